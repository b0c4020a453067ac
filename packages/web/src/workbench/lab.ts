import { FileError, isLog } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import {
  type Arena,
  addShared,
  arena,
  changed,
  fightHead,
  fightRow,
  fightShare,
  harmIn,
  type Job,
  MINDS,
  type Nudge,
  nothingShared,
  nothingTraced,
  nudgedJobs,
  nudgesOf,
  type Pairing,
  pairings,
  placed,
  playerNamed,
  roundOf,
  type Shared,
  still,
  TextError,
  trace,
  trialLog,
} from '@riposte/sim/fights';
import { breath, fightOn, jobOf, SLICE, type Way } from './odds.ts';
import type {
  Compared,
  CompareWanted,
  Contest,
  ContestWanted,
  FightFile,
  FightNumbers,
  Grid,
  GridWanted,
  LabFight,
  LabWanted,
  Matters,
  MattersWanted,
  ShareWanted,
} from './requests.ts';

/** Fights that are watched command by command, as with the command. */
const WATCHED = 200;

/** A fight as the lab sees it. @throws FileError for one that is not finished */
export async function labFight(file: FightFile): Promise<LabFight> {
  const job = jobOf(file);
  const ready = await arena(job);
  const { encounter, entries, fighters, gauges, standing } = ready;
  const { rules } = encounter.ruleSet;
  // Another reading of the book is one from the beginning.
  const own = isLog(file.content) ? null : (JSON.parse(file.content) as { readonly options?: Readonly<Record<string, Json>> });
  const given = own?.options ?? {};
  return {
    title: encounter.title,
    game: rules.id,
    gameTitle: rules.title,
    seed: job.seed,
    players: encounter.players ?? {},
    stands: entries === null ? null : { entries, round: roundOf(standing, still(standing)) },
    sides: encounter.sides,
    fighters,
    gauges: gauges.map(({ fact, title }) => ({ fact, title })),
    harm: harmIn(ready)?.title ?? null,
    options: Object.entries(own === null ? {} : rules.options).map(([name, { values, default: usual }]) => ({
      name,
      values,
      now: Object.hasOwn(given, name) ? given[name] : usual,
    })),
    minds: MINDS,
  };
}

/** The numbers of a fight that can be moved by one. */
export const nudged = (wanted: LabWanted): Promise<readonly Nudge[]> => nudgesOf(jobOf(wanted));

/** The job with changes; the same one without any. @throws TextError, FileError */
export async function variantOf(job: Job, changes: readonly string[]): Promise<readonly Job[]> {
  if (changes.length === 0) return [];
  const variant = { ...job, content: await changed(job, changes) };
  await arena(variant);
  return [variant];
}

/** Does as much as a slice of time holds, again and again, until all is done or somebody wishes. */
async function sliced(from: number, to: number, one: (at: number) => Promise<void>, told: () => void, signal: AbortSignal): Promise<void> {
  for (let at = from; at < to && !signal.aborted; ) {
    const until = performance.now() + SLICE;
    while (at < to && performance.now() < until) await one(at++);
    told();
    await breath();
  }
}

/** Fights on from what was fought; the totals of the first fights are those of the command. @throws FileError, TextError */
export async function compared({ changes, soFar, fights, ...wanted }: CompareWanted, { signal, tell }: Way<Compared>): Promise<Compared> {
  const job = jobOf(wanted);
  const versus = await variantOf(job, changes);
  const done: Compared = soFar ?? { shared: nothingShared(versus.length), traces: nothingTraced() };
  const { shared, traces } = done;
  const one = async (at: number): Promise<void> => {
    addShared(shared, await fightShare({ job, versus, from: at, to: at + 1 }));
    if (traces.fights === at && at < WATCHED) await trace(job, at, at + 1, traces);
  };
  await sliced(shared.tally.fights, fights, one, () => tell(done), signal);
  return done;
}

