import type { Entry } from '@riposte/server/protocol';
import { headlines } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { learn, text } from './language.ts';
import { AFTER } from './messages-after.gen.ts';

learn(AFTER);

export interface ReplayProps {
  readonly log: readonly Entry[];
  readonly at: number;
  readonly go: (at: number) => void;
  /** Back to the fight as it stands; null where it does not go on. */
  readonly leave: (() => void) | null;
  readonly share: ((at: number) => void) | null;
  readonly branch: ((at: number) => void) | null;
}

/** The past of a fight: scrub, step, play; branch off; share a moment. */
export function Replay({ log, at, go, leave, share, branch }: ReplayProps): React.ReactNode {
  const [playing, setPlaying] = useState(false);
  const last = log.length - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const next = setTimeout(() => (at >= last ? setPlaying(false) : go(at + 1)), 900);
    return () => clearTimeout(next);
  }, [playing, at, last, go]);
  return (
    <section className="replay" aria-label={text('replay')}>
      <strong>{at < 0 ? text('replay-start') : text('replay-after', { number: at + 1, count: last + 1 })}</strong>
      <input type="range" min={-1} max={last} value={at} aria-label={text('replay-moment')} onChange={(event) => go(Number(event.target.value))} />
      <div className="row">
        <button type="button" disabled={at < 0} onClick={() => go(at - 1)}>
          {text('replay-back')}
        </button>
        <button type="button" onClick={() => setPlaying(!playing)}>
          {text(playing ? 'replay-stop' : 'replay-play')}
        </button>
        <button type="button" disabled={at >= last} onClick={() => go(at + 1)}>
          {text('replay-on')}
        </button>
        {share !== null && (
          <button type="button" onClick={() => share(at)}>
            {text('replay-share')}
          </button>
        )}
        {branch !== null && (
          <button type="button" onClick={() => branch(at)}>
            {text('replay-branch')}
          </button>
        )}
        {leave !== null && (
          <button type="button" className="primary" onClick={leave}>
            {text('replay-now')}
          </button>
        )}
      </div>
      <p className="soft">{at >= 0 && log[at] !== undefined ? headlines(log[at]) : ''}</p>
    </section>
  );
}
