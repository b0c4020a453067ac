import { type ConditionDef, ConditionEnded, ConditionGiven, type Id, ResourceSet } from '@riposte/kernel';
import type { Arg, Args, ChangeItem, Item, Name, RollItem, Teller, Telling } from '@riposte/ruleset';
import { ChooseCleave } from '../actions/melee.ts';
import { OpenByCharge, OpenByCleave, OpenByLunge } from '../actions/openings.ts';
import { ChooseParry, ParryRoll } from '../actions/parry.ts';
import { ScatterRoll } from '../actions/throwing.ts';
import { Attacked, AttackMade, AttackRoll, Deflected, Hit, Missed } from '../attack/attack.ts';
import { AttackAdvantage, AttackBonus } from '../attack/attack-roll.ts';
import { ConfirmationRoll, NATURAL_20 } from '../attack/critical-hits.ts';
import { DefenceValue } from '../attack/defence-value.ts';
import { Dropped, HoldsNow } from '../gear/take-and-drop.ts';
import { Injured } from '../injuries/body.ts';
import { Dazed, Stunned } from '../injuries/stunned.ts';
import { Rated, USUAL_RATING } from '../injuries/wounds.ts';
import { ChooseWard } from '../magic/ward.ts';
import { Exposed } from '../manoeuvres/grapple.ts';
import { Moved } from '../positioning/board.ts';
import { Flying } from '../positioning/flying.ts';
import { Prone } from '../positioning/prone.ts';
import { Reactions } from '../rounds/reactions.ts';
import { Bleeding } from '../stamina/bleeding.ts';
import { Exhaustion, Stamina } from '../stamina/stamina.ts';
import { Strained } from '../stamina/strain.ts';
import { deadIn, fallenIn, tellChecks } from './checks.ts';
import type { Messages } from './messages.gen.ts';
import { numberOf, type Speaker, sumWhy } from './sums.ts';

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
  for (const roll of [AttackRoll, ParryRoll, ConfirmationRoll]) telling.rolls(roll);
  for (const change of [Attacked, Missed, Deflected, Hit, AttackMade]) telling.changes(change);
  return blows;
}

/** The die of an attack or a parry with what is added to it. */
function attackSum(say: Speaker, roll: RollItem): string {
  const bonus = numberOf(roll, AttackBonus.id);
  return sumWhy(say, roll, bonus === undefined ? [] : [bonus], AttackAdvantage.id);
}

const attackTotal = (roll: RollItem): number => roll.total + (numberOf(roll, AttackBonus.id)?.value ?? 0);

/** How an attack ended, for its line of dice. */
function resultOf(say: Speaker, blow: Blow, isOfSeveral: boolean): string {
  const result = say.text('result', { how: endOfDice(blow), degrees: Math.max(0, blow.degrees) });
  const part = blow.wounds[0]?.part;
  return isOfSeveral && blow.how === 'hit' && part !== undefined ? say.text('result-part', { result, part: say.label(part.text) }) : result;
}

function endOfDice({ how, degrees, attack, confirmation, wounds, value }: Blow): string {
  if (how === 'missed' && attack !== null) {
    if (attack.total === 1) return 'natural-1';
    return attackTotal(attack) === value ? 'tied' : 'missed';
  }
  if (how !== 'hit') return how;
  if (degrees < 0 || (wounds.length === 0 && degrees === 0)) return 'harmless';
  return attack?.total === NATURAL_20 || confirmation?.outcome === 1 ? 'critical' : 'hit';
}

/** "Attack d20 13 + 6 = 19 vs defence 12: hit with 1 degree". */
export function tellRolls(say: Speaker, blow: Blow, rule: string, called: string, isOfSeveral = false): void {
  const { attack, parry, confirmation, value } = blow;
  const result = resultOf(say, blow, isOfSeveral);
  const what = say.text(called as 'name-attack', {});
  if (attack !== null) {
    const sum = attackSum(say, attack);
    const rolls = parry === null ? [attack] : [attack, parry];
    const sums = parry === null ? [attackTotal(attack), ...(value === null ? [] : [value])] : [attackTotal(attack), attackTotal(parry)];
    const more = { rule, at: attack, rolls, sums };
    if (value === null) say.line('attack-unseen', { what, sum, result }, more);
    else if (parry === null) say.line('attack-roll', { what, sum, value, result }, more);
    else say.line('attack-parry', { what, sum, value, parry: attackSum(say, parry), result }, more);
  }
  if (confirmation !== null && attack !== null) {
    const bonus = numberOf(attack, AttackBonus.id);
    const sum = say.sum(confirmation, bonus === undefined ? [] : [bonus]);
    const sums = [confirmation.total + (bonus?.value ?? 0), ...(value === null ? [] : [value])];
    const more = { rule: ConfirmationRoll.rule, at: confirmation, rolls: [confirmation], sums };
    say.line('confirmation', { sum, value: value ?? '?', won: confirmation.outcome === 1 ? 'yes' : 'no' }, more);
  }
}

