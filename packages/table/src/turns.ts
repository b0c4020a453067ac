/** Who only looks: one look of a seat at a time, and as long a rest behind it as it took. */
interface Curious {
  readonly waiting: (() => Promise<void>)[];
  /** Milliseconds of the process's clock. */
  restsUntil: number;
}

/**
 * Whose turn it is at a table. What changes the fight comes first, in the order in which it came; looks come between, one
 * seat after the other, so that curiosity costs the one who is curious.
 */
export class Turns {
  readonly #commands: (() => Promise<void>)[] = [];
  /** By seat; who had a turn last stands last. */
  readonly #curious = new Map<string, Curious>();
  #isBusy = false;
  #wake: NodeJS.Timeout | null = null;
  readonly #begins: () => void;

  /** @param begins Called before each piece of work. */
  constructor(begins: () => void = () => undefined) {
    this.#begins = begins;
  }

  /** Decides one after the other; a fault in one does not stop the next. */
  command<T>(work: () => Promise<T>): Promise<T> {
    return this.#queued(this.#commands, work);
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
      const command = this.#commands.shift();
      const next = command ?? this.#look();
      if (next === undefined) break;
      this.#begins();
      await next();
      // What came in over the net during a look is read before the next one.
      if (command === undefined) await new Promise((done) => setImmediate(done));
    }
    this.#isBusy = false;
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
