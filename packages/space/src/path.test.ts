import { describe, expect, it } from 'vitest';
import { cheapestPath, type Moving, makeBoard, place, reach, step, walk } from './index.ts';

const board = makeBoard({ kind: 'square', width: 12, height: 12 });
const at = (x: number, y: number): number => place(board, x, y);
const diagonal = [0, 1, 2, 3, 4].map((i) => at(i, i));

describe('square board', () => {
  it('counts every second diagonal as 2, also over several moves out of one pool', () => {
    expect(walk(board, diagonal)?.cost).toBe(6);
    expect(diagonal.slice(1).map((to, i) => walk(board, [...diagonal.slice(0, i + 1), to])?.cost)).toEqual([1, 3, 4, 6]);
    const first = step(board, at(0, 0), at(1, 1));
    expect(first?.cost).toBe(1);
    const straight = step(board, at(1, 1), at(2, 1), { carry: first?.carry ?? -1 });
    expect(step(board, at(2, 1), at(3, 2), { carry: straight?.carry ?? -1 })?.cost).toBe(2);
  });

  it('reaches less when the pool begins on an odd diagonal', () => {
    const odd = step(board, at(0, 0), at(1, 1))?.carry ?? -1;
    expect(reach(board, at(5, 5), { limit: 1 }).places()).toHaveLength(9);
    expect(reach(board, at(5, 5), { limit: 1, carry: odd }).places()).toHaveLength(5);
    expect(reach(board, at(5, 5), { limit: 2 }).places()).toHaveLength(21);
  });

  it('counts in units of the cell', () => {
    const feet = makeBoard({ kind: 'square', width: 9, height: 9, cellSize: 5, unit: 'ft', diagonals: 'single' });
    expect(cheapestPath(feet, place(feet, 0, 0), place(feet, 4, 4))?.cost).toBe(20);
    expect(reach(feet, place(feet, 4, 4), { limit: 14 }).places()).toHaveLength(25);
  });

  it('multiplies terrain with terrain and with the second diagonal', () => {
    const muddy = makeBoard({
      kind: 'square',
      width: 3,
      height: 3,
      terrain: [
        [4, 2],
        [4, 3],
        [8, 2],
      ],
    });
    expect(step(muddy, 1, 4)?.cost).toBe(6);
    expect(walk(muddy, [0, 4, 8])?.cost).toBe(6 + 2 * 2);
    expect(step(muddy, 4, 1)?.cost).toBe(1);
    expect(step(muddy, 1, 4, { factor: () => 2 })?.cost).toBe(12);
  });

  it('passes a corner beside a wall or pillar only where corners are open', () => {
    const pillar = { kind: 'square', width: 2, height: 2, solid: [1] } as const;
    expect(step(makeBoard(pillar), 0, 3)).toBeNull();
    expect(step(makeBoard({ ...pillar, corners: 'open' }), 0, 3)?.cost).toBe(1);
    expect(step(makeBoard({ ...pillar, corners: 'open', solid: [1, 2] }), 0, 3)).toBeNull();
    const wall = { kind: 'square', width: 2, height: 2, walls: [{ between: [0, 1] }] } as const;
    expect(step(makeBoard(wall), 0, 3)).toBeNull();
    expect(step(makeBoard(wall), 0, 1)).toBeNull();
    expect(step(makeBoard(wall), 1, 0)).toBeNull();
    expect(step(makeBoard({ ...wall, walls: [{ between: [0, 1], stops: 'sight' }] }), 0, 1)?.cost).toBe(1);
  });

  it('goes round what is occupied and stops where nothing is left', () => {
    const line = makeBoard({ kind: 'square', width: 5, height: 2 });
    const blocked = (cell: number): boolean => cell === 2;
    expect(cheapestPath(line, 0, 4, { blocked })?.places).toContain(7);
    expect(cheapestPath(line, 0, 4, { blocked: (cell) => cell === 2 || cell === 7 })).toBeNull();
    expect(cheapestPath(line, 0, 4, { blocked: (cell) => cell === 0 })?.cost).toBe(4);
  });

  it('keeps larger bodies out of gaps that are too narrow', () => {
    const gap = makeBoard({ kind: 'square', width: 5, height: 4, solid: [2, 12, 17] });
    expect(cheapestPath(gap, 0, 4)).not.toBeNull();
    expect(cheapestPath(gap, 0, 3, { size: 2 })).toBeNull();
    const wide = makeBoard({ kind: 'square', width: 5, height: 4, solid: [2, 17] });
    expect(cheapestPath(wide, 0, 3, { size: 2 })?.places).toContain(6);
    const split = makeBoard({ kind: 'square', width: 4, height: 2, walls: [{ between: [2, 6] }] });
    expect(step(split, 0, 1, { size: 2 })).toBeNull();
    expect(step(split, 0, 1)?.cost).toBe(1);
  });

  it('charges turns by how sharp they are, also against the heading carried in', () => {
    const turning = [0, 1, 1, 2, 2];
    expect(walk(board, [at(0, 0), at(1, 0), at(2, 0), at(3, 1)], { turning })?.cost).toBe(4);
    expect(walk(board, [at(0, 0), at(1, 0), at(0, 0)], { turning })?.cost).toBe(4);
    const east = step(board, at(4, 4), at(5, 4))?.carry ?? -1;
    expect(step(board, at(5, 4), at(4, 4), { turning, carry: east })?.cost).toBe(3);
    expect(reach(board, at(5, 4), { turning, carry: east, limit: 1 }).places()).toEqual([at(5, 4), at(6, 4)]);
  });
});

