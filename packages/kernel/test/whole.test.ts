import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { defineIntent, Fight, type Line, run } from '../src/index.ts';
import { duellist, toy, toyDef, toyState } from './toy.ts';

const ACTS: readonly (readonly [name: string, act: (fight: Fight) => void])[] = [
  ['an order', (fight) => fight.order({ who: 1, ask: 'choose-guard', do: 'always', when: null, value: 'low' })],
  ['a declaration', (fight) => fight.submit({ do: 'blow', by: 1, with: { at: 2 } })],
  ['an answer', (fight) => fight.answer(null)],
  ['a forced die in the middle', (fight) => fight.force({ roll: 'blow', who: 1, faces: [2], total: null, reason: 'test' })],
  ['a decree in the middle', (fight) => void fight.fiat('a favour', [['hit', 2, 1]])],
  ['the last answer', (fight) => fight.answer('high')],
  ['undo', (fight) => fight.undo()],
  ['redo', (fight) => fight.redo()],
  ['undo again', (fight) => fight.undo()],
  ['withdrawal', (fight) => fight.withdraw('gm')],
  ['another declaration', (fight) => fight.submit({ do: 'rest', by: 2, with: {} })],
  ['an amendment', (fight) => fight.amend(fight.path().at(-2)!, { intent: { do: 'rest', by: 1, with: {} } }).confirm()],
  ['a branch', (fight) => fight.branch(1)],
];

const text = (fight: Fight) =>
  JSON.stringify([fight.state, fight.lines, fight.head, fight.pending?.kind, fight.openChanges, fight.declarers, fight.canUndo, fight.canRedo]);

describe('an act', () => {
  it('is wholly taken back when a line cannot be kept, whichever line that is', () => {
    const kept: Line[] = [];
    let room = Number.POSITIVE_INFINITY;
    const onLine = (line: Line): void => {
      if (room-- === 0) throw new Error('the disk is full');
      kept.push(line);
    };
    const fight = Fight.open(toy(), toyState(), { seed: 'whole', strict: true, onLine });
    const undisturbed = Fight.open(toy(), toyState(), { seed: 'whole', strict: true });
    for (const [name, act] of ACTS) {
      const before = text(fight);
      const length = kept.length;
      let refused = 0;
      for (; refused < 40; refused++) {
        room = refused;
        if (faultOf(() => act(fight)) === null) break;
        expect(text(fight), `${name}, with room for ${refused} lines`).toBe(before);
        kept.length = length;
      }
      room = Number.POSITIVE_INFINITY;
      act(undisturbed);
      expect(refused, name).toBe(undisturbed.lines.length - length);
      expect(text(fight), name).toBe(text(undisturbed));
      expect(kept, name).toEqual(fight.lines);
    }
  });

  it('is wholly taken back when what follows by itself goes wrong, and nobody was told of it', () => {
    const kept: Line[] = [];
    const Fault = defineIntent('fault', { rule: 'T-0', title: 'Fault', automatic: true, perform: fault });
    const spoiled = toy({
      intents: [...toyDef().intents, Fault],
      next: (view) => (duellist(view, 1).hits > 0 ? run(Fault.of(0, {})) : toyDef().next(view)),
    });
    const fight = Fight.open(spoiled, toyState(), { seed: 'whole', onLine: (line) => void kept.push(line) });
    const before = text(fight);
    expect(faultOf(() => fight.submit({ do: 'rest', by: 1, with: {} }))).toContain('planted');
    expect(text(fight)).toBe(before);
    expect(kept).toEqual(fight.lines);
    fight.submit({ do: 'rest', by: 2, with: {} });
    expect(kept).toEqual(fight.lines);
  });

  it('asks what comes next only between commands', () => {
    let asked = 0;
    const fight = Fight.open(toy({ next: (view) => (asked++, toyDef().next(view)) }), toyState(), { seed: 'whole' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    asked = 0;
    expect([fight.declarers, fight.legal(1), fight.over]).toEqual([[], [], null]);
    expect(asked).toBe(0);
  });

  it('lets the fault of whoever keeps the lines through when a fight is opened', () => {
    const full = (): never => {
      throw new Error('the disk is full');
    };
    expect(faultOf(() => Fight.open(toy(), toyState(), { seed: 'whole', onLine: full }))).toBe('Error: the disk is full');
    const fight = Fight.open(toy(), toyState(), { seed: 'whole' });
    expect(faultOf(() => Fight.load(fight.rules, fight.header, [], { onLine: full }))).toBe('Error: the disk is full');
  });
});

function fault(): never {
  throw new Error('planted');
}
