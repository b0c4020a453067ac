import { defineChange, type Id } from '@riposte/kernel';
import { type Fighter } from './fighter.ts';

/** A fighter goes over to another side, by its number. */
export const SideChanged = defineChange('side-changed', (store, who: Id, side: number): void => {
  (store.edit(who) as Fighter).side = side;
});
