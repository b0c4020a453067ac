import { Fight, intentJson, makeRules, type State } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { simulation } from '@riposte/testkit';
import { expect, it } from 'vitest';
import { boardSchema, celesia, fighterSchema, ruleSet, steady } from '../../index.ts';
import { LocateHeart } from '../../injuries/heart.ts';
import { EndTurn } from '../../rounds/turns.ts';
import { Bleeding } from '../../stamina/bleeding.ts';
import { Unconscious } from '../../stamina/unconscious.ts';
import { bear } from '../encounter.ts';

const rules = makeRules(celesia);

function field(board: object, ...fighters: readonly object[]): State {
  return valueOf(
    ruleSet.setUp(rules, { board: boardSchema.parse(board), sides: ['red', 'blue'], fighters: fighters.map((fighter) => fighterSchema.parse(fighter)) }),
  );
}

/** The last rounds of so many fights. */
function rounds(state: State, fights: number): number[] {
  const sim = simulation(rules, state, { seed: 'policy', policy: () => steady, maxCommands: 5000 });
  return Array.from({ length: fights }, (_, i) => {
    const { over, state: after } = sim.fight(i);
    expect(over, `fight ${i}`).not.toBeNull();
    return (after.entities[0] as unknown as { readonly round: number }).round;
  });
}

it('a wyvern above a fallen friend comes down as far as it can and fights', () => {
  const state = field(
    {},
    { name: 'Ann', side: 'red', at: [2, 3], creature: 'guard' },
    { name: 'Wyvern', side: 'blue', at: [3, 3], creature: 'wyvern', height: 10 },
    { name: 'Bea', side: 'blue', at: [3, 4], creature: 'guard' },
  );
  const fallen = state.entities.find((entity) => 'name' in entity && entity.name === 'Bea')!;
  bear(rules, state, fallen.id, Unconscious);
  expect(Math.max(...rounds(state, 20))).toBeLessThanOrEqual(30);
});

it('stops the bleeding of a fallen friend at its side, but not with a foe at hand', () => {
  const chosen = (foe: readonly number[]): string => {
    const state = field(
      {},
      { name: 'Ann', side: 'red', at: [2, 3], creature: 'guard' },
      { name: 'Bea', side: 'red', at: [2, 4], creature: 'guard' },
      { name: 'Cid', side: 'blue', at: foe, creature: 'guard' },
    );
    const [ann, bea] = ['Ann', 'Bea'].map((called) => state.entities.find((entity) => 'name' in entity && entity.name === called)!.id);
    bear(rules, state, bea, Unconscious);
    bear(rules, state, bea, Bleeding);
    const fight = Fight.open(rules, state, { seed: 'bandage' });
    for (let i = 0; i < 20 && !fight.declarers.includes(ann); i++) fight.submit(intentJson(EndTurn.of(fight.declarers[0], {})));
    for (let i = 0; i < 5; i++) {
      const intent = steady.declare(fight.view, ann)!;
      if (intent.def !== LocateHeart) return intent.def.id;
      fight.submit(intentJson(intent));
    }
    return 'nothing';
  };
  expect(chosen([9, 3])).toBe('first-aid');
  expect(chosen([3, 3])).not.toBe('first-aid');
});

it('enemies who never come to blows give up after thirty rounds', () => {
  const wall = [0, 1, 2].map((y) => [2, y]);
  const state = field(
    { width: 5, height: 3, solid: wall },
    { name: 'Ann', side: 'red', at: [0, 1], creature: 'guard' },
    { name: 'Bea', side: 'blue', at: [4, 1], creature: 'guard' },
  );
  expect(rounds(state, 1)).toEqual([31]);
});
