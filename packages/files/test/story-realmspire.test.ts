import { RULE_SETS } from '@riposte/rule-sets';
import { playScenario } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { narrateAll, promptText, readScenarios, tongueOf } from '../src/index.ts';

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
    '  Attack d20 8 needing 14 or less, 8 Successes; parry d20 8 needing 15 or less (14 + 1 rapier), 8 Successes: a tie, which goes to the defender',
  ]);
});

it('a turn says what reactions have cost', () => {
  const choose = [chosen('Bob', 'parry with agility')];
  const steps = [
    { ...strike, choose, dice: [die('attack', 8), die('defence', 8)] },
    { as: 'Ann', do: 'end-turn' },
  ];
  expect(told([ann, bob], steps)).toContain("Bob's turn: 2 AP left (1 spent on reactions)");
});

it('a hit where the attacker chose: the most that the die can show', () => {
  const choose = [chosen('Bob', 'none'), chosen('Ann', 'precision torso')];
  expect(told([ann, bob], [{ ...strike, choose, dice: [die('attack', 10)] }])).toEqual([
    'Ann hits Bob in the torso with the rapier for 14 damage.',
    '  Attack d20 10 needing 14 or less, 10 Successes; no defence: critical win for Ann, who chooses Precision',
    '  Damage d8 8 (maximum) + 6 attribute = 14 (health 20 → 6)',
  ]);
});

it('a miss, a dodge that wins, and the trip that it brings', () => {
  const missed = { ...strike, choose: [chosen('Bob', 'dodge')], dice: [die('attack', 19), die('defence', 18)] };
  const tripped = { ...strike, choose: [chosen('Bob', 'dodge'), chosen('Bob', 'trip')], dice: [die('attack', 19), die('defence', 3), die('resist', 15)] };
  expect(told([ann, bob], [missed, tripped])).toEqual([
    'Ann strikes at Bob with the rapier and misses.',
    '  Attack d20 19 needing 14 or less, failed; dodge d20 18 needing 12 or less, failed: miss',
    'Ann strikes at Bob with the rapier; Bob dodges.',
    '  Attack d20 19 needing 14 or less, failed; dodge d20 3 needing 12 or less, 3 Successes: critical win for Bob, who chooses Trip',
    "  Trip: Ann's Acrobatics d20 15 needing 10 or less, failed: Ann falls prone",
  ]);
});

it('a block lets through what armour and shield do not stop', () => {
  const shielded = one('Bob', { gear: ['mace', 'bone-shield', 'partial-iron'], at: [5, 6] });
  const choose = [chosen('Bob', 'block')];
  expect(told([ann, shielded], [{ ...strike, choose, dice: [die('attack', 8), die('defence', 2), die('damage', 8)] }])).toEqual([
    'Ann strikes at Bob with the rapier; Bob blocks and takes 5 damage.',
    '  Attack d20 8 needing 14 or less, 8 Successes; block d20 2 needing 14 or less, 2 Successes: the block holds',
    '  Damage d8 8 + 6 attribute − 3 armour − 6 shield = 5 (health 20 → 15)',
  ]);
});

it('two dice with what gave them, and luck that rolls again', () => {
  const dazed = one('Ann', { gear: ['rapier'], at: [5, 5], conditions: ['dazed'], luckPoints: 1 });
  const choose = [chosen('Bob', 'none'), chosen('Ann', true), chosen('Ann', 'none')];
  const dice = [{ purpose: 'attack', faces: [5, 17] }, { purpose: 'attack', faces: [4, 6] }, die('damage', 3)];
  expect(told([dazed, bob], [{ ...strike, choose, dice }])).toEqual([
    'Ann hits Bob with the rapier for 9 damage.',
    '  Attack d20 17 (worst of 5, 17: dazed) needing 14 or less, failed; luck: d20 4 (worst of 4, 6: dazed) needing 14 or less, 4 Successes; no defence: critical win for Ann',
    '  Damage d8 3 + 6 attribute = 9 (health 20 → 11)',
    '  Ann: −1 luck (1 → 0).',
  ]);
});

