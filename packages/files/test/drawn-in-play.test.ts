import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { expect, it } from 'vitest';
import { decreeInWords, FileError, readEncounter } from '../src/index.ts';

const file = join(import.meta.dirname, '../../../encounters/heroes-of-destiny/duel-at-the-mill.json');
const { ruleSet, rules, state, sides } = readEncounter(readFileSync(file, 'utf8'), file, RULE_SETS);

it('what is drawn or erased in a fight is named, and so are the two places of a wall', () => {
  const fight = Fight.open(rules, state, { seed: 'drawn' });
  const told = (act: string, given: object): unknown => {
    decreeInWords(fight, ruleSet, act, given as never, () => null, sides);
    return fight.lines.at(-1);
  };
  expect(JSON.stringify(told('draw', { brush: 'wall', at: [['5,1', '6,1']] }))).toContain('"draw","wall","5,1 to 6,1"');
  expect(JSON.stringify(told('erase', { at: ['5,1'] }))).toContain('"erase","wall","5,1"');
});

it('what stands where a rock is drawn is named', () => {
  const fight = Fight.open(rules, state, { seed: 'drawn' });
  let refused: unknown = null;
  try {
    decreeInWords(fight, ruleSet, 'draw', { brush: 'solid', at: ['2,4'] } as never, () => null, sides);
  } catch (thrown) {
    refused = thrown;
  }
  expect(refused).toBeInstanceOf(FileError);
  expect((refused as FileError).impossible).toEqual({ who: 'Alda', fact: 'at' });
  expect(new FileError('GM ruling', 'at', 'two places').impossible).toBeNull();
});
