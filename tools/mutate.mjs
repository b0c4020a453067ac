// npm run mutate -- <rule set> [--every N | --part N/M] [file.ts ...]: changes the code that carries @rule tags, one thing at a time, and runs the scenarios
// of the rule set against each change. Lists what no scenario notices; fails below 85 % noticed, and for rules whose own
// scenarios notice no change of their code. With --every only each Nth change is tried, which is quicker and says less; with
// --part the Nth of M shares of the rules, so that M runs try everything.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const LEAST_KILLED = 0.85;
/** For one mutant; most take a tenth of a second. */
const MAX_SECONDS = 60;

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scenarios: { type: 'string' }, every: { type: 'string', default: '1' }, part: { type: 'string', default: '1/1' } },
});
const [ruleset, ...only] = positionals;
const every = Number(values.every);
if (!Number.isSafeInteger(every) || every < 1) {
  process.stderr.write(`mutate: --every expects a whole number of at least 1, got "${values.every}"\n`);
  process.exit(2);
}
const [part, of] = values.part.split('/').map(Number);
if (!(part >= 1 && part <= of)) {
  process.stderr.write(`mutate: --part expects two whole numbers as in 2/5, got "${values.part}"\n`);
  process.exit(2);
}
const rulesets = readdirSync(join(root, 'packages/rules'));
const ready = rulesets.filter((name) => existsSync(join(root, 'scenarios', name)));
if (!ready.includes(ruleset)) {
  process.stderr.write(`mutate: expected a rule set with scenarios: ${ready.join(', ')}\n`);
  process.exit(2);
}
const about = {
  ruleset,
  folder: join(root, 'packages/rules', ruleset, 'src'),
  scenarios: values.scenarios ?? join(root, 'scenarios', ruleset),
};

/** A thread that does one job at a time. When a mutant never ends the thread is ended and another takes its place. */
function worker() {
  let thread = null;
  let settle = null;
  const begin = () => {
    thread = new Worker(join(import.meta.dirname, 'mutate-worker.mjs'), { workerData: about });
    thread.on('message', (answer) => settle.resolve(answer));
    thread.on('error', (fault) => settle.reject(fault));
  };
  return {
    async do(job, more = {}) {
      if (thread === null) begin();
      const answer = new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
      const timer = job === 'kill' ? setTimeout(() => settle.resolve(null), MAX_SECONDS * 1000) : null;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ job, ...more });
      const found = await answer;
      clearTimeout(timer);
      if (found !== null) return found.result;
      await thread.terminate();
      thread = null;
      return { by: -1, why: `does not end in ${MAX_SECONDS} s` };
    },
    end: () => thread?.terminate(),
  };
}

const workers = Array.from({ length: Math.min(4, availableParallelism()) }, worker);

/** Does something with each of a list, as many at once as there are workers. */
async function eachOf(list, act) {
  let next = 0;
  const results = [];
  const share = async (one) => {
    while (next < list.length) {
      const nth = next++;
      results[nth] = await act(one, list[nth]);
    }
  };
  await Promise.all(workers.map(share));
  return results;
}

const ill = await workers[0].do('healthy');
if (ill.length > 0) {
  process.stderr.write(`mutate: these fail as it is:\n${ill.join('\n')}\n`);
  process.exit(2);
}

const all = await workers[0].do('mutants');
const rules = new Set([...new Set(all.flatMap((one) => one.rules))].sort().filter((_rule, nth) => nth % of === part - 1));
const mutants = all
  .filter((one) => (only.length === 0 || only.includes(basename(one.name))) && one.rules.some((rule) => rules.has(rule)))
  .filter((_one, nth) => nth % every === 0);
/** Code as it stands in the source, without what translation adds to names. */
function short(code) {
  const text = code
    .replaceAll(/\(0, \w+\.(\w+)\)/g, '$1')
    .replaceAll(/\b(\w+_\d|exports)\./g, '')
    .replaceAll(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function described({ name, line, was, text, rules, scenarios }) {
  const idle = scenarios.length === 0 ? ', which no scenario runs' : '';
  return `${relative(root, name)}:${line} ${short(was)} -> ${text === '' ? 'nothing' : short(text)} (${rules.join(' ')})${idle}`;
}

let tried = 0;
const killed = await eachOf(mutants, async (one, mutant) => {
  const found = await one.do('kill', { mutant, list: mutant.scenarios });
  if (found === null) console.log(described(mutant));
  if (++tried % 100 === 0) process.stderr.write(`${tried} of ${mutants.length} mutants\n`);
  return found;
});

/** Whether the scenarios that name a rule notice any change of its code. */
async function noticed(one, rule) {
  const mine = mutants.flatMap(({ naming, rules }, nth) =>
    rules.includes(rule) ? [{ nth, list: naming.flatMap((by) => (by.rule === rule ? [by.nth] : [])) }] : [],
  );
  if (mine.some(({ nth, list }) => killed[nth] !== null && list.includes(killed[nth].by))) return true;
  for (const { nth, list } of mine) {
    if (killed[nth] !== null && list.length > 0 && (await one.do('kill', { mutant: mutants[nth], list })) !== null) return true;
  }
  return false;
}

const judged = [...new Set(mutants.flatMap((one) => one.rules))].filter((rule) => rules.has(rule)).sort();
const seen = await eachOf(judged, noticed);
await Promise.all(workers.map((one) => one.end()));

const survivors = mutants.filter((_one, nth) => killed[nth] === null);
const unnoticed = judged.filter((_rule, nth) => !seen[nth]);
if (every === 1 && unnoticed.length > 0) console.log(`rules whose scenarios notice no change of their code: ${unnoticed.join(', ')}`);
const share = mutants.length === 0 ? 1 : (mutants.length - survivors.length) / mutants.length;
console.log(`${ruleset}: ${mutants.length} mutants, ${survivors.length} survive, ${(share * 100).toFixed(1)} % killed`);
process.exitCode = share < LEAST_KILLED || (every === 1 && unnoticed.length > 0) ? 1 : 0;
