import { type Policy, type Rules, Runner, type State, type View } from '@riposte/kernel';
import { type Path, type RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { type CarriedIn, carriedIn, carrying } from './carried.ts';
import { wrong, wrongInAll } from './error.ts';
import { type Expected, unmet } from './expect.ts';
import { checked, parseJson } from './json.ts';
import { type Lesson, lessonSchema, mustBeTeachable } from './lesson.ts';
import { type BoardPicture, boardPicture } from './map/picture.ts';
import { type LoadText, type PackMark, packNames, readPacks } from './pack.ts';
import { rulesFor, withPacks, written } from './packed.ts';
import { oncePerRuleSet, ruleSetOf } from './rule-set.ts';
import { expectedFacts } from './scenario.ts';
import { Codec } from './vocabulary-codec.ts';

export const ENCOUNTER_FORMAT = 'riposte/encounter/1';

/** Who plays whom. Fighters without a seat are played by the rule set's policy. */
export interface Seat {
  readonly name: string;
  readonly plays: readonly string[];
}

/** An end beside those of the book. */
export interface Ending {
  readonly title: string;
  readonly when: Expected;
}

export interface Encounter {
  readonly title: string;
  /** What the game master notes of it; nothing reads it. */
  readonly note: string;
  readonly rules: Rules;
  readonly seed: string;
  readonly sides: readonly string[];
  readonly seats: readonly Seat[];
  readonly ends: readonly Ending[];
  /** Computer players by side, for simulations; others are played by the rule set's policy. */
  readonly players: Readonly<Record<string, string>>;
  /** Standing orders in words by fighter, for simulations. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly state: State;
  /** The fighters as the file gives them, in their order; none of a log. */
  readonly fighters: readonly { readonly name: string; readonly skills?: object }[];
  readonly policy: Policy;
  /** The book with the encounter's packs. */
  readonly ruleSet: RuleSet;
  readonly packs: readonly PackMark[];
  /** What lies under the board, for people alone; null = nothing. */
  readonly picture: BoardPicture | null;
  /** What it teaches, step by step; null = it is no lesson. */
  readonly lesson: Lesson | null;
}

const text = z.string().min(1).max(200);
const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);

export const seatings = z.array(z.strictObject({ name: text, plays: z.array(text).min(1).max(200) })).max(50);
export const endings = z.array(z.strictObject({ title: text, when: expectedFacts })).max(50);

const playing = z.record(text, text);
const ordering = z.record(text, z.array(text).max(50));

/** The schema of an encounter of a rule set. */
export const encounterSchema = oncePerRuleSet((ruleSet) =>
  z.strictObject({
    format: z.literal(ENCOUNTER_FORMAT),
    title: text,
    note: z.string().max(10_000).default(''),
    ruleset: z.literal(ruleSet.rules.id),
    packs: packNames,
    options: z.record(z.string(), scalar).default({}),
    seed: text.default('1'),
    sides: z.array(text).min(1).max(20),
    board: withPicture(ruleSet.board),
    fighters: z.array(ruleSet.fighter).min(1).max(200),
    seats: seatings.default([]),
    ends: endings.default([]),
    players: playing.default({}),
    orders: ordering.default({}),
    carried: carrying.default({}),
    lesson: lessonSchema.optional(),
  }),
);

/** A board with the picture that may lie under it. */
function withPicture(board: z.ZodType): z.ZodType {
  return board instanceof z.ZodObject ? board.extend({ picture: boardPicture.optional().describe('a picture under the board') }) : board;
}

/**
 * A board as its rule set reads it, and the picture under it. A game may have no board, or one that is not an object.
 * @param given The board as in the file, in any form.
 */
export function withoutPicture(given: unknown): { readonly picture: BoardPicture | null; readonly board: unknown } {
  if (typeof given !== 'object' || given === null || !('picture' in given)) return { picture: null, board: given };
  const { picture, ...board } = given;
  return { picture: (picture as BoardPicture | undefined) ?? null, board };
}

const head = z.looseObject({ format: z.literal(ENCOUNTER_FORMAT), ruleset: text, packs: packNames });

interface Given extends Pick<Encounter, 'title' | 'note' | 'seed' | 'sides' | 'seats' | 'ends' | 'players' | 'orders'> {
  readonly carried: CarriedIn;
  readonly board: unknown;
  readonly lesson?: Lesson;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly fighters: readonly { readonly name: string; readonly side: string }[];
}

