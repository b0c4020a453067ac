import { bare } from '@riposte/files';
import type { Fighter } from '../fighters.ts';
import type { Arena } from '../simulate/arena.ts';
import type { Moved } from '../simulate/nudges.ts';
import type { Shared } from '../simulate/share.ts';
import { type Estimate, meanChange, paired } from '../simulate/statistics.ts';
import type { Tally } from '../simulate/tally.ts';
import type { Traces } from '../simulate/traces.ts';
import type { Bar, LineChart, TornadoChart } from './report.ts';

type Points = LineChart['lines'][number]['points'];

const byNumber = (a: readonly [number, number], b: readonly [number, number]): number => a[0] - b[0];

/** Fights by their number of rounds, the shortest first. */
export function roundsOf({ rounds }: Pick<Tally, 'rounds'>): readonly (readonly [round: number, fights: number])[] {
  return Object.entries(rounds)
    .map(([round, fights]) => [Number(round), fights] as const)
    .sort(byNumber);
}

/** Whether the game counts rounds: one without them ends every fight in round 0. */
export const hasRounds = (tally: Pick<Tally, 'rounds'>): boolean => roundsOf(tally).some(([round]) => round > 0);

/** Rounds until the end, on average. */
export function meanRounds(tally: Pick<Tally, 'rounds' | 'fights'>): number {
  return roundsOf(tally).reduce((sum, [round, fights]) => sum + round * fights, 0) / Math.max(1, tally.fights);
}

/** Fights that still go on in a round, below which its share is left out: it would be a matter of luck. */
const FEW = 20;

/** How often a side wins of the fights that are not over before a round. */
export function winsByRound({ rounds, wonIn, fights }: Pick<Tally, 'rounds' | 'wonIn' | 'fights'>, side: number): Points {
  const all = roundsOf({ rounds });
  const last = all.at(-1)?.[0] ?? 0;
  const from = (round: number, of: (at: number) => number): number => all.reduce((sum, [at]) => (at >= round ? sum + of(at) : sum), 0);
  return Array.from({ length: last }, (_, i) => i + 1).flatMap((at) => {
    const open = from(at, (round) => rounds[round] ?? 0);
    return open < Math.min(FEW, fights) ? [] : [{ at, value: from(at, (round) => wonIn[`${side} ${round}`] ?? 0) / open }];
  });
}

/** What a side takes from others in a round, on average over all fights. */
export function hurtByRound({ hurt, fights }: Pick<Traces, 'hurt' | 'fights'>, side: number): Points {
  const sums = new Map<number, number>();
  for (const [key, lost] of Object.entries(hurt)) {
    const [of, round] = key.split(' ').map(Number);
    if (of === side) sums.set(round, (sums.get(round) ?? 0) + lost);
  }
  const last = Math.max(0, ...sums.keys());
  return Array.from({ length: last }, (_, i) => ({ at: i + 1, value: (sums.get(i + 1) ?? 0) / Math.max(1, fights) }));
}

