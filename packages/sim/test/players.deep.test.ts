import { readFileSync } from 'node:fs';
import { BOOKS } from '@riposte/books';
import { describe, expect, it } from 'vitest';
import { type Job, tournament } from '../src/index.ts';
import { SMALL } from './books.ts';

const FIGHTS = 40;

describe('tactical beats careful, careful beats random, and the intervals do not overlap', () => {
  for (const { ruleset } of BOOKS) {
    it(ruleset.id, { timeout: 7_200_000 }, async () => {
      const jobs = SMALL.filter((one) => one.book === ruleset.id).map(
        ({ file }): Job => ({ content: readFileSync(file, 'utf8'), file, packs: {}, seed: 'deep', players: {}, rounds: 60 }),
      );
      expect(jobs.length).toBe(1);
      const { table } = await tournament(jobs, ['tactical', 'careful', 'random'], { fights: FIGHTS, workers: 2, share: 5 });
      expect(table.map((one) => one.player)).toEqual(['tactical', 'careful', 'random']);
      for (const [i, one] of table.slice(1).entries()) expect(one.wins.most, one.player).toBeLessThan(table[i].wins.least);
    });
  }
});
