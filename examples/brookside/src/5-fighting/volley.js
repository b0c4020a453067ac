import { adds, defineIntent, oneOf } from '@riposte/kernel';
import { foes, PeopleLost } from '../1-squads/squad.js';
import { byCard } from '../2-cards/cards.js';
import { Needed, Nerve } from '../3-dice/numbers.js';
import { CommitNerve, throwDice } from '../3-dice/throw.js';
import { distance } from '../4-meadow/strips.js';
import { acted } from '../6-rounds/acted.js';

/** @import { Id } from '@riposte/kernel' */

const FARTHEST = 2;

/** @rule BS-FGT-6 */
export const FAR = adds(Needed, 1, {
  rule: 'BS-FGT-6',
  label: 'far',
  only: 'at two strips',
  when: (view, who, against) => against > 0 && distance(view, who, against) === FARTHEST,
});

/** Nobody shoots back. @rule BS-FGT-5 */
export const Volley = defineIntent('volley', {
  rule: 'BS-FGT-5',
  title: 'Volley',
  tags: ['attack'],
  available: byCard('volley'),
  params: {
    at: oneOf({
      rule: 'BS-FGT-5',
      candidates: (view, /** @type {{ readonly by: Id }} */ { by }) =>
        foes(view, by).flatMap(({ id }) => (distance(view, by, id) >= 1 && distance(view, by, id) <= FARTHEST ? [id] : [])),
    }),
  },
  perform(play, by, { at }) {
    const committed = play.ask(CommitNerve, by, { by, at });
    Nerve.spend(play, by, committed);
    const hits = throwDice(play, by, at, 'volley', committed);
    PeopleLost(play, at, hits);
    acted(play, by);
    return hits;
  },
});
