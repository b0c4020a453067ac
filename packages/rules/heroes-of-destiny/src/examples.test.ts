import { Fight, type IntentJson, makeRuleset } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Attack,
  AttackBonus,
  awake,
  CheckBonus,
  Dead,
  Defence,
  Defending,
  Dying,
  Exhausted,
  fighter,
  heroesOfDestiny,
  LEVELS,
  levelOf,
  MaxStamina,
  movementRate,
  type Sheet,
  Staggered,
  scene,
  setUp,
  Unconscious,
  WoundSlots,
} from './index.ts';

// The worked examples of the rules, by their numbers.

const rules = makeRuleset(heroesOfDestiny);
const left = { x: 2, y: 2 };
const right = { x: 3, y: 2 };

/** A acts in round 1; nobody else has a turn left. */
function inTurnOfA(a: Partial<Sheet>, ...others: Partial<Sheet>[]): Fight {
  const sheets = [a, ...others].map((more, i) => ({
    name: 'ABCD'[i],
    side: i === 0 ? 0 : 1,
    at: i === 0 ? left : { ...right, y: 1 + i },
    hadTurn: true,
    ap: 7,
    initiative: i === 0 ? 15 : 1,
    ...more,
  }));
  return Fight.open(rules, setUp(rules, { round: 1, acting: 1 }, sheets), { seed: 'example', strict: true });
}

const act = (by: number, what: string, chosen: IntentJson['with'] = {}): IntentJson => ({ do: what, by, with: chosen });
const force = (fight: Fight, roll: string, who: number, total: number): void => fight.force({ roll, who, faces: null, total, reason: 'example' });

/** A, rolling this, attacks B. */
function strikes(roll: number, a: Partial<Sheet>, b: Partial<Sheet>): Fight {
  const fight = inTurnOfA(a, b);
  force(fight, 'attack', 1, roll);
  fight.submit(act(1, 'attack', { at: 2 }));
  return fight;
}

/** B receives this much final damage: an attack of 10 that just reaches Defense 10. */
function receives(damage: number, b: Partial<Sheet>): Fight {
  return strikes(0, { dex: 10, str: damage - 5 + (b.vit ?? 0), gear: ['battle-axe'] }, b);
}

const wounds = (fight: Fight, who = 2): readonly number[] => fighter(fight.view, who).wounds;
const events = (fight: Fight, id: string): readonly (readonly unknown[])[] =>
  fight.lines.flatMap((line) => (line.in === 'done' ? line.events.filter((one) => one[0] === id) : []));

/** Nobody takes the chances that come up. */
function neverAsk(fight: Fight, who: number): void {
  for (const ask of ['turn-begins', 'turn-ends', 'action-declared', 'action-done', 'reaction']) fight.order({ who, ask, do: 'never', when: null, value: null });
}

