/**
 * A squad is one entity: it has one card, one stock of nerve and one place. What it loses is people.
 * @import { Change, Entity, Id, State, View } from '@riposte/kernel'
 * @import { Card } from '../2-cards/cards.js'
 * @typedef {Entity & { name: string, side: number, people: number, mostPeople: number, nerve: number, strip: number, hand: readonly Card[], laid: Card | null, lent: number }} Squad
 * @typedef {Entity & { strips: readonly string[], order: readonly Id[], round: number }} Meadow
 */

import { defineChange } from '@riposte/kernel';

/** The meadow keeps the round and who has still to act; squads come behind it. */
export const MEADOW = 0;

/** @type {(view: { readonly state: State }) => Meadow} */
export const meadow = ({ state }) => /** @type {Meadow} */ (state.entities[MEADOW]);

/** @type {(view: { readonly state: State }, id: Id) => Squad} */
export const squad = ({ state }, id) => /** @type {Squad} */ (state.entities[id]);

/** @type {(view: { readonly state: State }) => Squad[]} */
export const squads = ({ state }) => state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [/** @type {Squad} */ (entity)] : []));

/** A squad fights on while it has people. @rule BS-SQD-1 BS-SQD-3 @type {(view: View, id: Id) => boolean} */
export const stands = (view, id) => squad(view, id).people > 0;

/** @type {(view: View, id: Id) => Squad[]} */
export const foes = (view, id) => squads(view).filter((other) => other.side !== squad(view, id).side && other.people > 0);

/** People fall out of the fight, never more than there are. @rule BS-SQD-1 @type {Change<[who: Id, people: number]>} */
export const PeopleLost = defineChange('people-lost', (store, /** @type {Id} */ who, /** @type {number} */ people) => {
  if (people < 1) return false;
  const mine = /** @type {Squad} */ (store.edit(who));
  mine.people = Math.max(0, mine.people - people);
  return true;
});

/** People by a word of the game master. @type {Change<[who: Id, people: number]>} */
export const PeopleSet = defineChange('people-set', (store, /** @type {Id} */ who, /** @type {number} */ people) => {
  if (/** @type {Squad} */ (store.state.entities[who]).people === people) return false;
  /** @type {Squad} */ (store.edit(who)).people = people;
  return true;
});
