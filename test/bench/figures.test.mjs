import { describe, expect, it } from 'vitest';
import { drawn, figuresOf } from '../../bench/figures.mjs';

const report = {
  results: [{ id: 'G3', title: 'a duel', median: 27.4 }],
  twoWorkers: { median: 1 },
  load: [{ id: 'G13', title: 'a delivered message', ratio: 13 }],
  crowded: [{ ruleset: 'celesia', moves: [{ n: 20, median: 12 }] }],
  commands: [{ id: 'G18', title: '--version', builds: [{ cpu: 80, wall: 90 }] }],
  suspensionUs: 14,
};

describe('figures of releases', () => {
  it('has every part of a report of the bench', () => {
    expect(figuresOf(report).map(({ id, value }) => [id, value])).toEqual([
      ['G3', 27.4],
      ['G12', 1],
      ['G13', 13],
      ['G17', 12],
      ['G18', 80],
      ['suspension', 14],
    ]);
  });

  it('counts moves a second as such, and all else of the table as times', () => {
    const load = [...report.load, { id: 'G23', title: 'moves a second', ratio: 120 }];
    expect(figuresOf({ ...report, load }).flatMap(({ id, unit }) => (id === 'G13' || id === 'G23' ? [[id, unit]] : []))).toEqual([
      ['G13', 'times'],
      ['G23', 'moves a second'],
    ]);
  });

  it('draws a chart for each figure with a bar for each release, one below the other', () => {
    const figures = figuresOf(report);
    const image = drawn([
      { release: '0.1.0', figures },
      { release: '0.2.0', figures: figures.slice(0, 1) },
    ]);
    expect(image.match(/aria-label="[^"]*"/g)?.[0]).toBe('aria-label="G3, a duel: times: 0.1.0: 27.4; 0.2.0: 27.4"');
    expect(image.match(/class="block"/g)).toHaveLength(7);
    const tops = [...image.matchAll(/<svg y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(6);
  });
});
