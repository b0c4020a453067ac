import {
  type AnyAsk,
  type AnyIntent,
  type Chances,
  type Choose,
  type Entry,
  eachFall,
  FLOATING,
  type Id,
  type Json,
  type Policy,
  type Result,
  type Rolled,
  type Rules,
  Runner,
  type State,
  sameJson,
  sightOf,
  type Trace,
  type View,
} from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import { EXACT } from './chances.ts';
import { Before, type Consequence, type Eyes, theEnd } from './consequence.ts';
import { type Needs, needsOf } from './needs.ts';
import { type Rational, rationalText } from './rational.ts';

/** The state of a fight, for odds and players. */
export interface Situation {
  readonly ruleSet: RuleSet;
  readonly rules: Rules;
  readonly state: State;
  /** Answers what others are asked. */
  readonly policy: Policy;
  /** The end by an encounter's own conditions. */
  readonly ended?: (view: View) => string | null;
}

export interface OddsOptions {
  /** Milliseconds after which bounds are enough; 0 = never. Default 50. */
  readonly within?: number;
  /** Ways after which bounds are enough, whatever the time. Default 200,000. */
  readonly most?: number;
  /** Probabilities as fractions as well, whatever the time. */
  readonly exact?: boolean;
  /** An answer that is taken as given, wherever it is legal. */
  readonly assuming?: Assumption;
  /** What is rolled and answered already, in the middle of a command that began in the state. */
  readonly given?: readonly Entry[];
  /** Lists what else could have been answered, which on a big board takes longer than all the rest; default: no. */
  readonly others?: boolean;
  /** How much of an entity may be shown; consequences are then short, for people who decide. Default: everything. */
  readonly eyes?: Eyes;
}

/** "If Bea parries": a fighter's answer to a question. */
export interface Assumption {
  readonly ask: string;
  readonly who: Id;
  readonly value: Json;
}

/** Things that happen together, with their probability; `probability` is a lower bound, `atMost` the upper one. */
export interface Outcome {
  readonly consequences: readonly Consequence[];
  readonly probability: number;
  readonly atMost: number;
  /** As a fraction, where asked for. */
  readonly exactly: string | null;
}

/** A question that came up on the way, as it was answered. */
export interface Answered {
  readonly ask: AnyAsk;
  readonly who: Id;
  readonly about: Json;
  readonly value: Json;
  /** Other answers that were open, where asked for. */
  readonly others: readonly Json[];
}

export interface Odds {
  readonly intent: AnyIntent;
  /** What happens however the dice fall; where time ran out, what hurts nobody and was in every way, where most were counted. */
  readonly always: readonly Consequence[];
  /** What may happen besides, the likeliest first. */
  readonly outcomes: readonly Outcome[];
  /** What the act itself comes to, such as a success, with the share of each. */
  readonly results: ReadonlyMap<Result, number>;
  /** What the one roll that decides must show; null where there is none, or time ran out. */
  readonly needs: Needs | null;
  /** How much of the probability was counted: 1, or less where time ran out. */
  readonly mass: number;
  /** Whether every way was counted. */
  readonly isWhole: boolean;
  readonly ways: number;
  /** Questions on the way, each once for each who was asked. */
  readonly answered: readonly Answered[];
  /** The dice and answers of the likeliest way. */
  readonly likeliest: readonly Entry[];
}

/** Ways of the dice to fall that are counted at most: bounds come of the likeliest where there are more. */
export const MAX_WAYS = 200_000;

/** What can follow from an intent, exactly, by the rule code itself. @throws RiposteError `too-deep` for a roll with too many falls for fractions */
export function oddsOf(standing: Situation, intent: AnyIntent, options: OddsOptions = {}): Odds {
  return options.exact
    ? counted(
        standing,
        intent,
        options,
        EXACT,
        () => false,
        (weight) => rationalText(weight as Rational),
      )
    : counted(standing, intent, options, FLOATING, clock(options.within ?? 50), () => null);
}

/** Node and browsers have it alike; this package knows the types of neither. */
declare const performance: { readonly now: () => number };

/** Says when so many milliseconds are over; 0 = never. */
export function clock(within: number): () => boolean {
  if (within === 0) return () => false;
  const end = performance.now() + within;
  return () => performance.now() > end;
}

