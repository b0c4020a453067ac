import type { WhyNotIgnored } from '@riposte/files';
import type { Fight, Id } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import type { DialMemory } from './dial.ts';
import type { Founded, Refusal } from './protocol.ts';
import type { Seat, TableState } from './scene.ts';
import type { Settings } from './settings.ts';
import type { Aside, AsideRow, NewTable, Store, TableRow } from './store.ts';
import type { Connection, Stream } from './stream.ts';

/** What tables ask of the store; where they are played in threads, the thread that holds the store answers. */
export type TableStore = Pick<
  Store,
  | 'claim'
  | 'table'
  | 'lines'
  | 'seats'
  | 'commands'
  | 'command'
  | 'asides'
  | 'deadline'
  | 'seen'
  | 'noteSeen'
  | 'packs'
  | 'picture'
  | 'append'
  | 'create'
  | 'ownerOf'
  | 'remove'
>;

/** A table that is not stored yet, and the answer to its maker. */
export interface Planned {
  readonly founded: Founded;
  readonly made: NewTable;
}

/** Writes a line of the server's log. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, data: object) => void;

/** What all tables of one thread share. */
export interface ServerContext {
  readonly store: TableStore;
  readonly ruleSets: readonly RuleSet[];
  readonly whyNotIgnored?: WhyNotIgnored | undefined;
  /** The packs that all logs may name, by the SHA-256 of their content. */
  readonly packs: ReadonlyMap<string, string>;
  /** Milliseconds between two decisions of the computer. */
  readonly pace: number;
  /** From how many tables on those are forgotten that nobody has looked at for so many milliseconds. */
  readonly memory: { readonly tables: number; readonly idle: number };
  /** How large the log of a table may be. */
  readonly largest: number;
  /** How many lines it may have. */
  readonly mostLines: number;
  readonly clock: () => number;
  readonly log: Log;
  readonly committed: (milliseconds: number) => void;
  /** The connection of that number. */
  readonly connection: (number: number) => Connection;
  /** Notes for which table the work is from now on; the watch over threads reads it. */
  readonly busy: (table: string) => void;
  /** A table was forgotten, or could not be read; it will be read again. */
  readonly forgotten: (table: string) => void;
}

/** What one table needs from its server. */
export interface TableHouse extends Omit<ServerContext, 'busy'> {
  /** Notes that the work from now on is for this table. */
  readonly busy: () => void;
  /** The table cannot go on here: it is forgotten, and those who are there come again. */
  readonly giveUp: (why: Refusal) => void;
  /** Plans a new table that begins where this one stood after a line; it is still to be stored. */
  readonly branch: (table: OpenTable, line: number) => Promise<Planned>;
}

/** A table as a command of one of its seats finds it. */
export interface OpenTable {
  readonly row: TableRow;
  readonly house: TableHouse;
  readonly fight: Fight;
  readonly ruleSet: RuleSet;
  settings: Settings;
  readonly seats: readonly Seat[];
  /** What was said and noted beside the log, the oldest first. */
  readonly asides: readonly AsideRow[];
  /** The computer waits, or it would do again what was undone. */
  held: boolean;
  readonly dial: DialMemory;
  readonly stage: TableState;
  seat(id: string): Seat;
  stream(id: string): Stream;
  /** Tells a seat what it sees now. */
  tell(id: string): void;
}

/** A seat that wants something of its table. */
export interface SeatRequest {
  readonly table: OpenTable;
  readonly seat: Seat;
  readonly stream: Stream;
  readonly connection: Connection;
  readonly mine: (id: Id) => boolean;
  /** What is to be written beside the log, in one transaction with it. */
  readonly aside: { -readonly [K in keyof Aside]: Aside[K] };
}

const STORE_CALLS: readonly (keyof TableStore)[] = [
  'claim',
  'table',
  'lines',
  'seats',
  'commands',
  'command',
  'asides',
  'deadline',
  'seen',
  'noteSeen',
  'packs',
  'picture',
  'append',
  'create',
  'ownerOf',
  'remove',
];

export const isStoreCall = (name: string): name is keyof TableStore => (STORE_CALLS as readonly string[]).includes(name);

/** A store by whose answers it is noted again whose work goes on. */
export function storeOf(call: (name: keyof TableStore, args: readonly unknown[]) => Promise<unknown>, answered: () => void): TableStore {
  const ask =
    (name: keyof TableStore) =>
    async (...args: readonly unknown[]) => {
      try {
        return await call(name, args);
      } finally {
        answered();
      }
    };
  return Object.fromEntries(STORE_CALLS.map((name) => [name, ask(name)])) as unknown as TableStore;
}
