import { type AnyAsk, type Id, type Json, type Line, type Refusal, RiposteError } from '@riposte/kernel';
import { actTitle, capital, intentText, languageIn, nameOf, type Speech, unhyphenate, valueText } from './render.ts';
import { plain, said } from './story/language.ts';

// Reasons and questions, in the language of who reads them.

/** Why something may not be done: "you are already standing". */
export function reasonText(speech: Speech, { reason, facts }: Refusal): string {
  const said = languageIn(speech).say(`refuse-${reason}`, named(speech, facts));
  return said === null ? unhyphenate(reason) : plain(said);
}

/** A value that is not open, by its name: a thing, a spell, a place or a fighter, by what the parameter `of` holds. */
function named({ ruleSet, view }: Speech, facts: Refusal['facts']): Refusal['facts'] {
  const names = typeof facts?.of === 'string' ? ruleSet.words?.values[facts.of] : undefined;
  return names === undefined ? facts : { ...facts, value: names(view).get(Number(facts!.value)) ?? facts!.value };
}

/** Why a fighter is asked, in one plain sentence: "Grumm's trip beats your defence by 1. Parry?" */
export function promptText(speech: Speech, ask: AnyAsk, who: Id, about: unknown): string {
  const { asks, details } = promptParts(speech, ask, who, about);
  return details === null ? asks : `${asks} (${details})`;
}

/** The sentence of a question, and what each answer means, where the rule set says that apart; else null. */
export function promptParts(speech: Speech, ask: AnyAsk, who: Id, about: unknown): { readonly asks: string; readonly details: string | null } {
  const { ruleSet, view } = speech;
  const facts = ruleSet.tale?.prompts?.[ask.id]?.(view, who, about as never);
  const said = languageIn(speech).say(`prompt-${ask.id}`, facts);
  const details = languageIn(speech).say(`details-${ask.id}`, facts);
  return { asks: capital(said === null ? `${unhyphenate(ask.id)}?` : plain(said)), details: details === null ? null : plain(details) };
}

/** A possible answer to a question, for those who choose among them. */
export function answerText(speech: Speech, ask: AnyAsk, about: unknown, value: Json): string {
  const { ruleSet, view } = speech;
  const facts = ruleSet.tale?.answers?.[ask.id];
  const language = languageIn(speech);
  const said =
    facts === undefined
      ? language.say(`answer-${ask.id}-${value === null || typeof value === 'string' ? (value ?? 'none') : ''}`)
      : language.say(`answer-${ask.id}`, facts(view, about as never, value as never));
  if (said !== null) return plain(said);
  if (value === null && view.rules.def.windows.some((window) => window.ask.id === ask.id)) return language.term('word', 'no reaction');
  return valueText({ ...speech, now: true }, ask.id, value);
}

/** What somebody gave the fight: "Ann: Draw (sword)", "Ann’s answer". */
export function inputText(speech: Speech, by: Id, line: Line): string {
  const who = nameOf(speech, by);
  if (line.in === 'command') {
    const text = intentText(speech, line);
    // A hand is empty once its weapon is down: what it held is not known any more.
    return `${who}: ${/\bnone\b/.test(text) ? actTitle(speech, speech.view.rules.intent(line).def) : text}`;
  }
  // "ruling" stands in logs where no reason was given.
  const reason = 'reason' in line && line.reason !== '' && line.reason !== 'ruling' ? line.reason : 'none';
  return said(languageIn(speech), `input-${line.in}`, { who: { text: who }, reason });
}

/** Why the rules or the kernel refuse an act, an answer or a roll, with each rule; null for a fault that has no message. */
export function whyRefused(speech: Speech, thrown: unknown): string | null {
  if (!(thrown instanceof RiposteError)) return null;
  const { reasons = [], why, ...given } = thrown.data as { readonly reasons?: readonly Refusal[]; readonly why?: string };
  if (reasons.length > 0) return reasonsText(speech, reasons);
  const said = why === undefined ? null : languageIn(speech).say(`fault-${why}`, given);
  return said === null ? null : plain(said);
}

/** Reasons with their rules: "you are stunned (SS-HEA-006); no AP left (SS-APS-005)". */
export const reasonsText = (speech: Speech, reasons: readonly Refusal[]): string =>
  [...new Set(reasons.map((reason) => `${reasonText(speech, reason)} (${reason.rule})`))].join('; ');
