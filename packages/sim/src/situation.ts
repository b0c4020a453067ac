import { type Policy, type Rules, Runner, type State, type View } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';

/** Where a fight stands, for whoever reckons with it. */
export interface Situation {
  readonly ruleSet: RuleSet;
  readonly rules: Rules;
  readonly state: State;
  /** Answers what others are asked. */
  readonly policy: Policy;
  /** The end by an encounter's own conditions. */
  readonly ended?: (view: View) => string | null;
}

/** A view of a state in which nothing runs. */
export function still({ rules, state }: Pick<Situation, 'rules' | 'state'>): View {
  return Runner.still(rules, state);
}
