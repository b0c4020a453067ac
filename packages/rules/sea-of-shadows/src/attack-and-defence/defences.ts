import {
  type AnyContribution,
  adds,
  defineAsk,
  defineChange,
  type Id,
  isOff,
  NOBODY,
  oneOf,
  type Play,
  type Pool,
  type Reason,
  type ReasonFacts,
  type View,
} from '@riposte/kernel';
import { ableToInterrupt } from '../actions/interrupts.ts';
import { fighter } from '../characters/fighter.ts';
import { hasFeature } from '../characters/traits.ts';
import { meleeWeapon, weaponAt } from '../equipment/weapon.ts';
import { spellAt } from '../magic/spell.ts';
import { Mounted, mountOf, payerOf, Ridden, riderOf } from '../mounted-combat/mounted.ts';
import { ruled } from '../rulings.ts';
import { type Attack, hasPhysicalEffect, isMelee, mustBeAimed } from './attack-dice.ts';
import { ActiveAdvantage, DEFENCES, type Defence, type DefenceBy, DefenceRank, defenceDie, MinimumDefence, PassiveAdvantage } from './defence-dice.ts';
import { isUnawareOf } from './unaware.ts';

/** Why a defence is closed; null if it is open. */
type WhyNot = readonly [rule: string, reason: Reason, facts?: ReasonFacts] | null;

/** The target's choice of one defence against one attack. The unaware have no choice. @rule SS-ATK-011 SS-UNA-001 */
export const ChooseDefence = defineAsk<Attack, DefenceBy>('choose-defence', {
  rule: 'SS-ATK-011',
  open: (view, who, attack) => attack.active && (ableToInterrupt(view, who) || isDefended(view, who, attack)) && !isUnawareOf(view, who, attack.by),
  answer: oneOf({
    rule: 'SS-ATK-011',
    candidates: (view, { who, about }) => DEFENCES.filter((by) => whyNotDefend(view, who, about, by) === null),
    words: () => DEFENCES,
    check: (view, { who, about }, by, refuse) => {
      const why = whyNotDefend(view, who, about, by);
      if (why !== null) refuse(...why);
    },
  }),
  fallback: () => 'passive',
});

const UNABLE: WhyNot = ['SS-APS-006', 'cannot-react'];

/** Whether one who is unable is defended by the other one of rider and mount. @rule SS-MNT-010 SS-MNT-014 */
const isDefended = (view: View, who: Id, attack: Attack): boolean =>
  (view.has(who, Mounted) || view.has(who, Ridden)) && DEFENCES.some((by) => by !== 'passive' && whyNotDefend(view, who, attack, by) === null);

/** Whether a rule bars a defence of this fighter; one that is ignored bars nothing. */
const counts = (view: View, rule: string, who: Id): boolean => !isOff(view, rule, who);

function whyNotDefend(view: View, who: Id, attack: Attack, by: DefenceBy): WhyNot {
  switch (by) {
    case 'passive':
      return null;
    case 'block':
      return whyNotBlock(view, who, attack);
    case 'parry':
      return whyNotParry(view, who, attack);
    case 'dodge':
      return whyNotDodge(view, who, attack);
    case 'mount-dodge':
      return whyNotByMount(view, who, attack);
    default:
      return ['SS-ATK-011', 'no-defence', { value: String(by) }];
  }
}

/** A block needs a shield and a hand for it. It stops no spell that is not resisted with DEF. @rule SS-BLK-001 SS-BLK-002 SS-BLK-003 */
function whyNotBlock(view: View, who: Id, attack: Attack): WhyNot {
  const guard = guardOf(view, who);
  if (guard < 0) return ['SS-MNT-013', 'rider-blocks'];
  if (!ableToInterrupt(view, guard)) return UNABLE;
  const stopsSpell = attack.way === 'spell' && spellAt(view, attack.spell).physical && spellAt(view, attack.spell).defence === 'DEF';
  if (!hasShield(view, guard) && counts(view, 'SS-BLK-001', who)) return ['SS-BLK-001', 'no-shield'];
  if (weaponAt(view, fighter(view, guard).weapon)?.hands === 2 && counts(view, 'R-GEAR', who)) return ['R-GEAR', 'both-hands'];
  if (attack.way === 'spell' && !stopsSpell && counts(view, 'SS-BLK-003', who)) return ['SS-BLK-003', 'no-block-spell'];
  return null;
}

