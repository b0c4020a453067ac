import { join } from 'node:path';
import { type Odds, optionsOf, type Speech, still } from '@riposte/files';
import { Fight, type Id, intentJson, sightOf } from '@riposte/kernel';
import { expect, it } from 'vitest';
import { oddsOf, oddsSentence, sharesOf } from '../src/index.ts';
import { encounter, root, standing } from './encounters.ts';

/** Acts until it must have come. */
const MAX_STEPS = 40;

/** What is made of the odds of the first act whose words begin so, of whoever acts first. */
function oddsIn<T>(file: string, words: string, seed: string, make: (odds: Odds, speech: Speech, by: Id) => T): T {
  const begun = standing(encounter(join(root, file)));
  const fight = Fight.open(begun.rules, begun.state, { seed });
  for (let n = 0; n < MAX_STEPS; n++) {
    const [by] = fight.declarers;
    const speech = still({ ruleSet: begun.ruleSet, view: fight.view });
    const option = optionsOf(fight, speech, by, { reactions: false }).find(({ text, refusals }) => text.startsWith(words) && refusals.length === 0);
    if (option !== undefined) return make(oddsOf({ ...begun, state: fight.state }, fight.rules.intent(option.intent), { within: 10_000 }), speech, by);
    fight.submit(intentJson(begun.policy.declare(sightOf(fight.view, by), by)!));
  }
  return expect.fail(`nobody could "${words}"`);
}

const told = (file: string, words: string, seed: string): string => oddsIn(file, words, seed, oddsSentence);

it('a wound is told by the name of the part, not by what the hand let go of', () => {
  const sentence = told('encounters/celesia/village-green.json', 'Throw', 'table');
  expect(sentence).toMatch(/^\d+ % to hurt \w+: .*left ear/);
  expect(sentence).not.toMatch(/hand \d|In hand/);
});

it('where hardly any case is counted, says so instead of bounds that say nothing', () => {
  const of = standing(encounter(join(root, 'encounters/sea-of-shadows/duel-at-dawn.json')));
  const fight = Fight.open(of.rules, of.state, { seed: 'dawn' });
  const speech = still({ ruleSet: of.ruleSet, view: fight.view });
  const [{ intent }] = optionsOf(fight, speech, fight.declarers[0], { reactions: false }).filter(({ refusals }) => refusals.length === 0);
  const odds = oddsOf({ ...of, state: fight.state }, fight.rules.intent(intent), { within: 10_000 });
  const counted = (mass: number): string => oddsSentence({ ...odds, isWhole: false, mass }, speech);
  expect(counted(0.02)).toBe('There are too many outcomes to count them in time.');
  expect(counted(0.5)).not.toMatch(/too many/);
});

it('parts that read alike are one, and what is only bookkeeping of a round is left out', () => {
  const sentence = told('encounters/realitycheck/archery-at-the-ford.json', 'Shoot', 'ford');
  expect(sentence).toMatch(/^\d+ % to hurt Ida: /);
  expect(sentence).not.toMatch(/This round|\. about/);
  const [, shares] = /: (.*?)\. /.exec(sentence)!;
  const named = shares.split(', ').map((share) => share.replace(/ (under )?\d+ %$/, ''));
  expect(new Set(named).size).toBe(named.length);
});

it('where dice decide and no state tells how, the chance of success is said', () => {
  expect(told('encounters/realitycheck/the-arrest.json', 'Break down a rotten door (arm strength)', 'door')).toMatch(/^\d+ % to succeed; costs 2 Energy/);
  expect(
    oddsIn('encounters/realitycheck/the-arrest.json', 'Break down a rotten door (arm strength)', 'door', (odds, speech, by) => sharesOf(odds, by, speech)),
  ).toMatchObject({
    about: 'to succeed',
    outcomes: [{ text: '' }, { text: 'success' }],
  });
  expect(told('encounters/realitycheck/the-arrest.json', 'Break down a stone wall (leg strength)', 'door')).toMatch(/^Cannot succeed; costs 2 Energy/);
  expect(told('encounters/realitycheck/the-arrest.json', 'Climb an easy wall', 'door')).toMatch(/^Half the distance of a Run \d+ %, /);
});

it('one thing that may happen is a clause of whom it happens to', () => {
  expect(told('encounters/heroes-of-destiny/broken-spell.json', 'Hinder the guard by distracting', 'clause')).toMatch(/^\d+ % that the guard is distracted\./);
  expect(told('encounters/heroes-of-destiny/broken-spell.json', 'Jump 6 feet', 'clause')).toMatch(/^\d+ % that Lys moves to \(\d+,\d+\)\./);
});

it('where an act costs something and only bookkeeping changes, the words of the rule set for it are said', () => {
  expect(told('encounters/heroes-of-destiny/broken-spell.json', 'Use flint and steel', 'pay')).toMatch(/^Costs \d+ AP; starts to pay for using an object\./);
  expect(told('encounters/heroes-of-destiny/broken-spell.json', 'Buy movement for 1 AP', 'pay')).toMatch(/^Costs 1 AP; \d more yards? to move\./);
});

it('what is sure to do something to somebody lists what', () => {
  expect(told('encounters/realitycheck/the-arrest.json', 'Intimidate Mo', 'threat')).toMatch(/^Mo: \w+ \d+ %, \w+ \d+ %\./);
});
