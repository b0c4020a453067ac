// A game of one file: two throw snowballs. A hit soaks; a soaked thrower throws worse; each may duck once.
import {
  adds,
  declare,
  defineChange,
  defineCondition,
  defineIntent,
  defineQuery,
  defineRoll,
  defineRules,
  defineWindow,
  die,
  give,
  oneOf,
  over,
  plainSum,
} from '@riposte/kernel';
import { defineRuleSet } from '@riposte/ruleset';
import * as z from 'zod';

const thrower = (view, id) => view.state.entities[id];
const others = (view, who) => view.state.entities.flatMap((entity) => (entity.id === who ? [] : [entity.id]));

/** What must be thrown at least. @rule SB-1 */
const Needed = defineQuery('needed', { rule: 'SB-1', from: 'the book', base: () => 3, combine: plainSum });
/** @rule SB-2 */
const Soaked = defineCondition('soaked', { rule: 'SB-2', title: 'soaked', contributes: [adds(Needed, 1, { rule: 'SB-2', label: 'soaked' })] });
const Hit = defineChange('hit', (store, who) => {
  store.edit(who).hits++;
});
const Ducked = defineChange('ducked', (store, who) => {
  store.edit(who).duckedOnce = true;
});
const ThrowRoll = defineRoll('throw', { rule: 'SB-1', title: 'throw' });

/** Each may duck once in a fight. @rule SB-3 */
const Duck = defineIntent('duck', {
  rule: 'SB-3',
  title: 'Duck',
  automatic: true,
  available: (view, by, refuse) => {
    if (thrower(view, by).duckedOnce) refuse('SB-3', 'ducked already');
  },
  perform: (play, by) => {
    Ducked(play, by);
    return true;
  },
});
const Coming = defineWindow('coming', { rule: 'SB-3', who: (view, { at }) => (thrower(view, at).duckedOnce ? [] : [at]), intents: () => [Duck] });

/** @rule SB-1 */
const Throw = defineIntent('throw', {
  rule: 'SB-1',
  title: 'Throw',
  params: { at: oneOf({ rule: 'SB-1', candidates: (view, { by }) => others(view, by) }) },
  perform(play, by, { at }) {
    if (play.offer(Coming, { at }) !== undefined) return false;
    if (play.roll(ThrowRoll, by, die(6)) < Needed(play, by, at, undefined)) return false;
    Hit(play, at);
    give(play, at, Soaked);
    return true;
  },
});

const rules = defineRules({
  id: 'snowballs',
  version: '1.0.0',
  title: 'Snowballs',
  intents: [Throw, Duck],
  windows: [Coming],
  rolls: [ThrowRoll],
  changes: [Hit, Ducked],
  queries: [Needed],
  conditions: [Soaked],
  next: (view) => {
    const wet = view.state.entities.find((entity) => entity.hits > 1);
    return wet === undefined ? declare(view.state.entities.map((entity) => entity.id)) : over({ winner: 1 - wet.side });
  },
  sees: () => 'all',
  shown: (view, id) => ({ side: thrower(view, id).side }),
  name: (view, id) => thrower(view, id).name,
});

export const ruleSet = defineRuleSet({
  rules,
  board: z.null().optional(),
  fighter: z.strictObject({ name: z.string(), side: z.string(), creature: z.string().optional() }),
  setUp: (_rules, { fighters, sides }) => ({
    serial: 0,
    ignored: [],
    entities: fighters.map(({ name, side }, id) => ({
      id,
      kind: 'fighter',
      name,
      side: sides.indexOf(side),
      conditions: [],
      features: [],
      payment: null,
      duckedOnce: false,
      hits: 0,
    })),
  }),
  policy: {
    declare: (view, who) => ({ def: Throw, by: who, with: { at: others(view, who)[0] } }),
    answer: () => null,
  },
});
