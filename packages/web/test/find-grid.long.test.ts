import { describe, expect, it } from 'vitest';
import { type Brightness, findGrid, SURE } from '../src/prepare/find-grid.ts';

/** A picture with a grid: patches of ground, noise, and lines so much darker than the ground. */
function drawn(size: number, x: number, y: number, { line = 30, noise = 6, cells = 14 } = {}): Brightness {
  const [width, height] = [Math.round(size * cells), Math.round(size * cells * 0.75)];
  const values = new Float32Array(width * height);
  let seed = 7;
  const chance = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const patches = Array.from({ length: 30 }, () => ({ x: chance() * width, y: chance() * height, r: (0.5 + 2 * chance()) * size, by: 60 * chance() - 30 }));
  const ground = new Float64Array(width * height).fill(130);
  for (const patch of patches)
    for (let row = Math.max(0, Math.floor(patch.y - patch.r)); row < Math.min(height, patch.y + patch.r); row++)
      for (let column = Math.max(0, Math.floor(patch.x - patch.r)); column < Math.min(width, patch.x + patch.r); column++)
        if (Math.hypot(column - patch.x, row - patch.y) < patch.r) ground[row * width + column] += patch.by;
  const isLine = (at: number, first: number): boolean => Math.abs(((((at - first) % size) + size * 1.5) % size) - size / 2) < 0.5;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const dark = isLine(column, x) || isLine(row, y) ? line : 0;
      values[row * width + column] = ground[row * width + column] - dark + noise * (chance() - 0.5);
    }
  return { values, width, height };
}

/** How far two lines of grids are from each other, at most half a cell. */
const apart = (a: number, b: number, size: number): number => Math.abs(((((a - b) % size) + size * 1.5) % size) - size / 2);

describe('a grid in a picture', () => {
  it.each([20, 24, 33.3, 50, 64, 70, 100, 140])('of %d pixels is found, wherever it begins', (size) => {
    for (const [x, y] of [
      [0, 0],
      [size * 0.3, size * 0.7],
    ]) {
      const found = findGrid(drawn(size, x, y, { cells: size > 80 ? 8 : 14 }))!;
      expect(Math.abs(found.size - size)).toBeLessThan(0.15);
      expect(apart(found.x, x, size)).toBeLessThan(1.6);
      expect(apart(found.y, y, size)).toBeLessThan(1.6);
      expect(found.confidence).toBeGreaterThan(SURE);
    }
  });

  it.each([
    ['faint lines', { line: 6, noise: 4 }],
    ['much noise', { line: 30, noise: 40 }],
  ])('is found with %s', (_, how) => {
    const found = findGrid(drawn(50, 12, 31, how))!;
    expect(Math.abs(found.size - 50)).toBeLessThan(0.15);
    expect([apart(found.x, 12, 50) < 1.6, apart(found.y, 31, 50) < 1.6]).toEqual([true, true]);
  });

  it('is not claimed where there is none', () => {
    expect(findGrid(drawn(50, 0, 0, { line: 0, noise: 30 }))?.confidence ?? 0).toBeLessThan(SURE);
    expect(findGrid({ values: new Float32Array(400), width: 20, height: 20 })).toBeNull();
  });
});
