import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adds, declare, defineCheckpoint, defineCondition, defineIntent, die, Fight, type RulesDef, readLog, run, type View, writeLog } from '../src/index.ts';
import { Bid, Counted, duellist, Hit, Luck, SaveRoll, Strength, toy, toyDef, toyState } from './toy.ts';

const again = (fight: Fight) => Fight.load(fight.rules, fight.header, readLog(writeLog(fight.header, fight.lines)).lines, { strict: true });
const open = (more: Partial<RulesDef> = {}) => Fight.open(toy(more), toyState(), { seed: 'master', strict: true });
const hits = (fight: Fight, who: number): number => duellist(fight.view, who).hits;

/** Who has few points left rolls to stay up, and is asked what to give for it. */
const Saves = defineCheckpoint('saves', {
  rule: 'T-40',
  watches: [Hit],
  settle(play, who) {
    if (duellist(play, who).points <= 3 && play.roll(SaveRoll, who, die(6)) > 0 && play.ask(Bid, who, { round: 1 }) >= 0) Counted(play, who);
  },
});

/** The game master may hurt somebody at any time. */
const Harm = defineIntent<{ readonly whom: number }>('harm', {
  rule: 'T-41',
  title: 'Harm',
  tags: ['anytime'],
  actor: 'scene',
  params: { whom: { kind: 'one of', check: () => {}, candidates: () => [1, 2] } },
  perform(play, _by, { whom }) {
    Hit(play, whom, play.roll(SaveRoll, whom, die(4)));
    return true;
  },
});
const master: Partial<RulesDef> = { intents: [...toyDef().intents, Harm], anytime: 'anytime' };

describe('what follows from a decree', () => {
  it('happens at once, with dice and questions, and is undone with it', () => {
    const fight = open({ checkpoints: [Saves] });
    const before = JSON.stringify(fight.state);
    fight.fiat('a stone falls', [['hit', 2, 8]]);
    expect(fight.pending).toMatchObject({ kind: 'answer', ask: { id: 'bid' }, whos: [2] });
    expect(fight.lines.map((line) => line.in).slice(-3)).toEqual(['fiat', 'command', 'roll']);
    fight.answer(0);
    expect(hits(fight, 2)).toBe(1);
    for (const one of [fight, again(fight)]) {
      expect(one.verify()).toMatchObject({ ok: true });
      one.undo();
      expect(one.pending).not.toBeNull();
      one.undo();
      expect(JSON.stringify(one.state)).toBe(before);
      one.redo();
      one.redo();
      expect(hits(one, 2)).toBe(1);
    }
  });

  it('happens again where one goes on from the decree, also if it asks', () => {
    const fight = open();
    fight.fiat('a mountain', [['hit', 2, 20]]);
    fight.branch(fight.lines.findIndex((line) => line.in === 'fiat'));
    expect(hits(fight, 2)).toBe(1);
    const asking = open({ checkpoints: [Saves] });
    asking.fiat('a stone falls', [['hit', 2, 8]]);
    asking.answer(0);
    asking.branch(asking.lines.findIndex((line) => line.in === 'fiat'));
    expect(asking.pending).toMatchObject({ kind: 'answer', ask: { id: 'bid' }, whos: [2] });
    for (const one of [fight, asking]) expect(again(one).verify()).toMatchObject({ ok: true });
  });

  it('is not written where nothing follows', () => {
    const fight = open();
    fight.fiat('a scratch', [['hit', 2, 1]]);
    expect(fight.lines.at(-1)).toMatchObject({ in: 'fiat' });
    fight.fiat('a mountain', [['hit', 2, 20]]);
    expect(hits(fight, 2)).toBe(1);
    expect(fight.over).toEqual({ winner: 1 });
    expect(again(fight).verify()).toMatchObject({ ok: true, commands: 2 });
  });

  it('is found out when a log claims what does not follow', () => {
    const fight = open();
    fight.fiat('a mountain', [['hit', 2, 20]]);
    const lines = fight.lines.map((line) => (line.in === 'fiat' ? { ...line, events: [['hit', 1, 20]] as const } : line));
    expect(Fight.load(fight.rules, fight.header, lines).verify()).toMatchObject({ ok: false });
  });
});

