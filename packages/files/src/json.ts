import { likeliest, nearest, type Path } from '@riposte/ruleset';
import type * as z from 'zod';
import { FileError, pathText, wrong } from './error.ts';

/** Largest file that is read, in bytes. */
export const MAX_BYTES = 5_000_000;
export const MAX_DEPTH = 40;
/** Names that a text or a list in a message may take up. */
const MAX_SHOWN = 300;

/**
 * Parses a file's text. `title` names what it should be: "an encounter".
 * @throws FileError for a text that is empty, too long, nested too deeply or no JSON.
 */
export function parseJson(content: string, file: string, title: string): unknown {
  mustHaveSize(content, file, title);
  return parseText(content, file, []);
}

/** Letters at the beginning in which pictures and archives have a zero, which no text has. */
const HEAD = 1000;

/** @throws FileError for a text that is empty or too long, and for what is no text, such as a picture. */
export function mustHaveSize(content: string, file: string, title: string, most = MAX_BYTES): void {
  if (content.length > most) wrong(file, [], `at most ${most} bytes, found ${content.length}`);
  if (content.trim() === '') wrong(file, [], `${title}, found an empty file`);
  if (content.slice(0, HEAD).includes('\0')) wrong(file, [], `${title}, found a file that is no text`);
}

/**
 * Parses a text of known length that stands at `path` of the file.
 * @throws FileError for what is no JSON, is nested too deeply or has a key that reaches the prototype.
 */
export function parseText(content: string, file: string, path: Path): unknown {
  if (depthOf(content) > MAX_DEPTH) return wrong(file, path, `at most ${MAX_DEPTH} levels of nesting`);
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (thrown) {
    const { message } = thrown as Error;
    const line = lineOf(message, content);
    const why = line === null ? message : message.replace(/( in JSON)? at position \d+.*$/, '');
    throw new FileError(file, pathText(path), `JSON (${withoutText(why)})`, line);
  }
  const proto = protoIn(value);
  return proto === null ? value : wrong(file, [...path, ...proto], 'no key of this name');
}

/** The parser's message without its quotation of the text, which may be secret. */
const withoutText = (message: string): string => message.replace(/, (\.\.\.)?"[\s\S]*$/, '');

/** The line that the parser complains of; null where it says no place, as of some mistakes, and in a text of one line. */
function lineOf(message: string, content: string): number | null {
  const position = / at position (\d+)/.exec(message)?.[1];
  return position === undefined || !content.trimEnd().includes('\n') ? null : content.slice(0, Number(position)).split('\n').length;
}

const REACHES_PROTOTYPE: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Where a key stands that would reach the prototype: it is refused by its path instead of being lost. */
export function protoIn(value: unknown): Path | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const key of Object.keys(value)) {
    if (REACHES_PROTOTYPE.includes(key)) return [key];
    const below = protoIn((value as Record<string, unknown>)[key]);
    if (below !== null) return [Array.isArray(value) ? Number(key) : key, ...below];
  }
  return null;
}

