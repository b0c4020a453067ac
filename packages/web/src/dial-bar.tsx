import type { DialStep, MomentKind, Scene } from '@riposte/server/protocol';
import { Suspense, useState } from 'react';
import { stepOf } from './dial.ts';
import { keepDial } from './keep.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { part } from './part.tsx';

const Passed = part(async () => ({ default: (await import('./dial-parts.tsx')).Passed }));
const Opened = part(async () => ({ default: (await import('./dial-parts.tsx')).Opened }));

const STEPS = [
  ['all', 'dial-all'],
  ['touching', 'dial-touching'],
  ['none', 'dial-none'],
] as const;

export interface DialBarProps {
  readonly scene: Scene;
  readonly say: Say;
}

/** About which moments of others one is asked, who stops the fight in spite of that, and what passed. */
export function DialBar({ scene, say }: DialBarProps): React.ReactNode {
  const { dial } = scene;
  const [isOpen, setOpen] = useState(false);
  if (dial === null) return null;
  const turn = (kind: MomentKind | null, to: DialStep): void => {
    if (kind === null) keepDial(to);
    void say({ do: 'dial', kind, to });
  };
  const step = stepOf(dial.to);
  // Whoever lets their own fighters act knows what passes, and takes it back with the act.
  const passed = scene.passed.filter(({ own }) => !own);
  return (
    <>
      {/* Above what is always there, which stays where it is: only the log gives way. */}
      {passed.length > 0 && (
        <div className="dial" key={String(passed.length > 1)}>
          <Suspense
            fallback={
              <>
                <p className="passed" />
                {passed.length > 1 && <p className="row passed-all">{'\u00a0'}</p>}
              </>
            }
          >
            <Passed passed={passed} say={say} />
          </Suspense>
        </div>
      )}
      <div className="dial">
        <label>
          {text('dial')}{' '}
          <select value={step ?? ''} onChange={(event) => turn(null, event.target.value as DialStep)}>
            {step === null && <option value="">{text('dial-mixed')}</option>}
            <Steps />
          </select>
        </label>
        <details className="kinds" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{text('dial-kinds', { count: dial.stops.length })}</summary>
          {isOpen && (
            <Suspense>
              <Opened scene={scene} say={say} turn={turn} />
            </Suspense>
          )}
        </details>
      </div>
    </>
  );
}

/** How much is asked, for a list. */
export function Steps(): React.ReactNode {
  return STEPS.map(([step, title]) => (
    <option key={step} value={step}>
      {text(title)}
    </option>
  ));
}
