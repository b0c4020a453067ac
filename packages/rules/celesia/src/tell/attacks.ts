import { type Explanation, ResourceSet } from '@riposte/kernel';
import type { Args, ChangeItem, Item, Name, RollItem, Say, Teller, Telling } from '@riposte/ruleset';
import { ChooseCleave } from '../actions/melee.ts';
import { ParryRoll } from '../actions/parry.ts';
import { ScatterRoll } from '../actions/throwing.ts';
import { Attacked, AttackMade, AttackRoll, Deflected, Hit, Missed } from '../attack/attack.ts';
import { AttackAdvantage, AttackBonus } from '../attack/attack-roll.ts';
import { ConfirmationRoll, NATURAL_20 } from '../attack/critical-hits.ts';
import { DefenceValue } from '../attack/defence-value.ts';
import { Dropped, HoldsNow } from '../gear/take-and-drop.ts';
import { Injured } from '../injuries/body.ts';
import { Moved } from '../positioning/board.ts';
import { Reactions } from '../rounds/reactions.ts';
import { Exhaustion, Stamina } from '../stamina/stamina.ts';
import { Strained } from '../stamina/strain.ts';
import { deadIn, tellChecks } from './checks.ts';
import type { Messages } from './messages.gen.ts';

export type Speaker = Say<Messages>;

/** One attack of an act, from its roll to its wounds. */
export interface Blow {
  at: Name | null;
  readonly attack: RollItem | null;
  parry: RollItem | null;
  confirmation: RollItem | null;
  value: number | null;
  how: 'open' | 'missed' | 'parried' | 'hit' | 'done';
  degrees: number;
  readonly wounds: ChangeItem[];
  readonly isCleave: boolean;
  /** Where it stands among what happened. */
  readonly item: Item;
}

/** The last number of this kind that was asked for a roll. */
export const numberOf = (roll: RollItem, query: string): Explanation | undefined => roll.numbers.findLast((one) => one.query === query);

const isChange = (item: Item, change: { readonly id: string }): boolean => item.kind === 'change' && item.change[0] === change.id;

/** The attacks of an act in their order; takes all that belongs to them, but not what they did to somebody. */
export function blowsOf(telling: Telling): Blow[] {
  const blows: Blow[] = [];
  let isCleave = false;
  const begin = (attack: RollItem | null, item: Item): Blow => {
    const value = attack === null ? undefined : numberOf(attack, DefenceValue.id)?.value;
    const blow: Blow = { at: null, attack, parry: null, confirmation: null, value: value ?? null, how: 'open', degrees: 0, wounds: [], isCleave, item };
    blows.push(blow);
    return blow;
  };
  for (const item of telling.act.items) {
    const now = blows[blows.length - 1];
    if (item.kind === 'answer' && item.ask === ChooseCleave.id) isCleave = item.value !== null;
    if (item.kind === 'roll' && item.roll === AttackRoll) begin(item, item);
    if (item.kind === 'roll' && item.roll === ParryRoll && now !== undefined) now.parry = item;
    if (item.kind === 'roll' && item.roll === ConfirmationRoll && now !== undefined) now.confirmation = item;
    if (item.kind !== 'change') continue;
    if (isChange(item, Attacked)) {
      const blow = now?.how === 'open' ? now : begin(null, item);
      blow.at = item.values[1] as Name;
      blow.value = Number(item.values[3]);
    } else if (now === undefined) continue;
    else if (isChange(item, Missed)) {
      now.at = item.values[1] as Name;
      now.how = 'missed';
    } else if (isChange(item, Deflected)) now.how = 'parried';
    else if (isChange(item, Hit)) {
      now.how = 'hit';
      now.degrees = Number(item.values[2]);
    } else if (isChange(item, Injured) && now.how === 'hit') now.wounds.push(item);
  }
  for (const roll of [AttackRoll, ParryRoll, ConfirmationRoll]) while (telling.roll(roll) !== null);
  for (const change of [Attacked, Missed, Deflected, Hit, AttackMade]) telling.changes(change);
  return blows;
}

