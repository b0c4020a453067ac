import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import {
  type Bout,
  endOf,
  FileError,
  headerWithPacks,
  isLog,
  type Lesson,
  type LogHeader,
  logHeader,
  MAX_BYTES,
  MAX_LOG_BYTES,
  openLog,
  readEncounter,
  type Seat,
} from '@riposte/files';
import { Fight, type FightOptions, type Id } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { Player } from '@riposte/sim';
import { whyUnread } from './why-unread.ts';

/** A fight that can be looked at and played. */
export interface Table extends Bout {
  readonly file: string;
  readonly title: string;
  /** The first line of its log; packs are named as seen from `file`. */
  readonly header: LogHeader;
  /** Names of the fighters that a person plays; null = not given, so all. */
  readonly played: readonly string[] | null;
  /** Who decides for those whom nobody plays: the rule set's policy, or a player. */
  readonly playerOf: (who: Id) => Player;
  /** Of a log: lines in the file, and the length of what is good of it in bytes. */
  readonly stored: { readonly lines: number; readonly length: number } | null;
  /** What the encounter teaches; null = nothing, as a log, which does not keep it. */
  readonly lesson: Lesson | null;
}

/** @throws FileError for a file that cannot be read or is larger than `most` bytes. */
export function readText(file: string, most = MAX_BYTES): string {
  let handle = -1;
  try {
    handle = openSync(file, 'r');
    const { size } = fstatSync(handle);
    if (size > most) throw FileError.cannot('read', file, `it has ${size} bytes, and ${most} is the limit`);
    const text = readUpTo(handle, most);
    if (text === null) throw FileError.cannot('read', file, `it has more than ${most} bytes`);
    return text;
  } catch (thrown) {
    if (thrown instanceof FileError) throw thrown;
    throw FileError.cannot('read', file, whyUnread(file, thrown));
  } finally {
    if (handle >= 0) closeSync(handle);
  }
}

/** The text behind a handle, which may be a pipe or a device without end; null = there is more. */
function readUpTo(handle: number, most: number): string | null {
  const parts: Buffer[] = [];
  for (let length = 0; length <= most; ) {
    const part = Buffer.allocUnsafe(1 << 16);
    const read = readSync(handle, part);
    if (read === 0) return Buffer.concat(parts).toString('utf8');
    parts.push(part.subarray(0, read));
    length += read;
  }
  return null;
}

/** Text of a file that another one names, seen from the folder of that one. */
export function readBeside(name: string, from: string): string {
  const file = resolve(dirname(from), name);
  // Opening a device or a pipe may wait for ever.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw FileError.cannot('read', file, 'it is not a regular file');
  return readText(file);
}

/** Opens an encounter from its beginning or a log where it stopped. @throws FileError */
export async function openTable(file: string, options: Pick<FightOptions, 'seed' | 'onLine' | 'typed'> = {}): Promise<Table> {
  const content = readText(file, MAX_LOG_BYTES);
  return isLog(content) ? openStored(content, file, options) : openNew(content, file, options);
}

/** Opens a log. @throws FileError for anything else. */
export async function openStoredTable(file: string): Promise<Table> {
  return openStored(readText(file, MAX_LOG_BYTES), file, {});
}

/** Opens a new fight from the text of an encounter. @throws FileError */
export async function openNew(content: string, file: string, options: Pick<FightOptions, 'seed' | 'onLine' | 'typed'>): Promise<Table> {
  const encounter = readEncounter(content, file, await ruleSetsIn(content), readBeside);
  const { title, rules, state, sides, seats, ruleSet, seed } = encounter;
  const fight = Fight.open(rules, state, { ...options, seed: options.seed ?? seed });
  return {
    file,
    title,
    ruleSet,
    fight,
    header: logHeader(fight.header, encounter),
    sides,
    played: playedFrom(seats),
    ended: (view) => endOf(encounter, view),
    playerOf: () => ruleSet.policy,
    stored: null,
    lesson: encounter.lesson,
  };
}

async function openStored(content: string, file: string, { onLine, typed = false }: Pick<FightOptions, 'onLine' | 'typed'>): Promise<Table> {
  const good = content.slice(0, content.lastIndexOf('\n') + 1);
  const { fight, ruleSet, setting } = openLog(content, file, await ruleSetsIn(content), readBeside, onLine ? { onLine, typed } : { typed });
  const { title, sides, seats, ends } = setting ?? { title: basename(file), sides: [], seats: [], ends: [] };
  const stored = { lines: good.split('\n').length - 2, length: Buffer.byteLength(good) };
  return {
    file,
    title,
    ruleSet,
    fight,
    header: fight.header,
    sides,
    played: playedFrom(seats),
    ended: (view) => endOf({ ends, ruleSet }, view),
    playerOf: () => ruleSet.policy,
    stored,
    lesson: null,
  };
}

const playedFrom = (seats: readonly Seat[]): string[] | null => (seats.length === 0 ? null : seats.flatMap((seat) => seat.plays));

/** The header for a log at another place: packs are named as seen from there. */
export function headerAt(table: Table, file: string): LogHeader {
  const { packs = [] } = table.header;
  const moved = packs.map((pack) => ({ ...pack, file: relative(dirname(resolve(file)), resolve(dirname(table.file), pack.file)) }));
  return headerWithPacks(table.header, moved);
}

/** Number of a line of the log as people count: the header is line 1. */
export const lineNumber = (index: number): number => index + 2;
export const lineIndex = (number: number): number => number - 2;
