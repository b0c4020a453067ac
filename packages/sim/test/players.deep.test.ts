import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { type Job, tournament } from '../src/index.ts';
import { root } from './encounters.ts';

/** On each side of each encounter, for each pair. */
const FIGHTS = 50;

/** A fight in each rule set in which it matters what is done when and what is kept back, short enough to be fought a hundred times. */
const RICH: { readonly [ruleSet: string]: string } = {
  'sea-of-shadows': 'encounters/sea-of-shadows/wrestling-pit.json',
  'heroes-of-destiny': 'packages/sim/test/fights/heroes-of-destiny.json',
  realmspire: 'encounters/realmspire/nets-in-the-arena.json',
  celesia: 'packages/sim/test/fights/celesia.json',
  realitycheck: 'packages/sim/test/fights/realitycheck.json',
};

describe('tactical beats careful, careful beats random, and the intervals do not overlap', () => {
  it('in all rule sets', () => {
    expect(Object.keys(RICH).sort()).toEqual(RULE_SETS.map(({ rules: ruleset }) => ruleset.id).sort());
  });

  for (const [ruleSet, path] of Object.entries(RICH)) {
    for (const [better, worse] of [
      ['tactical', 'careful'],
      ['careful', 'random'],
    ]) {
      it(`${ruleSet}: ${better} against ${worse}`, { timeout: 7_200_000 }, async () => {
        const file = join(root, path);
        const job: Job = { content: readFileSync(file, 'utf8'), file, packs: {}, seed: 'deep', players: {}, rounds: 60 };
        const { table } = await tournament([job], [better, worse], { fights: FIGHTS, workers: 2, share: 5 });
        expect(table.map((one) => one.player)).toEqual([better, worse]);
        expect(table[1].wins.most).toBeLessThan(table[0].wins.least);
      });
    }
  }
});
