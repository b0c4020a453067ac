import { optionsOf } from '@riposte/ruleset';
import * as z from 'zod';
import { GEAR } from '../3-dice/gear.js';

/** @import { Advice, CharacterBuilder } from '@riposte/ruleset' */

const TO_SPEND = 10;
const GEAR_COSTS = 2;

const schema = z.strictObject({
  name: z.string().min(1).max(80),
  people: z.int().min(3).max(10).default(6),
  nerve: z.int().min(0).max(4).default(2),
  gear: z.array(z.string().max(80)).max(4).default([]),
});

/** @param {object} choices */
const read = (choices) => schema.parse(choices);

/** @param {object} choices */
function spentIn(choices) {
  const { people, nerve, gear } = read(choices);
  return people + nerve + gear.length * GEAR_COSTS;
}

/** How players make a squad: points for people, nerve and gear. @type {CharacterBuilder} */
export const character = {
  schema,
  blocks: [
    {
      id: 'numbers',
      title: 'Numbers',
      fields: [
        { kind: 'number', path: ['people'], title: 'People', says: 'How many the squad can lose.', least: 3, most: 10, usual: 6 },
        { kind: 'number', path: ['nerve'], title: 'Nerve', says: 'Dice that it can commit before it must regroup.', least: 0, most: 4, usual: 2 },
      ],
    },
    { id: 'gear', title: 'Gear', fields: [{ kind: 'many', path: ['gear'], title: 'Gear', says: 'What all of them carry.', options: optionsOf(GEAR) }] },
  ],
  archetypes: [
    { id: 'throng', title: 'Throng', says: 'Many people.', choices: { people: 8, nerve: 2, gear: [] } },
    { id: 'hotheads', title: 'Hotheads', says: 'Few who dare much.', choices: { people: 4, nerve: 4, gear: ['padded-clubs'] } },
  ],
  growth: { path: null, step: 1, title: 'Grow', says: 'A village has the people that it has.' },
  lasting: [],
  build: (choices) => read(choices),
  advise(choices) {
    const spent = spentIn(choices);
    const unknown = read(choices).gear.find((id) => !GEAR.some((thing) => thing.id === id));
    /** @type {Advice[]} */
    const advice = [];
    if (spent > TO_SPEND) advice.push({ level: 'error', path: 'people', says: `${spent} points are spent, and there are ${TO_SPEND}` });
    if (spent < TO_SPEND) advice.push({ level: 'hint', path: 'people', says: `${TO_SPEND - spent} points are left` });
    if (unknown !== undefined) advice.push({ level: 'error', path: 'gear', says: `nothing is called "${unknown}"` });
    return advice;
  },
  pools: (choices) => [{ id: 'points', title: 'Points', spent: spentIn(choices), of: TO_SPEND }],
};