/** "d20 17 (best of 17, 8: charging) + 12 = 29". */
export function sumWhy(say: Speaker, roll: RollItem, plus: readonly Explanation[], advantage: string): string {
  const text = say.sum(roll, plus);
  const net = numberOf(roll, advantage);
  if (net === undefined || net.value === 0) return text;
  const why = net.parts.filter(({ amount }) => amount * net.value > 0).map(({ label }) => say.label(label));
  return why.length === 0 ? text : text.replace(/(\((?:best|worst) of [^)]*)\)/, `$1: ${why.join(', ')})`);
}

/** The die of an attack or a parry with what is added to it. */
function attackSum(say: Speaker, roll: RollItem): string {
  const bonus = numberOf(roll, AttackBonus.id);
  return sumWhy(say, roll, bonus === undefined ? [] : [bonus], AttackAdvantage.id);
}

/** How an attack ended, for its line of dice. */
function resultOf(say: Speaker, { how, degrees, attack, confirmation, wounds }: Blow, isOfSeveral: boolean): string {
  if (how === 'missed') return say.text('result-missed', {});
  if (how === 'parried') return say.text('result-parried', {});
  if (how === 'done') return say.text('result-done', {});
  if (degrees < 0 || (how === 'hit' && wounds.length === 0 && degrees === 0)) return say.text('result-harmless', {});
  const isCritical = attack?.total === NATURAL_20 || confirmation?.outcome === 1;
  const result = say.text(isCritical ? 'result-critical' : 'result-hit', { degrees });
  const part = wounds[0]?.part;
  return isOfSeveral && part !== undefined ? say.text('result-part', { result, part: say.label(part.text) }) : result;
}

/** "Attack d20 13 + 6 = 19 vs defence 12: degree 1". */
export function tellRolls(say: Speaker, blow: Blow, rule: string, called: string, isOfSeveral = false): void {
  const { attack, parry, confirmation, value } = blow;
  const result = resultOf(say, blow, isOfSeveral);
  const what = say.text(called as 'name-attack', {});
  if (attack !== null) {
    const sum = attackSum(say, attack);
    const rolls = parry === null ? [attack] : [attack, parry];
    const more = { rule, at: attack, rolls };
    if (value === null) say.line('attack-unseen', { what, sum, result }, more);
    else if (parry === null) say.line('attack-roll', { what, sum, value, result }, more);
    else say.line('attack-parry', { what, sum, value, parry: attackSum(say, parry), result }, more);
  }
  if (confirmation !== null && attack !== null) {
    const bonus = numberOf(attack, AttackBonus.id);
    const sum = say.sum(confirmation, bonus === undefined ? [] : [bonus]);
    const more = { rule: ConfirmationRoll.rule, at: confirmation, rolls: [confirmation] };
    say.line('confirmation', { sum, value: value ?? '?', won: confirmation.outcome === 1 ? 'yes' : 'no' }, more);
  }
}

/** How an attack ended, as headlines know it. */
export function endOf({ how, parry, wounds }: Blow): string {
  if (how !== 'hit') return how;
  if (wounds.length === 0) return 'harmless';
  return parry === null ? 'hit' : 'failed';
}

interface Harm {
  readonly who: Name;
  readonly phrases: string[];
}

