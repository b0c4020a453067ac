import type { AnyIntent, Id, Json } from '@riposte/kernel';
import { percent } from '../percent.ts';
import type { Situation } from '../situation.ts';
import { type Answered, type Odds, type OddsOptions, oddsOf } from './odds.ts';
import { chancesOf } from './sentence.ts';

/** Another answer to a question that came up, and what would follow from the act then. */
export interface Assumed {
  readonly question: Answered;
  readonly value: Json;
  readonly odds: Odds;
}

/** Other answers that are looked at, for each question. */
const MAX_ANSWERS = 6;

/** What follows if somebody answers otherwise than the policy. `odds` must have been counted with `others`. */
export function assumed(standing: Situation, intent: AnyIntent, { answered }: Odds, options: OddsOptions = {}): Assumed[] {
  return answered.flatMap((question) =>
    question.others.slice(0, MAX_ANSWERS).map((value): Assumed => {
      const assuming = { ask: question.ask.id, who: question.who, value };
      return { question, value, odds: oddsOf(standing, intent, { ...options, assuming }) };
    }),
  );
}

/** Answers that are named in a sentence. */
const MAX_NAMED = 4;

/**
 * "Bea's parry would make it 41 %, dodge 47.2 %": the choices of others than the one who acts that change the first
 * probability of the sentence. Empty where none does.
 */
export function wouldMakeIt(odds: Odds, all: readonly Assumed[], name: (who: Id) => string, said: (ask: string, value: Json) => string): string {
  const [first] = chancesOf(odds);
  if (first === undefined) return '';
  const parts: string[] = [];
  let before: Id | null = null;
  for (const { question, value, odds: other } of all) {
    const { who, ask } = question;
    // Of what was not counted to the end only bounds are known, which say little in a sentence.
    if (who < 0 || who === odds.intent.by || parts.length >= MAX_NAMED || !other.isWhole) continue;
    const isSure = other.always.some(
      (consequence) =>
        !consequence.aside && consequence.who === first.who && !odds.always.some((its) => its.who === consequence.who && its.what === consequence.what),
    );
    const chance = isSure ? 1 : (chancesOf(other).find((one) => one.who === first.who)?.probability ?? 0);
    if (percent(chance) === percent(first.probability)) continue;
    const choice = value === null ? `${name(who)} doing nothing` : `${who === before ? '' : `${name(who)}'s `}${said(ask.id, value)}`;
    parts.push(`${choice}${parts.length === 0 ? ' would make it' : ''} ${percent(chance)}`);
    before = value === null ? null : who;
  }
  return parts.join(', ');
}
