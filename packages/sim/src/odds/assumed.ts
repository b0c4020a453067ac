import {
  type Answered,
  chancesOf,
  isIntent,
  languageIn,
  nameOf,
  type Odds,
  type OddsOptions,
  oddsOf,
  percentIn,
  plain,
  rounded,
  type Situation,
  type Speech,
  valueText,
} from '@riposte/files';
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
export function wouldMakeIt(odds: Odds, all: readonly Assumed[], speech: Speech): string {
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
    parts.push(answerText(speech, who, ask.id, value, chance));
  }
  return parts.join(' ');
}

const NOTHING: readonly string[] = ['none', 'nothing', 'no', 'passive', 'passive defence'];

/** The last part of the key of a message for an answer. */
function kindOf(ask: string, value: Json, english: string): string {
  if (isIntent(value)) return 'act';
  if (typeof value === 'boolean') return english;
  if (!NOTHING.includes(english)) return english;
  if (/defen[cs]e|parry|dodge/.test(ask)) return 'undefended';
  return value === null ? 'nothing' : 'none';
}

/** An answer as a sentence: "Odo parries", "Odo does not defend", "Odo chooses trip"; with a chance "If Odo parries: 73 %." */
export function answerText(speech: Speech, who: Id, ask: string, value: Json, chance?: number): string {
  const language = languageIn(speech);
  // Messages are called by the English words of answers.
  const english = valueText({ ruleSet: speech.ruleSet, view: speech.view }, ask, value);
  const key = [`odds-answer-to-${ask}`, `odds-answer-${kindOf(ask, value, english)}`].find((one) => language.has(one)) ?? 'odds-answer';
  const given = { who: nameOf(speech, who), what: valueText(speech, ask, value) };
  const percent = chance === undefined ? '' : percentIn(language, chance);
  return plain(language.say(chance === undefined ? key : `${key}.if`, { ...given, percent }) ?? [key]);
}
