import { Fight, makeRules, type State } from '@riposte/kernel';
import { faultOf, type Passage, WAYS } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import {
  bodyPart,
  Concussed,
  Confused,
  celesia,
  Dazed,
  Dead,
  type Fighter,
  fighter,
  HUMANOID,
  HYDRA,
  muster,
  type Part,
  Prone,
  partsOf,
  type Scene,
  Stunned,
  Unconscious,
} from './index.ts';

const rules = makeRules(celesia);
const ANN = 1;
const HYDRA_ID = 18;

/** Ann beside a large hydra that has had its first turn; it is Ann's turn. */
function lair(more: { readonly hydra?: Partial<Fighter>; readonly heads?: readonly number[] } = {}): State {
  const state = muster(rules, { width: 8, height: 8, opening: 'ready' }, [
    { name: 'Ann', side: 0, at: [1, 2], body: HUMANOID, mb: 10, strength: 14, con: 2, trained: 20, holds: ['longsword'] },
    { name: 'Hydra', side: 1, at: [2, 2], body: HYDRA, size: 5, level: 5, mb: 10, strength: 12, dexterity: -2, con: 6, trained: 20 },
  ]);
  Object.assign(state.entities[0] as Scene, { order: [ANN, HYDRA_ID] });
  Object.assign(state.entities[HYDRA_ID] as Fighter, { turns: 1, reactions: 2, ...more.hydra });
  more.heads?.forEach((injuries, i) => ((state.entities[HYDRA_ID + 1 + i] as Part).injuries = injuries));
  return state;
}

const view = Fight.open(rules, lair(), { seed: 'look' }).view;
const [hand] = partsOf(view, ANN, 'hand');
const heads = partsOf(view, HYDRA_ID, 'head');
const mouths = partsOf(view, HYDRA_ID, 'mouth');
const [tail] = partsOf(view, HYDRA_ID, 'tail');

const strike = { submit: { do: 'strike', by: ANN, with: { weapon: hand, at: HYDRA_ID, attribute: 'strength' } } };
/** 13 + 10 + 14 + 1 for size against DV 8: 6 degrees. */
const attackShows = (total: number): Passage['steps'][number] => ({ force: { roll: 'attack', who: ANN, total } });
const parryShows = (total: number): Passage['steps'][number] => ({ force: { roll: 'parry', who: HYDRA_ID, total } });
const constitution = (total: number): Passage['steps'][number] => ({ force: { roll: 'constitution', who: HYDRA_ID, total } });
const parryWith = (weapon: number): Passage['steps'][number] => ({ answer: { weapon, attribute: 'strength' }, who: HYDRA_ID, ask: 'choose-parry' });
const noParry: Passage['steps'][number] = { answer: null, who: HYDRA_ID, ask: 'choose-parry' };
const part = (id: number): Passage['steps'][number] => ({ answer: id, who: ANN, ask: 'choose-part' });
const extra = (count: number): Passage['steps'][number] => ({ answer: count, who: ANN, ask: 'add-injuries' });

const threeHeads: Passage = {
  rules,
  state: lair(),
  steps: [
    attackShows(13),
    strike,
    parryShows(17),
    parryWith(mouths[0]),
    constitution(18),
    part(heads[0]),
    extra(1),
    attackShows(13),
    strike,
    noParry,
    constitution(19),
    part(heads[1]),
    extra(1),
    attackShows(13),
    strike,
    parryShows(12),
    parryWith(mouths[2]),
    part(heads[2]),
    extra(0),
  ],
  expect(fight) {
    const { view: v } = fight;
    expect(heads.map((head) => bodyPart(v, head).injuries)).toEqual([2, 2, 1, 0, 0]);
    expect(heads.map((head) => v.has(head, Stunned))).toEqual([true, false, false, false, false]);
    expect(heads.map((head) => v.has(head, Dazed))).toEqual([false, true, false, false, false]);
    expect([Stunned, Dazed, Confused, Concussed].map((one) => v.has(HYDRA_ID, one))).toEqual([false, false, false, true]);
    // 4 degrees after parry and size, then 5, then 5 after a parry that fails: strain 5 + 6 + 6.
    const hydra = fighter(v, HYDRA_ID);
    expect([hydra.strain, hydra.stamina, hydra.reactions]).toEqual([17, 50 - 17 - 2, 0]);
    expect(fighter(v, ANN).ap).toBe(0);
    expect(fight.declarers).toEqual([ANN]);
    // The stunned head cannot bite, the dazed one can.
    const bite = (mouth: number): string[] =>
      v.refusals(rules.intent({ do: 'strike', by: HYDRA_ID, with: { weapon: mouth, at: ANN, attribute: 'strength' } })).map((refusal) => refusal.reason);
    expect(bite(mouths[0])).toContain('head-out');
    expect(bite(mouths[1])).not.toContain('head-out');
    const asked = fight.path().flatMap((n) => (fight.lines[n].in === 'answer' ? [`${fight.lines[n].ask} ${fight.lines[n].who}`] : []));
    expect(asked.slice(0, 3)).toEqual([`choose-parry ${HYDRA_ID}`, `choose-part ${ANN}`, `add-injuries ${ANN}`]);
  },
};

const lowerSeverity: Passage = {
  rules,
  state: lair(),
  steps: [attackShows(13), strike, noParry, part(tail), extra(1)],
  expect(fight) {
    expect(bodyPart(fight.view, tail).injuries).toBe(2);
    // All five degrees count for strain, whatever they were spent on.
    expect(fighter(fight.view, HYDRA_ID).strain).toBe(6);
    expect(heads.every((head) => bodyPart(fight.view, head).injuries === 0)).toBe(true);
  },
};

