import { makeStore } from './store.ts';

/** Why something was not kept: `CONFLICT` where another window changed it since. */
export class ShelfError extends Error {
  readonly code: string;
  /** The server will say the same again. */
  readonly isFinal: boolean;

  constructor(code: string, text: string, isFinal: boolean) {
    super(text);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** Whether the latest change is saved. */
export interface Saving {
  /** `conflict`: another window wrote since, and nothing is sent until the reader decides. */
  readonly state: 'saved' | 'saving' | 'failed' | 'conflict';
  /** The server's sentence if saving failed. */
  readonly why: string | null;
  readonly version: number | null;
}

/** Where a body is kept. */
export interface Keeping<Body> {
  /** The version that was read; null = it is new. */
  readonly version: number | null;
  /** Writes over the version `was` and gives the new one. @throws ShelfError, or whatever the network says */
  readonly write: (body: Body, was: number | null) => Promise<number>;
  /** Keeps it under another name, and gives that. */
  readonly copy: (body: Body) => Promise<string>;
}

/** Keeps one body as it changes. */
export interface Saves<Body> {
  /** The body as it is now; it is sent half a second after the last change, and again until it is kept. */
  readonly save: (body: Body) => void;
  /** Sends at once what waits. */
  readonly flush: () => Promise<void>;
  /** Keeps what this window has under another name, after a conflict; gives that name. @throws ShelfError */
  readonly saveAsCopy: () => Promise<string | null>;
  readonly get: () => Saving;
  readonly subscribe: (listener: () => void) => () => void;
}

const PAUSE = 500;
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;

/** Saves a body as it changes: one write at a time, always the newest version. */
export function saving<Body>({ version, write, copy }: Keeping<Body>): Saves<Body> {
  const { get, set, subscribe } = makeStore<Saving>({ state: 'saved', why: null, version });
  let waiting: Body | null = null;
  let last: Body | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let wait = FIRST_WAIT;
  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };
  const send = async (body: Body): Promise<void> => {
    try {
      const now = await write(body, get().version);
      wait = FIRST_WAIT;
      set({ state: waiting === null ? 'saved' : 'saving', why: null, version: now });
    } catch (thrown) {
      // Sends a version that was not saved again, unless there is a newer one.
      waiting ??= body;
      const isKnown = thrown instanceof ShelfError;
      set({ state: isKnown && thrown.code === 'CONFLICT' ? 'conflict' : 'failed', why: (thrown as Error).message });
      // A refused version waits for the next change; if the server does not answer, this tries again.
      if (isKnown && thrown.isFinal) return;
      later(wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    }
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    await running;
    if (waiting === null || running !== null || get().state === 'conflict') return;
    const body = waiting;
    waiting = null;
    running = send(body);
    await running;
    running = null;
  };
  return {
    save(body) {
      waiting = body;
      last = body;
      if (get().state === 'conflict') return;
      set({ state: 'saving', why: null });
      later(PAUSE);
    },
    flush,
    async saveAsCopy() {
      const id = last === null ? null : await copy(last);
      waiting = null;
      set({ state: 'saved', why: null });
      return id;
    },
    get,
    subscribe,
  };
}
