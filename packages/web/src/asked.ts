import type { Reply } from '@riposte/table/protocol';
import { useEffect, useState } from 'react';
import type { Say } from './net.ts';

/** Milliseconds that somebody must look at a thing before the server is asked about it. */
const MOMENT = 120;

/** What the server tells about what somebody looks at; null until it is there, or where there is nothing to tell. */
export function useAsked<T>(ask: (say: Say) => Promise<Reply>, question: Say | null): T | null {
  const key = question === null ? '' : JSON.stringify(question);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly data: T | null } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void ask(JSON.parse(key) as Say).then((reply) => {
        if (isCurrent) setAnswer({ key, data: reply.ok ? (reply.data as T | null) : null });
      });
    }, MOMENT);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, ask]);
  return answer !== null && answer.key === key ? answer.data : null;
}
