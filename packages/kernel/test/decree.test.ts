import { describe, expect, it } from 'vitest';
import { declare, defineIntent, Fight, readLog, run, writeLog } from '../src/index.ts';
import { Bid, Counted, duellist, toy, toyDef, toyState } from './toy.ts';

const struck = () => {
  const fight = Fight.open(toy(), toyState(), { seed: 'decree', strict: true });
  fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
  fight.answer(null);
  return fight;
};
const text = (fight: Fight) => JSON.stringify([fight.state, fight.pending?.kind === 'answer' && [fight.pending.ask.id, fight.pending.about], fight.declarers]);
const again = (fight: Fight) => Fight.load(fight.rules, fight.header, readLog(writeLog(fight.header, fight.lines)).lines, { strict: true });
const high = { who: 2, ask: 'choose-guard', do: 'always', when: null, value: 'high' } as const;
const six = { roll: 'blow', who: 1, faces: [6], total: null, reason: 'test' } as const;

describe('a decree in the middle of a command', () => {
  it('is undone and done again in one step, with all that it gave again, in a log that is read again too', () => {
    for (const stored of [false, true]) {
      let fight = struck();
      const before = text(fight);
      expect(fight.fiat('a favour', [['hit', 2, 1]])).toBeNull();
      const after = text(fight);
      if (stored) fight = again(fight);
      fight.undo();
      expect(text(fight)).toBe(before);
      fight.redo();
      expect(text(fight)).toBe(after);
      fight.answer('none');
      fight.undo();
      expect(text(fight)).toBe(after);
      fight.undo();
      expect(text(fight)).toBe(before);
      fight.undo();
      expect(fight.pending?.kind === 'answer' && fight.pending.ask.id).toBe('struck');
    }
  });

  it('lets what is automatic begin anew behind it, once', () => {
    const market = defineIntent('market', {
      rule: 'T-0',
      title: 'Market',
      automatic: true,
      perform(play) {
        Counted(play, 0);
        return play.ask(Bid, 1, { round: 1 });
      },
    });
    const rules = toy({ intents: [...toyDef().intents, market], next: (view) => (duellist(view, 0).hits > 0 ? declare([1, 2]) : run(market.of(0, {}))) });
    const fight = Fight.open(rules, toyState(), { seed: 'market', strict: true });
    expect(fight.fiat('a favour', [['hit', 2, 1]])).toBeNull();
    fight.order(high);
    for (const one of [again(fight), fight]) {
      one.answer(0);
      expect(duellist(one.view, 0).hits).toBe(1);
      expect(one.verify().ok).toBe(true);
    }
  });

  it('is one step each where several follow one another', () => {
    const fight = struck();
    const texts = [text(fight)];
    for (const points of [1, 2, 3]) {
      fight.fiat('a favour', [['hit', 2, points]]);
      texts.push(text(fight));
    }
    while (texts.length > 1) {
      expect(text(fight)).toBe(texts.pop());
      fight.undo();
    }
    expect(text(fight)).toBe(texts[0]);
    expect(duellist(fight.view, 2).points).toBe(9);
  });

  it('is one step also where the command does not fit any more, and leaves what was said in advance', () => {
    const fight = struck();
    fight.order(high);
    fight.undo();
    fight.force(six);
    const before = text(fight);
    expect(fight.fiat('felled', [['hit', 1, 9]])?.why).toMatch(/may not declare/);
    expect(fight.over).toEqual({ winner: 2 });
    expect(fight.path().map((n) => fight.lines[n].in)).toContain('force');
    fight.undo();
    expect(text(fight)).toBe(before);
    fight.answer('none');
    expect(duellist(fight.view, 2).points).toBe(3);
  });
});

describe('what was said in advance in the middle of a command', () => {
  it('stands when the command is taken back', () => {
    const fight = struck();
    fight.force(six);
    fight.order({ ...high, ask: 'struck', value: null, do: 'never' });
    fight.withdraw('gm');
    for (const one of [again(fight), fight]) {
      one.submit({ do: 'blow', by: 1, with: { at: 2 } });
      expect(one.pending?.kind === 'answer' && one.pending.ask.id).toBe('choose-guard');
      one.answer('none');
      expect(duellist(one.view, 2).points).toBe(3);
      expect(one.verify().ok).toBe(true);
    }
    while (fight.canUndo) fight.undo();
    expect(fight.path().map((n) => fight.lines[n].in)).toEqual(['command', 'done']);
  });
});
