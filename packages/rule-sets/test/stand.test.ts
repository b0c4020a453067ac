import { decreeInWords, fightersOf, nameOf } from '@riposte/files';
import { Fight } from '@riposte/kernel';
import { placesOf } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../src/index.ts';
import { readyFights } from './ready-fights.ts';

describe.each(RULE_SETS)('the game master of $ruleset.title', (ruleSet) => {
  it('moves somebody to any place of the board', () => {
    for (const { rules, state } of readyFights(ruleSet)) {
      const fight = Fight.open(rules, state, { seed: 'moves' });
      const look = ruleSet.look!;
      const { view } = fight;
      const [id] = fightersOf(view);
      const of = nameOf({ ruleSet, view }, id);
      const standsAt = (): number => look.tokens(fight.view).find((token) => token.id === id)!.places[0];
      const last = placesOf(look.ground(view)) - 1;
      const taken = new Set(look.tokens(view).flatMap((token) => token.places));
      const free = [...Array(last + 1).keys()].filter((place) => !taken.has(place));
      for (const place of [free[0] ?? 0, free[Math.floor(free.length / 2)] ?? last]) {
        decreeInWords(fight, ruleSet, 'set', { of, ...ruleSet.words!.stand!(fight.view, place) });
        expect(standsAt()).toBe(place);
      }
    }
  });
});
