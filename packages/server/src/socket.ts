import type { WebSocket } from '@fastify/websocket';
import { hasNul } from './json.ts';
import { helloSchema, isAside, isQuery, requestSchema } from './messages.ts';
import { type Frame, PROTOCOL, type Refusal } from './protocol.ts';
import { isBusy, Refused, refusal, replyOf } from './refusal.ts';
import type { Log } from './server-context.ts';
import type { Connection } from './stream.ts';
import type { At, Playing } from './tables.ts';

/** What one connection needs of the server. */
export interface Door {
  /** @throws Refused */
  readonly authorise: () => Promise<At>;
  readonly tables: Playing;
  /** Gives the connection its number, by which tables know it. */
  readonly enter: (at: At, connection: Connection) => number;
  readonly leave: (number: number) => void;
  readonly clock: () => number;
  /** Whether the session still stands. */
  readonly stillGood: () => Promise<boolean>;
  /** A seat asks; what is returned is called with the code of the answer. `isMove`: it changes the fight or the table. */
  readonly asked: (isMove: boolean) => (code: string) => void;
  /** The connection is there, to be closed by others too. @throws Refused */
  readonly came: (close: (why: Refusal) => void) => void;
  readonly gone: () => void;
  readonly log: Log;
  readonly burst: number;
  readonly perSecond: number;
  /** Milliseconds between signs of life; a connection that gives none twice is gone. */
  readonly heartbeat: number;
}

/** Bytes that may wait for a slow reader, beside the longest frame, before its connection is given up; the page resumes when it can. */
const MAX_WAITING = 1_000_000;
const HELLO_WITHIN = 10_000;

/** Keys by which data may reach what all objects share; no message of ours has one. */
const REACHES_PROTOTYPES = /"(__proto__|constructor|prototype)"\s*:/;

/** One connection: a hello, then requests, each answered once and in order. */
export function attend(socket: WebSocket, door: Door): void {
  const connection = connectionOf(socket);
  const spend = allowance(door);
  const beat = heartbeat(socket, door.heartbeat, spend);
  const late = setTimeout(() => connection.close(refusal('no-hello')), HELLO_WITHIN);
  const visit = new Visit(socket, door, connection, () => clearTimeout(late));
  let work = Promise.resolve();
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    door.gone();
    clearInterval(beat);
    clearTimeout(late);
    visit.end();
  });
  try {
    door.came((why) => connection.close(why));
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    return connection.close(thrown.why);
  }
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!spend()) return connection.close(refusal('too-many-messages'));
    if (isBinary) return connection.close(refusal('not-text'));
    // In the order in which they came, also while one waits for the disk.
    work = work
      .then(() => visit.take(data.toString()))
      .catch((thrown: unknown) => {
        if (isBusy(thrown)) return connection.close(refusal('database-silent'));
        const isRefused = thrown instanceof Refused;
        if (!isRefused) door.log('error', 'fault in a connection', { error: String((thrown as Error).stack) });
        return connection.close(isRefused ? thrown.why : refusal('fault'));
      });
    return undefined;
  });
}

const say = (connection: Connection, frame: Frame): void => connection.send(JSON.stringify(frame));

export function connectionOf(socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>): Connection {
  let longest = 0;
  return {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      // A farewell would only wait behind all that.
      if (socket.bufferedAmount > longest + MAX_WAITING) return socket.terminate();
      longest = Math.max(longest, Buffer.byteLength(frame));
      socket.send(frame);
    },
    close(why) {
      // A page that is to come again asks first which server plays its table.
      const code = why.code === 'NOT_OWNER' ? 'RESTART' : why.code;
      say(this, { kind: 'bye', ...why, code });
      socket.close(code === 'RESTART' ? 1012 : 4001, code);
    },
  };
}

/** Says of each thing that comes whether it may: so many at once, then so many a second. */
function allowance({ burst, perSecond }: Door): () => boolean {
  let left = burst;
  let since = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - since) / 1000) * perSecond) - 1;
    since = now;
    return left >= 0;
  };
}

/** Ends a connection that gives no sign of life, or too many. */
function heartbeat(socket: WebSocket, every: number, spend: () => boolean): NodeJS.Timeout {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
    if (!spend()) socket.terminate();
  });
  socket.on('ping', () => void (spend() || socket.terminate()));
  return setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
    return undefined;
  }, every);
}

/** What one connection says, from its hello on. */
class Visit {
  readonly #socket: WebSocket;
  readonly #door: Door;
  readonly #connection: Connection;
  readonly #greeted: () => void;
  #place: { readonly at: At; readonly number: number } | null = null;

  constructor(socket: WebSocket, door: Door, connection: Connection, greeted: () => void) {
    this.#socket = socket;
    this.#door = door;
    this.#connection = connection;
    this.#greeted = greeted;
  }

  async take(text: string): Promise<void> {
    const message = parsed(text);
    if (this.#place === null) return this.#greet(message);
    const request = requestSchema.safeParse(REACHES_PROTOTYPES.test(text) || hasNul(text) ? null : message);
    if (!request.success) {
      const [issue] = request.error.issues;
      const id = typeof (message as { id?: unknown })?.id === 'string' ? (message as { id: string }).id.slice(0, 64) : '';
      this.#door.asked(false)('BAD_MESSAGE');
      return say(this.#connection, replyOf(id, { code: 'BAD_MESSAGE', text: `${issue.path.join('.') || 'the message'}: ${issue.message}` }));
    }
    await this.#mustStand();
    const { say: said } = request.data;
    const answered = this.#door.asked(!isQuery(said) && !isAside(said));
    try {
      const reply = await this.#door.tables.perform(this.#place.at, request.data, this.#place.number);
      answered(reply.ok ? 'OK' : reply.code);
      return say(this.#connection, reply);
    } catch (thrown) {
      answered(thrown instanceof Refused ? thrown.code : 'FAULT');
      throw thrown;
    }
  }

  async #greet(message: unknown): Promise<void> {
    const hello = helloSchema.safeParse(message);
    if (!hello.success) throw new Refused(refusal('hello-first'));
    if (hello.data.protocol !== PROTOCOL) throw new Refused(refusal('page-too-old'));
    this.#greeted();
    const { languages } = hello.data;
    const at = { ...(await this.#door.authorise()), ...(languages && { languages }) };
    say(this.#connection, { kind: 'welcome', protocol: PROTOCOL, clock: Math.round(this.#door.clock()) });
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#place = { at, number: this.#door.enter(at, this.#connection) };
    await this.#door.tables.connect(at, this.#place.number, hello.data.after);
    // It may have ended while the table was busy.
    await this.#mustStand();
  }

  async #mustStand(): Promise<void> {
    if (!(await this.#door.stillGood())) throw new Refused(refusal('session-ended'));
  }

  end(): void {
    if (this.#place === null) return;
    this.#door.leave(this.#place.number);
    // A table that cannot be reached has no connections any more.
    this.#door.tables.disconnect(this.#place.at, this.#place.number).catch(() => undefined);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refused(refusal('not-json'));
  }
}
