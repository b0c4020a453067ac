import { makeRuleset } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { boardSchema, fighterSchema, setUp } from './encounter.ts';
import { type Fighter, heroesOfDestiny } from './index.ts';

const rules = makeRuleset(heroesOfDestiny);

/** Ann as an encounter says her. */
function ann(said: object): Fighter {
  const fighters = [fighterSchema.parse({ name: 'Ann', side: 'red', at: '1,1', ...said })];
  const state = setUp(rules, { board: boardSchema.parse({}), sides: ['red'], fighters }, (path, expected) => {
    throw new Error(`${path.join('.')}: ${expected}`);
  });
  return state.entities[1] as Fighter;
}

describe('two hands', () => {
  const tooMuch = 'fighters.0.gear: gear for 2 hands, the rest under "stowed"';

  it.each([
    ['greatsword and buckler', ['greatsword', 'buckler']],
    ['three daggers', ['dagger', 'dagger', 'dagger']],
    ['swords and a kit', ['short-sword', 'dagger', 'healing-kit']],
  ])('do not hold %s', (_what, gear) => {
    expect(() => ann({ gear })).toThrow(tooMuch);
  });

  it('hold two weapons, one for both, and what is worn besides', () => {
    expect(ann({ gear: ['dagger', 'dagger', 'mail'] }).features).toHaveLength(3);
    expect(
      ann({
        gear: ['greatsword', 'plate'],
        stowed: [
          ['dagger', 'scabbard'],
          ['healing-kit', 'backpack'],
        ],
      }).stowed,
    ).toHaveLength(2);
  });
});
