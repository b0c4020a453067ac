import { type AnyContribution, adds, defineQuery, type Id, NOBODY, plainSum, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { SkillBonus } from '../fighters/skills.ts';
import { statsOf } from '../gear/carried.ts';
import type { Draw, Range } from '../gear/piece.ts';
import { DamageBonus } from '../harm/damage.ts';
import { ruled } from '../rulings.ts';

/** A row of the draw weight table. */
interface DrawRow {
  /** Least Arm Strength. */
  readonly from: number;
  readonly kilograms: number;
  readonly range: Range;
  readonly damage: number;
}

/** From the weakest to the strongest arm. Negative ranges are read by `drawWeightSign`. @rule RC-DRW-001 RC-DRW-005 */
const DRAW_WEIGHTS: readonly DrawRow[] = [
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
function bestRow(draw: Draw, armStrength: number, mpl: number, rowOfNovices: number): number {
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

/** Rows of the draw weight table beyond what the arm may use. */
export const DrawSteps = defineQuery('draw steps', { rule: 'RC-DRW-002', from: 'none', base: () => 0, combine: plainSum });

/** The row that counts: the weapon's, or the arm's where that is weaker. @rule RC-DRW-001 RC-DRW-002 */
export function drawRow(view: View, who: Id, item: Id): DrawRow | null {
  const stats = statsOf(view, item);
  if (stats === null || stats.draw === 'none') return null;
  const armStrength = SkillBonus(view, who, NOBODY, { skill: 'arm-strength' });
  const best = bestRow(stats.draw, armStrength, fighter(view, who).mpl, ruled(view).rowOfNovices) + DrawSteps(view, who);
  const made = stats.drawWeight === 0 ? best : DRAW_WEIGHTS.findLastIndex((row) => row.kilograms <= stats.drawWeight);
  return DRAW_WEIGHTS[Math.max(0, Math.min(best, made, DRAW_WEIGHTS.length - 1))];
}

/** Kilograms drawn, 0 for weapons that are not drawn. @rule RC-DRW-002 */
export const DrawWeight = defineQuery<{ readonly item: Id }>('draw weight', {
  rule: 'RC-DRW-002',
  from: 'the weapon and the arm',
  base: (view, who, _against, { item }) => drawRow(view, who, item)?.kilograms ?? 0,
  combine: plainSum,
});

/** What a drawn weapon adds for its draw weight, and the weapon's own extra damage. @rule RC-RNG-019 RC-DRW-001 */
export const DRAW_WEIGHT_NUMBERS: readonly AnyContribution[] = [
  adds(DamageBonus, (view, who, _against, { item }) => statsOf(view, item)!.extraDamage + (drawRow(view, who, item)?.damage ?? 0), {
    rule: 'RC-RNG-019',
    label: 'draw weight',
    only: 'with a drawn weapon',
    when: (_view, _who, _against, { item, way }) => way === 'ranged' && item >= 0,
  }),
];
