import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calibrationReport, type Job, type Told, toldAndWon } from '../src/index.ts';
import { SMALL } from './encounters.ts';

const TENTHS = Array.from({ length: 10 }, (_, nth) => nth / 10 + 0.05);

/** A hundred forecasts of each range, of which so many came true. */
const forecasts = (cameTrue: (share: number) => number): Told[] =>
  TENTHS.flatMap((share) => Array.from({ length: 100 }, (_, nth) => ({ share, won: nth < Math.round(cameTrue(share) * 100) })));

describe('forecasts of whole fights beside their ends', () => {
  it('are found right where they are, and wrong where they are not', () => {
    const inside = (told: readonly Told[]): string => calibrationReport(told, []).notes[1].split(' the forecast')[0];
    expect(inside(forecasts((share) => share))).toBe('In 10 of 10 ranges');
    expect(inside(forecasts((share) => Math.min(1, share + 0.25)))).toBe('In 0 of 10 ranges');
  });

  it('are told at a moment of each fight, for one side after the other, the same each time', async () => {
    const jobs = SMALL.slice(0, 1).map(({ file }): Job => ({ content: readFileSync(file, 'utf8'), file, packs: {}, seed: 'told', players: {}, rounds: 200 }));
    const told = await toldAndWon(jobs, { fights: 6, futures: 20 });
    expect(told).toHaveLength(6);
    expect(await toldAndWon(jobs, { fights: 6, futures: 20 })).toEqual(told);
    expect(new Set(told.map(({ share }) => share)).size).toBeGreaterThan(1);
    for (const { share } of told) expect([share >= 0, share <= 1]).toEqual([true, true]);
  });
});
