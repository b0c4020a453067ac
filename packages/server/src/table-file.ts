import { checked, FileError, MAX_BYTES, MAX_LOG_BYTES, SCENARIO_FORMAT } from '@riposte/files';
import { GM } from '@riposte/kernel';
import * as z from 'zod';
import { mayRead } from './asides.ts';
import { asJson, hasNul } from './json.ts';
import type { OpenTable } from './server-context.ts';
import { MAX_ORDERS, MAX_SECONDS, ORDER_LENGTH, settingsSchema } from './settings.ts';
import type { AsideRow, SeatRow } from './store.ts';
import { exportLog } from './stored.ts';

export const TABLE_FORMAT = 'riposte/table/1';

/** What may be said and noted: of each seat the lines and notes that a table keeps. */
const MAX_ASIDES = 20 * 350;

/** Fighters that a seat or the computer may play. */
const MAX_PLAYED = 200;

const schema = z.strictObject({
  format: z.literal(TABLE_FORMAT),
  title: z.string().min(1).max(300),
  /** The encounter that it began with, as it was written; empty where it began with a log. */
  encounter: z.string().max(MAX_BYTES),
  /** Where that stands among the ready fights. */
  file: z.string().max(300),
  settings: settingsSchema.extend({
    seconds: z.int().min(0).max(MAX_SECONDS),
    turnSeconds: z.int().min(0).max(MAX_SECONDS).optional(),
    autos: z.array(z.int().min(GM)).max(MAX_PLAYED + 1),
    players: z
      .array(z.strictObject({ who: z.int().min(0), name: z.string().max(200) }))
      .max(MAX_PLAYED)
      .default([]),
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
  /** What was said and noted that the game master may read; seats by their place in the list. */
  asides: z
    .array(
      z.strictObject({
        seat: z.int().min(0).max(19),
        kind: z.enum(['chat', 'note']),
        at: z.int().min(0).max(8_640_000_000_000_000),
        entry: z.int().min(0).max(1_000_000_000),
        to: z.union([z.enum(['all', 'gm', 'own']), z.int().min(0).max(19)]),
        body: z.string().min(1).max(4000),
      }),
    )
    .max(MAX_ASIDES)
    .default([]),
  /** The texts of the packs that its log needs, without those that come with Riposte. */
  packs: z.array(z.string().max(MAX_BYTES)).max(20).default([]),
  /** The picture of a map under its board: WebP in base 64. */
  map: z.base64().nullable().default(null),
});

/** A table in one file: its fight, settings and seats, but none of its links. */
export type TableFile = z.infer<typeof schema>;

/**
 * A table as one file.
 * @param reader The seat that saves it: what it may not read of what was said and noted is left out.
 */
export function writeTable(
  { row, settings, fight, asides, packs, map }: Pick<OpenTable, 'row' | 'settings' | 'fight' | 'asides'> & Pick<TableFile, 'packs' | 'map'>,
  seats: readonly SeatRow[],
  reader: SeatRow,
): string {
  const { title, encounter, file } = row;
  const places = seats.map(({ kind, name, plays }) => ({ kind, name, plays: JSON.parse(plays) as number[] }));
  const whole: TableFile = {
    format: TABLE_FORMAT,
    title,
    encounter,
    file,
    settings: { ...settings, portraits: [] },
    seats: places,
    log: exportLog(row, settings, fight),
    asides: asidesOf(asides, seats, reader),
    packs,
    map,
  };
  return `${JSON.stringify(whole)}\n`;
}

/** What a seat may read, with seats by their place in the list. */
function asidesOf(asides: readonly AsideRow[], seats: readonly SeatRow[], reader: SeatRow): TableFile['asides'] {
  const nth = (id: string): number => seats.findIndex((seat) => seat.id === id);
  return asides.flatMap(({ seat_id, kind, at, entry, to, body }) => {
    if (!mayRead(reader, { seat_id, to })) return [];
    return [{ seat: nth(seat_id), kind, at, entry, to: to === 'all' || to === 'gm' || to === 'own' ? to : nth(to), body }];
  });
}

/** The kind of an uploaded file: an encounter, a scenario, a table; any other file counts as a log. @throws FileError for a broken table file */
export function readBrought(
  text: string,
  file: string,
): { readonly kind: 'encounter' | 'scenario' | 'log' } | { readonly kind: 'table'; readonly table: TableFile } {
  if (text.length > MAX_LOG_BYTES) throw new FileError(file, '', `at most ${MAX_LOG_BYTES} bytes`);
  if (hasNul(text)) throw new FileError(file, '', 'text without the character NUL');
  const whole = asJson(text);
  const format = typeof whole === 'object' && whole !== null && 'format' in whole ? whole.format : null;
  if (format === SCENARIO_FORMAT) return { kind: 'scenario' };
  if (format !== TABLE_FORMAT) return { kind: format === 'riposte/log/1' || whole === undefined ? 'log' : 'encounter' };
  return { kind: 'table', table: checked(schema, whole, file) };
}
