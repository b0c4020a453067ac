import { availableParallelism } from 'node:os';
import type { Json } from '@riposte/kernel';
import {
  type Arena,
  arena,
  balanceReport,
  type Changed,
  changesIn,
  changeText,
  estimateText,
  fightersLike,
  fightHead,
  fightRow,
  fightsCsv,
  figuresCsv,
  figuresOf,
  hasRounds,
  type Job,
  MAX_FIGHTS,
  meanRounds,
  nothingTraced,
  numberOf,
  type Report,
  roundOf,
  type Section,
  type Simulated,
  type SimulateOptions,
  sensitivity,
  simulate,
  solve,
  still,
  type Traces,
  tornadoOf,
  trace,
  trialLog,
  WATCHED,
  wilson,
} from '@riposte/sim';
import { mustBeWithin } from './argument.ts';
import { columns } from './columns.ts';
import { type FarmOptions, onFarm } from './farm.ts';
import { axesOf, gridOf } from './grid.ts';
import { type JobOptions, jobOf, sideNumber } from './job.ts';
import { GOOD, InputError, type Outcome } from './outcome.ts';
import { joined, several } from './print.ts';
import { progress, type Watch } from './progress.ts';
import { type ReportFiles, written } from './report-files.ts';
import { writeWhole } from './save.ts';
import { unknown } from './unknown.ts';

export interface SimulateCommandOptions extends JobOptions, ReportFiles, FarmOptions {
  readonly fights?: number;
  readonly workers?: number;
  /** Percentage points on each side. */
  readonly precision?: number;
  readonly vs?: readonly string[];
  readonly side?: string;
  readonly sensitivity?: boolean;
  /** Two numbers with the values to try: "Ann.hp=3,4,5". */
  readonly grid?: readonly string[];
  /** "75%" */
  readonly solve?: string;
  readonly with?: string;
  readonly number?: string;
  readonly open?: number;
  readonly log?: string;
  /** A row of numbers for each figure. */
  readonly figures?: string;
  /** A row of numbers for each fight. */
  readonly rows?: string;
}

const USUAL_FIGHTS = 1000;
const MAX_WORKERS = 64;

/** Fights an encounter many times and reports. @throws FileError, InputError, TextError, SimulationError */
export async function simulateCommand(file: string, options: SimulateCommandOptions): Promise<Outcome> {
  const job = await jobOf(file, options);
  const ready = await arena(job);
  mustFit(options);
  if (options.open !== undefined) return await openTrial(job, options.open, options);
  const how = howOf(options);
  const versus = options.vs === undefined ? [] : [await jobOf(file, options, options.vs)];
  const side = sideNumber(options.side, ready.encounter.sides);
  const axes = options.grid === undefined ? null : axesOf(options.grid);
  return onFarm(options, async (hired) => {
    const bar = progress();
    try {
      const watched = { ...how, ...hired.how, signal: bar.signal, onProgress: bar.show };
      if (options.solve !== undefined) return await solved(job, ready, side, options, watched);
      const [traces, variant] = [nothingTraced(), nothingTraced()];
      const result = await simulate(job, { ...watched, versus, traces, variant });
      if (result.tally.fights === 0) throw new InputError('Stopped before the first fight was over.');
      const more: Section[] = [];
      if (options.sensitivity && result.stopped !== 'broken off') more.push(await moved(job, ready, side, watched, bar));
      if (axes !== null && !bar.signal.aborted) {
        bar.say('each pair of values');
        more.push(await gridOf(job, ready, side, axes, watched));
      }
      // Who breaks off is not made to wait for more.
      const watch = Math.min(WATCHED, result.tally.fights);
      if (!bar.signal.aborted) await trace(job, traces.fights, watch, traces);
      if (!bar.signal.aborted && versus.length > 0) await trace(versus[0], variant.fights, watch, variant);
      const others = await Promise.all(versus.map(arena));
      const notes = notesOf(job, ready, result, hired.found());
      const other = others.length === 0 ? undefined : { fighters: others[0].fighters, traces: variant };
      const report = withSections(balanceReport(ready, result, notes, options.vs?.join(', ') ?? null, traces, other), more);
      const seen = other === undefined ? [traces] : [traces, variant];
      const numbers = await numbersOf([job, ...versus], result, seen, options);
      const field = { ...ready, sides: ready.encounter.sides };
      const changes = other === undefined ? [] : changesIn(result, field, other.fighters, [traces, variant]);
      return await told(report, result, changes, numbers, options, bar.signal.aborted, hired.found());
    } finally {
      bar.end();
    }
  });
}

