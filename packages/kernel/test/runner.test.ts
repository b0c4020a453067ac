import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { simulation } from '../../testkit/src/simulation.ts';
import {
  after,
  bears,
  type ConditionDef,
  copyState,
  defineCondition,
  defineIntent,
  defineWindow,
  die,
  dropPayment,
  end,
  expire,
  extend,
  Fight,
  give,
  type Id,
  type Json,
  makeRules,
  type Play,
  payOn,
  Random,
  RiposteError,
  Runner,
  run,
  writeLog,
} from '../src/index.ts';
import type { Offering } from '../src/testing.ts';
import { BlowRoll, ChooseGuard, Coins, Counted, Cursed, duellist, Hit, Ill, Rest, Rounds, toy, toyDef, toyState, Weak } from './toy.ts';

const planted = (perform: (play: Play, by: Id) => boolean) => defineIntent('planted', { rule: 'T-0', title: 'Planted', perform });
const withIntent = (perform: (play: Play, by: Id) => boolean, more: Parameters<typeof toy>[0] = {}) =>
  Fight.open(toy({ ...more, intents: [...toyDef().intents, planted(perform)] }), toyState(3), { seed: 'runner', strict: true });
const act = (fight: Fight, by = 1) => fight.submit({ do: 'planted', by, with: {} });
const changes = (fight: Fight) => {
  const line = fight.lines.at(-1);
  return line?.in === 'done' ? line.events : [];
};

describe('a command', () => {
  it('draws each die of one roller and purpose anew', () => {
    const fight = withIntent((play, by) => {
      for (let i = 0; i < 12; i++) play.roll(BlowRoll, by, die(6));
      return true;
    });
    act(fight);
    const faces = fight.lines.flatMap((line) => (line.in === 'roll' ? [line.total] : []));
    expect(faces).toHaveLength(12);
    expect(new Set(faces).size).toBeGreaterThan(2);
  });

  it('settles what it sets off after each of its intents, not once', () => {
    const fight = withIntent((play) => {
      Hit(play, 2, 9);
      play.perform(Rest.of(2, {}));
      Hit(play, 3, 9);
      play.settle();
      Hit(play, 3, 1);
      return true;
    });
    act(fight);
    expect(changes(fight).filter(([id]) => id === 'counted')).toEqual([
      ['counted', 2],
      ['counted', 2],
      ['counted', 3],
      ['counted', 3],
    ]);
  });

  it('holds from the very first line: an automatic one may wait too', () => {
    const Opening = defineIntent('opening', {
      rule: 'T-0',
      title: 'Opening',
      automatic: true,
      perform: (play) => (play.ask(ChooseGuard, 1, { by: 2 }), Counted(play, 0), true),
    });
    const next = toyDef().next;
    const rules = toy({ intents: [...toyDef().intents, Opening], next: (view) => (duellist(view, 0).hits === 0 ? run(Opening.of(0, {})) : next(view)) });
    const fight = Fight.open(rules, toyState(2, { coins: 3 }), { seed: 'first', strict: true });
    expect(fight.head).toBe(0);
    expect(fight.pending?.kind).toBe('answer');
    expect([fight.declarers, fight.over, fight.withdrawable]).toEqual([[], null, true]);
    expect(faultOf(() => fight.submit({ do: 'rest', by: 1, with: {} }))).toBe('waiting');
    fight.answer('high');
    expect(fight.pending).toBeNull();
  });

  it('says which intents stand inside one another when there are too many', () => {
    let fault: RiposteError | null = null;
    const fight = withIntent((play, by) => play.perform(play.rules.intent({ do: 'planted', by, with: {} })) === true);
    try {
      act(fight);
    } catch (thrown) {
      fault = thrown as RiposteError;
    }
    expect(fault).toMatchObject({ code: 'too-deep', message: 'planted is the 41th intent inside another' });
    expect(fault?.data.doing).toHaveLength(40);
  });

  it('can be looked into after it was undone, as it went last', () => {
    const fight = Fight.open(toy(), toyState(), { seed: 'undone', strict: true });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    const command = fight.head;
    fight.answer(null);
    fight.answer('none');
    fight.undo();
    fight.answer('high');
    const trace = fight.traceOf(command);
    while (fight.canUndo) fight.undo();
    fight.submit({ do: 'rest', by: 2, with: {} });
    expect(JSON.stringify(fight.traceOf(command))).toBe(JSON.stringify(trace));
    expect(trace.flatMap((one) => (one.kind === 'answer' ? [one.entry.value] : []))).toEqual([null, 'high']);
    expect((fight.stateBefore(command).entities[2] as ReturnType<typeof duellist>).hits).toBe(0);
    expect(faultOf(() => fight.traceOf(command + 1))).toBe('log-broken');
  });
});

