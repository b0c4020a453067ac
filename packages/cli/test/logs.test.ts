import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, type Line, type RollEntry, readLog, sameJson, writeLog } from '@riposte/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTable } from '../src/open.ts';
import { viewAt } from '../src/replay.ts';
import { changed, gate, json, ownFolder, put, run } from './command.ts';

const folder = ownFolder();
const log = join(folder, 'gate.jsonl');
let text = '';
let header: Header;
let lines: Line[] = [];

beforeAll(async () => {
  await run('fight', gate, '--log', log);
  text = readFileSync(log, 'utf8');
  ({ header, lines } = readLog(text));
});

interface Verdict {
  readonly ok: boolean;
  readonly line: number | null;
  readonly why: string | null;
}

/** The log with one line replaced and all hashes made anew, as a forger would. */
function forged(name: string, at: number, line: object): string {
  return put(folder, name, writeLog(header, lines.toSpliced(at, 1, line as Line)));
}

describe('riposte verify', () => {
  it('says yes to what was played', async () => {
    const { code, out } = await run('verify', log);
    expect([code, out]).toEqual([0, expect.stringMatching(/gate\.jsonl: good\. The chain is unbroken, \d+ commands/)]);
  });

  it('names the line where the chain breaks, whatever was changed', async () => {
    const rows = text.split('\n');
    for (const at of [1, 5, 40, rows.length - 2]) {
      const other = rows.with(
        at,
        rows[at].replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
      );
      const { ok, line, why } = await json<Verdict>('verify', put(folder, 'changed.jsonl', other.join('\n')));
      expect([ok, why]).toEqual([false, expect.stringMatching(/chain/)]);
      // The chain closes at the next line with a hash.
      expect(line).toBeGreaterThanOrEqual(at + 1);
      expect(rows.slice(at, line! - 1).every((row) => !row.includes('"hash"'))).toBe(true);
      expect((await run('verify', join(folder, 'changed.jsonl'))).code).toBe(1);
    }
  });

  it('names the first line that the rules do not make, though every hash is right', async () => {
    const at = lines.findIndex((line) => line.in === 'roll' && line.roll === 'attack');
    const roll = lines[at] as RollEntry;
    const face = roll.faces![0] === 1 ? 2 : 1;
    const { ok, line, why } = await json<Verdict>('verify', forged('die.jsonl', at, { ...roll, faces: [face, ...roll.faces!.slice(1)], total: face }));
    expect([ok, why]).toEqual([false, expect.stringMatching(/the rules give another outcome/)]);
    expect(lines.slice(at, line! - 1).findIndex((line) => line.in === 'done')).toBe(line! - 2 - at);
    const done = lines.findIndex((line) => line.in === 'done' && line.events.some(([id]) => id === 'hurt'));
    const events = (lines[done] as Line & { in: 'done' }).events.filter(([id]) => id !== 'hurt');
    expect(await json<Verdict>('verify', forged('hurt.jsonl', done, { ...lines[done], events }))).toMatchObject({ ok: false, line: done + 2 });
  });

  it('leaves a line out that was cut off in writing, and says so', async () => {
    const { code, out } = await run('verify', put(folder, 'cut.jsonl', `${text}{"in":"comm`));
    expect([code, out]).toEqual([0, expect.stringMatching(/cut off/)]);
  });

  it.each([
    ['an encounter', () => readFileSync(gate, 'utf8')],
    ['nothing', () => ''],
    ['another rule set', () => writeLog({ ...header, ruleset: 'chess' }, lines)],
    ['no JSON', () => text.replace('{"in"', '{in')],
    ['a line that is null', () => `${text.split('\n')[0]}\nnull\n`],
    ['half a header', () => text.slice(0, 40)],
  ])('%s is bad input', async (_what, make) => {
    const { code, err } = await run('verify', put(folder, 'bad.jsonl', make()));
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
  });
});

describe('riposte replay', () => {
  it('tells the same fight again, each act with its line', async () => {
    const { code, out } = await run('replay', log);
    expect(code).toBe(0);
    const told = (await run('fight', gate)).out;
    const plain = (output: string): string[] =>
      output
        .split('\n')
        .slice(2)
        .map((line) => line.replace(/^\[\d+\] /, '').trim());
    // The log does not know the names of the sides.
    expect(plain(out).slice(0, -2)).toEqual(plain(told).slice(0, -2));
    for (const [, number] of out.matchAll(/^\[(\d+)\]/gm)) expect(lines[Number(number) - 2].in).toBe('command');
  });

  it('shows the state at every line, that at the end being the last', async () => {
    const { fight } = await openTable(log);
    for (let line = -1; line < lines.length; line++) expect(() => viewAt(fight, line)).not.toThrow();
    expect(sameJson(viewAt(fight, -1).state, header.state)).toBe(true);
    expect(sameJson(viewAt(fight, lines.length - 1).state, fight.state)).toBe(true);
    const { state } = await json<{ state: unknown }>('replay', log, '--at', String(lines.length + 1));
    expect(sameJson(state, fight.state)).toBe(true);
  });

  it('shows the middle of a command as it was there: paid, and not yet hurt', async () => {
    const done = lines.findIndex((line) => line.in === 'done' && line.events.some(([id]) => id === 'hurt'));
    const roll = lines.findLastIndex((line, n) => n < done && line.in === 'roll');
    const command = lines.findLastIndex((line, n) => n < done && line.in === 'command');
    const { by } = lines[command] as Line & { in: 'command' };
    const { fight } = await openTable(log);
    const ap = (line: number): number => (viewAt(fight, line).state.entities[by] as unknown as { ap: number }).ap;
    const hp = (line: number): number => viewAt(fight, line).state.entities.reduce((sum, one) => sum + ((one as unknown as { hp?: number }).hp ?? 0), 0);
    expect(ap(roll - 1)).toBe(ap(command - 1) - 1);
    expect(hp(roll - 1)).toBe(hp(command - 1));
    expect(hp(done)).toBeLessThan(hp(command - 1));
  });

  it('knows its lines', async () => {
    for (const [at, why] of [
      ['0', /--at must be a whole number from 1 to 999,999,999, not 0\./],
      [String(lines.length + 2), new RegExp(`--at must be a line of the log, 1 to ${lines.length + 1}, not ${lines.length + 2}\\.`)],
    ] as const) {
      const { code, err } = await run('replay', log, '--at', at);
      expect([code, err]).toEqual([2, expect.stringMatching(why)]);
    }
  });
});

describe('a log of a fight with packs', () => {
  it('finds them from wherever it lies', async () => {
    mkdirSync(join(folder, 'far/away'), { recursive: true });
    put(
      folder,
      'home.pack.json',
      JSON.stringify({ format: 'riposte/pack/1', id: 'home', title: 'Home', ruleset: 'sea-of-shadows', options: { successCap: 'four' } }),
    );
    const encounter = changed(folder, 'packed.json', (data) => (data.packs = ['home.pack.json']));
    const far = join(folder, 'far/away/packed.jsonl');
    expect((await run('fight', encounter, '--log', far)).code).toBe(0);
    expect(await json('verify', far)).toMatchObject({ ok: true });
    put(folder, 'home.pack.json', JSON.stringify({ format: 'riposte/pack/1', id: 'home', title: 'Home', ruleset: 'sea-of-shadows' }));
    expect(await run('verify', far)).toMatchObject({ code: 2, err: expect.stringMatching(/expected the pack .* as it was/) as string });
  });
});
