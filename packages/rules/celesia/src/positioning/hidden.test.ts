import { Fight, NOBODY, type Viewer } from '@riposte/kernel';
import { project } from '@riposte/kernel/testing';
import { expect, it } from 'vitest';
import { readyFights } from '../../../../rule-sets/test/ready-fights.ts';
import { ruleSet } from '../contract/rule-set.ts';
import { fighters, SCENE, type Scene } from '../fighters/fighter.ts';
import { OrderSet } from '../rounds/initiative.ts';
import { Hidden } from './hidden.ts';

it('of two who are hidden from another foe each, the turn order shows everybody the other one', () => {
  const { rules, state } = readyFights(ruleSet).find((ready) => ready.file === 'village-green.json')!;
  const fight = Fight.open(rules, state, { seed: 'hidden' });
  const all = fighters(fight.view);
  const foes = all.filter(({ side }) => side !== all[0].side).map(({ id }) => id);
  const [a, b] = all.flatMap(({ id, side }) => (side === all[0].side ? [id] : []));
  fight.fiat('the order', [[OrderSet.id, SCENE, all.map(({ id }) => id)]]);
  for (const [who, from] of [
    [a, foes[0]],
    [b, foes[1]],
  ]) {
    fight.fiat('hides', [['condition-given', who, rules.codeOf(Hidden), from, 0, NOBODY, NOBODY, NOBODY, 0]]);
  }
  const orderFor = (viewer: Viewer): Scene['order'] => {
    const [scene] = project(fight.view, viewer) as unknown as (Scene & { readonly shown?: Scene })[];
    return (scene.shown ?? scene).order;
  };
  const seen = [foes[0], foes[1]].map((foe) => orderFor({ gm: false, controls: [foe] }));
  expect(seen.map((order) => [order.includes(a), order.includes(b)])).toEqual([
    [false, true],
    [true, false],
  ]);
});
