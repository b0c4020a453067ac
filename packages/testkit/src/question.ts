import {
  type Codec,
  explained,
  type Failure,
  fits,
  type Intention,
  isNamed,
  type LegalQuestion,
  pathText,
  type QueryQuestion,
  type Question,
} from '@riposte/files/testing';
import { type Fight, type IntentJson, type Json, judging, type Refusal } from '@riposte/kernel';
import { oneOfText, type Path } from '@riposte/ruleset';

/** Asks one question of a fight; the failures when the answer is another one. */
export function ask(fight: Fight, speech: Codec, question: Question, path: Path): Failure[] {
  if ('query' in question) return askQuery(speech, question, path);
  if ('legal' in question) return askLegal(fight, speech, question, path);
  const { as, do: called, with: given } = question['why not'];
  const at = [...path, 'why not'];
  const by = as === 'gm' ? speech.words.gm : speech.id(as, [...at, 'as']);
  const refusals = speech.formless(by, called, given ?? {}, true) ?? refusalsOf(speech, speech.intent(by, { do: called, with: given ?? {} }, at));
  return differing(sorted(question.is), sorted(refusals.map((refusal) => refusal.rule)), [...path, 'is']);
}

const refusalsOf = (speech: Codec, intent: IntentJson): readonly Refusal[] => judging(speech.view, intent.by).refusals(speech.rules.intent(intent));

function askQuery(speech: Codec, question: QueryQuestion, path: Path): Failure[] {
  const { value, shown, parts } = explained(speech, question, path, 'with');
  return [
    ...differing(question.is, typeof question.is === 'number' ? value : shown, [...path, 'is']),
    ...(question.rules === undefined ? [] : differing(sorted(question.rules), sorted(parts.map((part) => part.rule)), [...path, 'rules'])),
  ];
}

function askLegal(fight: Fight, speech: Codec, question: LegalQuestion, path: Path): Failure[] {
  const legal = fight
    .legal(speech.id(question.legal, [...path, 'legal']))
    .map((intent) => ({ do: intent.def.id, by: intent.by, with: intent.with as IntentJson['with'] }));
  const got = legal.map((intent) => speech.sayIntent(intent));
  const has = (said: Intention): boolean => got.some((intent) => isSame(said, intent));
  const differs = (key: 'is' | 'includes' | 'excludes', good: (list: readonly Intention[]) => boolean): Failure[] => {
    const list = question[key];
    if (list === undefined) return [];
    list.forEach((intent, i) => mustBeIntent(speech, typeof intent === 'string' ? intent : intent.do, [...path, key, i]));
    return good(list) ? [] : [{ path: pathText([...path, key]), expected: list as Json, got }];
  };
  return [
    ...differs('is', (list) => list.every(has) && got.every((intent) => list.some((said) => isSame(said, intent)))),
    ...differs('includes', (list) => list.every(has)),
    ...differs('excludes', (list) => !list.some(has)),
  ];
}

/** An id alone stands for every intent of that name; of parameters only those named are compared. */
function isSame(said: Intention, legal: Json): boolean {
  const full = isNamed(legal) ? legal : { do: legal, with: {} };
  return typeof said === 'string' ? full.do === said : fits({ with: {}, ...said }, full);
}

function mustBeIntent(speech: Codec, id: string, path: Path): void {
  const { intents } = speech.rules.def;
  if (!intents.some((intent) => intent.id === id)) speech.complain(path, oneOfText(intents, id), id);
}

/** Each once, in alphabetical order: how sets are compared and shown. */
export function sorted(list: readonly string[]): string[] {
  return [...new Set(list)].sort();
}

export function differing(expected: Json, got: Json, path: Path): Failure[] {
  return fits(expected, got) ? [] : [{ path: pathText(path), expected, got }];
}
