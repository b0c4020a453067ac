import { answerText, narrateAll, promptText, tongueOf } from '@riposte/files';
import { Fight, type Id, type IntentJson, type Json, type State } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { blow, rules, someone, spot, stage, swiftBlow } from '../../test/stage.ts';
import { ruleSet } from '../contract/rule-set.ts';

/** What the dice of a roll show, what somebody does, or answers. */
type Step =
  | { readonly roll: string; readonly who: Id; readonly faces: readonly number[] }
  | { readonly act: IntentJson }
  | { readonly ask: string; readonly who: Id; readonly answer: Json };

const shows = (roll: string, who: Id, ...faces: number[]): Step => ({ roll, who, faces });
const does = (by: Id, act: string, chosen: { readonly [name: string]: unknown } = {}): Step => ({ act: { do: act, by, with: chosen as IntentJson['with'] } });
const answers = (who: Id, ask: string, answer: unknown): Step => ({ who, ask, answer: answer as Json });
const attack = (by: Id, at: Id, weapon: Id): Step => does(by, 'melee-attack', blow(at, weapon));

/** Nobody uses a chance to come in between but where a step says so. */
function letPass(fight: Fight, until?: { readonly ask: string; readonly who: Id }): void {
  const isIt = (): boolean => {
    const { pending } = fight;
    return pending?.kind === 'answer' && pending.ask.id === until?.ask && pending.whos.includes(until.who);
  };
  for (let i = 0; i < 20 && fight.pending?.kind === 'answer' && !isIt(); i++) fight.answer(null, { who: fight.pending.whos[0], ask: fight.pending.ask.id });
}

/** A fight as it is told. */
function told(state: State, ...steps: Step[]): string[] {
  const fight = Fight.open(rules, state, { seed: 'told', strict: true });
  for (const step of steps) {
    if ('roll' in step) fight.force({ roll: step.roll, who: step.who, faces: step.faces, total: null, reason: 'test' });
    else if ('act' in step) {
      letPass(fight);
      fight.submit(step.act);
    } else {
      letPass(fight, step);
      fight.answer(step.answer, step);
    }
  }
  letPass(fight);
  return narrateAll(fight, tongueOf({ ruleSet })).flatMap(({ told: lines }) => lines);
}

const pair = stage(someone(1, 'Ann', 0), someone(2, 'Bea', 1));
const energy = { pay: 'energy' } as const;
const plainly = { spare: -1, enhance: [], ...energy };

