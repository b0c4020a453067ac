import type { WebSocket } from '@fastify/websocket';
import { helloSchema, requestSchema } from './messages.ts';
import { type Frame, PROTOCOL } from './protocol.ts';
import { Refused } from './refusal.ts';
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
  /** Whether the session has not ended meanwhile. */
  readonly stillGood: () => Promise<boolean>;
  readonly counted: (code: string) => void;
  /** The connection is there, to be closed by others too. @throws Refused */
  readonly came: (close: (code: string, text: string) => void) => void;
  readonly gone: () => void;
  readonly log: Log;
  readonly burst: number;
  readonly perSecond: number;
  /** Milliseconds between signs of life; a connection that gives none twice is gone. */
  readonly heartbeat: number;
}

/** Bytes that may wait for a slow reader before its connection is given up; the page resumes when it can. */
const MAX_WAITING = 1_000_000;
const HELLO_WITHIN = 10_000;

/** Keys by which data may reach what all objects share; no message of ours has one. */
const REACHES_PROTOTYPES = /"(__proto__|constructor|prototype)"\s*:/;

/** One connection: a hello, then requests, each answered once and in order. */
export function attend(socket: WebSocket, door: Door): void {
  const connection = {
    send(frame: string): void {
      if (socket.readyState !== socket.OPEN) return;
      // A farewell would only wait behind all that.
      if (socket.bufferedAmount > MAX_WAITING) return socket.terminate();
      socket.send(frame);
    },
    close(code: string, text: string): void {
      say({ kind: 'bye', code, text });
      socket.close(code === 'RESTART' ? 1012 : 4001, code);
    },
  };
  const say = (frame: Frame): void => connection.send(JSON.stringify(frame));
  let place: { readonly at: At; readonly number: number } | null = null;
  let alive = true;
  let budget = door.burst;
  let since = performance.now();
  let work = Promise.resolve();
  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
    return undefined;
  }, door.heartbeat);
  const late = setTimeout(() => connection.close('NO_HELLO', 'the page said nothing'), HELLO_WITHIN);
  /** Whether one more may come. */
  const spend = (): boolean => {
    const now = performance.now();
    budget = Math.min(door.burst, budget + ((now - since) / 1000) * door.perSecond) - 1;
    since = now;
    return budget >= 0;
  };
  socket.on('pong', () => {
    alive = true;
    if (!spend()) socket.terminate();
  });
  socket.on('ping', () => void (spend() || socket.terminate()));
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    door.gone();
    clearInterval(beat);
    clearTimeout(late);
    if (place === null) return;
    door.leave(place.number);
    // A table that cannot be reached has no connections any more.
    door.tables.disconnect(place.at, place.number).catch(() => undefined);
  });
  try {
    door.came((code, text) => connection.close(code, text));
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    return connection.close(thrown.code, thrown.message);
  }
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!spend()) return connection.close('TOO_MANY', 'too many messages; reload the page');
    if (isBinary) return connection.close('BAD_MESSAGE', 'messages are text');
    // In the order in which they came, also while one waits for the disk.
    work = work
      .then(() => take(data.toString()))
      .catch((thrown: unknown) => {
        const isRefused = thrown instanceof Refused;
        if (!isRefused) door.log('error', 'fault in a connection', { error: String((thrown as Error).stack) });
        connection.close(isRefused ? thrown.code : 'FAULT', isRefused ? thrown.message : 'a fault in the table itself');
      });
    return undefined;
  });

  async function mustStand(): Promise<void> {
    if (!(await door.stillGood())) throw new Refused('SESSION_ENDED', 'this session ended; open the link again');
  }

  async function take(text: string): Promise<void> {
    const message = parsed(text);
    if (place === null) {
      const hello = helloSchema.safeParse(message);
      if (!hello.success) throw new Refused('BAD_MESSAGE', 'the first message is a hello');
      if (hello.data.protocol !== PROTOCOL) throw new Refused('UPGRADE', 'this page is of another release; reload it');
      clearTimeout(late);
      const at = await door.authorise();
      say({ kind: 'welcome', protocol: PROTOCOL, clock: Math.round(door.clock()) });
      if (socket.readyState !== socket.OPEN) return;
      place = { at, number: door.enter(at, connection) };
      await door.tables.connect(at, place.number, hello.data.after);
      // It may have ended while the table was busy.
      await mustStand();
      return;
    }
    const request = requestSchema.safeParse(REACHES_PROTOTYPES.test(text) ? null : message);
    if (!request.success) {
      const [issue] = request.error.issues;
      const id = typeof (message as { id?: unknown })?.id === 'string' ? (message as { id: string }).id.slice(0, 64) : '';
      door.counted('BAD_MESSAGE');
      return say({ kind: 'reply', id, ok: false, code: 'BAD_MESSAGE', text: `${issue.path.join('.') || 'the message'}: ${issue.message}` });
    }
    await mustStand();
    const reply = await door.tables.perform(place.at, request.data, place.number);
    door.counted(reply.ok ? 'OK' : reply.code);
    say(reply);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refused('BAD_MESSAGE', 'messages are JSON');
  }
}
