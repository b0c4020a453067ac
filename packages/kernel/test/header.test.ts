import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { adds, defineFeature, die, Fight, type Line, makeRules, type Rules } from '../src/index.ts';
import { Axe, Strength, toy, toyDef, toyState } from './toy.ts';

const MILD = { rule: 'T-1', values: ['mild', 'harsh'], default: 'mild' } as const;

const played = (rules: Rules) => {
  const fight = Fight.open(rules, toyState(), { seed: 'header', strict: true });
  fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
  fight.answer(null);
  return fight;
};
const under = (rules: Rules, fight: Fight) => () => Fight.load(rules, fight.header, fight.lines);

describe('a log', () => {
  it('is refused by rules that are older than it, and played on by later ones', () => {
    const fight = played(toy({ version: '1.10.0' }));
    expect(faultOf(under(toy({ version: '1.9.9' }), fight))).toBe('other-rules');
    expect(faultOf(under(toy({ version: '0.99.0' }), fight))).toBe('other-rules');
    expect(faultOf(under(toy({ version: 'latest' }), fight))).toBe('other-rules');
    const later = under(toy({ version: '1.10.1' }), fight)();
    expect(later.header.version).toBe('1.10.0');
    expect(later.pending).not.toBeNull();
    expect(faultOf(under(toy({ version: '1.10.0' }), fight))).toBeNull();
  });

  it('is played on by rules with a further option, at its default, and refused without an option of its own', () => {
    const rules = (...names: readonly string[]) =>
      toy({ version: names.length === 1 ? '1.0.0' : '1.1.0', options: Object.fromEntries(names.map((name) => [name, MILD])) });
    const fight = played(rules('weather'));
    const later = under(rules('weather', 'season'), fight)();
    expect([later.header.options, later.pending !== null]).toEqual([{ weather: 'mild' }, true]);
    const harsh = makeRules(rules('weather', 'season').def, { options: { season: 'harsh' } });
    expect(faultOf(under(harsh, fight))).toBe('log-broken');
    expect(faultOf(under(rules('season', 'moon'), fight))).toBe('log-broken');
  });

  it('is refused by rules of the same version with other content, whether gear, conditions or what they add', () => {
    const gear = (damage: number) =>
      toy({ features: [Axe, defineFeature('bow', { title: 'bow', damage: die(damage) } as Parameters<typeof defineFeature>[1])] });
    const fight = played(gear(6));
    expect(faultOf(under(gear(6), fight))).toBeNull();
    expect(faultOf(under(gear(8), fight))).toBe('other-rules');
    expect(faultOf(under(toy({ features: [Axe, defineFeature('bow', { title: 'bow' })] }), fight))).toBe('other-rules');
    const sharper = defineFeature('axe', { title: 'axe', contributes: [adds(Strength, 4, { rule: 'T-9', label: 'axe' })] });
    expect(faultOf(under(toy({ features: [sharper] }), played(toy())))).toBe('other-rules');
  });

  it('does not ask for content where its header names none, as old ones do', () => {
    const { header, lines } = played(toy());
    const { content, ...old } = header;
    expect(content).toMatch(/^[0-9a-f]{64}$/);
    expect(faultOf(() => Fight.load(toy({ features: [] }), { ...old, codes: { ...old.codes, things: [] } }, lines))).toBeNull();
  });

  it('has the same content however often its rules are made, and after they were played', () => {
    const def = toyDef();
    const first = played(makeRules(def)).header.content;
    expect(played(makeRules(def)).header.content).toBe(first);
    expect(played(toy()).header.content).toBe(first);
  });
});

describe('verification', () => {
  /** Played under rules that take anything, then read under those of the toy. */
  const forged = (act: (fight: Fight) => void, change: (line: Line) => Line = (line) => line) => {
    const lenient = toy({ next: (view) => ({ ...toyDef().next(view), ...(toyDef().next(view).run ? {} : { declare: [0, 1, 2], over: null }) }) });
    const fight = Fight.open(lenient, toyState(), { seed: 'forged' });
    act(fight);
    return Fight.load(toy(), fight.header, fight.lines.map(change)).verify();
  };
  const rest = (by: number) => (fight: Fight) => fight.submit({ do: 'rest', by, with: {} });

  it('takes what was lawful', () => {
    expect(forged(rest(1))).toMatchObject({ ok: true, commands: 2 });
  });

  it('names a command by somebody who might not declare', () => {
    const by = (who: number) => (line: Line) => (line.in === 'command' && line.do === 'rest' ? { ...line, by: who } : line);
    expect(forged(rest(1), by(0))).toMatchObject({ ok: false, line: 2, got: { refused: ['0 may not declare now'] } });
    expect(forged(rest(1), by(7))).toMatchObject({ ok: false, line: 2, got: { refused: ['7 may not declare now'] } });
    expect(forged((fight) => (fight.fiat('felled', [['hit', 2, 9]]), rest(1)(fight)))).toMatchObject({ ok: false, line: 5 });
  });

  it('names a command that was not legal', () => {
    const blow = (fight: Fight) => {
      fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
      fight.answer(null);
      fight.answer('none');
    };
    expect(forged(blow).ok).toBe(true);
    const self = (line: Line): Line => (line.in === 'command' && line.do === 'blow' ? { ...line, with: { at: 1 } } : line);
    expect(forged(blow, self)).toMatchObject({ ok: false, line: 2, expected: { refused: [] } });
    const dodging = (line: Line): Line => (line.in === 'command' && line.do === 'rest' ? { ...line, do: 'dodge' } : line);
    expect(forged(rest(1), dodging)).toMatchObject({ ok: false, line: 2, got: { refused: ['Dodge is nothing that one declares'] } });
  });

  it('names what ran by itself though it was not its turn, and what did not though it was', () => {
    const byItself = (line: Line): Line => (line.in === 'command' && line.do === 'rest' ? { ...line, auto: true } : line);
    expect(forged(rest(1), byItself)).toMatchObject({ ok: false, line: 2, expected: { next: { do: 'rest' } }, got: { next: null } });
    const declared = (line: Line): Line => (line.in === 'command' ? { in: 'command', do: line.do, by: line.by, with: line.with } : line);
    expect(forged(rest(1), declared)).toMatchObject({ ok: false, line: 0 });
  });
});