describe('what follows from a decree in the middle of a command, and asks', () => {
  const fallen = (): Fight => {
    const fight = open({ checkpoints: [Saves] });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(fight.pending).toMatchObject({ ask: { id: 'struck' } });
    expect(fight.fiat('a stone falls', [['hit', 2, 6]])).toBeNull();
    expect(fight.pending).toMatchObject({ ask: { id: 'bid' } });
    return fight;
  };

  it('is answered first; then the command goes on, also after the fight was stored in between', () => {
    for (const one of [fallen(), again(fallen())]) {
      one.answer(0);
      expect(hits(one, 2)).toBe(1);
      expect(one.pending).toMatchObject({ ask: { id: 'struck' } });
      expect(again(one).pending).toMatchObject({ ask: { id: 'struck' } });
      one.answer(null);
      for (let n = 0; n < 9 && one.pending !== null; n++) one.passDeadline();
      expect(one.verify()).toMatchObject({ ok: true });
    }
  });

  it('is undone step by step: the answer with what went on, then the decree', () => {
    const fight = fallen();
    const before = JSON.stringify(fight.state);
    fight.answer(0);
    const after = JSON.stringify(fight.state);
    fight.undo();
    expect(fight.pending).toMatchObject({ ask: { id: 'bid' } });
    expect(JSON.stringify(fight.state)).toBe(before);
    fight.redo();
    expect(fight.pending).toMatchObject({ ask: { id: 'struck' } });
    expect(JSON.stringify(fight.state)).toBe(after);
    fight.undo();
    fight.undo();
    expect(fight.pending).toMatchObject({ ask: { id: 'struck' } });
    expect(duellist(fight.view, 2).points).toBe(9);
  });

  it('lets the command go on, too, when it is withdrawn', () => {
    const fight = open(master);
    fight.typed = true;
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.interject({ do: 'harm', by: 0, with: { whom: 2 } });
    expect(fight.pending).toMatchObject({ kind: 'roll', who: 2 });
    fight.withdraw('gm');
    expect(fight.pending).toMatchObject({ ask: { id: 'struck' } });
    expect(duellist(fight.view, 2).points).toBe(9);
  });

  it('is a broken log where it gives again what there is not', () => {
    const fight = fallen();
    const lines = fight.lines.map((line) => (line.in === 'head' && line.again !== undefined ? { ...line, again: [999] } : line));
    expect(() => Fight.load(fight.rules, fight.header, lines)).toThrow('gives again what there is not');
  });
});