function counted<P>(
  standing: Situation,
  intent: AnyIntent,
  { assuming, given = [], others = false, eyes, most = MAX_WAYS }: OddsOptions,
  chances: Chances<P>,
  stop: () => boolean,
  exactly: (probability: P) => string | null,
): Odds {
  const { ruleSet, rules, state, ended = () => null } = standing;
  const before = new Before(ruleSet, Runner.still(rules, state), eyes);
  const answered = new Map<string, Answered>();
  const merged = new Map<string, { readonly consequences: readonly Consequence[]; readonly first: Set<number>; probability: P }>();
  const rolls: Rolled[] = [];
  const results = new Map<Result, number>();
  let likeliest: readonly Entry[] = [];
  let ways = 0;
  const choose = noting(chosenBy(standing.policy, assuming), answered, others);
  const rolled = (roll: Rolled): void => void (rolls.length === 0 && rolls.push(roll));
  let isWhole = true;
  const runsOut = (): boolean => {
    isWhole = ways === 0 || (ways < most && !stop());
    return !isWhole;
  };
  const mass = eachFall(rules, state, intent, { chances, choose, given, rolled, stop: runsOut }, ({ probability, runner, tape, result }) => {
    if (ways++ === 0) likeliest = [...tape];
    results.set(result, (results.get(result) ?? 0) + chances.floating(probability));
    const consequences = [...before.changes(runner), ...theEnd(ruleSet, runner, ended)];
    const key = consequences.map((consequence) => `${consequence.who} ${consequence.what}`).join('\n');
    const first = tape.slice(given.length).find((entry) => entry.in === 'outcome');
    const known = merged.get(key) ?? { consequences, first: new Set(), probability: chances.nothing };
    known.probability = chances.plus(known.probability, probability);
    if (first !== undefined) known.first.add(first.outcome);
    merged.set(key, known);
  });
  const whole = chances.floating(mass);
  const all = [...merged.values()];
  const isCertain = (consequence: Consequence): boolean =>
    (isWhole || (whole > 0.5 && !consequence.harm && !consequence.out)) && all.every((other) => other.consequences.some((its) => isSame(consequence, its)));
  const always = all[0].consequences.filter(isCertain);
  const outcomes = all.map(({ consequences, probability }): Outcome => {
    const share = chances.floating(probability);
    return {
      consequences: consequences.filter((consequence) => !always.some((other) => isSame(consequence, other))),
      probability: share,
      atMost: Math.min(1, share + Math.max(0, 1 - whole)),
      exactly: exactly(probability),
    };
  });
  const followed = all.map((outcome, i) => ({ consequences: outcomes[i].consequences, first: outcome.first }));
  const needs = rolls.length === 0 || !isWhole ? null : needsOf(rolls[0], intent.by, followed);
  outcomes.sort((a, b) => b.probability - a.probability);
  return { intent, always, outcomes, results, needs, mass: whole, isWhole, ways, answered: [...answered.values()], likeliest };
}

/** Answers by a policy, from what the side of the asked fighter may know. */
export function chosenBy(policy: Policy, assuming?: Assumption): Choose {
  return (view, ask, who, about) => {
    const assumed = assuming !== undefined && assuming.ask === ask.id && assuming.who === who;
    if (assumed && (view as Runner).mayAnswer(ask, who, about, assuming.value)) return assuming.value;
    return policy.answer(sightOf(view, who), ask, who, about);
  };
}

function noting(choose: Choose, answered: Map<string, Answered>, others: boolean): Choose {
  return (view, ask, who, about) => {
    const value = choose(view, ask, who, about);
    const key = `${ask.id} ${who}`;
    if (!answered.has(key)) {
      const open = others ? (ask.answer.candidates(view, { who, about }) as readonly Json[]) : [];
      answered.set(key, { ask, who, about, value, others: open.filter((answer) => !sameJson(answer, value)) });
    }
    return value;
  };
}

function isSame(a: Consequence, b: Consequence): boolean {
  return a.who === b.who && a.what === b.what;
}

/** The numbers, dice and answers of the likeliest way, for explanations. */
export function reasonsOf(rules: Rules, state: State, intent: AnyIntent, tape: readonly Entry[]): readonly Trace[] {
  const runner = Runner.still(rules, state);
  runner.trace = [];
  runner.execute(intent, [...tape]);
  return runner.trace;
}