const deflected: Passage = {
  rules,
  state: lair({ hydra: { dexterity: 19 } }),
  steps: [attackShows(8), strike, parryShows(12), parryWith(mouths[1])],
  expect(fight) {
    const hydra = fighter(fight.view, HYDRA_ID);
    // 33 against DV 29 hits with 0 degrees; 34 parries it: no injury, no strain, but reaction and Stamina are spent.
    expect([hydra.strain, hydra.stamina, hydra.reactions]).toEqual([0, 49, 1]);
    expect(hydra.parts.every((id) => bodyPart(fight.view, id).injuries === 0)).toBe(true);
    expect(fighter(fight.view, ANN).ap).toBe(2);
  },
};

const mostHeadsOut: Passage = {
  rules,
  state: lair({ heads: [3, 3, 2, 0, 0] }),
  steps: [attackShows(13), strike, noParry, part(heads[2]), constitution(19), constitution(20), extra(0)],
  expect(fight) {
    // The third of five heads to be knocked out takes the whole hydra with it; with no side awake the fight is over.
    expect(fight.view.has(HYDRA_ID, Unconscious)).toBe(true);
    expect(fight.view.has(HYDRA_ID, Prone)).toBe(true);
    expect(heads.map((head) => fight.view.has(head, Unconscious))).toEqual([false, false, true, false, false]);
    expect(fight.over).toEqual({ winner: 0 });
  },
};

const lastHead: Passage = {
  rules,
  state: lair({ heads: [4, 4, 4, 4, 3], hydra: { reactions: 0 } }),
  steps: [attackShows(13), strike, part(heads[4]), extra(2)],
  expect(fight) {
    expect(fight.view.has(HYDRA_ID, Dead)).toBe(true);
    expect(bodyPart(fight.view, heads[4]).injuries).toBe(4);
    expect(fight.over).toEqual({ winner: 0 });
  },
};

/** The majority was reached before: the fourth head suffers for itself alone. */
const fourthHead: Passage = {
  rules,
  state: lair({ heads: [2, 2, 2, 1, 0], hydra: { reactions: 0 } }),
  steps: [attackShows(13), strike, constitution(1), part(heads[3]), extra(0)],
  expect(fight) {
    expect(fight.lines.filter((line) => line.in === 'roll' && line.roll === 'constitution')).toHaveLength(1);
    expect([fight.view.has(heads[3], Stunned), fight.view.has(HYDRA_ID, Stunned), fight.view.has(HYDRA_ID, Confused)]).toEqual([true, false, true]);
  },
};

const passages = {
  'parry, part and extra injuries on three of five heads': threeHeads,
  'a lower severity': lowerSeverity,
  'a deflected attack': deflected,
  'most heads knocked out': mostHeadsOut,
  'a fourth head': fourthHead,
  'the last head': lastHead,
};

for (const [name, passage] of Object.entries(passages)) {
  describe(name, () => {
    for (const [way, run] of Object.entries(WAYS)) it(way, () => run(passage));
  });
}

describe('wrong answers on the way', () => {
  function waiting(): Fight {
    const fight = Fight.open(rules, lair(), { seed: 'faults', strict: true });
    fight.force({ roll: 'attack', who: ANN, total: 13, faces: null, reason: 'test' });
    fight.submit(strike.submit);
    return fight;
  }

  it('part before parry, or by the wrong person, is refused', () => {
    const fight = waiting();
    expect(faultOf(() => fight.answer(heads[0], { who: ANN, ask: 'choose-part' }))).toBe('stale-answer');
    expect(faultOf(() => fight.answer(null, { who: ANN, ask: 'choose-parry' }))).toBe('stale-answer');
    expect(faultOf(() => fight.submit(strike.submit))).toBe('waiting');
    // The price is paid in the working copy, nothing else has happened yet.
    expect(fight.openChanges.map((change) => change[0])).toEqual(['resource-set', 'attack-made', 'attacked']);
  });

  it("a parry with somebody else's part or with none is refused and costs nothing", () => {
    const fight = waiting();
    expect(faultOf(() => fight.answer({ weapon: hand, attribute: 'strength' }))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer({ weapon: tail, attribute: 'strength' }))).toBe('illegal-answer');
    expect(fighter(fight.view, HYDRA_ID).reactions).toBe(2);
  });

  it('parts beyond the severity, of somebody else, unlocated hearts and too many injuries are refused', () => {
    const fight = waiting();
    fight.force({ roll: 'parry', who: HYDRA_ID, total: 20, faces: null, reason: 'test' });
    fight.answer({ weapon: mouths[0], attribute: 'strength' });
    // 42 beats 38 with a natural 20: 2 of 6 degrees gone, 1 more by size.
    expect(fight.pending).toMatchObject({ about: { reach: 3 } });
    expect(faultOf(() => fight.answer(partsOf(fight.view, HYDRA_ID, 'heart')[0]))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer(hand))).toBe('illegal-answer');
    fight.answer(tail);
    expect(faultOf(() => fight.answer(4))).toBe('illegal-answer');
    expect(fight.pending).toMatchObject({ about: { degrees: 3 } });
  });

  it('a destroyed head does not bite', () => {
    const state = lair({ heads: [0, 0, 0, 0, 4] });
    Object.assign(state.entities[0] as Scene, { order: [HYDRA_ID, ANN] });
    const fight = Fight.open(rules, state, { seed: 'bite' });
    const bite = (mouth: number): string | null =>
      faultOf(() => fight.submit({ do: 'strike', by: HYDRA_ID, with: { weapon: mouth, at: ANN, attribute: 'strength' } }));
    expect(bite(mouths[4])).toBe('illegal-intent');
    expect(bite(mouths[3])).toBe(null);
  });
});
