import { FileError, isLog } from '@riposte/files';
import type { FeatureDef, Json } from '@riposte/kernel';
import type { Facts } from '@riposte/ruleset';
import {
  type Arena,
  addDays,
  arena,
  changed,
  type Day,
  type DayReady,
  type DayTally,
  dayOf,
  fightHead,
  fightRow,
  fightShare,
  harmIn,
  type Job,
  MINDS,
  meetings,
  type Nudge,
  nothingLived,
  nothingShared,
  nothingTraced,
  nudgedJobs,
  nudgesOf,
  pairingOf,
  placed,
  playerNamed,
  roundOf,
  type Share,
  type Shared,
  still,
  TextError,
  trialLog,
  WATCHED,
} from '@riposte/sim/fights';
import { fieldsCalled } from '../prepare/called.ts';
import { fightsOf, jobOf } from './odds.ts';
import { shapeOf } from './places.ts';
import type {
  Compared,
  CompareWanted,
  Contest,
  ContestWanted,
  DaysWanted,
  DayWanted,
  FightFile,
  FightNumbers,
  GearChoice,
  Grid,
  GridWanted,
  LabFight,
  LabJobs,
  LabWanted,
  Lived,
  Matters,
  MattersWanted,
} from './requests.ts';
import { breath, SLICE, together, type Way, type Work } from './together.ts';

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
    called: fieldsCalled(shapeOf(encounter.ruleSet.fighter)),
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

/** The gear of a fight with changes, and what it could be. What the file says of it stays as it is said. @throws TextError, FileError */
export async function gearOf({ changes, ...wanted }: LabWanted & { readonly changes: readonly string[] }): Promise<GearChoice> {
  const job = jobOf(wanted);
  const [one = job] = await variantOf(job, changes);
  const { encounter, standing, fighters } = await arena(one);
  const { ruleSet, rules } = encounter;
  const view = still(standing);
  const said = new Map((JSON.parse(one.content) as { readonly fighters: readonly Facts[] }).fighters.map((fighter) => [fighter.name, fighter]));
  const has = fighters.map(({ id, name }) => {
    const gear = ruleSet.gear?.(view, id) ?? {};
    return [name, Object.fromEntries(Object.entries(gear).map(([field, usual]) => [field, said.get(name)?.[field] ?? usual]))] as const;
  });
  const things = (ruleSet.catalogue?.(rules) ?? []).flatMap(({ sort, id, name }) => {
    if (sort !== 'gear') return [];
    const thing = rules.things.find((feature) => feature.id === id);
    const part =
      thing === undefined
        ? undefined
        : Object.values(ruleSet.sorts ?? {})
            .find((own) => own.is(thing as FeatureDef))
            ?.carried?.(id);
    const [field, value] = Object.entries(part ?? {})[0] ?? [];
    return [{ id, title: name, alone: field === undefined || Array.isArray(value) ? null : field }];
  });
  return { has: Object.fromEntries(has), things };
}

/** The job with changes; the same one without any. @throws TextError, FileError */
export async function variantOf(job: Job, changes: readonly string[]): Promise<readonly Job[]> {
  if (changes.length === 0) return [];
  const variant = { ...job, content: await changed(job, changes) };
  await arena(variant);
  return [variant];
}

/** Adds fights to those that were fought. The totals of the first fights are equal to those of the command. @throws FileError, TextError */
export async function compared({ changes, soFar, fights, ...wanted }: CompareWanted, way: Way<Compared>): Promise<Compared> {
  const job = jobOf(wanted);
  const versus = await variantOf(job, changes);
  const others = await Promise.all(versus.map(async (one) => (await arena(one)).fighters));
  const done: Compared = soFar ?? { shared: nothingShared(versus.length), traces: nothingTraced(), variant: nothingTraced(), others };
  const work = fightsOf(job, versus, fights, done.shared);
  const { traces, variant } = done;
  const tell = (): void => way.tell(done);
  // The first fights are watched, here and one after the other.
  const watched = {
    ...work,
    upTo: Math.min(fights, WATCHED),
    here: (share: Share) => fightShare(share, undefined, traces, variant),
  };
  await together([watched], { signal: way.signal, tell });
  if (!way.signal.aborted) await together([work], { ...way, tell });
  return done;
}

/** A fight and its variant for those who fight elsewhere. @throws FileError, TextError */
export async function jobsOf({ changes, ...wanted }: Omit<CompareWanted, 'soFar' | 'fights'>): Promise<LabJobs> {
  const job = jobOf(wanted);
  return { job, versus: await variantOf(job, changes) };
}

/** Each fight as a row of numbers, and after it that of its variant. */
export async function rowsOf({ changes, fights, ...wanted }: Omit<CompareWanted, 'soFar'>, { signal, tell }: Way<number>): Promise<FightNumbers> {
  const job = jobOf(wanted);
  const arenas = await Promise.all([job, ...(await variantOf(job, changes))].map(arena));
  const rows: FightNumbers['rows'][number][] = [];
  for (let at = 0; at < fights && !signal.aborted; ) {
    const until = performance.now() + SLICE;
    while (at < fights && performance.now() < until) {
      const trial = at++;
      rows.push(...arenas.map((each: Arena, variant) => fightRow(each, trial, variant, each.fight(trial), arenas)));
    }
    tell(rows.length);
    await breath();
  }
  return { head: fightHead(arenas[0], ...arenas.slice(1)), rows };
}

