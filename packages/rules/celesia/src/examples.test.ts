import { die, Fight, type Id, makeRuleset, type Options, type State } from '@riposte/kernel';
import { faultOf } from '@riposte/kernel/passage';
import { describe, expect, it } from 'vitest';
import {
  ARMED,
  type Attack,
  AttackAdvantage,
  AttackBonus,
  Bleeding,
  Blinded,
  bodyPart,
  CheckAdvantage,
  COMA,
  Concussed,
  Confused,
  celesia,
  Dazed,
  Dead,
  Deafened,
  DefenceValue,
  Defending,
  Exhausted,
  type Fighter,
  FROM_EXHAUSTION,
  fighter,
  HUMANOID,
  isLost,
  MAY_WAKE,
  MaxStamina,
  muster,
  OffGuard,
  type Part,
  type PartKind,
  Prone,
  partsOf,
  type Scene,
  type Sheet,
  ShieldReady,
  Sickened,
  StandUpCost,
  Stunned,
  TOUCH,
  Unconscious,
} from './index.ts';

const A = 1;
const B = 18;

type Injuries = { readonly [K in PartKind]?: readonly number[] };

interface Duel {
  readonly a?: Partial<Sheet>;
  readonly b?: Partial<Sheet>;
  readonly hurtA?: Injuries;
  readonly hurtB?: Injuries;
  readonly factsA?: Partial<Fighter>;
  readonly factsB?: Partial<Fighter>;
  readonly options?: Options;
}

/** Two fighters side by side, A's turn; both have had a turn before unless the facts say otherwise. */
function duel({ a, b, hurtA, hurtB, factsA, factsB, options }: Duel): Fight {
  const rules = makeRuleset(celesia, { options: options ?? {} });
  const state: State = muster(rules, { width: 9, height: 9, ready: true }, [
    { name: 'A', side: 0, at: [1, 1], body: HUMANOID, mb: 0, con: 2, trained: 40, holds: ['dagger'], ...a },
    { name: 'B', side: 1, at: [2, 1], body: HUMANOID, mb: 0, con: 2, trained: 40, ...b },
  ]);
  Object.assign(state.entities[0] as Scene, { order: [A, B] });
  Object.assign(state.entities[A] as Fighter, { turns: 1, located: [B], ...factsA });
  Object.assign(state.entities[B] as Fighter, { turns: 1, ...factsB });
  hurt(state, A, hurtA ?? {});
  hurt(state, B, hurtB ?? {});
  return Fight.open(rules, state, { seed: 'examples', strict: true });
}

function hurt(state: State, who: Id, injuries: Injuries): void {
  for (const one of state.entities) {
    if (one.kind !== 'part' || (one as Part).of !== who) continue;
    const part = one as Part;
    part.injuries = injuries[part.part]?.[part.nth] ?? 0;
  }
}

interface Blow {
  readonly face: number;
  readonly attribute?: 'strength' | 'dexterity';
  readonly parry?: number;
  readonly parryBy?: 'strength' | 'dexterity';
  readonly part?: readonly [PartKind, number];
  readonly extra?: number;
  readonly constitution?: number;
}

/** A strikes B: the die shows `face`, the choices are as given. */
function blow(fight: Fight, { face, attribute, parry, parryBy, part, extra, constitution }: Blow): void {
  fight.force({ roll: 'attack', who: A, total: face, faces: null, reason: 'example' });
  if (parry !== undefined) fight.force({ roll: 'parry', who: B, total: parry, faces: null, reason: 'example' });
  if (constitution !== undefined) fight.force({ roll: 'constitution', who: B, total: constitution, faces: null, reason: 'example' });
  fight.submit({ do: 'strike', by: A, with: { weapon: partsOf(fight.view, A, 'hand')[0], at: B, attribute: attribute ?? 'strength' } });
  if (asked(fight) === 'choose-parry')
    fight.answer(parry === undefined ? null : { weapon: partsOf(fight.view, B, 'hand')[0], attribute: parryBy ?? 'strength' });
  if (asked(fight) === 'choose-part' && part !== undefined) fight.answer(partsOf(fight.view, B, part[0])[part[1]]);
  if (asked(fight) === 'add-injuries') fight.answer(extra ?? 0);
}

