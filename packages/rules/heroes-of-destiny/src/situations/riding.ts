import {
  ConditionGiven,
  carried,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineIntent,
  endAll,
  GM,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  place,
  type View,
} from '@riposte/kernel';
import { covered, distance, sees } from '@riposte/space';
import { COSTS } from '../actions/costs.ts';
import { alive, awake, isThere } from '../health/alive.ts';
import { board, bodyAt, bodyOf, Distance } from '../movement/distance.ts';
import { hasRoom, nextPlaces, othersWithin } from '../movement/grid.ts';
import { Crouching, Prone } from '../movement/posture.ts';
import { hasLine } from '../rolls/sight.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { gainsAtTurnEnd } from '../sequence/ap-at-turn-end.ts';
import { type Fighter, fighter, isFighter } from '../state/fighter.ts';
import { Mounted, mountOf, riderOf, sharesTurn } from '../state/linked-creatures.ts';
import { Ridden } from '../state/ridden.ts';
import { type Place, scene } from '../state/scene.ts';
import { comesTo } from './medium.ts';
import { Calming } from './mount-control.ts';

/** Asked for a creature so much larger that it may be ground to stand on and no mount. @rule HD-MNT-003 */
export const Platform = defineAsk<{ readonly mount: Id; readonly rider: Id }, boolean>('is-platform', {
  rule: 'HD-MNT-003',
  open: (view, _gm, { mount, rider }) => fighter(view, mount).size - fighter(view, rider).size > 7,
  answer: oneOf({ rule: 'HD-MNT-003', candidates: () => [true, false] }),
  fallback: (view, _gm, { mount, rider }) => fighter(view, mount).size - fighter(view, rider).size > 7,
});

/** Climbs onto a mount that is at least as large as the rider. @rule HD-POS-012 HD-MNT-001 HD-POS-002 */
export const Mount = defineIntent<{ readonly on: Id }>('mount', {
  rule: 'HD-POS-012',
  title: 'Mount',
  tags: ['action', 'moving', 'hurried'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (mountOf(view, by) >= 0) refuse('HD-POS-012', 'mounted-already');
    if (view.has(by, Prone)) refuse('HD-POS-002', 'crouch-first');
  },
  params: {
    on: oneOf<IntentContext<{ readonly on: Id }>, Id>({
      rule: 'HD-POS-012',
      candidates: (view, { by }) => othersWithin(view, by, 1).filter((other) => fighter(view, other).side === fighter(view, by).side),
      check(view, { by }, on, refuse) {
        if (!isFighter(view, on) || on === by || fighter(view, on).side !== fighter(view, by).side) return refuse('HD-POS-012', 'not-your-mount');
        if (Distance(view, by, on) > 1) refuse('HD-POS-012', 'not-adjacent');
        if (!hasLine(view, by, on)) refuse('HD-POS-012', 'wall-between');
        if (fighter(view, on).size < fighter(view, by).size) refuse('HD-MNT-001', 'mount-too-small');
        if (!awake(view, on) || view.has(on, Prone) || riderOf(view, on) >= 0) refuse('HD-POS-012', 'mount-taken');
      },
    }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.mount.ap }],
  perform(play, by, { on }) {
    if (play.ask(Platform, GM, { mount: on, rider: by })) return 'a platform, no mount';
    endAll(play, by, Crouching);
    give(play, by, Mounted, { source: on });
    give(play, on, Ridden, { source: by, value: fighter(play, on).hadTurn ? scene(play).round : 0 });
    Sat(play, by, fighter(play, on).at);
    comesTo(play, on, fighter(play, on).at);
    return true;
  },
});

export const Sat = defineChange('sat', (store, who: Id, at: Place): boolean => {
  if ((store.state.entities[who] as Fighter).at === at) return false;
  (store.edit(who) as Fighter).at = at;
  return true;
});

/** @rule HD-POS-012 */
export const Dismount = defineIntent<{ readonly to: Place }>('dismount', {
  rule: 'HD-POS-012',
  title: 'Dismount',
  tags: ['action', 'moving', 'hurried'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (mountOf(view, by) < 0) refuse('HD-POS-012', 'not-mounted');
  },
  params: {
    to: place<IntentContext<{ readonly to: Place }>, Place>({ rule: 'HD-POS-012', candidates: (view, { by }) => placesBeside(view, by) }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.mount.ap }],
  perform(play, by, { to }) {
    getsOff(play, by, to);
    return true;
  },
});

/** Places beside the mount on which its rider has room. */
function placesBeside(view: View, rider: Id): readonly Place[] {
  const mount = mountOf(view, rider);
  if (mount < 0) return [];
  const below = bodyOf(view, fighter(view, mount));
  const around = new Set(covered(board(view), below).flatMap((at) => nextPlaces(view, at)));
  return [...around].filter(
    (at) => hasRoom(view, rider, at) && distance(board(view), bodyAt(fighter(view, rider), at), below) === 1 && sees(board(view), below, at),
  );
}

function getsOff(play: Play, rider: Id, to: Place): void {
  partFromMount(play, rider);
  Sat(play, rider, to);
  comesTo(play, rider, to);
}

/** Throws a rider off, to the free place beside the mount that is nearest to `by`. */
export function unseat(play: Play, rider: Id, by: Id): void {
  const far = (at: Place): number => distance(board(play), at, bodyOf(play, fighter(play, by)));
  const [to] = [...placesBeside(play, rider)].sort((a, b) => far(a) - far(b));
  if (to !== undefined) getsOff(play, rider, to);
}

/** Comes off a mount that is still there: beside it where there is room. */
export function comesOff(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  const [beside] = mount >= 0 && alive(play, mount) && isThere(play, rider) ? placesBeside(play, rider) : [];
  if (beside === undefined) partFromMount(play, rider);
  else getsOff(play, rider, beside);
}

/** Nobody lies in the saddle, or rides what lies (R-MOUNTS), or crouches lying. */
export const FallsOff = defineCheckpoint('falls-off', {
  rule: 'HD-MNT-004',
  watches: [ConditionGiven],
  settle(play, who) {
    if (!isFighter(play, who) || !play.has(who, Prone)) return;
    endAll(play, who, Crouching);
    const rider = mountOf(play, who) >= 0 ? who : riderOf(play, who);
    if (rider >= 0 && isThere(play, mountOf(play, rider))) comesOff(play, rider);
  },
});

/** Whether a mount has had a turn in this round before it was mounted. */
export const isDone = (view: View, mount: Id): boolean => carried(view, mount, Ridden).some((condition) => condition.value === scene(view).round);

/** Rider and mount go their own ways; each has its own initiative again. A turn that they share is over for the mount. @rule HD-MNT-004 */
export function partFromMount(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  if (mount >= 0 && scene(play).acting === rider && sharesTurn(play, mount) && !isDone(play, mount)) gainsAtTurnEnd(play, mount);
  endAll(play, rider, Mounted);
  endAll(play, rider, Calming);
  if (mount >= 0) endAll(play, mount, Ridden);
}
