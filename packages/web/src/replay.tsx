import type { Entry, Scene } from '@riposte/server/protocol';
import { headlines } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { host } from './host/server.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';

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

/** Milliseconds between two looks at the past: scrubbing would ask for more than a seat may. */
const BETWEEN = 100;

/** The scene as it was after an entry; null until it is fetched, or for now. */
export function usePast(at: number | null, say: Say): Scene | null {
  const [past, setPast] = useState<Scene | null>(null);
  const asked = useRef(0);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = at !== null;
    if (at === null) return setPast(null);
    const look = async (): Promise<void> => {
      asked.current = performance.now();
      const reply = await say({ do: 'at', entry: at });
      // Answers come in the order of the questions, so that each is nearer to what is looked for.
      if (isOpen.current && reply.ok) setPast(reply.data);
    };
    const later = setTimeout(() => void look(), Math.max(0, asked.current + BETWEEN - performance.now()));
    return () => clearTimeout(later);
  }, [at, say]);
  return past;
}

/** The moment that a shared link names. */
export function startAt(): number | null {
  const moment = new URLSearchParams(host.search()).get('at');
  return moment !== null && /^-?\d{1,6}$/.test(moment) ? Number(moment) : null;
}
