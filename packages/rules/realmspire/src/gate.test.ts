import { Fight, makeRules, type State } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { faultOf, type Passage, WAYS } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { boardSchema, Dazed, type Fighter, fighter, fighterSchema, Prone, realmspire, ruleSet, type Scene } from './index.ts';

const rules = makeRules(realmspire);
const ANN = 1;
const BOB = 2;

type Given = Partial<z.input<typeof fighterSchema>>;

const TENS = { strength: 10, endurance: 10, agility: 10, perception: 10, charisma: 10 };

/** Ann with sword and shield, Bob with a glaive, one metre apart; it is Ann's turn. */
function yard(ann: Given = {}, bob: Given = {}): State {
  const style = (...gear: string[]) => [{ name: 'own', rank: 2, gear }];
  const fighters = [
    {
      name: 'Ann',
      side: 'red',
      at: [5, 5],
      player: true,
      scores: TENS,
      ranks: { dodge: 1 },
      styles: style('longsword', 'shield'),
      gear: ['longsword', 'bone-shield'],
      ...ann,
    },
    { name: 'Bob', side: 'blue', at: [6, 5], scores: TENS, ranks: { dodge: 1 }, styles: style('glaive'), gear: ['glaive'], ...bob },
  ];
  const board = boardSchema.parse({ width: 20, height: 20 });
  const state = valueOf(ruleSet.setUp(rules, { board, sides: ['red', 'blue'], fighters: z.array(fighterSchema).parse(fighters) }));
  Object.assign(state.entities[0] as Scene, { begun: true, order: [ANN, BOB], queue: [ANN, BOB], round: 1 });
  for (const id of [ANN, BOB]) (state.entities[id] as Fighter).ap = 3;
  return state;
}

type Step = Passage['steps'][number];
const shows = (roll: string, who: number, total: number): Step => ({ force: { roll, who, total } });
const strike = (by: number, at: number): Step => ({ submit: { do: 'strike', by, with: { at, attribute: 'strength' } } });
const defends = (who: number, by: string): Step => ({ answer: by, who, ask: 'choose-defence' });
const manoeuvre = (who: number, what: string): Step => ({ answer: what, who, ask: 'choose-manoeuvre' });
const end = (by: number): Step => ({ submit: { do: 'end-turn', by, with: {} } });

/** Answers and rolls in the order in which they came. */
const story = (fight: Fight): string[] =>
  fight
    .path()
    .map((n) => fight.lines[n])
    .flatMap((line) => (line.in === 'roll' ? [`${line.roll} ${line.who}`] : line.in === 'answer' ? [`${line.ask} ${line.who}`] : []));

const attackerWins: Passage = {
  rules,
  state: yard(),
  steps: [
    shows('attack', ANN, 9),
    shows('defence', BOB, 0),
    shows('damage', ANN, 4),
    shows('resist', BOB, 0),
    strike(ANN, BOB),
    defends(BOB, 'dodge'),
    manoeuvre(ANN, 'bash'),
  ],
  expect(fight) {
    expect(story(fight)).toEqual(['choose-defence 2', 'attack 1', 'defence 2', 'choose-manoeuvre 1', 'damage 1', 'resist 2']);
    const [ann, bob] = [fighter(fight.view, ANN), fighter(fight.view, BOB)];
    expect([ann.ap, ann.attacks, bob.ap, bob.attacks, bob.health]).toEqual([2, 1, 2, 0, 25 - 9]);
    expect(fight.view.has(BOB, Dazed)).toBe(true);
  },
};

const defenderWins: Passage = {
  rules,
  state: yard(),
  steps: [
    shows('attack', ANN, 0),
    shows('defence', BOB, 3),
    shows('resist', ANN, 0),
    strike(ANN, BOB),
    defends(BOB, 'parry with agility'),
    manoeuvre(BOB, 'trip'),
    { submit: { do: 'stand-up', by: ANN, with: {} } },
    shows('attack', BOB, 2),
    shows('damage', BOB, 10),
    { answer: { do: 'opportunity-attack', by: BOB, with: { at: ANN, attribute: 'strength' } }, who: BOB, ask: 'provoked' },
    shows('defence', ANN, 1),
    defends(ANN, 'block'),
  ],
  expect(fight) {
    expect(story(fight).slice(0, 5)).toEqual(['choose-defence 2', 'attack 1', 'defence 2', 'choose-manoeuvre 2', 'resist 1']);
    const [ann, bob] = [fighter(fight.view, ANN), fighter(fight.view, BOB)];
    // The parry negates all; the block leaves 10 + 5 - 6. Ann paid strike, standing up and block; Bob parry and attack.
    expect([bob.health, ann.health, ann.ap, bob.ap, bob.attacks]).toEqual([25, 25 - 9, 0, 1, 1]);
    expect(fight.view.has(ANN, Prone)).toBe(false);
  },
};

