// Runs the scenarios of one rule set against one mutant after the other. Speaks with tools/mutate.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { functionsOf, mutantsOf } from './mutants.mjs';
import { sources, translated } from './sources.mjs';

const { ruleset, folder, scenarios } = workerData;
const loader = sources();

const { parseScenarios } = loader.fresh()('@riposte/files');
const written = readdirSync(scenarios, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|yaml)$/.test(name))
  .sort()
  .flatMap((name) => {
    const file = join(scenarios, name);
    const { scenarios: all } = parseScenarios(readFileSync(file, 'utf8'), file);
    return all.map(({ data }) => ({ file, title: data.title, rules: data.rules ?? [], text: JSON.stringify(data) }));
  });
/** The rule set as it was at the beginning: nobody has to wait with the next change until a run is over. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const translations = new Map(files.map((name) => [join(folder, name), translated(join(folder, name))]));

const beside = (name, from) => readFileSync(resolve(dirname(from), name), 'utf8');

/** Loads the sources with these changed and says how to run a scenario: null when it passes, else the first thing that went wrong. */
function runner(changed) {
  const load = loader.fresh(changed);
  const { readScenarios } = load('@riposte/files');
  const { runScenario } = load('@riposte/testkit');
  const ruleSets = [load(`@riposte/${ruleset}`).ruleSet];
  return (nth) => {
    const { file, text } = written[nth];
    const { failures } = runScenario(readScenarios(text, `${file}.json`, ruleSets, beside)[0]);
    return failures.length === 0 ? null : `${failures[0].path}: expected ${JSON.stringify(failures[0].expected)}, got ${JSON.stringify(failures[0].got)}`;
  };
}

/** The code with a mark in each function that tells when it runs: `file start`. */
function marked(file, code) {
  const marks = functionsOf(code, file).flatMap(({ start, body }) => {
    const mark = `globalThis.ran.add(${JSON.stringify(`${file} ${start}`)})`;
    if (code[body.getStart()] === '{') return [[body.getStart() + 1, `${mark};`]];
    return [
      [body.getStart(), `(${mark}, `],
      [body.end, ')'],
    ];
  });
  // From the end, so that places keep their numbers.
  return marks.sort(([a], [b]) => b - a).reduce((soFar, [at, text]) => soFar.slice(0, at) + text + soFar.slice(at), code);
}

/** The functions that each scenario runs. What runs when the modules are loaded makes tables, and all scenarios read those. */
function ranByScenario() {
  globalThis.ran = new Set();
  const run = runner(new Map([...translations].map(([file, { code }]) => [file, marked(file, code)])));
  const loading = globalThis.ran;
  return written.map((_one, nth) => {
    globalThis.ran = new Set(loading);
    run(nth);
    return globalThis.ran;
  });
}

/** Those that name one of the rules first. */
const ordered = (list, rules) => [...list].sort((a, b) => names(b, rules) - names(a, rules) || a - b);
const names = (nth, rules) => (written[nth].rules.some((rule) => rules.includes(rule)) ? 1 : 0);

/** The first of these scenarios that fails under a mutant, with the reason; null = it survives them. */
function killer({ name, start, end, text }, list) {
  const { code } = translations.get(name);
  const changed = new Map([[name, code.slice(0, start) + text + code.slice(end)]]);
  let run;
  try {
    run = runner(changed);
  } catch (thrown) {
    return { by: -1, why: `cannot be loaded: ${String(thrown)}` };
  }
  for (const nth of list) {
    try {
      const why = run(nth);
      if (why !== null) return { by: nth, why };
    } catch (thrown) {
      return { by: nth, why: String(thrown) };
    }
  }
  return null;
}

const jobs = {
  /** Scenarios that fail before anything is mutated. */
  healthy() {
    const run = runner(new Map());
    return written.flatMap(({ file, title }, nth) => {
      const why = run(nth);
      return why === null ? [] : [`${relative(process.cwd(), file)}: ${title}: ${why}`];
    });
  },
  /** All mutants, each with the scenarios that could notice it and, of its rules, those that they name. */
  mutants() {
    const ran = ranByScenario();
    return [...translations].flatMap(([file, { code, lineOf }]) =>
      mutantsOf(code, file).map((mutant) => {
        const able = written.flatMap((_one, nth) => (mutant.within < 0 || ran[nth].has(`${file} ${mutant.within}`) ? [nth] : []));
        const naming = able.flatMap((nth) => written[nth].rules.filter((rule) => mutant.rules.includes(rule)).map((rule) => ({ rule, nth })));
        return { ...mutant, line: lineOf(mutant.line, mutant.column), scenarios: ordered(able, mutant.rules), naming };
      }),
    );
  },
  /** Which of these scenarios kills a mutant. */
  kill: ({ mutant, list }) => killer(mutant, list),
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.on('message', ({ job, ...about }) => parentPort.postMessage({ result: jobs[job](about) }));
