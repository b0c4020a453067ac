import type { Entry, ReadyFight, Scene } from '@riposte/server/protocol';
import { History, House, RotateCcw, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { text } from './language.ts';
import { fetchJson, type Say } from './net.ts';
import { start } from './start.ts';
import { Chip } from './token.tsx';

const Sums = lazy(() => import('./summary.tsx'));

export interface EndProps {
  readonly scene: Scene;
  readonly log: readonly Entry[];
  readonly ask: Say;
  /** Looks at the fight as it was after an entry. */
  readonly look: (entry: number) => void;
  /** Copies a link to the replay. */
  readonly share: () => void;
  readonly letters: ReadonlyMap<number, string>;
  /** Goes to the first moment of the fight. */
  readonly replay: () => void;
  readonly failed: (why: string) => void;
}

/** The end of a fight: who won, who stands and who lies, and what comes next. */
export function End({ scene, log, ask, look, share, letters, replay, failed }: EndProps): React.ReactNode {
  const [busy, setBusy] = useState(false);
  const { fighters, over, table, me } = scene;
  const sides = [...new Set(fighters.map((fighter) => fighter.side))].sort((a, b) => a - b);
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      const ready = (await fetchJson<ReadyFight[]>('/api/fights')).find((one) => one.title === table.title && one.ruleset === table.ruleset);
      if (ready === undefined) throw new Error(text('end-unknown'));
      await start(ready.id, me.kind === 'solo' ? 'solo' : 'table');
    } catch (thrown) {
      failed((thrown as Error).message);
      setBusy(false);
    }
  };
  return (
    <section className="dock end" aria-label={text('end')}>
      <div className="result">
        <h2>{over}</h2>
        <div className="row">
          {(me.kind === 'solo' || me.kind === 'gm') && (
            <button type="button" className="primary" disabled={busy} onClick={() => void again()}>
              <RotateCcw aria-hidden="true" /> {text('end-again')}
            </button>
          )}
          <button type="button" onClick={replay}>
            <History aria-hidden="true" /> {text('end-look-back')}
          </button>
          <button type="button" onClick={share}>
            <Share2 aria-hidden="true" /> {text('end-share')}
          </button>
          <a className="button" href="/">
            <House aria-hidden="true" /> {text('home')}
          </a>
        </div>
      </div>
      <div className="fates">
        {sides.map((side) => (
          <div key={side}>
            <h3>{fighters.find((fighter) => fighter.side === side)?.sideName || text('fighters-all')}</h3>
            <ul>
              {fighters.flatMap((fighter) =>
                fighter.side === side
                  ? [
                      <li key={fighter.ref} className={fighter.out ? 'out' : ''}>
                        <Chip side={fighter.side} letters={letters.get(fighter.ref) ?? ''} lost={fighter.lost} />
                        <span>
                          <b>{fighter.name}</b>{' '}
                          <small>
                            {fighter.out
                              ? text('fighter-out')
                              : fighter.conditions
                                  .slice(0, 2)
                                  .map((one) => one.title)
                                  .join(', ') || text('end-stands')}
                          </small>
                        </span>
                      </li>,
                    ]
                  : [],
              )}
            </ul>
          </div>
        ))}
      </div>
      <Suspense>
        <Sums scene={scene} log={log} ask={ask} look={look} />
      </Suspense>
    </section>
  );
}
