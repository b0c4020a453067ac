import { join } from 'node:path';
import { optionsOf, still } from '@riposte/files';
import { Fight, intentJson, sightOf } from '@riposte/kernel';
import { expect, it } from 'vitest';
import { oddsOf, oddsSentence } from '../src/index.ts';
import { encounter, root, standing } from './encounters.ts';

/** Acts until it must have come. */
const MAX_STEPS = 40;

/** The odds of the first act whose words begin so, of whoever acts first. */
function oddsIn(file: string, words: string, seed: string): string {
  const of = standing(encounter(join(root, file)));
  const fight = Fight.open(of.rules, of.state, { seed });
  for (let n = 0; n < MAX_STEPS; n++) {
    const [by] = fight.declarers;
    const speech = still({ ruleSet: of.ruleSet, view: fight.view });
    const found = optionsOf(fight, speech, by, { reactions: false }).find(({ text, refusals }) => text.startsWith(words) && refusals.length === 0);
    if (found !== undefined) return oddsSentence(oddsOf({ ...of, state: fight.state }, fight.rules.intent(found.intent), { within: 10_000 }), speech);
    fight.submit(intentJson(of.policy.declare(sightOf(fight.view, by), by)!));
  }
  return '';
}

it('a wound is told by the name of the part, not by what the hand let go of', () => {
  const told = oddsIn('encounters/celesia/village-green.json', 'Throw', 'table');
  expect(told).toMatch(/^\d+ % to hurt \w+: .*left ear/);
  expect(told).not.toMatch(/hand \d|In hand/);
});

it('where hardly any case is counted, says so instead of bounds that say nothing', () => {
  const of = standing(encounter(join(root, 'encounters/sea-of-shadows/duel-at-dawn.json')));
  const fight = Fight.open(of.rules, of.state, { seed: 'dawn' });
  const speech = still({ ruleSet: of.ruleSet, view: fight.view });
  const [{ intent }] = optionsOf(fight, speech, fight.declarers[0], { reactions: false }).filter(({ refusals }) => refusals.length === 0);
  const odds = oddsOf({ ...of, state: fight.state }, fight.rules.intent(intent), { within: 10_000 });
  const told = (mass: number): string => oddsSentence({ ...odds, isWhole: false, mass }, speech);
  expect(told(0.02)).toBe('There are too many outcomes to count them in time.');
  expect(told(0.5)).not.toMatch(/too many/);
});

it('parts that read alike are one, and what is only bookkeeping of a round is left out', () => {
  const told = oddsIn('encounters/realitycheck/archery-at-the-ford.json', 'Shoot', 'ford');
  expect(told).toMatch(/^\d+ % to hurt Ida: /);
  expect(told).not.toMatch(/This round|\. about/);
  const [, shares] = /: (.*?)\. /.exec(told)!;
  const named = shares.split(', ').map((share) => share.replace(/ (under )?\d+ %$/, ''));
  expect(new Set(named).size).toBe(named.length);
});
