import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { json, ownFolder, put, root, run } from './command.ts';

const folder = ownFolder();
const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
const file = (name: string, more: object): string =>
  put(
    folder,
    name,
    JSON.stringify({
      format: 'riposte/lab/1',
      title: 'A point more',
      fights: 80,
      encounters: [{ file: duel, side: 'Odo' }],
      variants: [{ title: 'tougher', changes: ['Odo.hp=9'] }],
      ...more,
    }),
  );

describe('riposte lab', () => {
  it('compares variants over encounters with the same dice and writes one report', async () => {
    const html = join(folder, 'lab.html');
    const png = join(folder, 'charts');
    const { code, out } = await run('lab', file('good.json', {}), '--workers', '1', '--html', html, '--png', png);
    expect(code).toBe(0);
    expect(readdirSync(png)).toEqual(['duel-at-dawn.png']);
    expect(out).toMatch(/All demands are met\./);
    expect(out).toMatch(/as it is +[\d.]+ %.*\ntougher +[\d.]+ % .*\+[\d.]+ points/);
    expect(readFileSync(html, 'utf8')).toContain('<h2>Duel at dawn</h2>');
  });

  it('finds packs of variants beside its own file, and leaves them out of other games', async () => {
    const pack = { format: 'riposte/pack/1', id: 'giants', title: 'Giants', ruleset: 'sea-of-shadows' };
    put(folder, 'giants.json', JSON.stringify({ ...pack, creatures: [{ id: 'giant', title: 'Giant', creature: 'duellist', hp: 20 }] }));
    const encounters = [{ file: duel }, { file: join(root, 'encounters/celesia/duel-of-parries.json') }];
    const variants = [{ title: 'a giant', changes: ['packs+=giants.json', 'Odo.creature=giant'] }];
    const { results } = await json<{ readonly results: readonly { readonly variant: string }[] }>(
      'lab',
      file('packs.json', { encounters, variants, fights: 10 }),
      '--workers',
      '1',
    );
    expect(results.map(({ variant }) => variant)).toEqual(['', 'a giant', '']);
  });

  it('keeps apart encounters of one title', async () => {
    const twice = [
      { file: duel, side: 'Odo' },
      { file: duel, side: 'Ilse' },
    ];
    const png = join(folder, 'twice');
    const { out } = await run('lab', file('twice.json', { encounters: twice }), '--workers', '1', '--png', png);
    expect(out).toMatch(/DUEL AT DAWN, 1: ODO\nWins of Odo\.[^]*DUEL AT DAWN, 2: ILSE\nWins of Ilse\./);
    expect(readdirSync(png)).toEqual(['duel-at-dawn-1-odo.png', 'duel-at-dawn-2-ilse.png']);
  });

  it('says no with the demand that is not met', async () => {
    const { code, out } = await run('lab', file('bad.json', { demands: { change: 0.01, rounds: 1 } }), '--workers', '1');
    expect(code).toBe(1);
    expect(out).toMatch(/Duel at dawn, tougher: changed by \+[\d.]+ points .*, at most 1 % is demanded/);
    const { failures } = await json<{ failures: string[] }>('lab', file('most.json', { demands: { most: 0.1 } }), '--workers', '1');
    expect(failures).toHaveLength(2);
  });

  it('names what is wrong with the file before any fight', async () => {
    expect((await run('lab', file('side.json', { encounters: [{ file: duel, side: 'Cats' }] }))).err).toMatch(
      /encounters\[0\]\.side: expected one of Ilse, Odo/,
    );
    expect((await run('lab', file('none.json', { variants: [{ title: 'x', changes: ['Nobody.hp=1'] }] }))).err).toMatch(
      /variants\[0\]\.changes: expected changes that fit one of the encounters/,
    );
    expect((await run('lab', file('key.json', { fihgts: 3 }))).err).toMatch(/expected no key "fihgts"/);
  });
});
