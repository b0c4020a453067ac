import { faultOf, type Passage, playSuspended, WAYS } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import {
  asked,
  at,
  attack,
  blow,
  changes,
  conditionsOf,
  does,
  gmRules,
  gmSays,
  no,
  passage,
  roll,
  rolled,
  rulesWith,
  someone,
  spot,
  stage,
  submit,
  swiftBlow,
} from '../test/stage.ts';

function inAllWays(title: string, one: Passage): void {
  describe(title, () => {
    for (const [way, run] of Object.entries(WAYS)) it(way, () => run(one));
  });
}

const restOfRound = rulesWith({ agileMoveWindow: 'restOfRound' });
const pair = stage(someone(1, 'Ann', 0, { wields: 'knife' }), someone(2, 'Bea', 1, { wields: 'knife' }));
const away = { to: spot(3, 1) };

inAllWays(
  'the target steps out of reach before the roll, by an Agile Move it earned earlier in the round',
  passage(
    pair,
    [
      submit(2, 'defend', { pay: 'energy' }),
      no(1, 'challenge'),
      no(2, 'interrupt'),
      attack(1, 2, 3),
      no(2, 'challenge'),
      no(1, 'interrupt'),
      does(2, 'interrupt', 'agile-move', away),
      no(1, 'interrupt'),
      { answer: false, who: 1, ask: 'carry-on' },
    ],
    (fight) => {
      expect(fight.pending).toBeNull();
      expect(at(fight, 1)).toMatchObject({ energy: 4, agility: 3, nimble: 1 });
      expect(at(fight, 2)).toMatchObject({ x: 3, y: 1, energy: 4, agility: 2, aura: 24, nimble: 0 });
      expect(rolled(fight)).toEqual([]);
      expect(conditionsOf(fight, 2)).toEqual(['defending']);
    },
    restOfRound,
  ),
);

inAllWays(
  'the target steps out of reach in the middle of its own action, against an attack that won Initiative',
  passage(
    pair,
    [
      roll('initiative', 2, 2),
      roll('initiative', 1, 3),
      roll('combat', 2, 12),
      roll('evasion', 1, 1),
      roll('damage', 2, 4),
      attack(2, 1, 4),
      does(1, 'challenge', 'melee-attack', blow(2, 3)),
      { answer: true, who: 2, ask: 'meet-challenge' },
      gmRules([0, 1]),
      does(2, 'interrupt', 'agile-move', away),
      no(1, 'interrupt'),
      no(1, 'interrupt'),
      no(2, 'interrupt'),
      { answer: false, who: 1, ask: 'carry-on' },
      does(2, 'interrupt', 'agile-move', { to: spot(2, 1) }),
      no(2, 'interrupt'),
      { answer: true, who: 2, ask: 'carry-on' },
    ],
    (fight) => {
      expect(at(fight, 1)).toMatchObject({ energy: 4, agility: 3, rolled: true, aura: 24 - 4 - 2 });
      expect(at(fight, 2)).toMatchObject({ x: 2, energy: 2, agility: 1, rolled: true, aura: 24, nimble: 0 });
      expect(rolled(fight)).toEqual(['initiative 2', 'initiative 1', 'combat 2', 'evasion 1', 'damage 2']);
    },
  ),
);

inAllWays(
  'the attacker follows the target with an Agile Move of the attack itself',
  passage(
    pair,
    [
      submit(2, 'defend', { pay: 'energy' }),
      no(1, 'challenge'),
      no(2, 'interrupt'),
      roll('combat', 1, 12),
      roll('evasion', 2, 1),
      roll('damage', 1, 4),
      attack(1, 2, 3),
      no(2, 'challenge'),
      does(2, 'interrupt', 'agile-move', away),
      no(1, 'interrupt'),
      does(1, 'interrupt', 'agile-move', { to: spot(2, 1) }),
      no(1, 'interrupt'),
      { answer: true, who: 1, ask: 'carry-on' },
    ],
    (fight) => {
      expect(at(fight, 1)).toMatchObject({ x: 2, energy: 2, agility: 2 });
      expect(at(fight, 2)).toMatchObject({ x: 3, aura: 18 });
    },
    restOfRound,
  ),
);

const shortBlade = { name: 'blade', damage: '1d4', attack: 1, reach: 1 };
const ambush = stage(
  someone(1, 'Ann', 0, { x: 1, wields: shortBlade }),
  someone(2, 'Dan', 0, { x: 3, y: 1, wields: shortBlade }),
  someone(3, 'Cid', 1, { x: 2, aura: 5, bears: ['surprised(2)'] }),
);
const swift = (who: number) => does(who, 'interrupt', 'swift-attack', swiftBlow(3, who + 3));

