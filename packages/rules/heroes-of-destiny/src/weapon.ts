import type { FeatureDef, View } from '@riposte/kernel';

export interface Weapon extends FeatureDef {
  readonly weapon: true;
  readonly group: string;
  readonly ap: number;
  readonly accuracy: number;
  readonly damage: number;
  /** Yards that it bridges; 0 = the neighbouring square. For ranged weapons 0. */
  readonly reach: number;
  /** Yards of a range increment; 0 = a melee weapon. */
  readonly increment: number;
  readonly piercing: number;
}

export const weaponAt = (view: View, code: number): Weapon => view.rules.things[code] as Weapon;

export const isRanged = (weapon: Weapon): boolean => weapon.increment > 0;

/** Range increments that a shot may span. */
const MOST_INCREMENTS = 5;

/** How far a weapon attacks, in yards. */
export function rangeOf(weapon: Weapon): number {
  return isRanged(weapon) ? weapon.increment * MOST_INCREMENTS : weapon.reach;
}