const asked = (fight: Fight): string | null => (fight.pending?.kind === 'answer' ? fight.pending.ask.id : null);
const injuries = (fight: Fight, who: Id, kind: PartKind): number[] => partsOf(fight.view, who, kind).map((id) => bodyPart(fight.view, id).injuries);
const strainOf = (fight: Fight): number => fighter(fight.view, B).strain;
const swing = (fight: Fight, by: Id, more: Partial<Attack> = {}): Attack => ({
  by,
  at: by === A ? B : A,
  part: partsOf(fight.view, by, 'hand')[0],
  attribute: 'strength',
  way: 'action',
  earlier: 0,
  ...more,
});
const advantage = (fight: Fight, by: Id, more: Partial<Attack> = {}): number => AttackAdvantage(fight.view, by, by === A ? B : A, swing(fight, by, more));
const endTurn = (fight: Fight, by: Id): void => fight.submit({ do: 'end-turn', by, with: {} });

describe('initiative and defence value', () => {
  it('EX2-002: Dexterity counts when all are ready', () => {
    const rules = makeRuleset(celesia);
    const one = (name: string, side: number, x: number, dexterity: number): Sheet => ({ name, side, at: [x, 0], body: HUMANOID, dexterity });
    const orderOf = (ready: boolean): readonly Id[] => {
      const state = muster(rules, { width: 9, height: 9, ready }, [one('A', 0, 0, 3), one('B', 1, 2, 0), one('C', 1, 4, -2)]);
      const faces = [9, 11, 12];
      const fight = Fight.open(rules, state, { dice: { open: (_command, _key, roller) => ({ face: () => faces[Math.floor(roller / 17)] }) } });
      return (fight.state.entities[0] as Scene).order;
    };
    expect(orderOf(true)).toEqual([1, 18, 35]);
    expect(orderOf(false)).toEqual([35, 18, 1]);
  });

  it('EX2-005: off-guard and without reactions before the first turn', () => {
    const fight = duel({ factsB: { turns: 0, reactions: 3 }, b: { dexterity: 3 } });
    expect(fight.view.has(B, OffGuard)).toBe(true);
    blow(fight, { face: 19, part: ['nose', 0] });
    expect(fighter(fight.view, B).reactions).toBe(3);
    endTurn(fight, A);
    expect(fight.view.has(B, OffGuard)).toBe(false);
    expect(fighter(fight.view, B).reactions).toBe(4);
  });

  it('EX2-008: normal, touch and off-guarded', () => {
    const values = (dexterity: number, wears: string[]): number[] => {
      const fight = duel({ b: { dexterity, wears } });
      const unready = duel({ b: { dexterity, wears }, factsB: { turns: 0 } });
      return [DefenceValue(fight.view, B, A, ARMED), DefenceValue(fight.view, B, A, TOUCH), DefenceValue(unready.view, B, A, ARMED)];
    };
    expect(values(3, ['chain-shirt'])).toEqual([17, 13, 14]);
    expect(values(-1, ['scale'])).toEqual([14, 9, 14]);
    expect(values(0, ['leather'])).toEqual([12, 10, 12]);
    expect(values(2, [])).toEqual([12, 12, 10]);
  });

  it('EX2-188: an attack before the first turn is against off-guarded DV', () => {
    const fight = duel({ a: { strength: 15 }, b: { dexterity: 4, wears: ['studded'] }, factsB: { turns: 0 } });
    blow(fight, { face: 12, part: ['arm', 0] });
    expect([injuries(fight, B, 'arm'), strainOf(fight)]).toEqual([[1, 0], 3]);
  });

  it('EX2-167, EX2-170: Defend and a readied shield', () => {
    const fight = duel({ a: { mb: 3, dexterity: 2, wears: ['studded'] } });
    blow(fight, { face: 2 });
    fight.submit({ do: 'defend', by: A, with: {} });
    expect(fighter(fight.view, A).ap).toBe(1);
    expect(faultOf(() => blow(fight, { face: 2 }))).toBe('illegal-intent');
    expect(DefenceValue(fight.view, A, B, ARMED)).toBe(18);
    endTurn(fight, A);
    expect(fight.view.has(A, Defending)).toBe(true);
    endTurn(fight, B);
    expect(DefenceValue(fight.view, A, B, ARMED)).toBe(15);

    const shielded = duel({ a: { mb: 2, dexterity: 2, wears: ['chain-shirt'], holds: ['dagger', 'heavy-shield'] } });
    shielded.submit({ do: 'ready-shield', by: A, with: { hand: partsOf(shielded.view, A, 'hand')[1] } });
    expect([DefenceValue(shielded.view, A, B, ARMED), DefenceValue(shielded.view, A, B, TOUCH)]).toEqual([18, 12]);
    expect(faultOf(() => shielded.submit({ do: 'ready-shield', by: A, with: { hand: partsOf(shielded.view, A, 'hand')[1] } }))).toBe('illegal-intent');
    expect(shielded.view.has(A, ShieldReady)).toBe(true);
  });
});

