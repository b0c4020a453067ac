import { type Entity, type Id, Runner, type State } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { rules } from '../../test/stage.ts';
import type { Fighter } from '../fighters/fighter.ts';
import { Surrendered } from '../rounds/presence.ts';
import { boardSchema, fighterSchema } from './encounter-schema.ts';
import { ruleSet } from './rule-set.ts';

/** A fight in its first round, in which everybody has Energy. */
function fight(board: object, ...fighters: readonly object[]): State {
  const given = fighters.map((fighter) => fighterSchema.parse(fighter));
  const state = valueOf(ruleSet.setUp(rules, { board: boardSchema.parse(board), sides: ['a', 'b'], fighters: given }));
  const entities = state.entities.map(
    (entity): Entity =>
      entity.kind === 'scene' ? ({ ...entity, round: 1 } as Entity) : entity.kind === 'fighter' ? ({ ...entity, energy: 5 } as Entity) : entity,
  );
  return { ...state, entities };
}

const bearing = (state: State, who: Id, id: string): State => {
  const kind = rules.codeNamed(id);
  const condition = { id: 99, kind, source: -1, value: 0, since: 99, parent: -1, clock: -1, of: -1, at: 0 };
  return { ...state, serial: 100, entities: state.entities.map((entity) => (entity.id === who ? { ...entity, conditions: [condition] } : entity)) };
};

const chosen = (state: State, who: Id): { readonly do?: string; readonly with?: object } => {
  const intent = ruleSet.policy.declare(Runner.still(rules, state), who);
  return intent === null ? {} : { do: intent.def.id, with: intent.with };
};

const ann = { name: 'Ann', side: 'a', at: '3,4', facing: 'east' };
const bea = { name: 'Bea', side: 'b', at: '4,4', facing: 'west' };

describe('the computer', () => {
  it('lets those who surprise others act first', () => {
    const both = fight({}, { ...ann, gear: [] }, { ...bea, gear: [] });
    const declarers = (state: State): unknown => rules.def.next(Runner.still(rules, state));
    expect(declarers(both)).toMatchObject({ declare: [1, 2] });
    expect(declarers(bearing(both, 1, 'surprised'))).toMatchObject({ declare: [2, 1] });
  });

  it('spares whom it fells where its weapon lets it, or where it is a watchman', () => {
    expect(chosen(fight({}, { ...ann, gear: ['cudgel'] }, bea), 1)).toMatchObject({ do: 'melee-attack', with: { spare: 0 } });
    expect(chosen(fight({}, { ...ann, creature: 'watchman', gear: [] }, bea), 1)).toMatchObject({ do: 'unarmed-attack', with: { spare: 0 } });
    expect(chosen(fight({}, { ...ann, gear: ['cutlass'] }, bea), 1)).toMatchObject({ do: 'melee-attack', with: { spare: -1 } });
  });

  it('walks around a wall to strike', () => {
    const wall = fight({ solid: ['4,3', '4,4', '4,5'] }, { ...ann, gear: ['spear'] }, { ...bea, at: '5,4' });
    const { do: act, with: how } = chosen(wall, 1);
    expect(act).toBe('run');
    const { along } = how as { readonly along: readonly number[] };
    expect(along.map((place) => [(place % 12) + 1, Math.floor(place / 12) + 1])).not.toContainEqual([4, 4]);
  });

  it('takes prisoner who surrenders, and strikes none of them', () => {
    const offered = bearing(fight({}, { ...ann, gear: ['cutlass'] }, bea), 2, Surrendered.id);
    expect(chosen(offered, 1)).toMatchObject({ do: 'accept-surrender', with: { at: 2 } });
    expect((offered.entities[2] as Fighter).name).toBe('Bea');
  });

  it('neither leaves nor surrenders', () => {
    const alone = fight({}, { ...ann, at: '1,4', gear: [] }, { ...bea, at: '2,4', gear: ['greatsword'], abilities: { str: 20 } });
    expect(['leave', 'surrender']).not.toContain(chosen(alone, 1).do);
  });
});
