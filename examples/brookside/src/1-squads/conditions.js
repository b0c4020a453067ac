import { adds, defineCheckpoint, defineCondition, endAll, give } from '@riposte/kernel';
import { Needed } from '../3-dice/numbers.js';
import { PeopleLost, PeopleSet, squad } from './squad.js';

/** Follows from the losses, so nothing stores it. @rule BS-SQD-2 */
export const Wavering = defineCondition('wavering', {
  rule: 'BS-SQD-2',
  title: 'wavering',
  contributes: [adds(Needed, 1, { rule: 'BS-SQD-2', label: 'wavering' })],
  while: (view, on) => view.state.entities[on].kind === 'fighter' && squad(view, on).people > 0 && squad(view, on).people * 2 <= squad(view, on).mostPeople,
});

/** What comes of a lost charge. @rule BS-SQD-4 */
export const Disordered = defineCondition('disordered', { rule: 'BS-SQD-4', title: 'in disorder' });

/** Out of the fight. @rule BS-SQD-3 */
export const Scattered = defineCondition('scattered', { rule: 'BS-SQD-3', title: 'scattered' });

/** A squad scatters with its last people, and gathers when the game master gives it some. @rule BS-SQD-3 */
export const Scatter = defineCheckpoint('scatter', {
  rule: 'BS-SQD-3',
  watches: [PeopleLost, PeopleSet],
  settle(play, who) {
    if (squad(play, who).people > 0) endAll(play, who, Scattered);
    else give(play, who, Scattered);
  },
});
