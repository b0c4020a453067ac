import { describe, expect, it } from 'vitest';
import { functionsOf, mutantsOf } from '../../tools/mutants.mjs';

/** "was -> text" of each mutant of a tagged function or table. */
const changes = (code) => mutantsOf(`/** @rule XX-A-001 */\n${code}`, 'a.js').map(({ was, text }) => `${was} -> ${text}`);

describe('mutants', () => {
  it('are of tagged code alone', () => {
    expect(mutantsOf('function free() {\n  return 1 + 1;\n}\n', 'a.js')).toEqual([]);
  });
  it('change comparisons, sums and numbers', () => {
    expect(changes('function f(a) { return a < 2 && a + 1 === 3; }')).toEqual([
      '&& -> ||',
      '< -> <=',
      '< -> >=',
      '2 -> 3',
      '=== -> !==',
      '+ -> -',
      '1 -> 0',
      '3 -> 4',
    ]);
  });
  it('take every branch and leave statements out', () => {
    expect(changes('function f(a) { if (a) g(a); return a ? 1 : -2; }')).toEqual([
      'a -> true',
      'a -> false',
      'g(a); -> ;',
      'a -> true',
      'a -> false',
      '1 -> 0',
      '-2 -> 2',
      '2 -> 3',
    ]);
  });
  it('leave out entries of lists and turn predicates round', () => {
    expect(changes('exports.t = define({ adds: [one(true), two], when: (view) => view.open });')).toEqual([
      'one(true),  -> ',
      'two -> ',
      'true -> false',
      'view.open -> undefined',
      'view.open -> !(view.open)',
    ]);
  });
  it('spare texts for people and names that were imported', () => {
    expect(changes("function f(a) { return ['XX-A-001', 'two words', `${a < 1}`]; }")).toEqual(["'XX-A-001',  -> "]);
    expect(changes("function f(a, refuse) { refuse('XX-A-001', a === 1 ? 'one' : 'two'); }")).toEqual(["refuse('XX-A-001', a === 1 ? 'one' : 'two'); -> ;"]);
    expect(changes("exports.t = define({ title: 'a' + 1, because: () => 1 + 1, cost: (0, m.f)(2) });")).toEqual(['2 -> 3']);
  });
  it('know the innermost function around them', () => {
    const code = '/** @rule XX-A-001 */\nexports.t = define({ list: [1], f: () => [2].some((x) => x > 3) });\n';
    const starts = functionsOf(code, 'a.js').map((one) => one.start);
    const within = Object.fromEntries(mutantsOf(code, 'a.js').flatMap(({ was, within }) => (/^\d$/.test(was) ? [[was, starts.indexOf(within)]] : [])));
    expect(within).toEqual({ 1: -1, 2: 0, 3: 1 });
  });
});