it('a knock-out stands in the headline, and nothing that follows from it is listed', () => {
  const weak = one('Bob', { gear: ['rapier'], at: [5, 6], health: 3 });
  const choose = [chosen('Bob', 'none'), chosen('Ann', 'none')];
  expect(told([ann, weak, one('Cid', { side: 'B', at: [9, 9] })], [{ ...strike, choose, dice: [die('attack', 10), die('damage', 5)] }])).toEqual([
    'Ann hits Bob with the rapier for 11 damage. Bob goes down.',
    '  Attack d20 10 needing 14 or less, 10 Successes; no defence: critical win for Ann',
    '  Damage d8 5 + 6 attribute = 11 (health 3 → −8)',
  ]);
});

it('a spell that is withstood, one that hits, and what it costs', () => {
  const mage = one('Ann', { spells: ['mind-spike'], at: [5, 5], mana: 20 });
  const cast = { as: 'Ann', do: 'cast', with: { spell: 'mind-spike', at: 'Bob', to: null } };
  const withstood = { ...cast, choose: [chosen('Bob', 'withstand')], dice: [die('attack', 4), die('defence', 7)] };
  const hit = { ...cast, choose: [chosen('Bob', 'none'), chosen('Ann', 'brace')], dice: [die('attack', 4), die('damage', 6)] };
  expect(told([mage, one('Bob', { at: [5, 9] })], [withstood, hit])).toEqual([
    "Bob resists Ann's Mind Spike.",
    '  Attack d20 4 needing 13 or less, 4 Successes; resistance d20 7 needing 9 or less, 7 Successes: resisted',
    '  Ann: −5 mana (20 → 15).',
    "Ann's Mind Spike hits Bob for 6 damage.",
    '  Attack d20 4 needing 13 or less, 4 Successes; no defence: critical win for Ann, who chooses Brace',
    '  Brace: Ann has a boon on the next defence',
    '  Damage d8 6 (health 20 → 14)',
    '  Ann: −5 mana (15 → 10).',
  ]);
});

it('an act that gives openings says how many, and each stands inside it', () => {
  const prone = one('Ann', { at: [5, 5], conditions: ['prone'] });
  const choose = [chosen('Bob', { do: 'opportunity-attack', with: { at: 'Ann', attribute: 'strength' } }), chosen('Ann', 'none'), chosen('Bob', 'none')];
  expect(told([prone, bob], [{ as: 'Ann', do: 'stand-up', choose, dice: [die('attack', 9), die('damage', 5)] }])).toEqual([
    'Ann stands up; an opportunity attack does 9 damage.',
    '  > Opportunity attack: Bob hits Ann with the rapier for 9 damage.',
    '      Attack d20 9 needing 16 or less (14 + 2 prone target), 9 Successes; no defence: critical win for Bob',
    '      Damage d8 5 + 4 attribute = 9 (health 20 → 11)',
  ]);
});

