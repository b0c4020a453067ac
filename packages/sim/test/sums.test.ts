import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changed, fightShare, type Job, SUMS } from '../src/index.ts';

const duel = join(import.meta.dirname, '../../../encounters/sea-of-shadows/duel-at-dawn.json');
const WORDS = ['rounds', 'squared', 'won', 'lost', 'gained'];

/** What a key counts, whoever and whatever it counts: "1 hp 3" is "# … #". */
const kind = (key: string): string =>
  key
    .split(' ')
    .map((word) => (/^-?\d+$/.test(word) ? '#' : WORDS.includes(word) ? word : '…'))
    .join(' ')
    .replace(/…( …)+/g, '…');

const kinds = (sums: object): string[] => [...new Set(Object.keys(sums).map(kind))].sort();

it('whoever counts something else in a share raises SUMS: a farm must not add it to what earlier builds counted', async () => {
  const job: Job = { content: readFileSync(duel, 'utf8'), file: 'duel.json', packs: {}, seed: 'sums', players: {}, rounds: 200 };
  const { tally, versus } = await fightShare({ job, versus: [{ ...job, content: await changed(job, ['Odo.hp=1']) }], from: 0, to: 40 });
  const counted = Object.entries(tally).map(([name, sums]: [string, number | object]) => (typeof sums === 'number' ? [name] : [name, ...kinds(sums)]));
  expect({ SUMS, tally: counted, pairs: kinds(versus[0].pairs) }).toEqual({
    SUMS: 1,
    tally: [
      ['fights'],
      ['unfinished'],
      ['commands'],
      ['ends', '…'],
      ['wins', '#'],
      ['rounds', '#'],
      ['out', '#'],
      ['wonIn', '# #'],
      ['standing', '# #'],
      ['left', '# …'],
      ['leftAs', '# … #'],
      ['conditions', '# …'],
      ['first', '# lost'],
      ['acts', '# … lost', '# … won'],
    ],
    pairs: ['# gained', '# lost', 'rounds', 'rounds squared', '…', '… squared'],
  });
});
