import { ConditionEnded, ConditionGiven, type Id, ResourceSet } from '@riposte/kernel';
import type { Arg, ChangeItem, Item, Name, RollItem, Say, Teller, Telling } from '@riposte/ruleset';
import { Hit } from '../attack/attack.ts';
import { CRITICAL_DC } from '../attack/critical-hits.ts';
import { ConstitutionRoll, SaveBonus, SaveRoll } from '../fighters/saves.ts';
import { HealRoll, SkillBonus, SkillRoll } from '../fighters/skills.ts';
import { Injured } from '../injuries/body.ts';
import { KNOCK_OUT_DC, STUN_DC } from '../injuries/heads.ts';
import { HEART_DC, Studied } from '../injuries/heart.ts';
import { EscapeRoll } from '../manoeuvres/grapple.ts';
import { TurnBegan } from '../rounds/turns.ts';
import { Dead } from '../stamina/dead.ts';
import { Strained } from '../stamina/strain.ts';
import { WAKING_DC } from '../stamina/unconscious.ts';
import type { Messages } from './messages.gen.ts';

type Speaker = Say<Messages>;

const OUTCOMES = ['failed', 'passed', 'critical'];

const isOf = (item: Item, { who }: RollItem): item is ChangeItem => item.kind === 'change' && item.who?.id === who.id;

/** What a check of Constitution was against: the injury, the blow or the sleep that it followed. */
function constitutionDc(items: readonly Item[], roll: RollItem): Arg | undefined {
  const at = items.indexOf(roll);
  const next = items.slice(at).find((item) => isOf(item, roll) && item.change[0] === Injured.id) as ChangeItem | undefined;
  const first = items.slice(at + 1).find(({ kind }) => kind === 'roll' || kind === 'change');
  if (next !== undefined && next === first && next.also?.kind === 'heart') return HEART_DC;
  for (const item of items.slice(0, at).reverse()) {
    if (!isOf(item, roll)) continue;
    if (item.change[0] === Injured.id && item.also?.kind === 'head') return item.values[1] === 2 ? STUN_DC : KNOCK_OUT_DC;
    if (item.change[0] === Strained.id && items.some((one) => one.kind === 'change' && one.change[0] === Hit.id)) return CRITICAL_DC;
    if (item.change[0] === TurnBegan.id) return WAKING_DC;
  }
  return undefined;
}

/** What a save against death was against: the injuries and the bleeding as they then were. */
function deathDc(items: readonly Item[], roll: RollItem): Arg | undefined {
  const known = items.slice(0, items.indexOf(roll)).filter((item): item is ChangeItem => isOf(item, roll) && item.also?.save !== undefined);
  const one = known[0]?.also?.counts === 'no' ? known[0] : known[known.length - 1];
  return one?.also?.save;
}

/** Those who died in an act: what else befell them goes without a word. */
export function deadIn(items: readonly Item[]): ReadonlySet<Id | undefined> {
  return new Set(items.flatMap((item) => (item.kind === 'change' && item.change[0] === ConditionGiven.id && item.condition === Dead ? [item.who?.id] : [])));
}

/** Saves and checks of Constitution of an act: "Golem: Saving throw d20 17 + 3 = 20 vs 16: passed". */
export function tellChecks(telling: Telling, say: Speaker, dc?: Arg): void {
  const { items } = telling.act;
  const dead = deadIn(items);
  for (const kind of [SaveRoll, ConstitutionRoll]) {
    for (let roll = telling.roll(kind); roll !== null; roll = telling.roll(kind)) {
      const mine = roll;
      const bonus = roll.numbers.findLast(({ query }) => query === SaveBonus.id);
      const con = items.find((item): item is ChangeItem => isOf(item, mine) && typeof item.also?.con === 'number')?.also?.con;
      const isDeath = kind === ConstitutionRoll && bonus !== undefined;
      if (!isDeath && dead.has(roll.who.id)) continue;
      const what = say.text(kind === SaveRoll ? 'name-save' : isDeath ? 'name-death' : 'name-constitution', {});
      const sum = bonus !== undefined ? say.sum(roll, [bonus]) : typeof con === 'number' ? withCon(say, roll, con) : say.sum(roll, []);
      const against = isDeath ? (deathDc(items, roll) ?? dc) : kind === SaveRoll ? dc : constitutionDc(items, roll);
      const how = OUTCOMES[roll.outcome] ?? 'failed';
      const more = { rule: roll.roll.rule, at: roll, rolls: [roll] };
      if (against === undefined) say.line('check-unseen', { who: roll.who, what, sum, how }, more);
      else say.line('check-of', { who: roll.who, what, sum, dc: against, how }, more);
    }
  }
}

/** A bare check of Constitution adds what no number of the roll holds. */
const withCon = (say: Speaker, roll: RollItem, con: number): string =>
  roll.faces === null || con === 0
    ? say.sum(roll, [])
    : `${say.sum(roll, [])} ${con < 0 ? '−' : '+'} ${Math.abs(con)} = ${roll.total + con}`.replace('= -', '= −');

/** The die of a skill with what is added, asked before or behind it. */
function skillSum(say: Speaker, roll: RollItem): string {
  const bonus = roll.numbers.findLast(({ query }) => query === SkillBonus.id) ?? roll.after.find(({ query }) => query === SkillBonus.id);
  return bonus === undefined ? say.sum(roll, []) : say.sum(roll, [bonus]);
}

const total = (roll: RollItem): number =>
  roll.total + (roll.numbers.findLast(({ query }) => query === SkillBonus.id)?.value ?? roll.after.find(({ query }) => query === SkillBonus.id)?.value ?? 0);

/** A check of a skill against what the act says. */
function tellSkill(telling: Telling, say: Speaker, kind: typeof HealRoll, name: 'name-heal' | 'name-escape' | 'name-lore', dc: Arg | undefined): boolean {
  const roll = telling.roll(kind);
  if (roll === null) return false;
  const sum = skillSum(say, roll);
  const what = say.text(name, {});
  const isPassed = kind === SkillRoll ? total(roll) >= Number(dc) : roll.outcome === 1;
  const more = { rule: roll.roll.rule, at: roll, rolls: [roll] };
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
  if (roll !== undefined) telling.changes(ResourceSet);
  if (result === true) telling.changes(ConditionEnded);
  say.head('escape', { by, from: given.from, how: roll === undefined ? 'open' : result === true ? 'free' : 'held' });
};

export const tellFirstAid: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  tellSkill(telling, say, HealRoll, 'name-heal', given.dc);
  telling.changes(ResourceSet);
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
  if (roll !== null) say.line('skill-roll', { sum: skillSum(say, roll) }, { rule: SkillRoll.rule, at: roll, rolls: [roll] });
};
