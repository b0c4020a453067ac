import type { Entry, Scene } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import type { Say } from './net.ts';

export interface ReplayProps {
  readonly log: readonly Entry[];
  readonly at: number;
  readonly go: (at: number | null) => void;
  readonly share: (at: number) => void;
  readonly branch: ((at: number) => void) | null;
}

/** The past of a fight: scrub, step, play; branch off; share a moment. */
export function Replay({ log, at, go, share, branch }: ReplayProps): React.ReactNode {
  const [playing, setPlaying] = useState(false);
  const last = log.length - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const next = setTimeout(() => (at >= last ? setPlaying(false) : go(at + 1)), 900);
    return () => clearTimeout(next);
  }, [playing, at, last, go]);
  return (
    <section className="replay" aria-label="Replay">
      <strong>{at < 0 ? 'Before the fight' : `After entry ${at + 1} of ${last + 1}`}</strong>
      <input type="range" min={-1} max={last} value={at} aria-label="Moment of the fight" onChange={(event) => go(Number(event.target.value))} />
      <div className="row">
        <button type="button" disabled={at < 0} onClick={() => go(at - 1)}>
          Step back
        </button>
        <button type="button" onClick={() => setPlaying(!playing)}>
          {playing ? 'Stop' : 'Play'}
        </button>
        <button type="button" disabled={at >= last} onClick={() => go(at + 1)}>
          Step on
        </button>
        <button type="button" onClick={() => share(at)}>
          Share this moment
        </button>
        {branch !== null && (
          <button type="button" onClick={() => branch(at)}>
            What if: play on from here
          </button>
        )}
        <button type="button" className="primary" onClick={() => go(null)}>
          Back to now
        </button>
      </div>
      <p className="soft">{at >= 0 ? log[at]?.parts.map((part) => part.text).join(' ') : ''}</p>
    </section>
  );
}

/** Milliseconds between two looks at the past: whoever scrubs would ask for more than a seat may. */
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
  const text = new URLSearchParams(window.location.search).get('at');
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}
