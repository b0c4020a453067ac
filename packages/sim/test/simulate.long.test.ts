import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openLog } from '@riposte/files';
import { RULE_SETS } from '@riposte/rule-sets';
import { afterAll, describe, expect, it } from 'vitest';
import { inTurn, isDeep } from '../../files/test/tenth.ts';
import {
  arena,
  balanceReport,
  changed,
  chartSvg,
  fightersLike,
  fightsFor,
  futureOf,
  type Job,
  numberOf,
  paired,
  reportCsv,
  reportHtml,
  reportText,
  sensitivity,
  simulate,
  solve,
  trialLog,
  varied,
  wilson,
} from '../src/index.ts';
import { encounter, READY, root, standing } from './encounters.ts';

const folder = mkdtempSync(join(tmpdir(), 'riposte-sim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
const jobOf = (file: string, changes: readonly string[] = []): Job => {
  const content = varied(readFileSync(file, 'utf8'), changes);
  return { content, file, packs: {}, seed: 'test', players: {}, rounds: 200 };
};
const job = jobOf(duel);

/** What is compared in many fights, in the usual run in a third of them. */
const [MANY, SOME] = isDeep ? [300, 60] : [100, 20];
const PRECISION = isDeep ? 0.05 : 0.1;

describe('a simulation', () => {
  it('comes to the same totals whatever the number of threads and the size of shares', async () => {
    const alone = await simulate(job, { fights: MANY, workers: 1 });
    expect(alone.tally.fights).toBe(MANY);
    expect((await simulate(job, { fights: MANY, workers: 2, atOnce: true })).tally).toEqual(alone.tally);
    expect((await simulate(job, { fights: MANY, workers: 3, share: 7, atOnce: true })).tally).toEqual(alone.tally);
  });

  it('starts no thread for work of seconds', async () => {
    const worker = join(folder, 'called.mjs');
    const called = join(folder, 'called');
    writeFileSync(worker, `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(called)}, ''); export default () => process.exit(1);`);
    expect((await simulate(job, { fights: 300, workers: 4, worker: pathToFileURL(worker) })).tally.fights).toBe(300);
    expect(existsSync(called)).toBe(false);
  });

  it('starts threads once it is seen that much work is left', { timeout: 120_000 }, async () => {
    const worker = join(folder, 'late.mjs');
    const called = join(folder, 'late');
    writeFileSync(worker, `import { writeFileSync } from 'node:fs'; export default () => { writeFileSync(${JSON.stringify(called)}, ''); process.exit(1); };`);
    const endless = simulate(job, { fights: 10_000_000, workers: 2, worker: pathToFileURL(worker) });
    await expect(endless).rejects.toMatchObject({ code: 'worker-died' });
    expect(existsSync(called)).toBe(true);
  });

  it('agrees with the exact odds within 4 standard errors', async () => {
    const fights = 2000;
    const { tally } = await simulate(job, { fights, workers: 1 });
    const { ends, open } = futureOf(standing(encounter(duel)), { within: 60_000, precision: 1e-4 });
    const exact = [...ends].find(([end]) => (JSON.parse(end) as { winner: number }).winner === 0)![1];
    expect(open).toBeLessThan(1e-3);
    expect(Math.abs(tally.wins[0] / fights - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / fights) + open);
  });

  it('fights the share of a dead worker again and counts nothing twice', async () => {
    const once = join(folder, 'died');
    const worker = join(folder, 'worker.mjs');
    const real = pathToFileURL(join(root, 'packages/sim/dist/simulate/worker.js')).href;
    writeFileSync(
      worker,
      `import { existsSync, writeFileSync } from 'node:fs';
import fight from '${real}';
export default (share) => {
  if (share.from === 0 && !existsSync(${JSON.stringify(once)})) { writeFileSync(${JSON.stringify(once)}, ''); process.exit(1); }
  return fight(share);
};`,
    );
    const done = await simulate(job, { fights: 100, workers: 2, share: 20, atOnce: true, worker: pathToFileURL(worker) });
    expect(existsSync(once)).toBe(true);
    expect(done.died).toBeGreaterThanOrEqual(1);
    expect(done.tally).toEqual((await simulate(job, { fights: 100, workers: 1 })).tally);
  });

  it('gives up a share that kills every worker', async () => {
    const worker = join(folder, 'deadly.mjs');
    writeFileSync(worker, 'export default () => process.exit(1);');
    await expect(simulate(job, { fights: 10, workers: 2, atOnce: true, worker: pathToFileURL(worker) })).rejects.toMatchObject({ code: 'worker-died' });
  });

  it('stops at the wanted precision', async () => {
    const { tally, stopped } = await simulate(job, { fights: 100_000, workers: 1, precision: PRECISION });
    expect(stopped).toBe('precise');
    const { least, most } = wilson(tally.wins[0], tally.fights);
    expect((most - least) / 2).toBeLessThanOrEqual(PRECISION);
    expect(tally.fights).toBeLessThanOrEqual(fightsFor(PRECISION) + 200);
    // However shares are cut, and whoever fights them.
    expect((await simulate(job, { fights: 100_000, workers: isDeep ? 3 : 2, precision: PRECISION, share: 7, atOnce: true })).tally).toEqual(tally);
  });

  it('broken off keeps what was counted, and it is the beginning of the whole', async () => {
    const breaking = new AbortController();
    const part = await simulate(job, { fights: 100_000, workers: 1, share: 50, signal: breaking.signal, onProgress: () => breaking.abort() });
    expect(part.stopped).toBe('broken off');
    expect(part.tally).toEqual((await simulate(job, { fights: part.tally.fights, workers: 1 })).tally);
    expect(balanceReport(await arena(job), part, [], null).notes[0]).toMatch(/^Broken off: only the first 50 fights count/);
  });

  it('has something to tell after one fight', async () => {
    const told: number[] = [];
    await simulate(job, { fights: 100, workers: 2, onProgress: ({ fights }) => told.push(fights) });
    expect([told[0], told.at(-1)]).toEqual([1, 100]);
  });

  it('broken off before anything is counted still fights one share', async () => {
    const part = await simulate(job, { fights: 100, workers: 1, share: 3, signal: AbortSignal.abort() });
    expect([part.stopped, part.tally.fights]).toEqual(['broken off', 3]);
  });

  it('broken off compares every number in the fights that were fought, and counts no try that is not fought to its end', async () => {
    const after = (shares: number): { readonly signal: AbortSignal; readonly onProgress: () => void } => {
      const breaking = new AbortController();
      let left = shares;
      return { signal: breaking.signal, onProgress: () => void (--left === 0 && breaking.abort()) };
    };
    const part = await sensitivity(job, 0, { fights: 40, workers: 1, share: 10, ...after(2) });
    expect([part.stopped, part.fights]).toEqual(['broken off', 20]);
    expect(part.moved).toEqual((await sensitivity(job, 0, { fights: 20, workers: 1 })).moved);
    const tried = await solve(job, 1, 0.99, await numberOf(job, 'Odo.hp'), { fights: 40, workers: 1, share: 20, ...after(3) });
    expect(tried.map((one) => one.more)).toEqual([0]);
  });

  it('finds for each number what a comparison with that change alone finds', async () => {
    const { moved } = await sensitivity(job, 0, { fights: SOME, workers: 1 });
    expect(moved.length).toBeGreaterThan(10);
    for (const { change, effect } of moved) {
      const { versus, tally } = await simulate(job, { fights: SOME, workers: 1, versus: [jobOf(duel, [change])] });
      const [{ pairs }] = versus;
      expect(effect, change).toEqual(paired(pairs['0 gained'] ?? 0, pairs['0 lost'] ?? 0, tally.fights));
    }
  });

  it.each(READY)('finds room for one more like the last in $file', async ({ file }) => {
    const job = jobOf(file);
    const before = (await arena(job)).fighters;
    const more = (await arena({ ...job, content: await changed(job, [`+${before[before.length - 1].name}`]) })).fighters;
    expect(more).toHaveLength(before.length + 1);
    expect(more[more.length - 1].side).toBe(before[before.length - 1].side);
  });

  it('takes away who is like another but for the name', async () => {
    const dial = await fightersLike(jobOf(join(root, 'encounters/realmspire/wolf-winter.json')), 'Storm');
    expect([dial.changes(-1), dial.changes(-2), dial.changes(-3)]).toEqual([['-Ash'], ['-Grey', '-Ash'], null]);
  });

  it('counts no end that came behind the round limit', async () => {
    const { tally } = await simulate({ ...jobOf(duel), rounds: 2 }, { fights: 20, workers: 1 });
    const whole = await simulate(jobOf(duel), { fights: 20, workers: 1 });
    const late = Object.entries(whole.tally.rounds).reduce((sum, [round, fights]) => (Number(round) > 2 ? sum + fights : sum), 0);
    expect(Object.keys(tally.rounds).every((round) => Number(round) <= 2)).toBe(true);
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(20);
    expect([tally.unfinished, tally.ends['no end']]).toEqual([late, late]);
  });

  it('stops an endless fight at the round limit and says so', async () => {
    const endless = jobOf(duel, ['Ilse.hp=1000', 'Odo.hp=1000']);
    const result = await simulate({ ...endless, rounds: 5 }, { fights: 3, workers: 1 });
    expect(result.tally).toMatchObject({ fights: 3, unfinished: 3, ends: { 'no end': 3 } });
    expect(JSON.stringify(balanceReport(await arena(endless), result, [], null))).toMatch(/did not end within the limit/);
  });

  it('tells a fault that is not a worker, and does not fight it again', async () => {
    await expect(simulate({ ...job, content: '{}' }, { fights: 10, workers: 2 })).rejects.toMatchObject({ code: 'bad-file' });
  });
});

describe('a comparison with the same dice', () => {
  it('with itself finds no difference at all', async () => {
    const { tally, versus } = await simulate(job, { fights: 100, workers: 1, versus: [jobOf(duel)] });
    expect(versus).toEqual([{ tally, pairs: {} }]);
  });

  it('with more points for one finds that one wins more', async () => {
    const { tally, versus } = await simulate(job, { fights: 300, workers: 1, versus: [jobOf(duel, ['Ilse.hp=8'])] });
    const [{ pairs }] = versus;
    expect(paired(pairs['0 gained'] ?? 0, pairs['0 lost'] ?? 0, tally.fights).least).toBeGreaterThan(0);
  });

  it('names changes that cannot be made', () => {
    expect(() => jobOf(duel, ['Ann.hp=3'])).toThrow(/expected options or a fighter: Ilse, Odo/);
    expect(() => jobOf(duel, ['Ilse=3'])).toThrow(/column 5/);
    expect(() => jobOf(duel, ['what'])).toThrow(/expected "PLACE=VALUE", "\+FIGHTER", "-FIGHTER" or "packs\+=FILE"/);
  });
});

describe('one simulated fight', () => {
  it('opens as a log that ends as it did and is verified', async () => {
    const ready = await arena(job);
    for (let trial = 0; trial < 8; trial++) {
      const { winner, commands } = ready.fight(trial);
      const { fight } = openLog(await trialLog(job, trial), 'trial.jsonl', RULE_SETS);
      expect(fight.over).toMatchObject({ winner });
      expect(fight.lines.filter((line) => line.in === 'command')).toHaveLength(commands);
      expect(fight.verify()).toMatchObject({ ok: true });
    }
  });
});

describe('intervals', () => {
  it('are those of Wilson and of paired shares', () => {
    expect(wilson(0, 10)).toMatchObject({ share: 0, least: 0, most: expect.closeTo(0.2775, 4) });
    expect(wilson(50, 100)).toMatchObject({ least: expect.closeTo(0.4038, 4), most: expect.closeTo(0.5962, 4) });
    expect(paired(30, 10, 100)).toMatchObject({ share: 0.2, least: expect.closeTo(0.2 - 1.96 * 0.06, 3) });
    expect(wilson(0, 0)).toEqual({ share: 0, least: 0, most: 1 });
  });
});

describe('a report', () => {
  it('has room for names of broad letters', () => {
    const placeOf = (label: string): number => Number(/<text x="([\d.]+)"/.exec(chartSvg({ title: 'out', bars: [{ label, value: 0.5, text: '50 %' }] }))![1]);
    // A name ends there, and "m" is up to 12 pixels wide.
    expect(placeOf('mmmmm')).toBeGreaterThan(60);
    expect(placeOf('Grumm')).toBeGreaterThan(placeOf('Grull'));
  });

  it('says what is taken as the lab does, a half rounded up, and who has fallen by the end of each round', async () => {
    const duellists = await arena(jobOf(duel));
    const [{ id }] = duellists.fighters;
    const fall = { trial: 0, command: 1, round: 2, who: id, by: -1, act: 'Strike', before: '1 1', after: '0 1' };
    const traces = { fights: 200, hurt: { '0 1 Strike': 355 }, stood: {}, taken: [], falls: [fall, { ...fall, trial: 1, round: 3 }] };
    const { sections } = balanceReport(duellists, await simulate(jobOf(duel), { fights: 1, workers: 1 }), [], null, traces);
    const rowsOf = (title: string): readonly (readonly string[])[] | undefined => sections.find((section) => section.title === title)?.rows;
    expect(rowsOf('HP taken from others by round')).toEqual([['1', '1.78', '']]);
    expect(rowsOf('Fallen by round')).toEqual([
      ['Ilse', '0', '1', '1'],
      ['Odo', '0', '0', '0'],
    ]);
  });

  it('needs no network, says in words what charts show, and keeps markup of users as text', async () => {
    const odd = jobOf(duel, ['Ilse.name=<b>Ilse</b>']);
    const result = await simulate(odd, { fights: 20, workers: 1 });
    const report = balanceReport(await arena(odd), result, ['note'], null);
    const html = reportHtml(report);
    expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)|<b>/);
    expect(html.match(/<svg /g)).toHaveLength(html.match(/role="img" aria-label="[^"]+: /g)!.length);
    expect(html.match(/<caption>/g)!.length).toBe(report.sections.length);
    expect(html).toContain('&lt;b&gt;Ilse');
    // The longest value of a chart ends inside the image: a character is 7.4 pixels wide at most on average.
    const svg = chartSvg({ title: 'change', bars: [{ label: 'Watch', value: 0.18, text: '+18.5 points (+10.2 to +26.5)'.repeat(2) }] });
    const [, width] = /width="(\d+)"/.exec(svg)!;
    const [, x, text] = /<text x="(\d+)" y="[\d.]+">([^<]+)</.exec(svg)!;
    expect(text).toContain('(+10.2 to +26.5)');
    expect(Number(x) + text.length * 7.4).toBeLessThanOrEqual(Number(width));
    expect(reportText(report, (rows) => rows.map((row) => row.join(' '))).join('\n')).toContain('HOW THE FIGHTS END');
    const [head, ...rows] = reportCsv(report).trimEnd().split('\r\n');
    expect(head).toBe('section,row,column,value,least,most,unit,text');
    // Numbers alone, or no number and a text.
    for (const row of rows) expect(row).toMatch(/,(?:-?\d+(?:\.\d+)?,(?:-?[\d.]+)?,(?:-?[\d.]+)?,[^,\d]*,|,,,,)[^\r\n]*$/);
  });
});

describe('in every rule set, every ready fight', () => {
  for (const { ruleSet, file } of inTurn(READY, 5)) {
    it(`${ruleSet}: ${file.split('/').at(-1)} is fought and reported`, async () => {
      const result = await simulate(jobOf(file), { fights: 2, workers: 1 });
      expect(result.tally).toMatchObject({ fights: 2, unfinished: 0 });
      // Whoever won did so over somebody who is out of the fight.
      if (Object.keys(result.tally.wins).length > 0) expect(result.tally.out).not.toEqual({});
      expect(balanceReport(await arena(jobOf(file)), result, [], null).sections.length).toBeGreaterThan(4);
    });
  }
});