describe('attacks, severity and strain', () => {
  it("EX2-011: the attribute is the attacker's choice", () => {
    const fight = duel({ a: { mb: 2, strength: 4, dexterity: 1 }, b: { dexterity: 4 } });
    blow(fight, { face: 9, part: ['nose', 0] });
    expect(injuries(fight, B, 'nose')).toEqual([1]);
    blow(fight, { face: 9, attribute: 'dexterity' });
    expect(strainOf(fight)).toBe(1);
  });

  it('EX2-023: one degree reaches an eye, not an arm', () => {
    const fight = duel({ a: { strength: 5 } });
    blow(fight, { face: 12 });
    expect(faultOf(() => fight.answer(partsOf(fight.view, B, 'arm')[0]))).toBe('illegal-answer');
    fight.answer(partsOf(fight.view, B, 'eye')[0]);
    expect([injuries(fight, B, 'eye'), strainOf(fight)]).toEqual([[1, 0], 2]);
    // EX2-053
    expect([advantage(fight, B), fight.view.has(B, Blinded)]).toEqual([-1, false]);
  });

  it('EX2-026, EX2-029: unspent degrees add injuries, as many as wanted', () => {
    const fight = duel({ a: { strength: 10 }, b: { holds: ['dagger'] } });
    blow(fight, { face: 12, part: ['hand', 0], extra: 1 });
    expect([injuries(fight, B, 'hand'), strainOf(fight)]).toEqual([[2, 0], 3]);
    expect(bodyPart(fight.view, partsOf(fight.view, B, 'hand')[0]).holds).toBe(-1);
    expect((fight.state.entities[0] as Scene).ground).toHaveLength(1);
    const other = duel({ a: { strength: 15 } });
    blow(other, { face: 12, part: ['hand', 1], extra: 1 });
    expect([injuries(other, B, 'hand'), strainOf(other)]).toEqual([[0, 2], 4]);
  });

  it('EX2-032: four degrees for the heart, one more destroys it', () => {
    const fight = duel({ a: { strength: 25 } });
    blow(fight, { face: 12, part: ['heart', 0], extra: 1, constitution: 12 });
    expect(fight.view.has(B, Dead)).toBe(true);
    expect(fight.over).toEqual({ winner: 0 });
  });

  it('EX2-035: strain grows by 1 and the degrees', () => {
    const fight = duel({ factsB: { strain: 2 }, a: { strength: 2 } });
    blow(fight, { face: 10, part: ['ear', 0] });
    expect(strainOf(fight)).toBe(3);
    const strong = duel({ factsB: { strain: 3 }, a: { strength: 12 } });
    blow(strong, { face: 10, part: ['ear', 0] });
    expect(strainOf(strong)).toBe(6);
    blow(fight, { face: 2 });
    expect(strainOf(fight)).toBe(3);
  });

  it("EX2-089: a critical adds a degree and the weapon's effect", () => {
    const fight = duel({ a: { strength: 2 }, b: { dexterity: 5 } });
    blow(fight, { face: 20, part: ['leg', 0] });
    expect([injuries(fight, B, 'leg'), fight.view.has(B, Bleeding)]).toEqual([[1, 0], true]);
    // The total only counts in the degrees: 22 against 15 is 1, the critical makes 2.
    expect(strainOf(fight)).toBe(3);
  });

  it('EX2-092: a threat that does not hit is a plain miss', () => {
    const fight = duel({ a: { strength: 4, holds: ['scimitar'] }, b: { dexterity: 15 } });
    blow(fight, { face: 19 });
    expect([strainOf(fight), bodyPart(fight.view, partsOf(fight.view, A, 'hand')[0]).holds >= 0]).toEqual([0, true]);
  });

  it('a result equal to DV is a miss that keeps the weapon', () => {
    const fight = duel({ a: { strength: 3 }, b: { dexterity: 4 } });
    blow(fight, { face: 11 });
    const one = duel({ a: { strength: 13 }, b: { dexterity: 4 } });
    blow(one, { face: 1 });
    expect([strainOf(fight), strainOf(one), bodyPart(one.view, partsOf(one.view, A, 'hand')[0]).holds >= 0]).toEqual([0, 0, true]);
  });

  it('a natural 20 below DV is one minor injury, whatever the sizes', () => {
    const giant = duel({ b: { dexterity: 25, size: 6 } });
    blow(giant, { face: 20, part: ['ear', 0] });
    expect([injuries(giant, B, 'ear'), strainOf(giant)]).toEqual([[1, 0], 1]);
    const fight = duel({ b: { dexterity: 15 } });
    blow(fight, { face: 20, part: ['ear', 1] });
    expect([injuries(fight, B, 'ear'), strainOf(fight), fight.view.has(B, Bleeding)]).toEqual([[0, 1], 1, false]);
  });

  it('EX2-095: a natural 1 below DV drops the weapon; it can be picked up', () => {
    const fight = duel({ a: { strength: 5 }, b: { dexterity: 4 } });
    const [hand] = partsOf(fight.view, A, 'hand');
    blow(fight, { face: 1 });
    expect(bodyPart(fight.view, hand).holds).toBe(-1);
    fight.submit({ do: 'pick-up', by: A, with: { hand, lying: 0 } });
    expect([bodyPart(fight.view, hand).holds >= 0, fighter(fight.view, A).ap, (fight.state.entities[0] as Scene).ground]).toEqual([true, 1, []]);
  });

  it('EX2-098: a natural 1 that hits reaches one step less', () => {
    const fight = duel({ a: { strength: 21 } });
    blow(fight, { face: 1 });
    expect(faultOf(() => fight.answer(partsOf(fight.view, B, 'arm')[0]))).toBe('illegal-answer');
    fight.answer(partsOf(fight.view, B, 'foot')[0]);
    expect([injuries(fight, B, 'foot'), strainOf(fight)]).toEqual([[1, 0], 2]);
    const cap = duel({ a: { strength: 21 }, options: { naturalOneSeverity: 'capOnly' } });
    blow(cap, { face: 1, part: ['foot', 0], extra: 1 });
    expect([injuries(cap, B, 'foot'), strainOf(cap)]).toEqual([[2, 0], 3]);
  });

  it('EX2-113, EX2-116: size changes roll and degrees', () => {
    const larger = duel({ a: { strength: 4 }, b: { size: 5, dexterity: 5 } });
    expect(AttackBonus(larger.view, A, B, swing(larger, A))).toBe(5);
    blow(larger, { face: 12 });
    expect([larger.pending, strainOf(larger)]).toEqual([null, 1]);
    const smaller = duel({ a: { strength: 5, size: 5, at: [0, 1] }, b: { size: 3 } });
    expect(AttackBonus(smaller.view, A, B, swing(smaller, A))).toBe(3);
    blow(smaller, { face: 9, part: ['leg', 0] });
    expect(injuries(smaller, B, 'leg')).toEqual([1, 0]);
  });

  it('EX2-125: three attacks a turn, each with one more disadvantage', () => {
    const fight = duel({});
    const pools: string[] = [];
    for (let i = 0; i < 3; i++) blow(fight, { face: 2 });
    for (const line of fight.lines) if (line.in === 'roll' && line.roll === 'attack') pools.push(line.pool);
    expect(pools).toEqual([die(20).id, '2(d20)kl', '3(d20)kl']);
    expect([fighter(fight.view, A).ap, faultOf(() => blow(fight, { face: 2 }))]).toEqual([0, 'illegal-intent']);
  });

  it('the counted advantage is capped at four dice more, or not at all', () => {
    const state = { hurtA: { eye: [1, 1], head: [1], heart: [1] } };
    const capped = duel(state);
    // Eyes 2, blinded 2, concussed 1, sickened 1.
    expect(advantage(capped, A)).toBe(-6);
    blow(capped, { face: 2 });
    const free = duel({ ...state, options: { netAdvantageCap: 'none' } });
    blow(free, { face: 2 });
    const poolOf = (fight: Fight): string[] => fight.lines.flatMap((line) => (line.in === 'roll' && line.roll === 'attack' ? [line.pool] : []));
    expect([poolOf(capped), poolOf(free)]).toEqual([['5(d20)kl'], ['7(d20)kl']]);
  });
});

