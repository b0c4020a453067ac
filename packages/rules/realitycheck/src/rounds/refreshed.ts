import { defineChange, type Id } from '@riposte/kernel';
import type { Fighter } from '../fighters/fighter.ts';

/** What is open once a round is open again. @rule RC-RND-008 RC-RND-009 */
export const Refreshed = defineChange('refreshed', (store, who: Id): boolean => {
  const f = store.state.entities[who] as Fighter;
  if (!f.swift && !f.rolled && f.pushed === 0 && !f.waits && f.moved === 0 && f.nimble === 0 && f.motion === 'none' && f.struckBy < 0) return false;
  const mine = store.edit(who) as Fighter;
  mine.swift = false;
  mine.rolled = false;
  mine.pushed = 0;
  mine.waits = false;
  mine.moved = 0;
  mine.nimble = 0;
  mine.motion = 'none';
  mine.struckBy = -1;
  return true;
});
