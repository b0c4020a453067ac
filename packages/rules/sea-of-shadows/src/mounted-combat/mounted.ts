import { adds, carried, defineCondition, type Id, NOBODY, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import {
  ActiveAdvantage,
  ApTotal,
  type Attack,
  AttackAdvantage,
  AttackRank,
  CheckAdvantage,
  isPhysical,
  isPhysicalCheck,
  OwnAp,
  RunDistance,
} from '../characters/checks.ts';
import { ruled } from '../rulings.ts';
import { bearsTrait } from '../characters/traits.ts';
import { weaponAt } from '../equipment/weapon.ts';

const isSkilled = (view: View, rider: Id): boolean => bearsTrait(view, rider, 'riding');

/** From horseback one hand strikes down on those who stand and have nothing long. @rule SS-MNT-015 SS-MNT-016 */
function strikesDown(view: View, against: Id, attack: Attack): boolean {
  if (attack.way !== 'melee' || weaponAt(view, attack.weapon)?.hands !== 1 || view.has(against, Mounted) || view.has(against, Ridden)) return false;
  return weaponAt(view, fighter(view, against).weapon)?.long !== true;
}

/** On the back of its source. @rule SS-MNT-004 SS-MNT-008 SS-MNT-015 SS-MNT-018 SS-MNT-019 */
export const Mounted = defineCondition('mounted', {
  rule: 'SS-MNT-001',
  title: 'mounted',
  contributes: [
    adds(ApTotal, (view, _who, _against, _context, riding) => OwnAp(view, riding!.source), { rule: 'SS-MNT-004', label: 'AP of the mount', stage: 'pair' }),
    adds(RunDistance, (view, _who, _against, _context, riding) => RunDistance(view, riding!.source) - 2, { rule: 'SS-MNT-008', label: 'the mount' }),
    adds(AttackAdvantage, 1, {
      rule: 'SS-MNT-015',
      label: 'from above',
      only: 'with one hand in melee, against somebody on foot without a long weapon',
      when: (view, _who, against, attack) => strikesDown(view, against, attack),
    }),
    adds(AttackAdvantage, -1, {
      rule: 'SS-MNT-018',
      label: 'unskilled rider',
      only: 'for an unskilled rider, on physical attacks',
      when: (view, who, _against, attack) => isPhysical(attack) && !isSkilled(view, who),
    }),
    adds(ActiveAdvantage, -1, { rule: 'SS-MNT-018', label: 'unskilled rider', only: 'for an unskilled rider', when: (view, who) => !isSkilled(view, who) }),
    adds(CheckAdvantage, -1, {
      rule: 'SS-MNT-018',
      label: 'unskilled rider',
      only: 'for an unskilled rider, on physical checks',
      when: (view, who, _against, check) => isPhysicalCheck(check) && !isSkilled(view, who),
    }),
    adds(ApTotal, 2, {
      rule: 'SS-MNT-019',
      label: 'unskilled rider',
      stage: 'halve',
      only: 'for an unskilled rider, where each is halved',
      when: (view, who) => !ruled(view).unskilledHalvesPair && !isSkilled(view, who),
    }),
    adds(OwnAp, 2, {
      rule: 'SS-MNT-019',
      label: 'unskilled rider',
      stage: 'halve',
      only: 'for an unskilled rider, where each is halved',
      when: (view, who) => !ruled(view).unskilledHalvesPair && !isSkilled(view, who),
    }),
    adds(ApTotal, 2, {
      rule: 'SS-MNT-019',
      label: 'unskilled rider',
      stage: 'halve pair',
      only: 'for an unskilled rider, where the pair is halved',
      when: (view, who) => ruled(view).unskilledHalvesPair && !isSkilled(view, who),
    }),
  ],
  forbids: [{ tags: ['on-foot'], rule: 'SS-MNT-001', reason: 'mounted: ride instead' }],
});

/** Carries its source; acts when the rider does. @rule SS-MNT-001 SS-MNT-008 */
export const Ridden = defineCondition('ridden', {
  rule: 'SS-MNT-001',
  title: 'ridden',
  contributes: [adds(RunDistance, 1, { rule: 'SS-MNT-008', label: 'four legs' })],
});

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

/** Shot from a mount that stands: the pair does not move for the rest of the turn. @rule SS-MNT-017 */
export const StandingStill = defineCondition('standing-still', {
  rule: 'SS-MNT-017',
  title: 'standing still',
  forbids: [{ tags: ['movement'], rule: 'SS-MNT-017', reason: 'shot from the standing mount this turn' }],
});

/** The mount of a rider, or NOBODY. */
export const mountOf = (view: View, rider: Id): Id => carried(view, rider, Mounted)[0]?.source ?? NOBODY;

/** The rider of a mount, or NOBODY. */
export const riderOf = (view: View, mount: Id): Id => carried(view, mount, Ridden)[0]?.source ?? NOBODY;

/** Whose AP pay for what somebody does: a ridden mount's come from the pair, which its rider stands for. @rule SS-MNT-001 */
export function payerOf(view: View, who: Id): Id {
  const rider = riderOf(view, who);
  return rider < 0 ? who : rider;
}
