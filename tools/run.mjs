// npm start, npm test, npm run riposte, npm run build, npm run release, npm run site, npm run api, npm run mutate and npm run bench on a fresh clone: installs and builds what is missing, then does the job.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { newestIn, packages, root } from './folders.mjs';

const windows = process.platform === 'win32';

/** Runs a command and ends this process with its code when it fails. `quiet`: shows its output only then. */
function must(command, args, { quiet = false, cwd = root } = {}) {
  const done = spawnSync(command, args, { cwd, stdio: quiet ? 'pipe' : 'inherit', shell: windows });
  if (done.status === 0) return;
  if (quiet) process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  process.stderr.write(`${done.error ? `${done.error.message}\n` : ''}failed: ${command} ${args.join(' ')}\n`);
  process.exit(done.status ?? 1);
}

function install(folder) {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  process.stderr.write('installing dependencies ...\n');
  must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, quiet: true });
}

const tool = (path) => join(root, 'node_modules', path);
const node = (path, ...args) => must(process.execPath, [path, ...args]);
function build(...how) {
  node(tool('typescript/bin/tsc'), '-b', ...how);
  node(join(root, 'tools/bundle.mjs'));
}
/** What runs, without types and their check: three seconds on a fresh clone instead of forty. */
function buildToPlay() {
  node(join(root, 'tools/javascript.mjs'));
  node(join(root, 'tools/bundle.mjs'));
}

/** The command says itself what is wrong, in one line. */
const command = (...args) => process.exit(spawnSync(process.execPath, [join(root, 'packages/cli/dist/main.js'), ...args], { stdio: 'inherit' }).status ?? 1);
const gate = join(root, 'encounters/sea-of-shadows/harbour-gate.json');

/** Builds the pages unless they are newer than their sources and what they are made of. */
function pages() {
  const web = join(root, 'packages/web');
  const built = join(web, 'dist/index.html');
  const sources = Math.max(...packages().map(({ folder }) => newestIn(join(folder, 'src'))), statSync(join(web, 'index.html')).mtimeMs);
  if (existsSync(built) && statSync(built).mtimeMs > sources) return;
  must(process.execPath, [tool('vite/bin/vite.js'), 'build', web, '--config', join(web, 'vite.config.mjs'), '--logLevel', 'error'], { quiet: true });
}

