import { expect, it } from 'vitest';
import { areaPlaces, isInArea, makeBoard, place } from './index.ts';

const hex = makeBoard({ kind: 'hex', orientation: 'flat', width: 15, height: 15, cellSize: 2 });
const square = makeBoard({ kind: 'square', width: 9, height: 9, diagonals: 'single' });
const metres = makeBoard({ kind: 'metres', width: 4000, height: 4000 });

it('counts cells of discs in units', () => {
  const disc = (radius: number): number => areaPlaces(hex, { kind: 'disc', at: place(hex, 7, 7), radius }).length;
  expect([0, 1, 2, 5, 8].map(disc)).toEqual([1, 1, 7, 19, 61]);
});

it('opens cones ahead', () => {
  const at = place(square, 4, 4);
  const cone = { kind: 'cone', at, heading: 0, radius: 2, halfAngle: 45 } as const;
  expect(areaPlaces(square, cone)).toEqual([20, 21, 22, 23, 24, 30, 31, 32]);
  expect(isInArea(square, cone, { at: place(square, 1, 1), size: 2 })).toBe(true);
  expect(isInArea(square, cone, { at: place(square, 0, 1), size: 2 })).toBe(false);
  expect(isInArea(metres, { ...cone, at: place(metres, 2000, 2000), radius: 1000 }, place(metres, 2500, 1500))).toBe(true);
  expect(isInArea(metres, { ...cone, at: place(metres, 2000, 2000), radius: 1000 }, place(metres, 2501, 1500))).toBe(false);
});

it('runs beams from beside the start to the end', () => {
  expect(areaPlaces(square, { kind: 'beam', from: 0, to: 4 })).toEqual([1, 2, 3, 4]);
  expect(isInArea(square, { kind: 'beam', from: 0, to: 4 }, { at: 3, size: 2 })).toBe(true);
  const beam = { kind: 'beam', from: place(metres, 0, 1000), to: place(metres, 3000, 1000), width: 1000 } as const;
  expect(isInArea(metres, beam, place(metres, 1500, 1500))).toBe(true);
  expect(isInArea(metres, beam, place(metres, 1500, 1501))).toBe(false);
});

it('has no cones between regions', () => {
  const regions = makeBoard({ kind: 'regions', regions: ['a'], links: [] });
  expect(() => isInArea(regions, { kind: 'cone', at: 0, heading: 0, radius: 1, halfAngle: 90 }, 0)).not.toThrow();
  expect(() => isInArea(regions, { kind: 'beam', from: 0, to: 0 }, 0)).toThrow(expect.objectContaining({ code: 'unsupported' }));
});
