import { type ConditionDef, ConditionEnded } from '@riposte/kernel';
import { type ChangeItem, minus, type Name, type RollItem, type Teller, type Telling } from '@riposte/ruleset';
import { CheckRoll } from '../actions/checks.ts';
import { WillRoll } from '../attacks/defenses.ts';
import { ChanceRoll } from '../attacks/dice.ts';
import { Undaunted } from '../attacks/intimidate.ts';
import { Calmed } from '../conditions/calmed.ts';
import { Exposed, Unguarded } from '../conditions/exposed.ts';
import { Hidden } from '../conditions/hidden.ts';
import { ItemBroken, ItemLoaded, ItemMoved } from '../gear/items.ts';
import { Surges } from '../harm/aura.ts';
import { BleedingOut } from '../harm/death.ts';
import { ContestRoll, Escape, WhichHold } from '../maneuvers/hold.ts';
import { tellAction, tellBrokenOff, tellContest } from './contest.ts';
import { checkSum, checkTotal, dice, numberOf, onTopOf, type Speaker, withBonus } from './dice.ts';
import type { Messages } from './messages.gen.ts';

/** Tells who wanted to act first, and an action that was broken off; returns whether it was. */
function brokenOff(telling: Telling, say: Speaker): boolean {
  tellContest(telling, say);
  return tellBrokenOff(telling, say);
}

/** The check of an action, and all rolls of its kind that are left. */
const checks = (telling: Telling): readonly RollItem[] => [...telling.rolls(ContestRoll), ...telling.rolls(CheckRoll)];

/** A hold is broken, or not: both rolls on one line. */
export const tellEscape: Teller<Messages> = (telling, say) => {
  if (brokenOff(telling, say)) return;
  const { by, with: given, result } = telling.act;
  telling.answer(WhichHold);
  const all = checks(telling);
  const mine = all.find(({ who }) => who.id === by.id);
  const theirs = all.find(({ who }) => who.id !== by.id);
  const from = theirs?.who ?? given.holder ?? 'none';
  const isThing = theirs === undefined;
  if (mine === undefined || result === null) say.head('escape', { by, from, how: 'open' });
  else say.head('escape', { by, from, how: result === true ? (isThing ? 'free-thing' : 'free') : isThing ? 'held-thing' : 'held' });
  if (mine === undefined) return;
  const more = { rule: Escape.rule, at: mine, rolls: theirs === undefined ? [mine] : [mine, theirs] };
  const how = result === true ? 'free' : 'held';
  if (theirs === undefined) say.line('escape-roll', { mine: checkSum(say, mine), how }, more);
  else say.line('escape-rolls', { mine: checkSum(say, mine), yours: checkSum(say, theirs), how }, more);
};

/** Whom a fighter hides from: Stealth against the Awareness of each. */
export const tellHide: Teller<Messages> = (telling, say) => {
  if (brokenOff(telling, say)) return;
  const { by, result } = telling.act;
  const [roll] = checks(telling);
  const from: Name[] = [];
  for (let one = telling.given(Hidden, by); one !== null; one = telling.given(Hidden, by)) from.push(one.values[0] as Name);
  const how = result === null ? 'open' : from.length > 0 ? 'hidden' : result === true ? 'still' : 'seen';
  say.head('hide', { by, from, how });
  if (roll !== undefined) say.line('hide-roll', { roll: checkSum(say, roll), how }, { rule: CheckRoll.rule, at: roll, rolls: [roll] });
};

/** A check against the Will of another, on one line. */
function tellWill(telling: Telling, say: Speaker, skill: string, less: number): void {
  const check = telling.roll(CheckRoll);
  const will = telling.roll(WillRoll);
  if (check === null || will === null) return;
  const base = numberOf(will, 'will');
  const defence = base === undefined ? dice(say, will) : onTopOf(say, base.value, will);
  const said = { skill, check: checkSum(say, check), will: defence, how: telling.act.result === true ? 'failed' : 'resisted' };
  const more = { rule: WillRoll.rule, at: check, rolls: [check, will] };
  // What a threat loses betrays the Tier of the target: only who sees the dice for its Will sees it.
  if (less === 0) say.line('will-rolls', said, more);
  else if (base === undefined || check.faces === null) say.line('will-rolls-tier', said, more);
  else say.line('will-rolls-less', { ...said, less, left: minus(checkTotal(check) - less) }, more);
}

/** A threat that frightens, or does not. */
export const tellIntimidate: Teller<Messages> = (telling, say) => {
  tellContest(telling, say);
  const { by, with: given, result } = telling.act;
  telling.given(Undaunted, given.at as Name);
  say.head('intimidate', { by, at: given.at, how: result === true ? 'shaken' : result === false ? 'resisted' : 'open' });
  tellWill(telling, say, say.text('skill-intimidate', {}), Number(given.less ?? 0));
};

/** An animal is calmed, or does not listen. */
export const tellAnimal: Teller<Messages> = (telling, say) => {
  if (brokenOff(telling, say)) return;
  const { by, with: given, result } = telling.act;
  telling.given(Calmed, given.animal as Name);
  say.head('handle-animal', { by, animal: given.animal, how: result === true ? 'calmed' : result === false ? 'resisted' : 'open' });
  tellWill(telling, say, say.text('skill-handle-animal', {}), 0);
};

/** One check against a number that the rule gives. */
function tellCheck(telling: Telling, say: Speaker, needed: number | null, charge = 0): void {
  const check = telling.roll(CheckRoll);
  if (check === null) return;
  const more = { rule: CheckRoll.rule, at: check, rolls: [check] };
  const how = telling.act.result === true ? 'passed' : 'failed';
  if (needed === null) say.line('check-only', { check: checkSum(say, check) }, more);
  else if (charge === 0 || check.faces === null) say.line('check-vs', { check: checkSum(say, check), needed, how }, more);
  else say.line('check-charging', { check: checkSum(say, check), charge, total: minus(checkTotal(check) + charge), needed, how }, more);
}

