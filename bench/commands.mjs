// What whole commands cost, each in a process of its own: G18 how they start, G19 short simulations, G20 sensitivity. And another commit beside
// this one, both measured in turns.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const encounter = (name) => join('encounters', `${name}.json`);
const gate = encounter('sea-of-shadows/harbour-gate');
const simulated = (name, ...more) => ['simulate', encounter(name), '--json', ...more];

/** `until`: what is measured, the first line or the whole command; `goal`: milliseconds of CPU on Node 20. */
const COMMANDS = [
  { id: 'G18', title: '--version', args: ['--version'], until: 'first', goal: 250 },
  { id: 'G18', title: '--help', args: ['--help'], until: 'first', goal: 250 },
  { id: 'G18', title: 'dice', args: ['dice', '4d6kh3'], until: 'first', goal: 300 },
  { id: 'G18', title: 'fight, the first line', args: ['fight', gate], until: 'first', goal: 450 },
  { id: 'G18', title: 'serve, open', args: ['serve', '--port', '0'], until: 'first', goal: 600 },
  { id: 'G18', title: 'simulate, one fight', args: simulated('sea-of-shadows/harbour-gate', '--fights', '1'), until: 'whole' },
  { id: 'G19', title: '1,000 fights at the harbour gate', args: simulated('sea-of-shadows/harbour-gate'), until: 'whole' },
  { id: 'G19', title: '1,000 turnless brawls', args: simulated('realitycheck/turnless-brawl'), until: 'whole' },
  {
    id: 'G20',
    title: 'sensitivity of a fight of five, 300 fights',
    args: simulated('sea-of-shadows/harbour-gate', '--fights', '300', '--sensitivity'),
    until: 'whole',
    once: true,
  },
];
/** Of every ready fight. */
const EVERY = readdirSync(join(root, 'encounters')).flatMap((ruleset) =>
  readdirSync(join(root, 'encounters', ruleset)).map((file) => {
    const name = `${ruleset}/${file.replace(/\.json$/, '')}`;
    return { id: 'G21', title: `300 fights, ${name}`, args: simulated(name, '--fights', '300'), until: 'whole', once: true };
  }),
);
export const OF_COMMANDS = ['G18', 'G19', 'G20', 'G21'];

/** Runs a command of a build in `home`: its cost, and of a simulation what it came to, without what differs from run to run. */
function run(home, { args, until }) {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-cost-'));
  const file = join(folder, 'cost.json');
  try {
    const env = { ...process.env, RIPOSTE_COST: file, RIPOSTE_COST_UNTIL: until, RIPOSTE_DATA: join(folder, 'data') };
    const command = ['-r', join(import.meta.dirname, 'cost.cjs'), join(home, 'packages/cli/dist/main.js'), ...args];
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 });
    if (!existsSync(file)) throw new Error(`riposte ${args.join(' ')}: ${stderr}`);
    const cost = JSON.parse(readFileSync(file, 'utf8'))[until];
    if (until === 'first' || args[0] !== 'simulate') return { cost, result: '' };
    const { tally, report } = JSON.parse(stdout);
    return { cost, result: JSON.stringify([tally, report.sections]) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Each command in each of the builds, in turns: medians of CPU and time in milliseconds, and whether all came to the same. */
export function costs(homes, { only, rounds }) {
  const wanted = [...COMMANDS, ...EVERY].filter(({ id }) => (only === null ? id < 'G20' : only.includes(id)));
  return wanted.map((command) => {
    const all = homes.map(() => []);
    for (let i = 0; i < (command.once ? 1 : rounds); i++) for (const [n, home] of homes.entries()) all[n].push(run(home, command));
    const builds = all.map((list) => ({ cpu: middle(list.map((one) => one.cost.cpu)), wall: middle(list.map((one) => one.cost.wall)) }));
    const { id, title, goal } = command;
    return { id, title, ...(goal === undefined ? {} : { goal }), builds, equal: new Set(all.flat().map((one) => one.result)).size === 1 };
  });
}

/** Links what is installed here into another work tree; its own packages stay its own. */
function borrow(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [here, there] = [join(from, name), join(to, name)];
    if (lstatSync(here).isSymbolicLink()) cpSync(here, there, { verbatimSymlinks: true });
    else if (name.startsWith('@')) borrow(here, there);
    else symlinkSync(here, there);
  }
}

function must(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
}

/** Builds another commit in a work tree under the temporary folder and measures it and this one in turns. */
export function compare(revision, wishes) {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-compare-'));
  const home = join(folder, 'tree');
  must('git', ['worktree', 'add', '--detach', home, revision], root);
  try {
    const isSame = readFileSync(join(home, 'package-lock.json'), 'utf8') === readFileSync(join(root, 'package-lock.json'), 'utf8');
    if (isSame) borrow(join(root, 'node_modules'), join(home, 'node_modules'));
    else must('npm', ['ci', '--no-audit', '--no-fund'], home);
    must(process.execPath, [join(home, 'node_modules/typescript/bin/tsc'), '-b', '--noCheck'], home);
    if (existsSync(join(home, 'tools/bundle.mjs'))) must(process.execPath, ['tools/bundle.mjs'], home);
    const pages = join(root, 'packages/web/dist');
    if (existsSync(pages)) cpSync(pages, join(home, 'packages/web/dist'), { recursive: true });
    return costs([home, root], wishes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    must('git', ['worktree', 'prune'], root);
  }
}

/** As lines of a table. */
export function costLines(rows) {
  return rows.map(({ id, title, goal, builds, equal }) => {
    const each = builds.map(({ cpu, wall }) => `${Math.round(cpu)} ms CPU, ${Math.round(wall)} ms`);
    const [before, after] = builds;
    const ratio = after === undefined ? [] : [`${(before.cpu / after.cpu).toFixed(2)} times less CPU, ${(before.wall / after.wall).toFixed(2)} times sooner`];
    return `${id}  ${title}: ${[each.join(' -> '), ...ratio, ...(goal === undefined ? [] : [`goal ${goal}`]), ...(equal ? [] : ['ANOTHER RESULT'])].join('; ')}`;
  });
}
