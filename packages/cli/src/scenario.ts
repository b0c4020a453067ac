import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKS } from '@riposte/books';
import { FileError, MAX_BYTES, readScenarios, runScenario, type ScenarioResult } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { readBeside, readText } from './open.ts';
import { BAD_INPUT, GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';

/** How a file went; `problem`: it holds no scenarios. */
interface Tried {
  readonly results: readonly ScenarioResult[];
  readonly problem?: string;
}

/** Runs scenario files, folders of them, or standard input (`-`). A file that is none counts as failed; the code is then 2. */
export function scenario(files: readonly string[]): Outcome {
  const tried = files.flatMap(inFolder).map(run);
  const results = tried.flatMap((one) => one.results);
  const problems = tried.flatMap((one) => one.problem ?? []);
  const failed = results.filter((one) => !one.ok).length;
  const passed = results.length - failed;
  const lines = tried.flatMap((one) => (one.problem === undefined ? one.results.flatMap(failureLines) : []));
  return {
    code: problems.length > 0 ? BAD_INPUT : failed > 0 ? NO : GOOD,
    text: joined([...lines, `${passed} passed, ${failed} failed`]),
    json: { passed, failed, results } as unknown as Json,
    problems,
  };
}

function failureLines({ file, title, ok, failures }: ScenarioResult): string[] {
  if (ok) return [];
  return [`${file}: ${title}`, ...failures.map(({ path, expected, got }) => `    ${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`)];
}

/** Of a folder all JSON files below it, in the order of their names. */
function inFolder(file: string): string[] {
  if (file === '-' || !statSync(file, { throwIfNoEntry: false })?.isDirectory()) return [file];
  const names = readdirSync(file, { recursive: true, encoding: 'utf8' });
  const found = names.filter((name) => name.endsWith('.json')).sort();
  if (found.length === 0) throw new FileError(file, '', 'a folder with scenario files');
  return found.map((name) => join(file, name));
}

function run(file: string): Tried {
  try {
    const content = file === '-' ? standardInput() : readText(file);
    return { results: readScenarios(content, file, BOOKS, readBeside).map(runScenario) };
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    const { path, expected, message } = thrown;
    return { results: [{ file, title: 'no scenario file', ok: false, rules: [], failures: [{ path, expected, got: null }] }], problem: message };
  }
}

function standardInput(): string {
  const content = readFileSync(0, 'utf8');
  if (content.length > MAX_BYTES) throw new FileError('-', '', `at most ${MAX_BYTES} bytes, found ${content.length}`);
  return content;
}
