import { Fight, type Id, makeRuleset, type Options, type State } from '@riposte/kernel';
import { faultOf } from '@riposte/kernel/passage';
import { describe, expect, it } from 'vitest';
import {
  ArmourRating,
  Boons,
  DAMAGE_TYPES,
  type DamageType,
  Dazed,
  type Defence,
  Disengaged,
  damageTaken,
  type Fighter,
  fighter,
  muster,
  Prone,
  realmspire,
  type Scene,
  type Sheet,
  Surprised,
  skillTest,
  TargetNumber,
  type Test,
  Unconscious,
} from './index.ts';

const A = 1;
const B = 2;

interface Duel {
  readonly a?: Partial<Sheet>;
  readonly b?: Partial<Sheet>;
  readonly factsA?: Partial<Fighter>;
  readonly factsB?: Partial<Fighter>;
  readonly conditionB?: typeof Surprised;
  readonly options?: Options;
}

/** Strength 1 adds nothing to damage; rank 5 makes the tests of weak arms possible. */
const plain: Omit<Sheet, 'name' | 'side' | 'at'> = {
  strength: 1,
  agility: 1,
  endurance: 8,
  ranks: { 'fighting style': 5, dodge: 5 },
  style: ['longsword', 'shield', 'mace', 'glaive', 'shortsword'],
  wields: 'longsword',
};

/** Two fighters one metre apart in round 1, A's turn. */
function duel({ a, b, factsA, factsB, conditionB, options }: Duel = {}): Fight {
  const rules = makeRuleset(realmspire, { options: options ?? {} });
  const state: State = muster(rules, { width: 40, height: 40 }, [
    { ...plain, name: 'A', side: 0, at: [10, 10], player: true, ...a },
    { ...plain, name: 'B', side: 1, at: [11, 10], ...b },
  ]);
  Object.assign(state.entities[0] as Scene, { order: [A, B], round: 1 });
  Object.assign(state.entities[A] as Fighter, { ap: 3, ...factsA });
  Object.assign(state.entities[B] as Fighter, { ap: 3, ...factsB });
  if (conditionB !== undefined) {
    state.serial = 1;
    state.entities[B].conditions = [{ id: 1, kind: rules.codeOf(conditionB), source: -1, value: 0, since: 1, parent: -1, clock: 0, of: 0, at: 2 }];
  }
  return Fight.open(rules, state, { seed: 'examples', strict: true });
}

const asked = (fight: Fight): string | null => (fight.pending?.kind === 'answer' ? fight.pending.ask.id : null);
const force = (fight: Fight, roll: string, who: Id, total: number): void => fight.force({ roll, who, total, faces: null, reason: 'example' });
const strikeAs = { do: 'strike', by: A, with: { at: B, attribute: 'strength' } } as const;
const healthOf = (fight: Fight, who: Id): number => fighter(fight.view, who).health;
const apOf = (fight: Fight, who: Id): number => fighter(fight.view, who).ap;
const endTurn = (fight: Fight, by: Id): void => fight.submit({ do: 'end-turn', by, with: {} });

interface Exchange {
  readonly attack: number;
  readonly by?: Defence;
  readonly defence?: number;
  readonly damage?: number;
  readonly manoeuvre?: string;
  readonly resist?: number;
  readonly deception?: number;
}

/** A strikes B; Successes, choices and damage as given. Leaves the fight at the first question that has no answer here. */
function exchange(fight: Fight, { attack, by, defence, damage, manoeuvre, resist, deception }: Exchange): void {
  force(fight, 'attack', A, attack);
  if (defence !== undefined) force(fight, 'defence', B, defence);
  if (damage !== undefined) force(fight, 'damage', A, damage);
  if (resist !== undefined) force(fight, 'resist', defence !== undefined && attack === 0 ? A : B, resist);
  if (deception !== undefined) force(fight, 'deception', A, deception);
  fight.submit(strikeAs);
  if (asked(fight) === 'choose-defence') fight.answer(by ?? 'none');
  if (asked(fight) === 'choose-manoeuvre' && manoeuvre !== undefined) fight.answer(manoeuvre);
  if (asked(fight) === 'choose-grip') fight.answer('athletics');
}

