import type { Id } from '@riposte/kernel';
import { DIAL_STEPS, MOMENT_KINDS } from '@riposte/ruleset';
import * as z from 'zod';
import { AUTOMATIONS } from './seat-kinds.ts';

/** Orders in words that a table keeps, and the letters of one. */
export const MAX_ORDERS = 40;
export const ORDER_LENGTH = 500;

/** Stops that a table keeps. */
export const MAX_STOPS = 200;

const stop = z.strictObject({ who: z.int(), of: z.int(), kind: z.enum(MOMENT_KINDS).nullable() });
/** A fighter's player is asked whatever another does, or at one kind of moment of the other's. */
export type Stop = z.infer<typeof stop>;

/** Seconds that a question or a turn can have: 30 days. */
export const MAX_SECONDS = 30 * 86_400;

/** Settings as they are stored and written to files. */
export const settingsSchema = z.strictObject({
  automation: z.enum(AUTOMATIONS),
  /** Time to answer a question; 0 = as long as one likes. */
  seconds: z.int().min(0),
  /** Time to act in a turn; absent or 0 = as long as one likes. Absent until it is set: an earlier release does not know it. */
  turnSeconds: z.int().min(0).optional(),
  paused: z.boolean(),
  locked: z.boolean(),
  disclosed: z.boolean(),
  /** Secrets of the dice that were disclosed, each with the number of lines that the log had then: those behind come from the next one. */
  secrets: z
    .array(z.strictObject({ secret: z.string().regex(/^[0-9a-f]{64}$/), until: z.int().min(0) }))
    .max(1000)
    .default([]),
  /** Show players the odds, which reveal something about foes whose numbers they do not see. */
  odds: z.boolean().default(true),
  /** Show players and spectators who will probably win. */
  forecast: z.boolean().default(false),
  autos: z.array(z.int()),
  /** Computer players by name; those whom the computer plays without one follow the policy of the rule set. */
  players: z.array(z.strictObject({ who: z.int(), name: z.string().max(200) })).default([]),
  /** Answers in advance, in words. */
  orders: z.array(z.strictObject({ who: z.int(), text: z.string() })).default([]),
  /** About which moments of others the player of a fighter is asked, where it is not as the book wants. */
  dials: z.array(z.strictObject({ who: z.int(), to: z.partialRecord(z.enum(MOMENT_KINDS), z.enum(DIAL_STEPS)) })).default([]),
  stops: z.array(stop).default([]),
  sides: z.array(z.string()),
  /** Whose picture is whose, by the hash of the picture. */
  portraits: z
    .array(z.strictObject({ who: z.int(), picture: z.string().regex(/^[0-9a-f]{64}$/) }))
    .max(400)
    .default([]),
});

/** What a table keeps in addition to the log of its fight. */
export interface Settings extends z.infer<typeof settingsSchema> {
  /** Whom the computer plays, the game master too. */
  readonly autos: Id[];
}

/** What a new table begins with. */
export const USUAL: Settings = {
  automation: 'referee',
  seconds: 0,
  paused: false,
  locked: false,
  disclosed: false,
  secrets: [],
  odds: true,
  forecast: false,
  autos: [],
  players: [],
  orders: [],
  dials: [],
  stops: [],
  sides: [],
  portraits: [],
};

export const readSettings = (text: string): Settings => settingsSchema.parse(JSON.parse(text));
