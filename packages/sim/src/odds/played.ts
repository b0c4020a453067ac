import { Before, type Consequence, chosenBy, type Odds, type Situation, theEnd } from '@riposte/files';
import { type AnyIntent, Random, Runner, seedFrom, trialRandom } from '@riposte/kernel';
import { still, thrownBy } from '../situation.ts';

/** How often things that happen together were seen, and what their odds say. */
export interface Played {
  /** What happens, a part each; empty = nothing beside what is certain. */
  readonly consequences: readonly Consequence[];
  readonly times: number;
  /** Chance by the odds; 0 = they do not have it at all. */
  readonly probability: number;
}

/**
 * Plays an act many times with rolled dice and compares the results with its odds.
 * @param odds The complete odds of the same act from the same state.
 * @param seed The same seed rolls the same dice.
 */
export function playedAgainst(
  standing: Situation,
  intent: AnyIntent,
  odds: Odds,
  { times, seed }: { readonly times: number; readonly seed: string },
): Played[] {
  const { ruleSet, rules, state, policy, ended = () => null } = standing;
  const before = new Before(ruleSet, still(standing));
  const random = new Random(0, 0, 0, 0);
  const choose = chosenBy(policy);
  const runner: Runner = Runner.recording(
    rules,
    { serial: state.serial, ignored: state.ignored, entities: state.entities.slice() },
    { roll: thrownBy(random), answer: (ask, who, about) => ({ in: 'answer', ask: ask.id, who, about, value: choose(runner, ask, who, about) }) },
  );
  const keyOf = (consequences: readonly Consequence[]): string =>
    consequences
      .map(({ who, what }) => `${who} ${what}`)
      .sort()
      .join('\n');
  const found = new Map(
    odds.outcomes.map(({ consequences, probability }) => [keyOf([...odds.always, ...consequences]), { consequences, times: 0, probability }]),
  );
  for (let trial = 0; trial < times; trial++) {
    trialRandom(seedFrom(seed), trial, random);
    runner.execute(intent, []);
    const consequences = [...before.changes(runner), ...theEnd(ruleSet, runner, ended)];
    const key = keyOf(consequences);
    const known = found.get(key) ?? { consequences, times: 0, probability: 0 };
    found.set(key, { ...known, times: known.times + 1 });
    runner.abandon();
  }
  return [...found.values()];
}

/** How far a count may lie from its expectation by chance: six standard deviations, and one for rounding. */
const MAX_DEVIATIONS = 6;

/** The first outcome that came too often or too rarely for its odds; null where all fit. */
export function misfit(played: readonly Played[]): Played | null {
  const all = played.reduce((sum, { times }) => sum + times, 0);
  const isFar = ({ times, probability }: Played): boolean =>
    probability === 0 ? times > 0 : Math.abs(times - all * probability) > MAX_DEVIATIONS * Math.sqrt(all * probability * (1 - probability)) + 1;
  return played.find(isFar) ?? null;
}
