import { defineChange, type Id, type Json } from '@riposte/kernel';
import { SCENE, type Scene } from './fighter.ts';

/** What the game master sets of a fighter and no rule changes, or a rule changes only together with more. */
const FACTS: readonly string[] = [
  'level',
  'mpl',
  'speed',
  'size',
  'str',
  'con',
  'dex',
  'int',
  'wis',
  'cha',
  'resists',
  'weak',
  'auraGiven',
  'staminaGiven',
  'swift',
  'rolled',
  'pushed',
  'moved',
  'motion',
  'runUp',
];

/** A fact of a fighter is what the game master says. */
export const FactSet = defineChange('fact-set', (store, who: Id, fact: string, value: Json): boolean => {
  if (!FACTS.includes(fact) || (store.state.entities[who] as unknown as Record<string, Json>)[fact] === value) return false;
  (store.edit(who) as unknown as Record<string, Json>)[fact] = value;
  return true;
});

/** A round is so long from now on. */
export const SecondsSet = defineChange('seconds-set', (store, _scene: Id, seconds: number): void => {
  (store.edit(SCENE) as Scene).secondsOfRound = seconds;
});