describe('wounds', () => {
  it('EX0-002: slots by Persona and Vitality', () => {
    const fight = inTurnOfA({ vit: 5, prs: 4 }, { vit: -1 }, { vit: 3, prs: -5 });
    const slots = (who: number): number[] => [1, 2, 3, 4, 5].map((level) => WoundSlots(fight.view, who, who, level));
    expect([slots(1), slots(2), slots(3)]).toEqual([
      [9, 5, 4, 3, 1],
      [5, 3, 2, 1, 1],
      [0, 4, 3, 3, 1],
    ]);
  });

  it('EX0-005: exactly the fatal threshold', () => {
    expect(wounds(strikes(3, { dex: 12, str: 2, gear: ['battle-axe'] }, { spd: 2, gear: ['leather'] }))).toEqual([0, 0, 0, 0, 1]);
  });

  it('EX0-008: a hit that causes no wound', () => {
    const fight = strikes(0, { dex: 11, gear: ['short-sword'] }, { spd: 2, gear: ['plate'] });
    expect(events(fight, 'attacked')).toEqual([['attacked', 1, 2, 12, 12]]);
    expect(wounds(fight)).toEqual([0, 0, 0, 0, 0]);
    expect(levelOf(-3)).toBe(0);
  });

  it('EX0-011, EX0-014, EX0-017: full levels overflow upward', () => {
    expect(wounds(receives(2, { wounds: [0, 3, 2, 1, 0] }))).toEqual([0, 3, 2, 2, 0]);
    expect(wounds(receives(1, { vit: 1, prs: -3, wounds: [2, 1, 0, 0, 0] }))).toEqual([2, 2, 0, 0, 0]);
    expect(wounds(receives(4, { wounds: [1, 1, 2, 0, 0], npc: true, track: 'standard' }))).toEqual([1, 1, 2, 1, 0]);
  });

  it('each point of damage causes its level', () => {
    const named = (damage: number): string => LEVELS[levelOf(damage) - 1];
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 30].map(named)).toEqual([
      'light',
      'light',
      'moderate',
      'moderate',
      'severe',
      'severe',
      'critical',
      'critical',
      'fatal',
      'fatal',
    ]);
  });

  it('EX0-188: a fatal wound kills an ordinary NPC at once, a special one lies dying', () => {
    const ordinary = receives(9, { npc: true, track: 'elite' });
    expect([wounds(ordinary)[4], ordinary.view.has(2, Dead)]).toEqual([1, true]);
    const special = receives(9, { npc: true, track: 'elite', special: true });
    expect([wounds(special)[4], special.view.has(2, Dead), special.view.has(2, Dying), awake(special.view, 2)]).toEqual([1, false, true, false]);
  });

  it('with the fatal slot full there is only death', () => {
    expect(receives(8, { wounds: [0, 0, 0, 0, 1] }).view.has(2, Dead)).toBe(true);
  });

  it('a critical wound knocks out whom Fortitude does not keep awake', () => {
    for (const [roll, falls] of [
      [6, true],
      [5, true],
    ] as const) {
      const fight = inTurnOfA({ dex: 10, str: 1, gear: ['battle-axe'] }, {}, {});
      force(fight, 'attack', 1, 0);
      force(fight, 'fortitude', 2, roll);
      fight.submit(act(1, 'attack', { at: 2 }));
      expect(fight.view.has(2, Unconscious)).toBe(falls);
    }
    const tough = inTurnOfA({ dex: 10, str: 1, gear: ['battle-axe'] }, { skills: { Resistance: 1 } });
    force(tough, 'attack', 1, 0);
    force(tough, 'fortitude', 2, 6);
    tough.submit(act(1, 'attack', { at: 2 }));
    expect(tough.view.has(2, Unconscious)).toBe(false);
  });
});

describe('stamina', () => {
  const rebuffs = (dan: Partial<Sheet>): Fight => {
    const fight = inTurnOfA({ at: { x: 0, y: 2 } }, { gear: ['spear'], at: { x: 4, y: 2 }, ...dan });
    force(fight, 'attack', 2, -4);
    fight.submit(
      act(1, 'move', {
        along: [
          { x: 1, y: 2 },
          { x: 2, y: 2 },
        ],
      }),
    );
    fight.answer(act(2, 'rebuff', { at: 1 }) as never, { ask: 'reaction' });
    return fight;
  };

  it('EX0-020: what it does not cover becomes fatigue', () => {
    const fight = rebuffs({ stamina: 0, maxStamina: 10, fatigue: 1 });
    expect(fighter(fight.view, 2)).toMatchObject({ stamina: 0, fatigue: 2 });
    expect([MaxStamina(fight.view, 2), fight.view.has(2, Exhausted), fight.view.has(2, Staggered)]).toEqual([8, false, false]);
  });

  it('EX0-023: fatigue of half the normal stamina exhausts, of all of it staggers; never an ordinary NPC', () => {
    const fight = rebuffs({ stamina: 0, maxStamina: 8, fatigue: 7, vit: -2 });
    expect([MaxStamina(fight.view, 2), fight.view.has(2, Exhausted), fight.view.has(2, Staggered)]).toEqual([0, true, true]);
    expect(rebuffs({ stamina: 0, maxStamina: 8, fatigue: 7, npc: true }).view.has(2, Staggered)).toBe(false);
  });
});

