import type { Scene } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { host } from './host/server.ts';
import type { Say } from './net.ts';

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
      // Answers come in the order of the questions, so the newest is the right one.
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
