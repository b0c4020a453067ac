import { ConditionEnded, ConditionGiven, type Explanation, type Id, ResourceSet } from '@riposte/kernel';
import { type Arg, added, type ChangeItem, type Item, isShownOnly, minus, type Name, type RollItem, type Teller, type Telling } from '@riposte/ruleset';
import { Hit } from '../attack/attack.ts';
import { CRITICAL_DC } from '../attack/critical-hits.ts';
import { CheckAdvantage, ConstitutionRoll, SaveAdvantage, SaveBonus, SaveRoll } from '../fighters/saves.ts';
import { HealRoll, SkillAdvantage, SkillBonus, SkillRoll } from '../fighters/skills.ts';
import { Injured } from '../injuries/body.ts';
import { KNOCK_OUT_DC, STUN_DC } from '../injuries/heads.ts';
import { HEART_DC, Studied } from '../injuries/heart.ts';
import { EscapeRoll } from '../manoeuvres/grapple.ts';
import { TurnBegan } from '../rounds/turns.ts';
import { Dead } from '../stamina/dead.ts';
import { Strained } from '../stamina/strain.ts';
import { Unconscious, WAKING_DC } from '../stamina/unconscious.ts';
import type { Messages } from './messages.gen.ts';
import { tellPrice } from './prices.ts';
import { diceWhy, numberOf, type Speaker, sumWhy } from './sums.ts';

const OUTCOMES = ['failed', 'passed', 'critical'];

const isOf = (item: Item, { who }: RollItem): item is ChangeItem => item.kind === 'change' && item.who?.id === who.id;

/** What a check of Constitution is called, and the number that it must reach. */
interface Purpose {
  readonly name: 'name-constitution' | 'name-heart' | 'name-stun' | 'name-coma' | 'name-blow' | 'name-wake';
  readonly dc?: Arg;
}

/** What a check of Constitution was for: the injury, the blow or the sleep that it followed. */
function purposeOf(items: readonly Item[], roll: RollItem): Purpose {
  const at = items.indexOf(roll);
  const first = items.slice(at + 1).find(({ kind }) => kind === 'roll' || kind === 'change');
  if (first !== undefined && isOf(first, roll) && first.change[0] === Injured.id && first.also?.kind === 'heart') return { name: 'name-heart', dc: HEART_DC };
  for (const item of items.slice(0, at).reverse()) {
    if (!isOf(item, roll)) continue;
    if (item.change[0] === Injured.id && item.also?.kind === 'head')
      return item.values[1] === 2 ? { name: 'name-stun', dc: STUN_DC } : { name: 'name-coma', dc: KNOCK_OUT_DC };
    if (item.change[0] === Strained.id && items.some((item) => item.kind === 'change' && item.change[0] === Hit.id))
      return { name: 'name-blow', dc: CRITICAL_DC };
    if (item.change[0] === TurnBegan.id) return { name: 'name-wake', dc: WAKING_DC };
  }
  return { name: 'name-constitution' };
}

/** What a save against death was against: the injuries and the bleeding as they then were. */
function deathDc(items: readonly Item[], roll: RollItem): Arg | undefined {
  const known = items.slice(0, items.indexOf(roll)).filter((item): item is ChangeItem => isOf(item, roll) && item.also?.save !== undefined);
  const one = known[0]?.also?.counts === 'no' ? known[0] : known[known.length - 1];
  return one?.also?.save;
}

/** Those to whom an act gave a condition. */
const givenIn = (items: readonly Item[], given: { readonly id: string }): ReadonlySet<Id | undefined> =>
  new Set(
    items.flatMap((item) =>
      item.kind === 'change' && item.change[0] === ConditionGiven.id && item.condition?.id === given.id && !item.part ? [item.who?.id] : [],
    ),
  );

/** Those who died in an act: what else befell them goes without a word. */
export const deadIn = (items: readonly Item[]): ReadonlySet<Id | undefined> => givenIn(items, Dead);

