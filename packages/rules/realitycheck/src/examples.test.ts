import { Fight, type Id, type Options, type State } from '@riposte/kernel';
import { faultOf, type Step } from '@riposte/kernel/passage';
import { describe, expect, it } from 'vitest';
import { asked, at, attack, bearing, changes, faces, roll, rolled, rules, rulesWith, someone, stage, submit } from '../test/stage.ts';
import { ArmourCoverage, Evasion, EvasionAdvantage, MaximumAgility, MaximumStamina, MeleeAttackBonus } from './numbers.ts';

/** Plays the steps; whatever else is asked gets its default. */
function play(state: State, steps: readonly Step[], options: Options = {}): Fight {
  const fight = Fight.open(rulesWith(options), state, { seed: 'examples', strict: true });
  const settle = (): void => {
    while (fight.pending !== null) fight.passDeadline();
  };
  for (const step of steps) {
    if ('force' in step)
      fight.force({ roll: step.force.roll, who: step.force.who, faces: step.force.faces ?? null, total: step.force.total ?? null, reason: 'example' });
    else if ('submit' in step) fight.submit(step.submit);
    if (!('answer' in step)) {
      settle();
      continue;
    }
    fight.answer(step.answer);
  }
  return fight;
}

const everybodyWaits = (...who: Id[]): Step[] => who.map((one) => submit(one, 'wait'));
/** A swings at B with these dice. */
const exchange = (b: Parameters<typeof someone>[3], dice: readonly Step[], a: Parameters<typeof someone>[3] = {}): Fight =>
  play(stage(someone(1, 'A', 0, a), someone(2, 'B', 1, b)), [...dice, attack(1, 2)]);
const dice = (combat: number, evasion: readonly number[], damage?: number): Step[] => [
  roll('combat', 1, combat),
  faces('evasion', 2, ...evasion),
  ...(damage === undefined ? [] : [roll('damage', 1, damage)]),
];

