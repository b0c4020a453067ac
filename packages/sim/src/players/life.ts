import { type Situation, winnerOf } from '@riposte/files';
import { type Json, Random, seedFrom, trialRandom, type View } from '@riposte/kernel';
import { type Facts, type Gauge } from '@riposte/ruleset';
import { sided } from '../fighters.ts';
import { mean } from '../simulate/statistics.ts';
import { playout } from './playout.ts';

const FIGHTS = 16;
/** Commands of all fights together, and between two looks at one. */
const MAX_COMMANDS = 1000;
const STEP = 4;
const SEED = seedFrom('what gauges are worth');

const known = new WeakMap<Situation, readonly number[]>();

/** What one gauge was seen to do in fights by policy. */
interface Seen {
  /** What was lost and gained, in shares of all. */
  lost: number;
  gained: number;
  /** How much more winners kept of it than losers, its square, and how often that was looked at. */
  more: number;
  squares: number;
  looks: number;
}

/**
 * How much each gauge tells of who will win, found from fights by policy: what winners keep more of than losers weighs
 * much, what comes back with every turn little. Repeats itself; never below 0.
 */
export function gaugeWeights(standing: Situation): readonly number[] {
  const old = known.get(standing);
  if (old !== undefined) return old;
  const gauges = measured(standing).map((): Seen => ({ lost: 0, gained: 0, more: 0, squares: 0, looks: 0 }));
  const random = new Random(1, 2, 3, 4);
  const world = playout(standing, random);
  for (let fight = 0, commands = 0; fight < FIGHTS && commands < MAX_COMMANDS; fight++) {
    trialRandom(SEED, fight, random);
    const runner = world.restart(standing.state);
    const looks = [look(standing, runner)];
    for (let goes = true; goes && commands < MAX_COMMANDS; commands += STEP) {
      goes = world.go(STEP);
      looks.push(look(standing, runner));
    }
    const winner = winnerOf(standing.rules.def.next(runner).over);
    gauges.forEach((seen, gauge) => note(seen, gauge, looks, winner));
  }
  const weights = gauges.map(({ lost, gained, more, squares, looks }) =>
    lost === 0 ? 0 : Math.max(0, 1 - gained / lost) * Math.max(0.1, more / Math.sqrt(squares * looks || 1)),
  );
  known.set(standing, weights);
  return weights;
}

/** What everybody has left of each gauge. */
type Look = readonly { readonly side: number; readonly shares: readonly number[] }[];

function look(standing: Situation, view: View): Look {
  return sided(view).map(({ id, side }) => ({ side, shares: leftShares(standing, standing.ruleSet.words?.facts(view, id) ?? {}) }));
}

function note(seen: Seen, gauge: number, looks: readonly Look[], winner: number | null): void {
  for (const [i, now] of looks.entries()) {
    const since = now.map((look, who) => look.shares[gauge] - looks[0][who].shares[gauge]);
    if (i > 0) {
      now.forEach((look, who) => {
        const change = look.shares[gauge] - looks[i - 1][who].shares[gauge];
        if (change < 0) seen.lost -= change;
        else seen.gained += change;
      });
    }
    if (winner === null || winner < 0) continue;
    const more = mean(since.filter((_, who) => now[who].side === winner)) - mean(since.filter((_, who) => now[who].side !== winner));
    seen.more += more;
    seen.squares += more ** 2;
    seen.looks++;
  }
}

/** The gauges of which one can tell how much is left. */
function measured({ ruleSet }: Situation): Gauge[] {
  return (ruleSet.look?.gauges ?? []).filter(({ as, most }) => most !== undefined || as === 'slots' || as === 'body' || as === 'text');
}

/** What each gauge has left, 0 to 1. */
export function leftShares(standing: Situation, facts: Facts): number[] {
  return measured(standing).map((gauge) => leftOf(gauge, facts));
}

function leftOf({ fact, as, most }: Gauge, facts: Facts): number {
  const value = facts[fact] ?? null;
  if (most !== undefined) return Math.max(0, Math.min(1, Number(value ?? 0) / Math.max(1, Number(facts[most] ?? 1))));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 1;
  const parts = Object.values(value) as Json[];
  if (as === 'body') return mean(parts.map((part) => (part === 'whole' ? 1 : 0)));
  // Slots and counts stand in the order of their weight, the heaviest last.
  const harm = parts.reduce<number>((sum, part, i) => sum + (Number(Array.isArray(part) ? part[0] : part) || 0) * ((i + 1) / parts.length), 0);
  return 1 / (1 + harm);
}