/** Those who fell unconscious in an act. */
export const fallenIn = (items: readonly Item[]): ReadonlySet<Id | undefined> => givenIn(items, Unconscious);

/** Those whose check of Constitution decided whether they were stunned or only dazed. */
export const stunChecked = (items: readonly Item[]): ReadonlySet<Id | undefined> =>
  new Set(items.flatMap((item) => (item.kind === 'roll' && item.roll === ConstitutionRoll && isOfStun(items, item) ? [item.who.id] : [])));

const isOfStun = (items: readonly Item[], roll: RollItem): boolean =>
  !roll.numbers.some(({ query }) => query === SaveBonus.id) && ['name-stun', 'name-heart'].includes(purposeOf(items, roll).name);

/** Saves and checks of Constitution of an act: "Golem: saving throw d20 17 + 3 = 20 vs 16: passed". */
export function tellChecks(telling: Telling, say: Speaker, dc?: Arg): void {
  const dead = deadIn(telling.act.items);
  for (const roll of telling.rolls(SaveRoll)) if (!dead.has(roll.who.id)) sayCheck(say, roll, { name: 'name-save', dc, plus: bonusOf(roll) });
  for (const roll of telling.rolls(ConstitutionRoll)) tellConstitution(telling, say, roll, dead);
}

const bonusOf = (roll: RollItem): Explanation | undefined => numberOf(roll, SaveBonus.id);

/** The die of a save with what is added. */
const saveSum = (say: Speaker, roll: RollItem, plus: Explanation | undefined): string => sumWhy(say, roll, plus, SaveAdvantage.id, 'bonus');

/** A save against death, which has a bonus of saves, or a bare check. */
function tellConstitution(telling: Telling, say: Speaker, roll: RollItem, dead: ReadonlySet<Id | undefined>): void {
  const { items } = telling.act;
  const plus = bonusOf(roll);
  if (plus !== undefined) return sayCheck(say, roll, { name: 'name-death', dc: deathDc(items, roll), plus });
  if (dead.has(roll.who.id)) return;
  // Without its numbers a save against death is no other check.
  if (isShownOnly(telling, roll.who)) return sayCheck(say, roll, { name: 'name-constitution' });
  const con = items.find((item): item is ChangeItem => isOf(item, roll) && typeof item.also?.con === 'number')?.also?.con;
  sayCheck(say, roll, { ...purposeOf(items, roll), con: Number(con ?? 0) });
}

interface Check {
  readonly name: Purpose['name'] | 'name-save' | 'name-death';
  readonly dc?: Arg | undefined;
  readonly plus?: Explanation | undefined;
  /** What a bare check of Constitution adds, which no number of the roll holds. */
  readonly con?: number;
}

function sayCheck(say: Speaker, roll: RollItem, { name, dc, plus, con = 0 }: Check): void {
  const sum = plus === undefined ? withCon(say, roll, con) : saveSum(say, roll, plus);
  const how = OUTCOMES[roll.outcome] ?? 'failed';
  const said = { who: roll.who, what: say.text(name, {}), sum, how, so: say.text('check-so', { check: name, how }) };
  const isKnown = plus !== undefined || roll.faces !== null;
  const sums = isKnown ? [roll.total + (plus === undefined ? con : plus.value), ...(typeof dc === 'number' ? [dc] : [])] : [];
  const more = { rule: roll.roll.rule, at: roll, rolls: [roll], sums };
  if (dc === undefined) say.line('check-unseen', said, more);
  else say.line('check-of', { ...said, dc }, more);
}

/** A bare check of Constitution with its attribute. */
const withCon = (say: Speaker, roll: RollItem, con: number): string =>
  roll.faces === null || con === 0
    ? diceWhy(say, roll, CheckAdvantage.id)
    : `${diceWhy(say, roll, CheckAdvantage.id)}${added(con)} ${say.label('Constitution')} = ${minus(roll.total + con)}`;

