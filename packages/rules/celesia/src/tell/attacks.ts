import type { Id } from '@riposte/kernel';
import type { Arg, Args, ChangeItem, Name, Teller, Telling } from '@riposte/ruleset';
import { ScatterRoll } from '../actions/throwing.ts';
import { AttackMade, AttackRoll } from '../attack/attack.ts';
import { Dropped, HoldsNow } from '../gear/take-and-drop.ts';
import { Injured } from '../injuries/body.ts';
import { Moved } from '../positioning/board.ts';
import { type Blow, blowsOf, endOf, parryText, tellRolls } from './blows.ts';
import { deadIn, tellChecks } from './checks.ts';
import { tellHarm } from './harm.ts';
import type { Messages } from './messages.gen.ts';
import type { Speaker } from './sums.ts';

/** Tells where things came to lie: what was thrown lands or sticks, the rest was dropped. */
function tellDropped(telling: Telling, say: Speaker, isThrown: boolean): void {
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

/** "The Cleave misses Bruno." */
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
  tellHarm(telling, say, 'harm', all);
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
    else say.head(key, { by, at, weapon: arms.map((arm) => ({ ...arm, text: say.text('list-thing', { thing: arm }) })), hits });
  };

/** A sure blow at the helpless. */
export const tellCoup: Teller<Messages> = (telling, say) => {
  const { by, with: given, items } = telling.act;
  const wound = items.find((item): item is ChangeItem => item.kind === 'change' && item.change[0] === Injured.id);
  telling.changes(AttackMade);
  tellChecks(telling, say);
  tellHarm(telling, say, 'harm', [], 'coup');
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
