import type { BoardHand, Scene } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import type { Say } from './net.ts';

/** What the game master can do to the board now; null until the server has said it. */
export function useBoardHand(ask: Say, scene: Scene): BoardHand | null {
  const [hand, setHand] = useState<BoardHand | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void ask({ do: 'boardHand' }).then((reply) => isCurrent && reply.ok && setHand(reply.data));
    return () => {
      isCurrent = false;
    };
  }, [ask, scene]);
  return hand;
}
