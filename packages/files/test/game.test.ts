import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ending, openGame } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

const file = 'encounters/sea-of-shadows/duel-at-dawn.json';
const open = (text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')) => openGame(text, file, RULE_SETS);
const STRIKE = { do: 'strike', with: { at: 'Odo' } };

it('a game knows its rule set, and tells what may come of an act without doing it', () => {
  const game = open();
  expect(game.ruleSet.rules.id).toBe('sea-of-shadows');
  const before = game.save();
  const { outcomes, isWhole, text } = game.odds('Ilse', STRIKE, { within: 0 });
  expect(isWhole).toBe(true);
  expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  expect(text).toMatch(/Odo.*\d+ %/);
  expect(game.save()).toBe(before);
});

it('odds of an answer take it as given, with what was rolled already', () => {
  const game = open();
  game.submit('Ilse', STRIKE);
  const { who, choices } = game.asked!;
  const texts = choices.map((choice) => game.odds(who[0], choice).text);
  expect(choices.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBeGreaterThan(1);
  expect(game.asked).not.toBeNull();
  expect(() => game.odds(who[0], 'sing')).toThrow('"sing" is not a defence (SS-ATK-011)');
});

it('odds refuse what the game would refuse', () => {
  const game = open();
  expect(() => game.odds('Odo', { do: 'strike', with: { at: 'Ilse' } })).toThrow(/may not declare now/);
  expect(() => game.odds('Ilse', 'fly')).toThrow(/expected/);
});

it('refuses with names and reasons in words, never with ids', () => {
  const game = open();
  expect(() => game.submit('Odo', { do: 'strike', with: { at: 'Ilse' } })).toThrow('Odo may not declare now, Ilse may');
  expect(() => game.submit('Ilse', { do: 'strike', with: { at: 'Ilse' } })).toThrow('this cannot be a target (SS-ATK-001)');
  expect(() => game.odds('Ilse', { do: 'strike', with: { at: 'Ilse' } })).toThrow('this cannot be a target (SS-ATK-001)');
  game.submit('Ilse', STRIKE);
  expect(() => game.answer('Ilse', 'parry')).toThrow('Ilse is not asked, Odo is');
  expect(() => game.answer('Odo', 'sing')).toThrow('"sing" is not a defence (SS-ATK-011)');
  expect(() => game.submit('Ilse', STRIKE)).toThrow('Another action is still waiting for an answer.');
});

it('undo, redo and the story, also of a game that was saved', () => {
  const game = open();
  const begun = game.story();
  expect(begun.at(-1)).toBe("Ilse's turn: 2 AP");
  expect(() => game.undo()).toThrow(/nothing/);
  game.submit('Ilse', STRIKE);
  while (game.asked) game.answer(game.asked.who[0], game.asked.choices[0]);
  const told = game.story();
  expect(told.slice(0, begun.length)).toEqual(begun);
  expect(told.slice(begun.length).join(' ')).toMatch(/Ilse .*Odo/);
  expect(open(game.save()).story()).toEqual(told);
  expect(game.story('de')).not.toEqual(told);
  game.undo();
  expect(game.asked).not.toBeNull();
  game.redo();
  expect(game.story()).toEqual(told);
});

it('the end of a fight begins with a capital, also where all have given up', () => {
  const game = open();
  for (const one of ['Ilse', 'Odo']) game.submit(one, { do: 'surrender' });
  expect(ending({ fight: game.fight, ruleSet: game.ruleSet, sides: [], ended: () => null })).toBe('Nobody is left standing');
});
