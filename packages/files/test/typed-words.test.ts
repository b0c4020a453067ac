import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleSet as celesia } from '@riposte/celesia';
import { ruleSet, type SeaOfShadows } from '@riposte/sea-of-shadows';
import { expect, it } from 'vitest';
import { type Game, openGame } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

const file = 'encounters/sea-of-shadows/duel-at-dawn.json';
const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

it('words of the game compile and mean something', () => {
  const game: Game<SeaOfShadows> = openGame(text, file, [ruleSet]);
  game.submit('Ilse', { do: 'strike', with: { at: 'Odo' } });
  const { ask, choices } = game.asked!;
  expect(ask).toBe('choose-defence');
  expect(() => game.answer('Odo', true, 'spare')).toThrow(/is not asked now/);
  game.answer('Odo', choices[0]);
  while (game.asked) game.answer(game.asked.who[0], game.asked.choices[0]);
  const { hp } = game.facts('Odo');
  expect(hp + game.facts('scene').round).toBeGreaterThan(0);
  expect(game.legal(game.may[0])).toContain('end-turn');
});

it('an answer with parts compiles', () => {
  const name = 'encounters/celesia/duel-of-parries.json';
  const duel = openGame(readFileSync(join(import.meta.dirname, '../../..', name), 'utf8'), name, [celesia]);
  for (let n = 0; n < 200 && duel.asked?.ask !== 'choose-parry' && duel.over === null; n++) {
    if (duel.asked) duel.answer(duel.asked.who[0], duel.asked.choices[0]);
    else duel.submit(duel.may[0], duel.legal(duel.may[0]).find((act) => typeof act === 'object' && /^(charge|strike)$/.test(act.do)) ?? 'end-turn');
  }
  const [who] = duel.asked!.who;
  duel.answer(who, { weapon: `${who}'s hand 1`, attribute: 'strength' }, 'choose-parry');
  expect(duel.story().join('\n')).toMatch(/parr/);
});

it('a typo does not compile, and is refused where nobody checks types', () => {
  const game = openGame(text, file, [ruleSet]);
  // @ts-expect-error -- no such act
  expect(() => game.submit('Ilse', 'end-trun')).toThrow(/expected/);
  // @ts-expect-error -- no such act with parameters
  expect(() => game.submit('Ilse', { do: 'stirke', with: { at: 'Odo' } })).toThrow(/expected/);
  // @ts-expect-error -- no such parameter
  expect(() => game.submit('Ilse', { do: 'strike', with: { att: 'Odo' } })).toThrow(/expected/);
  game.submit('Ilse', { do: 'strike', with: { at: 'Odo' } });
  // @ts-expect-error -- no such answer to any question
  expect(() => game.answer('Odo', 'pary')).toThrow();
  // @ts-expect-error -- no such answer to this question
  expect(() => game.answer('Odo', 'roll', 'choose-defence')).toThrow();
  // @ts-expect-error -- no such question
  expect(() => game.answer('Odo', 'parry', 'chose-defence')).toThrow();
  // @ts-expect-error -- no such fact
  expect(game.facts('Odo').hpp).toBeUndefined();
  // @ts-expect-error -- no such number
  expect(() => game.explain('atack die', 'Ilse', 'Odo')).toThrow(/expected/);
});

it('with all games in the list, every word compiles', () => {
  const game = openGame(text, file, RULE_SETS);
  const act: string = 'end-turn';
  game.submit('Ilse', act);
  expect(game.facts('Odo').anything).toBeUndefined();
});