/**
 * Reads an encounter file. `load` gives the text of the packs that it names.
 * @throws FileError with file, path and expectation for anything that is not one.
 */
export function readEncounter(content: string, file: string, ruleSets: readonly RuleSet[], load?: LoadText): Encounter {
  const data = parseJson(content, file, 'an encounter');
  const { ruleset, packs } = checked(head, data, file);
  const plain = ruleSetOf(ruleSets, ruleset, file);
  const read = readPacks(packs, file, plain, load);
  const ruleSet = withPacks(plain, read);
  const given = checked(encounterSchema(plain), written(data, read), file) as Given;
  const names = given.fighters.map((fighter) => fighter.name);
  names.forEach((name, i) => {
    if (names.indexOf(name) !== i) wrong(file, ['fighters', i, 'name'], 'a name that no other fighter has');
  });
  const rules = rulesFor(ruleSet, given.options, file);
  const { picture, board } = withoutPicture(given.board);
  const set = ruleSet.setUp(rules, { ...given, board });
  if (!set.ok) return wrongInAll(file, set.problems);
  mustBeKnown(given.players, given.sides, ['players'], 'a side', file);
  mustBeKnown(given.orders, names, ['orders'], 'a fighter', file);
  mustBeKnown(given.carried, names, ['carried'], 'a fighter', file);
  const { title, note, seed, ends, players, orders, lesson = null } = given;
  const seats = seated(given, file);
  const encounter: Encounter = {
    title,
    note,
    rules,
    seed,
    sides: given.sides,
    seats,
    ends,
    players,
    orders,
    state: carriedIn(ruleSet, rules, set.value, given, file),
    picture,
    lesson,
    fighters: (data as Pick<Encounter, 'fighters'>).fighters,
    policy: ruleSet.policy,
    ruleSet,
    packs: read.map((pack) => pack.mark),
  };
  mustBeAskable(encounter, file);
  if (lesson !== null) mustBeTeachable(lesson, encounter, file);
  return encounter;
}

/** Keys that name sides or fighters. */
function mustBeKnown(keyed: object, names: readonly string[], path: Path, what: string, file: string): void {
  const odd = Object.keys(keyed).find((key) => !names.includes(key));
  if (odd !== undefined) wrong(file, [...path, odd], `${what}: ${names.join(', ')}`);
}

/** Seats with sides written out as their fighters; nobody is played from two seats. */
function seated(given: Given, file: string): Seat[] {
  const taken = new Map<string, string>();
  return given.seats.map((seat, i) => {
    if (given.seats.findIndex((other) => other.name === seat.name) !== i) wrong(file, ['seats', i, 'name'], 'a name that no other seat has');
    const plays = seat.plays.flatMap((who, k) => {
      const fighters = given.fighters.filter((fighter) => fighter.name === who || fighter.side === who).map((fighter) => fighter.name);
      if (fighters.length === 0)
        wrong(file, ['seats', i, 'plays', k], `a fighter or a side: ${[...given.fighters.map((fighter) => fighter.name), ...given.sides].join(', ')}`);
      return fighters;
    });
    plays.forEach((who) => {
      if (taken.has(who)) wrong(file, ['seats', i, 'plays'], `fighters that no other seat plays: ${who} is played by ${taken.get(who)}`);
      taken.set(who, seat.name);
    });
    return { name: seat.name, plays };
  });
}

/** Ends speak of names and facts that exist. */
export function mustBeAskable({ ends, rules, state, ruleSet }: Pick<Encounter, 'ends' | 'rules' | 'state' | 'ruleSet'>, file: string, path: Path = []): void {
  if (ends.length === 0) return;
  const view = Runner.still(rules, state);
  const speech = new Codec(ruleSet, view, (path, expected) => wrong(file, path, String(expected)), file);
  ends.forEach((end, i) => unmet(speech, end.when, [...path, 'ends', i, 'when']));
}

/** The title of the first of the encounter's own ends that has come; null while the fight goes on. */
export function endOf({ ends, ruleSet }: Pick<Encounter, 'ends' | 'ruleSet'>, view: View): string | null {
  if (ends.length === 0) return null;
  const speech = new Codec(ruleSet, view, (path, expected) => wrong('', path, String(expected)));
  return ends.find((end) => unmet(speech, end.when, []).length === 0)?.title ?? null;
}
