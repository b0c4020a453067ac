import {
  type AnswerTo,
  type Entry,
  type Frame,
  type Message,
  type MessageKind,
  type NoteHead,
  PROTOCOL,
  type Refusal,
  type Reply,
  type Said,
  type SaidLine,
  type Scene,
} from '@riposte/server/protocol';
import { host } from './host/server.ts';
import { refusedText, text } from './language.ts';

export interface TableState {
  readonly status: 'connecting' | 'open' | 'lost' | 'ended';
  /** Why the table is closed to this page. */
  readonly why: string | null;
  readonly scene: Scene | null;
  readonly log: readonly Entry[];
  /** What people said, and the notes that this seat may read. */
  readonly said: readonly SaidLine[];
  readonly notes: readonly NoteHead[];
  /** The place pinged last. */
  readonly ping: (Frame & { readonly kind: 'ping' }) | null;
  /** Commands without an answer yet. */
  readonly waiting: number;
  /** What the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number;
}

/** Says something to the table; the answer comes once, also over a connection that breaks meanwhile. */
export type Say = <K extends MessageKind>(message: { readonly do: K } & Said<K>) => Promise<Reply<AnswerTo<K>>>;

export interface TableLink {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => TableState;
  readonly say: Say;
  readonly close: () => void;
}

/** Nobody waits for the answer of a request that only looks. */
const QUIET: readonly MessageKind[] = ['odds', 'answerOdds', 'look', 'reach', 'forms', 'settable', 'turnTo', 'at', 'readNote', 'ping'];

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** The connection of a seat: it comes back by itself and goes on where it stopped. */
export function openTable(seat: string): TableLink {
  let state: TableState = { status: 'connecting', why: null, scene: null, log: [], said: [], notes: [], ping: null, waiting: 0, ahead: 0 };
  let after: { epoch: string; seq: number } | null = null;
  let socket: Awaited<ReturnType<typeof host.open>> | null = null;
  let wait = FIRST_WAIT;
  let ready = false;
  const listeners = new Set<() => void>();
  const open = new Map<string, { readonly say: Message; readonly done: (reply: Reply) => void }>();

  const set = (more: Partial<TableState>): void => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };

  const waiting = (): number => [...open.values()].filter(({ say }) => !QUIET.includes(say.do)).length;

  const send = (id: string, say: Message): void => socket?.send(JSON.stringify({ id, say }));

  const take = (frame: Frame): void => {
    if (frame.kind === 'welcome') set({ ahead: frame.clock - Date.now() });
    else if (frame.kind === 'bye') {
      const isOver = frame.code !== 'RESTART';
      set({ status: isOver ? 'ended' : 'lost', why: isOver ? refusedText(frame) : null });
    } else if (frame.kind === 'reply') {
      open.get(frame.id)?.done(frame.ok ? frame : { ...frame, text: refusedText(frame) });
      open.delete(frame.id);
      set({ waiting: waiting() });
    } else if (frame.kind === 'ping') set({ ping: frame });
    else if (frame.kind === 'snapshot') {
      after = { epoch: frame.epoch, seq: frame.seq };
      set({ scene: frame.scene, log: frame.log, said: frame.said, notes: frame.notes });
    } else if (after !== null && frame.epoch === after.epoch && frame.seq === after.seq + 1 && state.scene !== null) {
      after = { epoch: frame.epoch, seq: frame.seq };
      const log = frame.log === null ? state.log : [...state.log.slice(0, frame.log.from), ...frame.log.entries];
      const said = frame.said === undefined ? state.said : [...state.said.slice(0, frame.said.from), ...frame.said.lines];
      set({ scene: { ...state.scene, ...frame.set }, log, said, notes: frame.notes ?? state.notes });
    } else if (after !== null && frame.seq > after.seq) {
      // A frame is missing: ask for everything again.
      after = null;
      socket?.close();
    }
  };

  /** A browser does not say why no connection comes about; the same address does, asked plainly. */
  const explain = async (): Promise<void> => {
    const answer = await host.ask(`/api/seats/${encodeURIComponent(seat)}/socket`).catch(() => null);
    const told = answer === null ? null : ((await answer.json().catch(() => null)) as Refusal | null);
    if (state.scene === null && state.status === 'lost') set({ why: told === null ? text('server-silent') : refusedText(told) });
  };

  const connect = async (): Promise<void> => {
    if (state.status === 'ended') return undefined;
    const opened = await host.open(seat);
    // The page may have been left meanwhile.
    if ((state as TableState).status === 'ended') return opened.close();
    socket = opened;
    const languages = navigator.languages.slice(0, 10).map((language) => language.slice(0, 35));
    socket.addEventListener('open', () => socket?.send(JSON.stringify({ hello: true, protocol: PROTOCOL, after, languages })));
    socket.addEventListener('message', (event) => {
      take(JSON.parse(String(event.data)) as Frame);
      if (ready || state.status === 'ended') return;
      ready = true;
      wait = FIRST_WAIT;
      set({ status: 'open' });
      for (const [id, { say }] of open) send(id, say);
    });
    socket.addEventListener('close', () => {
      ready = false;
      socket = null;
      if (state.status === 'ended') return;
      set({ status: 'lost' });
      if (state.scene === null) void explain();
      // Not all pages at once when a server comes back.
      setTimeout(() => void connect(), wait * (0.5 + Math.random()));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  };
  void connect();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    say: (say) =>
      new Promise((done) => {
        const id = newId();
        // The server answers each message with what `Answers` says of it.
        open.set(id, { say, done: done as (reply: Reply) => void });
        set({ waiting: waiting() });
        if (ready) send(id, say);
      }),
    close() {
      state = { ...state, status: 'ended' };
      socket?.close();
    },
  };
}

/** Not `randomUUID`, which browsers keep from pages that come without TLS, as in a local network. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Addresses by which other devices reach the machine on which this page is open by the name that it calls itself. */
export async function nearby(): Promise<readonly string[] | null> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)) return null;
  return fetchJson<readonly string[]>('/api/near').catch(() => null);
}

/** Asks the server for something beside the table. @throws Error with the server's sentence */
export async function fetchJson<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return answered<T>(await host.ask(path, init));
}

/** @throws Error with the server's sentence */
export async function deleteTable(seat: string): Promise<void> {
  await answered(await host.ask(`/api/seats/${encodeURIComponent(seat)}/table`, { method: 'DELETE' }));
}

/** What the server answered. @throws Error with its sentence */
export async function answered<T>(response: Response): Promise<T> {
  const data = (await response.json()) as T & Partial<Refusal>;
  if (!response.ok) throw new Error(data.text === undefined ? text('server-answered', { status: String(response.status) }) : refusedText(data as Refusal));
  return data;
}
