import { CREATURES as celesia } from '@riposte/celesia';
import { CREATURES as heroesOfDestiny } from '@riposte/heroes-of-destiny';
import type { Policy } from '@riposte/kernel';
import { CREATURES as realitycheck } from '@riposte/realitycheck';
import { CREATURES as realmspire } from '@riposte/realmspire';
import { CREATURES as seaOfShadows } from '@riposte/sea-of-shadows';
import { describe, expect, it, vi } from 'vitest';
import { isTurnOf } from '../../files/test/tenth.ts';
import { RULE_SETS } from '../src/index.ts';
import { readyFights, tally, wonAgainstAimless } from './ready-fights.ts';

vi.setConfig({ testTimeout: 300_000 });

/** How often each ready fight is fought where it is its turn (a twentieth as often else), and what who chooses well reacts with somewhere in so many fights. */
const BY_RULE_SET: {
  readonly [id: string]: {
    readonly creatures: readonly unknown[];
    readonly fights: number;
    readonly watched: number;
    readonly reactions: readonly string[];
  };
} = {
  'sea-of-shadows': { creatures: seaOfShadows, fights: 150, watched: 60, reactions: ['block', 'parry', 'dodge', 'mount-dodge', 'provoked'] },
  'heroes-of-destiny': {
    creatures: heroesOfDestiny,
    fights: 12,
    // Whoever is held seldom gets away but on a mount.
    watched: 40,
    reactions: ['rebuff', 'harry', 'take-readied', 'cling', 'choose-cling', 'interpose', 'act-out-of-turn', 'choose-guard', 'ignore-flank', 'resist'],
  },
  realmspire: {
    creatures: realmspire,
    fights: 40,
    watched: 20,
    reactions: ['block', 'dodge', 'parry with strength', 'parry with agility', 'withstand', 'provoked', 'draw', 'cast-as-reaction'],
  },
  celesia: {
    creatures: celesia,
    fights: 40,
    watched: 12,
    reactions: ['choose-parry', 'choose-ward', 'choose-cleave', 'reactive-attack', 'reactive-maneuver'],
  },
  realitycheck: {
    creatures: realitycheck,
    fights: 60,
    watched: 20,
    reactions: ['challenge: defend', 'response: defend', 'interrupt: swift-attack', 'interrupt: agile-move', 'interrupt: tactical-retreat'],
  },
};

const all = RULE_SETS.map(readyFights);

describe.each(RULE_SETS)('$rules.id', (ruleSet) => {
  const nth = RULE_SETS.indexOf(ruleSet);
  const before = all.slice(0, nth).flat().length;
  const ready = all[nth].map((fight, i) => ({ ...fight, nth: before + i }));
  const { creatures, fights, watched, reactions } = BY_RULE_SET[ruleSet.rules.id];

  it('has fights of at least six kinds and at least twelve creatures', () => {
    expect(ready.length).toBeGreaterThanOrEqual(6);
    expect(creatures.length).toBeGreaterThanOrEqual(12);
  });

  it.each(ready)('$file ends within 30 rounds, and each side wins at times', (one) => {
    const isFull = isTurnOf(one.nth, 10);
    const { wins, longest } = tally(one, isFull ? fights : Math.ceil(fights / 20), () => ruleSet.policy);
    expect(longest).toBeLessThanOrEqual(30);
    if (isFull) expect(Math.min(...wins)).toBeGreaterThan(0);
  });

  it.each(ready.filter((fight) => isTurnOf(fight.nth + 5, 10)))('$file is won by choosing well against choosing at random', (one) => {
    expect(wonAgainstAimless(one, 3)).toBeGreaterThanOrEqual(5);
  });

  it('every kind of reaction is used somewhere by who chooses well', () => {
    const used = new Set<string>();
    const noting: Policy = {
      declare(view, who) {
        const chosen = ruleSet.policy.declare(view, who);
        if (chosen?.def.tags.includes('reaction')) used.add(chosen.def.id);
        return chosen;
      },
      answer(view, ask, who, about) {
        const chosen = ruleSet.policy.answer(view, ask, who, about);
        if (who < 0 || chosen === null || chosen === false || (Array.isArray(chosen) && chosen.length === 0)) return chosen;
        const act = typeof chosen === 'object' && 'do' in chosen ? String(chosen.do) : String(chosen);
        for (const name of [ask.id, act, `${ask.id}: ${act}`]) used.add(name);
        return chosen;
      },
    };
    const unused = (): readonly string[] => reactions.filter((name) => !used.has(name));
    for (let trial = 0; trial < watched; trial++) for (const one of ready) if (unused().length > 0) tally(one, 1, () => noting, trial);
    expect(unused()).toEqual([]);
  });
});
