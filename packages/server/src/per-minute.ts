import { steady } from './clock.ts';

/** The most addresses that are remembered for each kind of request. */
const MAX = 5000;

interface Window {
  readonly since: number;
  count: number;
}

/** Counts requests by address for `@fastify/rate-limit`, by a clock that nobody sets: one that is set back would lock people out for as long. */
export class PerMinute {
  readonly #windows = new Map<string, Window>();

  incr(key: string, done: (error: Error | null, counted?: { readonly current: number; readonly ttl: number }) => void, timeWindow = 60_000): void {
    const now = steady();
    const known = this.#windows.get(key);
    const window = known !== undefined && now - known.since < timeWindow ? known : { since: now, count: 0 };
    window.count++;
    // The latest visitor moves to the end, so the first is the one to forget.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > MAX) this.#windows.delete(this.#windows.keys().next().value!);
    done(null, { current: window.count, ttl: timeWindow - (now - window.since) });
  }

  /** For a route with its own limits. */
  child(): PerMinute {
    return new PerMinute();
  }
}
