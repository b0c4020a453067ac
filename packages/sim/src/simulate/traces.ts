import type { Id, View } from '@riposte/kernel';
import type { Gauge } from '@riposte/ruleset';
import { isOut, roundOf } from '../fighters.ts';
import { still } from '../situation.ts';
import { type Arena, arena, type Ended, type Job } from './arena.ts';
import { more } from './tally.ts';

/** A fighter falls: in which fight and command, by whose act, and how many of each side stood before. */
export interface Fall {
  readonly trial: number;
  /** The number of the command in its fight, from 0. */
  readonly command: number;
  readonly round: number;
  readonly who: Id;
  /** -1 = nobody's act. */
  readonly by: Id;
  readonly act: string;
  /** How many of each side stand: "3 5". */
  readonly before: string;
  readonly after: string;
}

/** What was seen of fights that were watched command by command. Sums are whole numbers. */
export interface Traces {
  fights: number;
  /** By side, round and act, what it took from others of the gauge that tells of harm: "0 3 Strike". */
  hurt: Record<string, number>;
  /** Of each fight, by side, how much that was. */
  taken: number[][];
  /** Fights in which so many of each side stood at some time, and those of them that a side won: "3 5", "3 5 won 0". */
  stood: Record<string, number>;
  falls: Fall[];
}

/** Nothing watched yet. */
export const nothingTraced = (): Traces => ({ fights: 0, hurt: {}, taken: [], stood: {}, falls: [] });

/** The gauge that tells of harm; null where a game has none that is a number: then who falls is counted instead. */
export function harmIn({ gauges }: Pick<Arena, 'gauges'>): Gauge | null {
  return gauges.find(({ harm }) => harm === true) ?? null;
}

/** Fights that are watched: enough to tell what made the difference. */
export const WATCHED = 200;

/** Watches fights `from` to `to - 1`, and adds what is seen. The same dice and so the same fights as those that are only counted. */
export async function trace(job: Job, from: number, to: number, into: Traces): Promise<void> {
  const ready = await arena(job);
  for (let trial = from; trial < to; trial++) traced(ready, trial, into);
}

/** Fights a fight, and adds what is seen of it. */
export function traced(ready: Arena, trial: number, into: Traces): Ended {
  const { standing, fighters } = ready;
  const { ruleSet } = standing;
  const harm = harmIn(ready);
  const sideOf = new Map(fighters.map(({ id, side }) => [id, side]));
  const known = new Map<Id, number | null>();
  const begun = still(standing);
  // Of a fight that stands, some are out already.
  const out = new Set(fighters.flatMap(({ id }) => (isOut(ruleSet, begun, id, () => ruleSet.words?.facts(begun, id) ?? {}) ? [id] : [])));
  const left = harm === null ? () => 0 : (ruleSet.look?.left ?? ((view: View, id: Id) => Number(ruleSet.words?.facts(view, id)[harm.fact] ?? 0)));
  const standingNow = (): string => {
    const up: number[] = [];
    for (const { id, side } of fighters) if (side >= 0) up[side] = (up[side] ?? 0) + (out.has(id) ? 0 : 1);
    return up.map((number) => number ?? 0).join(' ');
  };
  const seen = new Set([standingNow()]);
  const taken: number[] = [];
  const hurts = (side: number, round: number, act: string, lost: number): void => {
    more(into.hurt, `${side} ${round} ${act}`, lost);
    taken[side] = (taken[side] ?? 0) + lost;
  };
  const ended = ready.fight(trial, (view, by, act, command) => {
    const side = sideOf.get(by) ?? -1;
    let round = -1;
    const roundNow = (): number => (round < 0 ? (round = roundOf(standing, view)) : round);
    for (const { id, side: own } of fighters) {
      if (harm !== null && !out.has(id)) {
        const now = left(view, id);
        const lost = (known.get(id) ?? now) - now;
        known.set(id, now);
        if (lost > 0 && side >= 0 && own !== side) hurts(side, roundNow(), act, lost);
      }
      if (out.has(id) || !isOut(ruleSet, view, id, () => ruleSet.words?.facts(view, id) ?? {})) continue;
      const before = standingNow();
      out.add(id);
      const after = standingNow();
      seen.add(after);
      if (harm === null && side >= 0 && own !== side) hurts(side, roundNow(), act, 1);
      into.falls.push({ trial, command, round: roundNow(), who: id, by, act, before, after });
    }
  });
  into.fights++;
  into.taken.push(Array.from(taken, (lost) => lost ?? 0));
  for (const position of seen) {
    more(into.stood, position);
    if (ended.winner >= 0) more(into.stood, `${position} won ${ended.winner}`);
  }
  return ended;
}

/** A fall that changed much: how often a side wins from such a stand, before and after. */
export interface Moment extends Fall {
  readonly from: number;
  readonly to: number;
}

/** Below so many fights a share says too little. */
const KNOWN = 8;

/**
 * The falls that changed the odds most, at most one for each fight and kind. The share of wins from a state is counted over the watched
 * fights.
 * @param side The side whose share of wins counts.
 */
export function momentsIn({ falls, stood }: Traces, side: number, most: number): readonly Moment[] {
  const share = (position: string): number => (stood[`${position} won ${side}`] ?? 0) / stood[position];
  const known = falls.filter(({ before, after }) => Math.min(stood[before] ?? 0, stood[after] ?? 0) >= KNOWN);
  const moments = known.map((fall): Moment => ({ ...fall, from: share(fall.before), to: share(fall.after) }));
  moments.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.trial - b.trial || a.command - b.command);
  const chosen: Moment[] = [];
  for (const moment of moments) {
    if (chosen.length === most) break;
    const isNew = chosen.every(
      ({ trial, before, after, who }) => trial !== moment.trial && (before !== moment.before || after !== moment.after || who !== moment.who),
    );
    if (isNew) chosen.push(moment);
  }
  return chosen;
}
