import { NOBODY } from '@riposte/kernel';
import { squad } from '../1-squads/squad.js';
import { FRESH } from '../2-cards/cards.js';
import { Dice, MostNerve, Needed } from '../3-dice/numbers.js';

/** @import { How } from '../3-dice/numbers.js' */

/** @type {readonly How[]} */
const HOW = ['charge', 'stand', 'volley'];

/** The numbers of a squad with their sources. @type {import('@riposte/ruleset').CharacterSheet} */
export const sheet = (view, who) => [
  ...HOW.map((how) => ({ label: `dice, ${how}`, value: view.explain(Dice, who, NOBODY, how), advantage: null })),
  { label: 'needed', value: view.explain(Needed, who), advantage: null },
  { label: 'most nerve', value: view.explain(MostNerve, who), advantage: null },
];

/** What a sheet on paper has boxes for. @type {import('@riposte/ruleset').CharacterTracks} */
export const tracks = (view, who) => [
  {
    title: 'In play',
    as: 'boxes',
    rows: [
      { label: 'People', boxes: squad(view, who).mostPeople },
      { label: 'Nerve', boxes: MostNerve(view, who) },
      ...FRESH.map((label) => ({ label, boxes: 1 })),
    ],
  },
];
