import { createHmac } from 'node:crypto';
import { request as requestOverTcp } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { Turn } from './awaited.ts';
import { type AllowedNetworks, publicAddressOf } from './public-address.ts';
import { refuse } from './refusal.ts';
import { newName } from './secrets.ts';
import type { Log } from './server-context.ts';
import type { Store } from './store.ts';

/** Where it is told whose turn it is, and what signs that. */
export interface Hook {
  readonly url: string;
  readonly secret: string;
}

export interface WebhookOptions {
  /** Told of every table; null = nobody is. */
  readonly all?: Hook | null;
  /** Whether game masters may set one for their tables. */
  readonly ofTables?: boolean;
  /** Networks that may be reached although they are not public. */
  readonly allowed?: AllowedNetworks;
  /** Milliseconds to wait before each further try. */
  readonly waits?: readonly number[];
  /** Milliseconds in which an answer has to come. */
  readonly patience?: number;
}

/** Milliseconds: three more tries within four minutes. */
const WAITS = [5000, 30_000, 180_000];
const PATIENCE = 5000;
/** What is on its way at a time, and what waits for a further try. */
const MOST = 1000;
/** Of one table in a minute. */
const MOST_OF_TABLE = 30;
const MINUTE = 60_000;
const MAX_URL = 500;

/** What came of telling somebody. */
export type Told = 'sent' | 'failed' | 'dropped';

/** The address of a hook, as it may be kept. @throws Refused `BAD_REQUEST` */
export function hookAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isGood = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.href.length <= MAX_URL;
  return isGood ? url.href : refuse('bad-webhook', { most: MAX_URL });
}

/** What a receiver checks: HMAC-SHA-256 of the time and the body, in hex. */
export const signatureOf = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Tells other programs whose turn it is. What could not be told after a few tries is not told. */
export class Webhooks {
  readonly options: Required<WebhookOptions>;
  readonly #store: Pick<Store, 'hook'>;
  readonly #base: string | null;
  readonly #log: Log;
  readonly #counted: (told: Told) => void;
  readonly #lately = new Map<string, readonly number[]>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #underWay = 0;

  /** @param base Where pages are opened, as an origin; null = nobody said so */
  constructor(
    options: WebhookOptions,
    {
      store,
      base,
      log,
      counted,
    }: { readonly store: Pick<Store, 'hook'>; readonly base: string | null; readonly log: Log; readonly counted: (told: Told) => void },
  ) {
    this.options = { all: null, ofTables: false, allowed: [], waits: WAITS, patience: PATIENCE, ...options };
    this.#store = store;
    this.#base = base;
    this.#log = log;
    this.#counted = counted;
  }

  /** A seat without a page is awaited. Never throws. */
  async turn({ table, title, seat, name, kind }: Turn): Promise<void> {
    const { all, ofTables } = this.options;
    if (all === null && !ofTables) return;
    const own = ofTables ? await this.#store.hook(table).catch(() => null) : null;
    const hooks = [all, own].filter((hook) => hook !== null);
    if (hooks.length === 0) return;
    const now = performance.now();
    const lately = (this.#lately.get(table) ?? []).filter((at) => now - at < MINUTE);
    if (lately.length >= MOST_OF_TABLE || this.#underWay + hooks.length > MOST) return this.#counted('dropped');
    this.#lately.set(table, [...lately, now]);
    if (this.#lately.size > MOST) this.#lately.delete(this.#lately.keys().next().value!);
    const link = this.#base === null ? null : `${this.#base}/t/${seat}`;
    const body = JSON.stringify({
      event: 'turn',
      id: newName(),
      at: new Date().toISOString(),
      table: { id: table, title },
      seat: { id: seat, name },
      kind,
      link,
    });
    for (const hook of hooks) void this.#tell(hook, table, body, 0);
  }

  async #tell(hook: Hook, table: string, body: string, tried: number): Promise<void> {
    this.#underWay++;
    const fault = await this.#send(hook, body).catch((thrown: Error): Fault => ({ why: thrown.message, isLasting: false }));
    this.#underWay--;
    if (fault === null) return this.#counted('sent');
    const wait = fault.isLasting ? undefined : this.options.waits[tried];
    // Never the address: it may hold a secret of the receiver.
    if (wait === undefined) {
      this.#counted('failed');
      return this.#log('warn', 'webhook failed', { table, tries: tried + 1, why: fault.why });
    }
    this.#underWay++;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#underWay--;
      void this.#tell(hook, table, body, tried + 1);
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
        // A connection of its own, to the address that was checked.
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
        // Nobody reads what it says, nor goes where it points.
        answer.destroy();
        if (status >= 200 && status < 300) done(null);
        else done({ why: `the receiver answered ${status}`, isLasting: status < 500 && status !== 429 });
      });
      sent.end(body);
    });
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** Why somebody could not be told, and whether trying again is for nothing. */
interface Fault {
  readonly why: string;
  readonly isLasting: boolean;
}
