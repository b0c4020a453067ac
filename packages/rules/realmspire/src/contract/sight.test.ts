import { Fight, NOBODY, projectChanges, type Viewer } from '@riposte/kernel';
import { project } from '@riposte/kernel/testing';
import { expect, it } from 'vitest';
import { readyFights } from '../../../../rule-sets/test/ready-fights.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { OrderSet } from '../initiative-structure/initiative.ts';
import { SCENE, type Scene } from '../initiative-structure/scene.ts';
import { steady } from './policy/policy.ts';
import { ruleSet } from './rule-set.ts';

const { rules, state } = readyFights(ruleSet).find((fight) => fight.file === 'ambush-in-the-pass.json')!;
const KUNO = 1;
const bandits: Viewer = { gm: false, controls: [2] };
const travellers: Viewer = { gm: false, controls: [4] };

/** The ambush as soon as a fighter may act, Kuno out of sight. */
function ambush(): Fight {
  const fight = Fight.open(rules, state, { seed: 'hidden' });
  for (let { pending } = fight; pending?.kind === 'answer'; { pending } = fight) {
    fight.answer(steady.answer(fight.view, pending.ask, pending.whos[0], pending.about), { who: pending.whos[0] });
  }
  fight.fiat('goes behind a rock', [['condition-given', KUNO, rules.codeOf(Hidden), NOBODY, 0, NOBODY, NOBODY, NOBODY, 0]]);
  return fight;
}

it('nothing tells the other side of a hidden fighter: neither the turn order nor how it was set', () => {
  const { view } = ambush();
  const sceneFor = (viewer: Viewer): Scene => {
    const [scene] = project(view, viewer) as unknown as (Scene & { readonly shown?: Scene })[];
    return scene.shown ?? scene;
  };
  expect(view.has(KUNO, Hidden)).toBe(true);
  expect(sceneFor(bandits).order).toContain(KUNO);
  const { order, queue, round } = sceneFor(travellers);
  expect([order.length, order.includes(KUNO), queue.includes(KUNO), round]).toEqual([5, false, false, 1]);
  const changes = [[OrderSet.id, SCENE, [KUNO, 4]]] as const;
  expect([bandits, travellers].map((viewer) => projectChanges(view, viewer, [...changes]).length)).toEqual([1, 0]);
});
