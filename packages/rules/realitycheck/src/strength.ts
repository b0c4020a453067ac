import type { Draw, Range } from './gear.ts';

/** A row of the draw weight table. */
export interface DrawRow {
  /** Least Arm Strength. */
  readonly from: number;
  readonly kilograms: number;
  readonly range: Range;
  readonly damage: number;
}

/** From the weakest to the strongest arm. Negative ranges are read by `drawWeightSign`. @rule RC-DRW-001 RC-DRW-005 */
export const DRAW_WEIGHTS: readonly DrawRow[] = [
  { from: -1000, kilograms: 15, range: [-3, -10, -60], damage: 0 },
  { from: 1, kilograms: 20, range: [-2, -5, -30], damage: 0 },
  { from: 4, kilograms: 25, range: [-1, -5, -10], damage: 0 },
  { from: 8, kilograms: 30, range: [0, 0, 0], damage: 0 },
  { from: 12, kilograms: 35, range: [0, 5, 10], damage: 1 },
  { from: 16, kilograms: 40, range: [1, 6, 12], damage: 2 },
  { from: 20, kilograms: 45, range: [1, 9, 18], damage: 3 },
  { from: 25, kilograms: 50, range: [2, 12, 24], damage: 4 },
  { from: 30, kilograms: 60, range: [2, 15, 30], damage: 5 },
  { from: 35, kilograms: 70, range: [3, 18, 36], damage: 6 },
  { from: 40, kilograms: 80, range: [3, 26, 52], damage: 7 },
];

/** @rule RC-DRW-006 */
export function signed([a, b, c]: Range, negative: 1 | 3): Range {
  return a >= 0 || negative === 3 ? [a, b, c] : [a, -b, -c];
}

const HAND_CROSSBOW_ROW = 4;
const HEAVY_CROSSBOW_ROW = 8;
const TOP_ROW = DRAW_WEIGHTS.length - 1;
const TWO_HANDED_CROSSBOW = 5;

/**
 * The best row that an arm may use: by its strength, the kind of weapon, and for ordinary weapons the Martial
 * Proficiency Level. @rule RC-DRW-004 RC-DRW-007 RC-DRW-011 RC-DRW-012
 */
export function bestRow(draw: Draw, armStrength: number, mpl: number, rowOfNovices: number): number {
  const strength = armStrength + (draw === 'bow' || draw === 'hand-crossbow' ? 0 : TWO_HANDED_CROSSBOW);
  const byArm = DRAW_WEIGHTS.findLastIndex((row) => strength >= row.from);
  return Math.min(byArm, MAX_ROWS[draw](mpl, rowOfNovices));
}

const MAX_ROWS: { readonly [draw in Draw]: (mpl: number, rowOfNovices: number) => number } = {
  none: () => 0,
  bow: rowOfLevel,
  crossbow: rowOfLevel,
  'hand-crossbow': (mpl, rowOfNovices) => Math.min(HAND_CROSSBOW_ROW, rowOfLevel(mpl, rowOfNovices)),
  'heavy-crossbow': () => HEAVY_CROSSBOW_ROW,
  'siege-crossbow': () => TOP_ROW,
};

/** @rule RC-DRW-008 RC-DRW-009 RC-DRW-010 */
function rowOfLevel(mpl: number, rowOfNovices: number): number {
  return mpl >= 5 ? 7 : mpl >= 3 ? 6 : mpl >= 1 ? 5 : rowOfNovices;
}

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
