import { type Fight, type IntentJson, makeRules } from '@riposte/kernel';
import { faultOf, type Passage, playSuspended, type Step, WAYS } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { at, muster, type Sheet } from '../test/sheets.ts';
import { Dazed } from './actions/cast.ts';
import { type Fighter, fighter, heroesOfDestiny, scene } from './index.ts';

const rules = makeRules(heroesOfDestiny, { options: { outOfTurnActionsCanBeInterrupted: false } });
const interruptible = makeRules(heroesOfDestiny);

const act = (by: number, what: string, chosen: IntentJson['with'] = {}): IntentJson => ({ do: what, by, with: chosen });
const attack = (by: number, at: number): IntentJson => act(by, 'attack', { at });
const outOfTurn = (action: IntentJson): IntentJson => act(action.by, 'act-out-of-turn', { action });
const readied = (action: IntentJson): IntentJson => act(action.by, 'take-readied', { action });
const says = (who: number, ask: string, answer: unknown): Step => ({ answer: answer as Step & string, who, ask });
const total = (roll: string, who: number, value: number): Step => ({ force: { roll, who, total: value } });

/** Who was asked what, in order. */
const asked = (fight: Fight): string[] =>
  fight.path().flatMap((n) => {
    const line = fight.lines[n];
    return line.in === 'answer' ? [`${line.who < 0 ? 'gm' : fighter(fight.view, line.who).name} ${line.ask}`] : [];
  });

const rolled = (fight: Fight): number => fight.path().filter((n) => fight.lines[n].in === 'roll').length;

const is = (fight: Fight, id: number, facts: Partial<Fighter>): void => expect(fighter(fight.view, id)).toMatchObject(facts);

function holds(name: string, passage: Passage): void {
  describe(name, () => {
    for (const [way, run] of Object.entries(WAYS)) it(way, () => run(passage));
  });
}

// Ann acts; Bea, above her, and Cid, above both, have had their turns.
const sword = { gear: ['arming-sword'], ap: 6, wounds: [0, 0, 0, 0, 0] };
const ann: Sheet = { ...sword, name: 'Ann', side: 0, at: at(5, 5), initiative: 4, hadTurn: true };
const bea: Sheet = { ...sword, name: 'Bea', side: 1, at: at(6, 5), initiative: 9, hadTurn: true };
const cid: Sheet = { ...sword, name: 'Cid', side: 0, at: at(7, 5), initiative: 12, hadTurn: true };
const inAnnsTurn = { round: 1, acting: 1 };

const interrupterStopped: readonly Step[] = [
  { submit: attack(1, 2) },
  says(3, 'action-declared', null),
  says(2, 'action-declared', outOfTurn(attack(2, 1))),
  total('attack', 3, -2),
  says(3, 'action-declared', outOfTurn(attack(3, 2))),
];

holds('an interrupter who is interrupted', {
  rules: interruptible,
  state: muster(interruptible, inAnnsTurn, [ann, bea, cid]),
  steps: [
    ...interrupterStopped,
    // The test is made anew for Ann's attack, which goes on.
    says(3, 'action-declared', null),
    says(2, 'action-declared', null),
    total('attack', 1, 5),
    says(3, 'action-done', null),
    says(2, 'action-done', null),
  ],
  expect(fight) {
    expect(fight.pending).toBeNull();
    expect(asked(fight)).toEqual([
      'Cid action-declared',
      'Bea action-declared',
      'Cid action-declared',
      'Cid action-declared',
      'Bea action-declared',
      'Cid action-done',
      'Bea action-done',
    ]);
    is(fight, 1, { ap: 1, initiative: 4, wounds: [0, 0, 0, 0, 0] });
    // Bea never rolled and paid no AP; her 2 initiative are gone. 5 + 1 - 11 misses, so Ann does no harm either.
    is(fight, 2, { ap: 6, initiative: 7, wounds: [0, 0, 0, 0, 0] });
    is(fight, 3, { ap: 1, initiative: 10 });
    expect(rolled(fight)).toBe(2);
  },
});

