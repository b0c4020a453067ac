import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { decreeInWords, factsOf, fightersOf, nameOf, readEncounter, settableLines } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

const home = join(import.meta.dirname, '../../../encounters');
const FIGHTS: { readonly [ruleset: string]: string } = {
  'sea-of-shadows': 'harbour-gate',
  'heroes-of-destiny': 'wolves-at-the-ford',
  realmspire: 'nets-in-the-arena',
  celesia: 'ogre-at-the-ford',
  realitycheck: 'ambush-in-the-pass',
};

/** A fight that has begun, and one who fights in it. */
function begun(ruleset: string) {
  const ruleSet = RULE_SETS.find(({ rules }) => rules.id === ruleset)!;
  const file = join(home, ruleset, `${FIGHTS[ruleset]}.json`);
  const { rules, state } = readEncounter(readFileSync(file, 'utf8'), file, [ruleSet]);
  const fight = Fight.open(rules, state, { seed: 'set', strict: true });
  const speech = { ruleSet, view: fight.view };
  const [who] = fightersOf(fight.view);
  return { fight, ruleSet, who, name: nameOf(speech, who), speech };
}

/** Whether nothing came of the decree that might change the fact again, such as a new round. */
const isLast = ({ lines }: Fight): boolean => lines[lines.length - 1].in === 'fiat';

describe.each(Object.keys(FIGHTS))('what the game master can set in %s', (ruleset) => {
  const { speech, who } = begun(ruleset);
  const numbers = settableLines(speech, who).flatMap(([fact, range]) => {
    const [, least, cap] = /^(-?\d+) to (\d+)$/.exec(range) ?? [];
    return cap === undefined ? [] : [[fact, Number(least), Number(cap)] as const];
  });

  it('has numbers with a least and a most', () => {
    expect(numbers.length).toBeGreaterThanOrEqual(3);
  });

  it.each(numbers)('%s from %i to %i, and not beyond it by mistake', (fact, least, cap) => {
    for (const value of new Set([least, cap])) {
      const { fight, ruleSet, name, who: mine } = begun(ruleset);
      decreeInWords(fight, ruleSet, 'set', { of: name, [fact]: value });
      if (isLast(fight)) expect(factsOf({ ruleSet, view: fight.view }, mine)[fact]).toBe(value);
      expect(fight.verify()).toMatchObject({ ok: true });
    }
    const { fight, ruleSet, name, who: mine } = begun(ruleset);
    for (const value of [least - 1, cap + 1, 1e9, 0.5, 'many', null])
      expect(() => decreeInWords(fight, ruleSet, 'set', { of: name, [fact]: value })).toThrow(`expected a whole number from ${least} to ${cap}`);
    try {
      decreeInWords(fight, ruleSet, 'set', { of: name, [fact]: cap + 1, over: true });
    } catch {
      return; // There is no way beyond it.
    }
    if (isLast(fight)) expect(factsOf({ ruleSet, view: fight.view }, mine)[fact]).toBe(cap + 1);
    expect(fight.lines.find((line) => line.in === 'fiat')).toMatchObject({ reason: 'ruling (on purpose, over what the rules allow)' });
  });
});
