import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEncounter } from '@riposte/files';
import { Runner } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { expect, it } from 'vitest';
import { planOf, sharedEdge } from '../src/geometry.ts';
import { groundText } from '../src/ground-text.ts';

const cells = { width: 4, height: 4, unit: '1 m', marks: [] };

it('a border lies on the edge that two cells share, on squares and hexes', () => {
  expect(sharedEdge(planOf({ kind: 'square', ...cells }), 1, 5)).toEqual([
    { x: 112, y: 56 },
    { x: 56, y: 56 },
  ]);
  expect(sharedEdge(planOf({ kind: 'square', ...cells }), 0, 5)).toBeNull();
  for (const [a, b] of [
    [5, 6],
    [1, 4],
    [5, 10],
  ])
    expect(sharedEdge(planOf({ kind: 'hex-pointy', ...cells }), a, b)).not.toBeNull();
});

it('a picture lies in cells, in metres, or over all regions', () => {
  expect(planOf({ kind: 'square', ...cells }).frame).toEqual({ x: 0, y: 0, across: 56, down: 56 });
  const metres = planOf({ kind: 'metres', ...cells });
  expect(metres.centre(5 * 2 + 3)).toEqual({ x: metres.frame.x + 3 * metres.frame.across, y: metres.frame.y + 2 * metres.frame.down });
  const regions = planOf({ kind: 'regions', regions: [{ name: 'a', next: [] }], marks: [] });
  expect([regions.frame.across, regions.frame.down]).toEqual([regions.width, regions.height]);
});

it('walls between cells are shown, and told with the place behind them', () => {
  const file = 'archers-at-the-wall.json';
  const content = readFileSync(join(import.meta.dirname, '../../../encounters/heroes-of-destiny', file), 'utf8');
  const { rules, state, ruleSet } = readEncounter(content, file, RULE_SETS);
  const ground = ruleSet.look!.ground(Runner.still(rules, state));
  if (ground.kind === 'regions') throw new Error('a grid');
  expect(ground.borders).toEqual([{ title: 'parapet', as: 'cover', between: expect.any(Array) as unknown }]);
  expect(ground.borders![0].between).toHaveLength(4);
  expect(groundText(ground, 3 * 24 + 5)).toEqual(['low-wall', 'parapet towards 6,3']);
  expect(groundText(ground, 3 * 24 + 6)).toEqual(['parapet towards 5,3']);
});
