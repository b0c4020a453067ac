import { describe, expect, it } from 'vitest';
import { type Board, type Degrees, inArc, isInLine, isOpposite, makeBoard, neighbours, place, surroundAngle, surrounding } from './index.ts';

const square = makeBoard({ kind: 'square', width: 9, height: 9 });
const hex = makeBoard({ kind: 'hex', orientation: 'pointy', width: 9, height: 9 });
const flat = makeBoard({ kind: 'hex', orientation: 'flat', width: 9, height: 9 });
const middle = place(square, 4, 4);
const around = (board: Board): number[] => neighbours(board, middle);

describe('the angle around a target', () => {
  it.each([hex, flat])('is exactly 60 degrees from hex to hex', (board) => {
    const ring = around(board);
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++) {
        const apart = Math.min((i - j + 6) % 6, (j - i + 6) % 6);
        const pair = [ring[i], ring[j]];
        expect(surroundAngle(board, middle, pair)).toBe(60 * apart);
        expect(surrounding(board, middle, pair, 120) !== null).toBe(apart >= 2);
        expect(surrounding(board, middle, pair, 180) !== null).toBe(apart === 3);
      }
    }
  });

  it('is at least 120 between squares three or four apart', () => {
    const ring = around(square);
    expect(ring.map((other) => surrounding(square, middle, [ring[0], other], 120) !== null)).toEqual([false, false, false, true, true, true, false, false]);
  });

  it('names the two who surround, and ignores one who stands on the target', () => {
    const [up, , right, , down] = around(square);
    expect(surrounding(square, middle, [up, right, down], 120)).toEqual([up, down]);
    expect(surrounding(square, middle, [up, middle], 30)).toBeNull();
    expect(surroundAngle(square, middle, [up])).toBe(0);
  });

  it('is taken from the centre of a large target', () => {
    const target = { at: middle, size: 2 };
    expect(surrounding(square, target, [place(square, 3, 4), place(square, 6, 5)], 180)).not.toBeNull();
    expect(surrounding(square, target, [place(square, 3, 4), place(square, 6, 4)], 180)).toBeNull();
  });

  it('is exact on metres, however far', () => {
    const board = makeBoard({ kind: 'metres', width: 16_000_000, height: 16_000_000, step: 100_000 });
    const at = (x: number, y: number): number => place(board, 8_000_000 + x, 8_000_000 + y);
    expect(surrounding(board, at(0, 0), [at(-7_999_999, 0), at(7_999_999, 0)], 180)).not.toBeNull();
    expect(surrounding(board, at(0, 0), [at(-7_999_999, 1), at(7_999_999, 0)], 180)).toBeNull();
    // tan 60 lies between 3650401/2107560 and 3650402/2107560.
    expect(surrounding(board, at(0, 0), [at(2_107_560, 0), at(-2_107_560, 3_650_400)], 120)).not.toBeNull();
    expect(surrounding(board, at(0, 0), [at(2_107_560, 0), at(-2_107_560, 3_650_401)], 120)).toBeNull();
  });

  it('refuses an angle that cannot be decided exactly', () => {
    expect(() => surrounding(square, middle, around(square), 100 as Degrees)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});

describe('a straight line through the target', () => {
  it('is opposite only for opposing sides or corners', () => {
    const ring = around(square);
    for (let i = 0; i < 8; i++) {
      expect(ring.filter((other) => isOpposite(square, middle, ring[i], other))).toEqual([ring[(i + 4) % 8]]);
    }
    const hexes = around(hex);
    for (let i = 0; i < 6; i++) expect(hexes.filter((other) => isOpposite(hex, middle, hexes[i], other))).toEqual([hexes[(i + 3) % 6]]);
  });

  it('may pierce the target aslant, but not only touch its corner', () => {
    const [up, , right, downRight, down] = around(square);
    expect(isInLine(square, middle, up, down)).toBe(true);
    expect(isInLine(square, middle, up, downRight)).toBe(true);
    expect(isInLine(square, middle, up, right)).toBe(false);
  });

  it('passes a large target by opposite sides', () => {
    const target = { at: middle, size: 2 };
    expect(isOpposite(square, target, place(square, 3, 4), place(square, 6, 5))).toBe(true);
    expect(isOpposite(square, target, place(square, 3, 4), place(square, 5, 6))).toBe(false);
    expect(isOpposite(square, target, place(square, 3, 3), place(square, 6, 6))).toBe(true);
  });

  it('runs within the radius of a disc', () => {
    const board = makeBoard({ kind: 'metres', width: 4000, height: 4000 });
    const [a, b] = [place(board, 0, 2000), place(board, 4000, 2000)];
    expect(isInLine(board, { at: place(board, 2000, 2500), size: 1000 }, a, b)).toBe(true);
    expect(isInLine(board, { at: place(board, 2000, 2501), size: 1000 }, a, b)).toBe(false);
    expect(isInLine(board, a, b, place(board, 4000, 2001))).toBe(false);
  });
});

describe('the half in front', () => {
  it('is three hexes of six', () => {
    const ring = around(hex);
    expect(ring.map((other) => inArc(hex, middle, 0, other, 90))).toEqual([true, true, false, false, false, true]);
  });

  it('is three squares and the two beside', () => {
    const ring = around(square);
    expect(ring.map((other) => inArc(square, middle, 1, other, 90))).toEqual([true, true, true, true, false, false, false, true]);
    expect(ring.map((other) => inArc(square, middle, 1, other, 45))).toEqual([true, true, true, false, false, false, false, false]);
  });

  it('holds a large body of which a part is in front', () => {
    expect(inArc(square, middle, 0, { at: place(square, 6, 4), size: 2 }, 90)).toBe(true);
    expect(inArc(square, middle, 0, { at: place(square, 6, 5), size: 2 }, 90)).toBe(false);
    const metres = makeBoard({ kind: 'metres', width: 1000, height: 1000 });
    expect(inArc(metres, place(metres, 500, 500), 90, place(metres, 500, 0), 90)).toBe(true);
    expect(inArc(metres, place(metres, 500, 500), 90, place(metres, 499, 0), 90)).toBe(false);
  });
});
