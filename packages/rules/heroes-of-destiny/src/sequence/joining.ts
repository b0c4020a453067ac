import { carried, defineIntent, endAll, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { Absent, isThere, Left } from '../health/alive.ts';
import type { Whom } from '../health/game-master.ts';
import { freePlaceNear } from '../movement/grid.ts';
import { Sat } from '../situations/riding.ts';
import { fighter, fighters } from '../state/fighter.ts';
import { mountOf } from '../state/linked-creatures.ts';
import { ActionPoints } from './action-points.ts';
import { Initiative, rollInitiative } from './initiative.ts';

/** A fighter joins a running fight: rolls initiative, and has no AP before the next gain. @rule HD-INI-002 HD-APS-002 */
export const Join = defineIntent<Whom>('join', {
  rule: 'HD-INI-002',
  title: 'Join the fight',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    whom: oneOf<IntentContext<Whom>, Id>({ rule: 'HD-INI-002', candidates: (view) => fighters(view).flatMap(({ id }) => (isThere(view, id) ? [] : [id])) }),
  },
  perform(play, _by, { whom }) {
    joins(play, whom);
    return true;
  },
});

/** Comes to its place, or the free one nearest to it, and rolls initiative. @rule HD-INI-002 */
function joins(play: Play, whom: Id): void {
  const mount = mountOf(play, whom);
  if (mount < 0) Sat(play, whom, freePlaceNear(play, whom, fighter(play, whom).at));
  endAll(play, whom, Absent);
  endAll(play, whom, Left);
  ActionPoints.spend(play, whom, ActionPoints.left(play, whom));
  Initiative.spend(play, whom, Initiative.left(play, whom));
  rollInitiative(play, whom, 0);
}

/** The round for which an absent fighter is announced; 0 = the game master lets it in. */
const arrivesIn = (view: View, who: Id): number => carried(view, who, Absent)[0]?.value ?? 0;

/** Whether somebody is still announced for a later round. */
export const isAwaited = (view: View): boolean => fighters(view).some(({ id }) => arrivesIn(view, id) > 0);

/** Those come who are announced for this round (R-LEAVING). */
export function arrivals(play: Play, round: number): void {
  for (const { id } of fighters(play)) if (arrivesIn(play, id) > 0 && arrivesIn(play, id) <= round) joins(play, id);
}