/** Both strike at once; the first takes the Aura, the second harms the body. */
const bothStrike = (order: readonly number[], first: number, second: number): Passage =>
  passage(
    ambush,
    [
      roll('combat', 1, 12),
      roll('combat', 2, 12),
      roll('evasion', 3, 1),
      roll('evasion', 3, 1),
      roll('damage', 1, 3),
      roll('damage', 2, 3),
      roll('death', 3, 4),
      attack(3, 1, 6),
      no(1, 'challenge'),
      no(2, 'challenge'),
      swift(2),
      no(3, 'interrupt'),
      swift(1),
      gmRules(order),
      gmSays('death-ruling', 'roll'),
      gmSays('injury-where', 'leg'),
    ],
    (fight) => {
      expect(fight.pending).toBeNull();
      expect(changes(fight, 'attacked')).toEqual([
        [first, 3, true],
        [second, 3, true],
      ]);
      expect(at(fight, 1)).toMatchObject({ energy: 4, swift: true, aura: 24 });
      expect(at(fight, 2)).toMatchObject({ energy: 4, swift: true });
      expect(at(fight, 3)).toMatchObject({ aura: 0, energy: 4 });
      expect(conditionsOf(fight, 3)).toEqual(expect.arrayContaining(['unconscious', 'bleeding-out', 'exhausted', 'major-injury', 'prone']));
      // All at once and in secret, then the game master; nobody interrupts an interrupt, and the attack never rolls.
      expect(asked(fight)).toEqual([
        'challenge 1',
        'challenge 2',
        'interrupt 2',
        'interrupt 3',
        'interrupt 1',
        'rule-order -2',
        'death-ruling -2',
        'injury-where -2',
      ]);
      expect(rolled(fight)).toEqual([`combat ${first}`, 'evasion 3', `damage ${first}`, `combat ${second}`, 'evasion 3', `damage ${second}`, 'death 3']);
      expect(fight.over).toEqual({ winner: 0 });
    },
  );

inAllWays('two Immediate Interrupts at once, the second first', bothStrike([1, 0], 2, 1));
inAllWays('two Immediate Interrupts at once, the first first', bothStrike([0, 1], 1, 2));

inAllWays(
  'an interrupt that the other one makes impossible leaves no price',
  passage(
    stage(someone(1, 'Ann', 0, { wields: 'knife' }), someone(2, 'Dan', 0, { x: 2, y: 2 }), someone(3, 'Cid', 1, { x: 2, bears: ['surprised(2)'] })),
    [
      attack(3, 2, 6),
      no(1, 'challenge'),
      no(2, 'challenge'),
      swift(1),
      no(2, 'interrupt'),
      does(3, 'interrupt', 'agile-move', away),
      gmRules([1, 0]),
      // The knife could still be thrown.
      no(1, 'interrupt'),
      no(2, 'interrupt'),
      no(3, 'interrupt'),
      { answer: false, who: 3, ask: 'carry-on' },
    ],
    (fight) => {
      expect(at(fight, 1)).toMatchObject({ energy: 5, swift: false });
      expect(at(fight, 3)).toMatchObject({ x: 3, energy: 4, agility: 2, aura: 24 });
      expect(rolled(fight)).toEqual([]);
    },
  ),
);

inAllWays(
  'all wait and the round closes',
  passage(
    stage(
      someone(1, 'Ann', 0, { x: 0, energy: 4, stamina: 3, agility: 1, pushed: 1, bears: ['exposed(2)'] }),
      someone(2, 'Bea', 1, { x: 6, energy: 5, bears: ['exposed(3)', 'exhausted'] }),
      someone(3, 'Cid', 1, { x: 9, energy: 0, swift: true }),
    ),
    [submit(2, 'wait'), submit(1, 'shift', { to: spot(0, 2), pay: 'energy' }), no(2, 'challenge'), no(3, 'challenge'), submit(1, 'wait'), submit(2, 'wait')],
    (fight) => {
      expect(fight.state.entities[0]).toMatchObject({ round: 2 });
      expect(at(fight, 1)).toMatchObject({ energy: 3, stamina: 3, agility: 3, pushed: 0, waits: false, moved: 0 });
      expect(at(fight, 2)).toMatchObject({ energy: 3, waits: false });
      expect(at(fight, 3)).toMatchObject({ energy: 5, swift: false });
      expect(conditionsOf(fight, 1)).toEqual([]);
      expect(conditionsOf(fight, 2)).toEqual(['exposed', 'exhausted']);
      // Most Energy first.
      expect(fight.declarers).toEqual([3, 1, 2]);
      expect(fight.canRedo).toBe(false);
    },
  ),
);

