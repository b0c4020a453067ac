import { type Condition, ConditionEnded, end, give, type Id, type Play } from '@riposte/kernel';
import type { Path } from '@riposte/ruleset';
import type { GivenCondition } from './scenario.ts';
import type { Codec } from './vocabulary-codec.ts';

/**
 * Gives a condition as a scenario or the game master says it, with all that goes with it by the rules. Without an end, one given in play ends as
 * the book has it; one that stands at the beginning lasts.
 */
export function giveSaid(play: Play, speech: Codec, on: Id, said: GivenCondition, path: Path, inPlay = false): void {
  const { condition, by, value, until } = typeof said === 'string' ? { condition: said } : said;
  const def = speech.condition(condition, typeof said === 'string' ? path : [...path, 'condition']);
  if (def.while !== null) speech.complain(path, 'a condition that can be given; this one follows from facts', condition);
  const more = {
    ...(by === undefined ? {} : { source: speech.id(by, [...path, 'by']) }),
    ...(value === undefined ? {} : { value: speech.conditionValue(condition, value, [...path, 'value']) }),
    ...(until === undefined ? {} : { until: speech.until(until, [...path, 'until']) }),
  };
  const special = speech.words.byHand?.[condition];
  const problem = special?.lacks?.(play, on, more) ?? null;
  if (problem !== null) speech.complain([...path, ...problem.path], problem.expected, condition);
  const usual = inPlay && until === undefined ? (special?.usual?.(play, on, more) ?? null) : null;
  const whole = usual === null ? more : { ...more, until: usual };
  if (special === undefined) give(play, on, def, whole);
  else special.give(play, on, whole);
}

/** Ends a condition with all that goes with it. What another carries goes alone: the game master may do what rules may not. */
export function endSaid(play: Play, speech: Codec, on: Id, held: Condition, path: Path): void {
  const condition = speech.rules.things[held.kind].id;
  const special = speech.words.byHand?.[condition];
  const problem = special?.stays?.(play, on) ?? null;
  if (problem !== null) speech.complain([...path, ...problem.path], problem.expected, condition);
  if (special?.end !== undefined) special.end(play, on, held);
  else if (!end(play, on, held.id)) ConditionEnded(play, on, held.id);
}
