import { type Entity, Fight, makeRules, readLog, type State, writeLog } from '@riposte/kernel';
import { faultOf, type Passage, playSuspended, WAYS } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { type Fighter, fighter, rankOf, type Scene, seaOfShadows } from './index.ts';

const rules = makeRules(seaOfShadows);

function someone(id: number, name: string, side: number, more: Partial<Fighter> = {}): Fighter {
  const d8 = rankOf('D8')!;
  const sword = rules.codeNamed('sword');
  return {
    id,
    kind: 'fighter',
    conditions: [],
    features: [sword],
    payment: null,
    name,
    side,
    region: 0,
    att: d8,
    def: d8,
    str: d8,
    ref: d8,
    int: d8,
    pre: d8,
    fort: d8,
    hp: 6,
    maxHp: 6,
    mp: 0,
    maxMp: 0,
    ap: 0,
    apTotal: 2,
    borrowed: 0,
    turns: 0,
    acted: false,
    weapon: sword,
    size: 0,
    minor: false,
    room: true,
    extraMoves: 0,
    ...more,
  };
}

function stage(...fighters: Fighter[]): State {
  const scene: Scene = {
    id: 0,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    regions: ['yard', 'hall'],
    next: [[1], [0]],
    hard: [false, true],
    round: 1,
    order: fighters.map((fighter) => fighter.id),
    turn: -1,
    acting: -1,
    minutes: 0,
    aftermath: false,
  };
  return { serial: 0, ignored: [], entities: [scene as Entity, ...fighters] };
}

/** An escape whose cost follows its roll: three times the grappler's roll is a free action. */
const escape: Passage = {
  rules,
  state: stage(someone(1, 'Ann', 0), someone(2, 'Bea', 1)),
  steps: [
    { force: { roll: 'attack', who: 1, total: 3 } },
    { force: { roll: 'defence', who: 2, total: 2 } },
    { submit: { do: 'grab', by: 1, with: { at: 2 } } },
    { answer: null, who: 2, ask: 'provoked' },
    { answer: 'passive', who: 2, ask: 'choose-defence' },
    { force: { roll: 'escape', who: 2, total: 6 } },
    { force: { roll: 'hold', who: 1, total: 2 } },
    { submit: { do: 'escape', by: 2, with: { from: 1 } } },
    { submit: { do: 'strike', by: 2, with: { at: 1 } } },
    { answer: 'passive' },
  ],
  expect(fight) {
    expect(fighter(fight.view, 2).conditions).toEqual([]);
    expect(fighter(fight.view, 1).conditions).toEqual([]);
    expect(fighter(fight.view, 2).ap).toBe(1);
  },
};

/** The same attempt at another price: what is left of her 2 AP, who may declare then, and whether she is free. */
const escapes = (roll: number, hold: number, ap: number, declarer: number, free: boolean): Passage => ({
  ...escape,
  steps: [
    ...escape.steps.slice(0, 5),
    { force: { roll: 'escape', who: 2, total: roll } },
    { force: { roll: 'hold', who: 1, total: hold } },
    { submit: { do: 'escape', by: 2, with: { from: 1 } } },
  ],
  expect(fight) {
    expect(fighter(fight.view, 2).conditions).toHaveLength(free ? 0 : 1);
    expect([fighter(fight.view, 2).ap, fight.declarers]).toEqual([ap, [declarer]]);
  },
});

/** Bea is hit for one point and strikes back; with another die she would lie on the ground. */
const strikesBack: Passage = {
  rules,
  state: stage(someone(1, 'Ann', 0), someone(2, 'Bea', 1, { hp: 2, maxHp: 2 })),
  steps: [
    { force: { roll: 'attack', who: 1, faces: [6] } },
    { force: { roll: 'defence', who: 2, faces: [4] } },
    { submit: { do: 'strike', by: 1, with: { at: 2 } } },
    { answer: 'passive' },
    { force: { roll: 'attack', who: 2, faces: [7] } },
    { force: { roll: 'defence', who: 1, faces: [3] } },
    { submit: { do: 'strike', by: 2, with: { at: 1 } } },
    { answer: 'passive' },
  ],
  expect(fight) {
    expect([fighter(fight.view, 1).hp, fighter(fight.view, 2).hp]).toEqual([4, 1]);
  },
};

