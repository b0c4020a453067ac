import { defineQuery, divisions, plainSum } from '@riposte/kernel';
import { type Fighter, fighter } from '../state/fighter.ts';

/** Yards of a full movement: 8 in the middle, one more for every four points; sums over 70 go on with the pattern. @rule HD-MOV-001 HD-MOV-004 */
function movementRate(sum: number): number {
  return Math.max(0, Math.floor((sum + 33) / 4));
}

/** Yards that this many AP buy at a rate. @rule HD-MOV-001 HD-MOV-003 */
export function yardsFor(rate: number, ap: number): number {
  return Math.floor((rate * ap) / 4);
}

/** The rate before anything changes it. */
export function baseRate(f: Fighter): number {
  return f.fixed.movement ?? movementRate(f.str + f.size + (f.skills.Athletics ?? 0));
}

/** Yards of a full movement. @rule HD-MOV-004 */
export const MovementRate = defineQuery('movement rate', {
  rule: 'HD-MOV-004',
  from: 'Strength, Size and Athletics',
  base: (view, who) => baseRate(fighter(view, who)),
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});