describe('told', () => {
  it('a door that a run-up breaks down, with what the run-up adds', () => {
    const runner = stage(someone(1, 'Ann', 0, { runUp: 3 }), someone(2, 'Bea', 1, { x: 9 }));
    const lines = told(runner, shows('check', 1, 16), does(1, 'break-down', { barrier: 'rotten', using: 'arm-strength', ...energy }));
    expect(lines[0]).toBe('Ann breaks down the rotten door.');
    expect(lines[1]).toMatch(/^ {2}Check d20 16 \+ \d = \d+, plus 5 for the run-up = 2\d vs 20: passed$/);
  });
  it('a threat against one of a higher Tier, as a sum that can be checked', () => {
    const great = stage(someone(1, 'Ann', 0), someone(2, 'Bea', 1, { level: 5 }));
    const lines = told(great, shows('check', 1, 15), shows('will', 2, 9), does(1, 'intimidate', { at: 2, ...energy }));
    expect(lines[1]).toMatch(/^ {2}Intimidate d20 15.*, less 10 for the target's Tier = \d+ vs Will \d+ \+ d10 9 = \d+: resisted$/);
  });
  it('a hit with its sum and what is left', () => {
    expect(told(pair, shows('combat', 1, 12), shows('evasion', 2, 3), shows('damage', 1, 5), attack(1, 2, 3))).toEqual([
      'Ann hits Bea with the sword: 7 damage.',
      '  Attack value 15 + 2 ability + 1 weapon = 18 vs Evasion 9 + d10 3 = 12: hit',
      '  Damage d8 5 + 2 ability = 7 (Aura 24 → 17)',
      '  Ann: Energy 5 → 2.',
    ]);
  });
  it('a blow that is evaded, and one that misses', () => {
    expect(told(pair, shows('combat', 1, 12), shows('evasion', 2, 10, 4), attack(1, 2, 3))).toEqual([
      'Ann attacks Bea with the sword; Bea evades.',
      '  Attack value 15 + 2 ability + 1 weapon = 18 vs Evasion 9 + d10 10 + 4 (exploded) = 23: evaded',
      '  Ann: Energy 5 → 2.',
    ]);
    expect(told(pair, shows('combat', 1, 1), attack(1, 2, 3))).toEqual([
      'Ann attacks Bea with the sword and misses.',
      '  Combat roll d20 1: a miss; 3 or less leaves Ann exposed',
      '  Ann: Energy 5 → 2.',
    ]);
  });
  it('a critical hit and the Death roll of who has no Aura', () => {
    const weak = stage(someone(1, 'Ann', 0), someone(2, 'Bea', 1, { aura: 0 }), someone(3, 'Cid', 1, { x: 9 }));
    const hit = (death: number) => [shows('combat', 1, 20), shows('damage', 1, 5), shows('death', 2, death), attack(1, 2, 4)];
    expect(told(weak, ...hit(8), answers(-2, 'death-ruling', 'roll'), answers(-2, 'injury-where', 'off arm'))).toEqual([
      "Ann lands a critical hit on Bea's off arm with the sword: a major injury, and Bea is bleeding out.",
      '  Combat roll d20 20: a critical hit, no Evasion roll; Bea is exposed',
      '  Damage d8 5 + 2 ability = 7 (no Aura left)',
      '  Death roll d20 8 (5–9): major injury, bleeding out',
      '  Bea: exhausted.',
      '  Ann: Energy 5 → 2.',
    ]);
    expect(told(weak, ...hit(1), answers(-2, 'death-ruling', 'roll'))).toEqual([
      'Ann lands a critical hit on Bea with the sword. Bea dies.',
      '  Combat roll d20 20: a critical hit, no Evasion roll; Bea is exposed',
      '  Damage d8 5 + 2 ability = 7 (no Aura left)',
      '  Death roll d20 1: death',
      "  Bea's sword falls to the ground.",
      '  Ann: Energy 5 → 2.',
    ]);
  });
  it('maneuvers that succeed, are resisted and fail', () => {
    const trip = [does(1, 'trip', { weapon: 3, at: 2, ...energy })];
    expect(told(pair, shows('combat', 1, 12), shows('evasion', 2, 1, 2), shows('fortitude', 2, 2), ...trip)).toEqual([
      'Ann trips Bea with the sword.',
      '  Attack value 15 − 5 maneuver + 2 ability + 1 weapon = 13 vs Evasion 9 + d10 2 (best of 1, 2: not exposed) = 11: hit',
      '  Fortitude 12 + d10 2 = 14 vs attack value 18 without the maneuver penalty: not resisted',
      '  Ann: unguarded until the end of the round, Energy 5 → 2.',
    ]);
    expect(told(pair, shows('combat', 1, 12), shows('evasion', 2, 1, 2), shows('fortitude', 2, 9), ...trip)).toEqual([
      'Ann tries to trip Bea with the sword; Bea resists.',
      '  Attack value 15 − 5 maneuver + 2 ability + 1 weapon = 13 vs Evasion 9 + d10 2 (best of 1, 2: not exposed) = 11: hit',
      '  Fortitude 12 + d10 9 = 21 vs attack value 18 without the maneuver penalty: resisted',
      '  Ann: unguarded until the end of the round, Energy 5 → 2.',
    ]);
    const grab = [does(1, 'restrain', { at: 2, ...energy })];
    expect(told(pair, shows('combat', 1, 12), shows('evasion', 2, 9, 9), ...grab)).toEqual([
      'Ann tries to grab Bea; Bea evades.',
      '  Attack value 15 − 5 maneuver + 2 ability = 12 vs Evasion 9 + d10 9 (best of 9, 9: not exposed) = 18: evaded',
      '  Ann: unguarded until the end of the round, Energy 5 → 3.',
    ]);
  });
  it('an attack that is called off because its target steps away', () => {
    const knives = stage(someone(1, 'Ann', 0, { wields: 'knife' }), someone(2, 'Bea', 1, { wields: 'knife', nimble: 1 }));
    const steps = [attack(1, 2, 3), answers(2, 'interrupt', { do: 'agile-move', by: 2, with: { to: spot(3, 1) } }), answers(1, 'carry-on', false)];
    expect(told(knives, ...steps)).toEqual([
      'Ann attacks Bea with the knife, but Bea moves out of reach.',
      '  > Bea makes an Agile Move to (4,2). (Agility 3 → 2)',
      '  Ann: Energy 5 → 4.',
    ]);
  });
  it('Initiative, and an attack although its target defends', () => {
    const steps = [
      shows('initiative', 1, 2),
      shows('initiative', 2, 4),
      shows('combat', 1, 3),
      shows('evasion', 2, 8),
      shows('damage', 1, 1),
      attack(1, 2, 3),
      answers(2, 'challenge', { do: 'defend', by: 2, with: energy }),
      answers(1, 'meet-challenge', true),
      answers(-2, 'rule-order', [0, 1]),
      answers(1, 'carry-on', true),
    ];
    expect(told(pair, ...steps)).toEqual([
      'Ann hits Bea with the sword: 3 damage.',
      "  Bea wants to defend first and is faster: Initiative d8 4 vs Ann's d8 2.",
      '  > Bea defends. (Energy 5 → 4)',
      '  Combat roll d20 3: 3 or less leaves Ann exposed',
      '  Attack value 15 + 2 ability + 1 weapon = 18 vs Evasion 9 + d10 8 = 17: hit',
      '  Damage d8 1 + 2 ability = 3 (Aura 24 → 21)',
      '  Ann: Energy 5 → 2.',
    ]);
  });
  it('a run past a foe who strikes', () => {
    const far = stage(someone(1, 'Ann', 0, { x: 0 }), someone(2, 'Bea', 1, { x: 2, y: 0 }));
    const along = [spot(1, 1), spot(2, 1), spot(3, 1), spot(4, 1)];
    expect(
      told(
        far,
        shows('combat', 2, 9),
        shows('evasion', 1, 2),
        shows('damage', 2, 3),
        does(1, 'run', { along, ...energy }),
        answers(2, 'interrupt', { do: 'swift-attack', by: 2, with: swiftBlow(1, 4) }),
        answers(1, 'carry-on', true),
      ),
    ).toEqual([
      'Ann runs to (5,2) and is hit by Bea on the way.',
      '  > Bea makes a Swift Attack with the sword and hits Ann: 5 damage.',
      '      Attack value 15 + 2 ability + 1 weapon = 18 vs Evasion 9 + d10 2 = 11: hit',
      '      Damage d8 3 + 2 ability = 5 (Aura 24 → 19)',
      '      Bea: Energy 5 → 4.',
      '  Ann: Energy 5 → 3.',
    ]);
  });
  it('a new round with those who bleed', () => {
    const bleeding = stage(
      someone(1, 'Ann', 0, { x: 0 }),
      someone(2, 'Bea', 1, { x: 6 }),
      someone(3, 'Cid', 1, { x: 9, aura: 0, bears: ['bleeding-out', 'exhausted'] }),
    );
    expect(told(bleeding, shows('death-save', 3, 12), does(0, 'finish-round'))).toEqual([
      'Round 2',
      '  Cid is still bleeding out: Death Save d20 12; only a 20 stops the bleeding.',
      '  Cid has only 3 Energy this round because of exhaustion.',
    ]);
    expect(told(bleeding, shows('death-save', 3, 3), does(0, 'finish-round'))).toEqual([
      'Round 2',
      '  Cid passes out and is still bleeding out: Death Save d20 3; 5 or more would have kept Cid awake.',
    ]);
    expect(told(bleeding, shows('death-save', 3, 1), does(0, 'finish-round'))).toEqual([
      'Round 2',
      '  Cid bleeds to death: Death Save d20 1; 2 or more would have saved Cid.',
      "  Cid's sword falls to the ground.",
    ]);
  });
  it('a new round without what ends for the dead', () => {
    const four = stage(someone(1, 'Ann', 0), someone(2, 'Bea', 1), someone(3, 'Cid', 1, { x: 9 }), someone(4, 'Dan', 0, { x: 11 }));
    const rounds = [does(0, 'finish-round'), does(0, 'finish-round')];
    const ended = (...between: Step[]): string[] =>
      told(four, shows('combat', 1, 1), attack(1, 2, 5), ...between, ...rounds).filter((line) => line.includes('no longer'));
    expect(ended()).toEqual(['  Ann: no longer exposed.']);
    expect(ended(does(0, 'kill', { who: 1 }))).toEqual([]);
  });
  it('those who wait, once the last one does', () => {
    expect(told(pair, does(1, 'wait'), does(2, 'wait'))).toEqual(['Ann and Bea wait.', 'Round 2']);
    expect(told(pair, does(1, 'wait'))).toEqual([]);
  });
  it('who defends, with the guard that is back', () => {
    const open = [shows('combat', 1, 3), shows('evasion', 2, 9), attack(1, 2, 3)];
    expect(told(pair, does(1, 'defend', energy))).toEqual(['Ann defends. (Energy 5 → 4)']);
    expect(told(pair, ...open, does(1, 'defend', energy)).at(-1)).toBe('Ann defends and is no longer exposed. (Energy 2 → 1)');
  });
  it('shots and throws', () => {
    const bow = stage(someone(1, 'Ann', 0, { wields: 'longbow' }), someone(2, 'Bea', 1, { x: 8 }));
    const shot = [does(1, 'shoot', { weapon: 3, at: 2, ...plainly })];
    expect(told(bow, shows('ranged-evasion', 2, 4, 1), shows('hit', 1, 9, 14), shows('damage', 1, 5), ...shot)).toEqual([
      'Ann shoots Bea with the longbow: 2 damage.',
      '  Hit roll d20 14 (best of 9, 14: close range) vs Miss Chance 0 − 5 target standing still + Ranged Evasion 1 + d4 4 + 1 (exploded) = 1: a hit',
      '  Damage d6 5, halved: 2 (Aura 24 → 22)',
      '  Ann: Energy 5 → 3.',
    ]);
    expect(told(bow, shows('ranged-evasion', 2, 2), shows('hit', 1, 2, 2), ...shot)).toEqual([
      'Ann shoots Bea with the longbow: 1 damage.',
      '  Hit roll d20 2 (best of 2, 2: close range) vs Miss Chance 0 − 5 target standing still + Ranged Evasion 1 + d4 2 = −2: a hit; 3 or less leaves Ann exposed',
      '  Damage d6 2, halved: 1 (Aura 24 → 23)',
      '  Ann: Energy 5 → 3.',
    ]);
  });
  it('a grab that is broken, and one that holds', () => {
    const held = stage(someone(1, 'Ann', 0), someone(2, 'Bea', 1, { bears: ['restrained'] }));
    expect(told(held, shows('contest', 2, 9), does(2, 'escape', { using: 'fortitude', ...energy }))).toEqual([
      'Bea breaks free.',
      '  Escape d10 9 + 12 = 21: free',
      '  Bea: Energy 5 → 2.',
    ]);
  });
  it('what the game master does', () => {
    expect(told(pair, does(0, 'harm', { who: 2, amount: 5, type: 'physical', cause: 'blow', place: null, armour: false, lethal: true }))).toEqual([
      'GM: Bea is hurt: 5 damage.',
      '  Damage 5 (Aura 24 → 19)',
    ]);
    expect(told(pair, does(0, 'kill', { who: 2 }))).toEqual(['GM: Bea is killed.', "  Bea's sword falls to the ground."]);
  });
});

describe('asked', () => {
  const { view } = Fight.open(rules, pair, { seed: 'asked', strict: true });
  const act: IntentJson = { do: 'trip', by: 1, with: blow(2, 3) as IntentJson['with'] };
  const people = { by: 1, at: 2, who: 2, held: 2, side: 0 };
  const amounts = { usual: 2, waiting: 1, of: 2, minutes: 1, hours: 3, points: 4, left: 2 };
  const about = { ...people, ...amounts, item: 3, weapon: 3, words: 'I hop', good: true, why: 'interrupted', acts: [act] };
  const isOfWholeAct = (id: string): boolean => id === 'challenge' || id === 'meet-challenge';
  const asked = (id: string, who: Id, more: object = {}): string =>
    promptText({ ruleSet, view }, rules.ask(id), who, { ...about, act: isOfWholeAct(id) ? act : act.do, ...more });
  const all = [...rules.def.asks, ...rules.def.windows.map(({ ask }) => ask)].map(({ id }) => id);

  it.each(all)('%s with all its facts', (id) => {
    // Without its message, or one of its facts, a question is only its id.
    expect(asked(id, 2)).not.toBe(`${id.replaceAll('-', ' ')}?`);
    expect(asked(id, 2)).toMatch(/^[A-Z\d].*[?)]$/);
  });
  it('as one says it to a player', () => {
    expect(asked('challenge', 2)).toBe('Ann is about to trip you. Act first? (Initiative decides)');
    expect(asked('challenge', 4)).toBe('Ann is about to trip Bea. Act first? (Initiative decides)');
    expect(asked('challenge', 2, { act: { do: 'cast', by: 1, with: { at: -1 } } })).toBe('Ann is about to cast a spell. Act first? (Initiative decides)');
    expect(asked('interrupt', 2)).toBe('Ann is about to trip someone. Interrupt, before any dice fall?');
    expect(asked('interrupt', 1, { act: 'run' })).toBe('You are on the move. Do something else in between, before any dice fall?');
    expect(asked('carry-on', 2, { why: 'out of reach' })).toBe('Your target is now out of reach. Do you still want to trip someone?');
    expect(asked('energy-of', -2, { act: 'pick up' })).toBe('Bea picks something up. GM: how much Energy does this cost? (usually 2)');
    expect(asked('rule-order', -2)).toBe('Several act at the same moment: Ann (Trip). GM: in which order?');
  });
  it('an order of acts by their names', () => {
    const acts = [act, { do: 'defend', by: 2, with: {} }];
    const answer = (acts: readonly IntentJson[], order: readonly number[]) => answerText({ ruleSet, view }, rules.ask('rule-order'), { acts }, order);
    expect(answer(acts, [0, 1])).toBe('First Ann (Trip), then Bea (Defend)');
    expect(answer(acts, [1, 0])).toBe('First Bea (Defend), then Ann (Trip)');
    expect(answer([act], [0])).toBe('Ann (Trip)');
  });
});
