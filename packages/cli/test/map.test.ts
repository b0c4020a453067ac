import type { Look } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { mapLines } from '../src/map.ts';
import { openTable } from '../src/open.ts';
import { gate } from './command.ts';

const { ruleSet, fight } = await openTable(gate);
const [ann, bram, cees] = fight.state.entities.filter((entity) => entity.kind === 'fighter').map((entity) => entity.id);

function drawn(kind: 'square' | 'hex-pointy' | 'metres', tokens: ReturnType<Look['tokens']>, columns = 80): string[] {
  const marks = [
    { title: 'wall', places: [1] },
    { title: 'rubble', places: [] },
  ];
  const look: Look = { gauges: [], ground: () => ({ kind, width: 40, height: 5, unit: '1 m', marks }), tokens: () => tokens };
  return mapLines({ ruleSet: { ...ruleSet, look }, view: fight.view }, columns);
}

const at = (id: number, ...places: number[]): ReturnType<Look['tokens']>[number] => ({ id, places, facing: null });

describe('the map of a grid', () => {
  it('shows everybody with a margin, what lies there, coordinates and a key', () => {
    expect(drawn('square', [at(ann, 0), at(bram, 42, 43, 82, 83), at(cees)])).toEqual([
      '     0 1 2 3 4 5 6',
      '  0  A # . . . . .',
      '  1  . . B B . . .',
      '  2  . . B B . . .',
      '  3  . . . . . . .',
      '  4  . . . . . . .',
      '    A Ann, B Bram, # wall (a place is 1 m)',
    ]);
  });

  it('gives another letter where one is taken, moves rows of hexes, counts mesh points of metres', () => {
    const lines = drawn('hex-pointy', [at(ann, 0), at(cees, 41)]);
    expect(lines[2]).toBe('  1   . C . . .');
    expect(drawn('metres', [at(ann, 41)])[2]).toMatch(/^ {2}1 {2}A/);
    const twice = fight.state.entities.filter((entity) => entity.kind === 'fighter').map((entity, i) => at(entity.id, i));
    const signs = drawn('square', twice)[1].replace(/[^A-Z]/g, '');
    expect(new Set(signs).size).toBe(signs.length);
  });

  it('keeps numbers of two digits apart', () => {
    expect(drawn('square', [at(ann, 0), at(bram, 13)])[0]).toBe('     0 1 2 3 4 5 6 7 8 9  11  13  15  ');
  });

  it('is no wider than the terminal, and nothing for regions', () => {
    const wide = drawn('square', [at(ann, 0), at(bram, 39)], 46);
    expect(Math.max(...wide.slice(0, -1).map((line) => line.length))).toBeLessThanOrEqual(46);
    expect(mapLines({ ruleSet, view: fight.view }, 80)).toEqual([]);
  });
});
