import { defineIntent, Fight, type Id, makeRules, type Refuse, type View } from '@riposte/kernel';
import { describe, expect, it, vi } from 'vitest';
import { drawn } from '../../files/test/record.ts';
import { SUBJECTS } from '../../files/test/subjects.ts';
import { tries } from '../../files/test/tenth.ts';
import { toyDef, toyState } from '../../kernel/test/toy.ts';
import { play } from '../src/conformance-trial.ts';
import { brokenWithout, ignorable } from './open-without.ts';

vi.setConfig({ testTimeout: 600_000 });

/** In the deep run; the others play a tenth. */
const FIGHTS = 40;
const INPUTS = 60;

describe.each(SUBJECTS)('$id', (subject) => {
  it('does what is listed because the one rule against it is ignored', () => {
    const canBeIgnored = ignorable(subject.id);
    const tried = new Map<string, number>();
    const broken = new Set<string>();
    const { first, count } = tries(FIGHTS);
    for (let n = first; n < first + count; n++) {
      const state = subject.states[n % subject.states.length];
      play({ subject, state, seed: String(n), choices: () => drawn(n), inputs: INPUTS }, (fight) => {
        for (const one of brokenWithout(fight, canBeIgnored, tried)) broken.add(one);
      });
    }
    expect(tried.size).toBeGreaterThan(0);
    expect([...broken]).toEqual([]);
  });
});

describe('an act that is open because a rule is ignored', () => {
  // The axe is missing, and only a rule that can be ignored says so.
  const wielding = (option: 'needs' | 'available') =>
    defineIntent('wield', {
      rule: 'T-99',
      title: 'Wield',
      [option]: (_view: View, _by: Id, refuse: Refuse) => refuse('T-98', 'no-object'),
      perform: () => ([] as { readonly length: number }[])[0].length > 0,
    });
  const wrong = (option: 'needs' | 'available'): readonly string[] => {
    const usual = toyDef();
    const rules = makeRules({ ...usual, intents: [...usual.intents, wielding(option)] });
    return brokenWithout(Fight.open(rules, toyState(2), { seed: 'axe' }), () => true, new Map());
  };

  it('is found where it breaks, and is not listed where it needs what is missing', () => {
    expect(wrong('available')[0]).toBe('wield without T-98: Wield cannot be done while T-98 is ignored');
    expect(wrong('needs')).toEqual([]);
  });
});
