import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Calls } from './calls.ts';
import { steady } from './clock.ts';
import type { Request } from './messages.ts';
import type { Digest, Founded, Reply } from './protocol.ts';
import { notOwner, Refused, refusal } from './refusal.ts';
import { isStoreCall, type ServerContext } from './server-context.ts';
import type { After, At, Export, Mode, Playing, Ready } from './tables.ts';
import { SIGNS, sign, silence, type ThreadData, WORKING_ON } from './thread.ts';

/** How tables are spread over threads, and how long one decision may take. */
export interface ThreadOptions {
  /** The module that a thread runs; it calls `playTables`. */
  readonly module: URL;
  /** How many threads play tables while none is stuck; default: one for each core, at least two. */
  readonly count?: number;
  /** Milliseconds of one decision after which the other tables of its thread move to another one; default 1,500. */
  readonly others?: number;
  /** Milliseconds of one decision after which its table is set aside; default 30,000. */
  readonly whole?: number;
  /** For how many milliseconds a table is set aside the first time; each further time is twice as long. Default 60,000. */
  readonly aside?: number;
  /** Megabytes that the tables of a thread may take; default 1,024. */
  readonly memory?: number;
}

/** How many threads may be stuck at a time. If there are more, the one that is stuck longest ends. */
const MAX_HELD_UP = 2;
/** Milliseconds in which a thread must read its rule sets. */
const STARTING = 60_000;
/** Milliseconds between two checks for signs of life. */
const LOOK = 100;

interface Thread {
  readonly worker: Worker;
  readonly calls: Calls;
  readonly signs: Int32Array;
  readonly tables: Set<string>;
  /** Names of the numbers in `signs`. */
  readonly names: Map<number, string>;
  /** Whether it already runs our code. */
  started: boolean;
  /** When it got stuck: it keeps the table of that decision and gets no others. Null if it never did. */
  keeps: string | null;
  ended: boolean;
}

/** A call to a table that waits for its answer. It is repeated when the table moves. */
interface Asked {
  readonly table: string;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly done: (value: never) => void;
  readonly failed: (thrown: unknown) => void;
  thread: Thread;
}

/** What the threads share; each has its own copy of the rest. */
type Shared = Omit<ServerContext, 'busy' | 'ruleSets' | 'whyNotIgnored' | 'clock'>;

/**
 * Tables in threads of their own. A slow decision does not delay other tables: they move to another thread and are read
 * again from the store. When it takes too long, its thread ends and its table is set aside. The store stays here, and
 * only the thread that plays a table may write to it.
 */
export class Threads implements Playing {
  readonly #house: Shared;
  readonly #options: Required<ThreadOptions>;
  readonly #since: number;
  #threads: Thread[] = [];
  readonly #playedBy = new Map<string, Thread>();
  readonly #asked = new Set<Asked>();
  /** Connections that a table knows, or is about to know. */
  readonly #connected = new Map<number, At>();
  readonly #aside = new Map<string, { until: number; times: number; isHeld: boolean }>();
  readonly #watch: NodeJS.Timeout;
  #looked = steady();
  #jobs = 0;
  #closing = false;

  constructor(house: Shared, since: number, options: ThreadOptions) {
    this.#house = house;
    this.#since = since;
    this.#options = { count: Math.max(2, availableParallelism()), others: 1500, whole: 30_000, aside: 60_000, memory: 1024, ...options };
    this.#watch = setInterval(() => this.#look(), LOOK);
    this.#watch.unref();
  }

  get count(): number {
    return this.#playedBy.size;
  }

  async found(fight: Ready, mode: Mode, owner = ''): Promise<Founded> {
    return this.#job('found', fight, mode, owner);
  }

  async take(text: string, name: string, owner = ''): Promise<Founded> {
    return this.#job('take', text, name, owner);
  }

