import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../files/test/tenth.ts';
import { openTable } from '../src/open.ts';
import { openSession } from '../src/session.ts';
import { built, gate, ownFolder, put, root, run, spawned } from './command.ts';

const folder = ownFolder();

const play = (input: string, ...args: readonly string[]) => spawned(['play', ...args], { input, cwd: folder });

describe('riposte play without a terminal', () => {
  it('plays itself when nobody says anything, and leaves no file behind', () => {
    const { code, out, err } = play('');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Nobody is playing, so the computer plays every side\./);
    expect(out.trimEnd()).toMatch(/The fight is over\.$/);
    expect(out.match(/^\[\d+\] /gm)!.length).toBeGreaterThan(10);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('plays a whole fight by commands: acts, reactions, undo, redo, why, save', async () => {
    const commands = [
      'shoot Dorn',
      'why 17',
      '2',
      'undo',
      'undo',
      'redo',
      'redo',
      'look Dorn',
      'rules SS-ATK-001',
      'refused',
      'save copy.jsonl',
      ...Array<string>(400).fill('auto'),
      'log',
      'quit',
    ];
    const { code, out } = play(commands.join('\n'), gate);
    expect(out).toMatch(/Cees can act: HP 3\/3, MP 2\/2, AP 2\.\n1 Shoot Dorn — 1 AP\n/);
    expect(out).toMatch(/^Dorn: .* \(SS-ATK-011\)\n1 Passive defence \(default\)\n2 Dodge/m);
    expect(out).toMatch(/^Line 17:\n {2}Cees: Shoot Dorn.* \(SS-/m);
    expect(out).toMatch(/^Undone: \[18\] Dorn’s answer\./m);
    expect(out).toMatch(/^Undone: \[17\] Cees: Shoot Dorn\./m);
    expect(out).toMatch(/^\[17\] Cees shoots (at )?Dorn with the longbow; (Dorn dodges|the dodge fails)\./m);
    expect(out).toMatch(/^SS-ATK-001 \(mechanic/m);
    expect(out).toMatch(/(Watch wins|Raiders win) the fight\. The fight is over\./);
    // More "auto" than there was to decide: refused, which the exit code tells.
    expect([code, out.includes('There is nothing to decide.')]).toEqual([1, true]);
    const log = join(folder, 'harbour-gate.jsonl');
    expect((await run('verify', log)).code).toBe(0);
    expect((await run('verify', join(folder, 'copy.jsonl'))).code).toBe(0);
    expect(readFileSync(log, 'utf8').startsWith(readFileSync(join(folder, 'copy.jsonl'), 'utf8'))).toBe(true);
    expect((await openTable(log)).fight.over).not.toBeNull();
  });

  it('says why an action cannot be taken now, and lists the answers to a question', () => {
    const { out } = play(['drag', 'why', 'shoot Dorn', 'list', 'refused', 'quit'].join('\n'), gate, '--log', 'barred.jsonl');
    expect(out).toMatch(/^Drag is not available: you have nobody in a firm hold\.$/m);
    expect(out).toMatch(/^Type the number of a line, such as "why 12"\.$/m);
    expect(out.match(/^1 Passive defence \(default\)\n2 Dodge$/gm)).toHaveLength(2);
    expect(out).toMatch(/^Answer the question first\.$/m);
  });

  it('walks to a place by its name, however far, and says where a walk leads', () => {
    const bridge = join(root, 'encounters/realmspire/troll-bridge.json');
    const { out } = play(['move 9,9', 'move 1,1', 'quit'].join('\n'), bridge);
    expect(out).toMatch(/^Move … \(type a place, such as "move 2, 2"\)$/m);
    expect(out).toMatch(/^"move" cannot go to 9,9, only to 2, 2; 3, 2; .* and \d+ more\.$/m);
    expect(out).toMatch(/^\[13\] Ann moves to \(1,1\)\./m);
  });

  it('says the same for the same input, and takes the next free name for its log', () => {
    const [first, second] = [play('2\n2\nauto\n', gate, '--seed', 'x'), play('2\n2\nauto\n', gate, '--seed', 'x')].map(({ out }) =>
      out.replaceAll(/harbour-gate-\d/g, 'LOG'),
    );
    expect(second).toBe(first);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['harbour-gate-2.jsonl', 'harbour-gate-3.jsonl']));
  });

  it('plays nothing by itself where one only quits', () => {
    const { code, out } = play('quit\n', gate, '--log', 'quit.jsonl');
    expect([code, out.includes('the computer plays every side')]).toEqual([0, false]);
  });

  it('goes on with a log where it stopped, in the middle of a command too', () => {
    play('1\n', gate, '--log', 'middle.jsonl');
    const on = play('', 'middle.jsonl');
    expect([on.code, on.out]).toEqual([0, expect.stringMatching(/^Dorn: Cees attacks Dorn/m)]);
    const { out } = play('1\n', 'middle.jsonl');
    expect(out).toMatch(/^\[17\] Cees shoots (at )?Dorn with the longbow/m);
    expect(out).toMatch(/The log is in middle\.jsonl\. Carry on with: riposte play middle\.jsonl/);
    expect(play('auto all\n', 'middle.jsonl').out).toMatch(/The fight is over\./);
    expect(spawned(['verify', 'middle.jsonl'], { cwd: folder }).code).toBe(0);
    expect(play('1\n', 'middle.jsonl', '--seed', 'y')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/A log has its own seed\. Leave out --seed\./) as string,
    });
  });

  it('talks JSON, one object for each line of input', () => {
    const rows = play('1\n99\nquit\n', gate, '--json', '--log', 'json.jsonl').out.trimEnd().split('\n');
    const [opening, shot, wrong] = rows.map(
      (row) =>
        JSON.parse(row) as {
          ok: boolean;
          lines: string[];
          now?: { kind: string; who: string; choices: { number: number; text: string; cost: string; default: boolean }[] };
        },
    );
    expect(opening).toMatchObject({ ok: true, log: null, now: { kind: 'turn', who: 'Cees' } });
    expect(opening.now!.choices[0]).toEqual({ number: 1, text: 'Shoot Dorn', cost: '1 AP', default: false });
    expect(shot).toMatchObject({
      ok: true,
      log: 'json.jsonl',
      now: {
        kind: 'question',
        who: 'Dorn',
        choices: [
          { text: 'passive defence', default: true },
          { text: 'dodge', default: false },
        ],
      },
    });
    expect(wrong).toMatchObject({ ok: false, lines: ['Choose a number from 1 to 2, not 99.'] });
    expect(wrong.now).toBeUndefined();
  });

  it('stands any input', () => {
    const nasty = [
      '\u0000',
      'do',
      'do strike {',
      'do strike [1]',
      'do strike {"at": "Nobody"}',
      'do dance',
      'answer',
      'answer {"__proto__": 1}',
      'why',
      'why -1',
      'why 1e9',
      'why 999999999',
      'undo now',
      '0',
      '-1',
      '1.5',
      '99999999999999999999',
      'auto Zoe',
      'hand',
      'save',
      'save /',
      'rules ../../etc',
      '__proto__',
      'constructor',
      'toString x',
      `${'x'.repeat(20_000)}`,
      'redo',
    ];
    const { code, out, err } = play(`${nasty.join('\n')}\nlook\n`, gate, '--log', 'nasty.jsonl');
    expect([code, err]).toEqual([1, '']);
    expect(
      out.match(/^(No |There |Choose |Type |Write|Name |Start |This |A line |Line |\S+ can mean|Cannot |.*expected ).*\.$/gm)!.length,
    ).toBeGreaterThanOrEqual(nasty.length - 2);
    expect(out).not.toMatch(/\bat .*:\d+:\d+|node:internal|fault/);
    expect(out).toMatch(/^Cees \(Watch\): HP 3\/3/m);
  });
});

