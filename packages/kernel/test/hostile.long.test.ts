import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { brief, Fight, type Json, readLog, writeLog } from '../src/index.ts';
import { ERROR_CODES, mustBeJson } from '../src/testing.ts';
import { toy, toyState } from './toy.ts';

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
const round: unknown[] = [];
round.push(round);

/** What no fight can use, wherever it comes in. */
const junk: readonly (readonly [name: string, value: unknown])[] = [
  ['not a number', Number.NaN],
  ['minus zero', -0],
  ['infinity', Number.POSITIVE_INFINITY],
  ['null', null],
  ['undefined', undefined],
  ['a text', 'abc'],
  ['__proto__', JSON.parse('{"__proto__":{"x":1}}')],
  ['an object without a text', JSON.parse('{"toString":null,"valueOf":null}')],
  ['a list', [1, [2]]],
  ['a huge list', Array.from({ length: 100_000 }, (_, i) => i)],
  ['deep nesting', deep(20_000)],
  ['a circle', round],
  ['a big integer', 10n],
  ['a symbol', Symbol('x')],
  ['a function', () => 1],
  ['a map', new Map()],
  ['a fraction', 1.5],
  ['an id of nobody', 99],
];

const open = (strict: boolean, typed = false) => Fight.open(toy(), toyState(), { seed: 'hostile', strict, typed });
const struck = (strict: boolean, typed = false) => {
  const fight = open(strict, typed);
  fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
  return fight;
};
const auction = (strict: boolean) => {
  const fight = open(strict);
  fight.submit({ do: 'auction', by: 1, with: {} });
  return fight;
};
const rolling = (strict: boolean) => {
  const fight = struck(strict, true);
  fight.answer(null);
  fight.answer('none');
  return fight;
};
const guarding = (strict: boolean) => {
  const fight = struck(strict);
  fight.answer(null);
  return fight;
};
const over = (strict: boolean) => {
  const fight = struck(strict);
  fight.answer(null);
  fight.answer('none');
  return fight;
};
const rollOf = (fight: Fight) => fight.lines.findIndex((line) => line.in === 'roll');

type Door = readonly [name: string, make: (strict: boolean) => Fight, act: (fight: Fight, value: never) => unknown];

