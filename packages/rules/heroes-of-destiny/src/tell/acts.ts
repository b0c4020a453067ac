import { ConditionEnded, ConditionGiven, PaymentSet, ResourceSet } from '@riposte/kernel';
import type { Arg, Args, ChangeItem, Item, Name, Teller, Telling } from '@riposte/ruleset';
import { ChooseCling } from '../grappling/cling.ts';
import { Dead, Unconscious } from '../health/alive.ts';
import { Dying } from '../health/dying.ts';
import { Recovered } from '../health/recovery.ts';
import { WoundHealed, WoundTaken } from '../health/wounds.ts';
import { Moved } from '../movement/move.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { Initiative, LotRoll, LotsDrawn } from '../sequence/initiative.ts';
import { Ridden } from '../state/ridden.ts';
import { type Known, tellChecks } from './checks.ts';
import type { Messages } from './messages.gen.ts';
import { headBy, type Speaker } from './sums.ts';

interface Within {
  readonly in: keyof Messages;
  readonly with: Args;
}

/** The frame of what was begun, when its end is not known. */
export const BEGUN: Within = { in: 'begun', with: {} };

const DECLARED = ['action', 'escape', 'lasting'];

/** The frame of a headline for an act that has not come to its end: still paid for, prevented, given up. */
export function unfinished(telling: Telling): Within | undefined {
  const { act } = telling;
  const { result, def, items } = act;
  const [payment] = telling.changes(PaymentSet).flatMap(({ change }) => (change[2] === null ? [] : [change[2] as unknown as { paid: number; cost: number }]));
  if (result === 'paying') return payment === undefined ? BEGUN : { in: 'paying', with: { rest: payment.cost - payment.paid } };
  if (result === null || result === 'begun') return BEGUN;
  if (result !== false || !def.tags.some((tag) => DECLARED.includes(tag))) return undefined;
  const names = items.flatMap((item) => (item.kind === 'act' && item.by.id !== act.by.id && item.veil === undefined ? [item.by] : []));
  const others = [...new Map(names.map((name) => [name.id, name])).values()];
  return others.length === 0
    ? { in: 'given-up', with: {} }
    : { in: 'prevented', with: { others, number: others.length, out: isOut(items, act.by) ? 'yes' : 'no' } };
}

const OUT = [Dead, Dying, Unconscious].map(({ id }) => id);

/** Whether a fighter fell in an act, or in one inside it. */
export const isOut = (items: readonly Item[], { id }: Name): boolean =>
  items.some((item) =>
    item.kind === 'act'
      ? isOut(item.items, { text: '', ...(id !== undefined && { id }) })
      : item.kind === 'change' && item.change[0] === ConditionGiven.id && item.who?.id === id && OUT.includes(item.condition?.id ?? ''),
  );

const TURN_GOES_ON = ['act-out-of-turn', 'take-readied'];

/** What an act cost the one who acts, behind its headline; what the fallen paid is no news. */
function tellPrice(telling: Telling, say: Speaker): void {
  const { act } = telling;
  const isMine = (item: Item): item is ChangeItem & { pool: NonNullable<ChangeItem['pool']> } =>
    item.kind === 'change' && item.change[0] === ResourceSet.id && item.who?.id === act.by.id && item.pool !== undefined;
  const spent = act.items.filter(isMine).filter(({ resource }) => resource !== Initiative.id || TURN_GOES_ON.includes(act.def.id));
  for (const resource of new Set(spent.map((item) => item.resource))) {
    const mine = spent.filter((item) => item.resource === resource);
    const { title, from } = mine[0].pool;
    const { to } = mine[mine.length - 1].pool;
    if (to >= from) continue;
    telling.take(mine);
    if (!isOut(act.items, act.by)) say.paid('price', { title: say.label(title), amount: from - to, to });
  }
}

/** The headline of an act by its message `act-ID`; `act-ID.try` for what did not come to its end. */
export function tellHead(telling: Telling, say: Speaker, more: Args = {}): void {
  const { act } = telling;
  const given = { ...act.with, by: act.by, result: String(act.result).replaceAll(/[^a-z]+/g, '-'), ...more };
  const within = unfinished(telling);
  headBy(say, `act-${act.def.id}${within === undefined ? '' : '.try'}`, given, within);
}

/** Wounds that were taken, that went, and that became others. `left` are those that were taken and not told. */
function tellWounds(telling: Telling, say: Speaker, left: readonly ChangeItem[]): void {
  const { items } = telling.act;
  const taken = [...left, ...telling.changes(WoundTaken)];
  const all = telling.changes(WoundHealed);
  for (const recovered of telling.changes(Recovered)) {
    const who = recovered.who!;
    const improves = all.some((one) => one.who?.id === who.id && items.indexOf(one) > items.indexOf(recovered));
    if (!improves) say.line('recovers-not', { who }, { rule: 'HD-RCV-007', at: recovered });
  }
  for (const healed of all) {
    const next = items[items.indexOf(healed) + 1] as Item | undefined;
    const at = taken.findIndex((one) => one === next && one.who?.id === healed.who?.id);
    const who = healed.who!;
    const where = { rule: 'HD-RCV-004', at: healed };
    if (at < 0) say.line('wound-heals', { who, level: healed.values[1] }, where);
    else say.line('wound-eases', { who, level: healed.values[1], to: taken.splice(at, 1)[0].values[1] }, where);
  }
  for (const wound of taken) say.line('takes-wound', { who: wound.who!, level: wound.values[1] }, { rule: 'HD-WND-003', at: wound });
}

