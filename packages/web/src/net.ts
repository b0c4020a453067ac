import type { AnswerTo, Entry, Frame, MessageKind, NoteHead, Refusal, Reply, Said, SaidLine, Scene } from '@riposte/server/protocol';
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
  /** Commands that wait for an answer. */
  readonly waiting: number;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number;
}

/** Sends a message to the table. Its answer comes exactly once, even if the connection breaks meanwhile. */
export type Say = <K extends MessageKind>(message: { readonly do: K } & Said<K>) => Promise<Reply<AnswerTo<K>>>;

export interface TableLink {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => TableState;
  readonly say: Say;
  readonly close: () => void;
}

/** Does not use `randomUUID`, because browsers do not offer it to pages without TLS, as in a local network. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** If this page was opened on the server's own machine: addresses by which other devices can reach it. */
export async function nearby(): Promise<readonly string[] | null> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)) return null;
  return fetchJson<readonly string[]>('/api/near').catch(() => null);
}

/** Asks the server for something outside the table. @throws Error with the server's sentence */
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
  // A web server that only has files answers with a page of its own, or with nothing.
  const data = (await response.json().catch(() => undefined)) as (T & Partial<Refusal>) | undefined;
  if (!response.ok || data === undefined)
    throw new Error(data?.text === undefined ? text('server-answered', { status: String(response.status) }) : refusedText(data as Refusal));
  return data;
}
