import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { type AnyIntentDef, adds, defineFeature, defineIntent, die, Fight, type Line, type Play, readLog, writeLog } from '../src/index.ts';
import { Bid, BlowRoll, ChooseGuard, Counted, Strength, toy, toyDef, toyState } from './toy.ts';

const asksTwice = (play: Play, by: number): void => {
  play.roll(BlowRoll, by, die(6));
  play.ask(ChooseGuard, 2, { by });
  play.ask(Bid, 2, { round: 2 });
};
/** Gone from the later rules. */
const Threat = defineIntent('threat', {
  rule: 'T-0',
  title: 'Threat',
  perform: (play, by) => (play.ask(ChooseGuard, 2, { by }), Counted(play, 2), true),
});

const first = toy({ version: '1.0.0' });
/** The axe was wrong: blows of the later rules are heavier. */
const mended = defineFeature('axe', { title: 'axe', contributes: [adds(Strength, 5, { rule: 'T-9', label: 'axe' })] });
const later = toy({ version: '1.1.0', features: [mended] });

const blow = (fight: Fight): void => {
  fight.submit({ do: 'blow', by: fight.declarers[0], with: { at: fight.declarers[0] === 1 ? 2 : 1 } });
  while (fight.pending !== null) fight.answer(fight.pending.kind === 'answer' && fight.pending.ask.id === 'choose-guard' ? 'none' : null);
};
const kinds = (fight: Fight): string[] => fight.path().map((n) => fight.lines[n].in);
const rulesLines = (fight: Fight): Line[] => fight.lines.filter((line) => line.in === 'rules');

function old(): Fight {
  const fight = Fight.open(first, toyState(), { seed: 'upgrade' });
  blow(fight);
  return fight;
}
const underLater = (fight: Fight): Fight => {
  const { header, lines } = readLog(writeLog(fight.header, fight.lines));
  return Fight.load(later, header, lines, { strict: true });
};

describe('a fight of older rules', () => {
  it('is only read without a word in its log, and keeps what it came to', () => {
    const before = old();
    const fight = underLater(before);
    expect(fight.state).toEqual(before.state);
    expect(fight.lines).toEqual(before.lines);
    expect(fight.verify()).toMatchObject({ ok: true, commands: 0, older: 2 });
  });

  it('says in its log from where on it goes by later rules, once', () => {
    const fight = underLater(old());
    const { version } = fight;
    blow(fight);
    expect(fight.lines[version]).toEqual({ in: 'rules', version: '1.1.0', content: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(fight.lines[version + 1]).toMatchObject({ in: 'command', do: 'blow' });
    blow(fight);
    expect(rulesLines(fight)).toHaveLength(1);
    const verdict = fight.verify();
    expect(verdict).toMatchObject({ ok: true, older: 2 });
    expect(verdict.commands).toBeGreaterThan(0);
    expect(underLater(fight).verify()).toEqual(verdict);
  });

  it('is not taken up again by the older rules, nor by others of the later version', () => {
    const fight = underLater(old());
    blow(fight);
    expect(faultOf(() => Fight.load(first, fight.header, fight.lines))).toBe('other-rules');
    expect(faultOf(() => Fight.load(toy({ version: '1.1.0' }), fight.header, fight.lines))).toBe('other-rules');
  });

  it('is found out where what the later rules made was changed', () => {
    const fight = underLater(old());
    blow(fight);
    const changed = fight.lines.map((line, n) => (n > 0 && line.in === 'done' && n === fight.lines.length - 1 ? { ...line, events: [] } : line));
    expect(Fight.load(later, fight.header, changed).verify().ok).toBe(false);
  });

  it('undone to before the later rules says again that they go on', () => {
    const fight = underLater(old());
    blow(fight);
    while (fight.canUndo) fight.undo();
    expect(kinds(fight)).not.toContain('rules');
    blow(fight);
    expect(kinds(fight).filter((kind) => kind === 'rules')).toHaveLength(1);
    expect(rulesLines(fight)).toHaveLength(2);
    expect(fight.verify().ok).toBe(true);
  });

  it('tells of an old command what is written, without numbers that it never had', () => {
    const before = old();
    const command = before.lines.findIndex((line) => line.in === 'command' && line.do === 'blow');
    const told = underLater(before).traceOf(command);
    expect(told.filter((one) => one.kind === 'change')).toEqual(before.traceOf(command).filter((one) => one.kind === 'change'));
    expect(told.filter((one) => one.kind === 'answer')).toEqual(before.traceOf(command).filter((one) => one.kind === 'answer'));
    expect(told.some((one) => one.kind === 'value')).toBe(false);
  });

  it('that waits in a command goes on with it, or takes it back where the later rules ask or throw otherwise', () => {
    const asking = (perform: (play: Play, by: number) => void) =>
      defineIntent('asking', { rule: 'T-0', title: 'Asking', perform: (play, by) => (perform(play, by), true) });
    const made = (version: string, ...intents: AnyIntentDef[]) => toy({ version, intents: [...toyDef().intents, ...intents] });
    const before = Fight.open(made('1.0.0', asking(asksTwice)), toyState(2, { coins: 3 }), { seed: 'upgrade' });
    before.submit({ do: 'asking', by: 1, with: {} });
    before.answer('high');
    const again = (version: string, ...intents: AnyIntentDef[]) => Fight.load(made(version, ...intents), before.header, before.lines, { strict: true });
    expect(again('1.1.0', asking(asksTwice)).pending).toMatchObject({ ask: { id: 'bid' } });
    const others = [[asking((play, by) => (play.ask(Bid, 2, { round: 1 }), asksTwice(play, by)))], [asking((play, by) => play.roll(BlowRoll, by, die(8)))], []];
    for (const intents of others) {
      const told: Line[] = [];
      const fight = Fight.load(made('1.1.0', ...intents), before.header, before.lines, { strict: true, onLine: (line) => told.push(line) });
      expect([fight.pending, fight.declarers, fight.state]).toEqual([null, [1, 2], before.stateBefore(fight.head + 1)]);
      expect(told).toEqual([{ in: 'head', to: fight.head, why: 'withdraw' }]);
      fight.submit({ do: 'rest', by: 1, with: {} });
      expect(fight.verify().ok).toBe(true);
      expect(faultOf(() => again('1.0.0', ...intents))).not.toBeNull();
    }
  });

  it('is undone past a command that the later rules cannot go on with', () => {
    const before = Fight.open(toy({ intents: [...toyDef().intents, Threat] }), toyState(2, { coins: 3 }), { seed: 'upgrade' });
    before.submit({ do: 'threat', by: 1, with: {} });
    before.answer('high');
    const fight = Fight.load(later, before.header, before.lines, { strict: true });
    const start = fight.state;
    blow(fight);
    while (fight.canUndo) fight.undo();
    expect(fight.state).toEqual(before.stateBefore(2));
    expect(start.entities[2]).toMatchObject({ hits: 1 });
  });

  it('has old answers amended and undone as one step, old dice not', () => {
    const fight = underLater(old());
    const before = fight.state;
    const at = (kind: Line['in']): number => fight.lines.findLastIndex((line) => line.in === kind);
    expect(faultOf(() => fight.amend(at('roll'), { total: 3 }))).toBe('other-rules');
    const answer = fight.lines.findLastIndex((line) => line.in === 'answer' && line.ask === 'choose-guard');
    fight.amend(answer, { value: 'high' }).confirm();
    expect(rulesLines(fight)).toHaveLength(1);
    expect(fight.verify().ok).toBe(true);
    fight.undo();
    expect(fight.state).toEqual(before);
  });
});
