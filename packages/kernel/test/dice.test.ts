import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { best, classified, die, exploding, keyedDice, minus, NotedFaces, type Pool, Random, sha256, sum, through, worst } from '../src/index.ts';
import { EXPLOSION_CUT, GivenFaces, totalOf, wordFrom } from '../src/testing.ts';

const mass = (pool: Pool) => [...pool.distribution().values()].reduce((a, b) => a + b, 0);
const mean = (pool: Pool) => [...pool.distribution()].reduce((all, [total, share]) => all + total * share, 0);

const pools: fc.Arbitrary<Pool> = fc.letrec<{ pool: Pool }>((tie) => ({
  pool: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 1, max: 8 }).map(die),
    fc.tuple(tie('pool'), tie('pool')).map(([a, b]) => sum(a, b)),
    fc.tuple(tie('pool'), tie('pool')).map(([a, b]) => minus(a, b)),
    tie('pool').map((one) => best(one, 2)),
    tie('pool').map((one) => worst(one, 3)),
    tie('pool').map((one) => through(one, 'halved', (total) => Math.floor(total / 2))),
    fc.integer({ min: 2, max: 6 }).map((sides) => exploding(die(sides), sides)),
  ),
})).pool;

/** Every way to throw a pool without explosions, with its probability. */
function enumerate(pool: Pool): Map<number, number> {
  const all = new Map<number, number>();
  const walk = (prefix: number[]): void => {
    const sides: number[] = [];
    let used = 0;
    const total = pool.total({ face: (n) => (sides.push(n), prefix[used++] ?? 1) });
    if (sides.length > prefix.length) {
      for (let face = 1; face <= sides[prefix.length]; face++) walk([...prefix, face]);
      return;
    }
    all.set(total, (all.get(total) ?? 0) + sides.reduce((share, n) => share / n, 1));
  };
  walk([]);
  return all;
}

describe('pools', () => {
  it('have mass 1 and totals among their distribution', () => {
    fc.assert(
      fc.property(pools, fc.integer(), (pool, seed) => {
        expect(mass(pool)).toBeCloseTo(1, 9);
        const noted = new NotedFaces(new Random(seed, 2, 3, 4));
        const total = pool.total(noted);
        expect(pool.distribution().has(total)).toBe(true);
        expect(totalOf(pool, noted.faces)).toBe(total);
      }),
    );
  });

  it.each([
    die(6),
    sum(die(6), die(4)),
    minus(die(6), die(6)),
    best(die(8), 2),
    worst(die(8), 3),
    best(sum(die(4), die(4)), 2),
    through(die(20), 'half', (x) => x >> 1),
  ])('count as by hand: $id', (pool) => {
    const byHand = enumerate(pool);
    for (const [total, share] of pool.distribution()) expect(share).toBeCloseTo(byHand.get(total) ?? 0, 12);
    expect(byHand.size).toBe(pool.distribution().size);
  });

  it('explode by the closed form: the mean of d10! is 5.5 / 0.9, with advantage at each explosion by its own', () => {
    expect(mean(exploding(die(10), 10))).toBeCloseTo(5.5 / 0.9, 9);
    const twice = best(die(10), 2);
    const again = 1 - 0.81;
    expect(mean(exploding(twice, 10))).toBeCloseTo(mean(twice) / (1 - again), 8);
    expect([...exploding(die(4), 4).distribution().keys()].every((total) => total % 4 !== 0 || total > 40)).toBe(true);
    expect(EXPLOSION_CUT).toBeLessThan(1e-9);
  });

  it('end when they would explode for ever, in the distribution as in the throw', () => {
    expect([...exploding(die(1), 1).distribution()]).toEqual([[60, 1]]);
    expect(exploding(die(1), 1).total({ face: () => 1 })).toBe(60);
    const often = exploding(best(die(4), 8), 4);
    expect(mass(often)).toBeCloseTo(1, 12);
    expect(Math.max(...often.distribution().keys())).toBe(often.total({ face: () => 4 }));
  });

  it('are the same pool when they have the same id', () => {
    const parts = [die(4), sum(die(4), die(6)), minus(die(6), die(4)), best(die(6), 2)];
    const joined = parts.flatMap((a) => [exploding(a, 6), ...parts.flatMap((b) => [sum(a, b), minus(a, b), sum(a, exploding(b, 6)), minus(a, minus(b, a))])]);
    const known = new Map<string, Pool>();
    for (const pool of joined) {
      const same = known.get(pool.id) ?? pool;
      for (const [total, share] of same.distribution()) expect(pool.distribution().get(total), pool.id).toBeCloseTo(share, 12);
      known.set(pool.id, pool);
    }
    expect(known.size).toBeGreaterThan(50);
  });

  it('merge equal outcomes before anything forks', () => {
    const hit = classified(exploding(die(10), 10).distribution(), (total) => (total + 10 <= 19 ? 1 : 0));
    expect(hit.size).toBe(2);
    expect(hit.get(1)).toBeCloseTo(0.9, 12);
  });

  it('refuse faces that no such die has, too few and too many', () => {
    expect(faultOf(() => totalOf(die(6), [7]))).toBe('impossible-roll');
    expect(faultOf(() => totalOf(die(6), []))).toBe('impossible-roll');
    expect(faultOf(() => totalOf(die(6), [1, 2]))).toBe('impossible-roll');
    expect(faultOf(() => die(0))).toBe('bad-definition');
    expect(faultOf(() => die(999_999_999))).toBe('bad-definition');
    expect(new GivenFaces([3]).face(6)).toBe(3);
  });
});

describe('random numbers', () => {
  it('keep their values for ever', () => {
    const random = new Random(1, 2, 3, 4);
    expect(Array.from({ length: 8 }, () => random.face(20))).toMatchInlineSnapshot(`
      [
        2,
        6,
        1,
        4,
        5,
        17,
        15,
        7,
      ]
    `);
    expect(Array.from({ length: 4 }, (_, nth) => keyedDice('sfc32:golden').open(3, wordFrom('attack'), 2, nth).face(100))).toMatchInlineSnapshot(`
      [
        84,
        93,
        99,
        45,
      ]
    `);
  });

  it.each([2, 3, 6, 7, 20, 1000])('are uniform on %i sides (chi square below its 99.99 % bound)', (sides) => {
    const random = new Random(5, 6, 7, 8);
    const rolls = 200_000;
    const counts = Array.from({ length: sides }, () => 0);
    for (let i = 0; i < rolls; i++) counts[random.face(sides) - 1]++;
    const expected = rolls / sides;
    const chi = counts.reduce((all, count) => all + (count - expected) ** 2 / expected, 0);
    const free = sides - 1;
    expect(chi).toBeLessThan(free * (1 - 2 / (9 * free) + 3.72 * Math.sqrt(2 / (9 * free))) ** 3);
  });
});

describe('sha256', () => {
  it('equals the platform’s on texts of every length around a block and beyond ASCII', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 80 })),
        (text) => sha256(text) === createHash('sha256').update(text, 'utf8').digest('hex'),
      ),
      { numRuns: 500 },
    );
    for (let n = 0; n < 140; n++) expect(sha256('a'.repeat(n))).toBe(createHash('sha256').update('a'.repeat(n)).digest('hex'));
  });
});
