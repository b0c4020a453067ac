import { createHmac } from 'node:crypto';
import { request as requestOverTcp } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { type AllowedNetworks, publicAddressOf } from './public-address.ts';
import { refuse } from './refusal.ts';
import { newName } from './secrets.ts';
import type { Log } from './server-context.ts';
import type { OutboxRow, Receiver, Store, Told } from './store.ts';
import type { Turn } from './turn.ts';

/** The address that is told whose turn it is, and the secret that signs the message. */
export interface Hook {
  readonly url: string;
  readonly secret: string;
}

export interface WebhookOptions {
  /** The hook of every table; null if there is none. */
  readonly all?: Hook | null;
  /** Whether game masters may set one for their tables. */
  readonly ofTables?: boolean;
  /** Private networks that may be reached nevertheless. */
  readonly allowed?: AllowedNetworks;
  /** Milliseconds to wait before each further try. */
  readonly waits?: readonly number[];
  /** Milliseconds in which an answer must come. */
  readonly patience?: number;
  /** For how many milliseconds a message belongs to one server; after that another one delivers it. */
  readonly hold?: number;
}

/** Milliseconds: six more tries within a day. */
const WAITS = [5000, 30_000, 180_000, 1_800_000, 10_800_000, 43_200_000];
const PATIENCE = 5000;
/** How many messages are on their way at a time. */
const AT_ONCE = 20;
/** For how many milliseconds a message belongs to this server; after that another one delivers it. */
const HOLD = 30_000;
/** Milliseconds between two checks for messages that other servers left. */
const LOOK = 5000;
/** For how many tables it is remembered how much was sent lately. */
const MAX = 1000;
/** Messages of one table in a minute. */
const MAX_OF_TABLE = 30;
const MINUTE = 60_000;
const MAX_URL = 500;

/** The result of one delivery. */
export type Result = 'sent' | 'failed' | 'dropped';

type WebhookStore = Pick<Store, 'hook' | 'toTell' | 'told' | 'tellLater'>;

/** The address of a hook, checked. @throws Refused `BAD_REQUEST` */
export function hookAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isGood = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.href.length <= MAX_URL;
  return isGood ? url.href : refuse('bad-webhook', { most: MAX_URL });
}

/** What a receiver checks: HMAC-SHA-256 of the time and the body, in hex. */
export const signatureOf = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/**
 * Tells other programs whose turn it is. A message is written to the database together with the move that causes it, and stays until it was
 * delivered or the last try failed. So each message arrives at least once, even if the server ends in between, and sometimes twice.
 */
export class Webhooks {
  readonly options: Required<WebhookOptions>;
  readonly #store: WebhookStore;
  readonly #base: string | null;
  readonly #log: Log;
  readonly #counted: (told: Result) => void;
  readonly #lately = new Map<string, readonly number[]>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #look: NodeJS.Timeout | null = null;
  #underWay = 0;
  #looking: Promise<void> | null = null;
  #isMore = false;
  #ends = false;

  /** @param base Where pages are opened, as an origin; null = nobody said so */
  constructor(
    options: WebhookOptions,
    { store, base, log, counted }: { readonly store: WebhookStore; readonly base: string | null; readonly log: Log; readonly counted: (told: Result) => void },
  ) {
    this.options = { all: null, ofTables: false, allowed: [], waits: WAITS, patience: PATIENCE, hold: HOLD, ...options };
    this.#store = store;
    this.#base = base;
    this.#log = log;
    this.#counted = counted;
  }

