import type { OpenCommand, Situation } from '@riposte/files';
import { type Random, Runner, type State, type View } from '@riposte/kernel';

/** A view of a state in which nothing runs. */
export function still({ rules, state }: Pick<Situation, 'rules' | 'state'>): View {
  return Runner.still(rules, state);
}

/** Rolls the dice of a recorded fight and keeps each result. */
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