it('a contest for a hold, and what is picked up by its name', () => {
  const grab = { as: 'Ann', do: 'grapple', with: { at: 'Bob' }, choose: [chosen('Bob', 'athletics')], dice: [die('hold', 7), die('resist', 15)] };
  const drop = { as: 'Ann', do: 'drop', with: { item: 'weapon' } };
  const pickUp = { as: 'Ann', do: 'pick-up', with: { lying: 'rapier at 5, 5' } };
  expect(told([ann, bob], [grab, drop, pickUp])).toEqual([
    'Ann grabs Bob.',
    "  Athletics d20 7 needing 10 or less, 7 Successes; Bob's Athletics d20 15 needing 10 or less, failed: Ann wins",
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

describe('a question says what happens, what one may do and what it costs', () => {
  const whipper = one('Cid', { gear: ['whip'], at: [7, 7] });
  const text = JSON.stringify({ format: 'riposte/scenario/1', ruleset: 'realmspire', title: 'asked', given: { fighters: [ann, bob, whipper] }, steps: [] });
  const [scenario] = readScenarios(text, 'asked.json', RULE_SETS);
  const { view } = playScenario(scenario).fight!;
  const [rapier, longbow, lance, whip, bite] = ['rapier', 'longbow', 'frost-lance', 'whip', 'bite'].map((id) => view.rules.codeNamed(id));
  const [by, at, cid] = ['Ann', 'Bob', 'Cid'].map((name) => view.state.entities.findIndex((entity) => 'name' in entity && entity.name === name));
  const attack = { by, at, how: 'melee', weapon: rapier, spell: -1 };

  it.each([
    ['choose-defence', at, attack, 'Ann strikes at Bob with the rapier. Defend? (1 AP)'],
    ['choose-defence', at, { ...attack, weapon: -1 }, 'Ann strikes at Bob with bare hands. Defend? (1 AP)'],
    ['choose-defence', at, { ...attack, how: 'ranged', weapon: longbow }, 'Ann shoots at Bob with the longbow. Defend? (1 AP)'],
    ['choose-defence', at, { ...attack, how: 'thrown', weapon: rapier }, 'Ann throws the rapier at Bob. Defend? (1 AP)'],
    ['choose-defence', at, { ...attack, how: 'spell', weapon: -1, spell: lance }, 'Ann casts Frost Lance at Bob. Defend? (1 AP)'],
    ['attacked', at, { by, at }, 'Ann attacks Bob. Raise a ward first? (costs AP, and mana for a spell)'],
    ['provoked', at, { by, foe: at, why: 'move' }, "Ann moves within Bob's reach. Make an opportunity attack? (1 AP)"],
    ['provoked', at, { by, foe: at, why: 'enter' }, "Ann comes within Bob's reach. Make an opportunity attack? (1 AP)"],
    ['provoked', at, { by, foe: at, why: 'cast' }, "Ann casts a spell within Bob's reach. Make an opportunity attack? (1 AP)"],
    ['provoked', at, { by, foe: at, why: 'stand-up' }, "Ann stands up within Bob's reach. Make an opportunity attack? (1 AP)"],
    ['go-on', by, { to: [3, 4] }, 'Ann was attacked on the way. Move on to (3,4)?'],
    ['choose-manoeuvre', by, { by, at }, 'Ann has a critical win against Bob. Which manoeuvre, if any? (no cost)'],
    ['choose-trick', cid, { ...attack, by: cid, weapon: whip }, 'Cid hits Bob with the whip. Trip or disarm Bob as well? (no cost)'],
    ['choose-trick', cid, { ...attack, by: cid, weapon: bite }, 'Cid hits Bob with a bite. Trip Bob as well? (no cost)'],
    ['choose-skill', at, { by, what: 'disarm' }, 'Ann tries to disarm Bob. Which skill does Bob use to resist?'],
    ['choose-skill', at, { by, what: 'grapple' }, 'Ann tries to grab Bob. Which skill does Bob use to resist?'],
    ['choose-skill', at, { by, what: 'hold' }, 'Bob tries to break free from Ann. Which skill does Bob use?'],
    ['choose-skill', at, { by: at, what: 'hold' }, 'Bob tries to get out of the net. Which skill does Bob use?'],
    ['choose-style', by, { use: 'attack' }, 'Which Fighting Style does Ann attack with?'],
    ['choose-style', at, { use: 'defence' }, 'Which Fighting Style does Bob defend with?'],
    ['choose-armour', at, null, 'Only one Armour Rating of Bob counts. Which one?'],
    ['twist-fate', by, { skill: 'dodge', successes: 0 }, 'Ann fails the dodge test. Roll again? (1 luck)'],
    ['twist-fate', by, { skill: 'dodge', successes: 1 }, 'Ann passes the dodge test with 1 Success. Roll again, and take the second roll? (1 luck)'],
    ['twist-fate', by, { skill: 'dodge', successes: 8 }, 'Ann passes the dodge test with 8 Successes. Roll again, and take the second roll? (1 luck)'],
    ['settled', -2, null, 'Only one side is left standing. GM: is the fight over?'],
  ])('%s', (id, who, about, asked) => {
    expect(promptText({ ruleSet: scenario.ruleSet, view }, view.rules.ask(id), who, about)).toBe(asked);
  });
});

it('a blow with a shield is told as one, and sizes by their names', () => {
  const shield = one('Ann', { gear: ['bone-shield'], at: [5, 5] });
  const choose = [chosen('Bob', 'none'), chosen('Ann', 'none')];
  const blow = { ...strike, choose, dice: [die('attack', 8), die('damage', 2)] };
  const grows = { as: 'gm', do: 'set', with: { of: 'Bob', size: 'huge', reason: 'a potion' } };
  const story = told([shield, bob], [blow, grows]);
  expect(story).toContain('Ann hits Bob with the bone shield for 8 damage.');
  expect(story).toContain('  Bob: now huge.');
});
