import { best, die, type Pool, type View, worst } from '@riposte/kernel';
import { ruled } from '../rulings.ts';

const D20 = die(20);
const BEST: Pool[] = [];
const WORST: Pool[] = [];
for (let extra = 1; extra <= 4; extra++) {
  BEST[extra] = best(D20, 1 + extra);
  WORST[extra] = worst(D20, 1 + extra);
}

/** One die more for each net advantage or disadvantage, the best or worst kept. @rule CE-ATK-008 */
export function d20(view: View, net: number): Pool {
  const most = ruled(view).maxAdvantage;
  if (net === 0) return D20;
  const extra = Math.min(most, Math.abs(net));
  if (extra < BEST.length) return net > 0 ? BEST[extra] : WORST[extra];
  return net > 0 ? best(D20, 1 + extra) : worst(D20, 1 + extra);
}

/** Degrees by which a result beats a target: every full step. @rule CE-INJ-020 */
export function degreesOver(view: View, result: number, target: number): number {
  return Math.floor((result - target) / ruled(view).degreeStep);
}