/** How an attack ended, as headlines know it. */
export const endOf = ({ how, wounds }: Blow): string => (how === 'hit' && wounds.length === 0 ? 'harmless' : how);

/** How far a parry helped against a hit; empty without one. */
const parryText = (say: Speaker, { parry }: Blow): string => (parry === null ? '' : say.text(parry.outcome > 0 ? 'parry-weak' : 'parry-failed', {}));

/** What an attack may bring with it: told in the line of the one whom it befalls. */
const BEFALLS: readonly ConditionDef[] = [Bleeding, Stunned, Dazed, Prone, Exposed, OpenByCharge, OpenByLunge, OpenByCleave];

/** What changed for one fighter in an act. */
interface Changed {
  readonly injured: readonly ChangeItem[];
  readonly strained: readonly ChangeItem[];
  readonly spent: readonly ChangeItem[];
  readonly conditions: readonly ChangeItem[];
  /** Times that it parried, or raised a ward: each costs a reaction and a point of stamina. */
  readonly parries: number;
  readonly wards: number;
  /** It died or fell unconscious. */
  readonly isOut: boolean;
  /** It paid for a Cleave. */
  readonly cleaves: boolean;
}

/** "Ilse: left eye injured, 2 strain (stamina 15 → 13)." What the dead lost besides their life is left out. */
export function tellHarm(telling: Telling, say: Speaker, key: 'harm' | 'tires' | 'bleeds' = 'harm'): void {
  const { by, items } = telling.act;
  const [injured, strained, spent] = [Injured, Strained, ResourceSet].map((change) => telling.changes(change));
  const out = new Set([...deadIn(items), ...fallenIn(items)]);
  const conditions = takeConditions(telling, out);
  const dead = deadIn(items);
  // That a part counts as it usually does is no news.
  telling.take(items.filter((item) => item.kind === 'change' && item.change[0] === Rated.id && item.change[2] === USUAL_RATING));
  tellShattered(say, injured, dead);
  const mine = [...injured, ...strained, ...spent, ...conditions].filter(({ who }) => who !== null && !dead.has(who.id));
  const people = new Map(mine.map(({ who }) => [who!.id, who!]));
  for (const who of [...people.values()].sort((a, b) => Number(a.id === by.id) - Number(b.id === by.id))) {
    const of = (all: readonly ChangeItem[]): readonly ChangeItem[] => all.filter((item) => item.who?.id === who.id);
    const times = (ask: { readonly id: string }, no: null | false): number =>
      items.filter((item) => item.kind === 'answer' && item.ask === ask.id && item.value !== no && item.who.id === who.id).length;
    const [parries, wards] = [times(ChooseParry, null), times(ChooseWard, false)];
    const changed = {
      injured: of(injured),
      strained: of(strained),
      spent: of(spent),
      conditions: of(conditions),
      parries,
      wards,
      isOut: out.has(who.id),
      cleaves: times(ChooseCleave, null) > 0,
    };
    const what = harmText(say, changed, who.id === by.id);
    if (what === '') continue;
    const isInjured = changed.injured.length > 0;
    const at = key === 'harm' ? undefined : spent[0];
    // Whoever faints or dies of it does so in the same breath.
    if (key !== 'harm' && out.has(who.id) && people.size === 1) say.head(key, { who, what });
    else say.line(isInjured ? 'harm' : key, { who, what }, { rule: isInjured ? 'CE-INJ-003' : '', ...(at && { at }) });
  }
}

/** Of what a creature without Constitution died: its last injury. */
function tellShattered(say: Speaker, injured: readonly ChangeItem[], dead: ReadonlySet<Id | undefined>): void {
  for (const item of injured) {
    const { who, also } = item;
    if (who !== null && dead.has(who.id) && Number(also?.last ?? 0) > 0) say.line('shattered', { who, number: also!.last }, { rule: 'CE-UNC-011', at: item });
  }
}

/** Takes the conditions that belong to the line of a fighter; those of who is out of the fight by this act go without a word. */
function takeConditions(telling: Telling, out: ReadonlySet<Id | undefined>): readonly ChangeItem[] {
  const { items } = telling.act;
  const given = items.filter((item): item is ChangeItem => item.kind === 'change' && item.change[0] === ConditionGiven.id && item.isCarried !== true);
  const ends = items.filter((item): item is ChangeItem => item.kind === 'change' && item.change[0] === ConditionEnded.id);
  const isBrief = (one: ChangeItem): boolean =>
    ends.some(({ condition, who, part }) => condition === one.condition && who?.id === one.who?.id && part?.id === one.part?.id);
  const fallen = ends.filter(({ condition, who }) => condition === Flying && who?.id !== telling.act.by.id && !out.has(who?.id));
  telling.take(fallen);
  const befell = BEFALLS.flatMap((condition) =>
    given.filter((one) => one.condition === condition && !out.has(one.who?.id) && !isBrief(one)).flatMap(({ who }) => telling.given(condition, who!) ?? []),
  );
  return [...fallen, ...befell];
}