/** What is checked beside the tests, without running anything. */
const CHECKS = {
  types: [
    // Of all sources and tests at once, which is done sooner than package by package; the kernel alone too, which knows no Node. That the
    // page knows no Node either, and the rest no browser, shows where the packages are built: `npm run test:packages`.
    [tool('typescript/bin/tsc'), '-p', 'tsconfig.tests.json'],
    [tool('typescript/bin/tsc'), '-p', 'packages/kernel/tsconfig.json', '--noEmit'],
  ],
  format: [[tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  lint: [[tool('oxlint/bin/oxlint'), '--deny-warnings', '.']],
  messages: [[join(root, 'tools/messages.mjs'), '--check']],
  layers: [
    [
      tool('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...packages().map(({ folder }) => relative(root, join(folder, 'src'))),
      'games/fifth-field/src',
    ],
  ],
};

/** The tests of one rule set: its own, its scenarios, its conformance, and the quick ones that look at every rule set. */
const filesOf = (ruleset) => [
  `packages/rules/${ruleset}/`,
  `scenarios-${ruleset}.test.ts`,
  `kept-${ruleset}.long.test.ts`,
  `conformance-${ruleset}.long.test.ts`,
  'packages/rule-sets/test/rules.long.test.ts',
  'packages/testkit/test/catalogue.test.ts',
  'packages/files/test/vocabulary.test.ts',
  'packages/files/test/golden.test.ts',
  'packages/files/test/languages.test.ts',
  'packages/files/test/lexicon.long.test.ts',
];

const projects = (...names) => names.flatMap((name) => ['--project', name]);

/** Runs a program of Node and prints what it says: tests as they go, the rest when it is done. Resolves to whether it went well. */
function run(name, path, ...args) {
  const isLive = name === 'tests';
  return new Promise((done) => {
    const child = spawn(process.execPath, [path, ...args], { cwd: root, stdio: isLive ? 'inherit' : 'pipe' });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
    child.on('close', (code) => {
      if (!isLive) process.stdout.write(`== ${name}: ${code === 0 ? 'good' : `failed\n${text}`}\n`);
      done(code === 0);
    });
  });
}

const [, , job, ...rest] = process.argv;
const jobs = {
  /** Opens the table in the browser. Where nobody sits at a terminal and no port is named, a ready fight plays itself. */
  start() {
    buildToPlay();
    const serves = rest.includes('--serve') || process.env.PORT !== undefined || process.stdin.isTTY;
    if (!serves) return rest.length > 0 ? command(...rest) : command('play', gate);
    pages();
    return command('serve', ...rest.filter((one) => one !== '--serve'));
  },
  /** The command, from the sources as they are now. */
  riposte() {
    buildToPlay();
    command(...rest);
  },
  play() {
    buildToPlay();
    command('play', ...(rest.length > 0 ? rest : [gate]));
  },
  /**
   * All quick tests and a tenth of the long ones; `npm test -- celesia`: those of one rule set; `npm test -- --changed`: those that the
   * uncommitted change reaches; other words go to Vitest. What reads the sources only runs beside them.
   */
  async test() {
    buildToPlay();
    pages();
    const rulesets = readdirSync(join(root, 'packages/rules'));
    const words = rest.flatMap((one) => (rulesets.includes(one) ? filesOf(one) : one));
    const isPart = rest.length > 0;
    if (!isPart) process.env.RIPOSTE_LONG ??= 'tenth';
    const tests = run('tests', tool('vitest/vitest.mjs'), 'run', ...projects('shared', 'own'), ...words);
    const checks = isPart ? [] : Object.entries(CHECKS);
    const failed = [];
    for (const [name, commands] of checks) {
      for (const command of commands) if (!(await run(name, ...command))) failed.push(name);
    }
    if (!(await tests)) failed.push('tests');
    if (failed.length === 0) return;
    process.stderr.write(`\nfailed: ${[...new Set(failed)].join(', ')}\n`);
    process.exit(1);
  },
  /** The long tests that `npm test` leaves out at this commit. */
  long() {
    buildToPlay();
    pages();
    process.env.RIPOSTE_LONG ??= 'rest';
    node(tool('vitest/vitest.mjs'), 'run', ...projects('shared', 'own'), '.long.test.', ...rest);
  },
  /** The pages in a browser. */
  browser() {
    buildToPlay();
    pages();
    node(tool('vitest/vitest.mjs'), 'run', ...projects('browser'), ...rest);
  },
  /**
   * What is kept, on a PostgreSQL server that the tests start themselves; `npm run test:postgres -- --faults 200 --minutes 60`: only servers
   * that are killed, stopped and cut off, so many times or as many as begin in that time; `-- --cost`: the processor time of a move with one,
   * two and four servers.
   */
  postgres() {
    buildToPlay();
    const words = [...rest];
    const taken = (name) => {
      const at = words.indexOf(name);
      return at < 0 ? undefined : words.splice(at, 2)[1];
    };
    const [faults, minutes] = [taken('--faults'), taken('--minutes')];
    if (words.includes('--cost')) {
      process.env.RIPOSTE_COST = 'yes';
      words.splice(words.indexOf('--cost'), 1, 'server-cost');
    }
    if (faults !== undefined) {
      process.env.RIPOSTE_FAULTS = faults;
      words.push('server-faults');
    }
    if (minutes !== undefined) process.env.RIPOSTE_FAULT_MINUTES = minutes;
    node(tool('vitest/vitest.mjs'), 'run', ...projects('postgres'), ...words);
  },
  /** The packages as somebody installs them, and what they export. */
  packages() {
    build();
    pages();
    node(tool('typescript/bin/tsc'), '-p', 'packages/web/tsconfig.json');
    node(join(root, 'tools/api.mjs'), '--check');
    node(tool('vitest/vitest.mjs'), 'run', ...projects('packages'), ...rest);
  },
  deep() {
    if (!rest.includes('--list')) {
      build();
      pages();
    }
    node(join(root, 'tools/deep.mjs'), ...rest);
  },
  build() {
    build();
    pages();
  },
  /** What people install, into the folder release. */
  release() {
    node(join(root, 'tools/release.mjs'), '--check', ...rest);
    build();
    pages();
    node(join(root, 'tools/site.mjs'));
    node(join(root, 'tools/release.mjs'), ...rest);
  },
  /** The pages without a server, in `site/`. */
  site() {
    buildToPlay();
    node(join(root, 'tools/site.mjs'));
  },
  mutate: () => node(join(root, 'tools/mutate.mjs'), ...rest),
  /** Writes down what each package exports. */
  api() {
    build('--noCheck');
    node(join(root, 'tools/api.mjs'));
  },
  bench() {
    install(join(root, 'bench'));
    build();
    must(process.execPath, ['--expose-gc', join(root, 'bench/run.mjs'), ...rest]);
  },
};

if (!Object.hasOwn(jobs, job)) {
  process.stderr.write(`unknown job "${job}"; known: ${Object.keys(jobs).join(', ')}\n`);
  process.exit(2);
}
install(root);
await jobs[job]();
