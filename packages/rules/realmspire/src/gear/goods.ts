import { defineFeature, type FeatureDef } from '@riposte/kernel';
import type { Weapon } from './weapons.ts';

/** A thing to hold that is no weapon (R-HANDS). */
export interface Goods extends FeatureDef {
  /** Hands that hold it. */
  readonly hands: 1 | 2;
}

const goods = (id: string, hands: Goods['hands']): Goods => ({ ...defineFeature(id, { title: id }), hands });

/** Things to hold that are no weapons (R-HANDS). */
export const GOODS: readonly Goods[] = [
  goods('torch', 1),
  goods('lantern', 1),
  goods('orb', 1),
  goods('book', 1),
  goods('rope', 1),
  goods('chest', 2),
  goods('ladder', 2),
];

/** Hands that something takes: none for a part of the body. */
export function handsOf(thing: FeatureDef): number {
  if ('hands' in thing) return (thing as Goods).hands;
  if (!('weapon' in thing)) return 1;
  const { natural, twoHanded } = thing as Weapon;
  return natural ? 0 : twoHanded ? 2 : 1;
}
