import { fighter } from './fighter.js';
import { Aim, Guard, MostBreath, Weight } from './numbers.js';

/** The numbers of a fighter with their sources. @type {import('@riposte/ruleset').CharacterSheet} */
export const sheet = (view, who) => [
  { label: 'aim', value: view.explain(Aim, who), advantage: null },
  { label: 'guard', value: view.explain(Guard, who), advantage: null },
  { label: 'weight', value: view.explain(Weight, who), advantage: null },
];

/** What a sheet on paper has boxes for. @type {import('@riposte/ruleset').CharacterTracks} */
export const tracks = (view, who) => [
  {
    title: 'In play',
    as: 'boxes',
    rows: [
      { label: 'Cheer', boxes: fighter(view, who).mostCheer },
      { label: 'Breath', boxes: MostBreath(view, who) },
    ],
  },
];