describe('numbers', () => {
  it('EX0-050: skill defenses', () => {
    const fight = inTurnOfA(
      { str: 3, dex: 1, vit: 2, prs: -1, size: 2, skills: { Athletics: 2, 'Athletics/Power': 1, Reflex: 2, Resistance: 1, 'Resistance/Fortitude': 2 } },
      {},
    );
    const of = (kind: 'power' | 'agility' | 'fortitude' | 'willpower'): number => Defence(fight.view, 1, 2, { kind, braced: false });
    expect([of('power'), of('agility'), of('fortitude'), of('willpower')]).toEqual([18, 11, 15, 10]);
  });

  it('Speed and Reason count for no less than -5', () => {
    const fight = inTurnOfA({ spd: -4, rsn: -3, gear: ['shield', 'arming-sword'] }, {});
    expect([Defence(fight.view, 1, 2, { kind: 'melee', braced: false }), Defence(fight.view, 1, 2, { kind: 'ranged', braced: false })]).toEqual([8, 7]);
  });

  it('EX0-194: what is added to the roll', () => {
    const skills = { Melee: 3, 'Melee/blade': 2, Aim: 1, Arcana: 4, 'Arcana/fire': 2, Resistance: 2, 'Resistance/Fortitude': 1 };
    const fight = inTurnOfA({ dex: 2, rsn: 3, vit: 1, prs: -1, size: 2, skills }, {});
    const attack: Attack = {
      by: 1,
      at: 2,
      way: 'melee',
      weapon: rules.codeNamed('arming-sword'),
      school: 'fire',
      targets: 'melee',
      distance: 0,
      damage: 0,
      piercing: 0,
      steps: 0,
    };
    const bonus = (more: Partial<Attack>): number => AttackBonus(fight.view, 1, 2, { ...attack, ...more });
    expect([bonus({}), bonus({ way: 'ranged', weapon: rules.codeNamed('sling') }), bonus({ way: 'spell' }), CheckBonus(fight.view, 1, 1, 'fortitude')]).toEqual(
      [8, 2, 9, 4],
    );
    expect(bonus({ way: 'ranged', weapon: rules.codeNamed('sling'), distance: 41 })).toBe(-2);
  });

  it('EX0-176: which Defense an attack targets', () => {
    const b: Partial<Sheet> = { spd: 1, gear: ['quarterstaff', 'arming-sword', 'mail'] };
    const melee = strikes(3, { dex: 9, gear: ['arming-sword'] }, b);
    expect(events(melee, 'attacked')).toEqual([['attacked', 1, 2, 13, 14]]);
    const ranged = strikes(3, { dex: 10, str: 1, gear: ['short-bow'] }, { ...b, initiative: 0 });
    expect(events(ranged, 'attacked')).toEqual([['attacked', 1, 2, 13, 11]]);
    expect(wounds(ranged)).toEqual([0, 1, 0, 0, 0]);
  });
});

