import type { Log } from './server-context.ts';
import type { Store } from './store.ts';
import type { WorkshopStore } from './workshop-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds between two looks at whose time is over. */
const LOOK = 20_000;

export interface KeeperOptions {
  readonly store: Store;
  readonly workshops: WorkshopStore;
  /** Tables and workshops that were not opened for so many days are deleted; 0 = never. */
  readonly days: number;
  /** Tables whose fight was over for so many days are deleted; 0 = never. */
  readonly finishedDays: number;
  /** Tables that are open in a page now. */
  readonly used: () => ReadonlySet<string>;
  /** Milliseconds between two looks at whose time is over. */
  readonly look?: number | undefined;
  readonly wake: (table: string) => Promise<void>;
  readonly remove: (table: string) => Promise<void>;
  readonly log: Log;
}

/** Notes when each table was last opened, deletes old tables once a day, and opens tables where the time for a question is over. */
export class Keeper {
  readonly #options: KeeperOptions;
  readonly #noted = new Map<string, number>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#timers = [setInterval(() => void this.sweep(), DAY), setInterval(() => void this.#wake(), options.look ?? LOOK)];
    for (const timer of this.#timers) timer.unref();
  }

  /** Notes that a table was opened; if that fails, the next visit notes it. */
  async opened(table: string): Promise<void> {
    const now = Date.now();
    if (Math.abs(now - (this.#noted.get(table) ?? 0)) < HOUR) return;
    this.#noted.set(table, now);
    await this.#options.store.opened(table, now).catch(() => this.#noted.delete(table));
  }

  /** Deletes old sessions, what has been in a bin for long enough, and what nobody has opened for a long time. */
  async sweep(): Promise<void> {
    const { store, workshops, days, finishedDays, used, remove, log } = this.#options;
    const now = Date.now();
    try {
      await store.settle();
      await store.purge(now);
      await workshops.sweep(now, days);
      this.#noted.clear();
      if (days === 0 && finishedDays === 0) return;
      const inUse = used();
      for (const table of inUse) await this.opened(table);
      const elsewhere = (await store.leases?.played()) ?? new Set();
      for (const { id, title, opened, ended } of await store.kept()) {
        const isOld = days > 0 && now - opened >= days * DAY;
        const isFinished = finishedDays > 0 && ended > 0 && now - ended >= finishedDays * DAY;
        if (!(isOld || isFinished) || inUse.has(id) || elsewhere.has(id)) continue;
        await remove(id);
        log('info', 'table deleted', { table: id, title, opened: new Date(opened).toISOString() });
      }
    } catch (thrown) {
      log('error', 'old tables could not be deleted', { error: String(thrown) });
    }
  }

  /** Tables that cannot be opened now are tried again later. */
  async #wake(): Promise<void> {
    const { store, wake } = this.#options;
    for (const table of await store.due().catch(() => [])) await wake(table).catch(() => undefined);
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }
}