holds('an interrupter whom nobody stops', {
  rules: interruptible,
  state: muster(interruptible, inAnnsTurn, [{ ...ann, spd: -5 }, bea, cid]),
  steps: [
    { submit: attack(1, 2) },
    says(3, 'action-declared', null),
    total('attack', 2, 5),
    says(2, 'action-declared', outOfTurn(attack(2, 1))),
    says(3, 'action-declared', null),
    says(3, 'action-done', null),
  ],
  expect(fight) {
    expect(fight.pending).toBeNull();
    expect(fight.declarers).toEqual([1]);
    // 5 + 1 against 10 - 5 + 1: a hit; damage 0 + 3 is a moderate wound. Ann's own attack cost nothing.
    is(fight, 1, { ap: 6, wounds: [0, 1, 0, 0, 0] });
    is(fight, 2, { ap: 1, initiative: 7 });
    expect(fight.legal(1).map((one) => one.def.id)).toContain('attack');
  },
});

holds('movement out of turn that makes the action impossible', {
  rules,
  state: muster(rules, inAnnsTurn, [ann, bea, { ...cid, ap: 0 }]),
  steps: [
    { submit: attack(1, 2) },
    says(
      2,
      'action-declared',
      act(2, 'move', {
        along: [at(7, 4), at(8, 4)],
      }),
    ),
  ],
  expect(fight) {
    expect(fight.pending).toBeNull();
    expect(asked(fight)).toEqual(['Bea action-declared']);
    // The first diagonal and a step: 2 yards for 1 AP, no initiative, and Ann has lost nothing.
    is(fight, 2, { ap: 5, initiative: 9, at: at(8, 4) });
    is(fight, 1, { ap: 6 });
    expect(rolled(fight)).toBe(0);
  },
});

holds('movement out of turn that leaves the action possible', {
  rules,
  state: muster(rules, inAnnsTurn, [ann, bea, { ...cid, ap: 0 }]),
  steps: [
    total('attack', 1, -4),
    { submit: attack(1, 2) },
    says(2, 'action-declared', act(2, 'move', { along: [at(6, 4)] })),
    says(2, 'action-declared', null),
    says(2, 'action-done', null),
  ],
  expect(fight) {
    is(fight, 2, { ap: 5, initiative: 9, at: at(6, 4) });
    is(fight, 1, { ap: 1 });
  },
});

holds('by default nobody interrupts an act out of turn', {
  rules,
  state: muster(rules, inAnnsTurn, [ann, bea, cid]),
  steps: [{ submit: attack(1, 2) }, says(3, 'action-declared', null), total('attack', 2, -5), says(2, 'action-declared', outOfTurn(attack(2, 1)))],
  expect(fight) {
    expect(asked(fight)).toEqual(['Cid action-declared', 'Bea action-declared']);
    // A critical failure: 2 initiative more.
    is(fight, 2, { ap: 1, initiative: 5 });
    is(fight, 1, { ap: 6 });
  },
});

