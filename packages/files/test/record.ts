import { Fight, sha256, writeLog } from '@riposte/kernel';
import { type Choose, play } from '@riposte/testkit';
import { decide } from '../src/index.ts';
import { type Named, SUBJECTS } from './subjects.ts';

/** A recorded fight: its log and the hash of the state at its end. */
export interface Recording {
  readonly name: string;
  readonly log: string;
  readonly hash: string;
}

/** Hash of where a fight stands. */
export const hashOf = (fight: Fight): string => sha256(JSON.stringify([fight.state, fight.over]));

/** Three fights of each rule set, by rule set. */
export function recordings(): { readonly id: string; readonly fights: readonly Recording[] }[] {
  return SUBJECTS.map((subject) => ({ id: subject.id, fights: recordingsOf(subject) }));
}

/** Three fights: one to its end, one that undoes, branches and decrees, one that waits in the middle of a command. */
export const recordingsOf = (subject: Named): readonly Recording[] => [whole(subject), changed(subject), waiting(subject)];

function whole(subject: Named): Recording {
  const fight = begin(subject, 0, 'golden whole');
  const { policy } = subject;
  // Aimless fighters may never come to an end.
  if (policy === undefined) go(subject, fight, 5000, 1);
  else
    while (
      fight.over === null &&
      decide(
        fight,
        () => policy,
        () => true,
      )
    );
  return recorded('to-the-end', fight);
}

/** With undo, redo, another branch, a decree and a standing order. */
function changed(subject: Named): Recording {
  const fight = begin(subject, subject.states.length - 1, 'golden changed');
  go(subject, fight, 25, 2);
  for (let i = 0; i < 3; i++) fight.undo();
  fight.redo();
  go(subject, fight, 15, 3);
  fight.fiat('a ruling', [['rule-ignored', 'X-1', true]]);
  const { asks, windows } = subject.rules.def;
  const [ask] = [...asks, ...windows.map((window) => window.ask)];
  fight.order({ who: 1, ask: ask.id, do: 'never', when: null, value: null });
  go(subject, fight, 25, 4);
  fight.branch(fight.path()[Math.floor(fight.path().length / 2)]);
  go(subject, fight, 25, 5);
  return recorded('changed-course', fight);
}

function waiting(subject: Named): Recording {
  const fight = begin(subject, Math.floor(subject.states.length / 2), 'golden waiting');
  for (let n = 0; n < 500 && (fight.pending === null || n < 20); n++) {
    // Whoever declares without aim may close the scene: that is taken back.
    if (fight.over !== null) fight.undo();
    go(subject, fight, 1, 100 + n);
  }
  return recorded('in-the-middle', fight);
}

const begin = ({ rules, states }: Named, state: number, seed: string): Fight => Fight.open(rules, states[state], { seed, strict: true });

function go(subject: Named, fight: Fight, inputs: number, seed: number): void {
  play({ subject, state: fight.header.state, seed: '', choices: () => drawn(seed), inputs }, undefined, fight);
}

function recorded(name: string, fight: Fight): Recording {
  return { name, log: writeLog(fight.header, fight.lines), hash: hashOf(fight) };
}

/** Choices without end, from a small generator. */
export function drawn(seed: number): Choose {
  let x = Math.imul(seed + 1, 2_654_435_761);
  return (below) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
}
