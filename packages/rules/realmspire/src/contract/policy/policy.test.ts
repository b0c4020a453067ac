import { type Entity, type IntentJson, intentJson, makeRules, Runner, type State } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { expect, it } from 'vitest';
import { boardSchema, fighterSchema, realmspire, ruleSet, steady } from '../../index.ts';

const rules = makeRules(realmspire);

/** What the first fighter would do in its turn, with so much mana. */
function chosen(mana: number, ...fighters: readonly object[]): IntentJson {
  const given = fighters.map((fighter) => fighterSchema.parse(fighter));
  const state: State = valueOf(ruleSet.setUp(rules, { board: boardSchema.parse({ width: 20, height: 20 }), sides: ['red', 'blue'], fighters: given }));
  const entities = state.entities.map((entity): Entity => {
    if (entity.kind === 'scene') return { ...entity, round: 1, acting: 1, order: [1, 2] } as Entity;
    return entity.id === 1 ? ({ ...entity, mana, ap: 3 } as Entity) : entity;
  });
  return intentJson(steady.declare(Runner.still(rules, { ...state, entities }), 1)!);
}

const mage = { name: 'Ann', side: 'red', at: [3, 3], creature: 'war-mage' };
const witch = { ...mage, creature: 'hedge-witch' };
const foe = { name: 'Bea', side: 'blue', at: [4, 3], creature: 'town-guard' };

it('a mage keeps off a foe only as long as it has mana for a spell from afar', () => {
  expect(chosen(7, mage, foe)).toMatchObject({ do: 'disengage' });
  expect(chosen(0, mage, foe)).toMatchObject({ do: 'strike', with: { at: 2 } });
});

it('a blade bursts into flames only for who has to strike with it', () => {
  const spellOf = ({ do: id, with: given }: IntentJson): string =>
    id === 'cast' ? rules.things[(given as unknown as { readonly spell: number }).spell].id : id;
  expect(spellOf(chosen(20, witch, { ...foe, at: [9, 3] }))).toBe('mind-spike');
  expect(spellOf(chosen(4, witch, foe))).toBe('flame-blade');
});
