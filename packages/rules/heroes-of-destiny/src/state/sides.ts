import { defineChange, type Id } from '@riposte/kernel';
import type { Fighter } from './fighter.ts';

/** A fighter is on another side from now on. */
export const SideSet = defineChange('side-set', (store, who: Id, side: number): boolean => {
  if ((store.state.entities[who] as Fighter).side === side) return false;
  (store.edit(who) as Fighter).side = side;
  return true;
});