describe('worked examples', () => {
  it('EX3-002: Energy is set from Stamina, Agility to its maximum', () => {
    const fight = play(stage(someone(1, 'A', 0, { energy: 2, stamina: 4, agility: 0 }), someone(2, 'B', 1, { x: 9, energy: 0 })), everybodyWaits(1));
    expect(at(fight, 1)).toMatchObject({ energy: 4, agility: 3, stamina: 4 });
  });

  it('EX3-005: the last Stamina knocks out', () => {
    const fight = play(stage(someone(1, 'A', 0, { energy: 2, stamina: 1 }), someone(2, 'B', 1)), [submit(1, 'melee-attack', { at: 2, pay: 'stamina' })]);
    expect(at(fight, 1)).toMatchObject({ stamina: 0, energy: 0 });
    expect(bearing(fight, 1)).toEqual(expect.arrayContaining(['unconscious', 'unguarded', 'exposed']));
    expect(rolled(fight)).toEqual([]);
  });

  it('EX3-008: Maximum Stamina is the Constitution score', () => {
    const fight = play(stage(someone(1, 'A', 0, { con: 14, level: 7 }), someone(2, 'B', 1)), []);
    expect(MaximumStamina(fight.view, 1)).toBe(14);
    expect(MaximumStamina(play(fight.state, [], { maximumStamina: 'constitutionPlusLevelThird' }).view, 1)).toBe(16);
  });

  it('EX3-014: a Run of a third of Speed costs one Energy', () => {
    const fight = play(stage(someone(1, 'A', 0), someone(2, 'B', 1, { x: 9 })), [
      submit(1, 'run', {
        along: [
          { x: 2, y: 1 },
          { x: 3, y: 1 },
        ],
        pay: 'energy',
      }),
    ]);
    expect(at(fight, 1)).toMatchObject({ energy: 4, x: 3 });
  });

  it('EX3-020: three Agile Moves in an attack of three Energy, not four', () => {
    const fight = Fight.open(rules, stage(someone(1, 'A', 0, { agility: 4 }), someone(2, 'B', 1)), { seed: 'examples' });
    for (const step of dice(12, [5], 4))
      if ('force' in step)
        fight.force({ roll: step.force.roll, who: step.force.who, faces: step.force.faces ?? null, total: step.force.total ?? null, reason: 'example' });
    fight.submit({ do: 'melee-attack', by: 1, with: { at: 2, pay: 'energy' } });
    fight.answer(null, { who: 2, ask: 'challenge' });
    for (const [x, y] of [
      [1, 2],
      [1, 1],
      [1, 0],
    ])
      fight.answer({ do: 'agile-move', by: 1, with: { to: { x, y } } }, { who: 1, ask: 'interrupt' });
    fight.answer(true, { who: 1, ask: 'carry-on' });
    expect(fight.pending).toBeNull();
    expect(at(fight, 1)).toMatchObject({ agility: 1, energy: 2 });
  });

  it('EX3-026: kneel, stand, and guarded again next round', () => {
    const state = stage(someone(1, 'A', 0, { bears: ['prone'] }), someone(2, 'B', 1, { x: 9, energy: 0 }));
    const kneeling = play(state, [submit(1, 'kneel-up', { pay: 'energy' })]);
    expect(at(kneeling, 1).energy).toBe(4);
    expect(bearing(kneeling, 1)).toEqual(['kneeling', 'unguarded', 'exposed']);
    const standing = play(state, [submit(1, 'kneel-up', { pay: 'energy' }), submit(1, 'stand-up', { pay: 'energy' })]);
    expect(at(standing, 1).energy).toBe(3);
    expect(bearing(standing, 1)).toEqual(['unguarded', 'exposed']);
    expect(bearing(play(state, [submit(1, 'kneel-up', { pay: 'energy' }), submit(1, 'stand-up', { pay: 'energy' }), submit(1, 'wait')]), 1)).toEqual([]);
  });

  it('EX3-029 and its counterpart: a tie hits, unless the target defends', () => {
    const defended = exchange({ bears: ['defending'] }, dice(12, [9]));
    expect(changes(defended, 'attacked')).toEqual([[1, 2, false]]);
    expect(at(defended, 2).aura).toBe(24);
    expect(changes(exchange({}, dice(12, [9], 1)), 'attacked')).toEqual([[1, 2, true]]);
  });

  it('EX3-035: more Agility raises the maximum', () => {
    const fight = play(stage(someone(1, 'A', 0, { wears: 'mail', agility: 0 }), someone(2, 'B', 1, { x: 9, energy: 0 })), everybodyWaits(1));
    expect(MaximumAgility(fight.view, 1)).toBe(2);
    expect(at(fight, 1).agility).toBe(2);
  });

  it('EX3-038: who rolled Initiative this round cannot challenge again', () => {
    const fight = exchange({ rolled: true }, dice(12, [5], 4));
    expect(asked(fight)).not.toContain('challenge 2');
    expect(rolled(fight)).not.toContain('initiative 2');
  });

  it('EX3-047: a Combat roll equal to the Coverage bypasses the armour', () => {
    expect(at(exchange({ wears: '3-at-10' }, dice(10, [6], 5)), 2).aura).toBe(17);
    expect(at(exchange({ wears: '3-at-10' }, dice(9, [6], 5)), 2).aura).toBe(20);
  });

  it('EX3-050: Evasion explodes', () => {
    const fight = exchange({ dex: 10 }, dice(15, [10, 10, 3]));
    expect(Evasion(fight.view, 2)).toBe(8);
    expect(changes(fight, 'attacked')).toEqual([[1, 2, false]]);
  });

  it('EX3-053: a low Combat roll exposes through the next round', () => {
    const state = stage(someone(1, 'A', 0), someone(2, 'B', 1));
    const steps = [...dice(3, [5], 4), attack(1, 2)];
    const now = play(state, steps);
    expect(at(now, 2).aura).toBe(18);
    expect(bearing(now, 1)).toEqual(['exposed']);
    expect(bearing(play(state, [...steps, ...everybodyWaits(1, 2)]), 1)).toEqual(['exposed']);
    expect(bearing(play(state, [...steps, ...everybodyWaits(1, 2), ...everybodyWaits(1, 2)]), 1)).toEqual([]);
  });

  it('EX3-092, EX3-110: Evasion from size, level and Dexterity', () => {
    const { view } = play(
      stage(someone(1, 'A', 0, { level: 6, dex: 14 }), someone(2, 'B', 1, { dex: 10, size: 'huge' }), someone(3, 'C', 1, { dex: 10, size: 'fine' })),
      [],
    );
    expect([Evasion(view, 1), Evasion(view, 2), Evasion(view, 3)]).toEqual([12, 6, 12]);
    expect(view.explain(Evasion, 1).parts.map((part) => [part.label, part.amount])).toEqual([
      ['a third of the level', 2],
      ['halved dexterity', 2],
    ]);
  });

  it('EX3-104: a precise weapon crits on 19, past any Evasion and armour', () => {
    const fight = exchange({ wears: '4-at-25', level: 60 }, [roll('combat', 1, 19), roll('damage', 1, 3)], { wields: 'keen-sword' });
    expect(ArmourCoverage(fight.view, 2)).toBe(25);
    expect(at(fight, 2).aura).toBe(19);
    expect(bearing(fight, 2)).toEqual(['exposed']);
    expect(rolled(fight)).toEqual(['combat 1', 'damage 1']);
  });

  it('EX3-113: no Swift Attack at who is on guard', () => {
    const fight = play(stage(someone(1, 'A', 0), someone(2, 'B', 1)), []);
    expect(faultOf(() => fight.submit({ do: 'swift-attack', by: 1, with: { at: 2, pay: 'energy' } }))).toBe('illegal-intent');
  });

  it('EX3-116: Defend ends exposure', () => {
    const fight = play(stage(someone(1, 'A', 0, { energy: 1, bears: ['exposed(3)'] }), someone(2, 'B', 1)), [submit(1, 'defend', { pay: 'energy' })]);
    expect(bearing(fight, 1)).toEqual(['defending']);
    expect(at(fight, 1).energy).toBe(0);
  });

  it('EX3-119: several disadvantages are one pair of dice', () => {
    const fight = exchange({ bears: ['surprised(2)', 'prone'] }, dice(12, [8, 5], 2));
    expect(EvasionAdvantage(fight.view, 2)).toBe(-1);
    expect(at(fight, 2).aura).toBe(20);
  });

  it('EX3-131: the bonus rounds down below zero', () => {
    const { view } = play(stage(someone(1, 'A', 0, { str: 8, dex: 9 }), someone(2, 'B', 1)), []);
    expect(MeleeAttackBonus(view, 1)).toBe(-1);
  });

  it('EX3-152: a Death roll of 10 exhausts until a rest', () => {
    const state = stage(someone(1, 'A', 0), someone(2, 'B', 1, { aura: 0, stamina: 8 }));
    const waits = [...everybodyWaits(1, 2), ...everybodyWaits(1, 2), ...everybodyWaits(1, 2)];
    const fight = play(state, [...dice(12, [5], 1), roll('death', 2, 10), attack(1, 2), ...waits]);
    expect(bearing(fight, 2)).toEqual(['major-injury', 'exhausted']);
    expect(at(fight, 2).energy).toBe(3);
  });

  it('EX3-155: a Death roll of 1 kills', () => {
    const fight = exchange({ aura: 0 }, [...dice(12, [5], 1), roll('death', 2, 1)]);
    expect(bearing(fight, 2)).toEqual(['dead']);
    expect(fight.over).toEqual({ winner: 0 });
  });

  it('EX3-158: three Death Saves', () => {
    const state = stage(someone(1, 'A', 0), someone(2, 'B', 1, { aura: 0, bears: ['bleeding-out'] }), someone(3, 'C', 1, { x: 9 }));
    const saves = [19, 4, 1].map((total) => roll('death-save', 2, total));
    const first = play(state, [...saves, ...everybodyWaits(1, 2, 3)]);
    expect(bearing(first, 2)).toEqual(['bleeding-out']);
    const second = play(state, [...saves, ...everybodyWaits(1, 2, 3), ...everybodyWaits(1, 2, 3)]);
    expect(bearing(second, 2)).toEqual(expect.arrayContaining(['bleeding-out', 'unconscious']));
    const third = play(state, [...saves, ...everybodyWaits(1, 2, 3), ...everybodyWaits(1, 2, 3), ...everybodyWaits(1, 3)]);
    expect(bearing(third, 2)).toContain('dead');
  });

  it('EX3-161: the unconscious are hit without an Evasion roll', () => {
    const state = stage(someone(1, 'A', 0), someone(2, 'B', 1, { level: 60, bears: ['unconscious'] }), someone(3, 'C', 1, { x: 9 }));
    const fight = play(state, [roll('combat', 1, 10), roll('damage', 1, 3), submit(1, 'swift-attack', { at: 2, pay: 'energy' })]);
    expect(rolled(fight)).toEqual(['combat 1', 'damage 1']);
    expect(at(fight, 1).energy).toBe(4);
    expect(at(fight, 2).aura).toBe(19);
    // Any other strike at the helpless costs one Energy too, and leaves the Swift Attack.
    const cheap = play(state, [roll('combat', 1, 10), roll('damage', 1, 3), attack(1, 2)]);
    expect(at(cheap, 1)).toMatchObject({ energy: 4, swift: false });
  });

  it('EX3-164: blinded, Unguarded stays through Defend', () => {
    const fight = play(stage(someone(1, 'A', 0), someone(2, 'B', 1, { bears: ['blinded'] })), [
      submit(2, 'defend', { pay: 'energy' }),
      ...dice(12, [9, 4], 5),
      attack(1, 2),
    ]);
    expect(bearing(fight, 2)).toEqual(expect.arrayContaining(['blinded', 'unguarded', 'exposed']));
    expect(at(fight, 2).aura).toBe(17);
  });

  it('EX3-170: the exhausted pay no Stamina', () => {
    const fight = play(stage(someone(1, 'A', 0, { bears: ['exhausted'] }), someone(2, 'B', 1)), []);
    expect(faultOf(() => fight.submit({ do: 'defend', by: 1, with: { pay: 'stamina' } }))).toBe('illegal-intent');
    expect(at(fight, 1).stamina).toBe(10);
  });
});

