import { die, exploding, minus, type Pool, through } from '@riposte/kernel';

/** Two dice of different colours, one minus the other: the roll of every check that is not wild. */
export const ordinary: Pool = minus(die(6), die(6));

/** The dice of wild checks and the totals that are critical. */
export interface WildRoll {
  readonly dice: Pool;
  /** Least total of a critical success. */
  readonly success: number;
  /** Highest total of a critical failure. */
  readonly failure: number;
}

/** One d12 less 6; its 12 and its 1 are critical. @rule HD-ROL-001 */
export const d12Minus6: WildRoll = { dice: through(die(12), 'less 6', (face) => face - 6), success: 6, failure: -5 };

/** The ordinary roll with open ends: +5 adds a d6, -5 takes one away, each 6 goes on. @rule HD-ROL-001 */
export const openEnded: WildRoll = { dice: openEnds(ordinary, 5, exploding(die(6), 6)), success: 6, failure: -6 };

function openEnds(inner: Pool, edge: number, more: Pool): Pool {
  const all = new Map(inner.distribution());
  for (const sign of [1, -1]) {
    const mass = all.get(sign * edge)!;
    all.delete(sign * edge);
    for (const [total, share] of more.distribution()) all.set(sign * (edge + total), mass * share);
  }
  return {
    id: `open(${inner.id}):${more.id}`,
    sides: 0,
    total(source) {
      const first = inner.total(source);
      return first === edge ? first + more.total(source) : first === -edge ? first - more.total(source) : first;
    },
    distribution: () => all,
  };
}
