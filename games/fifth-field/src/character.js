import { optionsOf } from '@riposte/ruleset';
import * as z from 'zod';
import { GEAR } from './numbers.js';

/** @import { Advice, CharacterBuilder } from '@riposte/ruleset' */

const TO_SPEND = 4;

const schema = z.strictObject({
  name: z.string().min(1).max(80),
  arm: z.int().min(0).max(3).default(1),
  cheer: z.int().min(3).max(6).default(4),
  gear: z.array(z.string().max(80)).max(3).default([]),
});

/** @param {object} choices */
const read = (choices) => schema.parse(choices);

/** @param {object} choices */
function spentIn(choices) {
  const { arm, cheer } = read(choices);
  return arm + (cheer - 3);
}

/** How players make a fighter: points for arm and cheer, and pillows. @type {CharacterBuilder} */
export const character = {
  schema,
  blocks: [
    {
      id: 'numbers',
      title: 'Numbers',
      fields: [
        { kind: 'number', path: ['arm'], title: 'Arm', says: 'What you add to the die of a swing.', least: 0, most: 3, usual: 1 },
        { kind: 'number', path: ['cheer'], title: 'Cheer', says: 'What you lose when you are hit.', least: 3, most: 6, usual: 4 },
      ],
    },
    { id: 'gear', title: 'Gear', fields: [{ kind: 'many', path: ['gear'], title: 'Pillows', says: 'What you hold.', options: optionsOf(GEAR) }] },
  ],
  archetypes: [
    { id: 'swinger', title: 'Swinger', says: 'Hits often.', choices: { arm: 3, cheer: 4, gear: ['feather-pillow'] } },
    { id: 'rock', title: 'Rock', says: 'Lasts long.', choices: { arm: 1, cheer: 6, gear: ['bolster', 'cushion'] } },
  ],
  growth: { path: null, step: 1, title: 'Grow', says: 'Nobody grows in one night.' },
  lasting: [],
  build(choices) {
    const { name, arm, cheer, gear } = read(choices);
    return { name, arm, cheer, gear };
  },
  advise(choices) {
    const spent = spentIn(choices);
    const { gear } = read(choices);
    const unknown = gear.find((id) => !GEAR.some((thing) => thing.id === id));
    /** @type {Advice[]} */
    const advice = [];
    if (spent > TO_SPEND) advice.push({ level: 'error', path: 'arm', says: `${spent} points are spent, and there are ${TO_SPEND}` });
    if (spent < TO_SPEND) advice.push({ level: 'hint', path: 'arm', says: `${TO_SPEND - spent} points are left` });
    if (unknown !== undefined) advice.push({ level: 'error', path: 'gear', says: `nothing is called "${unknown}"` });
    return advice;
  },
  pools: (choices) => [{ id: 'points', title: 'Points', spent: spentIn(choices), of: TO_SPEND }],
};