const doors: readonly Door[] = [
  ['an intent', open, (fight, value) => fight.submit(value)],
  ['who declares', open, (fight, value) => fight.submit({ do: 'rest', by: value, with: {} })],
  ['what is declared', open, (fight, value) => fight.submit({ do: value, by: 1, with: {} })],
  ['its parameters', open, (fight, value) => fight.submit({ do: 'blow', by: 1, with: value })],
  ['a parameter', open, (fight, value) => fight.submit({ do: 'blow', by: 1, with: { at: value } })],
  ['a version', open, (fight, value) => fight.submit({ do: 'blow', by: 9, with: { at: 2 } }, { version: value })],
  ['an answer', guarding, (fight, value) => fight.answer(value)],
  ['who acts in a window', struck, (fight, value) => fight.answer({ do: 'dodge', by: value, with: {} })],
  ['what is done in a window', struck, (fight, value) => fight.answer({ do: value, by: 2, with: {} })],
  ['who answers', struck, (fight, value) => fight.answer(7, { who: value })],
  ['a number', auction, (fight, value) => fight.answer(value)],
  ['faces', rolling, (fight, value) => fight.typeIn(value)],
  ['a face', rolling, (fight, value) => fight.typeIn([value])],
  ['a forced roll', open, (fight, value) => fight.force(value)],
  ['forced faces', open, (fight, value) => fight.force({ roll: 'blow', who: 1, faces: [value, 0], total: null, reason: '' })],
  ['a forced total', open, (fight, value) => fight.force({ roll: 'nothing', who: 1, faces: null, total: value, reason: '' })],
  ['whose roll is forced', open, (fight, value) => fight.force({ roll: value, who: value, faces: [1], total: null, reason: '' })],
  ['an order', open, (fight, value) => fight.order(value)],
  ['who orders', open, (fight, value) => fight.order({ who: value, ask: 'struck', do: 'never', when: null, value: null })],
  ['faces and a total at once', open, (fight, value) => fight.force({ roll: 'blow', who: 1, faces: [1], total: value ?? 1, reason: '' })],
  ['the manner of an order', open, (fight, value) => fight.order({ who: 2, ask: 'struck', do: value, when: null, value: null })],
  ['the test of an order', open, (fight, value) => fight.order({ who: 2, ask: 'struck', do: 'when', when: value, value: null })],
  ['a decree', struck, (fight, value) => fight.fiat('r', value)],
  ['a decreed change', struck, (fight, value) => fight.fiat('r', [['hit', 1, 1], value])],
  ['whom a decree hits', struck, (fight, value) => fight.fiat('r', [['hit', 1, 1] as const, ['hit', value, 1]])],
  ['what a decree sets', struck, (fight, value) => fight.fiat('r', [['hit', 1, 1] as const, ['resource-set', 1, value, 1]])],
  ['a condition decreed', struck, (fight, value) => fight.fiat('r', [['hit', 1, 1] as const, ['condition-given', 1, value, -1, 0, -1, -1, -1, 0]])],
  ['a line to branch at', open, (fight, value) => fight.branch(value)],
  ['a line to amend', open, (fight, value) => fight.amend(value, { total: 1 })],
  ['a fix', over, (fight, value) => fight.amend(rollOf(fight), value)],
  ['fixed faces', over, (fight, value) => fight.amend(rollOf(fight), { faces: value })],
  ['a fixed total', over, (fight, value) => fight.amend(rollOf(fight), { total: value })],
  ['a fixed intent', over, (fight, value) => fight.amend(2, { intent: value })],
  ['amended numbers', over, (fight, value) => fight.amend(2, { shifts: value })],
  ['an amended number', over, (fight, value) => fight.amend(2, { shifts: [value] })],
  ['whose number is amended', over, (fight, value) => fight.amend(2, { shifts: [{ query: 'purse', who: value, amount: 1, reason: '' }] })],
  ['which number is amended', over, (fight, value) => fight.amend(2, { shifts: [{ query: value, who: 1, amount: 1, reason: '' }] })],
  ['by how much a number is amended', over, (fight, value) => fight.amend(2, { shifts: [{ query: 'purse', who: 1, amount: value, reason: '' }] })],
  ['a header’s codes', over, (fight, value) => Fight.load(fight.rules, { ...fight.header, codes: value }, fight.lines)],
  [
    'a header’s resources',
    over,
    (fight, value) => Fight.load(fight.rules, { ...fight.header, codes: { ...fight.header.codes, resources: [value] } }, fight.lines),
  ],
  ['a header’s state', over, (fight, value) => Fight.load(fight.rules, { ...fight.header, state: value }, fight.lines)],
  [
    'where a line goes on',
    over,
    (fight, value) => Fight.load(fight.rules, fight.header, [...fight.lines, { in: 'head', to: [value] as never, why: 'branch' }]),
  ],
  ['what a line did', over, (fight, value) => Fight.load(fight.rules, fight.header, [...fight.lines, { in: 'fiat', reason: '', events: [value] }])],
];

/** Minus zero is line zero; somebody may enter later; a number may be changed by any other. */
const good = new Set(['a line to branch at, minus zero', 'who orders, an id of nobody', 'by how much a number is amended, an id of nobody']);

it.each(doors)('%s that makes no sense is refused by name and changes nothing', (door, make, act) => {
  for (const strict of [false, true]) {
    for (const [name, value] of junk) {
      if (good.has(`${door}, ${name}`)) continue;
      const fight = make(strict);
      const now = () => JSON.stringify([name, fight.state, fight.lines, fight.pending?.kind, fight.openChanges]);
      const before = now();
      expect(ERROR_CODES, name).toContain(faultOf(() => act(fight, value as never)));
      expect(now()).toBe(before);
    }
  }
});

