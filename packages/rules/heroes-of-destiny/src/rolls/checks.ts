import { defineQuery, defineRoll, type Id, type Play, type Pool, plainSum, type Roll } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { type Attribute, fighter, skill } from '../state/fighter.ts';
import { ordinary } from './dice.ts';

interface CheckDef {
  readonly attribute: Attribute;
  readonly skill: string;
  readonly specialization: string;
  /** How often Size is added. */
  readonly size: -1 | 0 | 1;
  readonly rule: string;
}

const checkOf = (attribute: Attribute, skillName: string, specialization: string, rule: string, size: -1 | 0 | 1 = 0): CheckDef => ({
  attribute,
  skill: skillName,
  specialization,
  size,
  rule,
});

/** Every check of the book but weapon checks: attribute, skill and specialization. @rule HD-ATK-013 HD-ATK-014 HD-ATK-015 HD-ATK-016 HD-ATK-009 */
export const CHECKS = {
  initiative: checkOf('prc', 'Reflex', 'Initiative', 'HD-INI-002'),
  power: checkOf('str', 'Athletics', 'Power', 'HD-ATK-013', 1),
  agility: checkOf('dex', 'Reflex', 'Agility', 'HD-ATK-014', -1),
  fortitude: checkOf('vit', 'Resistance', 'Fortitude', 'HD-ATK-015'),
  willpower: checkOf('prs', 'Resistance', 'Willpower', 'HD-ATK-016'),
  death: checkOf('vit', '', '', 'HD-HDH-004'),
  recovery: checkOf('vit', '', '', 'HD-RCV-003'),
  'healing-wounds': checkOf('lor', 'Healing', 'Wounds', 'HD-MSC-012'),
  healing: checkOf('lor', 'Healing', 'Conditions', 'HD-MSC-018'),
  jumping: checkOf('str', 'Athletics', 'Jumping', 'HD-JMP-001'),
  running: checkOf('str', 'Athletics', 'Running', 'HD-POS-014'),
  climbing: checkOf('str', 'Athletics', 'Climbing', 'HD-SWC-001'),
  swimming: checkOf('str', 'Athletics', 'Swimming', 'HD-SWC-001'),
  balance: checkOf('dex', 'Acrobatics', 'Balance', 'HD-JMP-010'),
  'blind-running': checkOf('prc', 'Acrobatics', 'Balance', 'R-CONDITIONS'),
  gymnastics: checkOf('dex', 'Acrobatics', 'Gymnastics', 'HD-JMP-011'),
  acrobatics: checkOf('dex', 'Acrobatics', '', 'HD-QCK-003'),
  athletics: checkOf('str', 'Athletics', '', 'HD-QCK-003'),
  riding: checkOf('prs', 'Nature', 'Riding', 'HD-MNT-010'),
  hiding: checkOf('dex', 'Stealth', 'Hiding', 'HD-SUR-003'),
  observation: checkOf('prc', 'Stealth', 'Observation', 'HD-SUR-003'),
  deceive: checkOf('prs', 'Deception', '', 'HD-MSC-008'),
  'see-through': checkOf('prc', 'Deception', '', 'HD-MSC-008'),
} as const satisfies Record<string, CheckDef>;

export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

/** What is added to the roll of a check. */
export const CheckBonus = defineQuery<CheckName>('check', {
  rule: 'HD-ATK-005',
  from: 'attribute, skill and specialization',
  base: (view, who, _against, name) => {
    const f = fighter(view, who);
    const check = CHECKS[name];
    return f[check.attribute] + skill(f, check.skill, check.specialization) + check.size * f.size;
  },
  combine: plainSum,
});

const rolls = Object.fromEntries(CHECK_NAMES.map((name) => [name, defineRoll(name, { rule: CHECKS[name].rule, title: `${name} check` })])) as {
  readonly [name in CheckName]: Roll;
};

export const CHECK_ROLLS: readonly Roll[] = CHECK_NAMES.map((name) => rolls[name]);

/** Rolls an ordinary check; `more` is what the rule at hand adds. Returns the total. */
export function roll(play: Play, who: Id, name: CheckName, more = 0): number {
  return rollWith(play, who, name, ordinary, more);
}

/** Rolls a combat check: a wild one. @rule HD-ROL-001 HD-ATK-006 HD-ATK-008 */
export function combatCheck(play: Play, who: Id, name: CheckName, more = 0): number {
  return rollWith(play, who, name, ruled(play).wild.dice, more);
}

export function rollWith(play: Play, who: Id, name: CheckName, dice: Pool, more = 0): number {
  return play.roll(rolls[name], who, dice) + CheckBonus(play, who, who, name) + more;
}

/** Whether an ordinary check reaches a number. The odds merge all rolls into two. */
export function passes(play: Play, who: Id, name: CheckName, tn: number, more = 0): boolean {
  const bonus = CheckBonus(play, who, who, name) + more;
  return play.roll(rolls[name], who, ordinary, (total) => (total + bonus >= tn ? 1 : 0)) === 1;
}

/** Whether a combat check reaches a number. */
export function passesWild(play: Play, who: Id, name: CheckName, tn: number, more = 0): boolean {
  const bonus = CheckBonus(play, who, who, name) + more;
  return play.roll(rolls[name], who, ruled(play).wild.dice, (total) => (total + bonus >= tn ? 1 : 0)) === 1;
}

export const rollOf = (name: CheckName): Roll => rolls[name];

/** A check of the healer: 5 less without a healing kit. @rule HD-MSC-015 HD-MSC-022 HD-MSC-028 HD-LRT-013 */
export const NO_KIT = -5;
