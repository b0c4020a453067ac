import { carried, defineIntent, endAll, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import { Absent, isThere, Left, WHEN_CALLED } from '../health/alive.ts';
import { fightersWho, type Whom } from '../health/game-master.ts';
import { companyOf } from '../movement/carry.ts';
import { freePlaceNear, hasRoom } from '../movement/grid.ts';
import { Sat } from '../situations/riding.ts';
import { fighter, fighters } from '../state/fighter.ts';
import { mountOf } from '../state/linked-creatures.ts';
import { type Place, scene } from '../state/scene.ts';
import { ActionPoints } from './action-points.ts';
import { Initiative, rollInitiative } from './initiative.ts';

/** Where it comes in: -1 = at its own place. Older logs and files do not say it. */
type Joining = Whom & { readonly place?: Place };

/**
 * A fighter who is not there yet, or has left, joins with those whom it rides or carries: rolls initiative, and has no AP
 * before the next gain.
 * @rule HD-INI-002 HD-APS-002
 */
export const Join = defineIntent<Joining>('join', {
  rule: 'HD-INI-002',
  title: 'Join the fight',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    whom: fightersWho<Joining>('HD-INI-002', (view, who) => !isThere(view, who)),
    place: {
      kind: 'place',
      check(view, { with: { whom } }, at, refuse) {
        if (at !== undefined && at !== NOBODY && !(Number.isInteger(at) && hasRoom(view, whom, at))) refuse('HD-INI-002', 'a place with room on the board');
      },
      candidates: () => [NOBODY],
    },
  },
  perform(play, _by, { whom, place = NOBODY }) {
    comeIn(play, whom, place);
    return true;
  },
});

function comeIn(play: Play, whom: Id, place: Place): void {
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
  Initiative.spend(play, whom, Initiative.left(play, whom));
  rollInitiative(play, whom, 0);
}

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
