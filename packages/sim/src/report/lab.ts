import { percent } from '@riposte/files';
import type { Job } from '../simulate/arena.ts';
import { arena } from '../simulate/arena.ts';
import { type SimulateOptions, simulate } from '../simulate/simulate.ts';
import { type Estimate, paired, wilson } from '../simulate/statistics.ts';
import { changeText, estimateBar, estimateText } from './balance.ts';
import { charted, type Report, type Section } from './report.ts';

/** What must hold for every variant in every encounter; shares of a side's wins, from 0 to 1. */
export interface Demands {
  readonly least?: number;
  readonly most?: number;
  /** How far a variant may move it, up or down. */
  readonly change?: number;
  /** Rounds on average. */
  readonly rounds?: number;
  /** Share of fights that come to no end. */
  readonly endless?: number;
}

export interface Trial {
  readonly encounter: string;
  /** Empty = the encounter as it is. */
  readonly variant: string;
  readonly job: Job;
  /** The encounter as it is, with the same dice. */
  readonly plain: Job;
  readonly side: number;
  readonly demands: Demands;
}

export interface Compared {
  readonly trial: Trial;
  readonly wins: Estimate;
  readonly change: Estimate;
  readonly rounds: number;
  readonly endless: number;
  /** Each demand that is not met, as a sentence. A demand fails only when the whole interval is beyond it. */
  readonly failures: readonly string[];
}

/** Fights every variant of every encounter with the same dice. */
export async function runLab(trials: readonly Trial[], options: SimulateOptions, onEach?: (done: Compared) => void): Promise<Compared[]> {
  const all: Compared[] = [];
  for (const trial of trials) {
    if (options.signal?.aborted) break;
    const { plain, job, side } = trial;
    const { tally, versus, stopped } = await simulate(plain, { ...options, versus: [job] });
    if (stopped === 'broken off') break;
    const [{ tally: mine, pairs }] = versus;
    const total = Object.entries(mine.rounds).reduce((sum, [round, number]) => sum + Number(round) * number, 0);
    const tried = {
      trial,
      wins: wilson(mine.wins[side] ?? 0, mine.fights),
      change: paired(pairs[`${side} gained`] ?? 0, pairs[`${side} lost`] ?? 0, tally.fights),
      rounds: total / mine.fights,
      endless: mine.unfinished / mine.fights,
    };
    all.push({ ...tried, failures: failuresOf(tried) });
    onEach?.(all[all.length - 1]);
  }
  return all;
}

function failuresOf({ trial: { demands, encounter, variant }, wins, change, rounds, endless }: Omit<Compared, 'failures'>): string[] {
  const where = `${encounter}, ${variant || 'as it is'}`;
  const { least = 0, most = 1, change: moved = 2, rounds: longest = Number.POSITIVE_INFINITY, endless: open = 1 } = demands;
  return [
    ...(wins.most < least ? [`${where}: wins ${estimateText(wins)}, at least ${percent(least)} is demanded`] : []),
    ...(wins.least > most ? [`${where}: wins ${estimateText(wins)}, at most ${percent(most)} is demanded`] : []),
    ...(change.least > moved || change.most < -moved ? [`${where}: changed by ${changeText(change)}, at most ${percent(moved)} is demanded`] : []),
    ...(rounds > longest ? [`${where}: ${rounds.toFixed(1)} rounds on average, at most ${longest} is demanded`] : []),
    ...(endless > open ? [`${where}: ${percent(endless)} come to no end, at most ${percent(open)} is demanded`] : []),
  ];
}

/** One report over all: for each encounter the wins of its side under each variant. */
export async function labReport(title: string, tried: readonly Compared[], notes: readonly string[]): Promise<Report> {
  const failures = tried.flatMap((result) => result.failures);
  const encounters = [...new Set(tried.map((result) => result.trial.plain))];
  const titles = encounters.map((plain) => tried.find((result) => result.trial.plain === plain)!.trial.encounter);
  const sectionOf = async (plain: Job, i: number): Promise<Section> => {
    const mine = tried.filter((result) => result.trial.plain === plain);
    const side = (await arena(plain)).encounter.sides[mine[0].trial.side];
    const encounter = titles.indexOf(titles[i]) === titles.lastIndexOf(titles[i]) ? titles[i] : `${titles[i]}, ${i + 1}: ${side}`;
    const bars = mine.map(({ trial, wins }) => estimateBar(trial.variant || 'as it is', wins));
    const endless = Math.max(...mine.map((result) => result.endless));
    const notes = endless > 0 ? [`Up to ${percent(endless)} of the fights did not end within ${mine[0].trial.plain.rounds} rounds; nobody won them.`] : [];
    const section = charted(encounter, [`Wins of ${side}.`, ...notes], bars, ['variant', 'wins'], 1);
    const rows = mine.map(({ trial, wins, change, rounds, failures: failed }) => [
      trial.variant || 'as it is',
      estimateText(wins),
      trial.variant === '' ? '' : changeText(change),
      rounds.toFixed(1),
      failed.length === 0 ? 'good' : 'fails',
    ]);
    return { ...section, head: ['variant', 'wins', 'change', 'rounds', 'demands'], rows };
  };
  const verdict =
    failures.length === 0
      ? ['All demands are met.']
      : [failures.length === 1 ? 'One demand is not met:' : `${failures.length} demands are not met:`, ...failures];
  return { title, notes: [...verdict, ...notes], sections: await Promise.all(encounters.map(sectionOf)) };
}
