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

/** Counts who wins in the thread of the rules, whenever the user makes no changes. */
export function useOdds(draft: Draft | null, packs: PackTexts, isReady: boolean): Odds {
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
    if (!isReady) return undefined;
    const wish = new AbortController();
    let shown = 0;
    const show = (fought: Fought): void => {
      if (!wish.signal.aborted) setKnown({ of, fought, failed: null });
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
  }, [of, isReady]);
  return { fought: known.fought, failed: known.failed, isOld: known.of !== of || !isReady };
}
