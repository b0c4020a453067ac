import { text } from '../language.ts';
import { trusted } from '../trusted.ts';
import type { Way } from './odds.ts';
import type { Compared, CompareWanted, FromBench, Request, Requests, ToBench } from './requests.ts';
import { comparedTogether } from './together.ts';
// oxlint-disable-next-line import/default -- Vite makes it
import address from './worker.ts?worker&url';

// The rules of the games, in threads of the page's own: the first is begun with the first thing that is asked, more only for many fights.

interface Waiting {
  readonly thread: number;
  readonly done: (given: never) => void;
  readonly failed: (why: Error) => void;
  readonly told: (told: never) => void;
}

interface Asking<R extends Request> {
  /** Calls it off: what was found so far is the answer of fights, others come as if nothing was said. */
  readonly signal?: AbortSignal;
  /** What comes on the way. */
  readonly tell?: (told: Requests[R]['tells']) => void;
  /** Which thread is asked; default: the first. */
  readonly thread?: number;
}

const waiting = new Map<number, Waiting>();
const threads = new Map<number, Worker>();
/** More would fill the memory of a telephone. */
const MOST_THREADS = 8;
let last = 0;

/** Asks the rules. @throws Error with a sentence: what is wrong with what was asked, or that the thread ended */
export function bench<R extends Request>(ask: R, about: Requests[R]['asks'], { signal, tell, thread = 0 }: Asking<R> = {}): Promise<Requests[R]['gives']> {
  return new Promise((done, failed) => {
    const id = ++last;
    waiting.set(id, { thread, done, failed, told: tell ?? (() => undefined) });
    const say = (message: ToBench): void => (threads.get(thread) ?? begun(thread)).postMessage(message);
    say({ id, ask, about });
    signal?.addEventListener('abort', () => waiting.has(id) && say({ id, cancel: true }), { once: true });
    if (signal?.aborted) say({ id, cancel: true });
  });
}

/** Fights on from what was fought, with as many threads as the machine has room for. @throws Error with a sentence, as `bench` does */
export const compareAtBench = (wanted: CompareWanted, way: Way<Compared>): Promise<Compared> =>
  comparedTogether(
    (thread, ask, about, asking) => bench(ask, about, { ...asking, thread }),
    Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1),
    wanted,
    way,
  );

function begun(nth: number): Worker {
  const made = new Worker(trusted(address), { type: 'module', name: 'workbench' });
  threads.set(nth, made);
  made.addEventListener('message', ({ data }: MessageEvent<FromBench>) => {
    const one = waiting.get(data.id);
    if (one === undefined) return;
    if ('told' in data) return one.told(data.told as never);
    waiting.delete(data.id);
    if ('done' in data) one.done(data.done as never);
    else one.failed(new Error(data.failed));
  });
  made.addEventListener('error', () => {
    made.terminate();
    if (threads.get(nth) === made) threads.delete(nth);
    const lost = [...waiting].filter(([, one]) => one.thread === nth);
    // Whatever is asked next begins a new one.
    for (const [id, one] of lost) {
      waiting.delete(id);
      one.failed(new Error(text('workbench-lost')));
    }
  });
  return made;
}
