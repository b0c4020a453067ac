import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { simulation } from '../../testkit/src/simulation.ts';
import {
  after,
  bears,
  ConditionGiven,
  carried,
  defineIntent,
  end,
  endAll,
  Fight,
  give,
  type Json,
  type Line,
  makeRules,
  type Play,
  payOn,
  Random,
  readLog,
  writeLog,
} from '../src/index.ts';
import { ERROR_CODES } from '../src/testing.ts';
import { Coins, Counted, Cursed, type Duellist, duellist, Hurt, Ill, Rounds, Strength, toy, toyDef, toyState, Weak } from './toy.ts';

const open = (more: Partial<Duellist> = {}, count = 2) => Fight.open(toy(), toyState(count, more), { seed: 'fight', strict: true });

/** Plays on with whatever the numbers pick: declarations, answers, undo, redo. */
function wander(fight: Fight, picks: readonly number[]): void {
  for (const pick of picks) {
    const { pending } = fight;
    if (pick % 11 === 10 && fight.canUndo) fight.undo();
    else if (pick % 11 === 9 && fight.canRedo) fight.redo();
    else if (pending?.kind === 'answer') {
      const who = pending.whos[pick % pending.whos.length];
      const open = pending.ask.answer.candidates(fight.view, { who, about: pending.about }) as readonly Json[];
      fight.answer(open[pick % open.length], { who });
    } else {
      const declarers = fight.declarers;
      if (declarers.length === 0) return;
      const legal = fight.legal(declarers[pick % declarers.length]);
      const intent = legal[pick % legal.length];
      fight.submit({ do: intent.def.id, by: intent.by, with: intent.with as { [name: string]: Json } });
    }
  }
}

