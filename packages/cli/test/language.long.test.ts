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
    const lines = spawned(['play', gate, '--lang', 'de', '--log', join(folder, 'table.jsonl')], { input: '1\nrefused\n1\nrefused\nhelp\nundo\n' }).out;
    for (const text of [
      'Cees ist am Zug: LP 3/3, MP 2/2, AP 2.',
      '1 Schuss auf Dorn — 1 AP',
      'Rennen … — ab 2 AP (tippe einen Ort, etwa "run gate")',
      'Dorn: Cees greift Dorn an. Aktiv verteidigen?',
      '1 Passive Verteidigung (Vorgabe)',
      'log: den Kampf bis hierher mit Zeilennummern zeigen',
      'Zurückgenommen: [18] Dorn: Antwort. "redo" wiederholt es.',
    ])
      expect(lines).toContain(text);
    expect(lines).toMatch(/Nachladen.*: .*\(R-GEAR\)/);
  });
});

/** Lines at the terminal that no ready fight tells: the scene, odds, answers to what cannot be done, corrections. */
const TYPED = ['odds 1', 'odds 6', 'odds 7', 'odds 9', 'odds zz', 'odds', 'foo', '999', 'undo', 'redo', 'why 99', 'why 8', 'set x', 'look Zed', 'list zz'];
const CORRECTIONS = [
  'amend 3',
  'amend 3 5',
  'amend',
  'amend 99',
  'do zz',
  'dice',
  'dice x',
  'dice mine',
  'dice yours',
  'draw x',
  'save',
  'answer 1',
  'do {',
  'ignore',
];

describe('odds, the scene and mistakes at the terminal', () => {
  const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
  const typedIn = (lang: string): string => {
    const input = `${[...TYPED.slice(0, 11), '6', ...TYPED.slice(11), ...CORRECTIONS].join('\n')}\n`;
    return spawned(['play', duel, '--lang', lang, '--log', join(folder, `typed-${lang}.jsonl`)], { input }).out;
  };

  it('are German in German', async () => {
    const lines = typedIn('de');
    for (const text of [
      'Runde 1; Ilse ist am Zug; Reihenfolge: Ilse, Odo',
      'Angriff auf Odo: 57 %, Odo zu verletzen: 1 LP 41 %, 2 LP 10 %, 3 LP 2 %, schlimmer 3 % (außer Gefecht 3 %). 3 %, den Kampf zu beenden: Ilse gewinnt.',
      'Wenn Odo sich nicht verteidigt: 69 %. Wenn Odo pariert: 73 %. Wenn Odo ausweicht: 69 %.',
      '  Auf jeden Fall: Ilse verliert 1 AP.\n  Angenommen: Odo blockt (choose-defence, SS-ATK-011)\n  43,4 %  sonst nichts',
      'Vorteil bei aktiver Verteidigung von Odo: 1 = Schild +1 (SS-BLK-004)',
      'Ilse würfelt Angriff: D8 (SS-ATK-002)',
      'Odo würfelt Verteidigung: D6 mit Vorteil (SS-ATK-005)',
      'Wegstecken (Schwert): Kostet 1 AP; Ilse hat leere Hände.',
      'Kein Befehl heißt „foo“. „help“ zeigt die Liste.',
      'Wähle eine Zahl von 1 bis 9, nicht 999.',
      'Es gibt nichts zurückzunehmen.',
      'Es gibt keine Zeile 99. Das Protokoll hat die Zeilen 2 bis 7.',
      'Beginne mit einem Namen: Ilse, Odo.',
      'Keine Figur heißt „Zed“. Möglich sind: Ilse, Odo.',
      'Jeder Wurf wartet auf deine Würfel.',
      'Nenne eine Regel: ignore SS-ATK-002',
    ])
      expect(lines).toContain(text);
    const { out } = await run('odds', duel, '--lang', 'de', '--within', '300');
    expect(out).toMatch(/^(\d+(,\d)? % bis )?\d+(,\d)? %: (Odo|Ilse) gewinnt\n/);
  });

  it('hold no text outside of their messages', () => {
    const fight = typedIn('en-XA');
    expect(fight).toMatch(/t\u0301/);
    const names = [
      'Duel at dawn',
      'Sea of Shadows',
      'dawn',
      'meadow',
      'Ilse',
      'Odo',
      'sword',
      'dagger',
      'choose-defence',
      'typed-en-XA.jsonl',
      'BRUSH at PLACE',
    ];
    // Facts have their names in files, values of the rules too; what one types is English everywhere.
    const typed =
      /"[^"]*"|\b[A-Z]+-[A-Z]+(-\d+)?\b|\b\d*[dD]\d+\b|\bAP\b|\bset NAME FACT VALUE\b|\bSS-ATK\b|\border\.\d|\bacting\b|\b(unarmed-strike|grab|end-turn|leave|surrender)\b|(draw|save|amend|dice|ignore|undo|redo)(?!\u0301)/g;
    const plain = fight
      .split('\n')
      .filter((line) => !/^ {2}\w+: |Ilse: acted/.test(line))
      .map((line) => [...names, folder].reduce((left, name) => left.replaceAll(name, ''), line).replaceAll(typed, ''))
      .filter((line) => /[a-zA-Z](?!\u0301)/.test(line));
    expect(plain).toEqual([]);
  });
});