describe('what the examples leave out', () => {
  const through = {
    along: [
      { x: 3, y: 2 },
      { x: 4, y: 2 },
      { x: 5, y: 2 },
    ],
    pay: 'energy',
  };
  const runner = stage(someone(1, 'A', 0, { x: 2, y: 1 }), someone(2, 'B', 1, { x: 0, y: 1, energy: 5 }));

  it('a runner is open to a Swift Attack exactly where the reach ends', () => {
    const fight = Fight.open(rules, runner, { seed: 'reach' });
    fight.submit({ do: 'run', by: 1, with: { along: [{ x: 3, y: 1 }], pay: 'energy' } });
    fight.answer(null, { who: 2, ask: 'challenge' });
    expect(fight.pending).toMatchObject({ kind: 'answer', ask: { id: 'interrupt' }, whos: [2] });
    fight.force({ roll: 'combat', who: 2, faces: null, total: 12, reason: 'example' });
    fight.force({ roll: 'evasion', who: 1, faces: null, total: 1, reason: 'example' });
    fight.force({ roll: 'damage', who: 2, faces: null, total: 5, reason: 'example' });
    fight.answer({ do: 'swift-attack', by: 2, with: { at: 1, pay: 'energy' } });
    expect(fight.pending).toMatchObject({ ask: { id: 'carry-on' } });
    fight.answer(true);
    expect(fight.pending).toBeNull();
    expect(at(fight, 1)).toMatchObject({ x: 3, energy: 4, aura: 17 });
    expect(at(fight, 2)).toMatchObject({ energy: 4, swift: true });
  });

  it('nobody is asked about a runner inside or beyond the reach', () => {
    const fight = play(stage(someone(1, 'A', 0, { x: 1, y: 1 }), someone(2, 'B', 1, { x: 0, y: 1 })), [
      submit(1, 'run', { along: [{ x: 1, y: 2 }], pay: 'energy' }),
    ]);
    expect(asked(fight)).toEqual(['challenge 2']);
    expect(asked(play(runner, [submit(1, 'run', { along: [{ x: 3, y: 1 }], pay: 'energy' })]))).toEqual(['challenge 2', 'interrupt 2']);
  });

  it('a turn costs metres, and a broken-off Run its thirds', () => {
    const fight = Fight.open(rules, stage(someone(1, 'A', 0, { x: 2, y: 1 }), someone(2, 'B', 1, { x: 2, y: 4 })), { seed: 'turn' });
    fight.submit({ do: 'run', by: 1, with: through });
    fight.answer(null, { who: 2 });
    expect(at(fight, 1)).toMatchObject({ x: 3, y: 2, energy: 4 });
    fight.answer({ do: 'swift-attack', by: 2, with: { at: 1, pay: 'stamina' } }, { who: 2, ask: 'interrupt' });
    fight.answer(false, { who: 1, ask: 'carry-on' });
    expect(at(fight, 1)).toMatchObject({ x: 3, y: 2, energy: 4 });
    expect(at(fight, 2)).toMatchObject({ energy: 5, stamina: 9, pushed: true });
    // 45 degrees after the first metre: 1 + 2 + 1 metres are two thirds of 6.
    expect(at(play(stage(someone(1, 'A', 0, { x: 2, y: 1 }), someone(2, 'B', 1, { x: 9, y: 7 })), [submit(1, 'run', through)]), 1)).toMatchObject({
      x: 5,
      y: 2,
      energy: 3,
    });
  });

  it('a tie of Initiative is lost by the challenger, under the option won', () => {
    const tie = (options: Options): Fight => {
      const fight = Fight.open(rulesWith(options), stage(someone(1, 'A', 0), someone(2, 'B', 1)), { seed: 'tie' });
      for (const who of [1, 2]) fight.force({ roll: 'initiative', who, faces: null, total: 5, reason: 'example' });
      fight.submit({ do: 'defend', by: 1, with: { pay: 'energy' } });
      fight.answer({ do: 'shift', by: 2, with: { to: { x: 2, y: 2 }, pay: 'agility' } }, { who: 2, ask: 'challenge' });
      fight.answer(true, { who: 1, ask: 'meet-challenge' });
      return fight;
    };
    const lost = tie({});
    lost.answer(null, { who: 1, ask: 'interrupt' });
    expect(lost.pending).toBeNull();
    expect(at(lost, 2)).toMatchObject({ y: 1, agility: 3, rolled: true });
    const won = tie({ initiativeTie: 'challengerWins' });
    expect(won.pending).toMatchObject({ ask: { id: 'rule-order' }, whos: [-2] });
    won.answer([1, 0]);
    won.answer(null, { who: 1, ask: 'interrupt' });
    expect(changes(won, 'moved')).toEqual([[2, 2, 2]]);
    expect(at(won, 2)).toMatchObject({ y: 2, agility: 1 });
  });

  it('who keeps the roll loses, and keeps it', () => {
    const fight = Fight.open(rules, stage(someone(1, 'A', 0), someone(2, 'B', 1)), { seed: 'keep' });
    fight.submit({ do: 'defend', by: 1, with: { pay: 'energy' } });
    fight.answer({ do: 'defend', by: 2, with: { pay: 'energy' } }, { who: 2, ask: 'challenge' });
    fight.answer(false, { who: 1, ask: 'meet-challenge' });
    expect(fight.pending).toMatchObject({ ask: { id: 'rule-order' } });
    expect(at(fight, 1).rolled).toBe(false);
    expect(at(fight, 2).rolled).toBe(true);
  });

  it('catching breath with less than three Energy takes it all', () => {
    const fight = play(stage(someone(1, 'A', 0, { energy: 2, stamina: 4 }), someone(2, 'B', 1)), [submit(1, 'catch-breath')]);
    expect(at(fight, 1)).toMatchObject({ energy: 0, stamina: 5 });
    expect(at(play(stage(someone(1, 'A', 0), someone(2, 'B', 1)), [submit(1, 'catch-breath')]), 1)).toMatchObject({ energy: 2, stamina: 10 });
  });

  it('a 20 wakes who fell for want of Stamina, before Energy is set', () => {
    const state = stage(someone(1, 'A', 0, { stamina: 0, energy: 0, bears: ['unconscious', 'prone'] }), someone(2, 'B', 1), someone(3, 'C', 0, { x: 9 }));
    const awake = play(state, [roll('wake', 1, 20), ...everybodyWaits(2, 3)]);
    expect(at(awake, 1)).toMatchObject({ stamina: 1, energy: 1 });
    expect(bearing(awake, 1)).toEqual(['prone', 'exposed']);
    expect(bearing(play(state, [roll('wake', 1, 19), ...everybodyWaits(2, 3)]), 1)).toContain('unconscious');
  });
});
