import { GM } from '@riposte/kernel';
import { calledBy, defineWords, givenTurns, settable, settableResource, sidesOf, turnOrder, upTo, winners } from '@riposte/ruleset';
import * as z from 'zod';
import { fighter, fighters, SCENE, scene } from './fighter.js';
import { Breath, MostBreath } from './numbers.js';
import { fighterSchema, setUp } from './set-up.js';
import { CheerSet } from './swing.js';
import { acting } from './turns.js';

/** @import { Id, View } from '@riposte/kernel' */
/** @import { Facts } from '@riposte/ruleset' */

/** @type {(view: View) => ReadonlyMap<number, string>} */
const people = (view) => new Map(fighters(view).map(({ id, name }) => [id, name]));

/** @type {(view: View) => ReadonlyMap<number, string>} */
const names = (view) => new Map([...people(view), [SCENE, 'scene'], [GM, 'gm']]);

/** @type {(view: View) => Facts} */
const factsOfScene = (view) => {
  const { round, order } = scene(view);
  return { round, turn: fighter(view, acting(view)).name, order: order.map((id) => fighter(view, id).name) };
};

/** @type {(view: View, who: Id) => Facts} */
const factsOf = (view, who) => {
  const { cheer, mostCheer, arm, breath, features } = fighter(view, who);
  return { cheer, mostCheer, arm, breath, mostBreath: MostBreath(view, who), gear: features.map((code) => view.rules.things[code].id) };
};

/** The language of the table: what scenarios and the game master say. */
export const words = defineWords({
  fighter: fighterSchema.extend({ side: calledBy.optional().describe('default: a separate side'), mostCheer: z.int().min(1).max(100).optional() }),
  scene: z.strictObject(givenTurns),
  begin(rules, given, report) {
    const all = given.fighters.map((one) => ({ ...one, side: one.side ?? one.name }));
    const state = setUp(rules, { board: {}, sides: sidesOf(all), fighters: all }, report);
    const made = /** @type {import('./fighter.js').Fighter[]} */ (state.entities.slice(1));
    const turns = turnOrder(given, made, report) ?? report(['order'], 'the names of the fighters: nobody rolls for the order');
    const entities = made.map((one, i) => ({ ...one, mostCheer: given.fighters[i].mostCheer ?? one.mostCheer }));
    return { ...state, entities: [/** @type {any} */ ({ ...state.entities[SCENE], ...turns, round: given.round }), ...entities] };
  },
  names,
  gm: SCENE,
  values: { at: people, by: people },
  byHand: {
    sitting: {
      stays: () => ({ path: ['condition'], expected: 'somebody with cheer: set cheer instead' }),
      lacks: () => ({ path: ['condition'], expected: 'somebody without cheer: set cheer instead' }),
      give: () => {},
    },
  },
  facts: (view, who) => (who === SCENE ? factsOfScene(view) : factsOf(view, who)),
  settables: {
    cheer: settable(
      (view, who) => upTo(fighter(view, who).mostCheer),
      (_view, who, /** @type {number} */ cheer) => [[CheerSet.id, who, cheer]],
    ),
    breath: settableResource(Breath, (view, who) => upTo(MostBreath(view, who))),
  },
  over: winners,
});
