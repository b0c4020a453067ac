/** As soon as what came in was read; browsers know no `setImmediate`. */
const soon: (done: (value: unknown) => void) => unknown = typeof setImmediate === 'function' ? setImmediate : setTimeout;

/** Who only looks: one look of a seat at a time, and as long a rest behind it as it took. */
interface Curious {
  readonly waiting: (() => Promise<void>)[];
  /** Milliseconds of the process's clock. */
  restsUntil: number;
}

/**
 * Whose turn it is at a table. What changes the fight comes first: the commands of a seat in the order in which they came,
 * and one seat after the other, so that a flood of them waits behind itself. Looks come between, likewise one seat after
 * the other, so that curiosity costs the one who is curious.
 */
export class Turns {
  /** By seat; who had a turn last stands last. */
  readonly #commands = new Map<string, (() => Promise<void>)[]>();
  /** By seat; who had a turn last stands last. */
  readonly #curious = new Map<string, Curious>();
  #isBusy = false;
  #wake: NodeJS.Timeout | null = null;
  readonly #begins: () => void;

  /** @param begins Called before each piece of work. */
  constructor(begins: () => void = () => undefined) {
    this.#begins = begins;
  }

  /** Decides one after the other; a fault in one does not stop the next. `seat` is empty for what the table does by itself. */
  command<T>(seat: string, work: () => Promise<T>): Promise<T> {
    const own = this.#commands.get(seat) ?? [];
    this.#commands.set(seat, own);
    return this.#queued(own, work);
  }

  /** When all commands that wait now are done. */
  async settled(): Promise<void> {
    await Promise.all(['', ...this.#commands.keys()].map((seat) => this.command(seat, async () => undefined)));
  }

  /** Looks when no command waits and this seat has rested. */
  look<T>(seat: string, work: () => Promise<T>): Promise<T> {
    const own = this.#curious.get(seat) ?? { waiting: [], restsUntil: 0 };
    this.#curious.set(seat, own);
    return this.#queued(own.waiting, async () => {
      const start = performance.now();
      try {
        return await work();
      } finally {
        const end = performance.now();
        own.restsUntil = end + (end - start);
      }
    });
  }

  #queued<T>(queue: (() => Promise<void>)[], work: () => Promise<T>): Promise<T> {
    return new Promise<T>((done, failed) => {
      queue.push(() => work().then(done, failed));
      if (!this.#isBusy) void this.#go();
    });
  }

  async #go(): Promise<void> {
    this.#isBusy = true;
    for (;;) {
      const next = this.#command() ?? this.#look();
      if (next === undefined) break;
      this.#begins();
      await next();
      // Let the network deliver what has arrived before the next one runs.
      await new Promise((done) => soon(done));
    }
    this.#isBusy = false;
  }

  /** The command of the seat whose turn it is; undefined when none waits. */
  #command(): (() => Promise<void>) | undefined {
    for (const [seat, waiting] of this.#commands) {
      this.#commands.delete(seat);
      if (waiting.length > 1) this.#commands.set(seat, waiting);
      return waiting.shift();
    }
    return undefined;
  }

  /** The look of the seat whose turn it is; undefined when all rest, who are woken then. */
  #look(): (() => Promise<void>) | undefined {
    const now = performance.now();
    let soonest = Number.POSITIVE_INFINITY;
    for (const [seat, own] of this.#curious) {
      if (own.restsUntil > now) {
        if (own.waiting.length > 0) soonest = Math.min(soonest, own.restsUntil);
        continue;
      }
      this.#curious.delete(seat);
      if (own.waiting.length === 0) continue;
      this.#curious.set(seat, own);
      return own.waiting.shift();
    }
    if (this.#wake !== null) clearTimeout(this.#wake);
    this.#wake = null;
    if (soonest < Number.POSITIVE_INFINITY) this.#wake = setTimeout(() => void (this.#isBusy || this.#go()), soonest - now);
    return undefined;
  }
}