/** A parry stops melee attacks only. @rule SS-PAR-001 SS-PAR-002 SS-PAR-003 */
function whyNotParry(view: View, who: Id, attack: Attack): WhyNot {
  const guard = guardOf(view, who);
  if (guard < 0) return ['SS-MNT-013', 'rider-parries'];
  if (!ableToInterrupt(view, guard)) return UNABLE;
  if (!isMelee(attack) && counts(view, 'SS-PAR-003', who)) return ['SS-PAR-003', attack.way === 'ranged' ? 'no-parry-ranged' : 'no-parry-spell'];
  const isTooLight = meleeWeapon(view, guard)?.light && weaponAt(view, attack.weapon)?.hands === 2;
  if (isTooLight && counts(view, 'R-GEAR', who)) return ['R-GEAR', 'too-light'];
  return null;
}

/** A dodge avoids what has a physical effect; riders cannot dodge. @rule SS-DOD-002 SS-MNT-011 */
function whyNotDodge(view: View, who: Id, attack: Attack): WhyNot {
  if (!hasPhysicalEffect(view, attack) && counts(view, 'SS-DOD-002', who)) return ['SS-DOD-002', 'nothing-to-dodge'];
  if (view.has(who, Mounted) && !hasFeature(view, who, 'saddle-acrobat') && counts(view, 'SS-MNT-011', who)) return ['SS-MNT-011', 'rider-dodges'];
  return ableToInterrupt(view, who) ? null : UNABLE;
}

/** A mount dodges for its rider. @rule SS-MNT-010 */
function whyNotByMount(view: View, who: Id, attack: Attack): WhyNot {
  const mount = mountOf(view, who);
  if (mount < 0) return ['SS-MNT-010', 'not-mounted'];
  if (!hasPhysicalEffect(view, attack) && counts(view, 'SS-DOD-002', who)) return ['SS-DOD-002', 'nothing-to-dodge'];
  return ableToInterrupt(view, mount) ? null : ['SS-APS-006', 'mount-cannot-dodge'];
}

/** Who parries and blocks for a target: the target; for a ridden mount its rider, if it has learned that, or NOBODY. @rule SS-MNT-013 */
function guardOf(view: View, who: Id): Id {
  const rider = riderOf(view, who);
  if (rider < 0) return who;
  return hasFeature(view, rider, 'mount-guard') || !counts(view, 'SS-MNT-013', who) ? rider : NOBODY;
}

function hasShield(view: View, who: Id): boolean {
  return hasFeature(view, who, 'shield') || hasFeature(view, who, 'large-shield');
}

/** What makes active defences better or worse for everyone. A large shield's rank stands with the shield. */
export const ACTIVE_DEFENCE: readonly AnyContribution[] = [blockHasAdvantage(), bareHandedParry(), parryNotMadeFor(), parryGiant(), dodgeWithoutRoom()];

/** What the minimum by range makes of a passive defence where it stands: its die, without disadvantage. @rule SS-MIN-001 SS-MIN-002 */
export const LEAST_DEFENCE: readonly AnyContribution[] = [
  adds(DefenceRank, (view, who, against, { attack }) => MinimumDefence(view, who, against, attack), {
    rule: 'SS-MIN-001',
    stage: 'minimum',
    label: 'minimum by range',
    only: 'where the minimum by range is better',
    when: minimumStands,
  }),
  adds(PassiveAdvantage, 0, {
    rule: 'SS-MIN-001',
    stage: 'minimum',
    label: 'minimum by range',
    only: 'where the minimum by range is better',
    when: minimumStands,
  }),
];

/** @rule SS-BLK-004 */
function blockHasAdvantage(): AnyContribution {
  return adds(ActiveAdvantage, 1, { rule: 'SS-BLK-004', label: 'block', only: 'for a block', when: (_view, _who, _against, { by }) => by === 'block' });
}

/** Bare hands parry a weapon with disadvantage, but not other bare hands. @rule SS-PAR-005 SS-GRP-003 */
function bareHandedParry(): AnyContribution {
  return adds(ActiveAdvantage, -1, {
    rule: 'SS-PAR-005',
    label: 'bare hands against a weapon',
    only: 'for a parry with bare hands against a weapon',
    when: (view, who, _against, { by, attack }) => by === 'parry' && meleeWeapon(view, who) === null && weaponAt(view, attack.weapon)?.natural === false,
  });
}

/** @rule SS-PAR-006 */
function parryNotMadeFor(): AnyContribution {
  return adds(ActiveAdvantage, -1, {
    rule: 'SS-PAR-006',
    label: 'weapon not made for parrying',
    only: 'for a parry with a weapon not made for it',
    when: (view, who, _against, { by }) => by === 'parry' && meleeWeapon(view, who)?.parries === false,
  });
}

