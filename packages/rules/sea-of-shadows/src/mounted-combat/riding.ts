import {
  adds,
  carried,
  defineCondition,
  defineIntent,
  endAll,
  give,
  type Id,
  type IntentContext,
  NOBODY,
  oneOf,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { ActionPoints, needsAp, payExclusive, payMajor, payMinor } from '../actions/action-points.ts';
import { canWalk, moveWithHeld, neighbour, runAlong, runningPath } from '../actions/movement.ts';
import { distance } from '../actions/regions.ts';
import { TurnEnded, untilTurnEnds } from '../actions/turn.ts';
import { foes, strike } from '../attack-and-defence/attack.ts';
import { AttackAdvantage, AttackRank } from '../attack-and-defence/attack-dice.ts';
import { survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';
import { fighter } from '../characters/fighter.ts';
import { meleeWeapon, weaponAt } from '../equipment/weapon.ts';
import { Carrying } from '../problematic-situations/carrying.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { Slowed } from '../problematic-situations/slowed.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { escape, Grabbed } from '../unarmed-combat/grabbed.ts';
import { ExtraMovesSet, mountIsFit, mountOf, needsMount } from './mounted.ts';

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
  forbids: [{ tags: ['movement'], rule: 'SS-MNT-017', reason: 'shot-from-mount' }],
});

/** AP that the pair has left for movement. */
function ridingAp(view: View, rider: Id): number {
  return fighter(view, rider).extraMoves + Math.min(ActionPoints.left(view, rider), ActionPoints.left(view, mountOf(view, rider)));
}

/** Pays for a region: a minor action, a major one if the mount is slowed or the rider carries another. */
export function payRide(play: Play, rider: Id): void {
  if ((play.has(mountOf(play, rider), Slowed) || play.has(rider, Carrying)) && ruled(play).majorEndsTurn) TurnEnded(play, rider);
  const { extraMoves } = fighter(play, rider);
  if (extraMoves > 0) return ExtraMovesSet(play, rider, extraMoves - 1);
  payMinor(play, rider);
  ActionPoints.spend(play, mountOf(play, rider), 1);
}

/** What is against an act of the pair; who sits on no mount is refused for that alone. */
const ofPair =
  (against: (view: View, by: Id, mount: Id, refuse: Refuse) => void) =>
  (view: View, by: Id, refuse: Refuse): void => {
    const mount = mountOf(view, by);
    if (mount >= 0) against(view, by, mount, refuse);
  };

/** Refuses riding if the pair has no AP for it, holds another, or its mount cannot go. @rule SS-MNT-006 SS-MNT-007 */
export const canRide = ofPair((view, by, mount, refuse) => {
  if (ridingAp(view, by) < 1) refuse('SS-MNT-006', 'no-riding-ap');
  canWalk(view, by, refuse);
  canWalk(view, mount, refuse);
  mountIsFit(view, mount, ['action', 'physical', 'movement', 'on-foot'], refuse);
});

const canGallop = ofPair((view, by, mount, refuse) => {
  canRide(view, by, refuse);
  mountIsFit(view, mount, ['run'], refuse);
});

/** Rides one region: a minor action that gives an opening in the region left. @rule SS-MNT-005 SS-MNT-006 */
export const Ride = defineIntent<{ readonly to: number }>('ride', {
  rule: 'SS-MNT-001',
  title: 'Ride',
  tags: ['action', 'physical', 'movement'],
  needs: needsMount,
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
  needs: needsMount,
  available(view, by, refuse) {
    canGallop(view, by, refuse);
    if (fighter(view, by).acted) refuse('SS-APS-003', 'exclusive');
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
  needs: needsMount,
  available: ofPair((view, by, mount, refuse) => {
    needsAp(view, by, refuse);
    if (meleeWeapon(view, mount) === null) refuse('SS-MNT-007', 'mount-unarmed');
    if (view.has(by, Helpless)) refuse('SS-HLP-001', 'helpless');
    mountIsFit(view, mount, ['action', 'physical', 'attack'], refuse);
  }),
  params: {
    at: oneOf<IntentContext<{ readonly at: Id }>, Id>({
      rule: 'SS-MNT-007',
      candidates: (view, { by }) => foes(view, by).filter((foe) => distance(view, by, foe) === 0),
      check(view, { by }, at, refuse) {
        const isThere = view.state.entities[at]?.kind === 'fighter' && alive(view, at) && distance(view, by, at) === 0;
        if (!isThere || at === by || at === mountOf(view, by)) refuse('SS-MNT-007', 'no-target-for-mount');
      },
    }),
  },
  perform(play, by, { at }) {
    payMajor(play, by);
    strike(play, mountOf(play, by), at);
    return true;
  },
});

/** The mount gets up with its rider: a major action of the pair. @rule SS-MNT-007 SS-PRN-005 */
export const MountStandUp = defineIntent('mount-stand-up', {
  rule: 'SS-MNT-007',
  title: 'Let the mount stand up',
  tags: ['action', 'physical'],
  needs: needsMount,
  available: ofPair((view, by, mount, refuse) => {
    if (!view.has(mount, Prone)) return refuse('SS-PRN-005', 'mount-standing');
    needsAp(view, by, refuse);
    mountIsFit(view, mount, ['action', 'physical'], refuse);
  }),
  perform(play, by) {
    payMajor(play, by);
    endAll(play, mountOf(play, by), Prone);
    return true;
  },
});

/** The mount breaks a grab with its own STR; the pair pays what the roll says. @rule SS-MNT-007 SS-ESC-001 */
export const MountEscape = defineIntent<{ readonly from: Id }>('mount-escape', {
  rule: 'SS-MNT-007',
  title: 'Let the mount break free',
  tags: ['action', 'physical'],
  needs: needsMount,
  available: ofPair((view, by, mount, refuse) => {
    if (!view.has(mount, Grabbed)) return refuse('SS-ESC-001', 'mount-not-grabbed');
    needsAp(view, by, refuse);
    mountIsFit(view, mount, ['action', 'physical'], refuse);
  }),
  params: {
    from: oneOf<IntentContext<{ readonly from: Id }>, Id>({
      rule: 'SS-ESC-001',
      candidates: (view, { by }) => (mountOf(view, by) < 0 ? [] : carried(view, mountOf(view, by), Grabbed).map(({ source }) => source)),
    }),
  },
  perform(play, by, { from }) {
    escape(play, mountOf(play, by), from, by);
    return true;
  },
});
