import { defineChange } from '@riposte/kernel';
import { squad } from '../1-squads/squad.js';

/** @import { Change, Id, View } from '@riposte/kernel' */
/** @import { Squad } from '../1-squads/squad.js' */
/** @typedef {'volley' | 'shields' | 'march' | 'charge' | 'regroup'} Card */

/** All cards, in the order in which squads act by them. @rule BS-CRD-3 @type {readonly Card[]} */
export const CARDS = ['volley', 'shields', 'march', 'charge', 'regroup'];

/** The cards of a fresh hand: those that are spent when they are laid. @rule BS-CRD-2 */
export const FRESH = CARDS.filter((card) => card !== 'regroup');

/** A card is turned up; it leaves the hand. @rule BS-CRD-2 @type {Change<[who: Id, card: Card]>} */
export const CardLaid = defineChange('card-laid', (store, /** @type {Id} */ who, /** @type {Card} */ card) => {
  const mine = /** @type {Squad} */ (store.edit(who));
  mine.laid = card;
  mine.hand = mine.hand.filter((held) => held !== card);
});

/** All spent cards come back. @rule BS-DIC-3 @type {Change<[who: Id]>} */
export const CardsTaken = defineChange('cards-taken', (store, /** @type {Id} */ who) => {
  const { hand } = /** @type {Squad} */ (store.state.entities[who]);
  if (hand.length === FRESH.length) return false;
  /** @type {Squad} */ (store.edit(who)).hand = FRESH;
  return true;
});

/** Why a squad may not do now what another card says. @rule BS-CRD-4 @param {Card} card */
export const byCard = (card) => (/** @type {View} */ view, /** @type {Id} */ by, /** @type {import('@riposte/kernel').Refuse} */ refuse) => {
  if (squad(view, by).laid !== card) refuse('BS-CRD-4', 'other-card');
};