  /** Makes a table: work that belongs to no table yet. */
  async #job(name: string, ...args: readonly unknown[]): Promise<Founded> {
    const job = `new table ${++this.#jobs}`;
    try {
      return await this.#ask<Founded>(job, name, job, ...args);
    } finally {
      this.#forget(job);
    }
  }

  async connect(at: At, connection: number, after: After): Promise<void> {
    this.#connected.set(connection, at);
    await this.#ask(at.table, 'connect', at, connection, after);
  }

  async disconnect(at: At, connection: number): Promise<void> {
    this.#connected.delete(connection);
    if (this.#playedBy.has(at.table)) await this.#ask(at.table, 'disconnect', at, connection);
  }

  perform(at: At, request: Request, connection: number): Promise<Reply> {
    return this.#ask(at.table, 'perform', at, request, connection);
  }

  exported(at: At, what: Export, all = true): Promise<string> {
    return this.#ask(at.table, 'exported', at, what, all);
  }

  digest(at: At): Promise<Digest | null> {
    return this.#ask(at.table, 'digest', at);
  }

  wake(table: string): Promise<void> {
    return this.#ask(table, 'wake', table);
  }

  async remove(table: string): Promise<void> {
    await this.#house.store.remove(table);
    this.#giveUp(table, new Refused(refusal('table-deleted')));
    this.#house.forgotten(table);
  }

  leave(table: string): void {
    this.#giveUp(table, notOwner());
  }

  /** Stops playing a table. What its thread still does is not written. */
  #giveUp(table: string, why: Refused): void {
    const thread = this.#playedBy.get(table);
    this.#forget(table);
    thread?.calls.call('drop', table).catch(() => undefined);
    this.#leave(table, why);
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watch);
    await Promise.all(
      this.#threads.map(async (thread) => {
        // Does not wait for a thread that is stuck.
        await Promise.race([thread.calls.call('close'), new Promise((done) => setTimeout(done, this.#options.others).unref())]);
        thread.ended = true;
        await thread.worker.terminate();
      }),
    );
    for (const asked of this.#asked) asked.failed(new Refused(refusal('server-stops')));
  }

  async #ask<T>(table: string, name: string, ...args: readonly unknown[]): Promise<T> {
    const aside = this.#aside.get(table);
    if (aside !== undefined && aside.until > steady()) throw setAside(aside.until - steady());
    // The computer may have stopped here; it waits for the next command.
    if (aside?.isHeld === false) {
      aside.isHeld = true;
      await this.#ask(table, 'hold', table);
    }
    return new Promise((done, failed) => {
      const asked: Asked = { table, name, args, done, failed, thread: this.#threadOf(table) };
      this.#asked.add(asked);
      this.#send(asked);
    });
  }

  #send(asked: Asked): void {
    const { thread, name, args } = asked;
    const settle = (how: () => void): void => {
      // If the table moved in the meantime, its new thread answers.
      if (asked.thread === thread && this.#asked.delete(asked)) how();
    };
    thread.calls.call(name, ...args).then(
      (value) => settle(() => asked.done(value as never)),
      (thrown) => settle(() => asked.failed(thrown)),
    );
  }

  /** The thread that plays a table; for a new table, the thread with the fewest. */
  #threadOf(table: string): Thread {
    const known = this.#playedBy.get(table);
    if (known !== undefined) return known;
    const able = this.#threads.filter((thread) => thread.keeps === null);
    const least = able.reduce<Thread | null>((best, thread) => (best === null || thread.tables.size < best.tables.size ? thread : best), null);
    const thread = least === null || (least.tables.size > 0 && able.length < this.#options.count) ? this.#start() : least;
    this.#playedBy.set(table, thread);
    thread.tables.add(table);
    return thread;
  }

  #start(): Thread {
    const signs = new Int32Array(new SharedArrayBuffer(SIGNS * Int32Array.BYTES_PER_ELEMENT));
    sign(signs);
    const { packs, pace, memory, largest, mostLines } = this.#house;
    const workerData: ThreadData = { signs, packs, pace, memory, largest, mostLines, since: this.#since };
    const worker = new Worker(this.#options.module, { workerData, resourceLimits: { maxOldGenerationSizeMb: this.#options.memory } });
    const calls: Calls = new Calls(worker, {
      call: (name, args) => this.#store(thread, name, args),
      told: (name, args) => this.#told(thread, name, args as readonly never[]),
    });
    const thread: Thread = { worker, calls, signs, tables: new Set(), names: new Map(), started: false, keeps: null, ended: false };
    worker.on('error', (thrown) => this.#house.log('error', 'a thread ended', { error: String(thrown) }));
    worker.on('exit', () => this.#end(thread));
    this.#threads.push(thread);
    return thread;
  }

  /** A call to the store by the thread that plays the table. Once the thread has changed, calls of the old one are not carried out. */
  async #store(thread: Thread, name: string, args: readonly unknown[]): Promise<unknown> {
    if (!isStoreCall(name)) throw new Error(`no call of the store: ${name}`);
    const makes =
      name === 'create' && [...this.#asked].some((request) => request.thread === thread && (request.table === thread.keeps || thread.keeps === null));
    if (!makes && this.#playedBy.get(String(args[0])) !== thread) throw new Refused(refusal('table-moved'));
    return (this.#house.store[name] as (...given: readonly unknown[]) => Promise<unknown>).apply(this.#house.store, [...args]);
  }

  #told(thread: Thread, name: string, args: readonly never[]): void {
    thread.started = true;
    if (name === 'named') thread.names.set(args[0], args[1]);
    else if (name === 'log') this.#house.log(...(args as unknown as Parameters<ServerContext['log']>));
    else if (name === 'committed') this.#house.committed(args[0]);
    else if (name === 'forgotten' && this.#playedBy.get(args[0]) === thread) {
      this.#forget(args[0]);
      this.#house.forgotten(args[0]);
    } else if (name === 'send' && this.#isOf(thread, args[0])) this.#house.connection(args[0]).send(args[1]);
    else if (name === 'hangUp' && this.#isOf(thread, args[0])) this.#house.connection(args[0]).close(args[1]);
  }

  /** Whether a connection is to a table that the thread plays; frames of a table that moved are old. */
  #isOf(thread: Thread, connection: number): boolean {
    const at = this.#connected.get(connection);
    return at !== undefined && this.#playedBy.get(at.table) === thread;
  }

  #forget(table: string): void {
    const thread = this.#playedBy.get(table);
    this.#playedBy.delete(table);
    thread?.tables.delete(table);
    if (thread?.keeps === table && !thread.ended) void thread.worker.terminate();
  }

  /** Finds the threads that are stuck, and the table that each is stuck on. */
  #look(): void {
    const now = steady();
    // This thread was stuck itself, or the machine slept: signs of life may be waiting.
    const wasHeldUp = now - this.#looked > LOOK * 5;
    this.#looked = now;
    if (wasHeldUp) return;
    const heldUp = this.#threads
      .map((thread) => ({ thread, time: silence(thread.signs) }))
      .filter(({ thread, time }) => time > (thread.started ? this.#options.others : STARTING));
    for (const { thread } of heldUp) if (thread.keeps === null) this.#spread(thread);
    const byLength = [...heldUp].sort((a, b) => b.time - a.time);
    byLength.forEach(({ thread, time }, nth) => {
      if (!thread.started || time > this.#options.whole || heldUp.length - nth > MAX_HELD_UP) this.#end(thread);
    });
  }

  /** Moves all tables of a thread elsewhere, except the one it is stuck on. */
  #spread(thread: Thread): void {
    thread.keeps = thread.names.get(Atomics.load(thread.signs, WORKING_ON)) ?? '';
    this.#house.log('warn', 'a decision takes long', { table: thread.keeps, others: thread.tables.size - 1 });
    for (const table of thread.tables) if (table !== thread.keeps) this.#move(table, thread);
  }

  #move(table: string, from: Thread): void {
    from.tables.delete(table);
    this.#playedBy.delete(table);
    if (!from.ended) from.calls.call('drop', table).catch(() => undefined);
    const asked = [...this.#asked].filter((request) => request.table === table);
    const connecting = new Set(asked.flatMap((request) => (request.name === 'connect' ? [request.args[1]] : [])));
    const connected = [...this.#connected].filter(([number, at]) => at.table === table && !connecting.has(number));
    if (asked.length + connected.length === 0) return;
    const thread = this.#threadOf(table);
    for (const [connection, at] of connected) {
      thread.calls
        .call('connect', at, connection, null)
        .catch(({ message }: Error) => this.#house.connection(connection).close({ code: 'RESTART', text: message }));
    }
    for (const one of asked) {
      one.thread = thread;
      this.#send(one);
    }
  }

  /** Ends a thread that is stuck or has ended by itself. The table it worked on is set aside; the others move elsewhere. */
  #end(thread: Thread): void {
    if (thread.ended || this.#closing) return;
    thread.ended = true;
    this.#threads = this.#threads.filter((other) => other !== thread);
    void thread.worker.terminate();
    if (thread.keeps === null) this.#spread(thread);
    const table = thread.keeps;
    if (table === null || !thread.tables.has(table)) return;
    this.#playedBy.delete(table);
    const times = (this.#aside.get(table)?.times ?? 0) + 1;
    const pause = this.#options.aside * 2 ** (times - 1);
    const isJob = [...this.#asked].some((request) => request.table === table && (request.name === 'found' || request.name === 'take'));
    const why = isJob ? new Refused(refusal('file-too-slow')) : setAside(pause);
    if (!isJob) this.#aside.set(table, { until: steady() + pause, times, isHeld: false });
    this.#house.log('error', 'table set aside', { table, milliseconds: pause });
    this.#leave(table, why);
  }

  /** Tells everyone at a table, or waiting for it, why it is gone. */
  #leave(table: string, why: Refused): void {
    for (const one of this.#asked) if (one.table === table && this.#asked.delete(one)) one.failed(why);
    for (const [connection, at] of this.#connected) {
      if (at.table !== table) continue;
      this.#connected.delete(connection);
      this.#house.connection(connection).close(why.why);
    }
  }
}

function setAside(milliseconds: number): Refused {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Refused(refusal('set-aside', { seconds }));
}
