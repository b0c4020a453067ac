import type { Json } from '@riposte/kernel';
import type { Carried } from '../workbench/requests.ts';
import { type Draft, valueAt, withAt } from './document.ts';

/** A fighter as the file says it. */
export interface Fighter {
  readonly name: string;
  readonly side: string;
  readonly [key: string]: Json;
}

const isObject = (value: unknown): value is { readonly [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The fighters of a fight in their order, as far as they can be read. */
export function fightersOf({ fighters }: Draft): readonly Fighter[] {
  return Array.isArray(fighters)
    ? fighters.map((fighter) => (isObject(fighter) ? { ...fighter, name: textOf(fighter.name), side: textOf(fighter.side) } : { name: '', side: '' }))
    : [];
}

export const sidesOf = ({ sides }: Draft): readonly string[] => (Array.isArray(sides) ? sides.filter((side): side is string => typeof side === 'string') : []);

export const titleOf = (draft: Draft): string => textOf(draft.title);

/** Names that nobody has yet: "Bandit 1" to "Bandit 4", or "Bandit" alone. */
export function freeNames(taken: readonly string[], base: string, count: number): readonly string[] {
  const all = new Set(taken);
  if (count === 1 && !taken.some((name) => baseOf(name) === base)) return [base];
  const names: string[] = [];
  for (let n = all.has(base) ? 2 : 1; names.length < count; n++) if (!all.has(`${base} ${n}`)) names.push(`${base} ${n}`);
  return names;
}

/** A name without the number behind it. */
export const baseOf = (name: string): string => name.replace(/ \d+$/, '');

export function withFighters(draft: Draft, more: readonly Fighter[]): Draft {
  const side = more.map((one) => one.side).filter((one) => !sidesOf(draft).includes(one));
  const sides = [...sidesOf(draft), ...new Set(side)];
  return { ...draft, sides, fighters: [...listOf(draft.fighters), ...more] };
}

/** The own packs that a fight names. */
export const packsOf = ({ packs }: Draft): readonly string[] => listOf(packs).filter((name): name is string => typeof name === 'string');

/** The fight with a pack more; the same where it names it already, or none is wanted. */
export const withPack = (draft: Draft, name: string | undefined): Draft =>
  name === undefined || packsOf(draft).includes(name) ? draft : { ...draft, packs: [...packsOf(draft), name] };

/** The fight without a pack. */
export function withoutPack(draft: Draft, name: string): Draft {
  const rest = packsOf(draft).filter((pack) => pack !== name);
  return withAt(draft, ['packs'], rest.length === 0 ? undefined : rest);
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

/** The fight without some fighters and without the entries of who plays them. */
export function withoutFighters(draft: Draft, gone: ReadonlySet<number>): Draft {
  const names = new Set(fightersOf(draft).flatMap(({ name }, nth) => (gone.has(nth) ? [name] : [])));
  const next: Draft = { ...draft, fighters: listOf(draft.fighters).filter((_, nth) => !gone.has(nth)) };
  return withoutNames(next, names);
}

/** What a fight says of fighters by their names. */
const BY_NAME = ['orders', 'carried'] as const;

/** Seats, orders and what was carried over without names that are no more. */
function withoutNames(draft: Draft, names: ReadonlySet<string>): Draft {
  let next = draft;
  if (Array.isArray(draft.seats)) {
    const seats = draft.seats.flatMap((seat) => {
      if (!isObject(seat)) return [seat as Json];
      const plays = listOf(seat.plays).filter((who) => typeof who !== 'string' || !names.has(who));
      return plays.length === 0 ? [] : [{ ...seat, plays }];
    });
    next = withAt(next, ['seats'], seats.length === 0 && draft.seats.length > 0 ? undefined : seats);
  }
  for (const key of BY_NAME) {
    const said = draft[key];
    if (isObject(said)) next = withAt(next, [key], orNothing(Object.fromEntries(Object.entries(said).filter(([who]) => !names.has(who)))));
  }
  return next;
}

const orNothing = (value: { readonly [key: string]: Json }): Json | undefined => (Object.keys(value).length === 0 ? undefined : value);

/** Renames a fighter wherever the file names it. */
export function renamed(draft: Draft, nth: number, to: string): Draft {
  const from = fightersOf(draft)[nth]?.name;
  if (from === undefined) return draft;
  const fighters = listOf(draft.fighters).map((one, n) => (n === nth && isObject(one) ? { ...one, name: to } : isObject(one) ? said(one, from, to) : one));
  const isAlone = fightersOf(draft).filter((fighter) => fighter.name === from).length === 1;
  const next: Draft = { ...draft, fighters };
  return isAlone ? withNameIn(next, from, to) : next;
}

/** What a fighter says of another: that it rides it. Its own name, side, kind and place are no such thing. */
function said(fighter: { readonly [key: string]: Json }, from: string, to: string): Json {
  const own = ['name', 'side', 'creature', 'at'];
  return Object.fromEntries(Object.entries(fighter).map(([key, value]) => [key, value === from && !own.includes(key) ? to : value]));
}

/** A side gets another name. */
export function sideRenamed(draft: Draft, from: string, to: string): Draft {
  const sides = sidesOf(draft).map((side) => (side === from ? to : side));
  const fighters = listOf(draft.fighters).map((one) => (isObject(one) && one.side === from ? { ...one, side: to } : one));
  const board = isObject(draft.board) ? Object.fromEntries(Object.entries(draft.board).map(([key, value]) => [key, value === from ? to : value])) : draft.board;
  const next = { ...draft, sides, fighters, ...(board === undefined ? {} : { board }) };
  const starts = valueAt(board, ['starts']);
  return withNameIn(starts === undefined ? next : withAt(next, ['board', 'starts'], keyed(starts, from, to)), from, to);
}

/** What is said by name, under another name. */
const keyed = (value: Json | undefined, from: string, to: string): Json | undefined =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key === from ? to : key, one])) : value;

