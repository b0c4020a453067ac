import { GM } from '@riposte/kernel';
import { calledBy, defineWords, settable, settableResource, sidesOf, upTo, winners } from '@riposte/ruleset';
import * as z from 'zod';
import { MEADOW, meadow, PeopleSet, squad, squads } from '../1-squads/squad.js';
import { CARDS, FRESH } from '../2-cards/cards.js';
import { MostNerve, Nerve } from '../3-dice/numbers.js';
import { boardSchema, fighterSchema, setUp } from './set-up.js';

/** @import { Id, View } from '@riposte/kernel' */
/** @import { Facts } from '@riposte/ruleset' */
/** @import { Card } from '../2-cards/cards.js' */

/** @type {(view: View) => ReadonlyMap<number, string>} */
const people = (view) => new Map(squads(view).map(({ id, name }) => [id, name]));

/** @type {(view: View) => ReadonlyMap<number, string>} */
const strips = (view) => new Map(meadow(view).strips.map((name, strip) => [strip, name]));

const card = z.enum(/** @type {[Card, ...Card[]]} */ ([...CARDS]));

/** @type {(view: View, who: Id) => Facts} */
function factsOf(view, who) {
  const { people, mostPeople, nerve, strip, hand, laid, features } = squad(view, who);
  const gear = features.map((code) => view.rules.things[code].id);
  return { people, mostPeople, nerve, mostNerve: MostNerve(view, who), at: meadow(view).strips[strip], hand: [...hand], laid: laid ?? 'none', gear };
}

/** The language of the table: what scenarios and the game master say. */
export const words = defineWords({
  fighter: fighterSchema.extend({
    side: calledBy.optional().describe('default: a separate side'),
    mostPeople: z.int().min(1).max(20).optional(),
    hand: z.array(card).max(4).optional().describe('cards that are not spent; default: all'),
    laid: card.optional().describe('the card that is turned up; squads with one act in the order of the list'),
  }),
  scene: z.strictObject({ board: boardSchema, round: z.int().min(0).max(1000).default(0) }),
  begin(rules, given, report) {
    const all = given.fighters.map(({ name, side = name, creature, people, nerve, gear, at }) => ({ name, side, creature, people, nerve, gear, at }));
    const state = setUp(rules, { board: given.board, sides: sidesOf(all), fighters: all }, report);
    const made = /** @type {import('../1-squads/squad.js').Squad[]} */ (state.entities.slice(1)).map((squad, i) => {
      const { mostPeople = squad.people, hand = FRESH, laid = null } = given.fighters[i];
      return { ...squad, mostPeople, laid, hand: hand.filter((held) => held !== laid) };
    });
    const order = made.flatMap(({ id, laid }) => (laid === null ? [] : [id]));
    return { ...state, entities: [/** @type {any} */ ({ ...state.entities[MEADOW], order, round: given.round }), ...made] };
  },
  names: (view) => new Map([...people(view), [MEADOW, 'scene'], [GM, 'gm']]),
  gm: MEADOW,
  values: { at: people, by: people, to: strips },
  changes: { moved: [null, strips] },
  byHand: {
    scattered: {
      stays: () => ({ path: ['condition'], expected: 'somebody with people: set people instead' }),
      lacks: () => ({ path: ['condition'], expected: 'somebody without people: set people instead' }),
      give: () => {},
    },
  },
  facts: (view, who) => (who === MEADOW ? { round: meadow(view).round, order: meadow(view).order.map((id) => squad(view, id).name) } : factsOf(view, who)),
  settables: {
    people: settable(
      (view, who) => upTo(squad(view, who).mostPeople),
      (_view, who, /** @type {number} */ people) => [[PeopleSet.id, who, people]],
    ),
    nerve: settableResource(Nerve, (view, who) => upTo(MostNerve(view, who))),
  },
  said: z.strictObject({ how: z.enum(['charge', 'stand', 'volley']).optional() }),
  context: (_view, _query, _who, _against, { how }) => how,
  dice: (pool) => pool,
  over: winners,
});
