// npm run bench: every figure is a ratio of two measured in turns in one run, with its spread.
// The limits of inlining for duels by the million; they hold for the anchors as well.
import '@riposte/kernel/node';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import v8 from 'node:v8';
import { Random } from '@riposte/kernel';
import { parseDice, simulate, spreadOf, totalOfDice, totals } from '@riposte/sim';
import * as anchors from './anchors.mjs';
import { compare as compareCommits, costLines, costs, OF_COMMANDS } from './commands.mjs';
import * as engine from './duel.mjs';
import { exchanges } from './exchange.mjs';
import { keep } from './figures.mjs';
import { longTables } from './long.mjs';
import { crowds } from './moves.mjs';
import { brawlLoad, mixedLoad, tableLoad } from './table.mjs';

const FIGURES = ['G2', 'G3', 'G4', 'G4s', 'G5', 'G6', 'G8', 'G9', 'G10', 'G11', 'G12', 'G13', 'G13b', 'G14', 'G15', 'G16', 'G17', ...OF_COMMANDS, 'G23', 'G24'];
const USAGE = `usage: node bench/run.mjs [--quick] [--json] [--only ${FIGURES.slice(0, 2)}]

  --quick         fewer and shorter rounds
  --json          all that is measured, as JSON
  --only <list>   some figures only: ${FIGURES.join(', ')}
  --compare <rev> builds that commit beside this one and measures the commands of both in turns: ${OF_COMMANDS.join(', ')}
  --keep <name>   keeps the figures as those of this release (bench/figures) and draws all releases (docs/pictures/figures.svg)
  --help          this text

It takes some minutes. docs/performance.md says what the figures mean.
`;

/** What was asked for; ends the process where that is help or cannot be done. */
function wishes() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean' },
        json: { type: 'boolean' },
        only: { type: 'string' },
        compare: { type: 'string' },
        keep: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      process.stdout.write(USAGE);
      process.exit(0);
    }
    const figures = values.only?.split(',') ?? null;
    const unknown = figures?.find((one) => !FIGURES.includes(one));
    if (unknown !== undefined) throw new Error(`--only: expected some of ${FIGURES.join(', ')}, not "${unknown}"`);
    const release = values.keep ?? null;
    if (release !== null && !/^[\w.-]{1,40}$/.test(release))
      throw new Error('--keep: expected the name of a release, letters, digits, dots and hyphens, such as 0.1.0');
    return { quick: values.quick ?? false, json: values.json ?? false, only: figures, revision: values.compare ?? null, release };
  } catch (thrown) {
    process.stderr.write(`${thrown.message}\n${USAGE}`);
    process.exit(2);
  }
}

const { quick, json, only, revision, release } = wishes();
const rounds = quick ? 3 : 7;
if (revision !== null) {
  const compared = compareCommits(revision, { only, rounds });
  process.stdout.write(json ? `${JSON.stringify({ node: process.version, revision, compared }, null, 1)}\n` : `${costLines(compared).join('\n')}\n`);
  process.exit(compared.every((one) => one.equal) ? 0 : 1);
}
const wanted = (id) => only === null || only.includes(id);
const ROUNDS = quick ? 5 : 9;
const MS = quick ? 200 : 500;

const now = () => Number(process.hrtime.bigint());
/** Nanoseconds per unit: fn(k) does some work and returns how many units that was. */
function per(fn, ms) {
  const start = now();
  let units = 0,
    spent = 0;
  do {
    units += fn();
    spent = now() - start;
  } while (spent < ms * 1e6);
  return spent / units;
}
const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, q) => list[Math.min(list.length - 1, Math.floor(q * list.length))];

/** Alternates anchor and engine; a ratio per round. `higher`: more is better. */
function compare(id, title, anchor, ours, goal, better) {
  if (!wanted(id)) return [];
  per(anchor, MS);
  per(ours, MS);
  per(ours, MS);
  const rows = [];
  for (let i = 0; i < ROUNDS; i++) {
    const a = per(anchor, MS),
      b = per(ours, MS);
    rows.push({ a, b, ratio: better === 'faster' ? a / b : b / a });
  }
  const ratios = sorted(rows.map((row) => row.ratio));
  const worst = better === 'faster' ? at(ratios, 0.25) : at(ratios, 0.75);
  const median = at(ratios, 0.5);
  const reached =
    Object.entries(goal)
      .filter(([, bound]) => (better === 'faster' ? worst >= bound : worst <= bound))
      .map(([name]) => name)
      .at(-1) ?? 'none';
  return [summed(id, title, rows, ratios, { median, worst, goal, better, reached })];
}