/** Seats, computer players, what is said by name, and ends with another name in them. */
function withNameIn(draft: Draft, from: string, to: string): Draft {
  let next = draft;
  for (const key of ['players', ...BY_NAME] as const) if (isObject(draft[key])) next = { ...next, [key]: keyed(draft[key], from, to)! };
  if (Array.isArray(draft.seats))
    next = {
      ...next,
      seats: draft.seats.map((seat) => (isObject(seat) ? { ...seat, plays: listOf(seat.plays).map((who) => (who === from ? to : who)) } : (seat as Json))),
    };
  if (Array.isArray(draft.ends))
    next = { ...next, ends: draft.ends.map((end) => (isObject(end) ? { ...end, when: keyed(end.when, from, to) ?? {} } : (end as Json))) };
  return next;
}

/** A condition as a file has it, in words: an id "lame-leg" of the value "left" is "lame leg (left)". */
function inWords(said: Json): string {
  const { condition, value } = isObject(said) ? said : { condition: said, value: undefined };
  return `${textOf(condition).replaceAll('-', ' ')}${value === undefined ? '' : ` (${String(value)})`}`;
}

/** What a fighter brings from another fight, as the file says it; null = it begins fresh. */
export function carriedOf(draft: Draft, name: string): Carried | null {
  const said = valueAt(draft as Json, ['carried', name]);
  if (!isObject(said)) return null;
  const { from, on, facts, conditions } = said;
  return {
    from: textOf(from),
    on: textOf(on),
    facts: (isObject(facts) ? facts : {}) as Carried['facts'],
    conditions: listOf(conditions).map(inWords),
    lasting: listOf(conditions) as Carried['lasting'],
  };
}

/** The fight in which a fighter begins as another fight left it; null = fresh. */
export function withCarried(draft: Draft, name: string, carried: (Pick<Carried, 'from' | 'on' | 'facts'> & Partial<Pick<Carried, 'lasting'>>) | null): Draft {
  if (carried !== null) {
    const { from, on, facts, lasting = [] } = carried;
    return withAt(draft, ['carried', name], { from, on, facts, ...(lasting.length === 0 ? {} : { conditions: lasting }) } as Json);
  }
  return withoutNamesIn(draft, 'carried', name);
}

function withoutNamesIn(draft: Draft, key: (typeof BY_NAME)[number], name: string): Draft {
  const said = draft[key];
  return isObject(said) ? withAt(draft, [key], orNothing(Object.fromEntries(Object.entries(said).filter(([who]) => who !== name)))) : draft;
}

/** A side without a fighter goes. */
export const withoutSide = (draft: Draft, side: string): Draft => {
  const rest: Draft = { ...draft, sides: sidesOf(draft).filter((one) => one !== side) };
  const next = valueAt(rest.board, ['starts', side]) === undefined ? rest : withAt(rest, ['board', 'starts', side], undefined);
  return withoutNames(isObject(draft.players) ? withAt(next, ['players', side], undefined) : next, new Set([side]));
};

/** Who plays a side: one person, a person for each of its fighters, the game master, or the computer by the name of its player. */
export type Playing = 'one' | 'each' | 'master' | { readonly computer: string };

export function playingOf(draft: Draft, side: string): Playing {
  const own = fightersOf(draft).filter((fighter) => fighter.side === side);
  const seats = listOf(draft.seats).flatMap((seat) => (isObject(seat) ? [listOf(seat.plays)] : []));
  const mine = seats.filter((plays) => plays.includes(side) || own.some(({ name }) => plays.includes(name)));
  if (mine.length === 0) {
    const computer = textOf(valueAt(draft as Json, ['players', side]));
    if (computer !== '') return { computer };
    return isSeatedByItself(draft, side) ? 'each' : 'master';
  }
  return mine.length === 1 ? 'one' : 'each';
}

/** A table of a fight without seats has one for each fighter of the first side that no computer plays. */
const isSeatedByItself = (draft: Draft, side: string): boolean =>
  listOf(draft.seats).length === 0 && sidesOf(draft).find((side) => textOf(valueAt(draft as Json, ['players', side])) === '') === side;

/** @param seat What the seat of a person is called that plays a whole side */
export function withPlaying(draft: Draft, side: string, playing: Playing): Draft {
  const own = fightersOf(draft).filter((fighter) => fighter.side === side);
  const names = new Set([side, ...own.map(({ name }) => name)]);
  const rest = listOf(withoutNames(draft, names).seats);
  const more: Json[] = playing === 'one' ? [{ name: side, plays: [side] }] : playing === 'each' ? own.map(({ name }) => ({ name, plays: [name] })) : [];
  const seats = [...rest, ...more];
  const seated = withAt(draft, ['seats'], seats.length === 0 ? undefined : seats);
  const players = { ...(isObject(draft.players) ? draft.players : {}) };
  delete players[side];
  if (typeof playing === 'object') players[side] = playing.computer;
  return withAt(seated, ['players'], orNothing(players));
}

/** The computer players of a fight by side, as the odds take them: a person is reckoned as the policy, and so is the game master. */
export const playersOf = (draft: Draft): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sidesOf(draft).flatMap((side) => {
      const playing = playingOf(draft, side);
      return typeof playing === 'object' ? [[side, playing.computer]] : [];
    }),
  );

export const ordersOf = (draft: Draft): Readonly<Record<string, readonly string[]>> =>
  isObject(draft.orders)
    ? Object.fromEntries(Object.entries(draft.orders).map(([who, list]) => [who, listOf(list).filter((one): one is string => typeof one === 'string')]))
    : {};
