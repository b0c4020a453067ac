import { describe, expect, it } from 'vitest';
import { Fight, type Json, type Line } from '../src/index.ts';
import { faultOf } from '../src/passage.ts';
import { duellist, toy, toyState } from './toy.ts';

const open = (typed = false) => Fight.open(toy(), toyState(), { seed: 'amend', strict: true, typed });

/** A blow of one at the other, with what the struck one answers. */
function blow(fight: Fight, by: number, guard: Json): void {
  fight.submit({ do: 'blow', by, with: { at: 3 - by } });
  if (fight.pending?.kind === 'answer' && fight.pending.ask.id === 'struck') fight.answer(null);
  if (fight.pending?.kind === 'answer') fight.answer(guard);
}

const lineOf = (fight: Fight, fits: (line: Line) => boolean) => fight.path().find((n) => fits(fight.lines[n])) ?? -1;
const rolls = (fight: Fight) => fight.path().flatMap((n) => (fight.lines[n].in === 'roll' ? [fight.lines[n]] : []));

describe('an amendment', () => {
  it('gives no die that was typed in for one roll to another', () => {
    const fight = open(true);
    blow(fight, 1, 'none');
    fight.typeIn([3]);
    const amendment = fight.amend(
      lineOf(fight, (line) => line.in === 'answer' && line.ask === 'choose-guard'),
      { value: 'high' },
    );
    expect(amendment).toMatchObject({ carried: 1, stopped: null });
    amendment.confirm();
    expect(fight.pending).toMatchObject({ kind: 'roll', roll: { id: 'save' } });
    expect(rolls(fight)).toMatchObject([{ roll: 'blow', faces: [3] }]);
    const answered = open(true);
    blow(answered, 1, 'high');
    answered.typeIn([3]);
    answered.typeIn([2]);
    answered.submit({ do: 'rest', by: 2, with: {} });
    const back = answered.amend(
      lineOf(answered, (line) => line.in === 'answer' && line.ask === 'choose-guard'),
      { value: 'none' },
    );
    expect(back).toMatchObject({ carried: 1, lost: [answered.lines.findIndex((line) => line.in === 'roll' && line.roll === 'save'), expect.any(Number)] });
    expect(back.stopped?.why).toMatch(/nobody waits for the roll save/);
  });

  it('keeps each die with its own command when an earlier one no longer rolls', () => {
    const fight = open();
    for (const who of [1, 2])
      for (const [ask, value] of [
        ['struck', null],
        ['choose-guard', 'none'],
      ] as const)
        fight.order({ who, ask, do: value === null ? 'never' : 'always', when: null, value });
    for (const by of [1, 2, 1]) blow(fight, by, null);
    const before = rolls(fight);
    fight
      .amend(
        lineOf(fight, (line) => line.in === 'command' && line.do === 'blow'),
        { intent: { do: 'rest', by: 1, with: {} } },
      )
      .confirm();
    expect(rolls(fight)).toEqual(before.slice(1).map((line) => ({ ...line, from: 'kept' })));
    expect(fight.verify().ok).toBe(true);
  });

  it('uses up what was forced when the forced die is kept', () => {
    const fight = open();
    fight.submit({ do: 'rest', by: 1, with: {} });
    const rest = fight.lines.findLastIndex((line) => line.in === 'command');
    fight.force({ roll: 'blow', who: 1, faces: [6], total: null, reason: 'once' });
    blow(fight, 1, 'none');
    fight.amend(rest, { intent: { do: 'rest', by: 2, with: {} } }).confirm();
    expect(rolls(fight)).toMatchObject([{ faces: [6], from: 'forced' }]);
    fight.fiat('whole again', [['hit', 2, -6]]);
    blow(fight, 1, 'none');
    expect(rolls(fight)[1]).not.toHaveProperty('from');
  });

  it('still says who answered in place of whom it asked', () => {
    const fight = open();
    fight.submit({ do: 'rest', by: 1, with: {} });
    const rest = fight.lines.findLastIndex((line) => line.in === 'command');
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null, { from: 'gm' });
    fight.passDeadline();
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.answer(null, { from: 'policy' });
    fight.amend(rest, { intent: { do: 'rest', by: 2, with: {} } }).confirm();
    const answers = fight.path().flatMap((n) => (fight.lines[n].in === 'answer' ? [fight.lines[n]] : []));
    expect(answers).toMatchObject([{ from: 'gm' }, { from: 'deadline' }, { from: 'policy' }]);
  });

  it('is refused when the fight went on since it was tried', () => {
    const fight = open();
    blow(fight, 1, 'none');
    const amendment = fight.amend(
      lineOf(fight, (line) => line.in === 'roll'),
      { total: 1 },
    );
    fight.submit({ do: 'rest', by: 2, with: {} });
    const before = JSON.stringify([fight.state, fight.lines]);
    expect(faultOf(amendment.confirm)).toBe('stale-version');
    expect(JSON.stringify([fight.state, fight.lines])).toBe(before);
    expect(duellist(fight.view, 2).hits).toBe(1);
  });
});
