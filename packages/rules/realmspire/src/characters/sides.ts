import { defineChange, type Id } from '@riposte/kernel';
import type { Fighter } from './fighter.ts';

/** A fighter fights for another side. */
export const SideChanged = defineChange('side-changed', (store, who: Id, side: number): boolean => {
  if ((store.state.entities[who] as Fighter).side === side) return false;
  (store.edit(who) as Fighter).side = side;
  return true;
});
