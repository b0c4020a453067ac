import { describe, expect, it } from 'vitest';
import { type Board, cover, line, makeBoard, place, sees } from './index.ts';

/** A square board from a drawing: `#` is solid. */
function drawn(...rows: readonly string[]): { board: Board; at: (x: number, y: number) => number } {
  const width = rows[0].length;
  const solid = [...rows.join('')].flatMap((sign, cell) => (sign === '#' ? [cell] : []));
  const board = makeBoard({ kind: 'square', width, height: rows.length, solid });
  return { board, at: (x, y) => place(board, x, y) };
}

describe('sight on squares', () => {
  it('is stopped by a pillar between, not by one beside', () => {
    const { board, at } = drawn('.....', '..#..', '.....');
    expect(sees(board, at(0, 1), at(4, 1))).toBe(false);
    expect(sees(board, at(0, 0), at(4, 0))).toBe(true);
    expect(sees(board, at(0, 0), at(4, 2))).toBe(false);
    expect(sees(board, at(0, 0), at(2, 2))).toBe(true);
    expect(sees(board, at(1, 0), at(2, 2))).toBe(false);
  });

  it('passes the corner of one pillar, not between two that meet at it', () => {
    expect(sees(drawn('.#', '..').board, 0, 3)).toBe(true);
    expect(sees(drawn('.#', '#.').board, 0, 3)).toBe(false);
  });

  it('is stopped by walls and smoke, not by fences', () => {
    const walled = (stops: 'all' | 'move' | 'sight' | 'cover'): Board =>
      makeBoard({ kind: 'square', width: 3, height: 1, walls: [{ between: [0, 1], stops }] });
    expect((['all', 'move', 'sight', 'cover'] as const).map((stops) => sees(walled(stops), 0, 2))).toEqual([false, true, false, true]);
    expect(sees(walled('move'), 0, 2, { opaque: (cell) => cell === 1 })).toBe(false);
    expect(sees(walled('move'), 0, 2, { opaque: (cell) => cell !== 1 })).toBe(true);
  });

  it('needs one part of a large body only', () => {
    const { board, at } = drawn('.#..', '....');
    expect(sees(board, at(0, 1), at(2, 0))).toBe(false);
    expect(sees(board, at(0, 1), { at: at(2, 0), size: 2 })).toBe(true);
  });
});

it('sees along the ragged border of a hex board, not around solid cells by it', () => {
  const board = makeBoard({ kind: 'hex', orientation: 'pointy', width: 2, height: 7 });
  expect(sees(board, place(board, 0, 0), place(board, 0, 6))).toBe(true);
  const closed = makeBoard({ kind: 'hex', orientation: 'pointy', width: 2, height: 7, solid: [place(board, 0, 3)] });
  expect(sees(closed, place(board, 0, 0), place(board, 0, 6))).toBe(false);
  const walled = makeBoard({ kind: 'hex', orientation: 'pointy', width: 3, height: 3, solid: [4] });
  expect(sees(walled, 3, 5)).toBe(false);
});

describe('cover', () => {
  it('is none in the open, all behind a broad wall, part behind a corner', () => {
    const { board, at } = drawn('.....', '.....', '..#..', '..#..', '..#..');
    expect(cover(board, at(0, 0), at(4, 0))).toEqual({ blocked: 0, of: 4 });
    expect(cover(board, at(0, 4), at(4, 4))).toEqual({ blocked: 4, of: 4 });
    expect(cover(board, at(0, 2), at(3, 2))).toEqual({ blocked: 2, of: 4 });
  });

  it('counts low walls that do not stop sight', () => {
    const board = makeBoard({ kind: 'square', width: 3, height: 1, walls: [{ between: [1, 2], stops: 'cover' }] });
    expect(sees(board, 0, 2)).toBe(true);
    expect(cover(board, 0, 2).blocked).toBe(2);
  });

  it('counts six corners on hexes and eight points of a rim on metres', () => {
    const hex = makeBoard({ kind: 'hex', orientation: 'flat', width: 5, height: 5, solid: [12] });
    expect(cover(hex, 2, 22)).toEqual({ blocked: expect.any(Number), of: 6 });
    expect(cover(hex, 2, 22).blocked).toBeGreaterThan(0);
    const metres = makeBoard({ kind: 'metres', width: 4000, height: 4000, walls: [{ from: [2000, 2000], to: [2000, 4000] }] });
    const from = place(metres, 0, 2000);
    expect(cover(metres, from, { at: place(metres, 4000, 2000), size: 1000 })).toEqual({ blocked: 3, of: 8 });
    expect(cover(metres, from, from, { discs: [{ at: place(metres, 4000, 0), size: 2 }] })).toEqual({ blocked: 0, of: 1 });
  });

  it('is all or nothing between regions', () => {
    const board = makeBoard({ kind: 'regions', regions: ['a', 'b', 'c'], links: [], hidden: [[0, 1]] });
    expect([cover(board, 1, 0), cover(board, 0, 2)]).toEqual([
      { blocked: 1, of: 1 },
      { blocked: 0, of: 1 },
    ]);
  });
});

it('lines run through every cell that the straight way passes', () => {
  const { board, at } = drawn('....', '....');
  expect(line(board, at(0, 0), at(3, 0))).toEqual([0, 1, 2, 3]);
  const aslant = line(board, at(0, 0), at(3, 1));
  expect([aslant.slice(0, 2), aslant.slice(3)]).toEqual([
    [0, 1],
    [6, 7],
  ]);
  expect(aslant).toHaveLength(5);
});
