import { after, defineAsk, defineChange, defineClock, defineIntent, expire, oneOf } from '@riposte/kernel';
import { Disordered } from '../1-squads/conditions.js';
import { MEADOW, meadow, squad, squads } from '../1-squads/squad.js';
import { CARDS, CardLaid } from './cards.js';

/** @import { Change, Id, View } from '@riposte/kernel' */
/** @import { Meadow } from '../1-squads/squad.js' */
/** @import { Card } from './cards.js' */

/** Rounds that have begun. */
export const Rounds = defineClock('rounds', (view) => meadow(view).round);

/** The end of the round that runs, or of one after it. @param {View} view @param {number} more */
export const roundEnd = (view, more = 0) => after(view, Rounds, MEADOW, 1 + more);

/** The cards that a squad may lay: those in its hand, and the one to regroup. @rule BS-CRD-2 BS-SQD-4 @type {(view: View, who: Id) => readonly Card[]} */
export const cardsOf = (view, who) => [...squad(view, who).hand.filter((card) => card !== 'charge' || !view.has(who, Disordered)), 'regroup'];

/** The secret choice. @rule BS-CRD-1 */
export const ChooseCard = defineAsk('choose-card', {
  rule: 'BS-CRD-1',
  answer: oneOf({
    rule: 'BS-CRD-1',
    candidates: (view, /** @type {{ readonly who: Id, readonly about: { readonly round: number } }} */ { who }) => cardsOf(view, who),
    words: () => CARDS,
  }),
  fallback: (view, who) => cardsOf(view, who)[0],
});

/** A round begins, and these squads act in it. @rule BS-CRD-3 @type {Change<[meadow: Id, round: number, order: readonly Id[]]>} */
export const RoundBegan = defineChange('round-began', (store, /** @type {Id} */ id, /** @type {number} */ round, /** @type {readonly Id[]} */ order) => {
  const mine = /** @type {Meadow} */ (store.edit(id));
  mine.round = round;
  mine.order = order;
});

/** All choose at once: no answer is seen before the last one is in. @rule BS-CRD-1 BS-CRD-3 */
export const LayCards = defineIntent('lay-cards', {
  rule: 'BS-CRD-1',
  title: 'Lay cards',
  automatic: true,
  actor: 'scene',
  perform(play) {
    const round = meadow(play).round + 1;
    const able = squads(play).flatMap(({ id, people }) => (people > 0 ? [id] : []));
    const cards = play.askAll(ChooseCard, able, { round });
    const order = CARDS.flatMap((card) => able.filter((_who, i) => cards[i] === card));
    RoundBegan(play, MEADOW, round, order);
    expire(play, Rounds, MEADOW);
    able.forEach((who, i) => CardLaid(play, who, cards[i]));
    return true;
  },
});