/** "Ilse: left eye injured, 2 strain (stamina 15 → 13)." What the dead lost besides their life is left out. */
export function tellHarm(telling: Telling, say: Speaker, key: 'harm' | 'tires' | 'bleeds' = 'harm'): void {
  const { by, items } = telling.act;
  const injured = telling.changes(Injured);
  const strained = telling.changes(Strained);
  const spent = telling.changes(ResourceSet);
  const dead = deadIn(items);
  const all: Harm[] = [];
  const mine = [...injured, ...strained, ...spent].filter(({ who }) => who !== null && !dead.has(who.id));
  const people = new Map(mine.map(({ who }) => [who!.id, who!]));
  for (const who of [...people.values()].sort((a, b) => Number(a.id === by.id) - Number(b.id === by.id))) {
    const isWho = (item: ChangeItem): boolean => item.who?.id === who.id;
    const phrases: string[] = [];
    const pool = (resource: { readonly id: string }): { readonly from: number; readonly to: number } => {
      const steps = spent.filter((item) => isWho(item) && item.resource === resource.id);
      return { from: steps[0]?.pool?.from ?? 0, to: steps[steps.length - 1]?.pool?.to ?? 0 };
    };
    const [reactions, stamina, exhaustion] = [Reactions, Stamina, Exhaustion].map(pool);
    if (who.id !== by.id && reactions.to < reactions.from) phrases.push(say.text('harm-reactions', { points: reactions.from - reactions.to }));
    const wounds = new Map(injured.filter(isWho).map((item) => [item.part?.id, item]));
    for (const { part, values, also } of wounds.values())
      phrases.push(say.text('injured-part', { part: say.label(part?.text ?? ''), state: also?.state ?? 'injured', to: values[1] }));
    const points = strained.filter(isWho).reduce((sum, { values }) => sum + Number(values[1]), 0);
    if (points > 0 && stamina.to < stamina.from) phrases.push(say.text('harm-strain', { points, ...stamina }));
    else if (points > 0) phrases.push(say.text('harm-strain-only', { points }));
    else if (stamina.to < stamina.from) phrases.push(say.text('harm-stamina', { points: stamina.from - stamina.to, ...stamina }));
    if (stamina.to <= 0 && stamina.from > 0) phrases.push(say.text('harm-exhausted', {}));
    if (exhaustion.to < exhaustion.from) phrases.push(say.text('harm-exhaustion', { points: exhaustion.from - exhaustion.to, ...exhaustion }));
    if (phrases.length > 0) all.push({ who, phrases });
  }
  for (const { who, phrases } of all) {
    const isInjured = injured.some((item) => item.who?.id === who.id);
    const at = key === 'harm' ? undefined : spent[0];
    say.line(isInjured ? 'harm' : key, { who, what: phrases.join(', ') }, { rule: isInjured ? 'CE-INJ-003' : '', ...(at && { at }) });
  }
}

/** Tells where things came to lie: what was thrown lands or sticks, the rest was dropped. */
export function tellDropped(telling: Telling, say: Speaker, isThrown: boolean): void {
  const dead = deadIn(telling.act.items);
  for (const item of telling.changes(Dropped)) {
    if (dead.has(item.who?.id)) continue;
    const scatter = isThrown ? telling.roll(ScatterRoll, item) : null;
    const { what = 'none', in: body = 'none', to = 'none' } = item.also ?? {};
    const more = { at: item };
    if (!isThrown || item.who?.id !== telling.act.by.id) say.line('drops', { who: item.who ?? 'none', what }, more);
    else if (body === 'none' && scatter !== null)
      say.line('scatters', { what, to, dice: say.dice(scatter) }, { rule: ScatterRoll.rule, at: item, rolls: [scatter] });
    else if (body === 'none') say.line('lands', { what, to }, more);
    else say.line('sticks', { what, in: body }, more);
  }
}

/** "The blow carries on and misses Bruno." */
const cleaveOf = (blow: Blow): Messages['cleave'] => ({ next: blow.at ?? 'none', part: blow.wounds[0]?.part ?? 'none', how: endOf(blow) });

/** The sentence that follows a headline: what a blow that carried on did to the next. */
type Follow = { readonly in: 'with-cleave'; readonly with: Args } | undefined;

/** The dice, the wounds and the rest of every attack of an act; cleaves stand in the headline of a single blow, below that of several. */
function tellBlows(telling: Telling, say: Speaker): { readonly blows: readonly Blow[]; readonly follow: Follow } {
  const all = blowsOf(telling);
  const blows = all.filter(({ isCleave }) => !isCleave);
  const cleaves = all.filter(({ isCleave }) => isCleave);
  for (const blow of all) tellRolls(say, blow, blow.isCleave ? 'CE-CLV-001' : 'CE-ATK-002', blow.isCleave ? 'name-cleave' : 'name-attack', blows.length > 1);
  if (blows.length > 1) for (const blow of cleaves) say.line('cleave', cleaveOf(blow), { rule: 'CE-CLV-001', at: blow.item });
  tellChecks(telling, say);
  tellHarm(telling, say);
  return { blows, follow: blows.length === 1 && cleaves.length > 0 ? { in: 'with-cleave', with: cleaveOf(cleaves[0]) } : undefined };
}