describe('what the game master does while what follows from a decree asks', () => {
  /** Who has few points left rolls to stay up, and is asked twice what to give for it. */
  const Haggles = defineCheckpoint('haggles', {
    rule: 'T-40',
    watches: [Hit],
    settle(play, who) {
      if (duellist(play, who).points > 3 || play.roll(SaveRoll, who, die(6)) < 1) return;
      if (play.ask(Bid, who, { round: 1 }) + play.ask(Bid, who, { round: 2 }) >= 0) Counted(play, who);
    },
  });
  const Ask = defineIntent('ask', {
    rule: 'T-41',
    title: 'Ask',
    tags: ['anytime'],
    actor: 'scene',
    perform: (play) => (play.ask(Bid, 1, { round: 3 }) > 0 && Counted(play, 1), true),
  });
  const rules = { ...master, intents: [...master.intents!, Ask], checkpoints: [Haggles] };
  const asked = (fight: Fight): unknown => fight.pending?.kind === 'answer' && [fight.pending.ask.id, fight.pending.whos[0], fight.pending.about];
  const dice = (fight: Fight): readonly number[] => fight.path().flatMap((n) => (fight.lines[n].in === 'roll' ? [fight.lines[n].total] : []));
  const open1 = (): Fight => {
    const fight = open(rules);
    fight.fiat('a stone falls', [['hit', 2, 6]]);
    fight.answer(1);
    expect(asked(fight)).toEqual(['bid', 2, { round: 2 }]);
    return fight;
  };
  const endsWell = (fight: Fight, before: string): void => {
    for (const one of [fight, again(fight)]) {
      expect(one.pending).toBeNull();
      expect(one.verify()).toMatchObject({ ok: true });
      while (JSON.stringify(one.state) !== before) one.undo();
      expect(asked(one)).toEqual(['bid', 2, { round: 2 }]);
    }
  };

  it('is a second decree: what follows from both is settled, the first first, with the dice and answers that were known', () => {
    const fight = open1();
    const before = JSON.stringify(fight.state);
    const [fell] = dice(fight);
    expect(fight.fiat('another stone falls', [['hit', 1, 6]])).toBeNull();
    expect(asked(fight)).toEqual(['bid', 2, { round: 2 }]);
    expect(dice(fight)).toEqual([fell]);
    expect(asked(again(fight))).toEqual(['bid', 2, { round: 2 }]);
    fight.answer(0);
    expect(asked(fight)).toEqual(['bid', 1, { round: 1 }]);
    fight.answer(0);
    fight.answer(0);
    expect([1, 2].map((who) => hits(fight, who))).toEqual([1, 1]);
    endsWell(fight, before);
  });

  it('is a decree that leaves nothing to ask: what was answered falls away, and all is settled', () => {
    const fight = open1();
    const before = JSON.stringify(fight.state);
    expect(fight.fiat('it was a pebble', [['hit', 2, -6]])).toMatchObject({ why: 'no question is open' });
    expect(hits(fight, 2)).toBe(0);
    endsWell(fight, before);
  });

  it('is an act: it is done first, then what follows from the decree asks on', () => {
    const fight = open1();
    const before = JSON.stringify(fight.state);
    expect(fight.interject({ do: 'harm', by: 0, with: { whom: 1 } })).toBeNull();
    expect(asked(fight)).toEqual(['bid', 2, { round: 2 }]);
    fight.answer(0);
    expect(hits(fight, 2)).toBe(1);
    expect(duellist(fight.view, 1).points).toBeLessThan(9);
    endsWell(fight, before);
  });

  it('is an act that asks, and a third decree in the middle of that, all in the middle of a blow', () => {
    const fight = open(rules);
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    const start = JSON.stringify(fight.state);
    fight.fiat('a stone falls', [['hit', 2, 6]]);
    fight.answer(1);
    fight.interject({ do: 'ask', by: 0, with: {} });
    expect(asked(fight)).toEqual(['bid', 1, { round: 3 }]);
    const third = again(fight);
    for (const one of [fight, again(fight)]) {
      one.answer(1);
      expect(asked(one)).toEqual(['bid', 2, { round: 2 }]);
      one.answer(0);
      expect(asked(one)).toMatchObject(['struck', 2, {}]);
    }
    expect(third.fiat('another stone falls', [['hit', 1, 6]])).toBeNull();
    for (const one of [again(third), third]) {
      expect(asked(one)).toEqual(['bid', 2, { round: 2 }]);
      for (const answer of [0, 0, 0]) one.answer(answer);
      expect(asked(one)).toEqual(['bid', 1, { round: 3 }]);
      one.answer(0);
      expect(asked(one)).toMatchObject(['struck', 2, {}]);
      for (let n = 0; n < 9 && one.pending !== null; n++) one.passDeadline();
      expect(one.verify()).toMatchObject({ ok: true });
      while (one.canUndo && JSON.stringify(one.state) !== start) one.undo();
      expect(asked(one)).toMatchObject(['struck', 2, {}]);
    }
  });

  it('is to take it back: what follows from a decree goes with the decree', () => {
    const fight = open(rules);
    const before = JSON.stringify(fight.state);
    fight.fiat('a stone falls', [['hit', 2, 6]]);
    fight.withdraw('gm');
    expect(JSON.stringify(fight.state)).toBe(before);
  });
});