describe('parry', () => {
  const ready = { b: {}, factsB: { reactions: 2, stamina: 14, turns: 1 } };

  it('EX2-176: a parry by more than nothing deflects a plain hit', () => {
    const fight = duel({ ...ready });
    blow(fight, { face: 12, parry: 13 });
    expect([fight.pending, strainOf(fight), fighter(fight.view, B).stamina, fighter(fight.view, B).reactions]).toEqual([null, 0, 13, 1]);
  });

  it('EX2-179: a tie changes nothing but is paid for', () => {
    const fight = duel({ ...ready, a: { strength: 10 }, b: { strength: 10 } });
    blow(fight, { face: 12, parry: 12, part: ['leg', 1] });
    expect([injuries(fight, B, 'leg'), fighter(fight.view, B).reactions, fighter(fight.view, B).stamina]).toEqual([[0, 1], 1, 13 - 3]);
  });

  it('EX2-185: usual modifiers, injured eyes too', () => {
    const fight = duel({ a: { strength: 5 }, b: { mb: 3, strength: 2 }, hurtB: { eye: [1, 0] }, factsB: { reactions: 1, stamina: 4 } });
    blow(fight, { face: 12, parry: 13, part: ['ear', 0] });
    expect(fight.lines.find((line) => line.in === 'roll' && line.roll === 'parry')).toMatchObject({ pool: '2(d20)kl' });
    expect([injuries(fight, B, 'ear'), strainOf(fight)]).toEqual([[1, 0], 1]);
  });

  it('nobody is asked without reaction, Stamina or Constitution', () => {
    for (const facts of [{ reactions: 0 }, { reactions: 2, stamina: 0 }, { reactions: 2, con: null, stamina: 0 }]) {
      const fight = duel({ factsB: facts });
      blow(fight, { face: 12 });
      expect(asked(fight)).toBe('choose-part');
    }
  });

  it('with size first, size may decide whether a parry deflects', () => {
    const giant = { a: { strength: 6, size: 5, at: [0, 1] as const }, b: { size: 4 }, factsB: { reactions: 1 } };
    for (const [options, left] of [
      [{}, null],
      [{ parryBeforeSize: false }, 'choose-part'],
    ] as const) {
      const fight = duel({ ...giant, options });
      blow(fight, { face: 7, parry: 14 });
      expect(asked(fight)).toBe(left);
    }
  });
});

