import { checked, FileError, parseJson, readEncounter, readPack } from '@riposte/files';
import { RULE_SETS } from '@riposte/rule-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { expectedText, languageOf, refusedText, sayExpected, speak } from '../src/language.ts';
import { EXPECTED } from '../src/messages-expected.gen.ts';

const encounter = {
  format: 'riposte/encounter/1',
  title: 'Two',
  ruleset: 'sea-of-shadows',
  sides: ['A', 'B'],
  board: { regions: ['yard'] },
  fighters: [
    { name: 'Ann', side: 'A', at: 'yard', creature: 'guard' },
    { name: 'Odo', side: 'B', at: 'yard', creature: 'guard' },
  ],
};
const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof FileError) return thrown.message;
  }
  throw new Error('it has no fault');
};
const faultIn = (changes: object): string => messageOf(() => readEncounter(JSON.stringify({ ...encounter, ...changes }), 'two.json', RULE_SETS));
const [ann, odo] = encounter.fighters;

describe('what is wrong with a file, on a German page', () => {
  beforeAll(async () => {
    await speak('de');
    await import('../src/expected.ts');
  });
  afterAll(async () => {
    sayExpected({ expected: (said) => said, fault: (said) => said });
    await speak('en');
  });

  it.each([
    [faultIn({ sides: 7 }), 'two.json: sides: erwartet: eine Liste in [ ], gefunden: eine Zahl'],
    [faultIn({ ruleset: 'sea-of-shadow' }), /^two\.json: ruleset: erwartet: ein Regelwerk: .*, gefunden: "sea-of-shadow" \(vielleicht "sea-of-shadows"\)$/],
    [faultIn({ fighters: [ann, { ...odo, name: 'Ann' }] }), 'two.json: fighters[1].name: erwartet: ein Name, den keine andere Figur hat'],
    [faultIn({ fighters: [ann, { ...odo, at: 'yrd' }] }), 'two.json: fighters[1].at: erwartet: ein Ort des Spielfelds: yard'],
    [faultIn({ sede: 'x' }), /^two\.json: erwartet: kein Schlüssel "sede" \(vielleicht seed, .* oder .*\)$/],
    [faultIn({ fighters: [{ ...ann, hp: 2.5 }, odo] }), /hp: erwartet: .*ganze Zahl/],
    [messageOf(() => parseJson('', 'two.json', 'an encounter')), 'two.json: erwartet: eine Begegnung, gefunden: eine leere Datei'],
    [messageOf(() => parseJson('{', 'two.json', 'an encounter')), /^two\.json: erwartet: gültiges JSON \(/],
    [messageOf(() => checked(z.string().max(3), 'long', 'two.json', ['title'])), 'two.json: title: erwartet: höchstens 3 Zeichen'],
    [
      messageOf(() => readPack('{"format":"riposte/pack/1","id":"a","title":"A","ruleset":"nil"}', 'pack.json', RULE_SETS)),
      /^pack\.json: ruleset: erwartet: ein Regelwerk: /,
    ],
  ])('%s', (said, german) => {
    if (typeof german === 'string') expect(refusedText({ text: said })).toBe(german);
    else expect(refusedText({ text: said })).toMatch(german);
  });

  it('is said at a field, and as it came where no message fits', () => {
    expect(expectedText('one of a, b, found "c"')).toBe('eines von a, b, gefunden: "c"');
    expect(expectedText('a thing that nobody has heard of')).toBe('a thing that nobody has heard of');
    expect(refusedText({ text: 'a.json: x: expected true or false; y: expected a text; and 2 more' })).toBe(
      'a.json: x: erwartet: wahr oder falsch: true oder false; y: erwartet: ein Text; und 2 weitere',
    );
  });

  it('has a German sentence for each English one, with the same values', () => {
    const keys = [...EXPECTED.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key, english]) => ({
      key,
      names: [...english.matchAll(/\$(\w+)/g)].map(([, name]) => name),
    }));
    const { text } = languageOf('de');
    for (const { key, names } of keys) {
      const said = text(key as never, Object.fromEntries(names.map((name) => [name, `<${name}>`])));
      for (const name of names) expect(said).toContain(`<${name}>`);
    }
  });
});
