import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKS } from '@riposte/books';
import { describe, expect, it } from 'vitest';
import { type Job, tournament } from '../src/index.ts';
import { root } from './books.ts';

/** On each side of each encounter, for each pair. */
const FIGHTS = 25;

/** A fight in each rule set in which it matters what is done when, whom one goes for and what is kept back. */
const RICH = [
  'sea-of-shadows/wrestling-pit',
  'heroes-of-destiny/archers-at-the-wall',
  'realmspire/wrestling-pit',
  'celesia/wrestling-ring',
  'realitycheck/knight-and-berserkers',
];

describe('tactical beats careful, careful beats random, and the intervals do not overlap', () => {
  it('in all rule sets', () => {
    expect(RICH.map((name) => name.split('/')[0]).sort()).toEqual(BOOKS.map(({ ruleset }) => ruleset.id).sort());
  });

  for (const name of RICH) {
    for (const [better, worse] of [
      ['tactical', 'careful'],
      ['careful', 'random'],
    ]) {
      it(`${name}: ${better} against ${worse}`, { timeout: 7_200_000 }, async () => {
        const file = join(root, 'encounters', `${name}.json`);
        const job: Job = { content: readFileSync(file, 'utf8'), file, packs: {}, seed: 'deep', players: {}, rounds: 60 };
        const { table } = await tournament([job], [better, worse], { fights: FIGHTS, workers: 2, share: 5 });
        expect(table.map((one) => one.player)).toEqual([better, worse]);
        expect(table[1].wins.most).toBeLessThan(table[0].wins.least);
      });
    }
  }
});
