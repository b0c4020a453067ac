import type { Founded, Scene } from '@riposte/server/protocol';
import type { RefObject } from 'react';
import type { Aim } from './aim.ts';
import type { Considered } from './considered.ts';
import { useKeys } from './keys.ts';
import { text } from './language.ts';
import type { Say, TableState } from './net.ts';
import type { Command } from './palette.tsx';
import type { Open } from './sheets.tsx';

/** The state that the parts of the table's page share. */
export interface Desk {
  readonly state: TableState;
  /** The table now, and the table as shown, which may be in the past. */
  readonly now: Scene;
  readonly scene: Scene;
  /** The entry of the past that is shown; null = the present. */
  readonly at: number | null;
  readonly go: (at: number | null) => void;
  readonly aim: Aim;
  readonly considered: Considered;
  readonly letters: ReadonlyMap<number, string>;
  /** The links of the table, for its maker. */
  readonly founded: Founded | null;
  /** Sends a message and shows a refusal. */
  readonly say: Say;
  /** Sends a message in the background; a refusal is not shown. */
  readonly ask: Say;
  /** Shows a sentence for a while. */
  readonly tell: (what: string) => void;
  /** Has a sentence read out. */
  readonly speak: (what: string) => void;
  readonly open: (sheet: Open) => void;
  /** Stops drawing on the board; null when the user does not draw. */
  readonly undraw: (() => void) | null;
  readonly rule: (id: string) => void;
  /** Opens the command line. */
  readonly type: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Whether this seat is asked something. */
export const isAsked = ({ question, typing }: Scene): boolean => question !== null || typing !== null;

/** Goes to the last entry, or back from the past to now. */
export const turnBack = ({ at, go, state }: Desk): void => go(at === null ? state.log.length - 1 : null);

/** The commands of the table, which can be found by name. */
export const commandsOf = ({ now, aim, state, founded, open, type, go, undo, redo }: Desk): Command[] => [
  ...aim.legal.map((act) => ({ id: `act ${act.id}`, text: act.title, run: () => aim.choose(act) })),
  { id: 'line', text: text('line'), run: type },
  { id: 'undo', text: now.undo === null ? text('undo') : text('undo-what', { what: now.undo }), run: undo },
  { id: 'redo', text: now.redo === null ? text('redo') : text('redo-what', { what: now.redo }), run: redo },
  { id: 'replay', text: text('replay'), run: () => go(state.log.length - 1) },
  { id: 'help', text: text('keys-and-colours'), run: () => open({ kind: 'help' }) },
  ...(now.me.kind === 'gm' ? [{ id: 'master', text: text('master'), run: () => open({ kind: 'master' }) }] : []),
  ...(founded === null ? [] : [{ id: 'invite', text: text('invite'), run: () => open({ kind: 'invite' }) }]),
];

/** The keys of the table, while `on` is true. */
export function useDeskKeys(on: boolean, desk: Desk, page: RefObject<HTMLElement | null>): void {
  const { now, aim, open, type, undo, redo } = desk;
  useKeys(on, {
    Escape: () => aim.choose(null),
    Enter: aim.commit,
    n: () => aim.ending !== null && aim.choose(aim.ending),
    t: () => aim.nextTarget(1),
    T: () => aim.nextTarget(-1),
    z: undo,
    Z: redo,
    '?': () => open({ kind: 'help' }),
    '/': () => open({ kind: 'palette' }),
    ':': type,
    b: () => page.current?.querySelector<HTMLElement>('.cells [tabindex="0"]')?.focus(),
    l: () => page.current?.querySelector<HTMLElement>('.log .scroll')?.focus(),
    r: () => turnBack(desk),
    '[': () => aim.next(-1),
    ']': () => aim.next(1),
    nth: (nth) => {
      if (now.question !== null && !now.question.mirror) page.current?.querySelector<HTMLElement>(`[data-nth="${nth}"]`)?.click();
      else aim.takeNth(nth);
    },
  });
}