describe('what injuries do', () => {
  it('EX2-047: all ears', () => {
    expect(duel({ hurtB: { ear: [1, 0] } }).view.has(B, Deafened)).toBe(false);
    const fight = duel({ hurtB: { ear: [2, 1] } });
    expect([fight.view.has(B, Deafened), isLost(fight.view, partsOf(fight.view, B, 'ear')[0])]).toEqual([true, true]);
  });

  it('EX2-059, EX2-071: standing up costs more', () => {
    expect(StandUpCost(duel({ hurtB: { foot: [1, 0] } }).view, B)).toBe(2);
    expect(StandUpCost(duel({ hurtB: { foot: [1, 0], leg: [0, 1] } }).view, B)).toBe(4);
    expect(StandUpCost(duel({ hurtB: { foot: [1, 0], leg: [0, 1] }, options: { standUpIncreasesAdd: false } }).view, B)).toBe(3);
  });

  it('EX2-062: with all feet injured one falls and stays down', () => {
    const fight = duel({ a: { strength: 5 }, hurtB: { foot: [1, 0] } });
    blow(fight, { face: 12, part: ['foot', 1] });
    expect(fight.view.has(B, Prone)).toBe(true);
    // The prone are easier to hit and hit worse.
    expect([advantage(fight, A), advantage(fight, B)]).toEqual([1, -1]);
    endTurn(fight, A);
    expect(faultOf(() => fight.submit({ do: 'stand-up', by: B, with: {} }))).toBe('illegal-intent');
    fight.fiat('healed by magic', [['injured', partsOf(fight.view, B, 'foot')[0], 0]]);
    fight.submit({ do: 'stand-up', by: B, with: {} });
    fight.answer(null);
    expect([fight.view.has(B, Prone), fighter(fight.view, B).ap]).toEqual([false, 1]);
  });

  it('EX2-074, EX2-077, EX2-080: the single head', () => {
    const first = duel({ a: { strength: 15 }, b: { con: 12 } });
    blow(first, { face: 12, part: ['head', 0] });
    expect([advantage(first, B), CheckAdvantage(first.view, B), first.view.has(B, Concussed)]).toEqual([-1, -1, true]);
    const second = duel({ a: { strength: 15 }, b: { con: 12 }, hurtB: { head: [1] } });
    blow(second, { face: 12, part: ['head', 0], constitution: 14 });
    expect([Dazed, Stunned, Confused].map((one) => second.view.has(B, one))).toEqual([true, false, false]);
    endTurn(second, A);
    expect(fighter(second.view, B).ap).toBe(1);
    endTurn(second, B);
    expect([Dazed, Confused].map((one) => second.view.has(B, one))).toEqual([false, true]);
    const fourth = duel({ a: { strength: 15 }, hurtB: { head: [3] } });
    blow(fourth, { face: 12, part: ['head', 0] });
    expect([injuries(fourth, B, 'head'), fourth.view.has(B, Dead)]).toEqual([[4], true]);
  });

  it('parts of a destroyed head are lost with it, or not by the option', () => {
    const heads = [
      { part: 'head', count: 2 },
      { part: 'eye', count: 2, on: 'head' },
      { part: 'ear', count: 1 },
    ] as const;
    for (const [attachedPartsLost, lost] of [
      [true, [true, false]],
      [false, [false, false]],
    ] as const) {
      const fight = duel({ b: { body: heads }, hurtB: { head: [4, 0] }, options: { attachedPartsLost } });
      expect(partsOf(fight.view, B, 'eye').map((eye) => isLost(fight.view, eye))).toEqual(lost);
    }
  });

  it('one head of two is not more than half', () => {
    const body = [{ part: 'head', count: 2 }] as const;
    expect(duel({ b: { body }, hurtB: { head: [1, 0] } }).view.has(B, Concussed)).toBe(false);
    expect(duel({ b: { body }, hurtB: { head: [1, 2] } }).view.has(B, Concussed)).toBe(true);
    expect(duel({ b: { body }, hurtB: { head: [1, 2] }, options: { headMajority: 'exactly' } }).view.has(B, Concussed)).toBe(false);
  });

  it('EX2-086: the heart sickens even the firm', () => {
    const fight = duel({ a: { strength: 20 }, b: { con: 12 } });
    blow(fight, { face: 12, part: ['heart', 0], constitution: 14 });
    expect([Stunned, Sickened].map((one) => fight.view.has(B, one))).toEqual([false, true]);
  });
});

