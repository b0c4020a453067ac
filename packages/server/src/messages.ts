import { DIAL_STEPS, MOMENT_KINDS } from '@riposte/ruleset';
import * as z from 'zod';
import { AUTOMATIONS, type SeatKind } from './seat-kinds.ts';
import { MAX_SECONDS, ORDER_LENGTH } from './settings.ts';

const number = z.int().min(0).max(1_000_000_000);
const word = z.string().min(1).max(80);
const dice = z.array(z.int().min(1).max(1000)).min(1).max(100).readonly();
const sentence = z.string().min(1).max(ORDER_LENGTH);
/** What people write; no characters that steer a screen. */
const written = (most: number, allowed: RegExp) => z.string().trim().min(1).max(most).regex(allowed, 'no control characters');
const LINE = /^[^\p{Cc}]*$/u;
const LINES = /^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u;
const places = z.array(number).min(1).max(400).readonly();
const scalar = z.union([z.string().max(200), z.int().min(-1_000_000).max(1_000_000), z.boolean()]);

/** Other dice for a roll of an entry, or another number of a fighter in it. */
const fix = z.union([
  z.strictObject({ roll: number, faces: dice }),
  z.strictObject({ number: word, of: word, add: z.int().min(-1000).max(1000), reason: z.string().max(200) }),
]);

/** A place of the board, or two with something between them; several of these; fighters who come in. */
const marked = z.array(number).min(1).max(2);
const marks = z.array(marked).max(500);
const comers = z.array(z.record(word, scalar)).max(20);

/** What changes the fight or the table. Every one is answered exactly once. */
const commands = {
  act: z.strictObject({ do: z.literal('act'), menu: number, way: number, path: places.optional() }),
  answer: z.strictObject({ do: z.literal('answer'), question: number, choice: number }),
  roll: z.strictObject({ do: z.literal('roll'), typing: number, faces: dice.optional() }),
  withdraw: z.strictObject({ do: z.literal('withdraw') }),
  undo: z.strictObject({ do: z.literal('undo'), label: z.string().max(1000) }),
  redo: z.strictObject({ do: z.literal('redo') }),
  order: z.strictObject({ do: z.literal('order'), question: number, how: z.enum(['never', 'always']), choice: number.optional() }),
  forget: z.strictObject({ do: z.literal('forget'), who: z.union([number, z.literal('gm')]), ask: sentence }),
  when: z.strictObject({ do: z.literal('when'), who: number, text: sentence }),
  dial: z.strictObject({ do: z.literal('dial'), kind: z.enum(MOMENT_KINDS).nullable(), to: z.enum(DIAL_STEPS).nullable() }),
  stop: z.strictObject({ do: z.literal('stop'), of: number, kind: z.enum(MOMENT_KINDS).nullable(), on: z.boolean() }),
  takeUp: z.strictObject({ do: z.literal('takeUp'), who: number, nth: number }),
  amend: z.strictObject({ do: z.literal('amend'), entry: number, fix }),
  decree: z.strictObject({ do: z.literal('decree'), act: word, given: z.record(word, z.union([scalar, marked, marks, comers])) }),
  settings: z.strictObject({
    do: z.literal('settings'),
    automation: z.enum(AUTOMATIONS).optional(),
    seconds: z.int().min(0).max(MAX_SECONDS).optional(),
    turnSeconds: z.int().min(0).max(MAX_SECONDS).optional(),
    paused: z.boolean().optional(),
    odds: z.boolean().optional(),
    forecast: z.boolean().optional(),
    locked: z.boolean().optional(),
  }),
  auto: z.strictObject({ do: z.literal('auto'), who: number, on: z.boolean() }),
  portrait: z.strictObject({
    do: z.literal('portrait'),
    who: number,
    picture: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
  }),
  hand: z.strictObject({ do: z.literal('hand'), who: number, seat: word.nullable() }),
  seat: z.strictObject({ do: z.literal('seat'), seat: word, act: z.enum(['rotate', 'revoke', 'kick']) }),
  disclose: z.strictObject({ do: z.literal('disclose') }),
} as const;

/** What is kept beside the log: it wakes no computer, and its text is gone when it is deleted. */
const asides = {
  chat: z.strictObject({ do: z.literal('chat'), to: word, text: written(500, LINE) }),
  unsay: z.strictObject({ do: z.literal('unsay'), line: word }),
  note: z.strictObject({ do: z.literal('note'), id: word.nullable(), to: z.enum(['own', 'gm', 'all']), text: written(4000, LINES) }),
  dropNote: z.strictObject({ do: z.literal('dropNote'), id: word }),
  erase: z.strictObject({ do: z.literal('erase') }),
} as const;