/** Nesting of a JSON text, brackets inside strings left out. */
export function depthOf(content: string): number {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < content.length; i++) {
    const c = content[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{' || c === '[') most = Math.max(most, ++depth);
    else if (c === '}' || c === ']') depth--;
  }
  return most;
}

/** The value as the schema reads it. @throws FileError at the first thing that does not fit. */
export function checked<T>(shape: z.ZodType<T>, data: unknown, file: string, at: Path = []): T {
  const result = shape.safeParse(data);
  if (result.success) return result.data;
  const { issues } = result.error;
  // A key that is missing may stand there misspelt.
  const isMissing = issues[0].code === 'invalid_type' && valueAt(data, issues[0].path as Path) === undefined;
  const beside = String(issues[0].path.slice(0, -1));
  const misspelt = isMissing ? issues.find(({ code, path: at }) => code === 'unrecognized_keys' && String(at) === beside) : undefined;
  const [path, issue] = innermost(misspelt ?? issues[0]);
  const expected = expectation(issue, issue.code === 'unrecognized_keys' ? keysAt(shape, path) : []);
  return wrong(file, [...at, ...path], issue.code === 'invalid_value' ? `${expected}${foundText(issue.values, valueAt(data, path))}` : expected);
}

const valueAt = (data: unknown, path: Path): unknown => path.reduce<unknown>((at, key) => (at as { readonly [key: string]: unknown } | undefined)?.[key], data);

/** What was found instead of one of some values, and which was probably meant. */
export function foundText(values: readonly unknown[], found: unknown): string {
  if (typeof found !== 'string') return found === undefined ? ', found nothing' : '';
  const words = values.filter((value) => typeof value === 'string');
  const meant = words.length > 1 ? nearest(words, found) : null;
  return `, found ${clipped(JSON.stringify(found))}${meant === null ? '' : ` (perhaps ${JSON.stringify(meant)})`}`;
}

/** What of a schema's definition is looked at. */
interface Definition {
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: { readonly [key: string]: z.ZodType };
  readonly catchall?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly element?: z.ZodType;
}

/** The keys that an object may have at a path of a schema, of all shapes that it may have there. */
function keysAt(schema: z.ZodType | undefined, path: Path): readonly string[] {
  if (schema === undefined) return [];
  const { innerType, options, shape, catchall, keyType, valueType, element } = schema.def as Definition;
  if (innerType !== undefined) return keysAt(innerType, path);
  if (options !== undefined) return options.flatMap((option) => keysAt(option, path));
  const [key, ...rest] = path;
  if (key !== undefined) return keysAt(shape?.[key] ?? catchall ?? valueType ?? element, rest);
  if (shape !== undefined) return Object.keys(shape);
  return keyType !== undefined && 'options' in keyType ? (keyType.options as readonly string[]) : [];
}

/** Of several shapes that a value could have had, the one that it comes closest to. */
function innermost(issue: z.core.$ZodIssue): [Path, z.core.$ZodIssue] {
  const path = issue.path as Path;
  if (issue.code !== 'invalid_union') return [path, issue];
  const deepest = issue.errors.flatMap((shape) => (shape.length > 0 && shape[0].path.length > 0 ? [innermost(shape[0])] : []));
  deepest.sort((a, b) => b[0].length - a[0].length);
  if (deepest.length === 0) return [path, issue];
  return [[...path, ...deepest[0][0]], deepest[0][1]];
}

/** What a schema expected where a value does not fit, in words; `keys`: those that there are, where one is not. */
export function expectation(issue: z.core.$ZodIssue, keys: readonly string[] = []): string {
  if (issue.code === 'unrecognized_keys') {
    const likely = keys.length === 0 ? '' : ` (${likeliest(keys, issue.keys[0])})`;
    return `no key ${clipped(issue.keys.map((key) => JSON.stringify(key)).join(', '))}${likely}`;
  }
  if (issue.code === 'invalid_type') return kindExpectation(issue);
  if (issue.code === 'invalid_value') return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'invalid_union') return unionExpectation(issue);
  if (issue.code === 'too_small') return `${issue.inclusive === false ? 'more than' : 'at least'} ${sizeText(issue.origin, issue.minimum)}`;
  if (issue.code === 'too_big') return `${issue.inclusive === false ? 'less than' : 'at most'} ${sizeText(issue.origin, issue.maximum)}`;
  return issue.message.replace(/^(Invalid input: )?expected /, '').replace(/^Invalid input: /, '');
}

/** What people call the kinds of values of JSON. */
const KINDS: { readonly [kind: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, in [ ]',
  object: 'an object, in { }',
  record: 'an object, in { }',
  null: 'null',
  undefined: 'nothing',
};
const kindText = (kind: string): string => KINDS[kind] ?? kind;

/** "a text, found a number". */
function kindExpectation({ expected, message }: z.core.$ZodIssueInvalidType): string {
  const found = /received (\w+)$/.exec(message)?.[1];
  return found === undefined ? kindText(expected) : `${kindText(expected)}, found ${kindText(found)}`;
}

function sizeText(origin: string, size: number | bigint): string {
  return origin === 'string' ? `${size} characters` : origin === 'array' ? `${size} of them` : String(size);
}

function unionExpectation(issue: z.core.$ZodIssueInvalidUnion): string {
  const shapes = issue.errors.flatMap((shape) => (shape.length > 0 ? [expectation(shape[0])] : []));
  return shapes.length > 0
    ? [...new Set(shapes)].join(' or ')
    : issue.path.length === 0
      ? 'a value of a known kind'
      : `a value that ${String(issue.path.at(-1))} can have`;
}

export function clipped(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
}

/** The one text of a JSON value: keys sorted, no spaces. What hashes are taken of. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`).join(',')}}`;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
