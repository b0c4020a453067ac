import { defineChange, defineIntent, defineWindow, give, NO_ONE, oneOf } from '@riposte/kernel';
import { Disordered } from '../1-squads/conditions.js';
import { foes, PeopleLost, squad, squads } from '../1-squads/squad.js';
import { byCard } from '../2-cards/cards.js';
import { roundEnd } from '../2-cards/orders.js';
import { Nerve } from '../3-dice/numbers.js';
import { CommitNerve, throwDice } from '../3-dice/throw.js';
import { distance, Moved } from '../4-meadow/strips.js';
import { acted } from '../6-rounds/acted.js';
import { ruled } from '../rulings.js';

/** @import { Change, Id, Play, Window } from '@riposte/kernel' */
/** @import { Squad } from '../1-squads/squad.js' */

/** Dice that friends have lent against a charge. @type {Change<[who: Id, dice: number]>} */
export const DiceLent = defineChange('dice-lent', (store, /** @type {Id} */ who, /** @type {number} */ dice) => {
  if (/** @type {Squad} */ (store.state.entities[who]).lent === dice) return false;
  /** @type {Squad} */ (store.edit(who)).lent = dice;
  return true;
});

/** @rule BS-FGT-4 */
export const Lend = defineIntent('lend', {
  rule: 'BS-FGT-4',
  title: 'Lend a die',
  automatic: true,
  available: (view, by, refuse) => {
    if (Nerve.left(view, by) < 1) refuse('BS-FGT-4', 'no-nerve');
  },
  perform(play, by) {
    const { at } = /** @type {{ readonly at: Id }} */ (play.offering[play.offering.length - 1].about);
    Nerve.spend(play, by, 1);
    DiceLent(play, at, squad(play, at).lent + 1);
    return true;
  },
});

/** The moment in which friends may help who is charged. @rule BS-FGT-4 @type {Window<{ readonly by: Id, readonly at: Id }>} */
export const Charged = defineWindow('charged', {
  rule: 'BS-FGT-4',
  who: (view, { at }) => {
    const { side, strip } = squad(view, at);
    const friends = squads(view).filter((other) => other.id !== at && other.side === side && other.strip === strip && other.people > 0 && other.nerve > 0);
    return friends.length === 0 ? NO_ONE : friends.map(({ id }) => id);
  },
  intents: () => [Lend],
});

/** Two squads meet as two people would. @rule BS-FGT-1 BS-FGT-2 */
export const Charge = defineIntent('charge', {
  rule: 'BS-FGT-1',
  title: 'Charge',
  tags: ['attack'],
  available: byCard('charge'),
  params: {
    at: oneOf({
      rule: 'BS-FGT-1',
      candidates: (view, /** @type {{ readonly by: Id }} */ { by }) => foes(view, by).flatMap(({ id }) => (distance(view, by, id) <= 1 ? [id] : [])),
    }),
  },
  perform(play, by, { at }) {
    Moved(play, by, squad(play, at).strip);
    const [mine, theirs] = play.askAll(CommitNerve, [by, at], { by, at });
    Nerve.spend(play, by, mine);
    Nerve.spend(play, at, theirs);
    play.offer(Charged, { by, at });
    const won = throwDice(play, by, at, 'charge', mine) - throwDice(play, at, by, 'stand', theirs + squad(play, at).lent);
    DiceLent(play, at, 0);
    if (won === 0) ruled(play).shoving(play, by, at);
    else beaten(play, won > 0 ? at : by, Math.abs(won));
    acted(play, by);
    return won;
  },
});

/** @rule BS-FGT-2 @param {Play} play @param {Id} who @param {number} people */
function beaten(play, who, people) {
  PeopleLost(play, who, people);
  if (squad(play, who).people > 0) give(play, who, Disordered, { until: roundEnd(play, 1) });
}
