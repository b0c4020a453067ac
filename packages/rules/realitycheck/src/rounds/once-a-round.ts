import { defineChange, type Id } from '@riposte/kernel';
import type { Fighter } from '../fighters/fighter.ts';

/** What may be done once a round. */
const ONCE_A_ROUND = ['swift', 'rolled'] as const;

/** Something was done that is open only once a round. @rule RC-RND-008 RC-RND-009 */
export const DoneThisRound = defineChange('done-this-round', (store, who: Id, what: (typeof ONCE_A_ROUND)[number]): boolean => {
  if ((store.state.entities[who] as Fighter)[what]) return false;
  (store.edit(who) as Fighter)[what] = true;
  return true;
});