describe('what comes from outside', () => {
  it('is no list that holds itself a million times over', () => {
    let value: Json = [];
    for (let i = 0; i < 40; i++) value = [value, value];
    const fight = open(true);
    expect(faultOf(() => fight.submit({ do: 'blow', by: 1, with: { at: value as never } }))).toBe('not-json');
  });

  it('is held up by no order that means nothing: the question is asked', () => {
    for (const value of [{ do: 'fly', by: 2, with: {} }, { do: 'dodge', by: 9, with: {} }, 'sideways', []] satisfies Json[]) {
      const fight = open(true);
      fight.order({ who: 2, ask: 'struck', do: 'always', when: null, value });
      fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
      expect(fight.pending?.kind === 'answer' && fight.pending.ask.id).toBe('struck');
    }
  });

  it('stays in a log only where it was taken: a bad decree leaves the open command alone', () => {
    const fight = struck(true);
    const { length } = fight.lines;
    expect(faultOf(() => fight.fiat('half', [['hit', 2, 1] as const, ['hit', 9, 1]]))).toBe('unknown-name');
    expect([fight.lines.length, fight.pending?.kind]).toEqual([length, 'answer']);
    expect(faultOf(() => fight.fiat('twin', [['entered', 3, { ...toyState().entities[1], id: 1 }]]))).toBeNull();
    expect(fight.state.entities).toHaveLength(3);
    expect(faultOf(() => fight.fiat('third', [['entered', 3, { ...toyState().entities[1], id: 3 }]]))).toBeNull();
    expect(fight.state.entities).toHaveLength(4);
  });

  it('is quoted in at most 80 characters', () => {
    for (const [, value] of junk) expect(brief(value).length).toBeLessThanOrEqual(80);
    expect([brief('x'), brief([1]), brief(undefined), brief(round)]).toEqual(['"x"', '[1]', 'undefined', 'no JSON']);
  });

  it('is named by the path of what is lost', () => {
    const at = (value: unknown) => {
      try {
        mustBeJson(value, 'it');
      } catch (thrown) {
        return (thrown as Error).message;
      }
      return null;
    };
    expect(at({ a: [1, { b: Number.NaN }] })).toBe('it.a[1].b holds NaN, which does not survive JSON');
    expect(at([-0])).toBe('it[0] holds -0, which does not survive JSON');
    expect(at(deep(64))).toBeNull();
    expect(at(deep(65))).toMatch(/more than 64 levels/);
  });

  it('changes nothing but entities, whatever a log says they are called', () => {
    const all = (): string => [Object.prototype, Array.prototype, Function.prototype].map((one) => Object.getOwnPropertyNames(one).join()).join();
    const before = all();
    const { rules, header } = over(false);
    for (const who of ['__proto__', 'constructor', 'push', 'length', '1', -1, 0.5, null]) {
      for (const events of [[['hit', who, 1]], [['resource-set', who, 0, 1]], [['condition-given', who, 0, -1, 0, -1, -1, -1, 0]]] as const)
        for (const line of [
          { in: 'fiat', reason: 'x', events },
          { in: 'done', result: true, events },
        ] as const)
          expect(
            faultOf(() => Fight.load(rules, header, [{ in: 'command', do: 'rest', by: 1, with: {} }, line])),
            `${who}`,
          ).not.toBeNull();
    }
    expect(all()).toBe(before);
  });

  it('is a log of the codes that the rule set was made with', () => {
    const fight = over(false);
    const { header, lines } = readLog(writeLog(fight.header, fight.lines));
    for (const one of ['things', 'resources', 'clocks'] as const) {
      const codes = { ...header.codes, [one]: ['other', ...header.codes[one]] };
      expect(faultOf(() => Fight.load(fight.rules, { ...header, codes }, lines))).toBe('log-broken');
    }
    expect(faultOf(() => Fight.load(fight.rules, { ...header, ruleset: 'another' }, lines))).toBe('log-broken');
    expect(faultOf(() => Fight.load(fight.rules, { ...header, options: { points: 9 } }, lines))).toBe('log-broken');
    expect(faultOf(() => Fight.load(fight.rules, header, lines))).toBeNull();
  });
});
