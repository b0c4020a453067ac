import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEncounter } from '@riposte/files';
import { Fight } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { type SceneWithMenu, sceneFor } from '../src/scene.ts';
import { seatAt, stageOf } from './stage.ts';

const file = join(import.meta.dirname, '../../../encounters/realitycheck/turnless-brawl.json');

describe('acts in the middle of each other', () => {
  it('are listed from the second on, the newest first', () => {
    const { rules, ruleSet, state, sides } = readEncounter(readFileSync(file, 'utf8'), file, RULE_SETS);
    const fight = Fight.open(rules, state, { seed: 'stack' });
    const stage = stageOf(fight, ruleSet, sides);
    const gm = seatAt('gm');
    const told = (): SceneWithMenu => sceneFor(stage, gm, [gm], new Set(), { menu: 0, asked: 0 });
    const depths = new Set<number>();
    for (let n = 0; n < 120 && !depths.has(2); n++) {
      const { scene, answers, answering } = told();
      const acts = fight.view.doing.filter(({ by, def }) => !def.automatic && by >= 0);
      depths.add(scene.stack.length);
      if (acts.length < 2) expect(scene.stack).toEqual([]);
      else expect(scene.stack.map(({ who }) => gm.refs.id(who))).toEqual(acts.map(({ by }) => by).reverse());
      const { question } = scene;
      if (question === null) {
        const who = fight.declarers.find((one) => ruleSet.policy.declare(fight.view, one) !== null)!;
        const intent = ruleSet.policy.declare(fight.view, who)!;
        fight.submit({ do: intent.def.id, by: intent.by, with: intent.with as never });
      } else {
        // Whoever can strike in between does.
        const strike = question.choices.findIndex(({ act }) => act !== null && /attack/i.test(act));
        fight.answer(answers[Math.max(0, strike)], { who: answering! });
      }
    }
    expect(depths.has(2)).toBe(true);
  });
});
