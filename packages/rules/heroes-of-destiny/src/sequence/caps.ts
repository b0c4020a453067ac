import { ConditionEnded, defineCheckpoint, type Id, type Play } from '@riposte/kernel';
import { GearSet } from '../actions/items.ts';
import { Invested, Mana, MaxMana } from '../health/mana.ts';
import { MaxStamina, Stamina } from '../health/stamina.ts';
import { isFighter } from '../state/fighter.ts';
import { SheetSet } from '../state/sheet.ts';
import { ActionPoints, MaxAp } from './action-points.ts';

const POOLS = [
  [ActionPoints, MaxAp],
  [Stamina, MaxStamina],
  [Mana, MaxMana],
] as const;

/** What a fighter has over a maximum that has fallen is lost: heavy armour put on, haste that ends. @rule HD-APS-006 HD-FAT-004 */
export const CapsHold = defineCheckpoint('caps-hold', {
  rule: 'HD-APS-006',
  watches: [ConditionEnded, GearSet, Invested, SheetSet],
  settle(play, who) {
    if (isFighter(play, who)) holdCaps(play, who);
  },
});

/** Loses what is over a maximum. */
export function holdCaps(play: Play, who: Id): void {
  for (const [pool, most] of POOLS) pool.spend(play, who, Math.max(0, pool.left(play, who) - most(play, who)));
}