/** Where a fighter came to stand who did not move by an act of that name. */
export function tellMoves(telling: Telling, say: Speaker, key: 'moves-to' | 'drifts-to' | 'bolts-to' | 'pushed-to', but: number | undefined): void {
  const moved = telling.changes(Moved);
  for (const id of new Set(moved.map(({ who }) => who!.id!))) {
    if (id === but) continue;
    const last = moved.findLast(({ who }) => who!.id === id)!;
    say.line(key, { who: last.who!, to: last.values[1] }, { at: last });
  }
}

/** Who clings to the one who moves off: how far the holder holds back or is dragged along. */
function tellClinging(telling: Telling, say: Speaker): void {
  for (let answer = telling.answer(ChooseCling); answer !== null; answer = telling.answer(ChooseCling)) {
    const [follow, back] = answer.value as readonly number[];
    if (back > 0) say.line('clings-back', { who: answer.who, yards: back }, { rule: ChooseCling.rule, at: answer });
    if (follow > 0) say.line('clings-along', { who: answer.who, yards: follow }, { rule: ChooseCling.rule, at: answer });
  }
}

/** Dice for a tie on initiative; what is drawn later joins what was drawn before. */
function tellLots(telling: Telling, say: Speaker): void {
  const lots = telling.rolls(LotRoll);
  const drawn = telling.changes(LotsDrawn).at(-1);
  if (drawn === undefined || lots.length === 0) return;
  const rolled = new Set(lots.map(({ who }) => who.id));
  const places = drawn.values[1] as readonly Name[];
  const tied: readonly Arg[] = rolled.size === 1 ? places : places.filter(({ id }) => rolled.has(id));
  const order = tied.reduce((first, next) => say.text('lots-before', { first, next }));
  say.line('lots', { order }, { rule: LotRoll.rule, at: lots[0], rolls: lots });
}

/** A rider who comes off ends the turn that the mount shared: why the mount gains AP. */
function tellMountsTurn(telling: Telling, say: Speaker): void {
  const { items } = telling.act;
  for (const ended of items) {
    if (ended.kind !== 'change' || ended.change[0] !== ConditionEnded.id || ended.condition?.id !== Ridden.id || ended.who === null) continue;
    const isGain = (item: Item): item is ChangeItem =>
      item.kind === 'change' && item.resource === ActionPoints.id && item.who?.id === ended.who!.id && item.pool!.to > item.pool!.from;
    const gain = items.slice(0, items.indexOf(ended)).findLast(isGain);
    if (gain === undefined) continue;
    telling.take([gain]);
    const { from, to } = gain.pool!;
    say.line('mount-turn-over', { who: ended.who, amount: to - from, from, to }, { rule: 'HD-MNT-004', at: gain });
  }
}

/** What an act may bring besides what its headline says: wounds, checks, places. */
export function tellRest(telling: Telling, say: Speaker, known: Known = {}, wounds: readonly ChangeItem[] = []): void {
  tellPrice(telling, say);
  tellLots(telling, say);
  tellChecks(telling, say, known);
  tellWounds(telling, say, wounds);
  tellClinging(telling, say);
  tellMountsTurn(telling, say);
  tellMoves(telling, say, 'moves-to', undefined);
}

/** An act told by its message. `known` says what the rule adds to its checks, and what they must reach. */
export const tellPlain =
  (known?: (given: Args) => Known): Teller<Messages> =>
  (telling, say) => {
    tellHead(telling, say);
    tellRest(telling, say, known?.(telling.act.with));
  };

/** Movement: where it led, or where it ended on the way. */
export const tellMove: Teller<Messages> = (telling, say) => {
  const { by, with: given, chosen, def } = telling.act;
  const mount = given.mount as Name | undefined;
  const id = mount?.id ?? by.id!;
  const moved = telling.changes(Moved);
  const last = moved.findLast(({ who }) => who?.id === id);
  const path = chosen.along as readonly number[];
  const ends = last === undefined ? 'nowhere' : last.change[2] === path[path.length - 1] ? 'there' : 'short';
  const args = { by, to: last?.values[1] ?? given.along, meant: given.along, ends };
  if (def.id === 'move-grapple') say.head('drags', args);
  else if (mount === undefined) say.head('moves', args);
  else say.head('rides', { ...args, mount });
  tellRest(telling, say);
};