/** Fights `from` to `to - 1`, and those of the variant. @throws FileError, TextError */
export async function shareOf({ changes, from, to, ...wanted }: ShareWanted): Promise<Shared> {
  const job = jobOf(wanted);
  return fightShare({ job, versus: await variantOf(job, changes), from, to });
}

/** Each fight as a row of numbers, and after it that of its variant. */
export async function rowsOf({ changes, fights, ...wanted }: Omit<CompareWanted, 'soFar'>, { signal, tell }: Way<number>): Promise<FightNumbers> {
  const job = jobOf(wanted);
  const arenas = await Promise.all([job, ...(await variantOf(job, changes))].map(arena));
  const rows: (readonly number[])[] = [];
  const one = async (trial: number): Promise<void> => {
    rows.push(...arenas.map((each: Arena, variant) => fightRow(each, trial, variant, each.fight(trial))));
  };
  await sliced(0, fights, one, () => tell(rows.length), signal);
  return { head: fightHead(arenas[0]), rows };
}

/** Moves every number by one, with the same dice. */
export async function mattering({ fights, ...wanted }: MattersWanted, { signal, tell }: Way<Matters>): Promise<Matters> {
  const job = jobOf(wanted);
  const nudges = await nudgesOf(job);
  const versus = await nudgedJobs(job, nudges);
  const shared: Shared = nothingShared(versus.length);
  const one = async (at: number): Promise<void> => addShared(shared, await fightShare({ job, versus, from: at, to: at + 1 }));
  await sliced(0, fights, one, () => tell({ nudges, shared }), signal);
  return { nudges, shared };
}

/** Shares of wins over two numbers. */
export async function gridOf({ side, across, down, fromAcross, fromDown, fights, ...wanted }: GridWanted, { signal, tell }: Way<Grid>): Promise<Grid> {
  const job = jobOf(wanted);
  const cells: (number | null | undefined)[][] = fromDown.map(() => fromAcross.map(() => undefined));
  for (const [y, row] of cells.entries()) {
    for (const x of row.keys()) {
      if (signal.aborted) return cells;
      row[x] = await cellOf(job, [`${across}=${String(fromAcross[x])}`, `${down}=${String(fromDown[y])}`], side, fights, signal);
      tell(cells);
      await breath();
    }
  }
  return cells;
}

async function cellOf(job: Job, changes: readonly string[], side: number, fights: number, signal: AbortSignal): Promise<number | null> {
  try {
    const [variant] = await variantOf(job, changes);
    const { shared } = await fightOn(variant, 0, fights, { signal, tell: () => undefined });
    return (shared.tally.wins[side] ?? 0) / shared.tally.fights;
  } catch (thrown) {
    // Not every pair of numbers is one that the rules take.
    if (thrown instanceof FileError || thrown instanceof TextError) return null;
    throw thrown;
  }
}

/** Players against each other, each on every side. @throws TextError for a player that there is not */
export async function contested({ entrants, fights, ...wanted }: ContestWanted, { signal, tell }: Way<Contest>): Promise<Contest> {
  const job = jobOf(wanted);
  const { standing, encounter } = await arena(job);
  for (const name of entrants) playerNamed(name, { standing, sides: encounter.sides });
  const met: Pairing[] = [];
  const told = (): Contest => ({ pairings: met, table: placed(entrants, met) });
  const meet = async (one: Job) => (await fightOn(one, 0, fights, { signal, tell: () => undefined })).shared.tally;
  for await (const pairing of pairings([job], entrants, meet, signal)) {
    met.push(pairing);
    tell(told());
  }
  return told();
}

/** One of the fights as a log that tables open. */
export async function fightLog({ changes, trial, ...wanted }: LabWanted & { readonly changes: readonly string[]; readonly trial: number }): Promise<string> {
  const job = jobOf(wanted);
  const [one = job] = await variantOf(job, changes);
  return trialLog(one, trial);
}
