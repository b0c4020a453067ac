import { defineChange, type Id, type Json } from '@riposte/kernel';
import { ATTRIBUTES, type Fighter } from './fighter.ts';

/** What stands on a fighter's sheet, or is counted in a round, and changes by the game master's word alone. */
const WRITTEN = [...ATTRIBUTES, 'skills', 'fixed', 'special', 'maxStamina', 'maxMana', 'hadTurn', 'movedAp', 'yards', 'movedYards', 'runUp'] as const;
export type Written = (typeof WRITTEN)[number];

/** A fact of a fighter is what the game master says; of skills and stated numbers those that he names. */
export const SheetSet = defineChange('sheet-set', (store, who: Id, fact: Written, value: Json): boolean => {
  if (!WRITTEN.includes(fact)) return false;
  const f = store.edit(who) as Fighter;
  const isList = fact === 'skills' || fact === 'fixed';
  Object.assign(f, { [fact]: isList ? { ...f[fact], ...(value as object) } : value });
  return true;
});
