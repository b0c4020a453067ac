// Runs the scenarios of one rule set against one mutant after the other. Speaks with tools/mutate.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { functionsOf, mutantsOf } from './mutants.mjs';
import { sources } from './sources.mjs';

const { ruleset, folder, scenarios, others } = workerData;
const loader = sources(others);

const written = readdirSync(scenarios, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => {
    const file = join(scenarios, name);
    return [JSON.parse(readFileSync(file, 'utf8'))].flat().map((one) => ({ file, title: one.title, rules: one.rules ?? [], text: JSON.stringify(one) }));
  });
/** As they were at the beginning: nobody has to wait with the next change until a run is over. */
const texts = new Map();
function textOf(file) {
  if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'));
  return texts.get(file);
}

const beside = (name, from) => readFileSync(resolve(dirname(from), name), 'utf8');

/** Loads the sources with one file changed and says how to run a scenario: null when it passes, else the first thing that went wrong. */
function runner(changed) {
  const load = loader.fresh(changed);
  const { readScenarios, runScenario } = load('@riposte/files');
  const books = load('@riposte/books').BOOKS.filter((book) => book?.ruleset?.id === ruleset);
  return (nth) => {
    const { file, text } = written[nth];
    const { failures } = runScenario(readScenarios(text, file, books, beside)[0]);
    return failures.length === 0 ? null : `${failures[0].path}: expected ${JSON.stringify(failures[0].expected)}, got ${JSON.stringify(failures[0].got)}`;
  };
}

/** The functions of a source that each scenario runs, by where they begin. */
function ranIn(file) {
  const source = textOf(file);
  const marks = functionsOf(source, file).flatMap(({ start, body }) => {
    const mark = `globalThis.ran.add(${start})`;
    const isBlock = source[body.getStart()] === '{';
    if (isBlock) return [[body.getStart() + 1, `${mark};`]];
    return [
      [body.getStart(), `(${mark}, `],
      [body.end, ')'],
    ];
  });
  // From the end, so that places keep their numbers; an opening bracket at the same place comes after a closing one.
  const marked = marks
    .map(([at, text], i) => ({ at, text, i }))
    .sort((a, b) => b.at - a.at || a.i - b.i)
    .reduce((soFar, { at, text }) => soFar.slice(0, at) + text + soFar.slice(at), source);
  globalThis.ran = new Set();
  const run = runner({ file, source: marked });
  return written.map((_one, nth) => {
    globalThis.ran = new Set();
    run(nth);
    return [...globalThis.ran];
  });
}

/** Those that name one of the rules first. */
const ordered = (list, rules) => [...list].sort((a, b) => names(b, rules) - names(a, rules) || a - b);
const names = (nth, rules) => (written[nth].rules.some((rule) => rules.includes(rule)) ? 1 : 0);

/** The first of these scenarios that fails under a mutant, with the reason; null = it survives them. */
function killer({ file, source, mutant }, list) {
  const changed = { file, source: source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end) };
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
    const run = runner(null);
    return written.flatMap(({ file, title }, nth) => {
      const why = run(nth);
      return why === null ? [] : [`${relative(process.cwd(), file)}: ${title}: ${why}`];
    });
  },
  /** The mutants of a file, each with the scenarios that could notice it. */
  mutants({ name }) {
    const file = join(folder, name);
    const found = mutantsOf(textOf(file), file);
    if (found.length === 0) return [];
    const ran = ranIn(file);
    return found.map((mutant) => {
      const able = written.flatMap((_one, nth) => (mutant.within < 0 || ran[nth].includes(mutant.within) ? [nth] : []));
      return {
        ...mutant,
        scenarios: ordered(able, mutant.rules),
        naming: written
          .flatMap((one, nth) => one.rules.map((rule) => ({ rule, nth })))
          .filter(({ rule, nth }) => mutant.rules.includes(rule) && able.includes(nth)),
      };
    });
  },
  /** Which of these scenarios kills a mutant. */
  kill({ mutant, list }) {
    return killer({ file: mutant.name, source: textOf(mutant.name), mutant }, list);
  },
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.on('message', ({ job, ...about }) => parentPort.postMessage({ result: jobs[job](about) }));
