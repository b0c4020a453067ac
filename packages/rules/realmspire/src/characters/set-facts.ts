import { defineChange, defineCheckpoint, type Id, type Play } from '@riposte/kernel';
import { MostStamina, Stamina } from '../adventuring/exertion.ts';
import { Hurt, MostHealth } from '../damage-and-health/health.ts';
import { Mana, MostMana } from '../using-magic/mana.ts';
import { ATTRIBUTES, type Fighter, fighter, isFighter } from './fighter.ts';

/** Numbers of a fighter that nothing but the game master sets outright. */
export const SET_FACTS = ['maxHealth', 'attacks', 'freeActions', 'moved', 'size', 'pace', 'natural', 'xp', 'initiative', ...ATTRIBUTES] as const;
export type SetFact = (typeof SET_FACTS)[number];

/** The game master sets a number of a fighter. */
export const FactSet = defineChange('fact-set', (store, who: Id, fact: SetFact, value: number): boolean => {
  if (!SET_FACTS.includes(fact) || (store.state.entities[who] as Fighter)[fact] === value) return false;
  (store.edit(who) as Fighter)[fact] = value;
  return true;
});

/** What is over a maximum that has become smaller is lost (R-MASTER). @rule RS-HLT-001 */
export const KeepsCaps = defineCheckpoint('keeps-caps', {
  rule: 'R-MASTER',
  watches: [FactSet],
  settle(play: Play, who: Id) {
    if (!isFighter(play, who)) return;
    Hurt(play, who, fighter(play, who).health - MostHealth(play, who));
    Mana.spend(play, who, Math.max(0, Mana.left(play, who) - MostMana(play, who)));
    Stamina.spend(play, who, Math.max(0, Stamina.left(play, who) - MostStamina(play, who)));
  },
});
