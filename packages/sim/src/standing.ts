import { type Policy, type Ruleset, Runner, type State, type View } from '@riposte/kernel';
import type { Book } from '@riposte/ruleset';

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
  return Runner.still(rules, state);
}