const bothPass: Passage = {
  rules,
  state: yard(),
  steps: [
    shows('attack', ANN, 7),
    shows('defence', BOB, 7),
    strike(ANN, BOB),
    defends(BOB, 'parry with strength'),
    shows('attack', ANN, 8),
    shows('defence', BOB, 7),
    shows('damage', ANN, 1),
    strike(ANN, BOB),
    defends(BOB, 'dodge'),
  ],
  expect(fight) {
    // Equal Successes miss, more hit; no manoeuvre either way; a third attack is one too many.
    expect(story(fight).filter((one) => one.startsWith('choose-manoeuvre') || one.startsWith('damage'))).toEqual(['damage 1']);
    expect([fighter(fight.view, BOB).health, fighter(fight.view, ANN).ap, fighter(fight.view, BOB).ap]).toEqual([19, 1, 1]);
    expect(fight.view.refusals(rules.intent({ do: 'strike', by: ANN, with: { at: BOB, attribute: 'strength' } })).map((refusal) => refusal.rule)).toEqual([
      'RS-OVW-011',
    ]);
  },
};

const bothFail: Passage = {
  rules,
  state: yard(),
  steps: [
    shows('attack', ANN, 0),
    shows('defence', BOB, 0),
    strike(ANN, BOB),
    defends(BOB, 'dodge'),
    shows('attack', ANN, 0),
    strike(ANN, BOB),
    defends(BOB, 'none'),
  ],
  expect(fight) {
    expect(story(fight)).toEqual(['choose-defence 2', 'attack 1', 'defence 2', 'choose-defence 2', 'attack 1']);
    expect([fighter(fight.view, ANN).ap, fighter(fight.view, BOB).ap, fighter(fight.view, BOB).health]).toEqual([1, 2, 25]);
  },
};

const along = [
  [5, 6],
  [5, 7],
  [5, 8],
];

/** Bob trips Ann on her way: she crawls 2 m, no more, and the free move is used only as far as she came. */
const trippedOnTheWay: Passage = {
  rules,
  state: yard(),
  steps: [
    shows('attack', BOB, 3),
    shows('damage', BOB, 1),
    shows('resist', ANN, 0),
    { submit: { do: 'move', by: ANN, with: { along } } },
    { answer: { do: 'opportunity-attack', by: BOB, with: { at: ANN, attribute: 'strength' } }, who: BOB, ask: 'provoked' },
    defends(ANN, 'none'),
    manoeuvre(BOB, 'trip'),
    { answer: true, who: ANN, ask: 'go-on' },
  ],
  expect(fight) {
    const ann = fighter(fight.view, ANN);
    expect([ann.x, ann.y, ann.moved, ann.ap, ann.health]).toEqual([5, 7, 200, 3, 25 - 6]);
    expect(fight.view.has(ANN, Prone)).toBe(true);
    expect([fighter(fight.view, BOB).ap, story(fight).filter((one) => one.startsWith('provoked'))]).toEqual([2, ['provoked 2']]);
  },
};

/** Pushed on her way, Ann no longer stands where the plan began: it ends there and nothing of the move is used. */
const pushedOnTheWay: Passage = {
  rules,
  state: yard(),
  steps: [
    shows('attack', BOB, 3),
    shows('damage', BOB, 1),
    shows('resist', ANN, 0),
    { submit: { do: 'move', by: ANN, with: { along } } },
    { answer: { do: 'opportunity-attack', by: BOB, with: { at: ANN, attribute: 'agility' } }, who: BOB, ask: 'provoked' },
    defends(ANN, 'none'),
    manoeuvre(BOB, 'push'),
  ],
  expect(fight) {
    const ann = fighter(fight.view, ANN);
    expect([ann.x, ann.y, ann.moved, fight.pending]).toEqual([4, 5, 0, null]);
  },
};

/** A feint eases the very next Strike on the same target, and only that. */
const feint: Passage = {
  rules,
  state: yard(),
  steps: [
    shows('attack', ANN, 4),
    shows('damage', ANN, 1),
    shows('deception', ANN, 2),
    strike(ANN, BOB),
    defends(BOB, 'none'),
    manoeuvre(ANN, 'feint'),
    shows('attack', ANN, 0),
    strike(ANN, BOB),
    defends(BOB, 'none'),
    end(ANN),
    end(BOB),
    shows('attack', ANN, 0),
    strike(ANN, BOB),
    defends(BOB, 'none'),
  ],
  expect(fight) {
    const pools = fight.path().flatMap((n) => (fight.lines[n].in === 'roll' && fight.lines[n].roll === 'attack' ? [fight.lines[n].pool] : []));
    expect(pools).toEqual(['under 14(d20)', '2(under 14(d20))kh', 'under 14(d20)']);
    // A new round: three AP, not what was left and three more.
    expect([fighter(fight.view, ANN).ap, fighter(fight.view, ANN).attacks, fighter(fight.view, BOB).ap]).toEqual([2, 1, 3]);
  },
};

