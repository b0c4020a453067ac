import { type Id, type Json, sameJson } from '@riposte/kernel';
import { type Facts, oneOfText, type Path } from '@riposte/ruleset';
import { pathText } from './error.ts';
import { type Codec, fits, isNamed } from './vocabulary-codec.ts';

/** What was found instead of what was expected, and where the expectation stands in the file. */
export interface Failure {
  readonly path: string;
  readonly expected: Json;
  readonly got: Json;
  /** Its line in the file, where lines are known. */
  readonly line?: number;
}

/** Facts expected of fighters and others, by name. */
export type Expected = { readonly [name: string]: Facts };

/** The expectations that do not hold. Complains about names and facts that do not exist. */
export function unmet(speech: Codec, expected: Expected, path: Path): Failure[] {
  return Object.entries(expected).flatMap(([name, facts]) => {
    const who = speech.id(name, [...path, name]);
    return Object.entries(facts).flatMap(([fact, value]) => unmetFact(speech, who, fact, value, [...path, name, fact]));
  });
}

function unmetFact(speech: Codec, who: Id, fact: string, expected: Json, path: Path): Failure[] {
  if (fact === 'conditions') return unmetConditions(speech, who, expected, path);
  if (fact === 'is') return unmetBeing(speech, who, expected, path);
  const known = who < 0 ? {} : speech.words.facts(speech.view, who);
  if (!Object.hasOwn(known, fact))
    return speech.complain(path, `a fact of ${speech.name(who)}, ${oneOfText(['conditions', 'is', ...Object.keys(known)], fact)}`, fact);
  // Of an object the keys that are named count; {} names none and says that there are none.
  const isThere = isNamed(expected) && Object.keys(expected).length === 0 ? sameJson(expected, known[fact]) : fits(expected, known[fact]);
  return isThere ? [] : [{ path: pathText(path), expected, got: known[fact] }];
}

/** All given conditions and no others, in any order: each by id alone or with who caused it and its value. */
function unmetConditions(speech: Codec, who: Id, expected: Json, path: Path): Failure[] {
  if (!Array.isArray(expected)) return speech.complain(path, 'a list of conditions', expected);
  const wanted = expected.map((condition: Json, i): Facts => {
    const said = typeof condition === 'string' ? { condition } : isNamed(condition) ? condition : speech.complain([...path, i], 'a condition', condition);
    const id =
      typeof said.condition === 'string' ? said.condition : speech.complain([...path, i, 'condition'], 'the id of a condition', said.condition ?? null);
    speech.condition(id, [...path, i]);
    const odd = Object.keys(said).find((key) => key !== 'condition' && key !== 'by' && key !== 'value');
    return odd === undefined ? said : speech.complain([...path, i, odd], 'the key condition, by or value', odd);
  });
  const got = speech.conditions(who);
  const left = [...got];
  // Those that say more choose first.
  const all = [...wanted].sort((a, b) => Object.keys(b).length - Object.keys(a).length);
  const found = all.every((facts) => {
    const at = left.findIndex((other) => fits(facts, other as unknown as Json));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return found && left.length === 0 ? [] : [{ path: pathText(path), expected, got: got.map(short) }];
}

function short(condition: Facts): Json {
  return condition.by === undefined && condition.value === 0 ? condition.condition : condition;
}

/** `{"prone": true}`: whether a fighter has a condition, given or following from facts. */
function unmetBeing(speech: Codec, who: Id, expected: Json, path: Path): Failure[] {
  if (!isNamed(expected)) return speech.complain(path, 'conditions, each true or false', expected);
  return Object.entries(expected).flatMap(([id, value]) => {
    const at = [...path, id];
    if (typeof value !== 'boolean') return speech.complain(at, 'true or false', value);
    const got = speech.view.has(who, speech.condition(id, at));
    return got === value ? [] : [{ path: pathText(at), expected: value, got }];
  });
}
