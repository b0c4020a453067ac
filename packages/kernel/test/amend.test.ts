import { describe, expect, it } from 'vitest';
import { faultOf } from '../../testkit/src/passage.ts';
import { defineIntent, die, Fight, type Json, type Line, oneOf, readLog, run, sightOf, writeLog } from '../src/index.ts';
import { BlowRoll, ChooseGuard, duellist, Hit, Luck, Strength, toy, toyDef, toyState } from './toy.ts';

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
  it('puts another answer in place of one that an order gave', () => {
    const fight = open();
    fight.order({ who: 2, ask: 'struck', do: 'never', when: null, value: null });
    fight.order({ who: 2, ask: 'choose-guard', do: 'always', when: null, value: 'high' });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    fight.submit({ do: 'rest', by: 2, with: {} });
    const line = lineOf(fight, (one) => one.in === 'answer' && one.ask === 'choose-guard');
    expect(fight.lines[line]).toMatchObject({ value: 'high', from: 'order' });
    expect(faultOf(() => fight.amend(line, { value: 'sideways' }))).toBe('illegal-answer');
    const amendment = fight.amend(line, { value: 'none' });
    expect(amendment).toMatchObject({ carried: 1, stopped: null });
    amendment.confirm();
    expect(rolls(fight).map((roll) => roll.in === 'roll' && roll.roll)).toEqual(['blow']);
    expect(fight.verify()).toMatchObject({ ok: true });
    fight.undo();
    fight.undo();
    expect(rolls(fight).map((roll) => roll.in === 'roll' && roll.roll)).toEqual(['blow', 'save']);
  });

  it('throws a later die anew that is of another pool', () => {
    const Toss = defineIntent<{ readonly sides: number }>('toss', {
      rule: 'T-32',
      title: 'Toss',
      params: { sides: oneOf({ rule: 'T-32', candidates: () => [4, 6] }) },
      perform: (play, by, { sides }) => (Hit(play, by, play.roll(BlowRoll, by, die(sides))), true),
    });
    const rules = toy({ intents: [...toyDef().intents, Toss] });
    const kept = (sides: number) => {
      const fight = Fight.open(rules, toyState(), { seed: 'amend', strict: true });
      fight.submit({ do: 'toss', by: 1, with: { sides: 6 } });
      fight
        .amend(
          lineOf(fight, (line) => line.in === 'command' && line.do === 'toss'),
          { intent: { do: 'toss', by: 1, with: { sides } } },
        )
        .confirm();
      return rolls(fight)[0];
    };
    expect(kept(6)).toMatchObject({ pool: 'd6', from: 'kept' });
    expect(kept(4)).toMatchObject({ pool: 'd4' });
    expect(kept(4)).not.toHaveProperty('from');
  });

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

/** Asks the other, then takes points by strength and luck. */
const Shove = defineIntent('shove', {
  rule: 'T-30',
  title: 'Shove',
  perform(play, by) {
    const at = 3 - by;
    play.ask(ChooseGuard, at, { by });
    Hit(play, at, Strength(play, by) + Luck(play, by));
    return true;
  },
});