const rolled = (fight: Fight, roll: string): string[] => fight.lines.flatMap((line) => (line.in === 'roll' && line.roll === roll ? [line.pool] : []));
const attackTest: Test = { skill: 'fighting style', attribute: 'strength', use: 'attack', ranged: false, boons: 0 };

describe('initiative, rounds and turns', () => {
  it('EX1-002: an NPC adds half of Perception', () => {
    const rules = makeRuleset(realmspire);
    const sheets: Sheet[] = [
      { name: 'N', side: 0, at: [0, 0], perception: 11 },
      { name: 'P', side: 1, at: [5, 0], player: true, initiative: 4, perception: 20 },
    ];
    // 2 + 5 = 7 for N; P needs 4 + 4 to beat it and loses the tie with 4 + 3 by Agility or as a player wins it.
    const orderWith = (faceOfP: number, agility: number): readonly Id[] => {
      const state = muster(rules, { width: 9, height: 9 }, [sheets[0], { ...sheets[1], agility }]);
      const fight = Fight.open(rules, state, { dice: { open: (_command, _key, roller) => ({ face: () => (roller === 1 ? 2 : faceOfP) }) } });
      return (fight.state.entities[0] as Scene).order;
    };
    expect([orderWith(4, 10), orderWith(2, 10), orderWith(3, 9), orderWith(3, 10)]).toEqual([
      [2, 1],
      [1, 2],
      [1, 2],
      [2, 1],
    ]);
  });

  it('EX1-005: one turn each in every round', () => {
    const fight = duel();
    for (let round = 1; round <= 5; round++) for (const who of [A, B]) endTurn(fight, who);
    expect([(fight.state.entities[0] as Scene).round, fighter(fight.view, A).turns, fighter(fight.view, B).turns]).toEqual([6, 6, 5]);
  });

  it('EX1-011: the surprised have no turn and no defence in the first round', () => {
    const fight = duel({ conditionB: Surprised });
    fight.submit(strikeAs);
    expect(asked(fight)).not.toBe('choose-defence');
    if (asked(fight) !== null) fight.answer('none');
    endTurn(fight, A);
    expect([fight.declarers, (fight.state.entities[0] as Scene).round, fight.view.has(B, Surprised), fighter(fight.view, B).turns]).toEqual([[A], 2, false, 0]);
  });

  it('EX1-017, EX1-020: two attacks a round, and none out of turn', () => {
    const fight = duel();
    exchange(fight, { attack: 0 });
    exchange(fight, { attack: 0 });
    expect([faultOf(() => fight.submit(strikeAs)), apOf(fight, A)]).toEqual(['illegal-intent', 1]);
    expect(faultOf(() => fight.submit({ do: 'strike', by: B, with: { at: A, attribute: 'strength' } }))).toBe('illegal-intent');
  });
});

describe('tests', () => {
  const dice = (fight: Fight, boons: number) =>
    (fight.rules.rulings as { dice: (target: number, boon: number) => { total: (source: { face: () => number }) => number } }).dice(12, boons);
  const total = (fight: Fight, boons: number, ...faces: number[]): number => dice(fight, boons).total({ face: () => faces.shift()! });

  it('EX1-153, EX1-154: at or under the target number; boon and bane', () => {
    const fight = duel({ a: { strength: 10, ranks: { 'fighting style': 1 } } });
    expect(TargetNumber(fight.view, A, B, attackTest)).toBe(12);
    expect([total(fight, 0, 12), total(fight, 0, 13), total(fight, 0, 1)]).toEqual([12, 0, 1]);
    expect([total(fight, 1, 5, 11), total(fight, -1, 5, 11), total(fight, 1, 5, 14), total(fight, -1, 5, 14)]).toEqual([11, 5, 5, 0]);
    const margin = duel({ options: { successes: 'marginSteps5' } });
    expect([total(margin, 0, 12), total(margin, 0, 7), total(margin, 0, 1), total(margin, 0, 13)]).toEqual([1, 2, 3, 0]);
  });

  it('above 20 the target number adds Successes, but 20 still fails', () => {
    const { dice: of } = duel().rules.rulings as { dice: (target: number, boon: number) => { total: (source: { face: () => number }) => number } };
    expect([
      of(23, 0).total({ face: () => 19 }),
      of(23, 0).total({ face: () => 20 }),
      of(-3, 0).total({ face: () => 1 }),
      of(60, 0).total({ face: () => 2 }),
    ]).toEqual([22, 0, 1, 42]);
  });

  it('EX1-143, EX1-160: untrained gear', () => {
    const numbers = (style: string[], wears: string[], options: Options = {}): number[] => {
      const { view } = duel({ a: { style, wears }, options });
      const trained = duel({ a: { style: ['longsword'], wears: [] } }).view;
      return [TargetNumber(view, A, B, attackTest) - TargetNumber(trained, A, B, attackTest), Boons(view, A, B, attackTest)];
    };
    expect(numbers(['longsword'], [])).toEqual([0, 0]);
    expect(numbers([], [])).toEqual([-2, 0]);
    expect(numbers(['longsword'], ['partial-iron'])).toEqual([0, -1]);
    expect(numbers(['longsword'], ['partial-iron'], { untrainedArmorPenalty: 'minus2' })).toEqual([-2, 0]);
    expect(numbers(['longsword'], ['partial-iron'], { untrainedArmorPenalty: 'both' })).toEqual([-2, -1]);
    const parries = skillTest('fighting style', 'defence');
    expect(Boons(duel({ a: { style: ['longsword'], wears: ['partial-iron'] } }).view, A, B, parries)).toBe(-1);
    expect(Boons(duel({ a: { style: ['longsword'], wears: ['partial-iron'] } }).view, A, B, skillTest('athletics', 'manoeuvre'))).toBe(0);
  });
});

