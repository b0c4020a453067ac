import {
  after,
  ConditionGiven,
  carried,
  defineChange,
  defineCheckpoint,
  defineIntent,
  end,
  give,
  type Id,
  type IntentContext,
  NOBODY,
  oneOf,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { ActionPoints, needsAp, needsWholeTurn, payExclusive, payMajor, payMinor, TurnEnded, TurnsEnding } from '../actions/action-points.ts';
import { Stuck } from '../problematic-situations/afflictions.ts';
import { foes, land, meleeAttack, resolve } from '../attack-and-defence/attack.ts';
import { awake, Grabbed, Helpless, Prone, Stunned } from '../problematic-situations/helpless.ts';
import { type Fighter, fighter, fighters } from '../characters/fighter.ts';
import { canWalk, Moved, moveWithHeld, neighbour, runAlong, runningPath } from '../actions/movement.ts';
import { OwnAp } from '../characters/checks.ts';
import { distance } from '../actions/regions.ts';
import { Mounted, mountOf, payerOf, Ridden, Riding } from './mounted.ts';
import { bearsTrait } from '../characters/traits.ts';
import { meleeWeapon } from '../equipment/weapon.ts';
import { survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';

/** AP of the turn that are for movement only. */
export const ExtraMovesSet = defineChange('extra-moves', (store, who: Id, moves: number): boolean => {
  if ((store.state.entities[who] as Fighter).extraMoves === moves) return false;
  (store.edit(who) as Fighter).extraMoves = moves;
  return true;
});

/**
 * Deals the AP of the pair at the start of its turn. What the mount has more than its rider is for movement only; what
 * the rider has more is not. The rider's pool holds what serves for anything but movement, the mount's what of that
 * also serves for movement. @rule SS-MNT-005 SS-MNT-006
 */
export function shareAp(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  const total = ActionPoints.left(play, rider);
  const own = Math.min(total, OwnAp(play, rider));
  const moves = Math.min(total, OwnAp(play, mount));
  ActionPoints.spend(play, rider, total - own);
  ActionPoints.refill(play, mount, Math.min(own, moves));
  ExtraMovesSet(play, rider, Math.max(0, moves - own));
}

/** AP the pair can still ride with. */
export function ridingAp(view: View, rider: Id): number {
  return fighter(view, rider).extraMoves + Math.min(ActionPoints.left(view, rider), ActionPoints.left(view, mountOf(view, rider)));
}

function payRide(play: Play, rider: Id): void {
  const { extraMoves } = fighter(play, rider);
  if (extraMoves > 0) return ExtraMovesSet(play, rider, extraMoves - 1);
  payMinor(play, rider);
  ActionPoints.spend(play, mountOf(play, rider), 1);
}

const CANNOT_CARRY = [Grabbed, Prone, Helpless, Stunned, Stuck];

function canRide(view: View, by: Id, refuse: Refuse): void {
  if (!view.has(by, Mounted)) return refuse('SS-MNT-001', 'not mounted');
  if (ridingAp(view, by) < 1) refuse('SS-MNT-006', 'no AP left that serves for movement');
  canWalk(view, by, refuse);
  const mount = mountOf(view, by);
  for (const one of CANNOT_CARRY) if (view.has(mount, one)) refuse('SS-MNT-007', `the mount is ${one.title}`);
}

/** Rides one region: a minor action that provokes in the region left. @rule SS-MNT-005 SS-MNT-006 */
export const Ride = defineIntent<{ readonly to: number }>('ride', {
  rule: 'SS-MNT-001',
  title: 'Ride',
  tags: ['action', 'physical', 'movement'],
  available: canRide,
  params: { to: neighbour('SS-OPP-004') },
  perform(play, by, { to }) {
    if (!survivesOpening(play, by, NOBODY, 'rides away')) return false;
    payRide(play, by);
    moveWithHeld(play, by, to);
    give(play, by, Riding, { until: after(play, TurnsEnding, by, 0) });
    return true;
  },
});

/** Runs on the mount, three regions: exclusive. @rule SS-MNT-008 SS-MNT-009 */
export const Gallop = defineIntent<{ readonly along: readonly number[] }>('gallop', {
  rule: 'SS-MNT-008',
  title: 'Gallop',
  tags: ['action', 'physical', 'movement', 'run'],
  available(view, by, refuse) {
    canRide(view, by, refuse);
    if (fighter(view, by).acted) refuse('SS-APS-003', 'an exclusive action is the only action of its turn');
  },
  params: { along: runningPath() },
  perform(play, by, { along }) {
    if (!survivesOpening(play, by, NOBODY, 'gallops')) return false;
    const mount = mountOf(play, by);
    ExtraMovesSet(play, by, 0);
    ActionPoints.spend(play, mount, ActionPoints.left(play, mount));
    payExclusive(play, by);
    runAlong(play, by, along);
    return true;
  },
});

/** The mount attacks at its rider's word: its own dice, the pair's AP. @rule SS-MNT-007 */
export const MountStrike = defineIntent<{ readonly at: Id }>('mount-strike', {
  rule: 'SS-MNT-007',
  title: 'Strike with the mount',
  tags: ['action', 'attack'],
  available(view, by, refuse) {
    if (!view.has(by, Mounted)) return refuse('SS-MNT-001', 'not mounted');
    needsAp(view, by, refuse);
    const mount = mountOf(view, by);
    if (meleeWeapon(view, mount) === null) refuse('SS-MNT-007', 'the mount has nothing to strike with');
    for (const one of [Helpless, Stunned, Stuck]) if (view.has(mount, one)) refuse('SS-MNT-007', `the mount is ${one.title}`);
  },
  params: {
    at: oneOf<IntentContext<{ readonly at: Id }>, Id>({
      rule: 'SS-MNT-007',
      candidates: (view, { by }) => foes(view, by).filter((foe) => distance(view, by, foe) === 0),
    }),
  },
  perform(play, by, { at }) {
    payMajor(play, by);
    const attack = meleeAttack(play, mountOf(play, by), at);
    const won = resolve(play, attack);
    if (won > 0) land(play, attack, won);
    return true;
  },
});

/** Getting on or off: minor, for the unskilled exclusive. @rule SS-MNT-020 SS-MNT-021 */
function needsToMount(view: View, by: Id, refuse: Refuse): void {
  if (bearsTrait(view, by, 'riding')) needsAp(view, by, refuse);
  else needsWholeTurn(view, by, refuse);
}

/** Pays for getting on or off; false when an opening ended it. @rule SS-MNT-020 SS-MNT-021 SS-OPP-002 */
function payToMount(play: Play, by: Id, why: string): boolean {
  if (bearsTrait(play, by, 'riding')) payMinor(play, by);
  else {
    if (!survivesOpening(play, by, NOBODY, why)) return false;
    payExclusive(play, by);
  }
  return true;
}

/** Somebody of one's own side, at least a size step larger, that nobody rides. */
const mounts = (view: View, by: Id): Id[] =>
  fighters(view)
    .filter(
      (one) =>
        one.id !== by &&
        one.side === fighter(view, by).side &&
        one.size > fighter(view, by).size &&
        one.region === fighter(view, by).region &&
        awake(view, one.id) &&
        !view.has(one.id, Ridden) &&
        !view.has(one.id, Mounted),
    )
    .map((one) => one.id);

/** Mounts. The pair acts on the rider's turn. @rule SS-MNT-020 */
export const Mount = defineIntent<{ readonly on: Id }>('mount', {
  rule: 'SS-MNT-020',
  title: 'Mount',
  tags: ['action', 'physical', 'on-foot'],
  available: needsToMount,
  params: { on: oneOf<IntentContext<{ readonly on: Id }>, Id>({ rule: 'SS-MNT-001', candidates: (view, { by }) => mounts(view, by) }) },
  perform(play, by, { on }) {
    if (!payToMount(play, by, 'mounts')) return false;
    give(play, by, Mounted, { source: on });
    give(play, on, Ridden, { source: by });
    ActionPoints.refill(play, on, Math.min(ActionPoints.left(play, by), OwnAp(play, on)));
    return true;
  },
});

/** @rule SS-MNT-020 SS-MNT-021 */
export const Dismount = defineIntent('dismount', {
  rule: 'SS-MNT-020',
  title: 'Dismount',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    needsToMount(view, by, refuse);
    if (!view.has(by, Mounted)) refuse('SS-MNT-001', 'not mounted');
  },
  perform(play, by) {
    if (payToMount(play, by, 'dismounts')) part(play, by);
    return true;
  },
});

/** Rider and mount are two again. */
export function part(play: Play, rider: Id): void {
  for (const one of carried(play, rider, Mounted)) {
    for (const back of carried(play, one.source, Ridden)) end(play, one.source, back.id);
    end(play, rider, one.id);
  }
  ExtraMovesSet(play, rider, 0);
}

/** Whether rider and mount are still together: both up, in one place, the rider not on the ground. @rule SS-MNT-001 */
function isInSaddle(view: View, rider: Id): boolean {
  const mount = mountOf(view, rider);
  return awake(view, rider) && awake(view, mount) && !view.has(rider, Prone) && fighter(view, rider).region === fighter(view, mount).region;
}

/** When rider or mount goes down, or one is moved without the other, the pair is none any more; the rider finishes the turn on foot. */
export const Unhorsed = defineCheckpoint('unhorsed', {
  rule: 'SS-MNT-001',
  watches: [ConditionGiven, Moved],
  settle(play, who) {
    const rider = payerOf(play, who);
    if (!play.has(rider, Mounted) || isInSaddle(play, rider)) return;
    part(play, rider);
    if (!awake(play, rider)) TurnEnded(play, rider);
  },
});
