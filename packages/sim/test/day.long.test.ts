import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../files/test/tenth.ts';
import { type Day, type DayTally, dayOf, dayReport, type Job, liveDays, nothingLived, reportText } from '../src/index.ts';
import { root } from './encounters.ts';

/** A ready fight as a job, without orders, ends and players of its own. */
function jobOf(name: string): Job {
  const file = join(root, 'encounters', `${name}.json`);
  const { orders: _orders, ends: _ends, players: _players, ...said } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return { content: JSON.stringify(said), file, packs: {}, seed: 'test', players: {}, rounds: 200 };
}

/** The same fight twice, against others of the same names. */
const dayWith = (name: string, rests: Day['fights'][number]['rests']): Day => ({
  fights: [
    { job: jobOf(name), rests },
    { job: jobOf(name), rests: [] },
  ],
});

const DAYS = 40;
const lived = async (name: string, rests: Day['fights'][number]['rests']): Promise<DayTally> => liveDays(await dayOf(dayWith(name, rests)), { days: DAYS });
const sum = (numbers: Readonly<Record<string, number>>): number => Object.values(numbers).reduce((total, number) => total + number, 0);

const FIGHTS = [
  'celesia/hydra-lair',
  'heroes-of-destiny/ogre-against-four',
  'realitycheck/ogre-at-the-mill',
  'realmspire/troll-bridge',
  'sea-of-shadows/ogre-bridge',
];

describe('a day of fights', () => {
  it.each(inTurn(FIGHTS, 5))('%s: the dead stay dead, and a night gives back what no rest does not', async (name) => {
    const ready = await dayOf(dayWith(name, []));
    const [hurried, rested] = [await lived(name, []), await lived(name, ['long-rest'])];
    for (const { days, home, alive, fights } of [hurried, rested]) {
      expect([days, sum(alive), fights[0].fought, fights[1].fought]).toEqual([DAYS, DAYS, DAYS, fights[0].through]);
      expect(home).toBeLessThanOrEqual(fights[1].through);
      for (const hero of ready.heroes) expect(fights[1].alive[hero] ?? 0).toBeLessThanOrEqual(fights[0].alive[hero] ?? 0);
    }
    // The same dice until the rest: as many live, and more of them can fight on, or have more.
    const [gain, same] = [rested.fights[0], hurried.fights[0]];
    expect(gain.through).toBe(same.through);
    expect(sum(gain.able) + sum(gain.left)).toBeGreaterThan(sum(same.able) + sum(same.left));
  });

  it('goes the same way again, and a later fight has other dice', async () => {
    const ready = await dayOf(dayWith('sea-of-shadows/ogre-bridge', ['rest']));
    const once = nothingLived(ready);
    for (let nth = 0; nth < DAYS; nth++) ready.live(nth, once);
    expect(once).toEqual(await liveDays(ready, { days: DAYS }));
    expect(new Set(ready.arenas.map(({ encounter }) => encounter.seed)).size).toBe(1);
  });

  it('ends after a day when somebody stops it, and tells of that one', async () => {
    const ready = await dayOf(dayWith('sea-of-shadows/ogre-bridge', []));
    const stopped = await liveDays(ready, { days: 100_000, signal: AbortSignal.abort() });
    expect(stopped.days).toBe(1);
    const [title, home, ...lines] = reportText(dayReport(ready, stopped, []), (rows) => rows.map((row) => row.join(' ')));
    expect(title).toBe('A day of 2 fights for Hanne, Jost and Kuno');
    expect(home).toMatch(/^All come home alive on (0|100) % \(.*\) of days\.$/);
    expect(lines.join('\n')).toContain('after alive able to fight HP MP AP');
  });

  it('is of one game, with people who are in all of it', async () => {
    const [bridge, troll] = [jobOf('sea-of-shadows/ogre-bridge'), jobOf('realmspire/troll-bridge')];
    const day = (other: Job): Day => ({ fights: [bridge, other].map((job) => ({ job, rests: [] })) });
    await expect(dayOf(day(troll))).rejects.toThrow(/one of Sea of Shadows. A day has one game/);
    await expect(dayOf(day(jobOf('sea-of-shadows/duel-at-dawn')))).rejects.toThrow(/No fighter is in all of these fights/);
  });
});
