import type { Situation } from '@riposte/files';
import { type CommandLine, type Entry, type Fight, type Id, Runner } from '@riposte/kernel';
import { ordered } from './apply.ts';
import type { Order } from './order.ts';

/** A question of a log that an order would have answered. */
export interface Fired {
  /** Line of the answer, counted from 0 as in `Fight.lines`. */
  readonly line: number;
  readonly ask: string;
  readonly ordered: unknown;
  readonly given: unknown;
}

export interface Preview {
  /** Questions that were put to the fighter. */
  readonly asked: number;
  readonly fired: readonly Fired[];
}

/** Where an order would have fired in a fight that was played. */
export function previewOrder(order: Order, standing: Situation, fight: Fight, self: Id): Preview {
  const { rules } = fight;
  const fired: Fired[] = [];
  let asked = 0;
  const path = fight.path();
  for (const [at, n] of path.entries()) {
    const line = fight.lines[n];
    if (line.in !== 'answer' || line.who !== self) continue;
    asked++;
    const command = path.slice(0, at).findLast((line) => fight.lines[line].in === 'command')!;
    const given = path.slice(path.indexOf(command) + 1, at).flatMap((line): Entry[] => {
      const entry = fight.lines[line];
      return entry.in === 'roll' || entry.in === 'answer' ? [entry] : [];
    });
    const state = fight.stateBefore(command);
    const intent = rules.commanded(fight.lines[command] as CommandLine);
    const runner = Runner.still(rules, state);
    runner.execute(intent, [...given]);
    const value = ordered(order, standing, runner, { ask: rules.ask(line.ask), who: self, about: line.about, open: { state, intent, given } });
    if (value !== undefined) fired.push({ line: n, ask: line.ask, ordered: value, given: line.value });
  }
  return { asked, fired };
}