describe('attack and defence', () => {
  const choices = (fight: Fight): readonly unknown[] => {
    fight.submit(strikeAs);
    const { pending } = fight;
    return pending?.kind === 'answer' && pending.ask.id === 'choose-defence'
      ? pending.ask.answer.candidates(fight.view, { who: B, about: pending.about })
      : ['none'];
  };

  it('EX1-035: the defences and the attributes of a parry', () => {
    expect(choices(duel())).toEqual(['none', 'dodge', 'parry with strength', 'parry with agility']);
    expect(choices(duel({ b: { shield: 'bone-shield', wields: undefined } }))).toEqual(['none', 'block', 'dodge']);
    expect(choices(duel({ b: { wields: undefined, style: ['unarmed'] } }))).toEqual(['none', 'dodge', 'parry with strength', 'parry with agility']);
  });

  it('EX1-023, EX1-041: without AP or awareness no defence', () => {
    const spent = duel({ factsB: { ap: 0 } });
    exchange(spent, { attack: 1, damage: 5, manoeuvre: 'none' });
    expect([healthOf(spent, B), apOf(spent, B)]).toEqual([15, 0]);
    const unaware = duel({ b: { aware: false, shield: 'bone-shield' } });
    exchange(unaware, { attack: 3, damage: 7, manoeuvre: 'none' });
    expect([healthOf(unaware, B), apOf(unaware, B)]).toEqual([13, 3]);
  });

  it('EX1-044: both fail', () => {
    const fight = duel();
    exchange(fight, { attack: 0, by: 'dodge', defence: 0 });
    expect([apOf(fight, A), apOf(fight, B), healthOf(fight, B), fight.pending]).toEqual([2, 2, 20, null]);
  });

  it('EX1-047, EX1-050: more Successes hit through dodge and parry', () => {
    const dodged = duel();
    exchange(dodged, { attack: 4, by: 'dodge', defence: 3, damage: 6 });
    const parried = duel();
    exchange(parried, { attack: 5, by: 'parry with strength', defence: 4, damage: 4 });
    const tied = duel();
    exchange(tied, { attack: 4, by: 'dodge', defence: 4 });
    expect([healthOf(dodged, B), healthOf(parried, B), healthOf(tied, B), rolled(tied, 'damage')]).toEqual([14, 16, 20, []]);
  });

  it('EX1-053, EX1-056: a block reduces, a critical block negates', () => {
    const sheets = { a: { strength: 9 }, b: { wears: ['partial-iron'], shield: 'bone-shield', style: ['longsword', 'shield', 'partial armour'] } };
    const fight = duel(sheets);
    exchange(fight, { attack: 1, by: 'block', defence: 9, damage: 8 });
    // 8 + 4 less 3 + 6.
    expect(healthOf(fight, B)).toBe(17);
    const blockOnly = duel({ ...sheets, options: { blockReduction: 'blockOnly' } });
    exchange(blockOnly, { attack: 1, by: 'block', defence: 9, damage: 8 });
    expect(healthOf(blockOnly, B)).toBe(14);
    const negated = duel(sheets);
    exchange(negated, { attack: 0, by: 'block', defence: 1 });
    expect([asked(negated), negated.pending, rolled(negated, 'damage')]).toMatchObject(['choose-manoeuvre', { whos: [B] }, []]);
  });

  it('EX1-074: unconscious at 0, what goes below is kept', () => {
    for (const [damage, health, options, out] of [
      [9, 1, {}, false],
      [12, -2, {}, true],
      [10, 0, {}, true],
      [10, 0, { unconsciousAt: 'belowZero' }, false],
    ] as const) {
      const fight = duel({ a: { strength: 9 }, factsB: { health: 10 }, options });
      exchange(fight, { attack: 2, damage: damage - 4, manoeuvre: 'none' });
      expect([healthOf(fight, B), fight.view.has(B, Unconscious), fight.over]).toEqual([health, out, out ? { winner: 0 } : null]);
    }
  });
});

