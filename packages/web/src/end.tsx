import type { Entry, ReadyFight, Scene } from '@riposte/server/protocol';
import { Download, History, House, RotateCcw, Share2, StepForward } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { host } from './host/server.ts';
import { learn, text } from './language.ts';
import { AFTER } from './messages-after.gen.ts';
import { fetchJson, type Say } from './net.ts';
import { start, useLeaving } from './start.ts';
import './summary.css';
import { part } from './part.tsx';
import { Chip } from './token.tsx';

learn(AFTER);

const Sums = part(() => import('./summary.tsx'));

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
  const [busy, leave] = useLeaving(failed);
  const { fighters, over, table, me } = scene;
  const mayMake = me.kind === 'solo' || me.kind === 'gm';
  const { own, next } = useReady(table, mayMake);
  const play = (fight: ReadyFight | undefined): void =>
    leave(async () => {
      if (fight === undefined) throw new Error(text('end-unknown'));
      await start(fight.id, me.kind === 'solo' ? 'solo' : 'table');
    });
  return (
    <section className="dock end" aria-label={text('end')}>
      <div className="result">
        <h2>{over}</h2>
        <div className="row">
          {mayMake && (
            <button type="button" className="primary" disabled={busy} onClick={() => play(own)}>
              <RotateCcw aria-hidden="true" /> {text('end-again')}
            </button>
          )}
          {next !== undefined && next !== own && (
            <button type="button" disabled={busy} onClick={() => play(next)}>
              <StepForward aria-hidden="true" /> {text('end-next', { title: next.title })}
            </button>
          )}
          <button type="button" className="quiet" onClick={replay}>
            <History aria-hidden="true" /> {text('end-look-back')}
          </button>
          <button type="button" className="quiet" onClick={share}>
            <Share2 aria-hidden="true" /> {text('end-share')}
          </button>
          {mayMake && (
            <a className="button quiet" download href={`/api/seats/${encodeURIComponent(me.seat)}/log`}>
              <Download aria-hidden="true" /> {text('end-save')}
            </a>
          )}
          <a className="button quiet" href={host.address('/')}>
            <House aria-hidden="true" /> {text('home')}
          </a>
        </div>
      </div>
      <Fates fighters={fighters} letters={letters} />
      <Suspense>
        <Sums scene={scene} log={log} ask={ask} look={look} />
      </Suspense>
    </section>
  );
}

/** This fight among those that are ready to be played, and the one after it, for who may begin one. */
function useReady({ ruleset, title }: Scene['table'], mayMake: boolean): { readonly own?: ReadyFight | undefined; readonly next?: ReadyFight | undefined } {
  const [ready, setReady] = useState<readonly ReadyFight[]>([]);
  useEffect(() => {
    if (!mayMake) return;
    // Without the list there is no next fight to offer, and playing again says why.
    void fetchJson<ReadyFight[]>('/api/fights').then(
      (fights) => setReady(fights.filter((fight) => fight.ruleset === ruleset)),
      () => undefined,
    );
  }, [mayMake, ruleset]);
  const own = ready.findIndex((fight) => fight.title === title);
  return own < 0 ? {} : { own: ready[own], next: ready[(own + 1) % ready.length] };
}

/** Who stands and who lies, side by side. */
function Fates({ fighters, letters }: Pick<EndProps, 'letters'> & Pick<Scene, 'fighters'>): React.ReactNode {
  const sides = [...new Set(fighters.map((fighter) => fighter.side))].sort((a, b) => a - b);
  return (
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
                                .map((condition) => condition.title)
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
  );
}