/** What befell one fighter: wounds, strain, what was lost, conditions; then what a parry or a ward cost. */
function harmText(say: Speaker, changed: Changed, isOwn: boolean): string {
  const { spent, conditions, parries, wards } = changed;
  const [reactions, stamina] = [poolOf(spent, Reactions), poolOf(spent, Stamina)];
  const paid = parries + wards;
  const phrases = [...woundPhrases(say, changed), ...wearPhrases(say, changed)];
  const text = say.text as (key: string, args: Args) => string;
  for (const { change, condition, who, part = 'none', values } of conditions) {
    const ends = change[0] === ConditionEnded.id ? '.ends' : '';
    phrases.push(text(`condition-${condition!.id}${ends}`, { who: who!, part, source: values[0], value: values[1] }));
  }
  if (paid === 0 && !isOwn && reactions.to < reactions.from) phrases.push(say.text('harm-reactions', { points: reactions.from - reactions.to }));
  const what = [...new Set(phrases)].join(', ');
  if (paid === 0) return what;
  const pools = say.text('harm-pools', { pools: say.text('harm-pool', { title: say.label('stamina'), from: stamina.from, to: stamina.from - paid }) });
  const price = say.text('harm-price', { times: paid, for: parries > 0 ? 'parry' : 'ward', pools });
  return what === '' ? price : say.text('harm-and-paid', { what, paid: price });
}

/** A resource from its first change to its last. */
function poolOf(spent: readonly ChangeItem[], resource: { readonly id: string }): { readonly from: number; readonly to: number } {
  const steps = spent.filter((item) => item.resource === resource.id);
  return { from: steps[0]?.pool?.from ?? 0, to: steps.at(-1)?.pool?.to ?? 0 };
}

/** "left eye injured", each part once, and what holds for the whole body from now on: "blinded". */
const woundPhrases = (say: Speaker, { injured, isOut }: Changed): string[] => [
  ...[...new Map(injured.map((item) => [item.part?.id, item])).values()].map(({ part, values, also }) =>
    say.text('injured-part', { part: say.label(part?.text ?? ''), state: also?.state ?? 'injured', to: values[1] }),
  ),
  ...(isOut ? [] : injured.flatMap(({ also }) => ((also?.brings ?? 'none') === 'none' ? [] : [say.label(String(also!.brings))]))),
];

/** Strain with what it took, or what was lost without strain; a parry or a ward is paid before the blow lands. */
function wearPhrases(say: Speaker, { strained, spent, parries, wards, isOut, cleaves }: Changed): string[] {
  const [stamina, exhaustion] = [poolOf(spent, Stamina), poolOf(spent, Exhaustion)];
  const worn = { ...stamina, from: stamina.from - (stamina.to < stamina.from ? parries + wards : 0) };
  const both = [
    { title: say.label('stamina'), ...worn },
    { title: say.label('exhaustion'), ...exhaustion },
  ];
  const lost = both.filter(({ from, to }) => to < from);
  const regained = both.filter(({ from, to }) => to > from).map((one) => say.text('harm-gain', { ...one, points: one.to - one.from }));
  const isExhausted = stamina.to <= 0 && stamina.from > 0 && !isOut;
  const exhausted = isExhausted ? [say.text('harm-exhausted', {})] : [];
  const points = strained.reduce((sum, { values }) => sum + Number(values[1]), 0);
  if (points === 0)
    return [...lost.map((one) => say.text('harm-loss', { ...one, points: one.from - one.to, for: cleaves ? 'cleave' : 'none' })), ...regained, ...exhausted];
  const pools = lost.map((one) => say.text('harm-pool', one)).join(', ');
  return [say.text('harm-strain', { points, pools: pools === '' ? '' : say.text('harm-pools', { pools }) }), ...exhausted];
}

/** Tells where things came to lie: what was thrown lands or sticks, the rest was dropped. */
export function tellDropped(telling: Telling, say: Speaker, isThrown: boolean): void {
  const dead = deadIn(telling.act.items);
  const dropped = new Map<Id | undefined, ChangeItem[]>();
  for (const item of telling.changes(Dropped)) {
    if (dead.has(item.who?.id)) continue;
    if (isThrown && item.who?.id === telling.act.by.id) tellLanding(telling, say, item);
    else dropped.set(item.who?.id, [...(dropped.get(item.who?.id) ?? []), item]);
  }
  for (const items of dropped.values()) {
    const what = items.map(({ also }): Arg => ({ text: say.text('list-thing', { thing: also?.what ?? 'none' }) }));
    say.line('drops', { who: items[0].who ?? 'none', what }, { at: items[0] });
  }
}