describe('damage', () => {
  const taken = (sheet: Partial<Sheet>, points: number, type: DamageType, blocked = false): number =>
    damageTaken(duel({ b: sheet }).view, B, points, type, blocked);

  it('EX1-059, EX1-062: shields against magic', () => {
    const steel = { shield: 'steel-shield', wears: ['full-hide'] };
    expect([taken(steel, 10, 'shock', true), taken(steel, 10, 'shock'), taken(steel, 10, 'acid', true)]).toEqual([6, 10, 10]);
    const bone = { shield: 'bone-shield', wears: ['partial-bone'] };
    expect([taken(bone, 12, 'slashing', true), taken(bone, 8, 'fire', true)]).toEqual([4, 5]);
  });

  it('EX1-065: resistance to a group, the highest only', () => {
    const ork = { resistances: [{ to: 'magic', value: 2 }] } as const;
    expect(DAMAGE_TYPES.filter((type) => taken(ork, 7, type) === 5)).toEqual(['fire', 'frost', 'shock']);
    expect(
      taken(
        {
          resistances: [
            { to: 'magic', value: 2 },
            { to: 'fire', value: 3 },
            { to: 'physical', value: 5 },
          ],
        },
        7,
        'fire',
      ),
    ).toBe(4);
    expect(taken({ resistances: [{ to: 'fire', value: 9 }] }, 7, 'fire')).toBe(0);
  });

  it('EX1-068: the most severe vulnerability only', () => {
    const soft = {
      vulnerabilities: [
        { to: 'crushing', value: 3 },
        { to: 'crushing', value: 1 },
      ],
    } as const;
    expect([taken(soft, 6, 'crushing'), taken(soft, 6, 'slashing')]).toEqual([9, 6]);
    // Added first, clamped once at the end.
    expect(taken({ ...soft, wears: ['full-iron'] }, 1, 'crushing')).toBe(0);
    expect(taken({ ...soft, wears: ['full-iron'] }, 3, 'crushing')).toBe(1);
  });

  it('EX1-071, EX1-077: one armour rating, the highest; partial has 2 less', () => {
    expect(ArmourRating(duel({ b: { wears: ['partial-iron'] } }).view, B)).toBe(3);
    expect(taken({ wears: ['full-bone', 'full-iron'] }, 10, 'slashing')).toBe(5);
  });
});

