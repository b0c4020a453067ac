import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight } from '@riposte/kernel';
import { expect, it } from 'vitest';
import { argsOf, fightersOf, inputText, languageOf, namedConditions, readEncounter, sheetText, wordIn } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

const file = join(import.meta.dirname, '../../../encounters/sea-of-shadows/duel-at-dawn.json');
const { rules, state, ruleSet } = readEncounter(readFileSync(file, 'utf8'), file, RULE_SETS);

it('a status line has once what a fighter has several times', () => {
  const line = sheetText({ name: 'Bo', side: '', resources: ['Aura 0/7'], conditions: ['exposed', 'exposed', 'prone'], body: [] });
  expect(line).toBe('Bo: Aura 0/7, exposed × 2, prone');
});

it('a status line says whose a condition is where that matters', () => {
  const fight = Fight.open(rules, state, { seed: '1' });
  const [ilse, odo] = fightersOf(fight.view);
  const given = (id: string) => ({ kind: rules.codeNamed(id), source: odo, value: 0, ends: null });
  const conditions = ['dead', 'frightened', 'grappling'].map(given) as never;
  const entities = fight.state.entities.map((one) => (one.id === ilse ? { ...one, conditions } : one));
  const view = Object.create(fight.view, { state: { value: { ...fight.state, entities } } });
  const said = (lang: string) =>
    namedConditions({ ruleSet, view, language: languageOf(ruleSet.tale, lang) }, ilse)
      .slice(0, 3)
      .map(({ title }) => title.replace(/ \(.*\)/, ''));
  expect(said('en')).toEqual(['dead', 'frightened of Odo', 'grappling with Odo']);
  expect(said('de')).toEqual(['tot', 'in Angst vor Odo', 'im Griff mit Odo']);
});

it('undo calls what people gave by its kind', () => {
  const { view } = Fight.open(rules, state, { seed: '1' });
  const [ilse] = fightersOf(view);
  const text = (line: object, lang: string): string => inputText({ ruleSet, view, language: languageOf(ruleSet.tale, lang) }, ilse, line as never);
  expect(text({ in: 'answer' }, 'en')).toBe('Ilse’s answer');
  expect(text({ in: 'fiat', reason: 'ruling' }, 'en')).toBe('GM ruling');
  expect(text({ in: 'fiat', reason: 'a gust' }, 'de')).toBe('SL-Entscheidung: a gust');
  expect(text({ in: 'order' }, 'de')).toBe('Ilse: Dauerbefehl');
});

it('a word of the rules is in the language, and a name stays as it is', () => {
  const german = languageOf(ruleSet.tale, 'de');
  expect(['badly hurt', 'light-armour', 'Sleep', 'market-square'].map((one) => wordIn(german, one))).toEqual([
    'schwer verletzt',
    'leichte Rüstung',
    'Sleep',
    'market square',
  ]);
});

it('stops on the way are squares as people read them', () => {
  const path = join(import.meta.dirname, '../../../encounters/realitycheck/wolves-in-the-snow.json');
  const wolves = readEncounter(readFileSync(path, 'utf8'), path, RULE_SETS);
  const { view } = Fight.open(wolves.rules, wolves.state, { seed: '1' });
  const [rolf] = fightersOf(view);
  const squares = new Map([...wolves.ruleSet.words!.values.along(view)].map(([place, word]) => [word, place]));
  const along = ['5,3', '6,3', '7,3'].map((word) => squares.get(word)!);
  const args = argsOf({ ruleSet: wolves.ruleSet, view }, { do: 'run', by: rolf, with: { along } });
  expect(args['along-by']).toEqual([{ text: '(5,3)' }, { text: '(6,3)' }]);
});