describe('a window', () => {
  const Join = defineIntent('join', {
    rule: 'T-0',
    title: 'Join',
    automatic: true,
    available: (view, _by, refuse) => {
      if ((view.offering.at(-1) as Offering | undefined)?.window !== Call) refuse('T-0', 'nobody-calls');
      else if ((view.offering.at(-1)!.about as { loud: boolean }).loud === false) refuse('T-0', 'nobody-hears');
    },
    perform: (play, by) => (Counted(play, by), true),
  });
  const Call = defineWindow<{ readonly loud: boolean }>('call', { rule: 'T-0', who: () => [2, 3], intents: () => [Join] });
  const join = (by: Id): Json => ({ do: 'join', by, with: {} });
  it('lets an intent declared in it look at what it is about, and the rule at who acted', () => {
    const acted: (readonly Id[])[] = [];
    const Caller = planted((play) => (play.offer(Call, { loud: true }), acted.push(play.acted), play.offering.length === 0));
    const rules = toy({ intents: [...toyDef().intents, Join, Caller], windows: [...toyDef().windows, Call] });
    const fight = Fight.open(rules, toyState(3), { seed: 'window', strict: true });
    act(fight);
    expect(fight.view.offering).toMatchObject([{ about: { loud: true } }]);
    expect(faultOf(() => fight.answer(join(3), { who: 2 }))).toBe('illegal-answer');
    fight.answer(null);
    fight.answer(join(3));
    expect(acted).toEqual([[3]]);
    expect(fight.lines.at(-1)).toMatchObject({ in: 'done', result: true });
    expect(fight.view.offering).toEqual([]);
  });

  it('asks nobody whom an interrupt before his took out of it', () => {
    const Shove = defineIntent('shove', { rule: 'T-0', title: 'Shove', automatic: true, perform: (play, by) => (Hit(play, by + 1, 9), true) });
    const Brawl = defineWindow<null>('brawl', {
      rule: 'T-0',
      who: (view) => [2, 3, 4].filter((who) => duellist(view, who).points > 0),
      intents: () => [Shove],
    });
    const Caller = planted((play) => (play.offer(Brawl, null), play.acted.length === 2));
    const rules = toy({ intents: [...toyDef().intents, Shove, Caller], windows: [...toyDef().windows, Brawl] });
    const fight = Fight.open(rules, toyState(4), { seed: 'window', strict: true });
    act(fight);
    fight.answer({ do: 'shove', by: 2, with: {} }, { who: 2 });
    expect(fight.pending?.kind === 'answer' && fight.pending.whos).toEqual([4]);
    fight.answer(null);
    expect(fight.lines.at(-1)).toMatchObject({ in: 'done', result: false });
    expect(fight.verify().ok).toBe(true);
  });

  it('that asks all at once lets nobody act whom an act before his took out of it, or whose act it spoiled', () => {
    const Shove = defineIntent('shove', { rule: 'T-0', title: 'Shove', automatic: true, perform: (play, by) => (Hit(play, by === 3 ? 2 : 3, 5), true) });
    const Brawl = defineWindow<null>('brawl', {
      rule: 'T-0',
      who: (view) => [2, 3, 4].filter((who) => duellist(view, who).points > 4),
      check: (view, _about, { by }, refuse) => {
        if (by === 4 && duellist(view, 3).points < 9) refuse('T-0', 'too-late');
      },
      intents: () => [Shove],
      together: (_play, _about, intents) => intents,
    });
    const Caller = planted((play) => (play.offer(Brawl, null), play.acted.length === 1));
    const rules = toy({ intents: [...toyDef().intents, Shove, Caller], windows: [...toyDef().windows, Brawl] });
    const fight = Fight.open(rules, toyState(4), { seed: 'window', strict: true });
    act(fight);
    for (const who of [4, 3, 2]) fight.answer({ do: 'shove', by: who, with: {} }, { who });
    expect(changes(fight)).toEqual([['hit', 3, 5]]);
    expect(fight.lines.at(-1)).toMatchObject({ in: 'done', result: true });
    expect(fight.verify().ok).toBe(true);
  });

  it('refuses what its own subject forbids', () => {
    const Caller = planted((play) => (play.offer(Call, { loud: false }), true));
    const rules = toy({ intents: [...toyDef().intents, Join, Caller], windows: [...toyDef().windows, Call] });
    const fight = Fight.open(rules, toyState(3), { seed: 'window', strict: true });
    act(fight);
    expect(faultOf(() => fight.answer(join(2)))).toBe('illegal-answer');
    expect(fight.pending?.kind === 'answer' && fight.pending.ask.answer.candidates(fight.view, { who: 2, about: fight.pending.about })).toEqual([null]);
  });
});