describe('what does not fit is refused', () => {
  const begun = (steps: readonly Step[]): Fight =>
    playSuspended({ rules: interruptible, state: muster(interruptible, inAnnsTurn, [ann, { ...bea, ap: 5 }, cid]), steps, expect: () => {} });

  it('an answer to another question', () => {
    const fight = begun(interrupterStopped.slice(0, 1));
    expect(faultOf(() => fight.answer(null, { who: 3, ask: 'action-done' }))).toBe('stale-answer');
    expect(faultOf(() => fight.answer(null, { who: 2, ask: 'action-declared' }))).toBe('stale-answer');
  });

  it('an act of somebody else, an action that is not affordable, one that is no action', () => {
    const fight = begun(interrupterStopped.slice(0, 2));
    expect(faultOf(() => fight.answer(outOfTurn(attack(3, 2)) as never, { who: 2 }))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer(outOfTurn(act(2, 'end-turn')) as never, { who: 2 }))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer(attack(2, 1) as never, { who: 2 }))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer(outOfTurn(act(2, 'cast', { spell: rules.codeNamed('spark-lance'), at: 3 })) as never, { who: 2 }))).toBe(
      'illegal-answer',
    );
    expect(faultOf(() => fight.answer(outOfTurn(act(2, 'cast', { spell: 'no such', at: 3 })) as never, { who: 2 }))).toBe('illegal-answer');
    is(fight, 2, { ap: 5, initiative: 9 });
  });

  it('an amended answer takes the later ones with it that no longer fit', () => {
    const fight = begun([...interrupterStopped, says(3, 'action-declared', null)]);
    const line = fight.path().find((n) => fight.lines[n].in === 'answer' && (fight.lines[n] as { who: number }).who === 2)!;
    const amendment = fight.amend(line, { value: null });
    expect(amendment.stopped).not.toBeNull();
    expect(amendment.lost.length).toBeGreaterThan(0);
    is(fight, 2, { initiative: 7 });
    amendment.confirm();
    is(fight, 2, { initiative: 9, ap: 5 });
    is(fight, 3, { initiative: 12, ap: 6 });
  });
});

// Two AP when a round starts, one when the turn ends.
const eve: Sheet = {
  name: 'Eve',
  side: 0,
  at: at(2, 2),
  spd: -10,
  rsn: 3,
  skills: { Arcana: 4 },
  gear: ['quarterstaff', 'spark-lance', 'daze'],
  initiative: 6,
  ap: 2,
};
const gob: Sheet = {
  name: 'Gob',
  side: 1,
  at: at(4, 2),
  skills: { Resistance: 3 },
  gear: ['short-bow', 'mail'],
  initiative: 9,
  ap: 6,
  npc: true,
  track: 'minion',
};
const firstRound = { round: 1 };
const lance = act(1, 'cast', { spell: rules.codeNamed('spark-lance'), at: 2 });
const gobPasses = (ask: string): Step => says(2, ask, null);

const threeTurns: readonly Step[] = [
  // Round 1: Gob has its turn and keeps some AP, then Eve begins to cast.
  { submit: act(2, 'end-turn') },
  gobPasses('turn-begins'),
  { submit: lance },
  gobPasses('action-declared'),
  { submit: act(1, 'end-turn') },
  gobPasses('turn-ends'),
  { submit: act(2, 'end-turn') },
  gobPasses('turn-begins'),
  says(1, 'keep-paying', true),
  gobPasses('action-declared'),
  { submit: act(1, 'end-turn') },
  gobPasses('turn-ends'),
];

holds('a spell paid over three turns', {
  rules,
  state: muster(rules, firstRound, [eve, gob]),
  steps: [
    ...threeTurns,
    { submit: act(2, 'end-turn') },
    gobPasses('turn-begins'),
    total('attack', 1, 5),
    total('fortitude', 2, 4),
    says(1, 'keep-paying', true),
    gobPasses('action-declared'),
    gobPasses('action-done'),
  ],
  expect(fight) {
    // 2 + 3 AP in the first two turns, 1 of 3 in the third: what is not owed stays.
    is(fight, 1, { ap: 2, mana: 5, payment: null });
    // 5 + 7 against 10: 2 + 4, all armour ignored, is critical.
    is(fight, 2, { wounds: [0, 0, 0, 1, 0] });
    expect(scene(fight.view).round).toBe(3);
  },
});