interface Row {
  readonly lines: readonly string[];
  readonly version: number;
}

/** A player at work: acts and takes back without end. `rows` are the replies that came whole. */
function player(...args: readonly string[]): { readonly child: ChildProcess; readonly rows: () => Row[]; readonly gone: Promise<void> } {
  const child = spawn(process.execPath, [built, 'play', '--json', ...args], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stdin.on('error', () => {}); // killed while it is written to
  child.stdin.write('auto\nauto\nundo\nauto\nredo\nauto\n'.repeat(200));
  const rows = (): Row[] =>
    out
      .split('\n')
      .slice(0, -1)
      .map((row) => JSON.parse(row) as Row);
  return { child, rows, gone: new Promise((resolve) => child.on('close', () => resolve())) };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('killed at any moment', () => {
  it('loses nothing that was confirmed, and goes on', async () => {
    const file = join(folder, 'killed.jsonl');
    let before = '';
    let confirmed = 0;
    for (let kill = 0; kill < (inFull('kills of the command') ? 10 : 3); kill++) {
      const { child, rows, gone } = kill === 0 ? player(gate, '--log', 'killed.jsonl') : player('killed.jsonl');
      await until(() => rows().length > 6);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      child.kill('SIGKILL');
      await gone;
      const text = readFileSync(file, 'utf8');
      const { lines } = readLog(text);
      expect(text.startsWith(before), `what was there before kill ${kill} is still there`).toBe(true);
      expect(lines.length, `kill ${kill}`).toBeGreaterThanOrEqual(rows().at(-1)!.version);
      for (const [, number] of rows().flatMap((row) => row.lines.flatMap((line) => [...line.matchAll(/^\[(\d+)\]/g)]))) {
        confirmed++;
        expect(lines[Number(number) - 2].in, `line ${number}, told before kill ${kill}`).toBe('command');
      }
      before = text.slice(0, text.lastIndexOf('\n') + 1);
    }
    expect(confirmed).toBeGreaterThan(12);
    expect((await run('verify', file)).code).toBe(0);
  }, 60_000);

  it('goes on from wherever the writing of a line stopped', async () => {
    const whole = readFileSync(join(folder, 'harbour-gate.jsonl'), 'utf8');
    const first = whole.indexOf('\n') + 1;
    for (let i = 0; i < 40; i++) {
      const cut = Math.max(first, Math.floor((whole.length * (i + 1)) / 41));
      const file = put(folder, 'cut.jsonl', whole.slice(0, cut));
      const session = await openSession(file, {});
      session.log!.close();
      const repaired = readFileSync(file, 'utf8');
      expect(readLog(repaired).cut).toBe(false);
      expect(repaired.startsWith(whole.slice(0, whole.lastIndexOf('\n', cut - 1) + 1))).toBe(true);
      expect((await openTable(file)).fight.verify().ok, `cut at ${cut}`).toBe(true);
    }
  });
});