describe('conditions', () => {
  it('hand their source on to what they carry, and are extended only to another moment', () => {
    const fight = withIntent((play) => {
      const id = give(play, 1, Ill, { source: 2 });
      const until = after(play, Rounds, 0, 3);
      extend(play, 1, id, until);
      extend(play, 1, id, until);
      extend(play, 1, id, { ...until, at: until.at + 1 });
      extend(play, 1, 99, until);
      return true;
    });
    act(fight);
    expect(fight.state.entities[1].conditions.map((condition) => condition.source)).toEqual([2, 2]);
    expect(changes(fight).filter(([id]) => id === 'condition-extended')).toHaveLength(2);
  });

  describe('that are carried', () => {
    const Sick = defineCondition('sick', { rule: 'T-0', title: 'sick', carries: () => [Weak] });
    const conditionsAfter = (perform: (play: Play) => void) => {
      const fight = withIntent((play) => (perform(play), true), { conditions: [Weak, Ill, Cursed, Sick] });
      act(fight);
      expect(fight.verify().ok).toBe(true);
      return fight.view.state.entities[1].conditions.map((condition) => fight.rules.things[condition.kind].id);
    };

    it('last as long as any that carries them', () => {
      const both = (play: Play) => [give(play, 1, Ill), give(play, 1, Sick)] as const;
      expect(conditionsAfter((play) => end(play, 1, both(play)[0]))).toEqual(['weak', 'sick']);
      expect(conditionsAfter((play) => end(play, 1, both(play)[1]))).toEqual(['ill', 'weak']);
      expect(conditionsAfter((play) => both(play).map((id) => end(play, 1, id)))).toEqual([]);
    });

    it('outlast what carried them when they were given by themselves, before or meanwhile, until their own time', () => {
      expect(conditionsAfter((play) => [give(play, 1, Weak), end(play, 1, give(play, 1, Ill))])).toEqual(['weak']);
      const meanwhile = (play: Play, until: number) => {
        const ill = give(play, 1, Ill);
        give(play, 1, Weak, { until: after(play, Rounds, 0, until) });
        end(play, 1, ill);
        Counted(play, 0);
        expire(play, Rounds, 0);
      };
      expect(conditionsAfter((play) => meanwhile(play, 2))).toEqual(['weak']);
      expect(conditionsAfter((play) => meanwhile(play, 1))).toEqual([]);
    });

    it('do not end while something borne carries them, though their own time is up', () => {
      const overtaken = (play: Play) => {
        give(play, 1, Weak, { until: after(play, Rounds, 0, 1) });
        const ill = give(play, 1, Ill);
        Counted(play, 0);
        expire(play, Rounds, 0);
        return ill;
      };
      expect(conditionsAfter(overtaken)).toEqual(['weak', 'ill']);
      expect(conditionsAfter((play) => end(play, 1, overtaken(play)))).toEqual([]);
    });
  });

  it('that follow from one another in a circle are named, and the fight goes on', () => {
    const Hen: ConditionDef = defineCondition('hen', { rule: 'T-0', title: 'hen', while: (view, on) => bears(view, on, Egg) });
    const Egg: ConditionDef = defineCondition('egg', { rule: 'T-0', title: 'egg', while: (view, on) => bears(view, on, Hen) });
    const fight = withIntent((play, by) => bears(play, by, Hen), { conditions: [Weak, Ill, Cursed, Hen, Egg] });
    expect(faultOf(() => act(fight))).toBe('query-asks-itself');
    fight.submit({ do: 'rest', by: 1, with: {} });
    expect(fight.view.asking).toBe(0);
  });

  it('forbid only while their own test holds', () => {
    const Tired = defineCondition('tired', {
      rule: 'T-0',
      title: 'tired',
      forbids: [{ tags: ['big'], rule: 'T-0', reason: 'too-tired', when: (view, on) => Coins.left(view, on) < 4 }],
    });
    const rules = toy({ conditions: [Weak, Ill, Cursed, Tired] });
    const state = toyState();
    state.entities[1].conditions = [{ id: 1, kind: rules.codeOf(Tired), source: -1, value: 0, since: 1, parent: -1, clock: -1, of: -1, at: 0 }];
    const fight = Fight.open(rules, state, { seed: 'tired', strict: true });
    const blow = rules.intent({ do: 'blow', by: 1, with: { at: 2 } });
    expect(fight.view.refusals(blow)).toEqual([]);
    fight.fiat('spent', [['resource-set', 1, 0, 3]]);
    expect(fight.view.refusals(blow)).toEqual([{ rule: 'T-0', reason: 'too-tired' }]);
    expect(fight.view.legal(blow)).toBe(false);
  });
});

