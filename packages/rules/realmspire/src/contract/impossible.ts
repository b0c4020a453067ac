import type { Id, View } from '@riposte/kernel';
import { Carried } from '../actions-in-combat/carrying.ts';
import { fighters } from '../characters/fighter.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import { isFree } from '../positioning/places.ts';

/** A fact of a given state that the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = {
  bleeding: 'value',
  fatigued: 'value',
  warded: 'value',
  'damaged-armour': 'value',
  'damaged-shield': 'value',
  feinting: 'by',
  grappled: 'by',
  grappling: 'by',
  away: 'value',
  carrying: 'by',
  carried: 'by',
} as const;

/** More health than there can be, and two who are awake on one point. */
export function impossible(view: View): Impossible[] {
  return fighters(view).flatMap(({ id, x, y, health, maxHealth }) => [
    ...(health > maxHealth ? [{ who: id, fact: ['health'], expected: `at most ${maxHealth}` }] : []),
    ...(!isPresent(view, id) || view.has(id, Carried) || isFree(view, id, [x, y])
      ? []
      : [{ who: id, fact: ['at'], expected: 'a point of the board where nobody else stands' }]),
  ]);
}
