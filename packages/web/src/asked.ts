import type { Answers, Odds, Reply, Said } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import type { Say } from './net.ts';

/** Milliseconds of pointing at a thing before the server is asked about it. */
const MOMENT = 120;
/** How often to ask again, and after how many milliseconds: a server that has just started or is busy may need it. */
const AGAIN = 3;
const LATER = 700;

/** What the server says about the thing pointed at; undefined until it arrives, null if there is nothing to say. */
export function useAsked<K extends 'look' | 'odds' | 'answerOdds'>(ask: Say, question: Said<K> | null): Answers[K] | null | undefined {
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
  if (key === '') return null;
  return answer !== null && answer.key === key ? answer.data : undefined;
}

/** The odds of each answer to a question, in order; null = no odds. Odds of another question are never shown. */
export function useEachAsked(ask: Say, question: number | null, count: number): ReadonlyMap<number, Odds | null> {
  const [found, setFound] = useState<{ readonly question: number; readonly odds: ReadonlyMap<number, Odds | null> } | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    let isCurrent = true;
    const countAll = async (): Promise<void> => {
      for (let choice = 0; choice < count; choice++) {
        if (!isCurrent) return;
        const reply = await ask({ do: 'answerOdds', question, choice });
        if (!isCurrent) return;
        const data = reply.ok ? reply.data : null;
        setFound((old) => ({ question, odds: new Map([...(old?.question === question ? old.odds : []), [choice, data]]) }));
      }
    };
    const timer = setTimeout(() => void countAll(), MOMENT);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question, count, ask]);
  return found !== null && found.question === question ? found.odds : NONE;
}

const NONE: ReadonlyMap<number, Odds | null> = new Map();
