import { Random } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../files/test/tenth.ts';
import { parseDice, pointer, rollDice, type Spread, spreadOf, summary, TextError, totalOfDice, totals, waysOf } from '../src/index.ts';

const chances = (text: string): Map<number, number> => new Map(totals(spreadOf(parseDice(text))));
const chance = (text: string, is: (total: number) => boolean): number => [...chances(text)].reduce((sum, [total, mass]) => (is(total) ? sum + mass : sum), 0);
const expected = (text: string): { readonly column: number; readonly expected: string } => {
  try {
    parseDice(text);
  } catch (thrown) {
    const { column, expected } = thrown as TextError;
    return { column, expected };
  }
  throw new Error(`${text} was read`);
};

/** Every way in which so many dice can fall. */
function* falls(count: number, sides: number): Generator<number[]> {
  if (count === 0) yield [];
  else for (const rest of falls(count - 1, sides)) for (let face = 1; face <= sides; face++) yield [...rest, face];
}

function bruteForce(count: number, sides: number, total: (faces: readonly number[]) => number): Map<number, bigint> {
  const ways = new Map<number, bigint>();
  for (const faces of falls(count, sides)) ways.set(total(faces), (ways.get(total(faces)) ?? 0n) + 1n);
  return new Map([...ways].sort(([a], [b]) => a - b));
}

const ways = (text: string): Map<number, bigint> => new Map(totals(waysOf(parseDice(text))));
const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);
const down = (faces: readonly number[]): number[] => [...faces].sort((a, b) => b - a);

describe('exact odds of dice', () => {
  it('equal closed forms', () => {
    expect(chance('d6 >= 5', (one) => one === 1)).toBeCloseTo(1 / 3, 12);
    expect(chance('d8 vs d8', (margin) => margin > 0)).toBeCloseTo(28 / 64, 12);
    expect(chance('d20adv1', (one) => one === 20)).toBeCloseTo(1 - (19 / 20) ** 2, 12);
    expect(chance('10d6c6', (one) => one === 0)).toBeCloseTo((5 / 6) ** 10, 12);
    expect(summary(spreadOf(parseDice('d10!'))).mean).toBeCloseTo(5.5 / (1 - 1 / 10), 9);
    expect(summary(spreadOf(parseDice('100d6+3d8-5'))).mean).toBeCloseTo(350 + 13.5 - 5, 9);
    expect(summary(spreadOf(parseDice('d6!>=5max2'))).mean).toBeCloseTo(3.5 * (1 + 1 / 3 + 1 / 9), 9);
    expect(chance('d6rr<=2', (one) => one === 3)).toBeCloseTo(1 / 4, 12);
    expect(chance('d6r1', (one) => one === 1)).toBeCloseTo(1 / 36, 12);
  });

  it('equal brute force', () => {
    expect(ways('4d6kh3')).toEqual(bruteForce(4, 6, (faces) => sum(down(faces).slice(0, 3))));
    expect(ways('5d4dl2')).toEqual(bruteForce(5, 4, (faces) => sum(down(faces).slice(0, 3))));
    expect(ways('4d5kl2c<=2')).toEqual(
      bruteForce(
        4,
        5,
        (faces) =>
          down(faces)
            .slice(2)
            .filter((face) => face <= 2).length,
      ),
    );
    expect(ways('3d8c>=6')).toEqual(bruteForce(3, 8, (faces) => faces.filter((face) => face >= 6).length));
    expect(ways('highest(2d6, d6*2)')).toEqual(bruteForce(3, 6, ([a, b, c]) => Math.max(a + b, c * 2)));
    expect(ways('(2d6 - d6) / 2')).toEqual(bruteForce(3, 6, ([a, b, c]) => Math.floor((a + b - c) / 2)));
    expect(ways('2d6 <= d6 + 4')).toEqual(bruteForce(3, 6, ([a, b, c]) => (a + b <= c + 4 ? 1 : 0)));
  });

  it('are what a million rolls show, within 4 standard errors', () => {
    const texts = ['4d6kh3', '3d10!', '6d6r1!c5 vs 5d6r1!c5', 'd20adv2+3 >= 15', 'step(d6, +2) - lowest(d8, d8)', '3d6!kh2'];
    for (const text of inTurn(texts, 2)) {
      const random = new Random(texts.indexOf(text), 2, 3, 4);
      const expression = parseDice(text);
      const rolls = 150_000;
      const seen = new Map<number, number>();
      for (let n = 0; n < rolls; n++) {
        const total = totalOfDice(expression, random);
        seen.set(total, (seen.get(total) ?? 0) + 1);
      }
      for (const [total, mass] of chances(text)) {
        if (mass * rolls < 20) continue;
        const error = Math.sqrt((mass * (1 - mass)) / rolls);
        expect(Math.abs((seen.get(total) ?? 0) / rolls - mass), `${text}: ${total}`).toBeLessThanOrEqual(4 * error);
      }
    }
  });

  it('add up to 1, and to all ways', () => {
    for (const text of ['50d20kh10', '20d6!', '3d6!kl2', 'd100 - d100 vs 2d20', '12d6r1!max4c5 vs 10d6r1!max4c5']) {
      expect(
        [...chances(text).values()].reduce((a, b) => a + b, 0),
        text,
      ).toBeCloseTo(1, 9);
    }
    const total = (spread: Spread<bigint>): bigint => totals(spread).reduce((a, [, one]) => a + one, 0n);
    expect(total(waysOf(parseDice('30d6kh15')))).toBe(6n ** 30n);
    expect(total(waysOf(parseDice('2d6!max3')))).toBe(6n ** 8n);
  });
});