function summed(id, title, rows, ratios, { median, worst, goal, better, reached }) {
  return {
    id,
    title,
    median,
    low: ratios[0],
    high: ratios.at(-1),
    worstQuartile: worst,
    anchorNs: at(sorted(rows.map((row) => row.a)), 0.5),
    ourNs: at(sorted(rows.map((row) => row.b)), 0.5),
    goal,
    better,
    reached,
  };
}

const results = [];
const sim = engine.simulated(),
  ordered = engine.played(true),
  asked = engine.played(false);
const tally = { anchor: { n: 0, second: 0, attacks: 0, squares: 0 }, sim: { n: 0, second: 0, attacks: 0 } };
const anchorDuels = () => {
  let attacks = 0;
  for (let i = 0; i < 2000; i++) {
    const x = anchors.typedDuel();
    attacks += x >> 1;
    tally.anchor.n++;
    tally.anchor.second += x & 1;
    tally.anchor.attacks += x >> 1;
    tally.anchor.squares += (x >> 1) ** 2;
  }
  return attacks;
};
const ourDuels = () => {
  const x = sim(500);
  tally.sim.n += x.fights;
  tally.sim.second += x.second;
  tally.sim.attacks += x.attacks;
  return x.attacks;
};
const eventDuels = () => {
  let attacks = 0;
  for (let i = 0; i < 1000; i++) attacks += anchors.eventDuel() >> 1;
  return attacks;
};
const orderedPlays = () => ordered(50).attacks;
const askedPlays = () => asked(50).attacks;

results.push(...compare('G3', 'duel, simulation: ns per attack over the typed loop', anchorDuels, ourDuels, { pass: 40, good: 12, best: 5 }, 'slower'));
const G4 = { pass: 40, good: 15, best: 6 };
results.push(
  ...compare('G4', 'duel, play mode with events, standing orders answer: ns per attack over the object-event loop', eventDuels, orderedPlays, G4, 'slower'),
);
results.push(...compare('G4s', 'the same, each attack waits for the answer to its defence', eventDuels, askedPlays, G4, 'slower'));

const blows = exchanges();
results.push(
  ...compare(
    'G5',
    'an exchange of RealityCheck, simulation: ns per attack over the hand loop, which has fewer rules',
    () => {
      let attacks = 0;
      for (let i = 0; i < 2000; i++) attacks += anchors.exchange() >> 1;
      return attacks;
    },
    () => blows(100),
    G4,
    'slower',
  ),
);

const random = new Random(1, 2, 3, 4);
let sink = 0;
results.push(
  ...compare(
    'G8',
    'one d20 through our generator over xorshift32 with rejection',
    () => {
      for (let i = 0; i < 1e5; i++) sink += anchors.xorshiftD20();
      return 1e5;
    },
    () => {
      for (let i = 0; i < 1e5; i++) sink += random.face(20);
      return 1e5;
    },
    { pass: 6, good: 3, best: 1.5 },
    'slower',
  ),
);

const stored = anchors.storedLog(20000);
const long = engine.longLog(20000);
results.push(
  ...compare(
    'G11',
    'load: parse, check the chain and fold, events over a plain parse and fold (rate)',
    () => {
      anchors.parseAndFold(stored);
      return 20000;
    },
    () => {
      engine.loadLog(long.text);
      return long.events;
    },
    { pass: 1 / 8, good: 1 / 3, best: 1 / 1.5 },
    'faster',
  ),
);

const fourByFour = engine.skirmishes();
results.push(
  ...compare(
    'G6',
    'four against four, simulation: encounters over the hand loop (rate)',
    () => {
      for (let i = 0; i < 500; i++) anchors.skirmish();
      return 500;
    },
    () => fourByFour(100),
    { pass: 1 / 40, good: 1 / 15, best: 1 / 6 },
    'faster',
  ),
);

