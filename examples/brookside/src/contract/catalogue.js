import { catalogueOf } from '@riposte/ruleset';
import { CREATURES } from './set-up.js';

/** All that there is, each with a sentence. */
export const catalogue = catalogueOf({
  creatures: CREATURES,
  linesOfCreature: ({ people, nerve, gear }) => [
    { label: 'people', value: people },
    { label: 'nerve', value: nerve },
    { label: 'gear', value: gear.join(', ') },
  ],
  describe: () => ({ sort: 'gear', lines: [] }),
  summaries: {
    creatures: {
      millers: 'Many, strong, and slow to give way.',
      shepherds: 'They hit a wolf at fifty paces, and a miller too.',
      reapers: 'Nobody likes to run into their poles.',
      drummers: 'Few, but they never lose heart for long.',
    },
    things: {
      slings: 'A sling for each, and soft clay to throw.',
      'long-poles': 'Poles that keep a charge at its distance.',
      'padded-clubs': 'Clubs wrapped in wool.',
      drum: 'One carries it, and all hear it.',
    },
    conditions: {
      wavering: 'Half of the squad is gone, and the rest looks over its shoulder.',
      disordered: 'Everybody stands where nobody should.',
      scattered: 'All have run home.',
      shielded: 'Doors and lids, held edge to edge.',
    },
    durations: { disordered: 'until the next round has ended', shielded: 'until the round is over' },
  },
});
