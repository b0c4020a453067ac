import { RULE_SETS } from '@riposte/rule-sets';
import { playScenario } from '@riposte/testkit';
import { expect, it } from 'vitest';
import { narrateAll, readScenarios, tongueOf } from '../src/index.ts';

const own = [{ name: 'own', gear: ['rapier', 'longsword', 'shield', 'unarmed', 'dagger', 'mace', 'partial armour'] }];
const targets = { 'fighting style': 14, dodge: 12, athletics: 10, acrobatics: 10, sorcery: 13, focus: 9, endurance: 8, deception: 13 };

const one = (name: string, more: object = {}): object => ({ name, scores: { strength: 8, agility: 12 }, targets, styles: own, ...more });

/** What is told of a short fight whose dice are given. */
function told(fighters: readonly object[], steps: readonly object[]): string[] {
  const text = JSON.stringify({ format: 'riposte/scenario/1', ruleset: 'realmspire', title: 'told', given: { fighters }, steps });
  const [scenario] = readScenarios(text, 'told.json', RULE_SETS);
  const { result, fight } = playScenario(scenario);
  expect(result.failures).toEqual([]);
  return narrateAll(fight!, tongueOf(scenario)).flatMap((act) => act.told);
}

const ann = one('Ann', { gear: ['rapier'], at: [5, 5] });
const bob = one('Bob', { gear: ['rapier'], at: [5, 6] });
const strike = { as: 'Ann', do: 'strike', with: { at: 'Bob', attribute: 'agility' } };
const chosen = (who: string, choice: unknown): object => ({ who, choice });
const die = (purpose: string, face: number): object => ({ purpose, faces: [face] });

it('a parry: both tests on one line, and whose a tie is', () => {
  const choose = [chosen('Bob', 'parry with agility')];
  expect(told([ann, bob], [{ ...strike, choose, dice: [die('attack', 8), die('defence', 8)] }])).toEqual([
    'Ann strikes at Bob with the rapier; Bob parries.',
    "  Attack d20 8 under 14: 8 Successes vs parry d20 8 under 15 (14 + 1 rapier): 8 Successes; a tie is the defender's",
  ]);
});

it('a hit where the attacker chose: the die at its most', () => {
  const choose = [chosen('Bob', 'none'), chosen('Ann', 'precision torso')];
  expect(told([ann, bob], [{ ...strike, choose, dice: [die('attack', 10)] }])).toEqual([
    'Ann hits Bob in the torso with the rapier: 14 damage.',
    '  Attack d20 10 under 14: 10 Successes, no defence: critical win, Precision',
    '  Damage d8 at its most 8 + 6 = 14 (health 20 → 6)',
  ]);
});

it('a miss, a dodge that wins, and the trip that it brings', () => {
  const missed = { ...strike, choose: [chosen('Bob', 'dodge')], dice: [die('attack', 19), die('defence', 18)] };
  const tripped = { ...strike, choose: [chosen('Bob', 'dodge'), chosen('Bob', 'trip')], dice: [die('attack', 19), die('defence', 3), die('resist', 15)] };
  expect(told([ann, bob], [missed, tripped])).toEqual([
    'Ann strikes at Bob with the rapier and misses.',
    '  Attack d20 19 under 14: failed vs dodge d20 18 under 12: failed',
    'Ann strikes at Bob with the rapier; Bob dodges.',
    '  Attack d20 19 under 14: failed vs dodge d20 3 under 12: 3 Successes; critical win for Bob, Trip',
    "  Trip: Ann's Acrobatics d20 15 under 10: failed",
    '  Ann: prone.',
  ]);
});

it('a block lets through what armour and shield do not stop', () => {
  const shielded = one('Bob', { gear: ['mace', 'bone-shield', 'partial-iron'], at: [5, 6] });
  const choose = [chosen('Bob', 'block')];
  expect(told([ann, shielded], [{ ...strike, choose, dice: [die('attack', 8), die('defence', 2), die('damage', 8)] }])).toEqual([
    'Ann strikes at Bob with the rapier; Bob blocks: 5 damage.',
    '  Attack d20 8 under 14: 8 Successes vs block d20 2 under 14: 2 Successes',
    '  Damage d8 8 + 6 − 3 armour − 6 shield = 5 (health 20 → 15)',
  ]);
});