/** Where something thrown came down. */
function tellLanding(telling: Telling, say: Speaker, item: ChangeItem): void {
  const { what = 'none', in: body = 'none', to = 'none' } = item.also ?? {};
  const scatter = telling.roll(ScatterRoll, item);
  if (body !== 'none') say.line('sticks', { what, in: body }, { at: item });
  else if (scatter === null) say.line('lands', { what, to }, { at: item });
  else say.line('scatters', { what, to, dice: say.dice(scatter) }, { rule: ScatterRoll.rule, at: item, rolls: [scatter] });
}

/** "The blow carries on and misses Bruno." */
const cleaveOf = (say: Speaker, blow: Blow): Messages['cleave'] => ({
  next: blow.at ?? 'none',
  part: blow.wounds[0]?.part ?? 'none',
  parry: parryText(say, blow),
  how: endOf(blow),
});

/** The sentence that follows a headline: what a blow that carried on did to the next. */
type Follow = { readonly in: 'with-cleave'; readonly with: Args } | undefined;

/** The dice, the wounds and the rest of every attack of an act; cleaves stand in the headline of a single blow, below that of several. */
function tellBlows(telling: Telling, say: Speaker): { readonly blows: readonly Blow[]; readonly follow: Follow } {
  const all = blowsOf(telling);
  const blows = all.filter(({ isCleave }) => !isCleave);
  const cleaves = all.filter(({ isCleave }) => isCleave);
  for (const blow of all) tellRolls(say, blow, blow.isCleave ? 'CE-CLV-001' : 'CE-ATK-002', blow.isCleave ? 'name-cleave' : 'name-attack', blows.length > 1);
  if (blows.length > 1) for (const blow of cleaves) say.line('cleave', cleaveOf(say, blow), { rule: 'CE-CLV-001', at: blow.item });
  tellChecks(telling, say);
  tellHarm(telling, say);
  return { blows, follow: blows.length === 1 && cleaves.length > 0 ? { in: 'with-cleave', with: cleaveOf(say, cleaves[0]) } : undefined };
}

/** One attack, from its dice to what was dropped: how it ended, as headlines know it, and with what it was made; "none" for an attack that was not made. */
function tellBlow(telling: Telling, say: Speaker, isThrown: boolean) {
  const { by, with: given } = telling.act;
  const {
    blows: [blow],
    follow,
  } = tellBlows(telling, say);
  tellDropped(telling, say, isThrown);
  const parry = blow === undefined ? '' : parryText(say, blow);
  const said = { by, at: given.at, part: blow?.wounds[0]?.part ?? 'none', weapon: given.tool ?? 'none', parry };
  return { said, how: blow === undefined ? 'none' : endOf(blow), follow };
}

/** One attack on one target. */
export const tellAttack =
  (key: 'strike' | 'reactive-attack' | 'shoot' | 'throw'): Teller<Messages> =>
  (telling, say) => {
    const { said, how, follow } = tellBlow(telling, say, key === 'throw');
    const isBite = key === 'strike' && (said.weapon as Name).thing === 'bite';
    say.head(isBite ? 'bite' : key, { ...said, how: how === 'none' ? 'open' : how }, follow);
  };

/** A run, then a blow; who is stopped on the way does not strike. */
export const tellCharge: Teller<Messages> = (telling, say) => {
  const { said, how, follow } = tellBlow(telling, say, false);
  const last = telling.changes(Moved).findLast(({ who }) => who?.id === telling.act.by.id);
  const to = last === undefined ? 'none' : `(${String(last.values[1])},${String(last.values[2])})`;
  say.head('charge', { ...said, how: how !== 'none' ? how : last === undefined ? 'halted' : 'open', to }, follow);
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
  const wound = items.find((item): item is ChangeItem => isChange(item, Injured));
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
  say.head('spell-strike', { by, at: given.at, spell: given.spell, part: blow.wounds[0]?.part ?? 'none', parry: parryText(say, blow), how: endOf(blow) });
  return true;
}

/** The attack of the confused on the nearest creature; returns whom it was at. */
export function tellConfusedBlow(telling: Telling, say: Speaker): Name | null {
  const blows = blowsOf(telling);
  for (const blow of blows) tellRolls(say, blow, 'CE-ATK-002', 'name-attack', true);
  tellDropped(telling, say, false);
  return blows[0]?.at ?? null;
}
