// npm run test:deep [-- words]: the long tests in shards that each end within 20 minutes on two quiet cores. Two run at a time;
// each says its verdict when it ends. Words choose shards ("celesia", "mutants 3/8"); --list names them and runs nothing.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { packages, root } from './folders.mjs';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** A shard that takes longer on a slow machine has no verdict; it has failed. */
const MAX_MINUTES = Number(process.env.RIPOSTE_DEEP_MINUTES ?? 60);
const AT_ONCE = 2;

const rulesets = readdirSync(join(root, 'scenarios'));
/** How many shards the heavy tests of a rule set take; a new one begins with 1 and 8. */
const CONFORMANCE = { 'heroes-of-destiny': 2, realitycheck: 2, celesia: 1, realmspire: 1, 'sea-of-shadows': 1 };
const MUTANTS = { 'heroes-of-destiny': 8, realitycheck: 8, celesia: 6, realmspire: 6, 'sea-of-shadows': 4 };

const tests = (name, file, pattern = null, env = {}) => ({
  name,
  args: [vitest, 'run', '--config', 'vitest.deep.config.mjs', file, ...(pattern === null ? [] : ['-t', pattern])],
  env,
});
/** The test files of which every run takes a share, by what they import: here in full. Suites that several files share have shards of their own. */
const inFull = packages()
  .flatMap(({ folder }) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => relative(root, join(folder, name))))
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.deep.test.ts') && !file.includes('node_modules'))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes('/tenth.ts'))
  .map((file) => ({ name: `in full: ${file}`, args: [vitest, 'run', '--project', 'shared', '--project', 'own', file], env: { RIPOSTE_DEEP: '1' } }));
const parts = (count) => Array.from({ length: count }, (_, n) => `${n + 1}/${count}`);
const perRuleset = (shards) => rulesets.flatMap(shards);

const SHARDS = [
  ...perRuleset((id) =>
    parts(CONFORMANCE[id] ?? 1).map((part) => tests(`conformance of ${id} ${part}`, 'conformance.deep', `^'?${id}'? `, { RIPOSTE_PART: part })),
  ),
  ...perRuleset((id) =>
    ['ends within', 'is won by'].map((what) => tests(`fights of ${id}: each ${what}`, 'rule-sets/test/fights.deep', `^'?${id}'?,.*${what}`)),
  ),
  ...perRuleset((id) => ['tactical', 'careful'].map((better) => tests(`players of ${id}: ${better}`, 'players.deep', `${id}: ${better} against`))),
  ...perRuleset((id) => tests(`scenarios of ${id}`, 'scenarios.deep', `^${id}/`)),
  ...perRuleset((id) => ({
    name: `fights of ${id}: none breaks, whoever plays (RIPOSTE_FIGHTS=500: so many of each, RIPOSTE_FIRST=500: from that one on)`,
    args: [vitest, 'run', '--project', 'shared', 'packages/sim/test/sound-fights.long.test.ts', '-t', `^'?${id}'?, `],
    env: { RIPOSTE_DEEP: '1' },
  })),
  tests('all that Sea of Shadows has is used', 'exhaustive.deep'),
  ...inFull,
  tests('files that are none', 'fuzz.deep'),
  tests('sixty kills of the server', 'kill.deep'),
  tests('the mutation tester', 'mutate.deep'),
  ...['packages/kernel packages/space packages/rules packages/rule-sets packages/testkit', 'packages/sim', 'packages/server'].map((files) => ({
    name: `Node 24: ${files.replaceAll('packages/', '').replaceAll(' ', ', ')}`,
    args: [join(root, 'tools/node24.mjs'), ...files.split(' ')],
    env: {},
  })),
  { name: 'what scenarios execute', args: [join(root, 'packages/cli/dist/main.js'), 'coverage'], env: {} },
  { name: 'pages of the interface', args: [join(root, 'node_modules/typedoc/bin/typedoc')], env: {} },
  ...perRuleset((id) =>
    parts(MUTANTS[id] ?? 8).map((part) => ({ name: `mutants of ${id} ${part}`, args: [join(root, 'tools/mutate.mjs'), id, '--part', part], env: {} })),
  ),
];

/** Resolves to whether it went well, with what it printed and why it ended. */
function run({ args, env }) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text = (text + part).slice(-20_000)));
    const late = setTimeout(() => {
      text += `\nno end within ${MAX_MINUTES} minutes`;
      child.kill();
    }, MAX_MINUTES * 60_000);
    child.on('close', (code) => {
      clearTimeout(late);
      // A pattern that fits no test is a shard that tests nothing.
      const isEmpty = args[0] === vitest && !/Tests .*\d+ passed/.test(stripVTControlCharacters(text));
      done({ isGood: code === 0 && !isEmpty, text: isEmpty && code === 0 ? 'no test has this name' : text });
    });
  });
}

const words = process.argv.slice(2).filter((one) => one !== '--list');
const chosen = SHARDS.filter(({ name }) => words.every((word) => name.includes(word)));
if (chosen.length === 0) {
  process.stderr.write(`deep: no shard is named so; known:\n${SHARDS.map(({ name }) => `  ${name}\n`).join('')}`);
  process.exit(2);
}
if (process.argv.includes('--list')) {
  for (const { name } of chosen) console.log(name);
  process.exit(0);
}

const waiting = [...chosen];
const failed = [];
let ended = 0;
async function work() {
  for (let shard = waiting.shift(); shard !== undefined; shard = waiting.shift()) {
    const start = performance.now();
    const { isGood, text } = await run(shard);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      `${++ended}/${chosen.length} ${isGood ? 'good  ' : 'failed'} ${String(Math.floor(seconds / 60)).padStart(3)} min ${String(seconds % 60).padStart(2)} s  ${shard.name}`,
    );
    if (isGood) continue;
    failed.push(shard.name);
    console.log(text.slice(Math.max(0, text.search(/Failed (Tests|Suites)|failed:|no end within/))));
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(failed.length === 0 ? 'all good' : `failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