/** Who is held by magic tries to break it at the end of the turn. */
export function tellHeld(telling: Telling, say: Speaker, dc: Arg | undefined): void {
  for (const roll of telling.rolls(SaveRoll)) {
    const plus = bonusOf(roll);
    const sum = saveSum(say, roll, plus);
    const how = OUTCOMES[roll.outcome] ?? 'failed';
    const sums = [roll.total + (plus?.value ?? 0), ...(typeof dc === 'number' ? [dc] : [])];
    say.line('check-held', { who: roll.who, sum, dc: dc ?? '?', how }, { rule: roll.roll.rule, at: roll, rolls: [roll], sums });
  }
}

const skillBonusOf = (roll: RollItem): Explanation | undefined => numberOf(roll, SkillBonus.id) ?? roll.after.find(({ query }) => query === SkillBonus.id);

/** The die of a skill with what is added, asked before or behind it. */
function skillSum(say: Speaker, roll: RollItem): string {
  return sumWhy(say, roll, skillBonusOf(roll), SkillAdvantage.id, 'skill');
}

const total = (roll: RollItem): number => roll.total + (skillBonusOf(roll)?.value ?? 0);

/** A check of a skill against what the act says. */
function tellSkill(telling: Telling, say: Speaker, kind: typeof HealRoll, name: 'name-heal' | 'name-escape' | 'name-lore', dc: Arg | undefined): boolean {
  const roll = telling.roll(kind);
  if (roll === null) return false;
  const sum = skillSum(say, roll);
  const what = say.text(name, {});
  const isPassed = kind === SkillRoll ? total(roll) >= Number(dc) : roll.outcome === 1;
  const more = { rule: roll.roll.rule, at: roll, rolls: [roll], sums: [total(roll), ...(typeof dc === 'number' ? [dc] : [])] };
  say.line('check', { what, sum, dc: dc ?? '?', how: isPassed ? 'passed' : 'failed' }, more);
  return isPassed;
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** Breaks out of a hold, or not. */
export const tellEscape: Teller<Messages> = (telling, say) => {
  const { by, with: given, items, result } = telling.act;
  const roll = items.find((item): item is RollItem => item.kind === 'roll' && item.roll === EscapeRoll);
  const dc = roll?.numbers.findLast(({ query }) => query === 'defence value')?.value;
  tellSkill(telling, say, EscapeRoll, 'name-escape', dc);
  if (roll !== undefined) tellPrice(say, telling.changes(ResourceSet));
  if (result === true) telling.changes(ConditionEnded);
  say.head('escape', { by, from: given.from, how: roll === undefined ? 'open' : result === true ? 'free' : 'held' });
};

export const tellFirstAid: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  tellSkill(telling, say, HealRoll, 'name-heal', given.dc);
  tellPrice(say, telling.changes(ResourceSet));
  telling.changes(ConditionEnded);
  const isSelf = (given.patient as Name).id === by.id;
  say.head('first-aid', { by, at: given.patient, done: `${isSelf ? 'self-' : ''}${yes(result === true)}` });
};

export const tellTreat: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  tellSkill(telling, say, HealRoll, 'name-heal', given.dc);
  say.head('treat', { by, at: given.owner, part: given['part-name'], done: yes(result === true) });
};

export const tellLocate: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  telling.changes(Studied);
  tellSkill(telling, say, SkillRoll, 'name-lore', given.dc);
  say.head('locate-heart', { by, at: given.of, found: yes(result === true) });
};

export const tellSkillUse: Teller<Messages> = (telling, say) => {
  const { by, with: given } = telling.act;
  const roll = telling.roll(SkillRoll);
  say.head('use-skill', { by, skill: given.skill });
  if (roll !== null) say.line('skill-roll', { sum: skillSum(say, roll) }, { rule: SkillRoll.rule, at: roll, rolls: [roll], sums: [total(roll)] });
};
