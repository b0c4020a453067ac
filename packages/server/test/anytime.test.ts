import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fightersOf, readEncounter } from '@riposte/files';
import { Fight } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { expect, it } from 'vitest';
import { type SceneWithMenu, sceneFor } from '../src/scene.ts';
import { seatAt, stageOf } from './stage.ts';

const file = join(import.meta.dirname, '../../../encounters/heroes-of-destiny/duel-at-the-mill.json');

it('offers a player who waits for another what is open at any time, and nothing else', () => {
  const { rules, ruleSet, state, sides } = readEncounter(readFileSync(file, 'utf8'), file, RULE_SETS);
  const fight = Fight.open(rules, state, { seed: 'anytime' });
  while (fight.pending !== null || !fight.declarers.some((id) => fightersOf(fight.view).includes(id))) {
    if (fight.pending === null) throw new Error('nobody has a turn');
    fight.passDeadline();
  }
  const stage = stageOf(fight, ruleSet, sides);
  const other = fightersOf(fight.view).find((id) => !fight.declarers.includes(id))!;
  const player = seatAt('player', [other]);
  const told = (by: number | null): SceneWithMenu => sceneFor(stage, player, [player], new Set(), { menu: 0, asked: 0, by });
  const { menu } = told(null).scene;
  expect(menu).toMatchObject({ acting: [], by: null, acts: [], anytime: [{ ref: player.refs.of(other) }] });
  const turned = told(menu.anytime[0].ref);
  const open = turned.scene.menu.acts.filter(({ ways }) => ways.length > 0);
  const surrender = open.find(({ id }) => id === 'surrender')!;
  // All that is listed is open out of turn: no attack, no end of a turn.
  const isAnytime = new Map(rules.def.intents.map(({ id, tags }) => [id, tags.includes(rules.def.anytime!)]));
  expect(turned.scene.menu.acts.filter(({ id }) => isAnytime.get(id) !== true)).toEqual([]);
  fight.submit(turned.menu.ways.get(surrender.ways[0].key)!, { viewer: player.viewer });
});
