import { carried, defineCheckpoint, Entered, endAll, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import { Absent, isThere, Left, WHEN_CALLED } from '../health/alive.ts';
import { companyOf } from '../movement/carry.ts';
import { freePlaceNear } from '../movement/grid.ts';
import { Sat } from '../situations/riding.ts';
import { fighter, fighters, isFighter } from '../state/fighter.ts';
import { mountOf } from '../state/linked-creatures.ts';
import { type Place, scene } from '../state/scene.ts';
import { ActionPoints } from './action-points.ts';
import { rollInitiative } from './initiative.ts';

/** Comes in with those whom it rides or carries, at a place or at its own. */
export function comeIn(play: Play, whom: Id, place: Place): void {
  for (const who of companyOf(play, whom)) if (!isThere(play, who)) joins(play, who, place === NOBODY ? fighter(play, who).at : place);
}

/** Comes to a place, or the free one nearest to it, and rolls initiative in a fight that runs. @rule HD-INI-002 */
function joins(play: Play, whom: Id, at: Place): void {
  const mount = mountOf(play, whom);
  Sat(play, whom, mount < 0 ? freePlaceNear(play, whom, at) : fighter(play, mount).at);
  endAll(play, whom, Absent);
  endAll(play, whom, Left);
  if (scene(play).peace || scene(play).round === 0) return;
  ActionPoints.spend(play, whom, ActionPoints.left(play, whom));
  rollInitiative(play, whom, 0);
}

/** Whom the game master brings in joins, unless it is to come later (R-LEAVING). @rule HD-INI-002 */
export const Newcomer = defineCheckpoint('newcomer', {
  rule: 'HD-INI-002',
  watches: [Entered],
  settle(play, who) {
    if (isFighter(play, who) && isThere(play, who)) joins(play, who, fighter(play, who).at);
  },
});

/** The round for which an absent fighter is announced; 0 or less = the game master lets it in. */
const arrivesIn = (view: View, who: Id): number => carried(view, who, Absent)[0]?.value ?? 0;

/** Whether a fighter is announced for a later round. */
export const isAwaited = (view: View, who: Id): boolean => arrivesIn(view, who) > 0;

/** Whether the fight may end before a fighter comes. */
export const comesWhenCalled = (view: View, who: Id): boolean => arrivesIn(view, who) === WHEN_CALLED;

/** Those come who are announced for this round (R-LEAVING). */
export function arrivals(play: Play, round: number): void {
  for (const { id } of fighters(play)) if (isAwaited(play, id) && arrivesIn(play, id) <= round) comeIn(play, id, NOBODY);
}
