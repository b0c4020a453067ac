import { describe, expect, it } from 'vitest';
import { ahead, type BoardDescription, BoardError, boardOf, covered, distance, makeBoard, neighbours, place, point, towards, turn } from './index.ts';

describe('hex board', () => {
  it.each(['pointy', 'flat'] as const)('has 3n(n+1)+1 cells within n (%s)', (orientation) => {
    const board = makeBoard({ kind: 'hex', orientation, width: 21, height: 21 });
    const middle = place(board, 10, 10);
    for (let n = 0; n <= 9; n++) {
      const near = Array.from({ length: board.count }, (_, at) => at).filter((at) => distance(board, middle, at) <= n);
      expect(near).toHaveLength(3 * n * (n + 1) + 1);
    }
  });

  it.each(['pointy', 'flat'] as const)('has bodies of 1, 3, 7, 12, 19 and 27 cells (%s)', (orientation) => {
    const board = makeBoard({ kind: 'hex', orientation, width: 21, height: 21 });
    for (const [x, y] of [
      [10, 10],
      [11, 11],
    ] as const) {
      const counts = [1, 2, 3, 4, 5, 6].map((size) => covered(board, { at: place(board, x, y), size }).length);
      expect(counts).toEqual([1, 3, 7, 12, 19, 27]);
    }
  });

  it('lists neighbours clockwise, odd rows moved to the right', () => {
    const board = makeBoard({ kind: 'hex', orientation: 'pointy', width: 4, height: 3 });
    const names = (at: number): string[] => neighbours(board, at).map((cell) => `${point(board, cell).x},${point(board, cell).y}`);
    expect(names(place(board, 1, 1))).toEqual(['2,0', '2,1', '2,2', '1,2', '0,1', '1,0']);
    expect(names(place(board, 0, 0))).toEqual(['1,0', '0,1']);
  });
});

describe('bodies', () => {
  it('are as far apart as their nearest parts', () => {
    const square = makeBoard({ kind: 'square', width: 9, height: 9 });
    expect(distance(square, { at: 0, size: 2 }, { at: place(square, 4, 4), size: 2 })).toBe(4);
    expect(distance(square, { at: 0, size: 3 }, place(square, 2, 2))).toBe(0);
    const metres = makeBoard({ kind: 'metres', width: 5000, height: 5000 });
    expect(distance(metres, { at: 0, size: 1000 }, { at: place(metres, 3000, 4000), size: 1000 })).toBe(4000);
    expect(distance(metres, { at: 0, size: 1000 }, { at: place(metres, 500, 0), size: 1000 })).toBe(0);
  });

  it('must fit on the board', () => {
    const board = makeBoard({ kind: 'square', width: 3, height: 3 });
    expect(covered(board, { at: 4, size: 2 })).toEqual([4, 5, 7, 8]);
    expect(() => covered(board, { at: 5, size: 2 })).toThrow(BoardError);
  });
});

describe('headings', () => {
  it('lead ahead, so that a throw can scatter around its target', () => {
    const board = makeBoard({ kind: 'square', width: 9, height: 9 });
    const target = place(board, 4, 4);
    const toThrower = towards(board, target, place(board, 0, 4));
    const scatter = (die: number, far: number): number | null => ahead(board, target, (toThrower + die - 1) % 8, far);
    expect(scatter(1, 1)).toBe(place(board, 3, 4));
    expect(scatter(2, 1)).toBe(place(board, 3, 3));
    expect(scatter(5, 3)).toBe(place(board, 7, 4));
    expect(scatter(5, 5)).toBeNull();
  });

  it('are counted the shorter way round', () => {
    const square = makeBoard({ kind: 'square', width: 1, height: 1 });
    expect([turn(square, 0, 7), turn(square, 1, 5), turn(square, 3, 3)]).toEqual([1, 4, 0]);
  });

  it('break ties towards the one before, clockwise', () => {
    const board = makeBoard({ kind: 'hex', orientation: 'pointy', width: 7, height: 7 });
    const middle = place(board, 3, 2);
    expect(towards(board, middle, place(board, 3, 0))).toBe(5);
    expect(towards(board, middle, place(board, 3, 4))).toBe(2);
    const metres = makeBoard({ kind: 'metres', width: 1000, height: 1000 });
    expect(towards(metres, place(metres, 500, 500), place(metres, 500, 0))).toBe(0);
    expect(towards(metres, place(metres, 500, 500), place(metres, 400, 600))).toBe(225);
  });
});