/** One attack on one target. */
export const tellAttack =
  (key: 'strike' | 'reactive-attack' | 'shoot' | 'throw'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const weapon = given.tool ?? 'none';
    const {
      blows: [blow],
      follow,
    } = tellBlows(telling, say);
    tellDropped(telling, say, key === 'throw');
    say.head(key, { by, at: given.at, part: blow?.wounds[0]?.part ?? 'none', weapon, how: blow === undefined ? 'open' : endOf(blow) }, follow);
  };

/** A run, then a blow; who is stopped on the way does not strike. */
export const tellCharge: Teller<Messages> = (telling, say) => {
  const { by, with: given } = telling.act;
  const weapon = given.tool ?? 'none';
  const {
    blows: [blow],
    follow,
  } = tellBlows(telling, say);
  tellDropped(telling, say, false);
  const last = telling.changes(Moved).findLast(({ who }) => who?.id === by.id);
  const to = last === undefined ? 'none' : `(${String(last.values[1])},${String(last.values[2])})`;
  const how = blow !== undefined ? endOf(blow) : last === undefined ? 'halted' : 'open';
  say.head('charge', { by, at: given.at, part: blow?.wounds[0]?.part ?? 'none', weapon, how, to }, follow);
};

/** Several attacks in one act. */
export const tellVolley =
  (key: 'multiweapon' | 'rapid-shot' | 'rapid-throw'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const weapon = given.tool ?? 'none';
    const { blows } = tellBlows(telling, say);
    tellDropped(telling, say, key === 'rapid-throw');
    const named = new Map(blows.flatMap(({ at }) => (at === null ? [] : [[at.id, at] as const])));
    const at = named.size > 0 ? [...named.values()] : (given.at ?? given.targets ?? 'none');
    if (blows.length === 0) return say.head('volley-open', { by, at });
    if (key === 'rapid-throw') telling.changes(HoldsNow);
    const hits = blows.filter(({ how }) => how === 'hit').length;
    const arms = Array.isArray(weapon) ? (weapon as readonly Name[]) : [];
    const isAlike = new Set(arms.map(({ thing }) => thing)).size === 1;
    if (key !== 'multiweapon') say.head(key, { by, at, weapon, number: blows.length, hits });
    else if (isAlike) say.head('multi-alike', { by, at, weapon: arms[0], number: blows.length, hits });
    else say.head(key, { by, at, weapon: arms.map((one) => ({ ...one, text: say.text('list-thing', { thing: one }) })), hits });
  };

/** A sure blow at the helpless. */
export const tellCoup: Teller<Messages> = (telling, say) => {
  const { by, with: given, items } = telling.act;
  const wound = items.find((item): item is ChangeItem => item.kind === 'change' && isChange(item, Injured));
  telling.changes(AttackMade);
  tellChecks(telling, say);
  tellHarm(telling, say);
  tellDropped(telling, say, false);
  say.head('coup-de-grace', { by, at: given.at, part: wound?.part ?? 'none', weapon: given.tool, how: wound === undefined ? 'harmless' : 'hit' });
};

/** What was cast as an attack; returns whether it was one that came to its roll. */
export function tellSpellStrike(telling: Telling, say: Speaker): boolean {
  const { by, with: given, items } = telling.act;
  if (!items.some((item) => item.kind === 'roll' && item.roll === AttackRoll)) return false;
  const [blow] = tellBlows(telling, say).blows;
  say.head('spell-strike', { by, at: given.at, spell: given.spell, part: blow.wounds[0]?.part ?? 'none', how: endOf(blow) });
  return true;
}

/** The attack of the confused on the nearest creature; returns whom it was at. */
export function tellConfusedBlow(telling: Telling, say: Speaker): Name | null {
  const blows = blowsOf(telling);
  for (const blow of blows) tellRolls(say, blow, 'CE-ATK-002', 'name-attack', true);
  tellDropped(telling, say, false);
  return blows[0]?.at ?? null;
}