describe('action points and movement', () => {
  it('EX0-080: what is gained over the maximum is lost', () => {
    const fight = inTurnOfA({ spd: 2, ap: 20 }, {});
    neverAsk(fight, 1);
    fight.submit(act(1, 'end-turn'));
    expect(scene(fight.view).round).toBe(2);
    expect(fighter(fight.view, 1).ap).toBe(24);
    expect(events(fight, 'resource-set').filter((one) => one[1] === 1)).toEqual([['resource-set', 1, rules.codes.resources.indexOf('ap'), 24]]);
  });

  it('EX0-101: movement rates', () => {
    expect([-45, -30, -29, -26, -25, -2, -1, 2, 3, 6, 7, 66, 67, 70].map(movementRate)).toEqual([0, 0, 1, 1, 2, 7, 8, 8, 9, 9, 10, 24, 25, 25]);
  });

  it('EX0-107: every second diagonal counts two', () => {
    const yards = [4, 5, 3, 2].map((steps) => {
      const fight = inTurnOfA({ ap: 12, at: { x: 5, y: 5 } }, { at: { x: 0, y: 0 } });
      fight.submit(act(1, 'move', { along: Array.from({ length: steps }, (_, i) => ({ x: 6 + i, y: 6 + i })) }));
      return fighter(fight.view, 1).movedYards;
    });
    expect(yards).toEqual([6, 7, 4, 3]);
  });

  it('EX0-197: purchases of one round are priced by their total', () => {
    const fight = inTurnOfA({ str: 3, ap: 10, at: { x: 0, y: 5 } }, { at: { x: 0, y: 0 } });
    const spent = [
      [1, 2],
      [3, 4],
      [5, 6, 7, 8, 9],
    ].map((xs) => {
      fight.submit(act(1, 'move', { along: xs.map((x) => ({ x, y: 5 })) }));
      return fighter(fight.view, 1).movedAp;
    });
    expect(spent).toEqual([1, 2, 4]);
    expect(fighter(fight.view, 1)).toMatchObject({ ap: 6, movedYards: 9 });
  });
});

describe('initiative', () => {
  it('EX0-062: a critical success moves two scores, and the order with them', () => {
    const fight = inTurnOfA({ initiative: 12, gear: ['dagger'] }, { initiative: 10, hadTurn: false }, { initiative: 9, hadTurn: false });
    neverAsk(fight, 1);
    neverAsk(fight, 3);
    force(fight, 'attack', 1, 6);
    fight.submit(act(1, 'attack', { at: 2 }));
    expect([1, 2, 3].map((who) => fighter(fight.view, who).initiative)).toEqual([14, 8, 9]);
    fight.submit(act(1, 'end-turn'));
    expect(fight.declarers).toEqual([3]);
    fight.submit(act(3, 'end-turn'));
    expect(fight.declarers).toEqual([2]);
  });

  it('EX0-086: ties go by lot, drawn anew each round', () => {
    const fight = inTurnOfA({ initiative: 11 }, { initiative: 9, hadTurn: false }, { initiative: 9, hadTurn: false });
    for (const who of [1, 2, 3]) neverAsk(fight, who);
    force(fight, 'lot', 3, 1);
    force(fight, 'lot', 3, 2);
    for (let n = 0; n < 6; n++) fight.submit(act(fight.declarers[0], 'end-turn'));
    expect(events(fight, 'turn-began').map((one) => one[1])).toEqual([3, 2, 1, 2, 3, 1]);
  });

  it('EX0-089: initiative 1 acts out of turn once', () => {
    const sheets: Sheet[] = [
      { name: 'A', side: 0, at: left, initiative: 1, ap: 6, hadTurn: true },
      { name: 'B', side: 1, at: right, initiative: 0, ap: 6 },
    ];
    const fight = Fight.open(rules, setUp(rules, { round: 1 }, sheets), { seed: 'example' });
    fight.answer(act(1, 'act-out-of-turn', { action: act(1, 'defend') }) as never, { who: 1, ask: 'turn-begins' });
    expect(fighter(fight.view, 1)).toMatchObject({ initiative: 0, ap: 3 });
    fight.submit(act(2, 'defend'));
    expect(fight.pending).toBeNull();
  });
});

