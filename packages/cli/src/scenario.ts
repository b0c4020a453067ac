import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FileError, MAX_BYTES, type Reading, readScenarioFile } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import { runScenario, type ScenarioResult } from '@riposte/testkit';
import { SCENARIO_ENDINGS } from './home.ts';
import { ruleIds, whyNotIgnored } from './ledger.ts';
import { means } from './meaning.ts';
import { readBeside, readText } from './open.ts';
import { BAD_INPUT, GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';

/** How a scenario went; `problems`: it cannot be run, or its file holds none; `warnings`: it runs, and something in it is wrong. */
interface Tried {
  readonly result: ScenarioResult;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Runs scenario files, folders of them, or standard input (`-`). What cannot be read counts as failed; the code is then 2. */
export async function scenario(files: readonly string[]): Promise<Outcome> {
  const tried: Tried[] = [];
  for (const file of files.flatMap(inFolder)) tried.push(...(await runFile(file)));
  const results = tried.map((trial) => trial.result);
  const problems = tried.flatMap((trial) => trial.problems);
  const warnings = tried.flatMap((trial) => trial.warnings);
  const failed = results.filter((result) => !result.ok).length;
  const passed = results.length - failed;
  const lines = tried.flatMap((trial) => (trial.problems.length === 0 ? failureLines(trial.result) : []));
  return {
    code: problems.length > 0 ? BAD_INPUT : failed > 0 ? NO : GOOD,
    text: joined([...lines, `${means('success', `${passed} passed`)}, ${failed === 0 ? '0 failed' : means('error', `${failed} failed`)}`]),
    json: { passed, failed, results, ...(warnings.length === 0 ? {} : { warnings }) } as unknown as Json,
    problems,
    warnings,
  };
}

function failureLines({ file, title, ok, failures }: ScenarioResult): string[] {
  if (ok) return [];
  return [
    means('error', `${file}: ${title}`),
    ...failures.map(({ path, expected, got, line }) => {
      const place = line === undefined ? path : `line ${line}, ${path}`;
      return `    ${place}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
    }),
  ];
}

/** Of a folder all files below it that may hold scenarios, in the order of their names. */
function inFolder(file: string): string[] {
  if (file === '-' || !statSync(file, { throwIfNoEntry: false })?.isDirectory()) return [file];
  const names = readdirSync(file, { recursive: true, encoding: 'utf8' });
  const found = names.filter((name) => SCENARIO_ENDINGS.some((ending) => name.endsWith(ending))).sort();
  if (found.length === 0) throw FileError.cannot('read', file, 'this folder has no scenario files');
  return found.map((name) => join(file, name));
}

async function runFile(file: string): Promise<Tried[]> {
  try {
    const content = file === '-' ? standardInput() : readText(file);
    return readScenarioFile(content, file, await ruleSetsIn(content), { load: readBeside, ruleIds, whyNotIgnored }).map((scenario) => runOne(file, scenario));
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    return [unread(file, 'no scenario file', [thrown])];
  }
}

function runOne(file: string, { title, scenario: read, faults }: Reading): Tried {
  if (read === null) return unread(file, title, faults);
  const result = runScenario(read);
  const isSaid = ({ path }: FileError): boolean => result.failures.some((failure) => failure.path === path);
  return { result, problems: [], warnings: faults.filter((fault) => !isSaid(fault)).map((fault) => fault.message) };
}

function unread(file: string, title: string, faults: readonly FileError[]): Tried {
  const failures = faults.map(({ path, expected, line }) => ({ path, expected, got: null, ...(line === null ? {} : { line }) }));
  return { result: { file, title, ok: false, rules: [], failures }, problems: faults.map((fault) => fault.message), warnings: [] };
}

function standardInput(): string {
  const content = readFileSync(0, 'utf8');
  if (content.length > MAX_BYTES) throw FileError.cannot('read', '-', `it has ${content.length} bytes, and ${MAX_BYTES} is the limit`);
  return content;
}