describe('gridless board', () => {
  const metres = makeBoard({ kind: 'metres', width: 10_000, height: 10_000, walls: [{ from: [5000, 0], to: [5000, 8000] }] });
  const [west, east] = [place(metres, 4000, 4000), place(metres, 6000, 4000)];

  it('goes round the end of a wall, longer than need be by no more than two steps of the mesh', () => {
    const path = cheapestPath(metres, west, east);
    const best = 2 * Math.sqrt(1000 ** 2 + 4000 ** 2);
    expect(path?.cost).toBeGreaterThanOrEqual(Math.floor(best));
    expect(path?.cost).toBeLessThan(best + 500);
    expect(step(metres, west, east)).toBeNull();
  });

  it('measures straight ways exactly, whatever the mesh', () => {
    expect(cheapestPath(metres, place(metres, 1, 2), place(metres, 3001, 4002))?.cost).toBe(5000);
    expect(reach(metres, west, { limit: 1000 }).cost(place(metres, 4600, 4800))).toBe(1000);
    expect(reach(metres, west, { limit: 999 }).cost(place(metres, 4600, 4800))).toBe(Number.POSITIVE_INFINITY);
  });

  it('keeps a disc its radius away from walls', () => {
    const near = place(metres, 4500, 1000);
    expect(step(metres, near, place(metres, 4500, 6000), { size: 1000 })?.cost).toBe(5000);
    expect(step(metres, near, place(metres, 4501, 6000), { size: 1000 })).toBeNull();
  });

  it('counts ground at its factor', () => {
    const marsh = makeBoard({
      kind: 'metres',
      width: 4000,
      height: 1000,
      terrain: [
        {
          area: [
            [1000, 0],
            [2000, 0],
            [2000, 1000],
            [1000, 1000],
          ],
          factor: 3,
        },
      ],
    });
    expect(step(marsh, place(marsh, 0, 500), place(marsh, 4000, 500))?.cost).toBe(6000);
  });
});

it('follows the cheapest links between regions', () => {
  const links = [{ between: [0, 1] as const, cost: 5 }, { between: [0, 2] as const }, { between: [2, 1] as const }];
  const regions = makeBoard({ kind: 'regions', regions: ['hall', 'yard', 'stairs', 'moat'], links, terrain: [[1, 2]] });
  expect(cheapestPath(regions, 0, 1)).toEqual({ places: [0, 2, 1], cost: 3, carry: 0 });
  expect(cheapestPath(regions, 0, 1, { blocked: (region) => region === 2 })?.cost).toBe(10);
  expect(reach(regions, 0).cost(3)).toBe(Number.POSITIVE_INFINITY);
});

it('refuses what is no way of moving', () => {
  const fault =
    (moving: Moving): (() => unknown) =>
    () =>
      reach(board, 0, moving);
  expect(fault({ factor: () => 0.5 })).toThrow(expect.objectContaining({ code: 'malformed', path: 'factor' }));
  expect(fault({ limit: Number.NaN })).toThrow(expect.objectContaining({ code: 'malformed', path: 'limit' }));
  expect(fault({ carry: 18 })).toThrow(expect.objectContaining({ code: 'malformed', path: 'carry' }));
  expect(() => cheapestPath(board, 0, 144)).toThrow(expect.objectContaining({ code: 'no-such-place' }));
});
