import type { OpenCommand } from '@riposte/files';
import { type Policy, type Random, type Rules, Runner, type State, type View } from '@riposte/kernel';
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

/** Throws for whoever rolls in a fight that is recorded, and keeps what each throw comes to. */
export const thrownBy =
  (random: Random): Parameters<typeof Runner.recording>[2]['roll'] =>
  (roll, who, pool, see) => {
    const total = pool.total(random);
    return { in: 'outcome', roll: roll.id, who, outcome: see === undefined ? total : see(total) };
  };

/** The state behind an open command that goes on with fresh dice, and answers of the policy behind those that were given. */
export function concluded({ rules, policy }: Situation, { state, intent }: OpenCommand, given: OpenCommand['given'], random: Random): State {
  const runner = Runner.recording(
    rules,
    { serial: state.serial, ignored: state.ignored, entities: state.entities.slice() },
    {
      roll: thrownBy(random),
      answer: (ask, who, about, at) => ({ in: 'answer', ask: ask.id, who, about, value: policy.answer(at, ask, who, about) }),
    },
  );
  runner.execute(intent, [...given]);
  return runner.state;
}