it('two dice with what gave them, and luck that rolls again', () => {
  const dazed = one('Ann', { gear: ['rapier'], at: [5, 5], conditions: ['dazed'], luckPoints: 1 });
  const choose = [chosen('Bob', 'none'), chosen('Ann', true), chosen('Ann', 'none')];
  const dice = [{ purpose: 'attack', faces: [5, 17] }, { purpose: 'attack', faces: [4, 6] }, die('damage', 3)];
  expect(told([dazed, bob], [{ ...strike, choose, dice }])).toEqual([
    'Ann hits Bob with the rapier: 9 damage.',
    '  Attack d20 17 (of 5, 17: dazed) under 14: failed; luck: d20 4 (of 4, 6: dazed) under 14: 4 Successes, no defence: critical win',
    '  Damage d8 3 + 6 = 9 (health 20 → 11)',
    '  Ann: −1 luck (1 → 0).',
  ]);
});

it('a knock-out stands in the headline, and nothing that follows from it is listed', () => {
  const weak = one('Bob', { gear: ['rapier'], at: [5, 6], health: 3 });
  const choose = [chosen('Bob', 'none'), chosen('Ann', 'none')];
  expect(told([ann, weak, one('Cid', { side: 'B', at: [9, 9] })], [{ ...strike, choose, dice: [die('attack', 10), die('damage', 5)] }])).toEqual([
    'Ann hits Bob with the rapier: 11 damage. Bob goes down.',
    '  Attack d20 10 under 14: 10 Successes, no defence: critical win',
    '  Damage d8 5 + 6 = 11 (health 3 → −8)',
  ]);
});

it('a spell that is withstood, one that hits, and what it costs', () => {
  const mage = one('Ann', { spells: ['mind-spike'], at: [5, 5], mana: 20 });
  const cast = { as: 'Ann', do: 'cast', with: { spell: 'mind-spike', at: 'Bob', to: null } };
  const withstood = { ...cast, choose: [chosen('Bob', 'withstand')], dice: [die('attack', 4), die('defence', 7)] };
  const hit = { ...cast, choose: [chosen('Bob', 'none'), chosen('Ann', 'brace')], dice: [die('attack', 4), die('damage', 6)] };
  expect(told([mage, one('Bob', { at: [5, 9] })], [withstood, hit])).toEqual([
    "Bob withstands Ann's mind spike.",
    '  Attack d20 4 under 13: 4 Successes vs resistance d20 7 under 9: 7 Successes',
    '  Ann: −5 mana (20 → 15).',
    "Ann's mind spike hits Bob: 6 damage.",
    '  Attack d20 4 under 13: 4 Successes, no defence: critical win, Brace',
    '  Damage d8 6 (health 20 → 14)',
    '  Ann: braced, −5 mana (15 → 10).',
  ]);
});

it('an act that gives openings says how many, and each stands inside it', () => {
  const prone = one('Ann', { at: [5, 5], conditions: ['prone'] });
  const choose = [chosen('Bob', { do: 'opportunity-attack', with: { at: 'Ann', attribute: 'strength' } }), chosen('Ann', 'none'), chosen('Bob', 'none')];
  expect(told([prone, bob], [{ as: 'Ann', do: 'stand-up', choose, dice: [die('attack', 9), die('damage', 5)] }])).toEqual([
    'Ann stands up under an opportunity attack: 9 damage.',
    '  > Bob uses the opening and hits Ann with the rapier: 9 damage.',
    '      Attack d20 9 under 16 (14 + 2 prone target): 9 Successes, no defence: critical win',
    '      Damage d8 5 + 4 = 9 (health 20 → 11)',
  ]);
});

it('a contest for a hold, and what is picked up by its name', () => {
  const grab = { as: 'Ann', do: 'grapple', with: { at: 'Bob' }, choose: [chosen('Bob', 'athletics')], dice: [die('hold', 7), die('resist', 15)] };
  const drop = { as: 'Ann', do: 'drop', with: { item: 'weapon' } };
  const pickUp = { as: 'Ann', do: 'pick-up', with: { lying: 'rapier at 5, 5' } };
  expect(told([ann, bob], [grab, drop, pickUp])).toEqual([
    'Ann grabs Bob.',
    "  Athletics d20 7 under 10: 7 Successes vs Bob's Athletics d20 15 under 10: failed",
    'Ann drops the rapier.',
    'Ann picks up the rapier.',
  ]);
});

it('a walk is one line', () => {
  const steps = [
    {
      as: 'Ann',
      do: 'move',
      with: {
        along: [
          [5, 7],
          [5, 8],
        ],
      },
    },
  ];
  expect(told([one('Ann', { at: [5, 6] }), one('Bob', { at: [15, 15] })], steps)).toEqual(['Ann moves to (5,8).']);
});
