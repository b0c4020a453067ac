import { setImmediate as breath } from 'node:timers/promises';
import { type DayReady, type DayTally, nothingLived } from './day.ts';

export interface DaysOptions {
  readonly days: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: { readonly fights: number; readonly of: number; readonly perSecond: number }) => void;
}

/** Milliseconds between two checks for a stop. */
const LOOK_EVERY_MS = 100;

/** Lives a day many times on this thread. Broken off, it is what was counted until then: at least one day. */
export async function liveDays(ready: DayReady, { days, signal, onProgress }: DaysOptions): Promise<DayTally> {
  const total = nothingLived(ready);
  const start = performance.now();
  for (let looked = start; total.days < days; ) {
    if (signal?.aborted && total.days > 0) break;
    ready.live(total.days, total);
    const now = performance.now();
    if (now - looked < LOOK_EVERY_MS) continue;
    looked = now;
    onProgress?.({ fights: total.days, of: days, perSecond: (1000 * total.days) / (now - start) });
    await breath();
  }
  return total;
}