/** The first blow fells her after all: what she struck back with falls away. */
const fallsAway: Passage = {
  ...strikesBack,
  steps: [...strikesBack.steps, { amend: { roll: 'attack', who: 1, faces: [8] } }],
  expect(fight) {
    expect([fighter(fight.view, 1).hp, fighter(fight.view, 2).hp]).toEqual([6, 0]);
    expect(fight.over).toEqual({ winner: 0 });
  },
};

/** The same die, but she stands: her blow carries over with the dice that fell for it. */
const carriesOver: Passage = {
  ...strikesBack,
  steps: [...strikesBack.steps, { amend: { roll: 'attack', who: 1, faces: [2] } }],
  expect(fight) {
    expect([fighter(fight.view, 1).hp, fighter(fight.view, 2).hp]).toEqual([4, 2]);
    expect(fight.path().flatMap((n) => (fight.lines[n].in === 'command' && !('auto' in fight.lines[n]) ? [n] : []))).toHaveLength(2);
  },
};

describe('an amended die after which a later command is illegal', () => {
  for (const [way, run] of Object.entries(WAYS)) {
    it(`without the amendment: ${way}`, () => run(strikesBack));
    it(`amended, the later command falls away: ${way}`, () => run(fallsAway));
    it(`amended, the later command carries over: ${way}`, () => run(carriesOver));
  }

  const amended = () => {
    const fight = playSuspended(strikesBack);
    const die = fight.lines.findIndex((line) => line.in === 'roll' && line.roll === 'attack' && line.who === 1);
    return { fight, amendment: fight.amend(die, { faces: [8] }) };
  };

  it('shows what falls away and why, and changes nothing until confirmed', () => {
    const { fight, amendment } = amended();
    expect(amendment.stopped?.why).toMatch(/may not declare/);
    expect(amendment.lost.map((n) => fight.lines[n].in)).toEqual(['command', 'answer']);
    expect(amendment.changes.find((change) => change.path === 'entities.2.hp')).toMatchObject({ before: 1, after: 0 });
    strikesBack.expect(fight);
  });

  it('confirmed: the fight is over, the old branch stays, the log verifies and loads', () => {
    const { fight, amendment } = amended();
    const before = fight.lines.length;
    amendment.confirm();
    expect(fight.over).toEqual({ winner: 0 });
    expect(fighter(fight.view, 2)).toMatchObject({ hp: 0 });
    expect(fight.lines.length).toBeGreaterThan(before);
    expect(fight.verify().ok).toBe(true);
    const { header, lines } = readLog(writeLog(fight.header, fight.lines));
    const loaded = Fight.load(makeRules(seaOfShadows, { codes: header.codes }), header, lines, { seed: 'passage' });
    expect(JSON.stringify(loaded.state)).toBe(JSON.stringify(fight.state));
    for (const one of [fight, loaded]) {
      // What was carried over is undone first, then the amendment itself.
      for (let i = 0; i <= amendment.carried; i++) one.undo();
      strikesBack.expect(one);
      for (let i = 0; i <= amendment.carried; i++) one.redo();
      expect(one.over).toEqual({ winner: 0 });
    }
  });

  it('a die that shows no such face is refused', () => {
    const fight = playSuspended(strikesBack);
    const die = fight.lines.findIndex((line) => line.in === 'roll' && line.roll === 'attack');
    expect(faultOf(() => fight.amend(die, { faces: [9] }))).toBe('impossible-roll');
    expect(faultOf(() => fight.amend(die, { total: 9 }))).toBe('impossible-roll');
  });
});

describe('an escape whose cost follows its roll', () => {
  for (const [way, run] of Object.entries(WAYS)) {
    it(`free: ${way}`, () => run(escape));
    it(`minor: ${way}`, () => run(escapes(4, 2, 1, 2, true)));
    it(`major: ${way}`, () => run(escapes(3, 2, 1, 1, true)));
    it(`failed: ${way}`, () => run(escapes(2, 3, 1, 1, false)));
  }
});