describe('a fight', () => {
  it('runs what is automatic, waits for answers and ends', () => {
    const fight = open();
    expect(Coins.left(fight.view, 1)).toBe(4);
    fight.force({ roll: 'blow', who: 1, faces: [6], total: null, reason: 'test' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(fight.pending?.kind === 'answer' && fight.pending.ask.id).toBe('struck');
    fight.answer(null);
    fight.answer('none');
    expect(duellist(fight.view, 2).points).toBe(3);
    fight.force({ roll: 'blow', who: 1, faces: [6], total: null, reason: 'test' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    expect(fight.over).toEqual({ winner: 1 });
    expect(fight.verify()).toMatchObject({ ok: true, commands: 3 });
  });

  it('shows the working copy at the pause and takes a command back', () => {
    const fight = open();
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(fight.withdrawable).toBe(true);
    fight.withdraw('author');
    expect(fight.pending).toBeNull();
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer({ do: 'dodge', by: 2, with: {} });
    expect(Coins.left(fight.view, 2)).toBe(2);
    expect(fight.lines.at(-1)).toMatchObject({ in: 'done', result: false });
  });

  it('lets anybody declare at any time what the rule set says, and nothing else', () => {
    const Whisper = defineIntent('whisper', { rule: 'T-24', title: 'Whisper', tags: ['aside'], perform: (play, by) => (Counted(play, by), true) });
    const { intents, next } = toyDef();
    const rules = makeRules(
      toyDef({ anytime: 'aside', intents: [...intents, Whisper], next: (view) => ({ ...next(view), declare: next(view).declare && [1] }) }),
    );
    const fight = Fight.open(rules, toyState(2), { seed: 'aside', strict: true });
    expect(fight.declarers).toEqual([1]);
    expect(fight.legal(2).map(({ def }) => def.id)).toEqual(['whisper']);
    expect(faultOf(() => fight.submit({ do: 'rest', by: 2, with: {} }))).toBe('illegal-intent');
    fight.submit({ do: 'whisper', by: 2, with: {} });
    expect(duellist(fight.view, 2).hits).toBe(1);
    expect(faultOf(() => fight.submit({ do: 'whisper', by: 9, with: {} }))).toBe('illegal-intent');
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(fight.legal(2)).toEqual([]);
    expect(fight.verify().ok).toBe(true);
  });

  it('refuses bad input and changes nothing', () => {
    const fight = open();
    const before = JSON.stringify([fight.state, fight.lines]);
    expect(faultOf(() => fight.submit({ do: 'fly', by: 1, with: {} }))).toBe('unknown-name');
    expect(faultOf(() => fight.submit({ do: 'dodge', by: 1, with: {} }))).toBe('illegal-intent');
    expect(faultOf(() => fight.submit({ do: 'blow', by: 1, with: { at: 1 } }))).toBe('illegal-intent');
    expect(faultOf(() => fight.submit({ do: 'blow', by: 9, with: { at: 1 } }))).toBe('illegal-intent');
    expect(faultOf(() => fight.answer('none'))).toBe('not-waiting');
    expect(faultOf(() => fight.undo())).toBe('nothing-to-undo');
    expect(faultOf(() => fight.redo())).toBe('nothing-to-redo');
    expect(JSON.stringify([fight.state, fight.lines])).toBe(before);
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    const paused = JSON.stringify([fight.state, fight.lines]);
    expect(faultOf(() => fight.answer('sideways'))).not.toBeNull();
    expect(faultOf(() => fight.submit({ do: 'rest', by: 1, with: {} }))).toBe('waiting');
    expect(JSON.stringify([fight.state, fight.lines])).toBe(paused);
  });

  it('keeps the answers to a question to all secret until all are in and sorts them by seat', () => {
    const orders = [
      [1, 2, 3],
      [3, 1, 2],
    ].map((order) => {
      const fight = open({}, 3);
      fight.submit({ do: 'auction', by: 1, with: {} });
      for (const who of order) {
        expect(duellist(fight.view, 2).hits).toBe(0);
        fight.answer(who === 2 ? 3 : 1, { who });
      }
      return JSON.stringify(fight.state);
    });
    expect(orders[0]).toBe(orders[1]);
  });

  it('gives the default to those who missed the deadline', () => {
    const fight = open({}, 3);
    fight.submit({ do: 'auction', by: 1, with: {} });
    fight.answer(2, { who: 3 });
    fight.passDeadline();
    expect(duellist(fight.view, 3).hits).toBe(1);
    expect(fight.lines.filter((line) => line.in === 'answer' && line.from === 'deadline')).toHaveLength(2);
  });

  it('obeys standing orders and records them as answers', () => {
    const fight = open();
    fight.order({ who: 2, ask: 'struck', do: 'when', when: 'rich', value: null });
    fight.order({ who: 2, ask: 'choose-guard', do: 'always', when: null, value: 'high' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(fight.lines.at(-1)).toMatchObject({ in: 'done', result: false });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(fight.pending?.kind === 'answer' && fight.pending.ask.id).toBe('struck');
    fight.answer(null);
    expect(fight.pending).toBeNull();
    fight.order({ who: 2, ask: 'struck', do: 'never', when: null, value: null });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(fight.pending).toBeNull();
    expect(faultOf(() => fight.order({ who: 2, ask: 'struck', do: 'when', when: 'poor', value: null }))).toBe('unknown-name');
    expect(fight.verify().ok).toBe(true);
  });

  it('waits for dice that people type in', () => {
    const fight = Fight.open(toy(), toyState(2, { coins: 0 }), { seed: 'typed', typed: true, strict: true });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    expect(fight.pending?.kind).toBe('roll');
    expect(faultOf(() => fight.typeIn([7]))).toBe('impossible-roll');
    expect(faultOf(() => fight.typeIn([1, 2]))).toBe('impossible-roll');
    fight.typeIn([4]);
    expect(duellist(fight.view, 2).points).toBe(5);
    fight.undo();
    expect(fight.pending?.kind).toBe('roll');
    fight.throwDice();
    expect(fight.pending).toBeNull();
    expect(fight.lines.filter((line) => line.in === 'roll').map((line) => line.from)).toEqual(['typed', undefined]);
    expect(faultOf(() => fight.throwDice())).toBe('not-waiting');
    fight.typed = false;
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    expect(fight.pending).toBeNull();
  });

  it('lets the game master change facts in the middle of a command', () => {
    const fight = open();
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    expect(fight.fiat('a favour', [['hit', 2, 1]])).toBeNull();
    expect(duellist(fight.view, 2).points).toBe(8);
    expect(fight.pending?.kind === 'answer' && fight.pending.ask.id).toBe('choose-guard');
    expect(faultOf(() => fight.fiat('nonsense', [['no such change', 1]]))).toBe('unknown-name');
    fight.fiat('off', [['rule-ignored', 'T-9', true]]);
    expect(fight.state.ignored).toEqual(['T-9']);
  });

  it('tries an amendment, shows what changes, and applies it only when confirmed', () => {
    const fight = open();
    fight.force({ roll: 'blow', who: 1, faces: [2], total: null, reason: 'test' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    const roll = fight.lines.findIndex((line) => line.in === 'roll');
    fight.submit({ do: 'rest', by: 2, with: {} });
    const before = JSON.stringify(fight.state);
    const amendment = fight.amend(roll, { faces: [6] });
    expect(amendment).toMatchObject({ carried: 1, stopped: null });
    expect(amendment.changes).toEqual([{ path: 'entities.2.points', before: 7, after: 3 }]);
    expect(JSON.stringify(fight.state)).toBe(before);
    amendment.confirm();
    expect(duellist(fight.view, 2).points).toBe(3);
    expect(fight.verify().ok).toBe(true);
    fight.undo();
    fight.undo();
    expect(JSON.stringify(fight.state)).toBe(before);
    fight.redo();
    expect(duellist(fight.view, 2).points).toBe(3);
    expect(faultOf(() => fight.amend(0, { value: 1 }))).toBe('log-broken');
  });

  it('stops an amendment at the first later command that is no longer legal', () => {
    const fight = open();
    fight.force({ roll: 'blow', who: 1, faces: [1], total: null, reason: 'test' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    const line = fight.lines.findIndex((line) => line.in === 'roll');
    fight.fiat('weakened', [['hit', 2, 5]]);
    fight.submit({ do: 'rest', by: 2, with: {} });
    const amendment = fight.amend(line, { total: 6 });
    expect(amendment.carried).toBe(1);
    expect(amendment.stopped?.why).toMatch(/may not declare/);
    expect(amendment.lost).toHaveLength(1);
  });

  it('keeps both branches in the log', () => {
    const fight = open();
    fight.submit({ do: 'rest', by: 1, with: {} });
    const here = fight.head;
    fight.submit({ do: 'rest', by: 2, with: {} });
    fight.branch(here);
    expect(duellist(fight.view, 2).hits).toBe(0);
    fight.submit({ do: 'rest', by: 1, with: {} });
    expect(duellist(fight.view, 1).hits).toBe(2);
    expect(fight.lines.filter((line: Line) => line.in === 'command')).toHaveLength(4);
    const { header, lines } = readLog(writeLog(fight.header, fight.lines));
    expect(JSON.stringify(Fight.load(toy(), header, lines, { seed: 'fight' }).state)).toBe(JSON.stringify(fight.state));
  });

  it('gives the same die again after undo, so that nobody fishes for a better one', () => {
    const fight = open();
    const roll = () => {
      fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
      fight.answer(null);
      fight.answer('none');
      return fight.lines.findLast((line) => line.in === 'roll');
    };
    const first = roll();
    fight.undo();
    fight.undo();
    fight.undo();
    expect(roll()).toEqual(first);
  });

  it('a hidden roll shifts no public one: draws depend on nothing but their keys', () => {
    const fight = open();
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    const guarded = open();
    guarded.submit({ do: 'blow', by: 1, with: { at: 2 } });
    guarded.answer(null);
    guarded.answer('high');
    const blow = (one: Fight) => one.lines.find((line) => line.in === 'roll' && line.roll === 'blow');
    expect(blow(guarded)).toEqual(blow(fight));
  });

  it('meets whatever is sent with a named refusal and loses nothing', () => {
    const names = fc.constantFrom('blow', 'auction', 'dodge', 'payday', '__proto__', 'constructor', '');
    const keys = fc.constantFrom('at', 'by', 'to', '__proto__', 'x');
    const intents = fc.oneof(
      fc.record({
        do: fc.oneof(names, fc.jsonValue()),
        by: fc.oneof(fc.integer({ min: -3, max: 5 }), fc.jsonValue()),
        with: fc.oneof(fc.dictionary(keys, fc.jsonValue()), fc.jsonValue()),
      }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(intents, fc.jsonValue(), (sent, answer) => {
        const fight = open();
        const before = JSON.stringify([fight.state, fight.lines]);
        const code = faultOf(() => fight.submit(sent as never));
        if (code !== null) {
          expect(ERROR_CODES).toContain(code);
          expect(JSON.stringify([fight.state, fight.lines])).toBe(before);
        }
        const waiting = open();
        waiting.submit({ do: 'blow', by: 1, with: { at: 2 } });
        const paused = JSON.stringify([waiting.state, waiting.lines]);
        const refused = faultOf(() => waiting.answer(answer as never));
        if (refused !== null) {
          expect(ERROR_CODES).toContain(refused);
          expect(JSON.stringify([waiting.state, waiting.lines])).toBe(paused);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('holds its laws however people wander through it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 40 }), (picks) => {
        const fight = open();
        wander(fight, picks);
        const loaded = Fight.load(toy(), fight.header, readLog(writeLog(fight.header, fight.lines)).lines, { seed: 'fight', strict: true });
        expect(JSON.stringify(loaded.state)).toBe(JSON.stringify(fight.state));
        expect(loaded.canRedo).toBe(fight.canRedo);
        expect(fight.verify().ok).toBe(true);
        const fork = fight.fork();
        const before = JSON.stringify(fight.state);
        wander(fork, [1, 2, 3, 4, 5]);
        expect(JSON.stringify(fight.state)).toBe(before);
      }),
      { numRuns: 150 },
    );
  });
});

describe('conditions', () => {
  const doing = (act: (play: Play) => void) => {
    const planted = defineIntent('planted', { rule: 'T-0', title: 'Planted', perform: (play) => (act(play), true) });
    const fight = Fight.open(toy({ intents: [...toyDef().intents, planted] }), toyState(), { seed: 'c', strict: true });
    fight.submit({ do: 'planted', by: 1, with: {} });
    return fight;
  };

  it('come and go with what they carry, and a carried one cannot be ended alone', () => {
    let refused = true;
    const fight = doing((play) => {
      give(play, 1, Ill, {});
      refused = end(play, 1, carried(play, 1, Weak)[0].id);
    });
    expect(refused).toBe(false);
    expect([bears(fight.view, 1, Ill), bears(fight.view, 1, Weak)]).toEqual([true, true]);
    expect(Strength(fight.view, 1)).toBe(1);
    expect(faultOf(() => fight.submit({ do: 'blow', by: 1, with: { at: 2 } }))).toBe('illegal-intent');
    const cured = doing((play) => {
      give(play, 1, Ill, {});
      endAll(play, 1, Ill);
    });
    expect(cured.state.entities[1].conditions).toEqual([]);
  });

  it('are given once unless they stack', () => {
    const fight = doing((play) => {
      give(play, 1, Weak);
      give(play, 1, Weak);
      give(play, 1, Cursed);
      give(play, 1, Cursed);
    });
    expect(fight.state.entities[1].conditions).toHaveLength(3);
  });

  it('end when their clock says so, the longest active first', () => {
    const order: number[] = [];
    const planted = defineIntent('planted', {
      rule: 'T-0',
      title: 'Planted',
      perform(play) {
        give(play, 2, Cursed, { until: after(play, Rounds, 0, 1) });
        give(play, 1, Weak, { until: after(play, Rounds, 0, 1) });
        give(play, 1, Cursed, { until: after(play, Rounds, 0, 2) });
        play.perform(play.rules.intent({ do: 'payday', by: 0, with: {} }));
        return true;
      },
    });
    const fight = Fight.open(toy({ intents: [...toyDef().intents, planted] }), toyState(), { seed: 'c', strict: true });
    fight.submit({ do: 'planted', by: 1, with: {} });
    const done = fight.lines.at(-1);
    if (done?.in === 'done') for (const [id, on] of done.events) if (id === 'condition-ended') order.push(on as number);
    expect(order).toEqual([2, 1]);
    expect(fight.state.entities[1].conditions).toHaveLength(1);
  });

  it('follow from facts without being stored', () => {
    const fight = Fight.open(toy(), toyState(2, { points: 4 }), { seed: 'c' });
    expect(bears(fight.view, 1, Hurt)).toBe(true);
    expect(fight.state.entities[1].conditions).toEqual([]);
    expect(Strength(fight.view, 1)).toBe(3);
    expect(ConditionGiven.id).toBe('condition-given');
  });
});

describe('resources', () => {
  it('pay over several turns, lose what is over the cap, and remember debts', () => {
    const fight = open();
    fight.submit({ do: 'monument', by: 1, with: {} });
    expect(duellist(fight.view, 1).payment).toMatchObject({ cost: 9, paid: 4 });
    const planted = defineIntent('planted', {
      rule: 'T-0',
      title: 'Planted',
      perform(play) {
        expect(Coins.gain(play, 1, 5)).toBe(3);
        expect(Coins.left(play, 1)).toBe(6);
        for (const none of [-1, Number.NaN])
          for (const act of [Coins.spend, Coins.gain, Coins.borrow]) expect(faultOf(() => act(play, 1, none))).toBe('bad-definition');
        Coins.borrow(play, 1, 3);
        Coins.refill(play, 1, 4);
        expect(Coins.left(play, 1)).toBe(1);
        Coins.borrow(play, 1, 9);
        Coins.refill(play, 1, 4);
        expect([Coins.left(play, 1), Coins.owes(play, 1)]).toEqual([0, 0]);
        Coins.spend(play, 1, 5);
        expect(Coins.left(play, 1)).toBe(0);
        return true;
      },
    });
    const other = Fight.open(toy({ intents: [...toyDef().intents, planted] }), toyState(), { seed: 'c', strict: true });
    other.submit({ do: 'planted', by: 1, with: {} });
  });

  it('count nothing that was paid for another act', () => {
    const act = (id: string, cost: number) =>
      defineIntent(id, { rule: 'T-0', title: id, perform: (play, by) => payOn(play, Coins, by, cost, { do: id, by, with: {} }) !== null });
    const fight = Fight.open(toy({ intents: [...toyDef().intents, act('tower', 9), act('bridge', 5)] }), toyState(), { seed: 'c', strict: true });
    fight.submit({ do: 'tower', by: 1, with: {} });
    fight.fiat('a gift', [['resource-set', 1, 0, 3]]);
    expect(duellist(fight.view, 1).payment).toMatchObject({ cost: 9, paid: 4 });
    fight.submit({ do: 'bridge', by: 1, with: {} });
    expect(duellist(fight.view, 1).payment).toMatchObject({ cost: 5, paid: 3, intent: { do: 'bridge' } });
  });
});

describe('simulation', () => {
  it('gives equal totals however the trials are split, and leaves the initial state alone', () => {
    const rules = makeRules(toyDef());
    const initial = toyState();
    const before = JSON.stringify(initial);
    const sim = () =>
      simulation(rules, initial, {
        seed: 'split',
        policy: () => ({
          declare: (view, who) => view.rules.intent({ do: 'blow', by: who, with: { at: who === 1 ? 2 : 1 } }),
          answer: (_view, ask) => (ask.id === 'struck' ? null : 'high'),
        }),
      });
    const outcome = (trials: readonly number[]) => {
      const one = sim();
      return trials.map((trial) => JSON.stringify(one.fight(trial)));
    };
    const all = outcome([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([...outcome([0, 2, 4, 6]), ...outcome([1, 3, 5, 7])].sort()).toEqual([...all].sort());
    expect(new Set(all).size).toBeGreaterThan(1);
    expect(JSON.stringify(initial)).toBe(before);
    expect(new Random(1, 2, 3, 4).face(6)).toBeGreaterThan(0);
  });

  it('looks back to the same past wherever it looked before', () => {
    const picked = fc.array(fc.nat(1000), { maxLength: 30 });
    fc.assert(
      fc.property(picked, picked, picked, (first, then, looks) => {
        const fight = open();
        wander(fight, first);
        const look = (at: number): void => {
          const commands = fight.lines.flatMap((line, n) => (line.in === 'command' ? [n] : []));
          if (commands.length === 0) return;
          const n = commands[at % commands.length];
          const fresh = Fight.load(toy(), fight.header, fight.lines, { seed: 'fight' });
          expect(JSON.stringify(fight.stateBefore(n))).toBe(JSON.stringify(fresh.stateBefore(n)));
          expect(fight.path()).toEqual(fresh.path());
        };
        for (const at of looks) look(at);
        wander(fight, then);
        for (const at of looks) look(at);
      }),
      { numRuns: 100 },
    );
  });
});

describe('what a fight is given', () => {
  it('stays as it was when its caller goes on to change it', () => {
    const state = toyState(2);
    const fight = Fight.open(toy(), state, { seed: 'fight', strict: true });
    const chosen = { at: 2 };
    fight.submit({ do: 'blow', by: 1, with: chosen });
    chosen.at = 99;
    (state.entities[2] as Duellist).points = 1;
    fight.answer(null);
    fight.answer('none');
    const events: [string, number, number][] = [['hit', 2, 1]];
    fight.fiat('wind', events);
    events[0][2] = 5;
    const before = JSON.stringify(fight.state);
    fight.submit({ do: 'rest', by: 2, with: {} });
    fight.undo();
    expect(JSON.stringify(fight.state)).toBe(before);
    expect(fight.lines.find((line) => line.in === 'command' && line.do === 'blow')).toMatchObject({ with: { at: 2 } });
    expect(fight.verify()).toMatchObject({ ok: true });
  });

  it('finds a drawn die that is not what the seed gives', () => {
    const fight = open();
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    const at = fight.lines.findIndex((line) => line.in === 'roll');
    const other = (face: number): Line[] =>
      fight.lines.map((line): Line => {
        if (line.in === 'roll') return { ...line, faces: [face], total: face };
        return line.in === 'done' ? { ...line, events: line.events.map((event) => (event[0] === 'hit' ? ['hit', event[1], face] : event)) } : line;
      });
    const verdicts = [1, 2, 3, 4, 5, 6].map((face) => Fight.load(toy(), fight.header, other(face)).verify());
    const [roll] = fight.lines.filter((line) => line.in === 'roll');
    verdicts.forEach((verdict, i) =>
      expect(verdict).toMatchObject(i + 1 === roll.total ? { ok: true } : { ok: false, line: at, expected: { faces: [i + 1] } }),
    );
    const elsewhere = { ...fight.header, seed: null };
    expect(Fight.load(toy(), elsewhere, other(7 - roll.total), { seed: 'x', dice: { open: () => new Random(1, 2, 3, 4) } }).verify()).toMatchObject({
      ok: true,
    });
  });

  it('is no log whose lines stand where they have no meaning', () => {
    const fight = open();
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null);
    fight.answer('none');
    const [command, answer] = fight.lines;
    const load = (lines: readonly Line[]) => faultOf(() => Fight.load(toy(), fight.header, lines));
    expect(load(fight.lines)).toBeNull();
    for (const lines of [[answer], [...fight.lines, answer], [command, ...fight.lines], [...fight.lines, { in: 'zzz' } as never]])
      expect(load(lines)).toBe('log-broken');
  });

  it('reads many undone acts in a time that grows with their number', () => {
    const rows = (undone: number): Line[] => {
      const rest: Line[] = [
        { in: 'command', do: 'rest', by: 1, with: {} },
        { in: 'done', result: true, events: [['counted', 1]] },
      ];
      return [...rest, ...Array.from({ length: undone }, (): Line => ({ in: 'head', to: -1, why: 'undo' }))];
    };
    const fight = Fight.load(toy(), open().header, rows(200_000));
    // What was undone to the very beginning begins anew.
    expect([fight.version, fight.canRedo, fight.path().length]).toEqual([200_004, true, 2]);
  });

  it('looks back at each of many acts in a time that grows with their number', () => {
    const rests = Array.from({ length: 50_000 }, (): Line[] => [
      { in: 'command', do: 'rest', by: 1, with: {} },
      { in: 'done', result: true, events: [['counted', 1]] },
    ]);
    const fight = Fight.load(toy(), open().header, rests.flat());
    const acts = fight.path().filter((n) => fight.lines[n].in === 'command');
    // By its square this takes minutes.
    const seen = acts.map((n) => [fight.stateBefore(n).serial, fight.traceOf(n).length]);
    // The next one began by itself.
    expect(seen.length).toBe(rests.length + 1);
    expect(seen.every(([serial, steps]) => serial === 0 && steps > 0)).toBe(true);
  });
});