describe('while a spell is being paid', () => {
  const begun = (steps: readonly Step[]): Fight => playSuspended({ rules, state: muster(rules, firstRound, [eve, gob]), steps, expect: () => {} });

  it('all AP go into it, mana not yet', () => {
    const first = begun(threeTurns.slice(0, 4));
    is(first, 1, { ap: 0, mana: 8, payment: { resource: 0, cost: 6, paid: 2, intent: lance } });
    const second = begun(threeTurns.slice(0, 10));
    is(second, 1, { ap: 0, mana: 8, payment: { resource: 0, cost: 6, paid: 5, intent: lance } });
  });

  it('it may be given up, and nothing comes back', () => {
    const fight = begun([...threeTurns.slice(0, 8), says(1, 'keep-paying', false)]);
    is(fight, 1, { ap: 3, mana: 8, payment: null });
    expect(fight.declarers).toEqual([1]);
  });

  it('an action out of turn prevents it: what is paid is gone, the rest is spared', () => {
    const fight = begun([...threeTurns.slice(0, 9), total('attack', 2, -4), says(2, 'action-declared', outOfTurn(attack(2, 1))), says(1, 'reaction', null)]);
    is(fight, 1, { ap: 3, mana: 8, payment: null });
    expect(fight.declarers).toEqual([1]);
  });

  it("a reaction of one's own between declaration and payment cancels it, too", () => {
    // Gob steps up out of turn, at no initiative, and is rebuffed with 2 of her 3 AP.
    const state = muster(rules, firstRound, [{ ...eve, gear: ['short-sword', 'spark-lance', 'daze'] }, gob]);
    const steps = [
      ...threeTurns.slice(0, 9),
      total('attack', 1, -4),
      says(2, 'action-declared', act(2, 'move', { along: [at(3, 2)] })),
      says(1, 'reaction', act(1, 'rebuff', { at: 2 })),
      says(2, 'go-on', true),
      gobPasses('action-declared'),
    ];
    const fight = playSuspended({ rules, state, steps, expect: () => {} });
    is(fight, 1, { ap: 1, mana: 8, payment: null, initiative: 6 });
    is(fight, 2, { at: at(3, 2), initiative: 9 });
    expect(fight.declarers).toEqual([1]);
  });

  it('whoever goes down has given it up', () => {
    const state = muster(rules, firstRound, [eve, { ...gob, dex: 4 }]);
    const steps = [...threeTurns.slice(0, 6), total('attack', 2, 6), total('fortitude', 1, -5), { submit: attack(2, 1) }];
    const shot = playSuspended({ rules, state, steps, expect: () => {} });
    is(shot, 1, { ap: 3, payment: { resource: 0, cost: 6, paid: 2, intent: lance } });
    // 6 + 4 against 5: 5 + 2 is critical.
    shot.answer(null, { who: 1, ask: 'reaction' });
    is(shot, 1, { ap: 3, payment: null, wounds: [0, 0, 0, 1, 0] });
  });

  it('a shot is harried when it is attempted, not while it is being paid', () => {
    const archer: Sheet = { ...gob, ap: 2, initiative: 2, hadTurn: true };
    const fight = playSuspended({
      rules,
      state: muster(rules, { round: 1, acting: 2 }, [{ ...eve, ap: 3, initiative: 1, hadTurn: true }, archer]),
      steps: [{ submit: attack(2, 1) }, { submit: act(2, 'end-turn') }, says(2, 'keep-paying', true)],
      expect: () => {},
    });
    expect(fight.pending).toMatchObject({ whos: [1], about: { what: 'attempts', action: attack(2, 1) } });
  });

  it('the answer yes of another question does not pay on', () => {
    const fight = begun(threeTurns.slice(0, 8));
    expect(faultOf(() => fight.answer(true, { ask: 'go-on' }))).toBe('stale-answer');
    expect(faultOf(() => fight.answer('yes', { ask: 'keep-paying' }))).toBe('illegal-answer');
  });
});

