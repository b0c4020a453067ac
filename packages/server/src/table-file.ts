import { checked, FileError, MAX_BYTES, MAX_LOG_BYTES } from '@riposte/files';
import { type Fight, GM } from '@riposte/kernel';
import * as z from 'zod';
import { MAX_ORDERS, MAX_SECONDS, ORDER_LENGTH, type Settings, settingsSchema } from './settings.ts';
import type { SeatRow, TableRow } from './store.ts';
import { exportLog } from './stored.ts';

const FORMAT = 'riposte/table/1';

/** Fighters that a seat or the computer may play. */
const MAX_PLAYED = 200;

const schema = z.strictObject({
  format: z.literal(FORMAT),
  title: z.string().min(1).max(300),
  /** The encounter that it began with, as it was written; empty where it began with a log. */
  encounter: z.string().max(MAX_BYTES),
  /** Where that stands among the ready fights. */
  file: z.string().max(300),
  settings: settingsSchema.extend({
    seconds: z.int().min(0).max(MAX_SECONDS),
    autos: z.array(z.int().min(GM)).max(MAX_PLAYED + 1),
    orders: z
      .array(z.strictObject({ who: z.int().min(0), text: z.string().max(ORDER_LENGTH) }))
      .max(MAX_ORDERS)
      .default([]),
    sides: z.array(z.string().max(200)).max(20),
  }),
  seats: z
    .array(
      z.strictObject({
        kind: z.enum(['gm', 'player', 'solo', 'spectator']),
        name: z.string().min(1).max(300),
        plays: z.array(z.int().min(0)).max(MAX_PLAYED),
      }),
    )
    .min(1)
    .max(20),
  log: z.string().min(1),
});

/** A table in one file: its fight, settings and seats, but none of its links. */
export type TableFile = z.infer<typeof schema>;

export function writeTable(row: TableRow, settings: Settings, seats: readonly SeatRow[], fight: Fight): string {
  const { title, encounter, file } = row;
  const places = seats.map(({ kind, name, plays }) => ({ kind, name, plays: JSON.parse(plays) as number[] }));
  const whole: TableFile = { format: FORMAT, title, encounter, file, settings, seats: places, log: exportLog(row, settings, fight) };
  return `${JSON.stringify(whole)}\n`;
}

/** What a file is that somebody brings: an encounter, a table, or else a log. @throws FileError for a table that is none */
export function readBrought(text: string, file: string): { readonly kind: 'encounter' | 'log' } | { readonly kind: 'table'; readonly table: TableFile } {
  if (text.length > MAX_LOG_BYTES) throw new FileError(file, '', `at most ${MAX_LOG_BYTES} bytes`);
  const whole = asJson(text);
  const format = typeof whole === 'object' && whole !== null && 'format' in whole ? whole.format : null;
  if (format !== FORMAT) return { kind: format === 'riposte/log/1' || whole === undefined ? 'log' : 'encounter' };
  return { kind: 'table', table: checked(schema, whole, file) };
}

/** Undefined for what is not one JSON value, such as the lines of a log. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
