import { defineChange, type Id } from '@riposte/kernel';
import { type Fighter } from './fighter.ts';

/** The facts of a fighter that the game master sets as they are, by the names that the table gives them. */
const PLAIN_FACTS = {
  str: 'strength',
  dex: 'dexterity',
  wis: 'wisdom',
  int: 'intelligence',
  cha: 'charisma',
  level: 'level',
  mb: 'mb',
  size: 'size',
  speed: 'speed',
  fly: 'fly',
  climb: 'climb',
  burrow: 'burrow',
  swim: 'swim',
  ammo: 'ammo',
  turns: 'turns',
  attacks: 'attacks',
  moved: 'moved',
  power: 'power',
  reckless: 'reckless',
  lunging: 'lunging',
  aimed: 'aimed',
} as const satisfies { readonly [fact: string]: keyof Fighter };

export type PlainFact = keyof typeof PLAIN_FACTS;

/** The game master sets a fact of a fighter. */
export const FactSet = defineChange('fact-set', (store, who: Id, fact: PlainFact, value: number | boolean): boolean => {
  if (!Object.hasOwn(PLAIN_FACTS, fact)) return false;
  const field = PLAIN_FACTS[fact];
  if ((store.state.entities[who] as Fighter)[field] === value) return false;
  (store.edit(who) as Record<keyof Fighter, unknown>)[field] = value;
  return true;
});