holds('a spell cancelled by a reaction of the caster', {
  rules,
  state: muster(rules, firstRound, [eve, gob]),
  steps: [
    ...threeTurns,
    // Round 3: Gob shoots within reach of her staff; she harries with 2 of her 3 AP.
    total('attack', 2, 6),
    { submit: attack(2, 1) },
    says(1, 'reaction', act(1, 'harry', { at: 2 })),
    { submit: act(2, 'end-turn') },
    gobPasses('turn-begins'),
  ],
  expect(fight) {
    expect(asked(fight).filter((one) => one.includes('keep-paying'))).toHaveLength(1);
    // No question of paying on: she may do as she likes with the AP left.
    expect(fight.declarers).toEqual([1]);
    is(fight, 1, { ap: 1, mana: 8, payment: null, initiative: 4 });
    // 6 - 2 against 5: no hit, but a critical success.
    is(fight, 1, { wounds: [0, 0, 0, 0, 0] });
    expect(fighter(fight.view, 2).wounds).toEqual([0, 0, 0, 0, 0]);
  },
});

// Dan has readied an attack; Imp runs past him.
const dan: Sheet = { ...sword, name: 'Dan', side: 0, at: at(5, 2), initiative: 2, readied: 'attack', ap: 7 };
const imp: Sheet = { name: 'Imp', side: 1, at: at(1, 4), initiative: 8, hadTurn: true, ap: 8, gear: ['dagger'], spd: -5, npc: true, track: 'standard' };
const past = [2, 3, 4, 5, 6].map((x) => at(x, 4));
const dansBlow: readonly Step[] = [total('attack', 1, 4), { submit: act(2, 'move', { along: past }) }, says(1, 'reaction', readied(attack(1, 2)))];
const inImpsTurn = { round: 1, acting: 2 };

holds('a readied action in the middle of a path', {
  rules,
  state: muster(rules, inImpsTurn, [dan, imp]),
  steps: [...dansBlow, says(2, 'go-on', true)],
  expect(fight) {
    expect(asked(fight)).toEqual(['Dan reaction', 'Imp go-on']);
    // 4 + 1 against 5: damage 0 + 3 is moderate. His initiative stays, his own turn is still to come.
    is(fight, 1, { ap: 2, initiative: 2, readied: '', hadTurn: false });
    // Five yards at rate 8 cost 3 AP.
    is(fight, 2, { at: at(6, 4), ap: 5, movedAp: 3, movedYards: 5, wounds: [0, 1, 0, 0, 0] });
  },
});

holds('a mover who stops after a readied action', {
  rules,
  state: muster(rules, inImpsTurn, [dan, imp]),
  steps: [...dansBlow, says(2, 'go-on', false)],
  expect(fight) {
    // The gap is one yard at (4, 4): that is where the sword reaches, and only these steps are paid.
    is(fight, 2, { at: at(4, 4), ap: 6, movedAp: 2, movedYards: 3 });
    expect(fight.declarers).toEqual([2]);
  },
});

holds('a mover who is struck down stops without being asked', {
  rules,
  state: muster(rules, inImpsTurn, [
    { ...dan, str: 5, size: 0 },
    { ...imp, track: 'minion' },
  ]),
  steps: [...dansBlow, says(-2, 'special-npc', false)],
  expect(fight) {
    expect(asked(fight)).toEqual(['Dan reaction', 'gm special-npc']);
    is(fight, 2, { at: at(4, 4), wounds: [0, 0, 0, 0, 1] });
    expect(fight.over).toEqual({ winner: 0 });
  },
});

holds('a reaction to a reaction, but nobody uses what was readied twice', {
  rules,
  state: muster(rules, inImpsTurn, [dan, imp, { ...imp, name: 'Ork', at: at(12, 2), gear: ['short-bow'], ap: 6, readied: 'attack' }]),
  steps: [
    total('attack', 3, -4),
    total('attack', 1, 4),
    { submit: act(2, 'move', { along: past.slice(0, 3) }) },
    says(3, 'reaction', null),
    says(3, 'reaction', null),
    says(3, 'reaction', null),
    says(3, 'reaction', null),
    says(3, 'reaction', null),
    says(3, 'reaction', null),
    says(1, 'reaction', readied(attack(1, 2))),
    says(3, 'reaction', readied(attack(3, 1))),
  ],
  expect(fight) {
    expect(asked(fight).filter((one) => one.startsWith('Dan'))).toEqual(['Dan reaction']);
    is(fight, 3, { ap: 0, readied: '' });
    is(fight, 1, { ap: 2, readied: '' });
  },
});