const OPPOSED = '12d6r1!max4c5 vs 10d6r1!max4c5';
const oursMiss = () => totals(spreadOf(parseDice(OPPOSED))).reduce((sum, [margin, mass]) => (margin <= 0 ? sum + mass : sum), 0);
const samePools = Math.abs(oursMiss() - anchors.opposedPools(12, 10)) < 1e-9;
results.push(
  ...compare(
    'G10',
    'exact odds of opposed pools 12d6 v 10d6, rerolls and explosions: time over the hand-written convolution',
    () => {
      for (let i = 0; i < 20; i++) sink += anchors.opposedPools(12, 10);
      return 20;
    },
    () => {
      for (let i = 0; i < 20; i++) sink += oursMiss();
      return 20;
    },
    { pass: 10, good: 3, best: 1 },
    'slower',
  ),
);

/** Duels a second of the hand loop in a process of its own. */
function handLoop() {
  const child = spawn(process.execPath, [new URL('loop.mjs', import.meta.url).pathname], { stdio: ['ignore', 'pipe', 'inherit'] });
  return text(child.stdout).then(Number);
}

/** Milliseconds a fight in the second half of the fights: in the first the threads start and their code is compiled. The totals beside it. */
async function warmSeconds(job, fights, workers) {
  const worker = new URL('../packages/sim/dist/simulate/worker.js', import.meta.url);
  let half = null;
  const { tally } = await simulate(job, {
    fights,
    workers,
    atOnce: true,
    worker,
    onProgress(done) {
      if (done.fights >= fights / 2) half ??= { left: fights - done.fights, from: performance.now() };
    },
  });
  return { perFight: (performance.now() - half.from) / half.left, tally: JSON.stringify(tally) };
}

/** What two workers are to one, over what two processes of the hand loop are to one on this machine, in turns. The totals must be equal. */
async function workers() {
  const file = new URL('../encounters/sea-of-shadows/duel-at-dawn.json', import.meta.url).pathname;
  const job = { content: readFileSync(file, 'utf8'), file, packs: {}, seed: 'bench', players: {}, rounds: 200 };
  const fights = quick ? 100_000 : 400_000;
  const rounds = [];
  let equal = true;
  for (let i = 0; i < (quick ? 3 : 5); i++) {
    const alone = await handLoop();
    const machine = (await Promise.all([handLoop(), handLoop()])).reduce((a, b) => a + b) / alone;
    const [one, two] = [await warmSeconds(job, fights, 1), await warmSeconds(job, fights, 2)];
    equal &&= one.tally === two.tally;
    rounds.push({ machine, ours: one.perFight / two.perFight });
  }
  const ratios = sorted(rounds.map((one) => one.ours / one.machine));
  const worst = at(ratios, 0.25);
  const reached = !equal ? 'not' : worst >= 0.97 ? 'best' : worst >= 0.9 ? 'good' : worst >= 0.8 ? 'pass' : 'not';
  return { median: at(ratios, 0.5), worst, reached, equal, rounds };
}
const twoWorkers = wanted('G12') ? await workers() : null;

/** A peer that is installed in this folder alone; null where it is not, or not wanted. */
async function peer(id, load) {
  if (!wanted(id)) return null;
  try {
    return await load();
  } catch {
    process.stderr.write(`${id} left out: run "npm ci" in bench/ for the peers\n`);
    return null;
  }
}

const offer = { rooms: quick ? 20 : 167, warm: quick ? 500 : 1500, rate: quick ? 40 : 100, seconds: quick ? 3 : 10 };
const load = [
  ...((only ?? FIGURES).some((one) => /^G1[3-6]$/.test(one)) ? await tableLoad(offer) : []),
  // A brawl is several times as dear: what is offered is less, so that the server keeps up.
  ...(wanted('G13b') ? await brawlLoad({ ...offer, rooms: 20, rate: 10 }) : []),
  ...(wanted('G23') ? await mixedLoad({ ...offer, rooms: quick ? 20 : 60 }) : []),
  ...(wanted('G24') ? await longTables({ pairs: quick ? 1 : 3 }) : []),
];

const commands = costs([join(import.meta.dirname, '..')], { only, rounds });
const crowded = wanted('G17') ? await crowds({ quick }) : [];

const showdown = await peer('G2', () => import('./showdown.mjs'));
if (showdown !== null) {
  let i = 0;
  results.push(
    ...compare(
      'G2',
      'one decision in simulation, times faster than Showdown gen 1',
      () => showdown.showdownBattle(i++),
      ourDuels,
      { pass: 100, good: 300, best: 800 },
      'faster',
    ),
  );
}