describe('what a fighter can do, and its facts, in German', () => {
  const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');

  it('is listed with costs, reactions, odds and reasons', async () => {
    const { code, out } = await run('legal', duel, '--as', 'Ilse', '--lang', 'de');
    expect([code, out.split('\n')[0]]).toEqual([0, 'Ilse kann jetzt handeln.']);
    expect(out).toMatch(/\nNicht möglich:\n/);
    expect(out).not.toMatch(/may react|places, such as|Not available|and \d+ more|for \d AP/);
    expect((await run('legal', duel, '--as', 'Odo', '--lang', 'de')).out).toMatch(/^Ilse ist am Zug\. Odo kann nur auf andere antworten\.\n/);
    const odds = (await run('legal', duel, '--as', 'Ilse', '--odds', '--lang', 'de')).out;
    expect(odds).toMatch(/Odo zu verletzen: 1 LP/);
    expect(odds).not.toMatch(/\b(to hurt|If|Costs?|certain)\b/);
  });

  it('are told to the game master', () => {
    const input = 'look Ilse\n';
    const { out } = spawned(['play', duel, '--lang', 'de', '--log', join(folder, 'facts.jsonl')], { input });
    expect(out).toMatch(/^ {2}hp \(LP\): \d/m);
    expect(out).toMatch(/^ {2}acted \(hat gehandelt\): nein$/m);
    expect(out).toMatch(/Spielleitung kann setzen: .*hp \(0 bis \d+\)/);
  });
});

describe('an action of many forms', () => {
  const archers = join(root, 'encounters/heroes-of-destiny/archers-at-the-wall.json');
  const typed = (input: string, name: string): string => spawned(['play', archers, '--log', join(folder, name)], { input }).out;

  it('shows its first ones, and all of them when asked, with the same numbers', () => {
    const out = typed('list ready\nlist redy\n', 'forms.jsonl');
    const [menu, list] = out.split(/^(?=\d+ Ready a standard attack)/m).slice(1);
    expect(menu.match(/^\d+ Ready /gm)).toHaveLength(4);
    const left = Number(/^and (\d+) more: type "list ready"$/m.exec(menu)![1]);
    expect(list.match(/^\d+ Ready /gm)).toHaveLength(4 + left);
    expect(out).toContain('No action is called "redy". Did you mean "ready"?');
    const [, number, text] = /^(\d+) (Ready a jump) /m.exec(list)!;
    expect(menu).not.toContain(text);
    expect(typed(`${number}\n`, 'jump.jsonl')).toMatch(/Bea readies a jump/);
  });
});

it('a game that is not told in a language names those in which it is', async () => {
  const { code, err } = await run('fight', join(root, 'encounters/celesia/duel-of-parries.json'), '--lang', 'de');
  expect([code, err]).toEqual([2, 'riposte: Celesia is not told in "de". Choose one of en. Help: riposte help fight\n']);
});

it('a number below 0 has a real minus on the page of a creature', async () => {
  expect((await run('rules', 'heroes-of-destiny', 'wolf')).out).toMatch(/^ {2}Size +−1$/m);
});