describe('stamina and unconsciousness', () => {
  it('EX2-014: the maximum, never below 1', () => {
    const most = (con: number, strain = 0): number => MaxStamina(duel({ b: { con, level: 3, trained: 6 }, factsB: { strain } }).view, B);
    expect([most(2), most(-1), most(-3), most(2, 20)]).toEqual([12, 3, 1, 1]);
  });

  it('EX2-017: without Constitution nothing touches Stamina', () => {
    const fight = duel({ b: { con: null } });
    blow(fight, { face: 12, part: ['nose', 0] });
    expect([strainOf(fight), fighter(fight.view, B).stamina, fight.view.has(B, Exhausted)]).toEqual([0, 0, false]);
    const shattered = duel({ b: { con: null }, hurtB: { arm: [2, 1] } });
    blow(shattered, { face: 12, part: ['nose', 0] });
    expect(shattered.view.has(B, Dead)).toBe(true);
  });

  it('Stamina spills over into Exhaustion, whose end is the end', () => {
    const fight = duel({ a: { strength: 10 }, factsB: { stamina: 1, exhaustion: 4 } });
    blow(fight, { face: 12, part: ['nose', 0], extra: 0 });
    expect([fighter(fight.view, B).stamina, fighter(fight.view, B).exhaustion, fight.view.has(B, Exhausted)]).toEqual([0, 2, true]);
    blow(fight, { face: 12, part: ['nose', 0], extra: 0 });
    // The blow that knocks out asks for no save.
    expect([fight.view.has(B, Unconscious), fight.view.has(B, Dead), fight.over]).toEqual([true, false, { winner: 0 }]);
  });

  it('exertion wears the exhausted out at the end of the turn', () => {
    for (const [acts, left] of [
      [true, 3],
      [false, 4],
    ] as const) {
      const fight = duel({ factsA: { stamina: 0, exhaustion: 4 } });
      if (acts) blow(fight, { face: 2 });
      endTurn(fight, A);
      expect(fighter(fight.view, A).exhaustion).toBe(left);
    }
  });

  it('bleeding takes Stamina at the start of the turn', () => {
    const fight = duel({ a: { strength: 2 }, b: { dexterity: 5 } });
    blow(fight, { face: 20, part: ['leg', 0] });
    const { stamina } = fighter(fight.view, B);
    endTurn(fight, A);
    expect(fighter(fight.view, B).stamina).toBe(stamina - 1);
  });

  /** B lies unconscious beside A, and a third keeps the fight going. */
  function lying(why: number, hurtB: Injuries, bleeds: number, strength = 5, con = 0): Fight {
    const rules = makeRuleset(celesia);
    const state = muster(rules, { width: 9, height: 9, ready: true }, [
      { name: 'A', side: 0, at: [1, 1], body: HUMANOID, mb: 0, strength, holds: ['dagger'] },
      { name: 'B', side: 1, at: [2, 1], body: HUMANOID, con },
      { name: 'C', side: 1, at: [5, 5], body: HUMANOID },
    ]);
    Object.assign(state.entities[0] as Scene, { order: [A, B, 35] });
    Object.assign(state.entities[B] as Fighter, { turns: 1, stamina: 0, exhaustion: 0 });
    hurt(state, B, hurtB);
    const borne = (id: number, kind: number, value: number) => ({ id, kind, source: -1, value, since: id, parent: -1, clock: -1, of: -1, at: 0 });
    state.entities[B].conditions = [borne(1, rules.codeOf(Unconscious), why), ...(bleeds > 0 ? [borne(2, rules.codeOf(Bleeding), bleeds)] : [])];
    state.serial = 2;
    return Fight.open(rules, state, { seed: 'save' });
  }
  const saves = (fight: Fight): number => fight.lines.filter((line) => line.in === 'roll' && line.roll === 'constitution').length;

  it('the unconscious save against the sum of their injuries, or die', () => {
    for (const [face, dead] of [
      [8, false],
      [7, true],
    ] as const) {
      const fight = lying(FROM_EXHAUSTION, { arm: [2, 0] }, 0);
      // DV 5: 12 + 5 is 2 degrees and one more against the helpless; two injuries of 1 on an ear: DC 6 + 2.
      blow(fight, { face: 12, part: ['ear', 0], extra: 1, constitution: face });
      expect([fight.view.has(B, Dead), saves(fight)]).toEqual([dead, 1]);
    }
  });

  it('EX2-020: bleeding forces the save too; a natural 20 ends it and wakes', () => {
    for (const [face, awake, dead] of [
      [20, true, false],
      [5, false, false],
      [4, false, true],
    ] as const) {
      const fight = lying(FROM_EXHAUSTION, { ear: [1, 0] }, 4);
      fight.force({ roll: 'constitution', who: B, total: face, faces: null, reason: 'example' });
      endTurn(fight, A);
      const b = fighter(fight.view, B);
      expect([fight.view.has(B, Unconscious), fight.view.has(B, Dead)]).toEqual([!awake, dead]);
      if (awake) expect([b.stamina, b.exhaustion, fight.view.has(B, Bleeding), fight.declarers]).toEqual([1, 5, false, [B]]);
    }
  });

  it('the knocked out wake on a check of 30, the comatose never try', () => {
    const fight = lying(MAY_WAKE, { head: [3] }, 0);
    endTurn(fight, A);
    expect([saves(fight), fight.view.has(B, Unconscious)]).toEqual([1, true]);
    const coma = lying(COMA, { head: [3] }, 0);
    endTurn(coma, A);
    expect(saves(coma)).toBe(0);
    const tough = lying(MAY_WAKE, { head: [3] }, 0, 5, 10);
    tough.force({ roll: 'constitution', who: B, total: 20, faces: null, reason: 'example' });
    endTurn(tough, A);
    expect([tough.view.has(B, Unconscious), saves(tough)]).toEqual([false, 1]);
  });

  it('EX2-080: whoever dies of the fourth head injury makes no save', () => {
    const fight = lying(COMA, { head: [3] }, 0, 15);
    blow(fight, { face: 12, part: ['head', 0] });
    expect([fight.view.has(B, Dead), saves(fight)]).toEqual([true, 0]);
  });
});

