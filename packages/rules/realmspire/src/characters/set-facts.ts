import { defineChange, type Id } from '@riposte/kernel';
import { ATTRIBUTES, type Fighter } from './fighter.ts';

/** Numbers of a fighter that nothing but the game master sets outright. */
const SET_FACTS = ['maxHealth', 'attacks', 'freeActions', 'moved', 'size', 'pace', 'natural', 'xp', 'initiative', ...ATTRIBUTES] as const;
export type SetFact = (typeof SET_FACTS)[number];

/** The game master sets a number of a fighter. */
export const FactSet = defineChange('fact-set', (store, who: Id, fact: SetFact, value: number): boolean => {
  if (!SET_FACTS.includes(fact) || (store.state.entities[who] as Fighter)[fact] === value) return false;
  (store.edit(who) as Fighter)[fact] = value;
  return true;
});
