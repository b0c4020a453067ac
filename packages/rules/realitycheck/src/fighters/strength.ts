import type { Range } from '../gear/piece.ts';

/** What Arm Strength adds to a throwing range, from 5 on in steps of five. @rule RC-THR-011 */
const THROWS: readonly Range[] = [
  [0, 0, 0],
  [0, 2, 4],
  [1, 4, 8],
  [1, 6, 10],
  [2, 8, 16],
  [2, 10, 20],
  [3, 12, 24],
  [3, 14, 28],
  [4, 16, 32],
];

const fifth = (strength: number, rows: number): number => Math.max(0, Math.min(rows, Math.floor(strength / 5)));

export const throwingDistance = (armStrength: number): Range => THROWS[fifth(armStrength, THROWS.length - 1)];

/** Metres that Leg Strength adds to a Sprint. @rule RC-ENE-018 */
export const sprintBonus = (legStrength: number): number => fifth(legStrength, 8);

/** Decimetres that it adds to a Jump. @rule RC-ENE-031 RC-SIZ-010 */
export const jumpBonus = (legStrength: number): number => 5 * Math.max(0, fifth(legStrength, 8) - 1);

/** Agility that it adds. @rule RC-AGI-004 */
export const agilityBonus = (legStrength: number): number => Math.max(0, Math.min(4, Math.floor(legStrength / 10)));
