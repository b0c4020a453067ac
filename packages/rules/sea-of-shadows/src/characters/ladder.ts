import { best, die, ladder, type Pool, worst } from '@riposte/kernel';

/** The rank ladder: every statistic, ability and item is one of these dice. */
export const LADDER = [2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 30, 36, 48, 60] as const;
export const TOP_RANK: number = LADDER.length - 1;

/** Place of a die on the ladder, 0 (D2) to 13 (D60). A rank is what fighters store. */
export type Rank = number;

/** "D8" to its rank; null for a die that is not on the ladder. */
export function rankOf(text: string): Rank | null {
  const rank = LADDER.findIndex((sides) => `D${sides}` === text);
  return rank < 0 ? null : rank;
}

/** A rank as the book writes it: "D8". */
export const showRank = (rank: Rank): string => `D${LADDER[rank]}`;

const PLAIN = LADDER.map((sides) => die(sides));
const TWICE_BEST = PLAIN.map((pool) => best(pool, 2));
const TWICE_WORST = PLAIN.map((pool) => worst(pool, 2));

/** Rolls the die twice and keeps the better or worse result. @rule SS-BLK-004 */
export function rollTwice(rank: Rank, advantage: number): Pool {
  return advantage > 0 ? TWICE_BEST[rank] : advantage < 0 ? TWICE_WORST[rank] : PLAIN[rank];
}

/** The other reading of advantage: one die rank up or down. @rule SS-BLK-004 */
export function rankStep(rank: Rank, advantage: number): Pool {
  return PLAIN[Math.max(0, Math.min(TOP_RANK, rank + advantage))];
}

/** Adds up steps on the ladder, from the D2 to the top. */
export const LADDER_OF_DICE: ReturnType<typeof ladder> = ladder(TOP_RANK);