/** What leaves the fight as it is. */
const queries = {
  reach: z.strictObject({ do: z.literal('reach'), menu: number, by: number, act: word }),
  /** The fighter whose acts are listed from now on. */
  turnTo: z.strictObject({ do: z.literal('turnTo'), by: number.nullable() }),
  /** The whole acts of one fighter or of all who may act, or one act. */
  forms: z.strictObject({ do: z.literal('forms'), menu: number, by: number.nullable(), act: word.nullable() }),
  /** The facts of a fighter that the game master can set, each with what it can be. */
  settable: z.strictObject({ do: z.literal('settable'), of: number }),
  /** What the game master may do at any time by the rules, and the fields of one such act as they are filled in. */
  masterAct: z.strictObject({ do: z.literal('masterAct'), act: word.nullable(), given: z.record(word, scalar) }),
  at: z.strictObject({ do: z.literal('at'), entry: z.int().min(-1).max(1_000_000) }),
  try: z.strictObject({ do: z.literal('try'), entry: number, fix }),
  odds: z.strictObject({ do: z.literal('odds'), menu: number, way: number }),
  answerOdds: z.strictObject({ do: z.literal('answerOdds'), question: number, choice: number }),
  tryOrder: z.strictObject({ do: z.literal('tryOrder'), who: number, text: sentence }),
  look: z.strictObject({ do: z.literal('look'), of: number, from: number.nullable(), seen: number }),
  summary: z.strictObject({ do: z.literal('summary') }),
  boardHand: z.strictObject({ do: z.literal('boardHand') }),
  forecast: z.strictObject({ do: z.literal('forecast') }),
  branch: z.strictObject({ do: z.literal('branch'), entry: z.int().min(-1).max(1_000_000) }),
  shared: z.strictObject({ do: z.literal('shared'), entry: z.int().min(-1).max(1_000_000) }),
  readNote: z.strictObject({ do: z.literal('readNote'), id: word }),
  ping: z.strictObject({ do: z.literal('ping'), place: number }),
  everything: z.strictObject({ do: z.literal('everything'), on: z.boolean() }),
} as const;

export type MessageKind = keyof typeof commands | keyof typeof asides | keyof typeof queries;

/** Who may send what; others may not. */
export const MAY: { readonly [K in MessageKind]: readonly SeatKind[] } = {
  act: ['gm', 'player', 'solo'],
  answer: ['gm', 'player', 'solo'],
  roll: ['gm', 'player', 'solo'],
  withdraw: ['gm', 'player', 'solo'],
  undo: ['gm', 'player', 'solo'],
  redo: ['gm', 'player', 'solo'],
  order: ['gm', 'player', 'solo'],
  forget: ['gm', 'player', 'solo'],
  when: ['gm', 'player', 'solo'],
  tryOrder: ['gm', 'player', 'solo'],
  look: ['gm', 'player', 'solo', 'spectator'],
  dial: ['gm', 'player', 'solo'],
  stop: ['gm', 'player', 'solo'],
  takeUp: ['gm', 'player', 'solo'],
  everything: ['gm', 'player', 'solo'],
  summary: ['gm', 'player', 'solo', 'spectator'],
  forecast: ['gm', 'player', 'solo', 'spectator'],
  boardHand: ['gm'],
  amend: ['gm'],
  decree: ['gm'],
  settings: ['gm', 'solo'],
  auto: ['gm'],
  portrait: ['gm', 'player', 'solo'],
  hand: ['gm'],
  seat: ['gm'],
  disclose: ['gm', 'solo'],
  reach: ['gm', 'player', 'solo'],
  turnTo: ['gm', 'player', 'solo'],
  forms: ['gm', 'player', 'solo'],
  settable: ['gm'],
  masterAct: ['gm'],
  at: ['gm', 'player', 'solo', 'spectator'],
  try: ['gm'],
  odds: ['gm', 'player', 'solo'],
  answerOdds: ['gm', 'player', 'solo'],
  branch: ['gm', 'solo'],
  shared: ['gm'],
  chat: ['gm', 'player'],
  unsay: ['gm', 'player'],
  note: ['gm', 'player', 'solo'],
  dropNote: ['gm', 'player', 'solo'],
  // A game master deletes the table.
  erase: ['player'],
  readNote: ['gm', 'player', 'solo', 'spectator'],
  ping: ['gm', 'player'],
};

const body = z.discriminatedUnion('do', [
  commands.act,
  commands.answer,
  commands.roll,
  commands.withdraw,
  commands.undo,
  commands.redo,
  commands.order,
  commands.forget,
  commands.when,
  commands.dial,
  commands.stop,
  commands.takeUp,
  commands.amend,
  commands.decree,
  commands.settings,
  commands.auto,
  commands.portrait,
  commands.hand,
  commands.seat,
  commands.disclose,
  queries.reach,
  queries.turnTo,
  queries.forms,
  queries.settable,
  queries.masterAct,
  queries.at,
  queries.try,
  queries.odds,
  queries.answerOdds,
  queries.tryOrder,
  queries.look,
  queries.summary,
  queries.boardHand,
  queries.forecast,
  queries.branch,
  queries.shared,
  queries.readNote,
  queries.ping,
  asides.chat,
  asides.unsay,
  asides.note,
  asides.dropNote,
  asides.erase,
  queries.everything,
]);

export type Message = z.infer<typeof body>;
export type Said<K extends MessageKind> = Extract<Message, { readonly do: K }>;

/** A message with the id that its client made. */
export const requestSchema = z.strictObject({ id: z.string().regex(/^[\w-]{8,64}$/), say: body });
export type Request = z.infer<typeof requestSchema>;

/** The first message of a connection; `after` is the last frame that the page has. */
export const helloSchema = z.strictObject({
  hello: z.literal(true),
  protocol: z.int(),
  after: z.strictObject({ epoch: word, seq: number }).nullable(),
  /** The languages of the browser, the best first: the log uses the first one that is known. */
  languages: z.array(z.string().max(35)).max(10).optional(),
});

export const isAside = (message: Message): boolean => Object.hasOwn(asides, message.do);
export const isQuery = (message: Message): boolean => Object.hasOwn(queries, message.do);
