import { parentPort, workerData } from 'node:worker_threads';
import type { Book } from '@riposte/ruleset';
import { Calls } from './calls.ts';
import { type House, storeOf } from './house.ts';
import { Tables } from './tables.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** The number of the table whose work is done, and the time of the last sign of life. */
  readonly signs: Int32Array;
  readonly packs: ReadonlyMap<string, string>;
  readonly pace: number;
  readonly memory: House['memory'];
  readonly largest: number;
  /** Added to the steady clock of the machine, in milliseconds. */
  readonly since: number;
}

/** Places in `signs`. */
export const WORKING_ON = 0;
export const ALIVE_AT = 1;
/** Milliseconds between two signs of life. */
const BEAT = 100;

/** The steady clock of the machine in whole milliseconds, which all threads share. */
export const steady = (): number => Number(process.hrtime.bigint() / 1_000_000n);
/** The same as it fits a sign of life. */
export const brief = (): number => steady() & 0x3fff_ffff;

/** What the main module of a thread does: it plays tables for the thread that started it. */
export function playTables(books: readonly Book[]): void {
  const { signs, packs, pace, memory, largest, since } = workerData as ThreadData;
  const names = new Map<string, number>();
  const busy = (table: string): void => {
    let number = names.get(table);
    if (number === undefined) {
      number = names.size + 1;
      names.set(table, number);
      calls.tell('named', number, table);
    }
    Atomics.store(signs, WORKING_ON, number);
  };
  const calls: Calls = new Calls(parentPort!, {
    call: async (name, args) => (DO[name as keyof typeof DO] as (...given: readonly unknown[]) => unknown)(...args),
    told: () => undefined,
  });
  const tables = new Tables({
    store: storeOf(
      (name, args) => calls.call(name, ...args),
      () => undefined,
    ),
    books,
    packs,
    pace,
    memory,
    largest,
    clock: () => since + steady(),
    log: (...said) => calls.tell('log', ...said),
    committed: (milliseconds) => calls.tell('committed', milliseconds),
    connection: (number) => ({
      send: (frame) => calls.tell('send', number, frame),
      close: (code, text) => calls.tell('hangUp', number, code, text),
    }),
    busy,
    forgotten: (table) => calls.tell('forgotten', table),
  });
  const DO = {
    found: (job: string, ...given: Parameters<Tables['found']>) => {
      busy(job);
      return tables.found(...given);
    },
    take: (job: string, ...given: Parameters<Tables['take']>) => {
      busy(job);
      return tables.take(...given);
    },
    hold: (table: string) => tables.hold(table),
    connect: (...given: Parameters<Tables['connect']>) => tables.connect(...given),
    disconnect: (...given: Parameters<Tables['disconnect']>) => tables.disconnect(...given),
    perform: (...given: Parameters<Tables['perform']>) => tables.perform(...given),
    exported: (...given: Parameters<Tables['exported']>) => tables.exported(...given),
    drop: (table: string) => tables.drop(table),
    close: () => tables.close(),
  } as const;
  const beat = (): void => void Atomics.store(signs, ALIVE_AT, brief());
  beat();
  calls.tell('started');
  setInterval(beat, BEAT);
}
