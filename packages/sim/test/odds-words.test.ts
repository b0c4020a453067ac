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