describe('reactions', () => {
  it('EX0-092: harried for the rest of the round, at no initiative', () => {
    const fight = inTurnOfA({ dex: 10, ap: 12, initiative: 12, gear: ['short-bow'] }, { initiative: 3, ap: 10, gear: ['arming-sword'] }, { initiative: 0 });
    force(fight, 'attack', 1, 4);
    fight.submit(act(1, 'attack', { at: 2 }));
    fight.answer(act(2, 'harry', { at: 1 }) as never, { ask: 'reaction' });
    force(fight, 'attack', 1, 0);
    fight.submit(act(1, 'attack', { at: 3 }));
    expect(fight.pending).toBeNull();
    expect(events(fight, 'attacked').map((one) => one[3])).toEqual([12, 8]);
    expect(fighter(fight.view, 2)).toMatchObject({ initiative: 3, ap: 8 });
  });

  it('EX0-095: any reaction ends what was readied', () => {
    const fight = inTurnOfA({ ap: 12, gear: ['short-bow'] }, { initiative: 5, ap: 10, gear: ['arming-sword'], readied: 'attack' });
    force(fight, 'attack', 1, -4);
    fight.submit(act(1, 'attack', { at: 2 }));
    expect(fight.pending).toMatchObject({ whos: [2] });
    fight.answer(act(2, 'harry', { at: 1 }) as never, { ask: 'reaction' });
    expect(fighter(fight.view, 2).readied).toBe('');
    expect(fight.pending).toBeNull();
  });

  it('EX0-125: the defensive posture adds 2, until a wound', () => {
    const fight = inTurnOfA({ spd: 1 }, { dex: 12, str: 3, gear: ['mace'], hadTurn: false, ap: 10 });
    neverAsk(fight, 1);
    fight.submit(act(1, 'defend'));
    fight.submit(act(1, 'end-turn'));
    force(fight, 'attack', 2, 0);
    fight.submit(act(2, 'attack', { at: 1 }));
    fight.answer('braced', { who: 1, ask: 'choose-guard' });
    expect(events(fight, 'attacked')).toEqual([['attacked', 2, 1, 12, 13]]);
    force(fight, 'attack', 2, 2);
    fight.submit(act(2, 'attack', { at: 1 }));
    fight.answer('power', { who: 1, ask: 'choose-guard' });
    expect(events(fight, 'attacked').at(-1)).toEqual(['attacked', 2, 1, 14, 10]);
    expect(fight.view.has(1, Defending)).toBe(false);
    expect(fight.view.has(1, Unconscious) || wounds(fight, 1)[4] === 1).toBe(true);
  });

  it('the posture ends as the own turn begins', () => {
    const fight = inTurnOfA({ spd: 1 }, {});
    neverAsk(fight, 1);
    fight.submit(act(1, 'defend'));
    expect(fight.view.has(1, Defending)).toBe(true);
    fight.submit(act(1, 'end-turn'));
    expect([scene(fight.view).round, fight.declarers, fight.view.has(1, Defending)]).toEqual([2, [1], false]);
  });
});

describe('the helpless', () => {
  it('lie, are hit more easily and wounded one level more severely', () => {
    const fight = inTurnOfA({ dex: 7, str: 1, ap: 21, spd: 1, gear: ['battle-axe'] }, { npc: true, track: 'elite' }, {});
    neverAsk(fight, 1);
    // 3 + 7 against 10 and 6 damage: critical.
    force(fight, 'attack', 1, 3);
    force(fight, 'fortitude', 2, -5);
    fight.submit(act(1, 'attack', { at: 2 }));
    expect([wounds(fight), fight.view.has(2, Unconscious)]).toEqual([[0, 0, 0, 1, 0], true]);
    // -2 + 7 + 3 against 10 misses by 2; 0 + 7 + 3 does the same 6 damage: now fatal.
    force(fight, 'attack', 1, -2);
    fight.submit(act(1, 'attack', { at: 2 }));
    expect(wounds(fight)).toEqual([0, 0, 0, 1, 0]);
    force(fight, 'attack', 1, 0);
    fight.submit(act(1, 'attack', { at: 2 }));
    expect(wounds(fight)).toEqual([0, 0, 0, 1, 1]);
  });
});