describe('in the middle of a path', () => {
  const begun = (steps: readonly Step[]): Fight => playSuspended({ rules, state: muster(rules, inImpsTurn, [dan, imp]), steps, expect: () => {} });

  it('what was readied is the only answer, and only in reach', () => {
    const fight = begun(dansBlow.slice(0, 2));
    is(fight, 2, { at: at(4, 4) });
    expect(faultOf(() => fight.answer(readied(act(1, 'defend')) as never))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer(attack(1, 2) as never))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer(act(1, 'rebuff', { at: 2 }) as never))).toBe('illegal-answer');
  });

  it('a path through somebody is no path', () => {
    const through = [at(2, 3), at(3, 2), at(4, 2), at(5, 2)];
    const fight = begun([]);
    expect(faultOf(() => fight.submit(act(2, 'move', { along: through })))).toBe('illegal-intent');
    expect(faultOf(() => fight.submit(act(2, 'move', { along: [at(3, 4)] })))).toBe('illegal-intent');
  });

  it('nobody reacts to what he does himself', () => {
    const state = muster(rules, inImpsTurn, [
      { ...dan, readied: '' },
      { ...imp, readied: 'attack', gear: ['spear'] },
    ]);
    const fight = playSuspended({ rules, state, steps: [dansBlow[1]], expect: () => {} });
    expect(fight.pending).toBeNull();
    is(fight, 2, { readied: 'attack' });
  });

  it('nobody without initiative reacts', () => {
    const fight = playSuspended({ rules, state: muster(rules, inImpsTurn, [{ ...dan, initiative: 0 }, imp]), steps: dansBlow.slice(1, 2), expect: () => {} });
    expect(fight.pending).toBeNull();
    is(fight, 2, { at: at(6, 4) });
  });
});

holds('a rebuff before the step, one level up', {
  rules,
  state: muster(rules, inImpsTurn, [{ ...dan, readied: '', gear: ['spear'], stamina: 0 }, imp]),
  steps: [
    total('attack', 1, 4),
    { submit: act(2, 'move', { along: past.slice(0, 4) }) },
    says(1, 'reaction', act(1, 'rebuff', { at: 2 })),
    says(2, 'go-on', true),
  ],
  expect(fight) {
    // 4 + 1 against 5 is damage 3, moderate; recorded as severe. It costs 3 AP, and 1 stamina that he has not.
    is(fight, 2, { wounds: [0, 0, 1, 0, 0], at: at(5, 4) });
    is(fight, 1, { ap: 4, stamina: 0, fatigue: 1, initiative: 2 });
  },
});

const daze: readonly Step[] = [
  total('attack', 1, 5),
  { submit: act(1, 'cast', { spell: rules.codeNamed('daze'), at: 2 }) },
  { submit: act(1, 'end-turn') },
  says(1, 'turn-begins', null),
  { submit: act(2, 'end-turn') },
  says(1, 'turn-ends', null),
  { submit: act(1, 'end-turn') },
  says(1, 'turn-begins', null),
];
const dazzled = muster(rules, { round: 1, acting: 1 }, [
  { ...eve, spd: 0, ap: 6, hadTurn: true },
  { ...gob, initiative: 3, skills: {} },
]);

holds('a duration of two rounds lasts through the second', {
  rules,
  state: dazzled,
  steps: daze,
  expect(fight) {
    expect(scene(fight.view).round).toBe(2);
    expect(fight.view.has(2, Dazed)).toBe(true);
  },
});

holds('and ends with it', {
  rules,
  state: dazzled,
  steps: [...daze, { submit: act(2, 'end-turn') }, says(1, 'turn-ends', null)],
  expect(fight) {
    expect(scene(fight.view).round).toBe(3);
    expect(fight.view.has(2, Dazed)).toBe(false);
  },
});
