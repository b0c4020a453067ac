import { meadow, squad, squads, stands } from '../1-squads/squad.js';
import { acting } from '../6-rounds/round.js';

/** How the page draws it: strips in a row. @type {import('@riposte/ruleset').Look} */
export const look = {
  gauges: [
    { fact: 'people', title: 'People', as: 'pips', most: 'mostPeople', harm: true },
    { fact: 'nerve', title: 'Nerve', as: 'pips', most: 'mostNerve' },
    { fact: 'laid', title: 'Card', as: 'text', nothing: 'none' },
  ],
  ground(view) {
    const { strips } = meadow(view);
    const regions = strips.map((name, strip) => ({ name, next: [strip - 1, strip + 1].filter((other) => other in strips) }));
    return { kind: 'regions', regions, marks: [] };
  },
  tokens: (view) => squads(view).map(({ id, strip }) => ({ id, places: [strip], facing: null })),
  out: (view, id) => !stands(view, id),
  held: (view, id) => squad(view, id).features,
  turn: (view) => acting(view) ?? -1,
  acts: {
    charge: { group: 'attack', icon: 'run' },
    volley: { group: 'attack', icon: 'slingshot' },
    shields: { group: 'guard', icon: 'round-shield' },
    regroup: { icon: 'cycle' },
    hold: { ends: true },
  },
  conditions: { shielded: { icon: 'round-shield', good: true }, scattered: { icon: 'falling' } },
};
