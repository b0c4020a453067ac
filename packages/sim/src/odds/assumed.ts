import { type Answered, chancesOf, type Odds, type OddsOptions, oddsOf, rounded, type Situation } from '@riposte/files';
import type { AnyIntent, Id, Json } from '@riposte/kernel';

/** Another answer to a question that came up, and what would follow from the act then. */
export interface Assumed {
  readonly question: Answered;
  readonly value: Json;
  readonly odds: Odds;
}

/** Other answers that are looked at, for each question. */
const MAX_ANSWERS = 6;

/** What follows if a fighter answers differently from the policy. `odds` must have been counted with `others`. */
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
 * "If Bea parries: 41 %. If Bea does not defend: 50 %.": the choices of others than the one who acts that change the first
 * probability of the sentence. Empty where none does.
 */
export function wouldMakeIt(odds: Odds, all: readonly Assumed[], name: (who: Id) => string, said: (ask: string, value: Json) => string): string {
  const [first] = chancesOf(odds);
  if (first === undefined) return '';
  const parts: string[] = [];
  for (const { question, value, odds: other } of all) {
    const { who, ask } = question;
    // Of what was not counted to the end only bounds are known, which say little in a sentence.
    if (who < 0 || who === odds.intent.by || parts.length >= MAX_NAMED || !other.isWhole) continue;
    const isSure = other.always.some(
      (consequence) =>
        !consequence.aside && consequence.who === first.who && !odds.always.some((its) => its.who === consequence.who && its.what === consequence.what),
    );
    const chance = isSure ? 1 : (chancesOf(other).find((chance) => chance.who === first.who)?.probability ?? 0);
    if (rounded(chance) === rounded(first.probability)) continue;
    parts.push(`If ${name(who)} ${choiceText(ask.id, said(ask.id, value))}: ${rounded(chance)}.`);
  }
  return parts.join(' ');
}

/** Answers that are verbs themselves. */
const VERBS: { readonly [answer: string]: string } = { parry: 'parries', dodge: 'dodges', block: 'blocks', evade: 'evades', resist: 'resists' };
const NOTHING: readonly string[] = ['none', 'nothing', 'no', 'passive'];

/** What somebody does who answers so: "parries", "does not defend", "chooses trip". */
export function choiceText(ask: string, answer: string): string {
  if (NOTHING.includes(answer)) return /defen[cs]e|parry|dodge/.test(ask) ? 'does not defend' : 'does nothing';
  return Object.hasOwn(VERBS, answer) ? VERBS[answer] : `chooses ${answer}`;
}
