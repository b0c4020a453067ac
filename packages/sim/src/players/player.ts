import type { Decider, Situation } from '@riposte/files';
import { type AnyIntent, type Id, type Json, Random, sameJson, seedFrom, trialRandom, type View } from '@riposte/kernel';
import { nearest } from '@riposte/ruleset';
import { TextError } from '../pointed.ts';
import { type Budget, searchActs, searchAnswers } from './search.ts';
import { ALIKE, answers, choices, isWhole, LEAST, ranked, type Weighed, weighActs, weighAnswers } from './weigh.ts';
import { TEMPERS, type Temper, type Worth, worthFor } from './worth.ts';

/** A player that decides alone and may say why. */
export interface Player extends Decider {
  /** A new fight begins; its number makes what is left to chance repeatable. */
  begin?(fight: number): void;
  /** What could be declared, the best first; empty where it follows the policy of the rule set. */
  weigh?(view: View, who: Id): readonly Weighed<AnyIntent>[];
}

/** What a player is made for. */
export interface Game {
  readonly standing: Situation;
  readonly sides: readonly string[];
}

/** Enough for two or three acts of one's own and the replies to them. */
export const USUAL_BUDGET: Budget = { futures: 120, commands: 24 };

export const MINDS = ['policy', 'random', 'careful', 'tactical'] as const;

/**
 * A computer player by name: a mind, a temper, or both as `tactical:brave`. A temper alone is careful. The budget of a tactical decision comes
 * after it, in futures or milliseconds: `tactical@400`, `tactical@200ms`.
 * @throws TextError with the known names.
 */
export function playerNamed(name: string, { standing }: Game): Player {
  const [who, spends] = name.split('@');
  const budget = spends === undefined ? USUAL_BUDGET : budgetOf(name, who.length + 1, spends);
  const [first, second, ...more] = who.split(':');
  const mind = Object.hasOwn(TEMPERS, first) ? 'careful' : first;
  const temper = second ?? (Object.hasOwn(TEMPERS, first) ? first : 'even');
  const tempers = Object.keys(TEMPERS);
  const players = [...MINDS, ...tempers];
  if (!(MINDS as readonly string[]).includes(mind)) throw new TextError(name, 0, `a player: ${players.join(', ')}`, nearest(players, mind));
  if (!Object.hasOwn(TEMPERS, temper)) throw new TextError(name, first.length + 1, `a temper: ${tempers.join(', ')}`, nearest(tempers, temper));
  if (more.length > 0) throw new TextError(name, first.length + temper.length + 1, 'the end');
  if (spends !== undefined && mind !== 'tactical') throw new TextError(name, who.length, 'the end: only tactical takes futures or milliseconds');
  if (mind === 'policy') return standing.policy;
  if (mind === 'random') return randomPlayer(standing);
  return thinker(standing, TEMPERS[temper], mind === 'tactical' ? budget : null);
}

const MAX_FUTURES = 100_000;

function budgetOf(name: string, at: number, text: string): Budget {
  const [, digits, ms] = /^(\d{1,6})(ms)?$/.exec(text) ?? [];
  const number = Number(digits);
  if (!(number >= 1 && number <= MAX_FUTURES)) throw new TextError(name, at, `futures or milliseconds, 1 to ${MAX_FUTURES}: "400" or "200ms"`);
  return ms === undefined ? { ...USUAL_BUDGET, futures: number } : { ...USUAL_BUDGET, futures: MAX_FUTURES, within: number };
}

/** Any legal act, any answer; after the fight what the policy does. */
function randomPlayer({ policy, ruleSet: { afterwards } }: Situation): Player {
  const random = new Random(1, 2, 3, 4);
  return {
    begin: (fight) => void trialRandom(SEED, fight, random),
    declare(view, who) {
      const acts = afterwards?.isNow?.(view) ? [] : choices(view, who, null);
      return acts.length === 0 ? policy.declare(view, who) : acts[random.face(acts.length) - 1];
    },
    answer(view, ask, who, about) {
      const values = answers(view, ask, who, about);
      return values.length === 0 || who < 0 ? (ask.fallback(view, who, about) as Json) : values[random.face(values.length) - 1];
    },
  };
}

const SEED = seedFrom('players');

/**
 * Beside the usual act, the first in the list: the best by one step, the best of every other kind, then the best of the rest.
 * Chance decides between those alike, such as steps in all directions.
 */
function promising([usual, ...others]: readonly Weighed<AnyIntent>[], random: Random): AnyIntent[] {
  const open = others
    .filter((weighed) => weighed.worth > LEAST)
    .map(({ choice, worth }) => ({ choice, worth: worth + (ALIKE * random.face(100)) / 100 }))
    .sort((a, b) => b.worth - a.worth);
  const kinds = new Set([usual.choice.def]);
  const firsts = open.filter(({ choice: { def } }) => {
    const isNew = !kinds.has(def);
    kinds.add(def);
    return isNew;
  });
  return [...new Set([...open.slice(0, 1), ...firsts, ...open])].slice(0, MAX_SEARCHED - 1).map((weighed) => weighed.choice);
}

const MAX_SEARCHED = 8;

/**
 * Chooses the most valuable act: by the exact expectation of one step, or with a budget by search. If the policy's own choice is as good, or
 * if a fighter is hidden from it, it follows the policy.
 */
function thinker(standing: Situation, temper: Temper, budget: Budget | null): Player {
  const random = new Random(1, 2, 3, 4);
  const judges = new Map<Id, Worth>();
  const judgeOf = (who: Id): Worth => {
    const known = judges.get(who) ?? worthFor(standing, who, temper);
    judges.set(who, known);
    return known;
  };
  const { policy } = standing;
  const weigh = (view: View, who: Id): readonly Weighed<AnyIntent>[] => {
    const usual = policy.declare(view, who);
    if (usual === null || !isWhole(view) || view.state.entities[who]?.kind !== 'fighter') return [];
    const acts = choices(view, who, usual, standing.ruleSet.leftToPolicy);
    const weighed = weighActs(standing, view, acts, judgeOf(who));
    if (budget === null) return ranked(weighed);
    const others = promising(weighed, random);
    if (others.length === 0) return weighed;
    return searchActs(standing, view, { usual: weighed[0].choice, others }, random, judgeOf(who), budget);
  };
  return {
    thinks: true,
    begin: (fight) => void trialRandom(SEED, fight, random),
    weigh,
    declare: (view, who) => weigh(view, who)[0]?.choice ?? policy.declare(view, who),
    answer(view, ask, who, about, open) {
      const usual = policy.answer(view, ask, who, about);
      if (who < 0 || open === null || open === undefined || !isWhole(view)) return usual;
      const values = answers(view, ask, who, about, standing.ruleSet.leftToPolicy);
      if (values.length < 2) return usual;
      const listed = [usual, ...values.filter((value) => !sameJson(value, usual))];
      const asked = { ask, who, about, open };
      const weighed = weighAnswers(standing, asked, listed, judgeOf(who));
      const best = ranked(weighed)[0].choice;
      // An answer is worth little against the rest of the fight: among many of them chance would choose.
      return budget === null || best === usual ? best : searchAnswers(standing, asked, { usual, others: [best] }, random, judgeOf(who), budget)[0].choice;
    },
  };
}