describe('a malformed description is refused with its field', () => {
  const square = { kind: 'square', width: 3, height: 3 } as const;
  const hall = { kind: 'regions', regions: ['a', 'b'], links: [] } as const;
  const room = { kind: 'metres', width: 100, height: 100 } as const;
  it.each<[unknown, string, string]>([
    [null, 'malformed', ''],
    [{ kind: 'cube' }, 'malformed', 'kind'],
    [{ ...square, width: 0 }, 'malformed', 'width'],
    [{ ...square, width: 501, height: 500 }, 'too-large', 'width'],
    [{ ...square, wall: [] }, 'malformed', 'wall'],
    [{ ...square, walls: {} }, 'malformed', 'walls'],
    [{ ...square, walls: [{ between: [0, 4] }] }, 'malformed', 'walls/0/between'],
    [{ ...square, walls: [{ between: [0, 1], stops: 'light' }] }, 'malformed', 'walls/0/stops'],
    [
      {
        ...square,
        terrain: [
          [0, 2],
          [9, 2],
        ],
      },
      'malformed',
      'terrain/1/0',
    ],
    [{ ...square, terrain: [[0, 1.5]] }, 'malformed', 'terrain/0/1'],
    [
      {
        ...square,
        terrain: [
          [0, 1000],
          [0, 1000],
          [0, 2],
        ],
      },
      'malformed',
      'terrain/2',
    ],
    [{ ...square, solid: [-1] }, 'malformed', 'solid/0'],
    [{ ...square, diagonals: 'none' }, 'malformed', 'diagonals'],
    [{ ...square, kind: 'hex' }, 'malformed', 'orientation'],
    [{ ...room, step: 0 }, 'malformed', 'step'],
    [{ ...room, width: 16_000_000, step: 10 }, 'too-large', 'step'],
    [{ ...room, walls: [{ from: [0, 0], to: [0, 101] }] }, 'malformed', 'walls/0/to/1'],
    [
      {
        ...room,
        terrain: [
          {
            area: [
              [0, 0],
              [1, 1],
            ],
            factor: 2,
          },
        ],
      },
      'malformed',
      'terrain/0/area',
    ],
    [{ ...hall, regions: ['a', 'a'] }, 'malformed', 'regions'],
    [{ ...hall, links: [{ between: [0, 0] }] }, 'malformed', 'links/0/between'],
    [{ ...hall, links: [{ between: [0, 2] }] }, 'malformed', 'links/0/between/1'],
    [{ ...hall, hidden: [[0]] }, 'malformed', 'hidden/0'],
  ])('%j', (description, code, path) => {
    expect(() => makeBoard(description as BoardDescription)).toThrow(expect.objectContaining({ name: 'BoardError', code, path }));
  });

  it('allows exactly 250,000 cells', () => {
    expect(makeBoard({ kind: 'square', width: 500, height: 500 }).count).toBe(250_000);
  });
});

describe('a description that a state holds', () => {
  it('is compiled once, and as if by hand', () => {
    const description = { kind: 'square', width: 3, height: 2 } as const;
    expect(boardOf(description)).toBe(boardOf(description));
    expect(boardOf(description)).toEqual(makeBoard({ ...description }));
    expect(() => boardOf({ kind: 'square', width: 0, height: 2 })).toThrow(BoardError);
  });
});
