import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gate, json, ownFolder, root, run, spawned } from './command.ts';

const folder = ownFolder();
const crypt = join(root, 'encounters/sea-of-shadows/crypt-of-the-wraith.json');

describe('a story in German', () => {
  it('is German from its title to its end, and the same from a log', async () => {
    const log = join(folder, 'crypt.jsonl');
    const { code, out } = await run('fight', crypt, '--seed', '1', '--lang', 'de', '--log', log);
    expect(code).toBe(0);
    expect(out).toMatch(/^The crypt of the wraith \(Sea of Shadows, Startwert "1"\)\n\nReihenfolge: /);
    expect(out).toMatch(/\nRunde 1\nArno ist am Zug: 2 AP\n/);
    expect(out).toMatch(/\n\nSieg für Seekers\.\n$/);
    const again = (await run('replay', log, '--lang', 'de')).out;
    expect(again.replaceAll(/^(\[\d+\]| {3}) /gm, '')).toBe(out);
    expect((await run('replay', log, '--at', '1', '--lang', 'de')).out).toMatch(/^The crypt of the wraith \(Sea of Shadows, Startwert "1"\), nach Zeile 1\n/);
  });

  it('keeps its --json as it is', async () => {
    const { end } = await json<{ end: string }>('fight', crypt, '--seed', '1', '--lang', 'de');
    expect(end).toBe('The Seekers win the fight');
  });

  it('is played in German', () => {
    const { out } = spawned(['play', crypt, '--seed', '1', '--lang', 'de', '--log', join(folder, 'played.jsonl')], { input: 'auto all\n' });
    expect(out).toMatch(/Arno trifft the first skeleton mit dem Schwert\. The first skeleton stirbt\./);
    expect(out).toMatch(/Sieg für Seekers\. Der Kampf ist vorbei\./);
  });
});

describe('the terminal table in German', () => {
  it('asks, offers, refuses and helps in it', () => {
    const lines = spawned(['play', gate, '--lang', 'de', '--log', join(folder, 'table.jsonl')], { input: '2\nrefused\n1\nrefused\nhelp\nundo\n' }).out;
    for (const text of [
      'Cees ist am Zug: LP 3/3, MP 2/2, AP 2.',
      '2 Schuss auf Dorn — 1 AP',
      'Rennen … — ab 2 AP (tippe einen Ort, etwa "run gate")',
      'Dorn: Cees greift Dorn an. Blocken, parieren oder ausweichen?',
      '1 passive Verteidigung (Vorgabe)',
      'log: den Kampf bis hierher mit Zeilennummern zeigen',
      'Zurückgenommen: [18] die Antwort von Dorn. "redo" wiederholt es.',
    ])
      expect(lines).toContain(text);
    expect(lines).toMatch(/Nachladen.*: .*\(R-GEAR\)/);
  });
});

describe('an action of many forms', () => {
  const archers = join(root, 'encounters/heroes-of-destiny/archers-at-the-wall.json');
  const typed = (input: string, name: string): string => spawned(['play', archers, '--log', join(folder, name)], { input }).out;

  it('shows its first ones, and all of them when asked, with the same numbers', () => {
    const out = typed('list ready\nlist redy\n', 'forms.jsonl');
    const [menu, list] = out.split(/^(?=4 Ready a standard attack)/m).slice(1);
    expect(menu.match(/^\d+ Ready /gm)).toHaveLength(4);
    const left = Number(/^and (\d+) more: type "list ready"$/m.exec(menu)![1]);
    expect(list.match(/^\d+ Ready /gm)).toHaveLength(4 + left);
    expect(out).toContain('No action is called "redy". Did you mean "ready"?');
    const [, number, text] = /^(\d+) (Ready a jump) /m.exec(list)!;
    expect(menu).not.toContain(text);
    expect(typed(`${number}\n`, 'jump.jsonl')).toMatch(/Bea readies a jump/);
  });
});