/** Moves every number by one, with the same dice. */
export async function mattering({ fights, soFar, ...wanted }: MattersWanted, way: Way<Matters>): Promise<Matters> {
  const job = jobOf(wanted);
  const nudges = soFar?.nudges ?? (await nudgesOf(job));
  const work = fightsOf(job, await nudgedJobs(job, nudges), fights, soFar?.shared);
  const told = { nudges, shared: work.sum };
  await together([work], { ...way, tell: () => way.tell(told) });
  return told;
}

/** What fights over two numbers come to. */
export async function gridOf({ across, down, fromAcross, fromDown, fights, soFar, ...wanted }: GridWanted, way: Way<Grid>): Promise<Grid> {
  const job = jobOf(wanted);
  const works: Work<'share'>[] = [];
  const cells: (Shared | null)[][] = [];
  for (const [row, y] of fromDown.entries()) {
    cells[row] = [];
    for (const [column, x] of fromAcross.entries()) {
      const variant = await cellOf(job, [`${across}=${String(x)}`, `${down}=${String(y)}`]);
      const work = variant === null ? null : fightsOf(variant, [], fights, soFar?.[row]?.[column]);
      if (work !== null) works.push(work);
      cells[row][column] = work?.sum ?? null;
    }
    await breath();
  }
  await together(works, { ...way, tell: () => way.tell(cells) });
  return cells;
}

/** The fight of a cell; null = not every pair of numbers is one that the rules take. */
async function cellOf(job: Job, changes: readonly string[]): Promise<Job | null> {
  try {
    return (await variantOf(job, changes))[0];
  } catch (thrown) {
    if (thrown instanceof FileError || thrown instanceof TextError) return null;
    throw thrown;
  }
}

/** Players against each other, each on every side. @throws TextError for a player that there is not */
export async function contested({ entrants, fights, soFar, ...wanted }: ContestWanted, way: Way<Contest>): Promise<Contest> {
  const job = jobOf(wanted);
  const { standing, encounter } = await arena(job);
  for (const name of entrants) playerNamed(name, { standing, sides: encounter.sides });
  const all = await meetings([job], entrants);
  const works = all.flatMap(({ there, back }, nth) => [there, back].map((one, way) => fightsOf(one, [], fights, soFar?.fought[2 * nth + way])));
  const told = (): Contest => {
    const pairings = all.map((meeting, nth) => pairingOf(meeting, works[2 * nth].sum.tally, works[2 * nth + 1].sum.tally)).filter((one) => one.fights > 0);
    return { fought: works.map(({ sum }) => sum), pairings, table: placed(entrants, pairings) };
  };
  await together(works, { ...way, tell: () => way.tell(told()) });
  return told();
}

/** A day of fights as the command lives it, and what was lived so far. @throws FileError, SimulationError */
export async function daysOf({ fights, days, soFar, seed }: DayWanted, way: Way<Lived>): Promise<Lived> {
  const day = fights.map(({ rests, ...file }) => ({ job: jobOf({ ...file, seed }), rests }));
  const { arenas, heroes } = await readyDay(day);
  const sum = soFar?.tally ?? nothingLived({ arenas });
  const told: Lived = {
    tally: sum,
    heroes,
    titles: arenas.map(({ encounter }) => encounter.title),
    gauges: arenas[0].gauges.map(({ fact, title }) => ({ fact, title })),
  };
  const work: Work<'days'> = {
    sum,
    count: () => sum.days,
    upTo: days,
    ask: 'days',
    share: (from, to) => ({ fights: day, from, to }),
    here: daysShare,
    add: addDays,
  };
  await together([work], { ...way, tell: () => way.tell(told) });
  return told;
}

/** Days `from` to `to - 1`. */
export async function daysShare({ fights, from, to }: DaysWanted): Promise<DayTally> {
  const ready = await readyDay(fights);
  const tally = nothingLived(ready);
  for (let trial = from; trial < to; trial++) ready.live(trial, tally);
  return tally;
}

/** The last day that was made ready, which is asked for share by share. */
let kept: { readonly of: string; readonly day: Promise<DayReady> } | null = null;

function readyDay(fights: Day['fights']): Promise<DayReady> {
  const of = JSON.stringify(fights);
  if (kept?.of !== of) kept = { of, day: dayOf({ fights }) };
  return kept.day;
}

/** One of the fights as a log that tables open. */
export async function fightLog({ changes, trial, ...wanted }: LabWanted & { readonly changes: readonly string[]; readonly trial: number }): Promise<string> {
  const job = jobOf(wanted);
  const [one = job] = await variantOf(job, changes);
  return trialLog(one, trial);
}
