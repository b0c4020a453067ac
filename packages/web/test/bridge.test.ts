import { describe, expect, it } from 'vitest';
import { bridgeOf } from '../src/scenery.ts';

const [WIDTH, HEIGHT] = [6, 5];
const at = (column: number, row: number): number => row * WIDTH + column;
const river = (rows: readonly number[], columns = [2, 3]): number[] => columns.flatMap((column) => rows.map((row) => at(column, row)));
const bridge = (...marks: readonly { readonly as?: 'water' | 'wall'; readonly places: readonly number[] }[]): readonly number[] =>
  bridgeOf({ marks: marks.map((mark) => ({ title: '', ...mark })), width: WIDTH, height: HEIGHT });

describe('the bridge of a river', () => {
  it('is what stays dry between two banks, from edge to edge', () => {
    expect(bridge({ as: 'water', places: river([0, 1, 4]) })).toEqual([at(2, 2), at(3, 2), at(2, 3), at(3, 3)]);
  });

  it('is none where all is water, where the river ends on the board, or where islands are', () => {
    expect(bridge()).toEqual([]);
    expect(bridge({ as: 'water', places: river([0, 1, 2, 3, 4]) })).toEqual([]);
    expect(bridge({ as: 'water', places: river([0, 1]) })).toEqual([]);
    expect(bridge({ as: 'water', places: river([0, 2, 4]) })).toEqual([]);
    expect(bridge({ as: 'water', places: [...river([0, 1, 4], [2]), ...river([0, 3, 4], [3])] })).toEqual([]);
  });

  it('is none where it leads to no bank', () => {
    expect(bridge({ as: 'water', places: river([0, 1, 4], [0, 1]) })).toEqual([]);
    expect(bridge({ as: 'water', places: river([0, 1, 4]) }, { as: 'wall', places: [at(4, 2)] })).toEqual([]);
  });
});
