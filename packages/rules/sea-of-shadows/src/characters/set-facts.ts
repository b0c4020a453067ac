import { defineChange, type Id } from '@riposte/kernel';
import { type Fighter, SCENE, type Scene } from './fighter.ts';

/** Facts of a fighter that stay as they are unless the game master sets them. */
const FACTS = [
  'att',
  'def',
  'str',
  'ref',
  'int',
  'pre',
  'fort',
  'maxHp',
  'maxMp',
  'apTotal',
  'size',
  'minor',
  'room',
  'acted',
] as const satisfies readonly (keyof Fighter)[];
export type Fact = (typeof FACTS)[number];

/** A fact of a fighter is another from now on: a number, or yes or no. */
export const FactSet = defineChange('fact-set', (store, who: Id, fact: Fact, value: number | boolean): boolean => {
  const before = store.state.entities[who] as Fighter;
  if (!FACTS.includes(fact) || before[fact] === value || typeof before[fact] !== typeof value) return false;
  Object.assign(store.edit(who), { [fact]: value });
  return true;
});

/** A fighter is on another side. */
export const SideChanged = defineChange('side-changed', (store, who: Id, side: number): boolean => {
  if ((store.state.entities[who] as Fighter).side === side) return false;
  (store.edit(who) as Fighter).side = side;
  return true;
});

/** Another round is counted. */
export const RoundSet = defineChange('round-set', (store, _scene: Id, round: number): boolean => {
  if ((store.state.entities[SCENE] as Scene).round === round) return false;
  (store.edit(SCENE) as Scene).round = round;
  return true;
});

/** The turn of the fighter in this place of the order comes next. */
export const TurnSet = defineChange('turn-set', (store, _scene: Id, turn: number): void => {
  (store.edit(SCENE) as Scene).turn = turn - 1;
});

/** The turns come in another order; the running turn goes on. */
export const OrderChanged = defineChange('order-changed', (store, _scene: Id, order: readonly Id[]): void => {
  const s = store.edit(SCENE) as Scene;
  const now = s.order[s.turn];
  s.order = order;
  s.turn = order.indexOf(now);
});
