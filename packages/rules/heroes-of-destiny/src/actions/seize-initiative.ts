import { defineIntent, defineRoll, die } from '@riposte/kernel';
import { Stamina } from '../health/stamina.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { Initiative } from '../sequence/initiative.ts';
import { COSTS } from './costs.ts';

export const SeizeRoll = defineRoll('seize', { rule: 'HD-MSC-011', title: 'initiative seized' });
const d6 = die(6);

/** Initiative rises by 1d6. @rule HD-MSC-011 */
export const SeizeInitiative = defineIntent('seize-initiative', {
  rule: 'HD-MSC-011',
  title: 'Seize the initiative',
  tags: ['action'],
  available: needsAp,
  price: () => [
    { resource: ActionPoints, amount: COSTS['seize-initiative'].ap },
    { resource: Stamina, amount: COSTS['seize-initiative'].stamina },
  ],
  perform(play, by) {
    Initiative.gain(play, by, play.roll(SeizeRoll, by, d6));
    return true;
  },
});
