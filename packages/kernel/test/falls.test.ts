import { describe, expect, it } from 'vitest';
import { best, copyState, defineIntent, die, eachFall, exploding, FLOATING, minus, Random, Runner, sum, type View, worst } from '../src/index.ts';
import { Bid, BlowRoll, duellist, Hit, SaveRoll, toy, toyDef, toyState } from './toy.ts';

const defaults = { chances: FLOATING, choose: () => 'none' as const };

/** One pool against another, the second seen through a function, then one of two other rolls. */
const Duel = defineIntent('duel', {
  rule: 'T-0',
  title: 'Duel',
  perform(play, by) {
    const attack = play.roll(BlowRoll, by, exploding(best(die(8), 2), 8));
    const reply = play.roll(SaveRoll, 2, worst(sum(die(6), die(4)), 2), (total) => Math.floor(total / 2));
    if (attack > 2 * reply) Hit(play, 2, attack - 2 * reply);
    else if (play.roll(SaveRoll, 2, die(6), (face) => (face > 4 ? 1 : 0)) === 1) Hit(play, 1, 2);
    else Hit(play, 2, play.roll(BlowRoll, by, minus(die(6), die(6))) > 0 ? 1 : 0);
    return true;
  },
});
const rules = toy({ intents: [...toyDef().intents, Duel] });
const points = (view: View) => `${duellist(view, 1).points},${Math.max(-20, duellist(view, 2).points)}`;

describe('an enumeration', () => {
  it('equals the closed form of a die against a die', () => {
    const shares = new Map<string, number>();
    let paths = 0;
    const blow = rules.intent({ do: 'blow', by: 1, with: { at: 2 } });
    const mass = eachFall(rules, toyState(2, { coins: 1 }), blow, { ...defaults, choose: () => 'high' }, ({ probability: share, runner: view }) => {
      paths++;
      shares.set(points(view), (shares.get(points(view)) ?? 0) + share);
    });
    expect(mass).toBeCloseTo(1, 12);
    expect(paths).toBe(24);
    // Of 24 falls of D6 and D4, ten leave nothing, then 4, 4, 3, 2 and 1 leave one to five points.
    expect([9, 8, 7, 6, 5, 4].map((left) => Math.round(24 * (shares.get(`9,${left}`) ?? 0)))).toEqual([10, 4, 4, 3, 2, 1]);
  });

  it('says what a hundred thousand simulated trials say, within 4 standard errors', () => {
    const exact = new Map<string, number>();
    const state = toyState();
    const before = JSON.stringify(state);
    const mass = eachFall(
      rules,
      state,
      Duel.of(1, {}),
      defaults,
      ({ probability: share, runner: view }) => void exact.set(points(view), (exact.get(points(view)) ?? 0) + share),
    );
    expect(mass).toBeCloseTo(1, 10);
    expect(JSON.stringify(state)).toBe(before);
    const trials = 100_000;
    const counts = new Map<string, number>();
    const runner = Runner.simulating(rules, copyState(rules, state), new Random(9, 8, 7, 6), () => null);
    for (let i = 0; i < trials; i++) {
      runner.restart(copyState(rules, state));
      runner.perform(Duel.of(1, {}));
      counts.set(points(runner), (counts.get(points(runner)) ?? 0) + 1);
    }
    expect([...counts.keys()].filter((key) => !exact.has(key))).toEqual([]);
    const expected = [...exact].filter(([, share]) => share * trials > 20);
    expect(expected.length).toBeGreaterThan(15);
    for (const [one, share] of expected) {
      const error = Math.sqrt(trials * share * (1 - share));
      expect(Math.abs((counts.get(one) ?? 0) - trials * share) / error, one).toBeLessThan(4);
    }
  });

  it('has mass 1 also where a choice follows the dice, and hands the choice what it is about', () => {
    const seen: number[] = [];
    const bidding = defineIntent('bidding', {
      rule: 'T-0',
      title: 'Bidding',
      perform: (play, by) => (Hit(play, by, play.ask(Bid, by, { round: play.roll(BlowRoll, by, die(6)) })), true),
    });
    const choose = (_view: View, _ask: unknown, _who: number, about: unknown) => (about as { round: number }).round;
    const mass = eachFall(toy({ intents: [bidding], windows: [] }), toyState(2, { coins: 6 }), bidding.of(1, {}), { ...defaults, choose }, ({ runner }) => {
      seen.push(9 - duellist(runner, 1).points);
    });
    expect(mass).toBeCloseTo(1, 12);
    expect(seen.sort()).toEqual([1, 2, 3, 4, 5, 6]);

    seen.length = 0;
    const given = [{ in: 'roll' as const, roll: BlowRoll.id, who: 1, pool: die(6).id, faces: [4], total: 4 }];
    expect(
      eachFall(
        toy({ intents: [bidding], windows: [] }),
        toyState(2, { coins: 6 }),
        bidding.of(1, {}),
        { ...defaults, choose, given },
        ({ runner }) => void seen.push(9 - duellist(runner, 1).points),
      ),
    ).toBe(1);
    expect([seen, given.length]).toEqual([[4], 1]);
  });

  it('visits likely ways before others and stops before the way that it is told', () => {
    const visited = (most: number) => {
      const ways: string[] = [];
      const mass = eachFall(rules, toyState(), Duel.of(1, {}), { ...defaults, stop: () => ways.length >= most }, ({ probability, tape }) => {
        ways.push(`${probability} ${JSON.stringify(tape)}`);
      });
      return { ways, mass };
    };
    const all = visited(Number.POSITIVE_INFINITY);
    expect(all.mass).toBeCloseTo(1, 10);
    const some = visited(100);
    expect(some.ways).toEqual(all.ways.slice(0, 100));
    expect(some.mass).toBeGreaterThan((2 * 100) / all.ways.length);
    expect(some.mass).toBeLessThan(1);
  });
});
