import { defineQuery, divisions, lowest, plainSum } from '@riposte/kernel';
import { bonus, fighter } from './fighter.ts';

/** Metres of one move. @rule RS-INI-012 */
export const Speed = defineQuery('speed', {
  rule: 'RS-INI-012',
  from: '5 + half Agility',
  base: (view, who) => {
    const { pace, agility } = fighter(view, who);
    return pace > 0 ? pace : 5 + bonus(agility);
  },
  combine: plainSum,
  later: [
    { stage: 'slowed', combine: divisions },
    { stage: 'crawling', combine: lowest },
  ],
});