/** What is asked for together must have an answer together. */
function mustFit(options: SimulateCommandOptions): void {
  const { solve, sensitivity, grid, vs, html, svg, png, csv, figures, rows, open } = options;
  for (const name of ['with', 'number'] as const) {
    if (options[name] !== undefined && solve === undefined) throw new InputError(`--${name} needs --solve, such as --solve 50%.`);
  }
  if (options.side !== undefined && [solve, sensitivity, grid].every((one) => one === undefined))
    throw new InputError('--side needs --sensitivity, --grid or --solve.');
  const given = Object.entries({ sensitivity, grid, vs, html, svg, png, csv, figures, rows }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`],
  );
  const alone = solve !== undefined ? '--solve' : open !== undefined ? '--open' : null;
  if (alone !== null && given.length > 0) throw new InputError(`${alone} cannot be combined with ${given.join(', ')}.`);
}

function howOf({ fights = USUAL_FIGHTS, workers = availableParallelism(), precision }: SimulateCommandOptions): SimulateOptions {
  mustBeWithin('--fights', fights, 1, MAX_FIGHTS);
  mustBeWithin('--workers', workers, 1, MAX_WORKERS);
  if (precision === undefined) return { fights, workers };
  if (!(precision > 0 && precision < 50)) throw new InputError('--precision must be more than 0 and less than 50 percentage points.');
  const needed = Math.ceil((1.96 / (precision / 100)) ** 2 / 4);
  if (needed > MAX_FIGHTS) throw new InputError(`--precision ${precision} may take ${needed} fights, and ${MAX_FIGHTS} is the limit. Give at least 0.031.`);
  return { fights: MAX_FIGHTS, workers, precision: precision / 100 };
}

function notesOf(job: Job, ready: Arena, { tally, seconds, died }: Simulated, found: number | null): string[] {
  const players = Object.entries(job.players).map(([side, name]) => `${side} by ${name}`);
  return [
    `${several(tally.fights, 'fight')} in ${seconds.toFixed(1)} s, seed ${JSON.stringify(job.seed)}, ${players.length === 0 ? 'default computer players' : players.join(', ')}${hasRounds(tally) ? `, at most ${job.rounds} rounds` : ''}.`,
    ...standsAt(ready, tally),
    ...(died > 0 ? [`${died === 1 ? 'One worker' : `${died} workers`} stopped; their fights were run again and nothing was counted twice.`] : []),
    ...(found === null || found === 0 ? [] : [`${found} fights had been run before, and their totals were kept.`]),
  ];
}

/** Where a log stood that was fought on from. */
function standsAt({ entries, standing }: Arena, tally: Simulated['tally']): string[] {
  if (entries === null) return [];
  const round = roundOf(standing, still(standing));
  const left = Math.max(0, meanRounds(tally) - round).toFixed(1);
  return [`As it stood after entry ${entries}, in round ${round}: ${left} more rounds on average. Rounds are those of the whole fight.`];
}

function withSections(report: Report, more: readonly Section[]): Report {
  return { ...report, sections: [...report.sections, ...more] };
}

async function moved(job: Job, ready: Arena, side: number, how: SimulateOptions, bar: Watch): Promise<Section> {
  bar.say('each with every number changed');
  const { moved: all, fights, stopped } = await sensitivity(job, side, how);
  const title = `What matters for ${ready.encounter.sides[side]}`;
  const { chart, clear, folded } = tornadoOf(title, all, fights);
  const early = stopped === 'broken off' ? [`Stopped early: each was tried in the first ${fights} fights only.`] : [];
  const what = 'Each number of a fighter changed by 1, with the same dice, and how the share of wins changes.';
  const head = ['change', 'from', 'effect on wins'];
  const row = ({ change, from, effect }: (typeof all)[number]): string[] => [change, String(from), changeText(effect)];
  return {
    title,
    notes: [what, ...(folded > 0 ? [`The picture leaves out ${folded} of them: so few fights cannot tell their difference from chance.`] : []), ...early],
    chart,
    head,
    rows: all.map(row),
    brief: {
      notes: [what, ...(folded > 0 ? [`So few fights cannot tell the effect of ${folded} other numbers from chance; --csv lists them.`] : []), ...early],
      head,
      rows: all.filter((one) => clear.includes(one)).map(row),
    },
  };
}

async function solved(
  job: Job,
  ready: Arena,
  side: number,
  { solve: text = '', with: like, number }: SimulateCommandOptions,
  how: SimulateOptions,
): Promise<Outcome> {
  const wanted = Number(/^(\d{1,2}(\.\d+)?)\s*%$/.exec(text)?.[1] ?? 'none') / 100;
  if (!(wanted > 0 && wanted < 1)) throw new InputError('--solve must be a share of wins, such as 75%.');
  const foes = ready.fighters.filter((fighter) => fighter.side !== side);
  const name = like ?? foes[foes.length - 1].name;
  if (!ready.fighters.some((fighter) => fighter.name === name)) throw unknown('fighter', name, [...new Set(ready.fighters.map((fighter) => fighter.name))]);
  const dial = number === undefined ? await fightersLike(job, name) : await numberOf(job, number);
  const tried = await solve(job, side, wanted, dial, how);
  const said = (more: number): string => {
    if (more === 0) return 'no change';
    const [many, which] = [Math.abs(more), more > 0 ? 'more' : 'fewer'];
    return number === undefined ? `${many} ${which} like ${name}` : `${number} ${more > 0 ? '+' : '−'}${many}`;
  };
  const [best] = tried;
  const rows = [...tried].sort((a, b) => a.more - b.more).map((trial) => [said(trial.more), estimateText(trial.wins)]);
  const partial = how.signal?.aborted ?? false;
  const endless = tried.some((trial) => trial.endless > 0);
  const notes = [
    ...(tried.length === 1 && !partial
      ? [`Nothing else could be tried: no other number of ${number ?? `fighters like ${name}`} is possible in this encounter.`]
      : []),
    ...(endless ? [`Some fights did not end within ${job.rounds} rounds; they count for no side.`] : []),
  ];
  const head = `${partial ? 'Stopped early; so far c' : 'C'}losest to ${text} for ${ready.encounter.sides[side]}: ${said(best.more)}, ${estimateText(best.wins)}.`;
  return {
    code: GOOD,
    text: joined([head, ...columns(rows), ...notes]),
    json: { wanted, of: number ?? name, side: ready.encounter.sides[side], partial, tried } as unknown as Json,
  };
}

/** One simulated fight as a log. */
async function openTrial(job: Job, number: number, { log, force = false }: SimulateCommandOptions): Promise<Outcome> {
  const name = log ?? `fight-${number}.jsonl`;
  writeWhole(name, await trialLog(job, number), force);
  return { code: GOOD, text: `Fight ${number} is in ${name}. Read it with: riposte replay ${name}`, json: { fight: number, log: name } };
}

/** The tables of numbers that were asked for, by the names of their files. Each fight is fought again for its row. */
async function numbersOf(
  jobs: readonly Job[],
  result: Simulated,
  seen: readonly Traces[],
  { figures, rows }: SimulateCommandOptions,
): Promise<readonly (readonly [string, string])[]> {
  const [first, ...others] = await Promise.all(jobs.map(arena));
  const files: (readonly [string, string])[] = [];
  if (figures !== undefined)
    files.push([
      figures,
      figuresCsv(
        figuresOf(
          result,
          first.encounter.sides,
          first.fighters,
          first.gauges,
          others.map(({ fighters }) => fighters),
          seen,
        ),
      ),
    ]);
  if (rows !== undefined) {
    const list = Array.from({ length: result.tally.fights }, (_, trial) =>
      [first, ...others].map((one, variant, all) => fightRow(one, trial, variant, one.fight(trial), all)),
    );
    files.push([rows, fightsCsv(fightHead(first, ...others), list.flat())]);
  }
  return files;
}

/** Writes what was asked for and prints the rest. */
async function told(
  report: Report,
  result: Simulated,
  changes: readonly Changed[],
  numbers: readonly (readonly [string, string])[],
  options: SimulateCommandOptions,
  aborted: boolean,
  found: number | null,
): Promise<Outcome> {
  const { text, files } = await written(report, options, numbers);
  const { tally, versus, stopped, seconds, died } = result;
  const [variant] = versus;
  const wins = Object.fromEntries(Object.entries(tally.wins).map(([side, number]) => [side, wilson(number, tally.fights)]));
  return {
    code: GOOD,
    text,
    json: {
      stopped,
      partial: aborted,
      seconds,
      died,
      ...(found === null ? {} : { found }),
      tally,
      wins,
      versus: variant?.tally ?? null,
      pairs: variant?.pairs ?? {},
      changes,
      report,
      files,
    } as unknown as Json,
  };
}
