// node tools/executed.mjs <rule set>: runs every scenario of a rule set with V8's coverage and prints as JSON the scenarios
// that name a rule without executing any code tagged with it, and the places where more than five rules stand without a reason.
import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const [, , ruleset, scenarios = join(root, 'scenarios', ruleset), code = join(root, 'packages/rules', ruleset, 'dist')] = process.argv;

const session = new Session();
session.connect();
function profiler(method, params) {
  let answer;
  session.post(`Profiler.${method}`, params, (error, result) => {
    if (error) throw new Error(`${method}: ${error.message}`);
    answer = result;
  });
  return answer;
}

/** Where the functions of the rule set begin that ran since the last look, by file. */
function ran() {
  const { result } = profiler('takePreciseCoverage');
  const mine = result.filter((script) => script.url.startsWith(pathToFileURL(code).href));
  return new Map(mine.map(({ url, functions }) => [url, functions.filter((one) => one.ranges[0].count > 0).map((one) => one.ranges[0].startOffset)]));
}

profiler('enable');
profiler('startPreciseCoverage', { callCount: true, detailed: false });
// Nothing but this rule set: each look at what ran asks all code that is loaded.
const { ruleSet } = await import(pathToFileURL(join(code, 'index.js')).href);
const { readScenarios } = await import('@riposte/files');
const { runScenario } = await import('@riposte/testkit');

const beside = (name, from) => readFileSync(resolve(dirname(from), name), 'utf8');
const files = readdirSync(scenarios, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(json|yaml)$/.test(name));
const read = files.sort().flatMap((name) => {
  const file = join(scenarios, name);
  return readScenarios(readFileSync(file, 'utf8'), file, [ruleSet], beside).map((scenario) => ({ file: relative(root, file), scenario }));
});
ran();
const runs = read.map(({ file, scenario }) => {
  runScenario(scenario);
  return { file, title: scenario.title, rules: scenario.rules, ran: ran() };
});
profiler('stopPreciseCoverage');

// The parser comes last: coverage looks at all code that is loaded.
const { crowded, taggedPlaces } = await import('./tagged.mjs');
const places = readdirSync(code, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => taggedPlaces(readFileSync(join(code, name), 'utf8'), join(code, name)));

/** A table is no code: whether a scenario notices it is for mutation testing to say. */
const ranIn = (place, starts) => !place.runs || (starts.get(pathToFileURL(place.name).href) ?? []).some((at) => at >= place.start && at < place.end);

const unexecuted = runs.flatMap(({ file, title, rules, ran: starts }) =>
  rules.flatMap((rule) => {
    const tagged = places.filter((place) => place.rules.includes(rule));
    return tagged.length === 0 || tagged.some((place) => ranIn(place, starts)) ? [] : [{ rule, file, title }];
  }),
);
const found = {
  scenarios: runs.length,
  unexecuted,
  crowded: crowded(places).map(({ name, line, rules }) => ({ place: `${relative(root, name)}:${line}`, rules })),
};
process.stdout.write(`${JSON.stringify(found)}\n`);
