import type { Store } from './store.ts';

/** Milliseconds for which an answer holds, so that asking often costs no writing. */
const HOLDS = 5000;

/** Tells whether the store can be read and written; what it throws is why not. */
export function pulse(store: Store): () => Promise<void> {
  let last: { readonly at: number; readonly answer: Promise<void> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > HOLDS) last = { at: now, answer: store.beat(Date.now()) };
    return last.answer;
  };
}