describe('payments and debts', () => {
  it('are recorded when they change and only then', () => {
    const fight = withIntent((play) => {
      dropPayment(play, 1);
      Coins.refill(play, 1, 4);
      Coins.borrow(play, 1, 0);
      return true;
    });
    act(fight);
    expect(changes(fight)).toEqual([]);
    fight.submit({ do: 'monument', by: 1, with: {} });
    expect(changes(fight).map(([id]) => id)).toEqual(['resource-set', 'payment-set']);
  });
});

describe('a price', () => {
  it('that falls below what is paid gives nothing back', () => {
    const rest = { do: 'rest', by: 1, with: {} };
    const fight = withIntent((play, by) => payOn(play, Coins, by, duellist(play, 0).hits > 1 ? 2 : 9, rest) !== null);
    act(fight);
    fight.fiat('cheaper', [
      ['counted', 0],
      ['resource-set', 1, 0, 3],
    ]);
    act(fight);
    expect(fight.lines.at(-1)).toMatchObject({ in: 'done', result: true, events: [['payment-set', 1, null]] });
    expect(Coins.left(fight.view, 1)).toBe(3);
  });
});

describe('a simulation', () => {
  it('changes its state in place and starts clean after a rule failed midway', () => {
    const rules = makeRules(toyDef());
    const state = copyState(rules, toyState(2, { coins: 0 }));
    const [, , struck] = state.entities;
    const runner = Runner.simulating(rules, state, new Random(1, 2, 3, 4), () => null);
    runner.perform(rules.intent({ do: 'blow', by: 1, with: { at: 2 } }));
    expect(runner.state.entities[2]).toBe(struck);
    let failing = true;
    const broken = planted((play, by) => {
      Hit(play, 2, 9);
      if (failing) throw new RangeError('a rule fails');
      return by > 0;
    });
    const sim = simulation(makeRules({ ...toyDef(), intents: [...toyDef().intents, broken] }), toyState(), {
      seed: 'clean',
      policy: () => ({ declare: () => broken.of(1, {}), answer: () => null }),
    });
    for (let i = 0; i < 60; i++) expect(() => sim.fight(0)).toThrow(RangeError);
    failing = false;
    const { over, state: end } = sim.fight(0);
    expect(over).toEqual({ winner: 1 });
    expect(end.entities.map((entity) => (entity as ReturnType<typeof duellist>).hits)).toEqual([1, 0, 1]);
  });
});

describe('a log', () => {
  it('carries a hash on lines that close something and on no others', () => {
    const fight = Fight.open(toy(), toyState(), { seed: 'hash' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    fight.fiat('more', [['hit', 2, 1]]);
    fight.undo();
    const rows = writeLog(fight.header, fight.lines)
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => JSON.parse(row) as { in: string; hash?: string });
    expect([...new Set(rows.filter((row) => row.hash !== undefined).map((row) => row.in))].sort()).toEqual(['done', 'fiat', 'head']);
    expect(rows.filter((row) => row.hash === undefined && ['done', 'fiat', 'head'].includes(row.in))).toEqual([]);
  });

  it('is found false by its results even when the state at the end agrees, at the line where they differ', () => {
    const fight = withIntent((play, by) => (Counted(play, by), true));
    act(fight);
    const otherwise = toy({ intents: [...toyDef().intents, planted((play, by) => (Counted(play, by), false))] });
    const verdict = Fight.load(otherwise, fight.header, fight.lines, { seed: 'runner' }).verify();
    expect(verdict).toMatchObject({ ok: false, line: fight.head, expected: { result: true }, got: { result: false } });
  });
});