describe('manoeuvres', () => {
  const won = (more: Duel, manoeuvre: string, rolls: Partial<Exchange> = {}): Fight => {
    const fight = duel(more);
    exchange(fight, { attack: 2, damage: 1, manoeuvre, ...rolls });
    return fight;
  };

  it('EX1-080, EX1-083: bash with a shield or a heavy weapon', () => {
    const shield = won({ a: { shield: 'bone-shield' } }, 'bash', { resist: 0 });
    const heavy = won({ a: { wields: 'mace' } }, 'bash', { resist: 0 });
    const firm = won({ a: { wields: 'mace' }, b: { strength: 8 } }, 'bash', { resist: 3 });
    expect([shield, heavy, firm].map((fight) => fight.view.has(B, Dazed))).toEqual([true, true, false]);
    // Bane on all tests to the end of the next turn; defending is still open.
    expect(Boons(shield.view, B, A, skillTest('dodge', 'defence'))).toBe(-1);
    exchange(shield, { attack: 0, by: 'dodge', defence: 0 });
    endTurn(shield, A);
    expect(shield.view.has(B, Dazed)).toBe(true);
    endTurn(shield, B);
    expect(shield.view.has(B, Dazed)).toBe(false);
  });

  it('EX1-086, EX1-110: disarm, eased by two hands, sure against the small', () => {
    const kept = won({ b: { wields: 'shortsword', strength: 8 } }, 'disarm weapon', { resist: 4 });
    expect([fighter(kept.view, B).weapon >= 0, rolled(kept, 'resist')]).toEqual([true, ['under 6(d20)']]);
    const lost = won({ b: { wields: 'glaive' } }, 'disarm weapon', { resist: 0 });
    expect([fighter(lost.view, B).weapon, (lost.state.entities[0] as Scene).floor, rolled(lost, 'resist')]).toMatchObject([
      -1,
      [{ x: 11, y: 10 }],
      ['2(under 0(d20))kh'],
    ]);
    const small = won({ a: { size: 3 }, b: { size: 1, wields: 'glaive' } }, 'disarm weapon');
    expect([fighter(small.view, B).weapon, rolled(small, 'resist')]).toEqual([-1, []]);
    endTurn(small, A);
    small.submit({ do: 'manipulate', by: B, with: { lying: 0 } });
    expect([fighter(small.view, B).weapon >= 0, apOf(small, B), (small.state.entities[0] as Scene).floor]).toEqual([true, 2, []]);
  });

  it('EX1-089, EX1-092: a feint helps the next action only', () => {
    const fight = won({}, 'feint', { deception: 2 });
    expect([Boons(fight.view, A, B, attackTest), Boons(fight.view, A, undefined, attackTest)]).toEqual([1, 0]);
    exchange(fight, { attack: 0 });
    expect(rolled(fight, 'attack').map((pool) => pool.startsWith('2('))).toEqual([false, true]);
    const dashed = won({ b: { wields: undefined } }, 'feint', { deception: 2 });
    dashed.submit({
      do: 'dash',
      by: A,
      with: {
        along: [
          { x: 10, y: 11 },
          { x: 11, y: 11 },
        ],
      },
    });
    while (asked(dashed) === 'provoked') dashed.answer(null);
    exchange(dashed, { attack: 0 });
    expect([rolled(dashed, 'attack').map((pool) => pool.startsWith('2(')), apOf(dashed, A)]).toEqual([[false, false], 0]);
    const failed = won({}, 'feint', { deception: 0 });
    exchange(failed, { attack: 0 });
    expect(rolled(failed, 'attack').map((pool) => pool.startsWith('2('))).toEqual([false, false]);
    const late = won({ options: { feintTestTiming: 'onStrike' } }, 'feint');
    expect(rolled(late, 'deception')).toEqual([]);
    exchange(late, { attack: 0, deception: 0 });
    expect([rolled(late, 'deception').length, rolled(late, 'attack').map((pool) => pool.startsWith('2('))]).toEqual([1, [false, false]]);
  });

  it('EX1-098: a defender trips the attacker', () => {
    const fight = duel();
    exchange(fight, { attack: 0, by: 'parry with strength', defence: 2, manoeuvre: 'trip', resist: 0 });
    expect([fight.view.has(A, Prone), TargetNumber(fight.view, A, B, attackTest), TargetNumber(fight.view, B, A, attackTest)]).toEqual([true, 9, 13]);
  });

  it('EX1-101, EX1-104, EX1-107: size', () => {
    const huge = won({ b: { size: 4 } }, 'push');
    expect([fighter(huge.view, B).x, rolled(huge, 'resist')]).toEqual([11, []]);
    const large = won({ b: { size: 3 } }, 'trip', { resist: 0 });
    expect([large.view.has(B, Prone), rolled(large, 'resist')]).toEqual([true, ['2(under 0(d20))kh']]);
    const smaller = won({ b: { size: 1 } }, 'push', { resist: 0 });
    expect([fighter(smaller.view, B).x, rolled(smaller, 'resist')]).toEqual([12, ['2(under 0(d20))kl']]);
    const tiny = won({ a: { size: 3 }, b: { size: 1 } }, 'trip');
    expect([tiny.view.has(B, Prone), rolled(tiny, 'resist')]).toEqual([true, []]);
  });

  it('brace eases the next defence, once', () => {
    const fight = won({}, 'brace');
    endTurn(fight, A);
    for (let i = 0; i < 2; i++) {
      force(fight, 'attack', B, 0);
      force(fight, 'defence', A, 0);
      fight.submit({ do: 'strike', by: B, with: { at: A, attribute: 'agility' } });
      fight.answer('dodge');
    }
    expect(rolled(fight, 'defence').map((pool) => pool.startsWith('2('))).toEqual([true, false]);
  });
});