describe('an amended number', () => {
  const rules = toy({ intents: [...toyDef().intents, Shove] });
  const shove = { do: 'shove', by: 1, with: {} };
  const slippery = { query: 'strength', who: 1, amount: 3, reason: 'slippery floor' };
  const begun = (): { fight: Fight; first: number } => {
    const fight = Fight.open(rules, toyState(), { seed: 'amend', strict: true });
    fight.submit(shove);
    return { fight, first: fight.path().findLast((n) => fight.lines[n].in === 'command')! };
  };
  const ended = (): { fight: Fight; first: number } => {
    const all = begun();
    all.fight.answer('high');
    all.fight.submit(shove);
    all.fight.answer('low');
    return all;
  };

  it('counts in that command alone, stands in its explanation, and the log says so for ever', () => {
    const { fight, first } = ended();
    expect(duellist(fight.view, 2).points).toBe(9 - 2 - 2);
    const amendment = fight.amend(first, { shifts: [slippery] });
    expect(amendment).toMatchObject({ carried: 3, stopped: null, changes: [{ path: 'entities.2.points', before: 5, after: 2 }] });
    expect(duellist(fight.view, 2).points).toBe(5);
    amendment.confirm();
    const again = readLog(writeLog(fight.header, fight.lines));
    for (const one of [fight, Fight.load(rules, again.header, again.lines)]) {
      expect(duellist(one.view, 2).points).toBe(9 - 5 - 2);
      expect(one.verify()).toMatchObject({ ok: true });
      const commands = one.path().filter((n) => one.lines[n].in === 'command');
      const strengths = commands.flatMap((n) => one.traceOf(n)).flatMap((part) => (part.kind === 'value' ? [part.explanation] : []));
      const parts = strengths.filter((part) => part.query === 'strength').map((part) => [part.value, part.parts]);
      expect(parts).toEqual([
        [5, [{ rule: '', label: 'slippery floor', amount: 3, stage: null }]],
        [2, []],
      ]);
    }
    expect(Strength(fight.view, 1)).toBe(2);
  });

  it('stays within its bounds, belongs to one fighter, and goes when it is amended away', () => {
    const { fight, first } = ended();
    const command = (): number => fight.path().find((n) => fight.lines[n].in === 'command' && n >= first)!;
    fight
      .amend(first, {
        shifts: [
          { ...slippery, query: 'luck', amount: 9 },
          { ...slippery, who: 2 },
        ],
      })
      .confirm();
    expect(duellist(fight.view, 2).points).toBe(9 - 3 - 2);
    fight.amend(command(), { shifts: [] }).confirm();
    expect(duellist(fight.view, 2).points).toBe(9 - 2 - 2);
    expect(fight.lines[command()]).not.toHaveProperty('shifts');
  });

  it('counts in a command that still waits, also for whoever looks meanwhile, and not behind it', () => {
    const { fight, first } = begun();
    fight.amend(first, { shifts: [slippery] }).confirm();
    expect(fight.pending).toMatchObject({ kind: 'answer' });
    expect(Strength(fight.view, 1)).toBe(5);
    const unlit = Fight.open(rules, toyState(2, { hidden: true }), { seed: 'amend' });
    unlit.submit(shove);
    unlit.amend(first, { shifts: [slippery] }).confirm();
    expect(Strength(sightOf(unlit.view, 1), 1)).toBe(5);
    fight.answer('high');
    expect(Strength(fight.view, 1)).toBe(2);
    expect(duellist(fight.view, 2).points).toBe(9 - 5);
    fight.undo();
    expect(Strength(fight.view, 1)).toBe(5);
    fight.withdraw('gm');
    expect(Strength(fight.view, 1)).toBe(2);
  });

  it('can be one of what came by itself', () => {
    const Thorns = defineIntent('thorns', { rule: 'T-31', title: 'Thorns', automatic: true, perform: (play, by) => (Hit(play, by, Strength(play, by)), true) });
    const { intents, next } = toyDef();
    const thorny = toy({ intents: [...intents, Thorns], next: (view) => (duellist(view, 1).points === 9 ? run(Thorns.of(1, {})) : next(view)) });
    const fight = Fight.open(thorny, toyState(), { seed: 'amend', strict: true });
    expect(fight.lines[0]).toMatchObject({ do: 'thorns', auto: true });
    fight.submit({ do: 'rest', by: 1, with: {} });
    fight.amend(0, { shifts: [{ ...slippery, reason: 'long ones' }] }).confirm();
    expect(duellist(fight.view, 1)).toMatchObject({ points: 9 - 5, hits: 1 });
    expect(fight.verify()).toMatchObject({ ok: true });
  });
});
