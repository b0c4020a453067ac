import { adds, defineCondition, defineIntent, give, type Id, type IntentContext, NOBODY, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { ActionPoints, needsAp, payExclusive, payMajor, payMinor } from '../actions/action-points.ts';
import { canWalk, moveWithHeld, neighbour, runAlong, runningPath } from '../actions/movement.ts';
import { distance } from '../actions/regions.ts';
import { untilTurnEnds } from '../actions/turn.ts';
import { foes, strike } from '../attack-and-defence/attack.ts';
import { AttackAdvantage, AttackRank } from '../attack-and-defence/attack-dice.ts';
import { survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';
import { fighter } from '../characters/fighter.ts';
import { meleeWeapon, weaponAt } from '../equipment/weapon.ts';
import { Stuck } from '../problematic-situations/entangled.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import { Grabbed } from '../unarmed-combat/grabbed.ts';
import { ExtraMovesSet, Mounted, mountOf } from './mounted.ts';

/** The pair moved this turn: shots are disadvantaged, a lance strikes harder. @rule SS-MNT-017 */
export const Riding = defineCondition('riding-on', {
  rule: 'SS-MNT-017',
  title: 'riding on',
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'SS-MNT-017',
      label: 'from a moving mount',
      only: 'on shots',
      when: (_view, _who, _against, attack) => attack.way === 'ranged',
    }),
    adds(AttackRank, 1, {
      rule: 'R-GEAR',
      label: 'charge with a lance',
      only: 'with a lance',
      when: (view, _who, _against, attack) => weaponAt(view, attack.weapon)?.charges === true,
    }),
  ],
});

/** Shot from a standing mount: the pair does not move for the rest of the turn. @rule SS-MNT-017 */
export const StandingStill = defineCondition('standing-still', {
  rule: 'SS-MNT-017',
  title: 'standing still',
  forbids: [{ tags: ['movement'], rule: 'SS-MNT-017', reason: 'shot from the standing mount this turn' }],
});

/** AP that the pair has left for movement. */
function ridingAp(view: View, rider: Id): number {
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
  for (const condition of CANNOT_CARRY) if (view.has(mount, condition)) refuse('SS-MNT-007', `the mount is ${condition.title}`);
}

/** Rides one region: a minor action that gives an opening in the region left. @rule SS-MNT-005 SS-MNT-006 */
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
    give(play, by, Riding, { until: untilTurnEnds(play, by) });
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

/** The mount attacks for its rider: with its own dice and the AP of the pair. @rule SS-MNT-007 */
export const MountStrike = defineIntent<{ readonly at: Id }>('mount-strike', {
  rule: 'SS-MNT-007',
  title: 'Strike with the mount',
  tags: ['action', 'attack'],
  available(view, by, refuse) {
    if (!view.has(by, Mounted)) return refuse('SS-MNT-001', 'not mounted');
    needsAp(view, by, refuse);
    const mount = mountOf(view, by);
    if (meleeWeapon(view, mount) === null) refuse('SS-MNT-007', 'the mount has nothing to strike with');
    for (const condition of [Helpless, Stunned, Stuck]) if (view.has(mount, condition)) refuse('SS-MNT-007', `the mount is ${condition.title}`);
  },
  params: {
    at: oneOf<IntentContext<{ readonly at: Id }>, Id>({
      rule: 'SS-MNT-007',
      candidates: (view, { by }) => foes(view, by).filter((foe) => distance(view, by, foe) === 0),
    }),
  },
  perform(play, by, { at }) {
    payMajor(play, by);
    strike(play, mountOf(play, by), at);
    return true;
  },
});
