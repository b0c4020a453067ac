import type { Answers, Reply, Said } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import type { Say } from './net.ts';

/** Milliseconds that somebody must look at a thing before the server is asked about it. */
const MOMENT = 120;
/** A server that has just begun, or is busy, may need another look. */
const AGAIN = 3;
const LATER = 700;

/** What the server tells about what somebody looks at; null until it is there, or where there is nothing to tell. */
export function useAsked<K extends 'look' | 'odds' | 'answerOdds'>(ask: Say, question: Said<K> | null): Answers[K] | null {
  const key = question === null ? '' : JSON.stringify(question);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly data: Answers[K] | null } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    // A message that went through a key has lost its type.
    const put = ask as (message: unknown) => Promise<Reply<Answers[K] | null>>;
    let timer = 0;
    const look = (after: number, again: number): void => {
      timer = window.setTimeout(() => {
        void put(JSON.parse(key)).then((reply) => {
          if (!isCurrent) return;
          const data = reply.ok ? reply.data : null;
          if (data === null && again > 0) look(LATER, again - 1);
          else setAnswer({ key, data });
        });
      }, after);
    };
    look(MOMENT, AGAIN);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, ask]);
  return answer !== null && answer.key === key ? answer.data : null;
}
