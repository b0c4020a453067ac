import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decreeInWords, readEncounter } from '@riposte/files';
import { Fight } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { expect, it } from 'vitest';
import { boardHand, decreeOfBoard } from '../src/game-board.ts';

it.each([
  ['heroes-of-destiny/archers-at-the-wall', 'edge', [[7, 8]]],
  ['celesia/ambush-in-the-wood', 'cell', [[7]]],
  ['sea-of-shadows/duel-at-dawn', 'region', [[0]]],
])('the board of %s says what each brush has drawn, before and after a stroke', (name, on, at) => {
  const file = join(import.meta.dirname, `../../../encounters/${name}.json`);
  const { rules, ruleSet, state, sides } = readEncounter(readFileSync(file, 'utf8'), file, RULE_SETS);
  const fight = Fight.open(rules, state, { seed: 'board' });
  const brush = () => boardHand({ ruleSet, view: fight.view }, sides)!.brushes.find((one) => one.on === on)!;
  const before = brush();
  expect(before.drawn).not.toContainEqual(at[0]);
  const decree = (act: string): unknown => decreeInWords(fight, ruleSet, act, decreeOfBoard({ ruleSet, view: fight.view }, act, { brush: before.id, at }));
  decree('draw');
  expect(brush().drawn).toContainEqual(at[0]);
  decree('erase');
  expect(brush().drawn).toEqual(before.drawn);
});
