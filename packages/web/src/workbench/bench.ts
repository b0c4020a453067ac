import { begin } from '../begin.ts';
import { text } from '../language.ts';
import { trusted } from '../trusted.ts';
import type { FromBench, Request, Requests, ToBench } from './requests.ts';
// oxlint-disable-next-line import/default -- Vite makes it
import address from './worker.ts?worker&url';

// The rules of the games, in a thread of the page's own that is begun with the first thing that is asked. For many fights it begins more.

interface Waiting {
  readonly done: (given: never) => void;
  readonly failed: (why: Error) => void;
  readonly told: (told: never) => void;
}

interface Asking<R extends Request> {
  /** Calls it off: what was found so far is the answer of fights, others come as if nothing was said. */
  readonly signal?: AbortSignal;
  /** What comes on the way. */
  readonly tell?: (told: Requests[R]['tells']) => void;
}

const waiting = new Map<number, Waiting>();
let thread: Promise<Worker> | null = null;
let last = 0;

/** Asks the rules. @throws Error with a sentence: what is wrong with what was asked, or that the thread ended */
export function bench<R extends Request>(ask: R, about: Requests[R]['asks'], { signal, tell }: Asking<R> = {}): Promise<Requests[R]['gives']> {
  return new Promise((done, failed) => {
    const id = ++last;
    waiting.set(id, { done, failed, told: tell ?? (() => undefined) });
    const say = (message: ToBench): void => {
      thread ??= begin(made);
      void thread.then((one) => one.postMessage(message));
    };
    say({ id, ask, about });
    signal?.addEventListener('abort', () => waiting.has(id) && say({ id, cancel: true }), { once: true });
    if (signal?.aborted) say({ id, cancel: true });
  });
}

/** Begins the thread, and loads the rules of a game if it is known already, while the page gets what it asks the rules about. */
export const getReady = (game: string | null = null): void => void bench('load', { game }).catch(() => undefined);

function made(): Worker {
  const one = new Worker(trusted(address), { type: 'module', name: 'workbench' });
  one.addEventListener('message', ({ data }: MessageEvent<FromBench>) => {
    // The thread keeps what did not load, so another is begun.
    if ('lost' in data) return end();
    const asked = waiting.get(data.id);
    if (asked === undefined) return;
    if ('told' in data) return asked.told(data.told as never);
    waiting.delete(data.id);
    if ('done' in data) asked.done(data.done as never);
    else asked.failed(new Error(data.failed));
  });
  const end = (): void => {
    one.terminate();
    thread = null;
    const lost = [...waiting.values()];
    waiting.clear();
    // Whatever is asked next begins a new one.
    for (const asked of lost) asked.failed(new Error(text('workbench-lost')));
  };
  one.addEventListener('error', end);
  return one;
}
