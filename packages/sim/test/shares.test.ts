import { duelOf, isFightable, oddsOf, optionsOf, still } from '@riposte/files';
import { Fight, intentJson, makeRules, sightOf } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { expect, it } from 'vitest';
import { merged, sharesOf } from '../src/odds/shares.ts';

const LEVELS = ['light', 'moderate', 'severe', 'critical', 'fatal'];
/** Milliseconds that the odds may take on a busy machine. */
const WITHIN = 60_000;
const MAX_STEPS = 40;

it('outcomes stand by how bad they are, and of those as bad by how much they take', () => {
  const ruleSet = RULE_SETS.find(({ rules }) => rules.id === 'heroes-of-destiny')!;
  const [, mage, foe] = ruleSet.catalogue!(makeRules(ruleSet.rules)).filter(({ fighter }) => fighter !== undefined);
  const duel = duelOf(ruleSet, { name: 'Ann', ...mage.fighter }, { name: 'Bo', ...foe.fighter });
  if (!isFightable(duel)) expect.fail('nobody to fight');
  const fight = Fight.open(duel.rules, duel.state, { seed: 'shares' });
  for (let n = 0; n < MAX_STEPS && !fight.declarers.includes(duel.who); n++) {
    const [first] = fight.declarers;
    fight.submit(intentJson(ruleSet.policy.declare(sightOf(fight.view, first), first)!));
  }
  const speech = still({ ruleSet, view: fight.view });
  const lance = optionsOf(fight, speech, duel.who, { reactions: false }).find(({ text }) => text === 'Cast Spark Lance at Bo')!;
  const standing = { ruleSet, rules: duel.rules, state: fight.state, policy: ruleSet.policy };
  const { outcomes } = sharesOf(oddsOf(standing, fight.rules.intent(lance.intent), { within: WITHIN }), duel.who, speech)!;
  const wounds = outcomes.filter(({ text }) => /\b1 (light|moderate|severe|critical|fatal) wound/.test(text));
  expect(wounds.length).toBeGreaterThan(3);
  const ranks = wounds.map(({ text, badness }) => badness * 10 + LEVELS.findIndex((level) => text.includes(level)));
  // Out of the fight is the worst, whatever the wound.
  expect(ranks.filter((rank) => rank < 40)).toEqual(ranks.filter((rank) => rank < 40).sort((a, b) => a - b));
}, 120_000);

it('outcomes that read alike are one, with the sum of their shares', () => {
  const outcomes = [
    { text: '1 stamina', share: 0.25, badness: 2 },
    { text: '1 stamina', share: 0.5, badness: 2 },
    { text: '1 stamina', share: 0.125, badness: 4 },
  ] as const;
  expect(merged(outcomes)).toEqual([
    { text: '1 stamina', share: 0.75, badness: 2 },
    { text: '1 stamina', share: 0.125, badness: 4 },
  ]);
});
