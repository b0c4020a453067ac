import { catalogueOf } from '@riposte/ruleset';
import { CREATURES } from './set-up.js';

/** All that there is, each with a sentence. */
export const catalogue = catalogueOf({
  creatures: CREATURES,
  linesOfCreature: ({ arm, cheer, breath, gear }) => [
    { label: 'arm', value: arm },
    { label: 'cheer', value: cheer },
    { label: 'breath', value: breath },
    { label: 'gear', value: gear.join(', ') },
  ],
  describe: () => ({ sort: 'gear', lines: [] }),
  summaries: {
    creatures: { sleeper: 'Wants to sleep and holds a cushion in front of the face.', champion: 'Has won every night so far.' },
    things: {
      'feather-pillow': 'A light pillow that goes where one wants it to go.',
      bolster: 'A long and heavy pillow.',
      cushion: 'Held in front of oneself it takes the worst of a swing.',
    },
    conditions: { dizzy: 'The room turns round.', sitting: 'Sits on the floor and is out of the fight.' },
    durations: { dizzy: 'until the end of its next turn', sitting: 'until it has cheer again' },
  },
  tags: { duck: 'ducking' },
});
