import { defineChange, type Id } from '@riposte/kernel';
import type { Fighter } from './fighter.ts';

/** Yards travelled without an action in between. */
export const RunUpSet = defineChange('run-up-set', (store, who: Id, yards: number): boolean => {
  if ((store.state.entities[who] as Fighter).runUp === yards) return false;
  (store.edit(who) as Fighter).runUp = yards;
  return true;
});
