import type { Scene } from '@riposte/server/protocol';
import { NotebookPen } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { text } from './language.ts';
import { Log, type LogProps } from './log.tsx';
import type { Say, TableState } from './net.ts';
import { part } from './part.tsx';

// Solo players need no chat, and most notes are opened late.
const Talk = part(async () => ({ default: (await import('./talk.tsx')).Talk }));
const Line = part(async () => ({ default: (await import('./talk.tsx')).Line }));
const Notes = part(async () => ({ default: (await import('./notes.tsx')).Notes }));

export interface ColumnProps extends Pick<LogProps, 'names' | 'mine' | 'rule' | 'look' | 'correct'> {
  readonly scene: Scene;
  readonly state: TableState;
  /** The entry that is looked back at; null = now. */
  readonly at: number | null;
  readonly say: Say;
}

/** The column of the log with the chat, or the notes instead. */
export function Column({ scene, state: { log, said, notes }, at, say, ...props }: ColumnProps): React.ReactNode {
  const [isNoting, setNoting] = useState(false);
  const told = useMemo(() => (at === null ? said : said.filter((line) => line.after <= at)), [said, at]);
  const mayNote = scene.me.kind !== 'spectator' || notes.length > 0;
  const isAlone = scene.me.kind === 'solo';
  return (
    <>
      {isNoting ? (
        <Suspense fallback={<section className="log" />}>
          <Notes scene={scene} notes={notes} say={say} close={() => setNoting(false)} />
        </Suspense>
      ) : (
        <Log
          log={log}
          said={told}
          line={(one) => (
            <Suspense>
              <Line line={one} scene={scene} say={say} />
            </Suspense>
          )}
          head={
            mayNote && (
              <button type="button" className="quiet square" onClick={() => setNoting(true)} aria-label={text('notes')} title={text('notes')}>
                <NotebookPen aria-hidden="true" />
              </button>
            )
          }
          {...props}
        />
      )}
      {!isAlone && (
        <Suspense fallback={<div className={scene.me.kind === 'spectator' ? '' : 'talk'} />}>
          <Talk scene={scene} said={said} isPast={at !== null} say={say} />
        </Suspense>
      )}
    </>
  );
}
