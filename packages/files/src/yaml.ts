import { Composer, type CST, isAlias, isMap, isNode, isScalar, isSeq, Lexer, LineCounter, type Node, Parser } from 'yaml';
import { FileError, pathText } from './error.ts';
import { clipped, MAX_DEPTH, mustHaveSize, protoIn } from './json.ts';

/** YAML is read a hundred times as slowly as JSON. */
const MAX_YAML_BYTES = 1_000_000;

/** What a text of YAML says, and the line of the text where a path stands: the nearest around it where nothing stands there. */
export interface YamlText {
  readonly value: unknown;
  readonly lineOf: (path: string) => number;
}

/**
 * Parses YAML that says what JSON can say: one document without anchors, aliases and tags. `title` names what it should be.
 * @throws FileError with the line for a text that is empty, too long, nested too deeply or anything else.
 */
export function parseYaml(content: string, file: string, title: string): YamlText {
  mustHaveSize(content, file, title, MAX_YAML_BYTES);
  const counter = new LineCounter();
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  const refuse = (offset: number, expected: string): never => {
    throw new FileError(file, '', expected, lineAt(offset));
  };
  // Keys are compared below: the library compares each with every other.
  const composer = new Composer({ stringKeys: true, uniqueKeys: false });
  const found = tokens(content, counter, (offset) => refuse(offset, DEPTH));
  const [document, second] = composer.compose(found, true, content.length);
  for (const { message, pos } of [...document.errors, ...document.warnings]) refuse(pos[0], `YAML (${clipped(message)})`);
  if (second !== undefined) refuse(second.range[0], 'one document');
  const { contents } = document;
  mustBePlain(contents, 1, refuse);
  const value = document.toJS() as unknown;
  const lineOf = linesOf(contents, lineAt);
  const proto = protoIn(value);
  if (proto === null) return { value, lineOf };
  throw new FileError(file, pathText(proto), 'no key of this name', lineOf(pathText(proto)));
}

/** The line of a path in a text of JSON or YAML; null where the text is neither, or too long. */
export function lineIn(content: string, path: string): number | null {
  try {
    return parseYaml(content, '', '').lineOf(path);
  } catch {
    return null;
  }
}

const DEPTH = `at most ${MAX_DEPTH} levels of nesting`;

/** Its parser keeps a token for each open collection and its entry. What is nested more deeply goes no further: the composer is recursive. */
const MAX_OPEN = 2 * MAX_DEPTH + 10;

function* tokens(content: string, counter: LineCounter, tooDeep: (offset: number) => never): Generator<CST.Token, void> {
  counter.addNewLine(0);
  const parser = new Parser(counter.addNewLine);
  for (const lexeme of new Lexer().lex(content)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > MAX_OPEN) tooDeep(parser.offset);
  }
  yield* parser.end();
}

/** Refuses what JSON could not say, at its place. */
function mustBePlain(node: unknown, depth: number, refuse: (offset: number, expected: string) => never): void {
  if (!isNode(node)) return;
  const [at] = node.range!;
  if (depth > MAX_DEPTH) refuse(at, DEPTH);
  if (isAlias(node)) return refuse(at, `no alias (*${clipped(node.source)})`);
  if (node.anchor !== undefined) refuse(at, `no anchor (&${clipped(node.anchor)})`);
  if (node.tag !== undefined) refuse(at, `no tag (${clipped(node.tag)})`);
  if (isScalar(node) && typeof node.value === 'number' && !Number.isFinite(node.value)) refuse(at, 'a number, as JSON has them');
  if (isSeq(node)) for (const item of node.items) mustBePlain(item, depth + 1, refuse);
  if (!isMap(node)) return;
  const keys = new Set<string>();
  for (const { key, value } of node.items) {
    const text = String(key);
    if (keys.has(text)) refuse(isNode(key) ? key.range![0] : at, `each key once, found ${clipped(JSON.stringify(text))} again`);
    keys.add(text);
    mustBePlain(value, depth + 1, refuse);
  }
}

/** Lines by path. They are counted when the first is asked for: of a good file none is. */
function linesOf(contents: Node | null, lineAt: (offset: number) => number): (path: string) => number {
  let lines: Map<string, number> | null = null;
  return (path) => {
    lines ??= new Map(places(contents, []).map(([place, offset]) => [place, lineAt(offset)]));
    for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('.'), rest.lastIndexOf('[')))) {
      const line = lines.get(rest);
      if (line !== undefined) return line;
    }
    return 1;
  };
}

function places(node: unknown, path: (string | number)[]): [string, number][] {
  if (isSeq(node)) return node.items.flatMap((item, i) => [placed([...path, i], item), ...places(item, [...path, i])]);
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => [placed([...path, String(key)], key), ...places(value, [...path, String(key)])]);
}

const placed = (path: (string | number)[], node: unknown): [string, number] => [pathText(path), isNode(node) ? node.range![0] : 0];
