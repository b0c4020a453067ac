import { useEffect, useState } from 'react';
import { fightFile } from '../fight-file.ts';
import { bench } from '../workbench/bench.ts';
import type { Fought, PackTexts } from '../workbench/requests.ts';
import type { Draft } from './document.ts';

/** Milliseconds without a change before a fight is simulated. */
const MOMENT = 400;
/** Milliseconds between two updates of the totals on the page. */
const GLANCE = 400;
export const MAX = 1000;

export interface Odds {
  readonly fought: Fought | null;
  /** The fight was changed since. */
  readonly isOld: boolean;
  /** Why it cannot be fought. */
  readonly failed: string | null;
}

/**
 * Who wins, counted in the thread of the rules as soon as nobody touches the fight, and on for as long as nobody does.
 * @param isHeld Something else needs the threads: what was counted stays, and counting goes on later.
 */
export function useOdds(draft: Draft | null, packs: PackTexts, isReady: boolean, isHeld: boolean): Odds {
  const [known, setKnown] = useState<{ readonly of: string; readonly fought: Fought | null; readonly failed: string | null }>({
    of: '',
    fought: null,
    failed: null,
  });
  // Keys that do not affect the fight change no odds.
  const { title: _title, note: _note, seats: _seats, ...told } = draft ?? {};
  const file = fightFile(draft ?? {}, packs);
  const of = JSON.stringify([told, file.packs]);
  useEffect(() => {
    const before = known.of === of ? (known.fought?.tally.fights ?? 0) : 0;
    if (!isReady || isHeld || before >= MAX) return undefined;
    const wish = new AbortController();
    let shown = 0;
    const show = (fought: Fought): void => {
      // After a pause it counts from the first fight on; fewer than before say less.
      if (!wish.signal.aborted && fought.tally.fights > before) setKnown({ of, fought, failed: null });
    };
    const timer = setTimeout(() => {
      bench(
        'fights',
        { ...file, from: 0, to: MAX },
        {
          signal: wish.signal,
          tell(fought) {
            const now = performance.now();
            if (now - shown < GLANCE) return;
            shown = now;
            show(fought);
          },
        },
      ).then(show, (thrown: Error) => !wish.signal.aborted && setKnown({ of, fought: null, failed: thrown.message }));
    }, MOMENT);
    return () => {
      wish.abort();
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content says more than the odds depend on
  }, [of, isReady, isHeld]);
  return { fought: known.fought, failed: known.failed, isOld: known.of !== of || !isReady };
}
