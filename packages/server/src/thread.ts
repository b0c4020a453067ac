import { parentPort, workerData } from 'node:worker_threads';
import type { WhyNotIgnored } from '@riposte/files';
import type { RuleSet } from '@riposte/ruleset';
import { Calls } from './calls.ts';
import { steady } from './clock.ts';
import { type ServerContext, storeOf } from './server-context.ts';
import { Tables } from './tables.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** The number of the table whose work is done, and when it began or the thread last waited: by the clock and in processor time. */
  readonly signs: Int32Array;
  readonly packs: ReadonlyMap<string, string>;
  readonly pace: number;
  readonly memory: ServerContext['memory'];
  readonly largest: number;
  readonly mostLines: number;
  /** Added to the steady clock of the machine, in milliseconds. */
  readonly since: number;
}

/** Places in `signs`. */
export const WORKING_ON = 0;
const ALIVE_AT = 1;
const SPENT_AT = 2;
/** How many numbers `signs` has. */
export const SIGNS = 3;
/** Milliseconds between two signs of life. */
const BEAT = 100;

/** What fits a sign of life. */
const MASK = 0x3fff_ffff;

/** Milliseconds of processor time that all threads of this process have used. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return Math.floor((user + system) / 1000);
}

/** Gives a sign of life. */
export function sign(signs: Int32Array): void {
  Atomics.store(signs, ALIVE_AT, steady() & MASK);
  Atomics.store(signs, SPENT_AT, spent() & MASK);
}

/**
 * Milliseconds since the last sign of life. No more than the whole process has computed since: on a machine that is busy with
 * other things a decision may take long by the clock and do little.
 */
export function silence(signs: Int32Array): number {
  return Math.min((steady() - Atomics.load(signs, ALIVE_AT)) & MASK, (spent() - Atomics.load(signs, SPENT_AT)) & MASK);
}

/** What the main module of a thread does: it plays tables for the thread that started it. */
export function playTables(ruleSets: readonly RuleSet[], whyNotIgnored?: WhyNotIgnored): void {
  const { signs, packs, pace, memory, largest, mostLines, since } = workerData as ThreadData;
  const names = new Map<string, number>();
  const busy = (table: string): void => {
    let number = names.get(table);
    if (number === undefined) {
      number = names.size + 1;
      names.set(table, number);
      calls.tell('named', number, table);
    }
    Atomics.store(signs, WORKING_ON, number);
    // Many pieces of work may come at once: each has its own time.
    sign(signs);
  };
  const calls: Calls = new Calls(parentPort!, {
    call: async (name, args) => (requests[name as keyof typeof requests] as (...given: readonly unknown[]) => unknown)(...args),
    told: () => undefined,
  });
  const tables = new Tables({
    store: storeOf(
      (name, args) => calls.call(name, ...args),
      () => undefined,
    ),
    ruleSets,
    whyNotIgnored,
    packs,
    pace,
    memory,
    largest,
    mostLines,
    clock: () => since + steady(),
    log: (...said) => calls.tell('log', ...said),
    committed: (milliseconds) => calls.tell('committed', milliseconds),
    connection: (number) => ({
      send: (frame) => calls.tell('send', number, frame),
      close: (why) => calls.tell('hangUp', number, why),
    }),
    busy,
    forgotten: (table) => calls.tell('forgotten', table),
  });
  const requests = requestsTo(tables, busy);
  sign(signs);
  calls.tell('started');
  setInterval(() => sign(signs), BEAT);
}

/** What the main thread asks of the tables here; founding and taking tell which table they work for. */
function requestsTo(tables: Tables, busy: (table: string) => void) {
  return {
    found: (job: string, ...given: Parameters<Tables['found']>) => {
      busy(job);
      return tables.found(...given);
    },
    take: (job: string, ...given: Parameters<Tables['take']>) => {
      busy(job);
      return tables.take(...given);
    },
    digest: (...given: Parameters<Tables['digest']>) => tables.digest(...given),
    wake: (table: string) => tables.wake(table),
    hold: (table: string) => tables.hold(table),
    connect: (...given: Parameters<Tables['connect']>) => tables.connect(...given),
    disconnect: (...given: Parameters<Tables['disconnect']>) => tables.disconnect(...given),
    perform: (...given: Parameters<Tables['perform']>) => tables.perform(...given),
    exported: (...given: Parameters<Tables['exported']>) => tables.exported(...given),
    drop: (table: string) => tables.drop(table),
    close: () => tables.close(),
  } as const;
}