describe('opportunity attacks', () => {
  const away = { do: 'move', by: A, with: { along: [{ x: 9, y: 10 }] } } as const;
  const answer = { do: 'opportunity-attack', by: B, with: { at: A, attribute: 'strength' } } as const;

  it('EX1-113: leaving reach provokes', () => {
    const fight = duel();
    force(fight, 'attack', B, 1);
    force(fight, 'damage', B, 5);
    fight.submit(away);
    fight.answer(answer);
    fight.answer('none', { who: A });
    fight.answer('none', { who: B });
    fight.answer(true, { who: A });
    expect([apOf(fight, B), fighter(fight.view, B).attacks, healthOf(fight, A), fighter(fight.view, A).x]).toEqual([2, 1, 15, 9]);
  });

  it('EX1-122: nobody is asked without AP, attacks left, sense or after Disengage', () => {
    const asks = (more: Duel, disengage = false): string | null => {
      const fight = duel(more);
      if (disengage) fight.submit({ do: 'disengage', by: A, with: {} });
      expect(fight.view.has(A, Disengaged)).toBe(disengage);
      fight.submit(away);
      return asked(fight);
    };
    expect(asks({ factsB: { ap: 0 } })).toBe(null);
    expect(asks({ factsB: { attacks: 2 } })).toBe(null);
    expect(asks({ factsB: { attacks: 2 }, options: { opportunityAttackCountsAsAttack: false } })).toBe('provoked');
    expect(asks({ b: { wields: 'longbow' } })).toBe(null);
    expect(asks({ conditionB: Dazed })).toBe(null);
    expect(asks({}, true)).toBe(null);
    expect(asks({})).toBe('provoked');
  });

  it('after Disengage standing up provokes only by the option', () => {
    const stands = (options: Options): string | null => {
      const fight = duel({ options });
      exchange(fight, { attack: 0, by: 'dodge', defence: 2, manoeuvre: 'trip', resist: 0 });
      fight.submit({ do: 'disengage', by: A, with: {} });
      fight.submit({ do: 'stand-up', by: A, with: {} });
      return asked(fight);
    };
    expect([stands({}), stands({ disengageScope: 'movementOnly' })]).toEqual([null, 'provoked']);
  });

  it('entering reach provokes only by the option', () => {
    const enter = (options: Options): string | null => {
      const fight = duel({ a: { at: [9, 10] }, options });
      fight.submit({ do: 'move', by: A, with: { along: [{ x: 10, y: 10 }] } });
      return asked(fight);
    };
    expect([enter({}), enter({ enteringReachProvokes: true })]).toEqual([null, 'provoked']);
  });

  it('the free move is metres, not steps, and may be split', () => {
    const fight = duel({ a: { agility: 1, at: [20, 20] } });
    const go = (...along: { x: number; y: number }[]): string | null => faultOf(() => fight.submit({ do: 'move', by: A, with: { along } }));
    expect(go({ x: 21, y: 21 }, { x: 22, y: 22 }, { x: 23, y: 23 }, { x: 24, y: 24 })).toBe('illegal-intent');
    expect(go({ x: 21, y: 21 }, { x: 22, y: 22 })).toBe(null);
    expect(go({ x: 23, y: 22 }, { x: 24, y: 22 })).toBe(null);
    expect([fighter(fight.view, A).moved, apOf(fight, A), go({ x: 25, y: 22 })]).toEqual([482, 3, 'illegal-intent']);
    fight.submit({ do: 'dash', by: A, with: { along: [{ x: 25, y: 22 }] } });
    expect([apOf(fight, A), fighter(fight.view, A).x]).toEqual([2, 25]);
  });
});
