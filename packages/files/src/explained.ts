import { type Explanation, NOBODY, RiposteError } from '@riposte/kernel';
import { type Facts, oneOfText, type Path } from '@riposte/ruleset';

import type { QueryQuestion } from './scenario.ts';
import type { Codec } from './vocabulary-codec.ts';

type AskedNumber = Pick<QueryQuestion, 'query' | 'of' | 'against'> & { with?: Facts };

/**
 * A number asked for in words, with all its parts. Numbers that need an opponent say so.
 * @param key The key of `with` in the path.
 */
export function explained(speech: Codec, question: AskedNumber, path: Path, key: 'with' | 'about'): Explanation {
  const { queries } = speech.rules.def;
  const query = queries.find((known) => known.id === question.query) ?? speech.complain([...path, 'query'], oneOfText(queries, question.query), question.query);
  const of = speech.id(question.of, [...path, 'of']);
  const against = question.against === undefined ? NOBODY : speech.id(question.against, [...path, 'against']);
  const given = question.with ?? {};
  const context = speech.words.context(speech.view, query.id, of, against, speech.values(given, [...path, key]));
  if (!context.ok) return speech.complain([...path, key, ...context.problems[0].path], context.problems[0].expected, given);
  try {
    return speech.view.explain(query, of, against, context.value);
  } catch (thrown) {
    if (against !== NOBODY || thrown instanceof RiposteError) throw thrown;
    return speech.complain([...path, 'against'], 'the name of an opponent: this number depends on one', null);
  }
}