describe('an act of the game master', () => {
  it('is done in the middle of a command, which is given again after it, as one step', () => {
    const fight = open(master);
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    const before = JSON.stringify([fight.state, fight.pending!.kind]);
    expect(fight.interject({ do: 'harm', by: 0, with: { whom: 2 } })).toBeNull();
    expect(fight.pending).toMatchObject({ kind: 'answer', ask: { id: 'struck' } });
    const points = duellist(fight.view, 2).points;
    expect(points).toBeLessThan(9);
    fight.answer(null);
    fight.answer('none');
    expect(duellist(fight.view, 2).points).toBeLessThanOrEqual(points);
    for (const one of [fight, again(fight)]) {
      expect(one.verify()).toMatchObject({ ok: true });
      for (let inputs = 0; inputs < 3; inputs++) one.undo();
      expect(JSON.stringify([one.state, one.pending!.kind])).toBe(before);
    }
  });

  it('that asks something lets the command wait on, also while another is done in the middle of it', () => {
    const Ask = defineIntent('ask', {
      rule: 'T-41',
      title: 'Ask',
      tags: ['anytime'],
      actor: 'scene',
      perform: (play) => (play.ask(Bid, 2, { round: 1 }) > 0 && Counted(play, 2), true),
    });
    const fight = open({ ...master, intents: [...master.intents!, Ask] });
    const asked = (): string => (fight.pending?.kind === 'answer' ? fight.pending.ask.id : '');
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    expect(asked()).toBe('struck');
    fight.interject({ do: 'ask', by: 0, with: {} });
    expect(asked()).toBe('bid');
    expect(fight.interject({ do: 'harm', by: 0, with: { whom: 1 } })).toBeNull();
    expect(asked()).toBe('bid');
    expect(fight.fiat('a scratch', [['hit', 2, 1]])).toBeNull();
    expect(asked()).toBe('bid');
    fight.answer(1);
    expect(asked()).toBe('struck');
    for (const one of [fight, again(fight)]) {
      expect(one.pending).toMatchObject({ ask: { id: 'struck' } });
      one.answer(null);
      one.answer('none');
      expect(one.pending).toBeNull();
      expect(one.verify()).toMatchObject({ ok: true });
    }
  });

  it('is done while the fight waits for what runs by itself; answers that were given stay given', () => {
    const Market = defineIntent('market', {
      rule: 'T-0',
      title: 'Market',
      automatic: true,
      perform: (play) => (Counted(play, 0), play.ask(Bid, 1, { round: 1 }) + play.ask(Bid, 2, { round: 2 }) >= 0),
    });
    const begins = { next: (view: View) => (duellist(view, 0).hits > 0 ? declare([1, 2]) : run(Market.of(0, {}))) };
    const acts: readonly ((fight: Fight) => unknown)[] = [
      (fight) => fight.interject({ do: 'harm', by: 0, with: { whom: 2 } }),
      (fight) => fight.fiat('a stone falls', [['hit', 2, 1]]),
    ];
    for (const act of acts) {
      const fight = open({ ...master, ...begins, intents: [...master.intents!, Market] });
      const asked = (one: Fight): readonly unknown[] => (one.pending?.kind === 'answer' ? one.pending.whos : []);
      expect(asked(fight)).toEqual([1]);
      expect(act(fight)).toBeNull();
      const once = duellist(fight.view, 2).points;
      expect([asked(fight), once < 9]).toEqual([[1], true]);
      fight.answer(0);
      expect(asked(fight)).toEqual([2]);
      expect(act(fight)).toBeNull();
      expect([asked(fight), duellist(fight.view, 2).points < once]).toEqual([[2], true]);
      for (const one of [fight, again(fight)]) {
        expect(() => one.submit({ do: 'rest', by: 1, with: {} })).toThrow('another action is still waiting');
        one.answer(0);
        expect(one.pending).toBeNull();
        expect(hits(one, 0)).toBe(1);
        expect(one.verify()).toMatchObject({ ok: true });
        one.undo();
        one.undo();
        expect([asked(one), duellist(one.view, 2).points]).toEqual([[2], once]);
      }
    }
  });

  it('is open after the end, where fighters do nothing any more', () => {
    const fight = open(master);
    fight.fiat('a mountain', [['hit', 2, 20]]);
    expect(() => fight.submit({ do: 'rest', by: 1, with: {} })).toThrow('may not declare now');
    fight.submit({ do: 'harm', by: 0, with: { whom: 1 } });
    expect(duellist(fight.view, 1).points).toBeLessThan(9);
  });
});

