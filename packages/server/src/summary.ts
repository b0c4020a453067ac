import type { Id } from '@riposte/kernel';
import type { Item, RollItem } from '@riposte/ruleset';
import type { About } from './entry-about.ts';
import { harmOf } from './looks.ts';
import type { Entry, Summary } from './protocol.ts';
import type { Refs } from './refs.ts';
import type { SeatView } from './seat-view.ts';

/** What one entry adds to the end, as far as a seat may know it. */
interface Tally {
  /** Who acts; null where the seat does not see it. */
  readonly by: Id | null;
  /** The share of its health that each lost whom it hurt. */
  readonly lost: readonly (readonly [Id, number])[];
  /** Those who are out of the fight by it. */
  readonly fallen: readonly Id[];
  /** The total of a roll less its average, and its variance; only of those whose dice the seat knows. */
  readonly luck: readonly (readonly [Id, number, number])[];
}

/** What is known about entries but not sent with them. */
const tallies = new WeakMap<Entry, Tally>();

/** Remembers what an entry adds to the end. */
export function tallied(entry: Entry, { worse }: About, then: SeatView, now: SeatView, items: readonly Item[]): Entry {
  const [first] = items;
  const by = first?.kind === 'act' && first.veil !== 'doer' && now.sees(first.by.id!) !== 'hidden' ? first.by.id! : null;
  const isOut = now.speech.ruleSet.look?.out;
  const fallen = worse.flatMap(([id]) => (isOut?.(now.view, id) === true && !isOut(then.view, id) ? [id] : []));
  const lost = worse.filter(([id]) => harmOf(now, id) > harmOf(then, id));
  tallies.set(entry, { by, lost, fallen, luck: rollsIn(items).flatMap((roll) => luckOf(now, roll)) });
  return entry;
}

const rollsIn = (items: readonly Item[]): RollItem[] =>
  items.flatMap((item) => (item.kind === 'act' ? rollsIn(item.items) : item.kind === 'roll' ? [item] : []));

function luckOf(now: SeatView, { who: { id }, faces, total, thrown }: RollItem): (readonly [Id, number, number])[] {
  // For a fighter seen in part the total is shown; the average would give away its dice.
  if (thrown === undefined || faces === null || id === undefined || now.view.state.entities[id]?.kind !== 'fighter') return [];
  let [mean, square] = [0, 0];
  for (const [value, share] of thrown.distribution()) {
    mean += value * share;
    square += value * value * share;
  }
  return [[id, total - mean, square - mean * mean]];
}

/** Entries that are named as turning points. */
const TURNING = 3;

/** Harm given and taken, luck, and the entries in which most was lost, from what a seat was told. */
export function summaryOf(log: readonly Entry[], refs: Refs, fighters: readonly number[]): Summary {
  const known = log
    .map((entry, n) => ({ n, tally: tallies.get(entry) }))
    .filter((command): command is { n: number; tally: Tally } => command.tally !== undefined);
  const sums = fighters.map((ref) => {
    const id = refs.id(ref);
    let [given, taken, off, variance, rolls] = [0, 0, 0, 0, 0];
    for (const { tally } of known) {
      for (const [whose, share] of tally.lost) {
        if (whose === id) taken += share;
        else if (tally.by === id) given += share;
      }
      for (const [whose, by, spread] of tally.luck) {
        if (whose !== id) continue;
        off += by;
        variance += spread;
        rolls++;
      }
    }
    return { ref, given: round(given), taken: round(taken), luck: variance > 0 ? round(off / Math.sqrt(variance)) : null, rolls };
  });
  const weight = ({ lost, fallen }: Tally): number => fallen.length + lost.reduce((sum, [, share]) => sum + share, 0);
  const turning = known
    .filter(({ tally }) => weight(tally) > 0)
    .sort((a, b) => weight(b.tally) - weight(a.tally) || a.n - b.n)
    .slice(0, TURNING);
  return { fighters: sums, turning: turning.map(({ n }) => n).sort((a, b) => a - b) };
}

const round = (value: number): number => Math.round(100 * value) / 100;
