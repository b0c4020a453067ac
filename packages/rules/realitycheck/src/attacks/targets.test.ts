import { type Id, Runner, type State } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { expect, it } from 'vitest';
import { rules } from '../../test/stage.ts';
import { boardSchema, fighterSchema } from '../contract/encounter-schema.ts';
import { ruleSet } from '../contract/rule-set.ts';

const ANN: Id = 1;
const BEA: Id = 2;

const fighters = [
  { name: 'Ann', side: 'a', at: '3,4', gear: ['cutlass', { name: 'flask', like: 'potion', slot: 'stowed' }] },
  { name: 'Bea', side: 'b', at: '4,4' },
].map((fighter) => fighterSchema.parse(fighter));
const begun: State = valueOf(ruleSet.setUp(rules, { board: boardSchema.parse({}), sides: ['a', 'b'], fighters }));

/** The same fight with a condition on Bea. */
const bearing = (id: string): State => {
  const condition = { id: 99, kind: rules.codeNamed(id), source: -1, value: 0, since: 99, parent: -1, clock: -1, of: -1, at: 0 };
  return { ...begun, serial: 100, entities: begun.entities.map((entity) => (entity.id === BEA ? { ...entity, conditions: [condition] } : entity)) };
};

/** Why a parameter of an act of Ann's is refused. */
function whyNot(state: State, act: string, param: string, value: number): string[] {
  const reasons: string[] = [];
  const def = rules.def.intents.find(({ id }) => id === act)!;
  const chosen = { ...def, by: ANN, with: { weapon: -1, item: value, at: value } };
  const { check } = def.params[def.paramNames.indexOf(param)];
  check(Runner.still(rules, state), chosen as never, value as never, (_rule, reason) => reasons.push(reason));
  return reasons;
}

it('says of a target that it is dead or gone, and of who hides no more than that it is none', () => {
  expect(whyNot(bearing('dead'), 'unarmed-attack', 'at', BEA)).toEqual(['target-dead']);
  expect(whyNot(bearing('gone'), 'unarmed-attack', 'at', BEA)).toEqual(['target-gone']);
  expect(whyNot(bearing('hidden'), 'unarmed-attack', 'at', BEA)).toEqual(['no-such-target']);
});

it('says of a potion why it is not drunk', () => {
  const flask = begun.entities.find((entity) => (entity as { name?: string }).name === 'flask')!.id;
  expect(whyNot(begun, 'drink', 'item', flask)).toEqual(['potion-not-in-hand']);
  expect(whyNot(begun, 'drink', 'item', flask - 1)).toEqual(['no-potion']);
  expect(whyNot(begun, 'drink', 'item', 999)).toEqual(['no-potion']);
});
