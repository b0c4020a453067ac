import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../files/test/tenth.ts';
import { built, json, ownFolder, put, root, run, spawned } from './command.ts';

const folder = ownFolder();
const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
const quick = ['--fights', '60', '--workers', '1'];

/** Waits until a process has worked for three seconds, of which starting takes one. Only Linux tells; elsewhere it waits long. */
async function hasBegun(pid: number): Promise<void> {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return rest(12_000);
  // Hundredths of a second in the process itself and in the system for it, behind the name in brackets.
  const worked = (): number => {
    const [user, system] = readFileSync(stat, 'utf8').split(') ')[1].split(' ').slice(11, 13);
    return Number(user) + Number(system);
  };
  while (worked() < 300) await rest(50);
}

describe('riposte simulate', () => {
  it('shows the share of wins over two numbers, as each pair comes to alone', async () => {
    const grid = await json('simulate', duel, ...quick, '--grid', 'Ilse.hp=3,6,-1', 'Odo.hp=2,5');
    const { report } = grid as { report: { sections: { chart: { kind: string; cells: number[][]; now: number[] | null } | null; rows: string[][] }[] } };
    const { chart, rows } = report.sections.find((section) => section.chart?.kind === 'heat')!;
    const alone = (await json('simulate', duel, ...quick, '--vs', 'Ilse.hp=6', 'Odo.hp=2')) as { versus: { wins: number[]; fights: number } };
    expect(chart!.cells[0][1]).toBe((alone.versus.wins[0] ?? 0) / alone.versus.fights);
    expect(chart!.cells.map((row) => row[2])).toEqual([null, null]);
    expect(rows.map((row) => row[0])).toEqual(['2', '5']);
    // Neither pair is the fight as it is; with its own numbers among the values, it is the framed one.
    expect(chart!.now).toBeNull();
    const own = (await json('simulate', duel, ...quick, '--grid', 'Ilse.hp=3,4,5', 'Odo.hp=2,3,4')) as typeof grid;
    expect(JSON.stringify(own)).toContain('The framed pair is the fight as it is.');
    for (const given of [['Ilse.hp=3'], ['Ilse.hp', 'Odo.hp=2'], ['Nobody.hp=2', 'Odo.hp=2']])
      expect(await run('simulate', duel, ...quick, '--grid', ...given)).toMatchObject({ code: 2 });
  });

  it('says nothing of rounds in a game that has none', () => {
    const game = join(folder, 'no-rounds');
    cpSync(join(root, 'packages/cli/game'), game, { recursive: true });
    const words = join(game, 'src/words.js');
    writeFileSync(words, readFileSync(words, 'utf8').replace('return { round, turn:', 'return { turn:'));
    const { code, out, err } = spawned(['simulate', join(game, 'encounters/bedtime.json'), '--ruleset', game, '--fights', '50', '--workers', '1']);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toMatch(/round/i);
    expect(out).toContain('CHEER TAKEN FROM OTHERS BY ACTION');
  });

  it('adds a pack to the variant, as seen from here', async () => {
    const pack = { format: 'riposte/pack/1', id: 'giants', title: 'Giants', ruleset: 'sea-of-shadows' };
    const path = put(folder, 'giants.json', JSON.stringify({ ...pack, creatures: [{ id: 'giant', title: 'Giant', creature: 'duellist', hp: 20 }] }));
    const fought = async (...changes: string[]): Promise<object> =>
      (await json<{ readonly versus: object }>('simulate', duel, ...quick, '--vs', ...changes)).versus;
    const giant = await fought(`packs+=${path}`, 'Odo.creature=giant');
    expect(giant).toEqual(await fought('Odo.creature=duellist', 'Odo.hp=20'));
    expect(await fought(`packs+=${relative(process.cwd(), path)}`, 'Odo.creature=giant')).toEqual(giant);
    expect(await run('odds', duel, '--as', 'Ilse', '--action', 'strike', '--vs', `packs+=${path}`, 'Odo.creature=giant')).toMatchObject({ code: 0 });
    expect(await run('simulate', duel, ...quick, '--vs', 'packs+=nowhere.json')).toMatchObject({ code: 2, err: expect.stringContaining('nowhere.json') });
    const other = put(folder, 'other.json', JSON.stringify({ ...pack, ruleset: 'celesia' }));
    expect(await run('simulate', duel, ...quick, '--vs', `packs+=${other}`)).toMatchObject({ code: 2, err: expect.stringContaining('ruleset') });
  });

  it('tells who wins, and writes report, charts and tables', async () => {
    const html = join(folder, 'report.html');
    const { code, out } = await run(
      'simulate',
      duel,
      ...quick,
      '--vs',
      'Ilse.hp=7',
      '--html',
      html,
      '--csv',
      join(folder, 'r.csv'),
      '--svg',
      join(folder, 'charts'),
      '--png',
      join(folder, 'charts'),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/HOW THE FIGHTS END\n.*\n(Odo|Ilse) wins +[\d.]+ % \([\d.]+ to [\d.]+\) +=+-+\n/);
    expect(out).toMatch(/COMPARED WITH THE VARIANT\nVariant: Ilse\.hp=7\./);
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>/);
    expect(readdirSync(join(folder, 'charts'))).toContain('how-the-fights-end.svg');
    const png = readFileSync(join(folder, 'charts/how-the-fights-end.png'));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    // Width and height stand behind the head of the file: twice those of the SVG.
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(readFileSync(join(folder, 'charts/how-the-fights-end.svg'), 'utf8'))!;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * Number(width), 2 * Number(height)]);
    expect((await run('simulate', duel, ...quick, '--html', html)).err).toMatch(/Cannot write .*: there is a file of this name/);
  });

  it('finds what matters and how many foes give the wanted odds', async () => {
    const { out } = await run('simulate', duel, '--fights', '40', '--workers', '1', '--sensitivity');
    expect(out).toMatch(/\nSo few fights cannot tell the effect of \d+ other numbers from chance; --csv lists them\.\n/);
    expect(out).not.toMatch(/^\S+ +\d+ +\+0 points/m);
    expect(out).toMatch(/\nfighter +side +least +quarter +half +three quarters +most\n/);
    expect(out).toMatch(/WHAT MATTERS FOR ILSE/);
    for (const change of ['Ilse.hp=5', 'Ilse.dice.ATT=D10', 'Odo.hp=3']) expect(out, change).toContain(change);
    const { tried } = await json<{ tried: { more: number; wins: { share: number } }[] }>(
      'simulate',
      duel,
      '--fights',
      '40',
      '--workers',
      '1',
      '--solve',
      '10%',
    );
    expect(tried.map((one) => one.more)).toContain(1);
    expect(tried.find((one) => one.more === 1)!.wins.share).toBeLessThan(tried.find((one) => one.more === 0)!.wins.share);
  });

  it('finds the points that give the wanted odds', async () => {
    const { of, tried } = await json<{ of: string; tried: { more: number; wins: { share: number } }[] }>(
      'simulate',
      duel,
      ...quick,
      '--solve',
      '80%',
      '--number',
      'Ilse.hp',
    );
    expect(of).toBe('Ilse.hp');
    expect(Math.abs(tried[0].wins.share - 0.8)).toBeLessThanOrEqual(Math.min(...tried.map((one) => Math.abs(one.wins.share - 0.8))));
    expect(tried.length).toBeGreaterThan(2);
    expect(tried.every((one) => one.more >= 0)).toBe(true);
  });

  it('takes a fighter away behind another change, as an option cannot', async () => {
    const wolves = join(root, 'encounters/realmspire/wolf-winter.json');
    const { code, out } = await run('simulate', wolves, '--fights', '10', '--workers', '1', '--vs', 'Ash.at=[13,7]', '-Grey');
    expect(code).toBe(0);
    expect(out).toMatch(/Variant: Ash\.at=\[13,7\], .Grey\./);
    expect(await run('dice', '-d6')).toMatchObject({ code: 0, out: expect.stringMatching(/^rolled -[1-6]\n/) });
  });

  it('says that nobody won what has no end', async () => {
    const endless = join(folder, 'endless.json');
    const data = JSON.parse(readFileSync(duel, 'utf8')) as { fighters: object[] };
    writeFileSync(endless, JSON.stringify({ ...data, fighters: data.fighters.map((fighter) => ({ ...fighter, hp: 1000 })) }));
    const limit = ['--rounds', '3', '--fights', '4', '--workers', '1'];
    expect((await run('simulate', endless, ...limit)).out).toMatch(/round 3 +100 %/);
    expect((await run('simulate', endless, ...limit, '--solve', '75%', '--number', 'Ilse.dice.ATT')).err).toMatch(/expected a number of Ilse/);
    expect((await run('simulate', endless, ...limit, '--solve', '75%')).out).toMatch(/Some fights did not end within 3 rounds; they count for no side\./);
    expect((await run('tournament', endless, '--players', 'policy', 'careful', ...limit)).out).toMatch(
      /Some fights did not end within 3 rounds; they count for no side\.[^]*100 % no end/,
    );
  });

  it('answers only what goes together', async () => {
    const svg = join(folder, 'none');
    expect(await run('simulate', duel, '--solve', '75%', '--svg', svg)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--solve cannot be combined with --svg\./),
    });
    expect(await run('simulate', duel, '--open', '1', '--vs', '+Odo')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--open cannot be combined with --vs\./),
    });
    expect(await run('simulate', duel, '--solve', '0.75')).toMatchObject({ code: 2, err: expect.stringMatching(/such as 75%/) });
    const wrong = await run('simulate', duel, '--json', '--fights', 'many');
    expect([wrong.code, JSON.parse(wrong.out)]).toEqual([2, { error: { code: 'bad-input', message: expect.stringMatching(/must be a whole number from/) } }]);
  });

  it('opens one fight as a log', async () => {
    const log = join(folder, 'three.jsonl');
    expect((await run('simulate', duel, '--open', '3', '--log', log)).code).toBe(0);
    expect((await run('verify', log)).code).toBe(0);
  });

  it('refuses in one line what cannot be simulated', async () => {
    const refused = async (...more: string[]): Promise<string> => {
      const { code, out, err } = await run('simulate', duel, ...more);
      expect([code, out]).toEqual([2, '']);
      expect(err.trim().split('\n')).toHaveLength(1);
      return err;
    };
    expect(await refused('--fights', '0')).toMatch(/--fights must be a whole number from 1 to 10,000,000, not 0\./);
    expect(await refused('--open', '-1')).toMatch(/--open must be a whole number from 0 to /);
    expect(await refused('--precision', '0')).toMatch(/--precision must be more than 0 and less than 50 percentage points\./);
    expect(await refused('--precision', '0.001')).toMatch(/10000000 is the limit/);
    expect(await refused('--player', 'Nobody=policy')).toMatch(/No side is called "Nobody"\. Choose one of Ilse, Odo\./);
    expect(await refused('--player', 'genius')).toMatch(/[Ee]xpected a player: /);
    expect(await refused('--vs', 'Ilse.hp=many')).toMatch(/fighters\[0\]\.hp: expected a number, found a text/);
    expect(await refused('--solve', 'much')).toMatch(/--solve must be a share of wins, such as 75%\./);
    expect(await refused('--solve', '75%', '--number', 'Ilse.gear')).toMatch(/column 6: expected a number of Ilse/);
    expect(await refused('--solve', '75%', '--number', 'Nobody.hp')).toMatch(/[Ee]xpected a fighter: Ilse, Odo/);
    expect(await refused('--side', 'Cats', '--sensitivity')).toMatch(/No side is called "Cats"\. Choose one of Ilse, Odo\./);
  });

  it('wants somebody to fight against', async () => {
    const alone = join(folder, 'alone.json');
    const data = JSON.parse(readFileSync(duel, 'utf8')) as { fighters: object[] };
    writeFileSync(alone, JSON.stringify({ ...data, fighters: data.fighters.slice(0, 1) }));
    for (const args of [
      ['simulate', duel, '--vs', '-Odo'],
      ['tournament', alone],
    ])
      expect(await run(...args)).toMatchObject({
        code: 2,
        err: expect.stringMatching(/fighters: expected two or more sides, or "ends" that say when the fight is over/),
      });
  });

  it('asks for players and changes that there are', async () => {
    const bad = await run('tournament', duel, '--players', 'clever', 'careful');
    expect((await run('simulate', duel, ...quick, '--player', 'Odo')).err).toMatch(/^riposte: Which computer player plays Odo\?/);
    expect((await run('simulate', duel, ...quick, '--number', 'Odo.hp')).err).toMatch(/^riposte: --number needs --solve/);
    expect((await run('simulate', duel, ...quick, '--side', 'Odo')).err).toMatch(/^riposte: --side needs --sensitivity, --grid or --solve\./);
    expect([bad.code, bad.err]).toEqual([2, expect.stringMatching(/^riposte: Expected a player: policy, /)]);
    for (const [change, path] of [
      ['Ilse.dice.__proto__=D8', 'fighters[0].dice.__proto__'],
      ['Ilse.__proto__=1', 'fighters[0].__proto__'],
    ])
      expect(await run('simulate', duel, ...quick, '--vs', change)).toMatchObject({
        code: 2,
        err: expect.stringContaining(`${path}: expected no key of this name`),
      });
  });

  it('measures only figures that there are', async () => {
    const { code, err } = await run('bench', '--only', 'G99');
    expect([code, err]).toEqual([2, expect.stringMatching(/^riposte: --only: expected some of G2, G3, .*, not "G99"/)]);
  });

  it.each(inTurn([1, 2], 2))('ends with what it has at Ctrl-C and says that it is a part, with up to %i threads', async (workers) => {
    const args = [built, 'simulate', duel, '--fights', '5000000', '--workers', String(workers)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    child.stdout.on('data', (data) => (out += String(data)));
    await hasBegun(child.pid!);
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code).toBe(0);
    expect(out).toMatch(/Broken off: only the first \d+ fights count\./);
  });

  it('leaves no half-written file', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(existsSync(join(folder, 'report.html'))).toBe(true);
  });

  it('fights several encounters in a row as one day', async () => {
    const again = join(folder, 'again.json');
    writeFileSync(again, readFileSync(duel, 'utf8').replaceAll('Ilse', 'Berta'));
    const day = await json('simulate', duel, 'rest', again, '--fights', '50', '--csv', join(folder, 'day.csv'));
    expect(day).toMatchObject({ heroes: ['Odo'], tally: { days: 50 }, files: [join(folder, 'day.csv')], partial: false });
    const { out } = await run('simulate', duel, 'rest', again, '--fights', '50');
    expect(out).toContain('After fight 1: an hour of rest.');
    expect(await run('simulate', 'rest', duel)).toMatchObject({ code: 2, err: expect.stringMatching(/The day begins with a fight/) });
    expect(await run('simulate', duel, 'rest', again, '--sensitivity')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--sensitivity cannot be combined/),
    });
  });
});