/** Who is bound cannot rest, and has less luck. */
const Bound = defineCondition('bound', {
  rule: 'T-42',
  title: 'bound',
  contributes: [adds(Luck, -1, { rule: 'T-42', label: 'bound' })],
  forbids: [{ tags: ['physical'], rule: 'T-42', reason: 'bound' }],
});
const Stretch = defineIntent('stretch', { rule: 'T-43', title: 'Stretch', tags: ['physical'], perform: (play, by) => (Counted(play, by), true) });
const bound: Partial<RulesDef> = { conditions: [...toyDef().conditions, Bound], intents: [...toyDef().intents, Stretch] };
const given = (fight: Fight): Fight => {
  for (const who of [1, 2]) fight.fiat('ropes', [['condition-given', who, fight.rules.codeOf(Bound), -1, 0, -1, -1, -1, 0]]);
  return fight;
};
const may = (fight: Fight, by: number): boolean => fight.view.legal(fight.rules.intent({ do: 'stretch', by, with: {} }));

describe('an ignored rule', () => {
  it('neither refuses nor counts: for all, or for one fighter', () => {
    const fight = given(open(bound));
    expect([may(fight, 1), Luck(fight.view, 1)]).toEqual([false, -1]);
    fight.fiat('they are ghosts', [['rule-ignored', 'T-42', true]]);
    expect([may(fight, 1), Luck(fight.view, 1), may(fight, 2)]).toEqual([true, 0, true]);
    fight.fiat('no more', [['rule-ignored', 'T-42', false]]);
    fight.fiat('he is', [['rule-ignored', 'T-42', true, 1]]);
    expect([may(fight, 1), Luck(fight.view, 1), may(fight, 2), Luck(fight.view, 2)]).toEqual([true, 0, false, -1]);
    expect(fight.view.explain(Luck, 1).without).toContainEqual({ rule: 'T-42', label: 'bound', why: 'rule switched off' });
  });

  it('keeps no act from the list of what is legal', () => {
    const Lift = defineIntent('lift', { rule: 'T-43', title: 'Lift', available: (_view, _by, refuse) => refuse('T-51', 'too-weak'), perform: () => true });
    const fight = open({ intents: [...toyDef().intents, Lift] });
    const isListed = (who: number): boolean => fight.legal(who).some(({ def }) => def === Lift);
    const isOffered = (who: number): boolean => fight.offers(who).some(({ def, legal }) => def === Lift && legal.length > 0);
    expect([isListed(1), isOffered(1)]).toEqual([false, false]);
    fight.fiat('he is strong', [['rule-ignored', 'T-51', true, 1]]);
    expect([isListed(1), isOffered(1), isListed(2), isOffered(2)]).toEqual([true, true, false, false]);
  });

  it('counts again after the next act that somebody declares', () => {
    const fight = given(open(bound));
    fight.fiat('just once', [['rule-ignored', 'T-42', true, 2, true]]);
    fight.submit({ do: 'stretch', by: 2, with: {} });
    expect([may(fight, 2), fight.state.ignored]).toEqual([false, []]);
    expect(fight.verify()).toMatchObject({ ok: true });
    fight.undo();
    expect([may(fight, 1), may(fight, 2)]).toEqual([false, true]);
  });

  it('leaves a condition without what it forbids, adds and is', () => {
    const Tied = defineCondition('tied', {
      rule: 'T-44',
      title: 'tied',
      contributes: [adds(Luck, -1, { rule: 'T-45', label: 'tied' })],
      forbids: [{ tags: ['physical'], rule: 'T-46', reason: 'bound' }],
    });
    const Sad = defineCondition('sad', { rule: 'T-47', title: 'sad', while: () => true, contributes: [adds(Strength, -2, { rule: 'T-48', label: 'sad' })] });
    const fight = open({ ...bound, conditions: [...bound.conditions!, Tied, Sad] });
    for (const who of [1, 2]) fight.fiat('ropes', [['condition-given', who, fight.rules.codeOf(Tied), -1, 0, -1, -1, -1, 0]]);
    const stands = (who: number) => [may(fight, who), Luck(fight.view, who), fight.view.has(who, Tied), Strength(fight.view, who), fight.view.has(who, Sad)];
    const [before, free] = [
      [false, -1, true, 0, true],
      [true, 0, false, 2, false],
    ];
    expect([stands(1), stands(2)]).toEqual([before, before]);
    for (const rule of ['T-44', 'T-47']) fight.fiat('a dream', [['rule-ignored', rule, true, 1]]);
    expect([stands(1), stands(2)]).toEqual([free, before]);
    expect(fight.view.explain(Luck, 1)).toMatchObject({ value: 0, without: [{ label: 'tied', why: 'rule switched off' }] });
    expect(fight.view.explain(Strength, 1).value).toBe(2);
  });

  it('watches nothing and asks nobody', () => {
    const saved = (rule: string | null): readonly unknown[] => {
      const fight = open({ checkpoints: [Saves] });
      if (rule !== null) fight.fiat('not today', [['rule-ignored', rule, true]]);
      fight.fiat('a stone falls', [['hit', 2, 8]]);
      return [fight.pending !== null, hits(fight, 2), fight.lines.some((line) => line.in === 'roll')];
    };
    expect(saved(null)).toEqual([true, 0, true]);
    expect(saved('T-40')).toEqual([false, 0, false]);
    expect(saved('T-15')).toEqual([false, 1, true]);
  });

  it('without which an act breaks keeps that act from being done', () => {
    const Rope = defineIntent('rope', {
      rule: 'T-49',
      title: 'Climb the rope',
      available: (_view, _by, refuse) => refuse('T-50', 'too-weak'),
      perform: () => ([] as { readonly length: number }[])[0].length > 0,
    });
    const fight = open({ intents: [...toyDef().intents, Rope] });
    fight.fiat('a rope of air', [['rule-ignored', 'T-50', true]]);
    const before = JSON.stringify(fight.state);
    expect(() => fight.submit({ do: 'rope', by: 1, with: {} })).toThrow('Climb the rope cannot be done while T-50 is ignored');
    expect(JSON.stringify(fight.state)).toBe(before);
    fight.submit({ do: 'rest', by: 1, with: {} });
  });

  it('is no other rule that begins alike', () => {
    fc.assert(
      fc.property(fc.constantFrom('T-4', 'T-42', 'T-421', 'T-42 of 1', 'T-42 once'), (rule) => {
        const fight = given(open(bound));
        fight.fiat('x', [['rule-ignored', rule, true]]);
        expect(may(fight, 2)).toBe(rule === 'T-42' || rule === 'T-42 once');
      }),
    );
  });
});
