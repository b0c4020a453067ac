import { Fight, intentJson, makeRules } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { FinishFight, FinishTurn } from './actions/game-master.ts';
import { Strike } from './attack-and-defence/attack.ts';
import { scene } from './characters/fighter.ts';
import { boardSchema, fighterSchema, ruleSet, SCENE, seaOfShadows } from './index.ts';
import { ChangeSide, TakeOut } from './problematic-situations/game-master.ts';
import { Kill } from './taking-damage/game-master.ts';
import { Dead } from './taking-damage/instant-death.ts';

const [ANN, BEA] = [1, 2];

/** Two against one in the yard; Ann strikes at Bea, who is asked for her defence. */
function strikeBegins(): Fight {
  const rules = makeRules(seaOfShadows);
  const fighters = [
    { name: 'Ann', side: 'red' },
    { name: 'Bea', side: 'blue' },
    { name: 'Cid', side: 'blue' },
  ].map((one) => fighterSchema.parse({ ...one, at: 'yard', creature: 'duellist' }));
  const state = valueOf(ruleSet.setUp(rules, { board: boardSchema.parse({ regions: ['yard'] }), sides: ['red', 'blue'], fighters }));
  const fight = Fight.open(rules, state, { seed: 'strike' });
  while (scene(fight.view).acting !== ANN) fight.submit({ do: 'end-turn', by: scene(fight.view).acting, with: {} });
  fight.submit(intentJson(Strike.of(ANN, { at: BEA })));
  expect(fight.pending).toMatchObject({ whos: [BEA] });
  return fight;
}

describe('in the middle of an attack the game master', () => {
  it('ends the turn, and the attack is not made', () => {
    const fight = strikeBegins();
    expect(fight.interject(intentJson(FinishTurn.of(SCENE, { who: ANN })))).not.toBe(null);
    expect([fight.pending, scene(fight.view).acting === ANN]).toEqual([null, false]);
  });

  it('ends the fight, and the attack is not made', () => {
    const fight = strikeBegins();
    expect(fight.interject(intentJson(FinishFight.of(SCENE, { winner: 0 })))).not.toBe(null);
    expect([fight.pending, fight.over]).toEqual([null, { winner: 0 }]);
  });

  it.each([TakeOut, Kill])('takes the target away, and the attack is neither made nor paid: $id', (act) => {
    const fight = strikeBegins();
    expect(fight.interject(intentJson(act.of(SCENE, { who: BEA })))).not.toBe(null);
    expect([fight.pending, fight.declarers]).toEqual([null, [ANN]]);
  });

  it('turns the target into a friend, and the attack goes on', () => {
    const fight = strikeBegins();
    expect(fight.interject(intentJson(ChangeSide.of(SCENE, { who: BEA, side: 0 })))).toBe(null);
    expect(fight.pending).toMatchObject({ whos: [BEA] });
  });

  it('kills, and one undo brings back the dead', () => {
    const fight = strikeBegins();
    fight.interject(intentJson(Kill.of(SCENE, { who: BEA })));
    expect(fight.view.has(BEA, Dead)).toBe(true);
    fight.undo();
    expect(fight.view.has(BEA, Dead)).toBe(false);
    fight.redo();
    expect(fight.view.has(BEA, Dead)).toBe(true);
    expect(fight.verify()).toMatchObject({ ok: true });
  });
});