describe('faults that must be caught', () => {
  const started = (steps: Passage['steps'], made = restOfRound) => playSuspended(passage(pair, steps, () => {}, made));
  const declared = [submit(2, 'defend', { pay: 'energy' }), no(1, 'challenge'), no(2, 'interrupt'), attack(1, 2, 3)] as const;

  it('answers only what is asked, and only those who are asked', () => {
    const fight = started(declared);
    expect(faultOf(() => fight.answer(null, { who: 2, ask: 'interrupt' }))).toBe('stale-answer');
    expect(faultOf(() => fight.answer(null, { who: 1, ask: 'challenge' }))).toBe('stale-answer');
    expect(faultOf(() => fight.answer({ do: 'agile-move', by: 2, with: away }, { who: 2 }))).toBe('illegal-answer');
    expect(faultOf(() => fight.submit({ do: 'wait', by: 2, with: {} }))).toBe('waiting');
    fight.answer(null, { who: 2 });
    expect(faultOf(() => fight.answer({ do: 'agile-move', by: 2, with: { to: spot(4, 1) } }, { who: 2 }))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer({ do: 'agile-move', by: 2, with: { to: spot(1, 1) } }, { who: 2 }))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer({ do: 'swift-attack', by: 2, with: swiftBlow(1, 4) }, { who: 2 }))).toBe('illegal-answer');
    expect(at(fight, 2)).toMatchObject({ x: 2, agility: 3 });
  });

  it('lets nobody step away once a die has fallen', () => {
    const fight = started([
      ...declared,
      no(2, 'challenge'),
      roll('combat', 1, 12),
      roll('evasion', 2, 1),
      roll('damage', 1, 4),
      no(1, 'interrupt'),
      no(2, 'interrupt'),
    ]);
    expect(fight.pending).toBeNull();
    expect(at(fight, 2).aura).toBe(18);
    expect(faultOf(() => fight.answer({ do: 'agile-move', by: 2, with: away }))).toBe('not-waiting');
    fight.submit({ do: 'agile-move', by: 2, with: away });
    expect(at(fight, 2)).toMatchObject({ x: 3, aura: 18 });
    expect(at(fight, 1).energy).toBe(2);
  });

  it('who carries on against a target that is gone spends it all and rolls nothing', () => {
    const gone = [no(2, 'challenge'), no(1, 'interrupt'), does(2, 'interrupt', 'agile-move', away), no(1, 'interrupt')];
    const fight = started([...declared, ...gone, { answer: true, who: 1, ask: 'carry-on' }]);
    expect(fight.pending).toBeNull();
    expect(at(fight, 1).energy).toBe(2);
    expect(rolled(fight)).toEqual([]);
    expect(at(fight, 2).aura).toBe(24);
  });

  it('earns no Agile Move without an action under way', () => {
    const fight = started(declared, rulesWith());
    fight.answer(null, { who: 2, ask: 'challenge' });
    expect(fight.pending).toMatchObject({ whos: [1] });
    expect(faultOf(() => fight.answer({ do: 'agile-move', by: 2, with: away }, { who: 2 }))).toBe('stale-answer');
  });

  it('the game master names each act once', () => {
    const { steps } = bothStrike([0, 1], 1, 2);
    const fight = playSuspended(passage(ambush, steps.slice(0, -3), () => {}));
    expect(faultOf(() => fight.answer([0, 0]))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer([0]))).toBe('illegal-answer');
    expect(faultOf(() => fight.answer([0, 1], { who: 1 }))).toBe('stale-answer');
    expect(changes(fight, 'attacked')).toEqual([]);
  });

  it('nobody waits twice, and the round does not close while somebody has Energy and does not wait', () => {
    const fight = started([submit(1, 'wait')]);
    expect(fight.declarers).toEqual([2, 1]);
    expect(faultOf(() => fight.submit({ do: 'wait', by: 1, with: {} }))).toBe('illegal-intent');
    expect(faultOf(() => fight.submit({ do: 'begin-round', by: 0, with: {} }))).toBe('illegal-intent');
    expect(fight.state.entities[0]).toMatchObject({ round: 1 });
  });
});
