import type { Scene } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { dialKept, keepDial } from './keep.ts';
import type { Say } from './net.ts';

/** Which moments a person is asked about, of those that only offer to come in while another acts. */
export type Reactions = 'all' | 'touching' | 'none';

export interface Passed {
  readonly name: string;
  readonly because: string;
}

export interface Dial {
  readonly reactions: Reactions;
  readonly turn: (to: Reactions) => void;
  /** What was let pass since the person acted last. */
  readonly passed: readonly Passed[];
  /** The question that is open is about to be let pass. */
  readonly isPassing: boolean;
  /** Asks everything until the person does something else: after an undo the moment is there again. */
  readonly ask: () => void;
}

/** Lets moments pass that a person does not want to be asked about: by default none that touches the one who is asked. */
export function useDial({ question, menu, over, order }: Scene, say: Say): Dial {
  const [chosen, setChosen] = useState<Reactions | null>(dialKept);
  // A game without turns is made of such moments.
  const reactions = chosen ?? (order === null ? 'all' : 'touching');
  const [passed, setPassed] = useState<readonly Passed[]>([]);
  const [isHeld, setHeld] = useState(false);
  const moment = question === null || question.mirror ? null : question.moment;
  const isPassing = moment !== null && (reactions === 'none' || (reactions === 'touching' && !moment.touches)) && !isHeld && over === null;
  const number = isPassing ? question!.number : null;
  useEffect(() => {
    if (number === null || question === null || moment === null) return;
    const { name, because } = question;
    void say({ do: 'answer', question: number, choice: moment.pass }).then((reply) => {
      if (reply.ok) setPassed((old) => [...old.slice(-MAX_PASSED), { name, because }]);
      // What cannot pass is asked.
      else setHeld(true);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each question
  }, [number]);
  const mayAct = menu.acts.length > 0;
  useEffect(() => {
    // A turn of one's own is no moment that passes.
    if (!mayAct) setPassed([]);
    setHeld(false);
  }, [mayAct]);
  return {
    reactions,
    passed,
    isPassing,
    turn: (to) => {
      setChosen(to);
      keepDial(to);
    },
    ask: () => setHeld(true),
  };
}

const MAX_PASSED = 20;