/** What the acts of a side take from others in a fight, on average, those that take most first. */
export function hurtByAct({ hurt, fights }: Pick<Traces, 'hurt' | 'fights'>, side: number): readonly (readonly [act: string, each: number])[] {
  const sums = new Map<string, number>();
  for (const [key, lost] of Object.entries(hurt)) {
    const [, of, act] = /^(-?\d+) \d+ (.*)$/s.exec(key) ?? [];
    if (act !== undefined && Number(of) === side) sums.set(act, (sums.get(act) ?? 0) + lost);
  }
  return [...sums].map(([act, lost]) => [act, lost / Math.max(1, fights)] as const).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** What a side takes from others in a fight, on average. */
export const takenBy = ({ taken, fights }: Pick<Traces, 'taken' | 'fights'>, side: number): number =>
  taken.reduce((sum, sides) => sum + (sides[side] ?? 0), 0) / Math.max(1, fights);

/** One number of a fight beside who wins it, on average, as it is and in a variant. */
export interface Changed {
  /** `out`: a share of the fights; `left`: of the gauge `fact`; `taken`: from other sides, in the fights that were watched. */
  readonly figure: 'rounds' | 'out' | 'left' | 'taken';
  /** Of which fighter or side; empty = of the fight. */
  readonly of: string;
  readonly fact: string;
  /** Null = it is not there. */
  readonly before: number | null;
  readonly after: number | null;
  /** Fight by fight with the same dice; null where one of both is missing. */
  readonly change: Estimate | null;
}

/** Who fights, and what of them can run out. */
interface Field {
  readonly sides: readonly string[];
  readonly fighters: Arena['fighters'];
  readonly gauges: Gauges;
}

type Gauges = readonly { readonly fact: string }[];

/**
 * What a variant changes beside who wins: how long fights take, who falls, what is left, what each side takes from others.
 * @param others Who fights in the variant.
 * @param traces What was seen of the first fights, as they are and in the variant; null = nothing.
 */
export function changesIn(
  { tally, versus: [versus] }: Shared,
  { sides, fighters, gauges }: Field,
  others: Arena['fighters'],
  traces: readonly [Traces, Traces] | null,
): readonly Changed[] {
  if (versus === undefined || tally.fights === 0) return [];
  const { fights } = tally;
  const sums = (what: string): readonly [number, number] => [versus.pairs[what] ?? 0, versus.pairs[`${what} squared`] ?? 0];
  const names = [...new Set([...fighters, ...others].map(({ name }) => name))];
  const of = (name: string, figure: 'out' | 'left', fact: string, mean: (from: Tally, id: Fighter['id']) => number): Changed => {
    const [before, after] = [[tally, fighters] as const, [versus.tally, others] as const].map(([from, all]) => {
      const id = all.find((fighter) => fighter.name === name)?.id;
      return id === undefined ? null : mean(from, id);
    });
    const [sum, squares] = sums(`${figure === 'out' ? 'out' : fact} ${name}`);
    const change = figure === 'out' ? paired((squares + sum) / 2, (squares - sum) / 2, fights) : meanChange(sum, squares, fights);
    return { figure, of: name, fact, before, after, change: before === null || after === null ? null : change };
  };
  const long: Changed = {
    figure: 'rounds',
    of: '',
    fact: '',
    before: meanRounds(tally),
    after: meanRounds(versus.tally),
    change: meanChange(...sums('rounds'), fights),
  };
  return [
    ...(hasRounds(tally) ? [long] : []),
    ...names.map((name) => of(name, 'out', '', ({ out }, id) => (out[id] ?? 0) / fights)),
    ...gauges.flatMap(({ fact }) => names.map((name) => of(name, 'left', fact, ({ left }, id) => (left[`${id} ${fact}`] ?? 0) / fights))),
    ...(traces === null ? [] : sides.map((name, side) => takenChange(traces, name, side))),
  ];
}

/**
 * Those of the changes that a report lists: who falls comes first, who is not in both last of them. Of other gauges than the first only what
 * is more than chance: action points left at the end tell nothing.
 */
export function changesShown(all: readonly Changed[], [first]: Gauges): readonly Changed[] {
  const falls = all.filter(({ figure }) => figure === 'out');
  const others = all.filter(
    ({ figure, fact, change }) => figure !== 'out' && (figure !== 'left' || fact === first?.fact || (change !== null && isClear(change))),
  );
  return [...falls.filter(({ change }) => change !== null), ...falls.filter(({ change }) => change === null), ...others];
}

function takenChange([plain, variant]: readonly [Traces, Traces], of: string, side: number): Changed {
  const changes = plain.taken.flatMap((sides, trial) => (variant.taken[trial] === undefined ? [] : [(variant.taken[trial][side] ?? 0) - (sides[side] ?? 0)]));
  const sum = changes.reduce((all, one) => all + one, 0);
  const squares = changes.reduce((all, one) => all + one ** 2, 0);
  const change = changes.length === 0 ? null : meanChange(sum, squares, changes.length);
  return { figure: 'taken', of, fact: '', before: takenBy(plain, side), after: takenBy(variant, side), change };
}

/** Of each fighter, in which share of the fights it has fallen by the end of each round, the first round first; empty in a game without rounds. */
export function fallenByRound({ falls, fights }: Pick<Traces, 'falls' | 'fights'>, fighters: readonly Pick<Fighter, 'id'>[]): readonly (readonly number[])[] {
  const last = Math.max(0, ...falls.map(({ round }) => round));
  return fighters.map(({ id }) =>
    Array.from({ length: last }, (_, i) => falls.filter(({ who, round }) => who === id && round <= i + 1).length / Math.max(1, fights)),
  );
}

/** Fights by what a fighter has left of a gauge at the end, the least first. */
export function leftOf({ leftAs }: Pick<Tally, 'leftAs'>, id: Fighter['id'], fact: string): readonly (readonly [left: number, fights: number])[] {
  const begin = `${id} ${fact} `;
  return Object.entries(leftAs)
    .flatMap(([key, fights]) => (key.startsWith(begin) ? [[Number(key.slice(begin.length)), fights] as const] : []))
    .sort(byNumber);
}

/** What matters as a chart: for each number less to one side and more to the other; numbers whose intervals all hold 0 are folded into a count. */
export function tornadoOf(
  title: string,
  moved: readonly Moved[],
  fights: number,
): { readonly chart: TornadoChart; readonly clear: readonly Moved[]; readonly folded: number } {
  const places = [...new Set(moved.map(({ change }) => placeOf(change)))];
  const rows = places.map((place) => ({ place, of: moved.filter(({ change }) => placeOf(change) === place) }));
  const clear = rows.filter(({ of }) => fights > 0 && of.some(({ effect }) => isClear(effect)));
  const ends = (of: readonly Moved[]): Bar[] =>
    of.map(({ change, effect }) => ({
      label: change.slice(placeOf(change).length + 1),
      value: effect.share,
      text: signedPoints(effect.share),
      least: effect.least,
      most: effect.most,
    }));
  return {
    chart: { kind: 'tornado', title, rows: clear.map(({ place, of }) => ({ label: place, ends: ends(of) })) },
    clear: clear.flatMap(({ of }) => of),
    folded: rows.length - clear.length,
  };
}

/** Of "Ann.dice.DEF=D10" the place. */
export const placeOf = (change: string): string => change.slice(0, change.indexOf('='));

const isClear = ({ least, most }: Estimate): boolean => least > 0 || most < 0;

const signedPoints = (share: number): string => `${share > 0 ? '+' : ''}${bare(share)}`;
