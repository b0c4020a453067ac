import { duelOf, isFightable } from '@riposte/files';
import { makeRules } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trialsOf } from '../src/odds/trial.ts';

/** What a new character attacks with before all: the weapon in its hand. */
const MAIN: Readonly<Record<string, string>> = {
  'sea-of-shadows': 'Strike',
  'heroes-of-destiny': 'Standard attack',
  realmspire: 'Strike at .* with the longsword',
  celesia: 'Attack .* with the spear',
  realitycheck: 'Melee attack .* with the longsword',
};

describe('what a character can do to a foe', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('%s: has its main attack, also where the machine is slow', (game, ruleSet) => {
    const { archetypes, schema, build } = ruleSet.character!;
    const made = build(schema.parse({ name: 'Alda', ...archetypes[0].choices }));
    const foe = ruleSet.catalogue!(makeRules(ruleSet.rules)).find(({ fighter }) => fighter !== undefined)!;
    const duel = duelOf(ruleSet, { ...made, name: 'Alda' }, { ...foe.fighter, name: foe.name });
    if (!isFightable(duel)) throw new Error('nobody fights');
    // Each look at the clock takes so long that nothing but a glance is possible.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 30));
    const acts = trialsOf(ruleSet, duel);
    expect(acts.map(({ text }) => text)).toContainEqual(expect.stringMatching(MAIN[game]));
    expect(acts.length).toBeLessThanOrEqual(6);
  });
});
