import { type AnyAsk, Fight, GM, type Json } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { promptText, readEncounter } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

const encounter = {
  format: 'riposte/encounter/1',
  title: 'Questions',
  ruleset: 'celesia',
  sides: ['Ann', 'Bea'],
  board: { width: 8, height: 8 },
  fighters: [
    { name: 'Ann', side: 'Ann', creature: 'duellist', at: [2, 2] },
    { name: 'Bea', side: 'Bea', creature: 'duellist', at: [3, 2] },
  ],
};
const { rules, state, ruleSet } = readEncounter(JSON.stringify(encounter), 'questions.json', RULE_SETS);
const named = (name: string): number => state.entities.findIndex((one) => 'name' in one && one.name === name);
const [ANN, BEA] = ['Ann', 'Bea'].map(named);
Object.assign(state.entities[ANN], { ap: 4, free: ['power-attack', 'speak'] });
const fight = Fight.open(rules, state, { seed: 'questions' });
const { entities } = fight.view.state;
const eye = entities.findIndex((one) => 'called' in one && one.called === 'eye' && 'of' in one && one.of === BEA);
const dagger = rules.things.findIndex(({ id }) => id === 'dagger');

describe('the questions of Celesia', () => {
  const questions: readonly (readonly [ask: string, who: number, about: Json, text: string])[] = [
    ['choose-ward', ANN, { by: BEA }, 'Bea attacks you. Raise a ward of force for +4 defence? (1 reaction, 1 stamina)'],
    ['choose-parry', ANN, { by: BEA, at: ANN, total: 19, degrees: 1 }, 'Bea gets past your defence with 19 (1 degree). Parry? (1 reaction, 1 stamina)'],
    ['choose-parry', ANN, { by: BEA, at: ANN, total: 16, degrees: 0 }, 'Bea gets past your defence with 16 (0 degrees). Parry? (1 reaction, 1 stamina)'],
    [
      'provoked',
      ANN,
      { by: BEA, foe: ANN, why: 'leaves a threatened square' },
      'Bea leaves a square that you threaten and gives you an opening. Use the opening? (1 reaction)',
    ],
    [
      'provoked',
      ANN,
      { by: BEA, foe: ANN, why: 'tries to steal without training' },
      'Bea tries to steal from you without training and gives you an opening. Use the opening? (1 reaction)',
    ],
    ['go-on', ANN, { to: { x: 4, y: 2 } }, 'You were attacked on the way. Move on to (4,2)?'],
    ['run-bonus', GM, { by: ANN }, 'Ann runs with 4 AP: 3 AP cover four times the speed. GM: how many times the speed does the rest add?'],
    [
      'choose-cleave',
      ANN,
      { by: ANN, at: BEA, part: eye },
      'Your blow hits Bea. Cleave into an enemy next to Bea? (1 stamina; leaves you open to attacks until your next turn)',
    ],
    ['choose-type', ANN, { weapon: dagger }, 'How does the dagger strike? Piercing or slashing sticks in the target, bludgeoning falls to the ground.'],
    ['blocks', GM, { by: ANN, x: 4, y: 2 }, "Ann's throw meets an obstacle at (4,2). GM: does the obstacle stop the throw?"],
    ['choose-nearest', ANN, { by: ANN, at: BEA }, 'Your throw misses Bea. Two squares beside Bea are equally near: from which does the throw scatter?'],
    [
      'choose-part',
      ANN,
      { by: ANN, at: BEA, reach: 0, degrees: 0 },
      'You hit Bea with 0 degrees, enough for a minor injury. Which part? (left ear or right ear: hears worse; nose: smells worse, scent lost)',
    ],
    [
      'choose-part',
      GM,
      { by: GM, at: BEA, reach: 0, degrees: 1 },
      'The hazard strikes Bea with 1 degree, enough for a minor injury. GM: which part? (left ear or right ear: hears worse; nose: smells worse, scent lost)',
    ],
    ['add-injuries', ANN, { part: eye, degrees: 2 }, "2 degrees are left. How many more injuries to Bea's left eye? (1 more: destroyed; 2 more: nothing more)"],
    [
      'rate-part',
      GM,
      { part: eye },
      "GM: how severe is an injury to Bea's left eye? Weigh how hard the part is to hit, how harmful its loss is, and whether a larger part covers it.",
    ],
    ['choose-mend', ANN, { at: BEA, upTo: 4 }, 'Which injury of Bea heals?'],
    ['choose-regrow', ANN, { at: BEA }, 'Which destroyed part of Bea grows back?'],
    ['try-again', GM, { by: ANN, part: eye }, "Ann has already failed to treat Bea's left eye today. GM: may Ann try again?"],
    ['choose-way', ANN, { by: ANN, at: BEA, squares: 2 }, 'Where do you move Bea? Up to 2 squares, within your reach.'],
    ['free-fits', GM, { by: ANN, name: 'lunge' }, 'Ann has already used Power Attack and Speak this turn. GM: is there still time for Lunge?'],
  ];

  it.each(questions)('%s of %i about %j', (id, who, about, text) => {
    const ask: AnyAsk = rules.ask(id);
    expect(promptText({ ruleSet, view: fight.view }, ask, who, about)).toBe(text);
  });

  it('all have a sentence', () => expect(new Set(questions.map(([id]) => id))).toEqual(new Set([...rules.def.asks, ...rules.def.windows].map(({ id }) => id))));
});
