import { type AnyContribution, adds, type Id, isOff, type Refuse, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { inTwoHands, statsOf } from '../gear/carried.ts';
import { metresBetween, metresFrom } from '../movement/board.ts';
import { cameFrom } from '../movement/borne.ts';
import { isClear, isClearFrom, stillClear, WALLS } from '../movement/sight.ts';
import { ruled } from '../rulings.ts';
import { Disadvantages } from './advantage.ts';
import type { Attack } from './attack.ts';

const REACH_BY_SIZE: { readonly [size: string]: number } = { gigantic: 1, huge: 1, tiny: -1, diminutive: -1, fine: -1, miniscule: -1 };

/** The farthest that a weapon, or -1 the bare hand, strikes, in metres. @rule RC-ENE-010 RC-UNA-003 RC-SIZ-011 RC-SIZ-012 */
export function metresOfReach(view: View, who: Id, item: Id): number {
  const stats = statsOf(view, item);
  const more = REACH_BY_SIZE[fighter(view, who).size] ?? 0;
  if (stats === null) return ruled(view).unarmedReach + Math.max(0, more);
  const reach = stats.twoHandReach > stats.reach && inTwoHands(view, who, stats) ? stats.twoHandReach : stats.reach;
  return ruled(view).metresOfReach(Math.max(0, reach + more));
}

export function isWithin(view: View, by: Id, item: Id, metres: number): boolean {
  return metres <= metresOfReach(view, by, item) && metres >= (statsOf(view, item)?.closest ?? 0);
}

export const inReach = (view: View, by: Id, at: Id, item: Id): boolean => isWithin(view, by, item, metresBetween(view, by, at)) && isClear(view, by, at);

/** The same when the dice are about to fall: what the game master ignores is no longer in the way. */
export const stillInReach = (view: View, by: Id, at: Id, item: Id): boolean =>
  (isWithin(view, by, item, metresBetween(view, by, at)) || isOff(view, OUT_OF_REACH, by)) && stillClear(view, by, at);

/** Whether the step that a fighter is taking began within reach. */
export const beganInReach = (view: View, by: Id, at: Id, item: Id): boolean => {
  const from = cameFrom(view, at);
  return from >= 0 && isWithin(view, by, item, metresFrom(view, at, from, by)) && isClearFrom(view, at, from, by);
};

export const OUT_OF_REACH = 'RC-ENE-010';

/** Refuses a target that no blow reaches: it is too far away, or behind a wall. @rule RC-ENE-010 */
export function refuseUnreached(view: View, by: Id, at: Id, refuse: Refuse): void {
  if (isClear(view, by, at)) refuse(OUT_OF_REACH, 'out-of-reach');
  else refuse(WALLS, 'obstructed');
}

/** Nearer than its maximum reach a weapon that is not Versatile strikes badly. @rule RC-ENE-010 */
function isTooClose(view: View, who: Id, { item, metres }: Attack): boolean {
  return item >= 0 && statsOf(view, item)!.awkward && metres < metresOfReach(view, who, item);
}

/** @rule RC-ENE-010 */
export const REACH_NUMBERS: readonly AnyContribution[] = [
  adds(Disadvantages, 1, {
    rule: 'RC-ENE-010',
    label: 'too close for the weapon',
    only: 'on Combat rolls nearer than the weapon reaches',
    when: (view, who, _against, { roll, attack }) => roll === 'combat' && attack !== null && isTooClose(view, who, attack),
  }),
];
