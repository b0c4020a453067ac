import type { Situation } from '@riposte/files';
import { type AnyIntent, copyState, type Id, type Random, Runner, sightOf } from '@riposte/kernel';
import type { Player } from '../players/player.ts';
import { thrownBy } from '../situation.ts';

/** Runs what is declared in a simulated fight. */
export interface Stage {
  readonly runner: Runner;
  readonly perform: (intent: AnyIntent) => void;
}

/** Everything is changed in place. */
function swiftStage({ rules, state }: Situation, random: Random, playerOf: (who: Id) => Player): Stage {
  const runner = Runner.simulating(rules, copyState(rules, state), random, (view, ask, who, about) =>
    playerOf(who).answer(sightOf(view, who), ask, who, about, null),
  );
  return { runner, perform: (intent) => void runner.perform(intent) };
}

/** Commands can be taken back, so that players may look ahead; ten times as slow. */
function thinkingStage({ rules, state }: Situation, random: Random, playerOf: (who: Id) => Player): Stage {
  let before = state;
  const runner = Runner.recording(rules, copyState(rules, state), {
    roll: thrownBy(random),
    answer: (ask, who, about, at) => {
      const open = { state: before, intent: at.doing[0], given: [...at.tape] };
      return { in: 'answer', ask: ask.id, who, about, value: playerOf(who).answer(sightOf(at, who), ask, who, about, open) };
    },
  });
  const perform = (intent: AnyIntent): void => {
    before = { serial: runner.state.serial, ignored: runner.state.ignored, entities: runner.state.entities.slice() };
    runner.execute(intent, []);
  };
  return { runner, perform };
}

/** The quickest on which these players can decide. */
export function stageOf(standing: Situation, random: Random, playerOf: (who: Id) => Player, minds: readonly Player[]): Stage {
  return (minds.some((mind) => mind.thinks) ? thinkingStage : swiftStage)(standing, random, playerOf);
}
