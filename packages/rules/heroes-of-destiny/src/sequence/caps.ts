import type { Id, Play } from '@riposte/kernel';
import { Mana, MaxMana } from '../health/mana.ts';
import { MaxStamina, Stamina } from '../health/stamina.ts';
import { ActionPoints, MaxAp } from './action-points.ts';

const POOLS = [
  [ActionPoints, MaxAp],
  [Stamina, MaxStamina],
  [Mana, MaxMana],
] as const;

/** Loses what is over a maximum that has fallen (R-MASTER). @rule HD-APS-006 */
export function holdCaps(play: Play, who: Id): void {
  for (const [pool, most] of POOLS) pool.spend(play, who, Math.max(0, pool.left(play, who) - most(play, who)));
}
