import type { Book } from '@riposte/files';
import { type AnyIntent, type CommandLine, type Entry, type Fight, type Policy, type Ruleset, Runner, type State, type View } from '@riposte/kernel';

/** Where a fight stands, for whoever reckons with it. */
export interface Standing {
  readonly book: Book;
  readonly rules: Ruleset;
  readonly state: State;
  /** Answers what others are asked. */
  readonly policy: Policy;
  /** The end by an encounter's own conditions. */
  readonly ended?: (view: View) => string | null;
}

/** A view of a state in which nothing runs. */
export function still({ rules, state }: Pick<Standing, 'rules' | 'state'>): View {
  return Runner.recording(rules, { serial: state.serial, ignored: state.ignored, entities: state.entities.slice() }, { roll: () => null, answer: () => null });
}

/** A command that waits for an answer: the state in which it began, and what was rolled and answered since. */
export interface OpenCommand {
  readonly state: State;
  readonly intent: AnyIntent;
  readonly given: readonly Entry[];
}

/** The command of a fight that waits; null = none does. */
export function openCommand(fight: Fight): OpenCommand | null {
  if (fight.pending === null) return null;
  const path = fight.path();
  const at = path.findLastIndex((n) => fight.lines[n].in === 'command');
  const given = path.slice(at + 1).flatMap((n): Entry[] => {
    const line = fight.lines[n];
    return line.in === 'roll' || line.in === 'answer' ? [line] : [];
  });
  return { state: fight.stateBefore(path[at]), intent: fight.rules.intent(fight.lines[path[at]] as CommandLine), given };
}