describe('a roll', () => {
  it('says what became of each die', () => {
    const faces = [1, 6, 6, 2, 3];
    const rolled = rollDice(parseDice('3d6r1!kh1'), { face: () => faces.shift() ?? 4 });
    expect(rolled.throws[0].faces).toEqual([
      { face: 1, as: 'rerolled' },
      { face: 6, as: 'exploded' },
      { face: 6, as: 'exploded' },
      { face: 2, as: 'kept' },
      { face: 3, as: 'dropped' },
      { face: 4, as: 'dropped' },
    ]);
    expect(rolled.total).toBe(14);
  });
});

describe('an expression that cannot be read', () => {
  it('is pointed at', () => {
    expect(expected('3d6kx')).toEqual({ column: 4, expected: 'an operator or the end' });
    expect(expected('')).toEqual({ column: 1, expected: 'a number, dice, "(", highest, lowest or step' });
    expect(expected('2d6 + ')).toEqual({ column: 7, expected: 'a number, dice, "(", highest, lowest or step' });
    expect(expected('d6!>=1')).toEqual({ column: 3, expected: 'a face that is left as it is' });
    expect(expected('d6 + 2001d6')).toEqual({ column: 6, expected: '1 to 1000 dice' });
    expect(expected('600d6 + 600d6')).toEqual({ column: 9, expected: 'at most 1000 dice in all' });
    expect(expected('d6kh1kl1')).toEqual({ column: 6, expected: 'each of keeping, exploding, rerolling and counting once' });
    expect(expected('step(d7, 1)')).toMatchObject({ column: 6 });
    expect(expected('999999999d6')).toMatchObject({ column: 1 });
    expect(expected(`${'('.repeat(100)}d6`)).toMatchObject({ expected: expect.stringMatching(/levels/) });
    expect(expected('1'.repeat(2000))).toMatchObject({ expected: 'at most 1000 characters' });
    expect(pointer(new TextError('3d6kx', 3, 'the end'))).toBe('3d6kx\n   ^');
  });

  it('has what is made of a step die behind its bracket', () => {
    expect(chances('step(2d6, +1)kh1')).toEqual(chances('2d8kh1'));
    expect(chances('step(d8, -1)!')).toEqual(chances('d6!'));
    expect(expected('step(d6!, 1)')).toEqual({ column: 8, expected: '"," and the number of steps' });
    expect(expected('step(2, 1)')).toMatchObject({ column: 6, expected: expect.stringMatching(/^a die of the ladder/) });
  });

  it('or not counted in time is said so', () => {
    expect(() => spreadOf(parseDice('1000d1000kh500'))).toThrow(/too long to count/);
  });
});