describe('moving and reacting', () => {
  it('leaving a threatened square lets the enemy strike first, once for the move, without AP or iterative disadvantage', () => {
    const fight = duel({ factsB: { reactions: 2, attacks: 3 }, b: { holds: ['dagger'], strength: 1 } });
    fight.force({ roll: 'attack', who: B, total: 11, faces: null, reason: 'example' });
    fight.submit({
      do: 'move',
      by: A,
      with: {
        along: [
          { x: 1, y: 2 },
          { x: 0, y: 3 },
          { x: 0, y: 4 },
        ],
      },
    });
    expect([asked(fight), fighter(fight.view, A).y]).toEqual(['provoked', 1]);
    expect(faultOf(() => fight.answer({ do: 'strike', by: B, with: { weapon: partsOf(fight.view, B, 'hand')[0], at: A, attribute: 'strength' } }))).toBe(
      'illegal-answer',
    );
    fight.answer({ do: 'reactive-attack', by: B, with: { weapon: partsOf(fight.view, B, 'hand')[0], at: A, attribute: 'strength' } });
    fight.answer(null, { who: A, ask: 'choose-parry' });
    fight.answer(partsOf(fight.view, A, 'nose')[0], { who: B });
    expect(asked(fight)).toBe('go-on');
    fight.answer(true);
    expect(fight.pending).toBe(null);
    expect([fighter(fight.view, A).x, fighter(fight.view, A).y, fighter(fight.view, A).ap, fighter(fight.view, B).reactions]).toEqual([0, 4, 2, 1]);
    expect(fight.lines.find((line) => line.in === 'roll' && line.roll === 'attack')).toMatchObject({ pool: 'd20' });
  });

  it('whoever is felled on the way stays where it was, and the AP is gone', () => {
    const fight = duel({ a: { con: null }, factsB: { reactions: 1 }, b: { strength: 1 }, hurtA: { arm: [2, 1] } });
    fight.force({ roll: 'attack', who: B, total: 11, faces: null, reason: 'example' });
    fight.submit({ do: 'move', by: A, with: { along: [{ x: 0, y: 1 }] } });
    fight.answer({ do: 'reactive-attack', by: B, with: { weapon: partsOf(fight.view, B, 'hand')[0], at: A, attribute: 'strength' } });
    fight.answer(partsOf(fight.view, A, 'nose')[0]);
    expect([fight.over, fighter(fight.view, A).x, fighter(fight.view, A).ap]).toEqual([{ winner: 1 }, 1, 2]);
  });

  it('whoever is brought down on the way goes no further', () => {
    const fight = duel({ factsA: { reactions: 0 }, factsB: { reactions: 1 }, b: { strength: 6 }, hurtA: { foot: [1, 0] } });
    fight.force({ roll: 'attack', who: B, total: 11, faces: null, reason: 'example' });
    fight.submit({ do: 'move', by: A, with: { along: [{ x: 0, y: 1 }] } });
    fight.answer({ do: 'reactive-attack', by: B, with: { weapon: partsOf(fight.view, B, 'hand')[0], at: A, attribute: 'strength' } });
    if (asked(fight) === 'choose-parry') fight.answer(null);
    fight.answer(partsOf(fight.view, A, 'foot')[1]);
    expect([fight.pending, fighter(fight.view, A).x, fight.view.has(A, Prone), fighter(fight.view, A).ap]).toEqual([null, 1, true, 2]);
  });
});