const passages = {
  'attacker wins, manoeuvre named before damage': attackerWins,
  'defender wins': defenderWins,
  'both pass': bothPass,
  'both fail': bothFail,
  'tripped on the way': trippedOnTheWay,
  'pushed on the way': pushedOnTheWay,
  'a feint': feint,
};

for (const [name, passage] of Object.entries(passages)) {
  describe(name, () => {
    for (const [way, run] of Object.entries(WAYS)) it(way, () => run(passage));
  });
}

describe('wrong answers on the way', () => {
  const open = (ann: Given = {}, bob: Given = {}): Fight => Fight.open(rules, yard(ann, bob), { seed: 'faults', strict: true });
  const force = (fight: Fight, roll: string, who: number, total: number): void => fight.force({ roll, who, total, faces: null, reason: 'test' });

  it('before the defence is chosen no die has fallen, and nothing else can be answered', () => {
    const fight = open();
    fight.submit({ do: 'strike', by: ANN, with: { at: BOB, attribute: 'strength' } });
    expect(fight.lines.some((line) => line.in === 'roll' && line.roll === 'attack')).toBe(false);
    expect(faultOf(() => fight.answer('trip', { who: ANN, ask: 'choose-manoeuvre' }))).toBe('stale-answer');
    expect(faultOf(() => fight.answer('dodge', { who: ANN, ask: 'choose-defence' }))).toBe('stale-answer');
    expect(faultOf(() => fight.answer('block', { who: BOB }))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer('withstand', { who: BOB }))).toBe('illegal-answer');
    expect(fighter(fight.view, BOB).ap).toBe(3);
    fight.undo();
    expect([fighter(fight.view, ANN).ap, fighter(fight.view, ANN).attacks]).toEqual([3, 0]);
  });

  it('a shot cannot be parried', () => {
    const fight = open({ gear: ['shortbow'], at: [15, 5] });
    expect(faultOf(() => fight.submit({ do: 'strike', by: ANN, with: { at: BOB, attribute: 'strength' } }))).toBe('illegal-intent');
    fight.submit({ do: 'strike', by: ANN, with: { at: BOB, attribute: 'agility' } });
    expect(faultOf(() => fight.answer('parry with strength', { who: BOB }))).toBe('illegal-answer');
    // Won against a shot, Bob cannot reach Ann for a trip, but may brace.
    force(fight, 'attack', ANN, 0);
    force(fight, 'defence', BOB, 2);
    fight.answer('dodge', { who: BOB });
    expect(faultOf(() => fight.answer('trip', { who: BOB }))).toBe('illegal-answer');
    fight.answer('brace', { who: BOB });
    expect(fight.pending).toBe(null);
  });

  it('bash needs a shield or a heavy weapon, disarm something held', () => {
    const fight = open({ gear: ['longsword'] }, { gear: [] });
    force(fight, 'attack', ANN, 4);
    fight.submit({ do: 'strike', by: ANN, with: { at: BOB, attribute: 'strength' } });
    fight.answer('none');
    for (const what of ['bash', 'disarm weapon', 'disarm shield', 'precise']) expect(faultOf(() => fight.answer(what))).toBe('illegal-answer');
    fight.answer('none');
    expect(fighter(fight.view, BOB).health).toBeLessThan(25);
  });

  it('only the one who provoked may be struck', () => {
    const state = yard();
    const fight = Fight.open(rules, state, { seed: 'window', strict: true });
    fight.submit({ do: 'move', by: ANN, with: { along } });
    expect(faultOf(() => fight.answer({ do: 'strike', by: BOB, with: { at: ANN, attribute: 'strength' } }))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer({ do: 'opportunity-attack', by: ANN, with: { at: BOB, attribute: 'strength' } }))).toBe('illegal-answer');
    // Refused once, it is offered again at the second step, which starts in the glaive's reach too; the third does not.
    fight.answer(null);
    expect(fighter(fight.view, ANN).y).toBe(6);
    fight.answer(null);
    expect([fight.pending, fighter(fight.view, ANN).y, fighter(fight.view, ANN).moved, fighter(fight.view, BOB).ap]).toEqual([null, 8, 300, 3]);
  });
});
