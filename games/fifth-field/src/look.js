import { fighter, fighters, isUp, scene } from './fighter.js';
import { acting } from './turns.js';

/** How the page draws it: one room in which everybody stands. @type {import('@riposte/ruleset').Look} */
export const look = {
  gauges: [
    { fact: 'cheer', title: 'Cheer', as: 'pips', most: 'mostCheer', harm: true },
    { fact: 'breath', title: 'Breath', as: 'pips', most: 'mostBreath' },
  ],
  ground: () => ({ kind: 'regions', regions: [{ name: 'the room', next: [] }], marks: [] }),
  tokens: (view) => fighters(view).map(({ id }) => ({ id, places: [0], facing: null })),
  out: (view, id) => !isUp(view, id),
  held: (view, id) => fighter(view, id).features,
  order: (view) => scene(view).order,
  turn: acting,
  acts: { swing: { group: 'attack', icon: 'flail' }, duck: { group: 'guard', icon: 'wingfoot' }, 'catch-breath': { icon: 'cycle' } },
  conditions: { dizzy: { icon: 'cycle' }, sitting: { icon: 'falling' } },
};