  get #receivers(): readonly Receiver[] {
    const { all, ofTables } = this.options;
    return [...(all === null ? [] : ['all' as const]), ...(ofTables ? ['table' as const] : [])];
  }

  /** Starts delivering, including what an earlier server left. */
  begin(): void {
    if (this.#receivers.length === 0) return;
    this.#look = setInterval(this.written, LOOK).unref();
    this.written();
  }

  /** The messages about turns and their receivers; limited for each table and minute. */
  readonly of = (turns: readonly Turn[]): readonly Told[] => {
    const receivers = this.#receivers;
    return receivers.length === 0
      ? []
      : turns.filter(({ table }) => this.#mayTell(table)).flatMap((turn) => receivers.map((receiver) => this.#told(turn, receiver)));
  };

  #mayTell(table: string): boolean {
    const now = performance.now();
    const lately = (this.#lately.get(table) ?? []).filter((at) => now - at < MINUTE);
    if (lately.length >= MAX_OF_TABLE) {
      this.#counted('dropped');
      return false;
    }
    this.#lately.set(table, [...lately, now]);
    if (this.#lately.size > MAX) this.#lately.delete(this.#lately.keys().next().value!);
    return true;
  }

  #told({ table, title, seat, name, kind }: Turn, receiver: Receiver): Told {
    const link = this.#base === null ? null : `${this.#base}/t/${seat}`;
    const [at, id] = [new Date().toISOString(), newName()];
    return { receiver, body: JSON.stringify({ event: 'turn', id, at, table: { id: table, title }, seat: { id: seat, name }, kind, link }) };
  }

  /** Called when there may be something to deliver. */
  readonly written = (): void => {
    this.#isMore = true;
    this.#looking ??= this.#takeAll().finally(() => {
      this.#looking = null;
    });
  };

  async #takeAll(): Promise<void> {
    while (this.#isMore && !this.#ends && this.#underWay < AT_ONCE) {
      this.#isMore = false;
      const most = AT_ONCE - this.#underWay;
      // If it cannot be read now, it is tried again.
      const rows = await this.#store.toTell(this.#receivers, most, this.options.hold).catch(() => []);
      this.#isMore ||= rows.length === most;
      for (const row of rows) void this.#tell(row);
    }
  }

  async #tell(row: OutboxRow): Promise<void> {
    this.#underWay++;
    try {
      const hook = row.receiver === 'all' ? this.options.all : await this.#store.hook(row.table_id);
      if (hook === null) return await this.#store.told(row);
      const fault = await this.#send(hook, row.body).catch((thrown: Error): Fault => ({ why: thrown.message, isLasting: false }));
      if (this.#ends) return;
      const wait = fault === null || fault.isLasting ? undefined : this.options.waits[row.tried - 1];
      if (wait !== undefined) return await this.#later(row, wait);
      this.#counted(fault === null ? 'sent' : 'failed');
      // Never log the address: it may hold a secret of the receiver.
      if (fault !== null) this.#log('warn', 'webhook failed', { table: row.table_id, tries: row.tried, why: fault.why });
      await this.#store.told(row);
    } catch {
      // If the database cannot record the delivery now, the message is sent again.
    } finally {
      this.#underWay--;
      if (this.#isMore) this.written();
    }
  }

  async #later(row: OutboxRow, wait: number): Promise<void> {
    await this.#store.tellLater(row, wait);
    if (this.#ends || wait > LOOK) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.written();
    }, wait).unref();
    this.#timers.add(timer);
  }

  async #send({ url, secret }: Hook, body: string): Promise<Fault | null> {
    const { hostname, protocol } = new URL(url);
    const { allowed, patience } = this.options;
    const signal = AbortSignal.timeout(patience);
    const { address, family } = await publicAddressOf(hostname, allowed);
    const timestamp = Math.floor(Date.now() / 1000);
    return new Promise((done, failed) => {
      const sent = (protocol === 'https:' ? requestOverTls : requestOverTcp)(url, {
        method: 'POST',
        // A new connection, to the address that was checked.
        agent: false,
        lookup: (_name, { all }, found) => (all === true ? found(null, [{ address, family }]) : found(null, address, family)),
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Riposte',
          'riposte-timestamp': String(timestamp),
          'riposte-signature': `v1=${signatureOf(secret, timestamp, body)}`,
        },
      });
      sent.on('error', failed);
      sent.on('response', (answer) => {
        const { statusCode: status = 0 } = answer;
        // The body is not read, and redirects are not followed.
        answer.destroy();
        if (status >= 200 && status < 300) done(null);
        else done({ why: `the receiver answered ${status}`, isLasting: status < 500 && status !== 429 });
      });
      sent.end(body);
    });
  }

  /** Another server, or the next start, delivers what is on its way. */
  async close(): Promise<void> {
    this.#ends = true;
    if (this.#look !== null) clearInterval(this.#look);
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#looking;
  }
}

/** Why a delivery failed, and whether trying again is pointless. */
interface Fault {
  readonly why: string;
  readonly isLasting: boolean;
}