/** An opponent two size steps larger is a giant. @rule SS-PAR-007 */
function parryGiant(): AnyContribution {
  return adds(ActiveAdvantage, -1, {
    rule: 'SS-PAR-007',
    label: 'giant opponent',
    only: 'for a parry against a foe two sizes larger',
    when: (view, who, against, { by }) => by === 'parry' && against >= 0 && fighter(view, against).size - fighter(view, who).size >= 2,
  });
}

/** @rule SS-DOD-004 */
function dodgeWithoutRoom(): AnyContribution {
  return adds(ActiveAdvantage, -1, {
    rule: 'SS-DOD-004',
    label: 'no room to manoeuvre',
    only: 'for a dodge without room',
    when: (view, who, _against, { by }) => (by === 'dodge' || by === 'mount-dodge') && !fighter(view, who).room,
  });
}

/** Who rolls the chosen defence: the mount that dodges for its rider, the rider who guards its mount, else the target. @rule SS-MNT-010 */
export function defenderOf(view: View, at: Id, by: DefenceBy): Id {
  if (by === 'mount-dodge') return mountOf(view, at);
  return by === 'block' || by === 'parry' ? guardOf(view, at) : at;
}

/** Pays for an active defence; the pair pays for rider and mount. @rule SS-BLK-001 SS-PAR-001 SS-DOD-001 */
export function payDefence(play: Play, at: Id): void {
  ruled(play).payInterrupt(play, payerOf(play, at));
}

/** The minimum by range is better than the target's own die. */
export const MinimumStands = defineChange('minimum-stands', (_store, _who: Id, _rank: number): void => {});

/** The dice of a block, parry or dodge. @rule SS-BLK-004 SS-PAR-004 SS-DOD-003 */
export function activeDice(play: Play, attack: Attack, by: DefenceBy, who: Id): Pool {
  const defence: Defence = { attack, by, die: defenceDie(play, attack, by) };
  return ruled(play).dice(DefenceRank(play, who, attack.by, defence), ActiveAdvantage(play, who, attack.by, defence));
}

/** The dice of the passive defence; where the attack must be aimed, at least the minimum by range. @rule SS-ATK-008 SS-ATK-009 SS-GRP-001 */
export function passiveDice(play: Play, attack: Attack): Pool {
  const defence: Defence = { attack, by: 'passive', die: defenceDie(play, attack, 'passive'), own: true };
  const rank = DefenceRank(play, attack.at, attack.by, defence);
  const advantage = PassiveAdvantage(play, attack.at, attack.by, defence);
  if (attack.way === 'melee') return ruled(play).dice(rank, advantage);
  return hasMinimum(play, attack) ? atLeastMinimum(play, attack, rank, advantage) : ruled(play).dice(rank, advantage);
}

/** Whether an attack must be aimed from some way off. @rule SS-MIN-001 */
const hasMinimum = (view: View, attack: Attack): boolean => mustBeAimed(view, attack) && attack.distance >= 0 && !isOff(view, 'SS-MIN-001', attack.at);

/** Whether the minimum by range is better than the target's own passive defence. @rule SS-MIN-001 */
function minimumStands(view: View, who: Id, against: Id, defence: Defence): boolean {
  if (defence.own || defence.by !== 'passive' || !hasMinimum(view, defence.attack)) return false;
  const own: Defence = { ...defence, own: true };
  const dice = ruled(view).dice(DefenceRank(view, who, against, own), PassiveAdvantage(view, who, against, own));
  return betterMinimum(view, who, against, defence.attack, dice) !== null;
}

/** The minimum by range where its dice are better on average than the target's own; else null. @rule SS-MIN-001 SS-MIN-002 */
function betterMinimum(view: View, who: Id, against: Id, attack: Attack, own: Pool): number | null {
  const least = MinimumDefence(view, who, against, attack);
  return average(ruled(view).dice(least, 0)) > average(own) ? least : null;
}

/**
 * The better of the target's dice and the minimum: the one with the higher average. The minimum never has disadvantage.
 * @rule SS-MIN-001 SS-MIN-002 SS-MIN-003 SS-HLP-004
 */
function atLeastMinimum(play: Play, attack: Attack, rank: number, advantage: number): Pool {
  const own = ruled(play).dice(rank, advantage);
  const least = betterMinimum(play, attack.at, attack.by, attack, own);
  if (least === null) return own;
  MinimumStands(play, attack.at, least);
  return ruled(play).dice(least, 0);
}

function average(pool: Pool): number {
  let mean = 0;
  for (const [total, mass] of pool.distribution()) mean += total * mass;
  return mean;
}