const STABILIZED = 15;

/** First aid. */
export const tellFirstAid: Teller<Messages> = (telling, say) => {
  if (brokenOff(telling, say)) return;
  const { by, with: given, result } = telling.act;
  tellCheck(telling, say, STABILIZED);
  telling.given(BleedingOut);
  say.head('treat-wound', { by, patient: given.patient, how: result === true ? 'stopped' : result === false ? 'failed' : 'open' });
};

const CLIMBED = ['falls', 'nowhere', 'metre', 'half'] as const;

/** A climb: how far. */
export const tellClimb: Teller<Messages> = (telling, say) => {
  if (brokenOff(telling, say)) return;
  const { by, result } = telling.act;
  const check = telling.roll(CheckRoll);
  if (check !== null) {
    const bonus = check.after.filter(({ query, who }) => query === 'skill bonus' && who === by.id).reduce((all, { value }) => all + value, 0);
    say.line(
      'check-only',
      { check: check.faces === null ? dice(say, check) : withBonus(say, check, bonus) },
      { rule: CheckRoll.rule, at: check, rolls: [check] },
    );
  }
  say.head('climb', { by, how: typeof result === 'number' ? CLIMBED[result] : 'open' });
};

/** What it takes to break a door or wall. */
const BARRIERS: { readonly [barrier: string]: number } = { rotten: 20, simple: 30, stout: 40, stone: 50 };

/** A door or wall gives way, or holds. */
export const tellBreakDown: Teller<Messages> = (telling, say) => {
  if (brokenOff(telling, say)) return;
  const { by, chosen, result, with: given } = telling.act;
  const kind = String(chosen.barrier);
  tellCheck(telling, say, BARRIERS[kind] ?? null, Number(given.charge ?? 0));
  const barrier = say.text(`barrier-${kind}` as 'barrier-stone', {});
  say.head('break-down', { by, barrier, how: result === true ? 'broken' : result === false ? 'stands' : 'open' });
};

/** What handling a thing did to the guard. */
function guardAfter(telling: Telling, say: Speaker, by: Name): string {
  const how = telling.given(Unguarded, by) !== null ? 'unguarded' : telling.given(Exposed, by) !== null ? 'exposed' : 'kept';
  return say.text('guard', { how });
}

/** Defends, and is on guard again. */
export const tellDefend: Teller<Messages> = (telling, say) => {
  if (brokenOff(telling, say)) return;
  const { by, items } = telling.act;
  const ends = (condition: ConditionDef): ChangeItem[] =>
    items.filter(
      (item): item is ChangeItem => item.kind === 'change' && item.change[0] === ConditionEnded.id && item.condition === condition && item.who?.id === by.id,
    );
  const all = [ends(Exposed), ends(Unguarded)];
  telling.take(all.flat());
  // The unguarded are exposed by that alone.
  const [exposed, unguarded] = all.map((some) => some.filter(({ isCarried }) => isCarried !== true));
  const wasOpen = exposed.length > 0 ? (unguarded.length > 0 ? 'both' : 'exposed') : unguarded.length > 0 ? 'unguarded' : 'not';
  say.head('defend', { by, open: wasOpen });
};

/** Something is loaded, drawn, put away or picked up; shaking hands may drop it. */
export const tellHandling =
  (key: 'load' | 'equip' | 'stow' | 'pick-up'): Teller<Messages> =>
  (telling, say) => {
    if (brokenOff(telling, say)) return;
    const { by, with: given, result } = telling.act;
    const chance = telling.roll(ChanceRoll);
    const hasSlipped = chance !== null && chance.outcome === 0;
    if (chance !== null)
      say.line('chance-slip', { dice: dice(say, chance), slips: hasSlipped ? 'yes' : 'no' }, { rule: ChanceRoll.rule, at: chance, rolls: [chance] });
    telling.changes(ItemMoved);
    telling.changes(ItemLoaded);
    const how = hasSlipped ? 'slips' : result === false ? 'failed' : 'done';
    const guard = guardAfter(telling, say, by);
    if (key === 'load') say.head(key, { by, weapon: given.arm, how, guard });
    else say.head(key, { by, thing: given.thing, how, guard });
  };

/** Something is let go of or snatched. */
export const tellDrop =
  (key: 'drop' | 'snatch'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    telling.changes(ItemMoved);
    say.head(key, { by, thing: given.thing });
  };

/** A potion is drunk. */
export const tellDrink =
  (key: 'drink' | 'give-to-drink'): Teller<Messages> =>
  (telling, say) => {
    if (brokenOff(telling, say)) return;
    const { by, with: given, result, items } = telling.act;
    telling.changes(ItemBroken);
    const isSurge = items.some((item) => item.kind === 'change' && item.resource === Surges.id);
    telling.resource(Surges);
    const how = result === false ? 'failed' : isSurge ? 'surge' : 'done';
    if (key === 'drink') say.head(key, { by, thing: given.thing, how });
    else say.head(key, { by, thing: given.thing, patient: given.patient, how });
  };

/** A Recovery Surge, in a fight or at rest. */
export const tellSurge: Teller<Messages> = (telling, say) => {
  telling.resource(Surges);
  tellAction(telling, say);
};

/** A prisoner is taken, who lays down the weapons. */
export const tellCapture: Teller<Messages> = (telling, say) => {
  tellContest(telling, say);
  telling.changes(ItemMoved);
  say.head('accept-surrender', { by: telling.act.by, at: telling.act.with.at });
};
