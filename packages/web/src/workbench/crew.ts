import { begin } from '../begin.ts';
import { trusted } from '../trusted.ts';
import type { FromBench, ToBench } from './requests.ts';
import type { Crew, ShareAsked, ShareGiven } from './together.ts';

/** More would fill the memory of a telephone. */
const MAX_THREADS = 8;
/** Milliseconds of one thread from which on more of them are worth their beginning. */
const WORTH = 3000;

interface Waiting {
  readonly thread: number;
  readonly done: (given: never) => void;
  readonly failed: (why: Error) => void;
}

const waiting = new Map<number, Waiting>();
const threads = new Map<number, Promise<Worker>>();
let last = 0;

/** Threads that this one begins to help it: the same file with the same name, so that the rules of the games are loaded once. */
export const crew: Crew = {
  others: typeof Worker === 'undefined' ? 0 : Math.min(MAX_THREADS, navigator.hardwareConcurrency || 1) - 1,
  worth: () => (threads.size === 0 ? WORTH : 0),
  ask: <A extends keyof ShareAsked>(thread: number, ask: A, about: ShareAsked[A]) =>
    new Promise<ShareGiven[A]>((done, failed) => {
      const id = ++last;
      waiting.set(id, { thread, done, failed });
      void (threads.get(thread) ?? begun(thread)).then((one) => one.postMessage({ id, ask, about } satisfies ToBench));
    }),
};

function begun(nth: number): Promise<Worker> {
  const own = begin(() => made(nth));
  threads.set(nth, own);
  return own;
}

function made(nth: number): Worker {
  const helper = new Worker(trusted(self.location.href), { type: 'module', name: self.name });
  helper.addEventListener('message', ({ data }: MessageEvent<FromBench>) => {
    const one = waiting.get(data.id);
    if (one === undefined || 'told' in data) return;
    waiting.delete(data.id);
    if ('done' in data) one.done(data.done as never);
    // The request that this helper served is lost, too, and says so.
    else one.failed('lost' in data ? new TypeError('import') : new Error(data.failed));
  });
  helper.addEventListener('error', () => {
    helper.terminate();
    threads.delete(nth);
    for (const [id, { thread, failed }] of waiting) {
      if (thread !== nth) continue;
      waiting.delete(id);
      failed(new Error('lost'));
    }
  });
  return helper;
}