const notation = await peer('G9', () => import('@dice-roller/rpg-dice-roller'));
if (notation !== null) {
  results.push(
    ...compare(
      'G9',
      'a dice expression from its text, 6d10!, times faster than rpg-dice-roller',
      () => {
        for (let i = 0; i < 100; i++) sink += new notation.DiceRoll('6d10!').total;
        return 100;
      },
      () => {
        for (let i = 0; i < 1e4; i++) sink += totalOfDice(parseDice('6d10!'), random);
        return 1e4;
      },
      { pass: 10, good: 50, best: 150 },
      'faster',
    ),
  );
}

// The same fight must be timed: attacks per fight and win rate within 4 standard errors of the hand loop.
const a = tally.anchor,
  b = tally.sim;
const perFight = { anchor: a.attacks / a.n, ours: b.attacks / b.n };
const spread = Math.sqrt(a.squares / a.n - perFight.anchor ** 2);
const errors = {
  attacks: Math.abs(perFight.anchor - perFight.ours) / (spread * Math.sqrt(1 / a.n + 1 / b.n)),
  second: Math.abs(a.second / a.n - b.second / b.n) / Math.sqrt(0.248 * (1 / a.n + 1 / b.n)),
};
const compared = a.n > 0 && b.n > 0;
const same = compared && errors.attacks < 4 && errors.second < 4;

// Suspension: a question with 40 fighters, answered; the cost of leaving the rule code and coming back.
const suspension = only === null ? engine.suspensionOf40() : null;

// Memory: a million attacks, heap after each tenth.
const flat = (() => {
  if (only !== null) return [];
  const heap = [];
  for (let i = 0; i < 10; i++) {
    let attacks = 0;
    while (attacks < 1e5) attacks += ourDuels();
    globalThis.gc?.();
    heap.push(v8.getHeapStatistics().used_heap_size / 1048576);
  }
  return heap;
})();

const report = {
  node: process.version,
  results,
  same,
  errors,
  perFight,
  load,
  crowded,
  commands,
  suspensionUs: suspension,
  heapMb: flat,
  twoWorkers,
  samePools,
  sink: sink > 0,
};
if (release !== null) keep(release, report);
if (json) process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
else {
  const f = (x) => (x >= 100 ? x.toFixed(0) : x >= 10 ? x.toFixed(1) : x.toFixed(2));
  for (const r of results)
    process.stdout.write(
      `${r.id.padEnd(4)} ${f(r.median).padStart(6)} (${f(r.low)}-${f(r.high)}; worst quartile ${f(r.worstQuartile)})  ${r.reached.padEnd(5)}  ${r.title}; anchor ${f(r.anchorNs)} ns, ours ${f(r.ourNs)} ns\n`,
    );
  if (twoWorkers !== null) {
    const { median, worst, reached, equal, rounds } = twoWorkers;
    const each = rounds.map(({ ours, machine }) => `${f(ours)} of ${f(machine)}`).join(', ');
    process.stdout.write(
      `G12  ${f(median)} (worst quartile ${f(worst)})  ${reached}  two workers over one, of what two processes do: ${each}; equal totals: ${equal}\n`,
    );
  }
  for (const one of load)
    if (wanted(one.id)) process.stdout.write(`${one.id}  ${f(one.ratio).padStart(6)}  ${one.reached.padEnd(5)}  ${one.title}; ${one.detail}\n`);
  for (const { ruleset, moves, growth, opening, reached } of crowded) {
    const each = moves.map(({ n, median, worst, bytes }) => `${n}: ${f(median)} (worst ${f(worst)}; ${f(bytes / 1024)} KB)`).join(', ');
    process.stdout.write(
      `G17  ${f(growth)}  ${reached ? 'reached' : 'not'}  ${ruleset}: growth from 20 to 80 fighters; ms of CPU a move with ${each}; opening with ${opening.fighters}: ${f(opening.open)}, with four pages ${f(opening.first)}\n`,
    );
  }
  for (const line of costLines(commands)) process.stdout.write(`${line}\n`);
  if (compared)
    process.stdout.write(
      `same fight: ${same} (attacks per fight ${perFight.anchor.toFixed(3)} and ${perFight.ours.toFixed(3)}, ${errors.attacks.toFixed(1)} standard errors; second wins ${errors.second.toFixed(1)} standard errors)\n`,
    );
  if (suspension !== null) process.stdout.write(`suspension at 40 fighters: ${f(suspension)} us (goal 50)\n`);
  if (flat.length > 0) process.stdout.write(`heap over a million attacks: ${flat.map((x) => x.toFixed(1)).join(' ')} MB\n`);
}
