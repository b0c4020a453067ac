import { type OpenCommand, type Situation, winnerOf } from '@riposte/files';
import { copyState, declaredBySight, type Policy, playOn, Random, Runner, type State, seedFrom, sightOf, trialRandom } from '@riposte/kernel';
import { concluded } from '../situation.ts';

/** How fights ended that were played on by policy from one moment. */
export interface Forecast {
  readonly fights: number;
  /** How many of them each side won, by its number; an end of the encounter's own is nobody's. */
  readonly wins: readonly number[];
}

export interface ForecastOptions {
  readonly seed: string;
  /** Number of sides. */
  readonly sides: number;
  readonly fights: number;
  /** Milliseconds of work after which no other fight begins, once there are `FEW`. */
  readonly within: number;
}

/** Fewer fights say nothing. */
export const FEW = 20;
/** Commands between two pauses. */
const AT_A_TIME = 8;
/** A fight that goes on so long has no winner. */
const MAX_COMMANDS = 3000;

/**
 * Plays a fight to its end many times, and pauses every few commands so that the server can do other work. The policy decides for everyone,
 * from each one's view.
 * @param waiting The command that waits for an answer or dice; null = none.
 */
export function* forecast(standing: Situation, waiting: OpenCommand | null, options: ForecastOptions): Generator<undefined, Forecast> {
  const { seed, sides, fights, within } = options;
  const { rules, state, policy, ended = () => null } = standing;
  const random = new Random(0, 0, 0, 0);
  const from = seedFrom(seed);
  const wins = Array.from({ length: sides }, () => 0);
  const answer: Policy['answer'] = (view, ask, who, about) => policy.answer(sightOf(view, who), ask, who, about);
  const runner = Runner.simulating(rules, copyState(rules, state), random, answer);
  const begin = (): State => (waiting === null ? state : concluded({ ...standing, policy: { ...policy, answer } }, waiting, waiting.given, random));
  let spent = 0;
  let begun = performance.now();
  let fought = 0;
  for (; fought < fights && (spent < within || fought < FEW); fought++) {
    trialRandom(from, fought, random);
    runner.restart(copyState(rules, begin()));
    let commands = 0;
    let isOver = false;
    while (!isOver && commands < MAX_COMMANDS) {
      const next = playOn(runner, {
        stops: (performed) => performed === AT_A_TIME || (isOver = ended(runner) !== null),
        declare: (may) => declaredBySight(runner, may, () => policy),
        perform: (intent) => (runner.perform(intent), true),
      });
      commands += AT_A_TIME;
      if (next !== null) {
        isOver = true;
        const winner = next.over === null ? -1 : (winnerOf(next.over) ?? -1);
        if (winner >= 0) wins[winner]++;
      }
      spent += performance.now() - begun;
      yield;
      begun = performance.now();
    }
  }
  return { fights: fought, wins };
}
