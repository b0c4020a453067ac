import { Fight, type Id, type IntentJson, type Json } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { actsOn, endText, narrated, readEncounter, tongueOf } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

interface Given {
  /** Faces that dice show, by roll and fighter. */
  readonly shows?: readonly (readonly [roll: string, who: string, ...faces: number[]])[];
  /** Answers by question; everything else is the default. */
  readonly answers?: { readonly [ask: string]: Json };
}

/** A fight in its second round, at the turn of the first of these fighters. */
class Story {
  readonly fight: Fight;
  readonly #ruleSet;

  constructor(fighters: readonly { readonly name: string }[]) {
    const sides = fighters.map(({ name }) => name);
    const board = { width: 12, height: 7 };
    const encounter = {
      format: 'riposte/encounter/1',
      title: 'Story',
      ruleset: 'celesia',
      sides,
      board,
      fighters: fighters.map((one) => ({ side: one.name, ...one })),
    };
    const { rules, state, ruleSet } = readEncounter(JSON.stringify(encounter), 'story.json', RULE_SETS);
    this.#ruleSet = ruleSet;
    this.fight = Fight.open(rules, state, { seed: 'story' });
    for (let turns = 0; turns < fighters.length || this.fight.declarers[0] !== this.id(fighters[0].name); turns++)
      this.fight.submit({ do: 'end-turn', by: this.fight.declarers[0], with: {} });
  }

  id(name: string): Id {
    return this.fight.state.entities.findIndex((one) => 'name' in one && one.name === name);
  }

  part(of: string, called: string, nth = 0): Id {
    const owner = this.id(of);
    return this.fight.state.entities.findIndex(
      (one) => 'called' in one && one.called === called && 'of' in one && one.of === owner && 'nth' in one && one.nth === nth,
    );
  }

  /** Declares an act with the dice and answers given, and tells it. */
  told(act: string, by: string, chosen: IntentJson['with'], { shows = [], answers = {} }: Given = {}): readonly string[] {
    const { fight } = this;
    for (const [roll, who, ...faces] of shows) fight.force({ roll, who: this.id(who), faces, total: null, reason: 'story' });
    fight.submit({ do: act, by: this.id(by), with: chosen });
    while (fight.pending?.kind === 'answer') {
      const { ask } = fight.pending;
      if (Object.hasOwn(answers, ask.id)) fight.answer(answers[ask.id]);
      else fight.passDeadline();
    }
    return this.#lines(actsOn(fight).findLast((n) => (fight.lines[n] as { readonly do?: string }).do === act)!);
  }

  /** The act that is still open, as far as it has come. */
  open(act: string): readonly string[] {
    return this.#lines(this.fight.lines.findLastIndex((line) => (line as { readonly do?: string }).do === act));
  }

  /** What happened last, told. */
  last(): readonly string[] {
    return this.#lines(actsOn(this.fight).at(-1)!);
  }

  #lines(line: number): readonly string[] {
    return narrated(this.fight, tongueOf({ ruleSet: this.#ruleSet }), line).filter((text) => !text.endsWith('ran out of time.'));
  }
}

const ODO = { name: 'Odo', at: [2, 2], creature: 'duellist', holds: ['longsword', 'dagger'], str: 3, dex: 1 };
const ILSE = { name: 'Ilse', at: [3, 2], creature: 'duellist' };
const FAR = { ...ILSE, at: [7, 2] };
const GOLEM = { name: 'Golem', at: [8, 3], creature: 'stone-golem', armour: null };
const YRSA = { name: 'Yrsa', at: [2, 2], creature: 'mage' };

const STRIKE = (s: Story): IntentJson['with'] => ({ weapon: s.part('Odo', 'hand'), at: s.id('Ilse'), attribute: 'strength' });
const PARRY = (s: Story): Json => ({ weapon: s.part('Ilse', 'hand'), attribute: 'dexterity' });

describe('a fight of Celesia is told', () => {
  it('a hit names the part, its injury and the strain', () => {
    const s = new Story([ODO, ILSE]);
    const answers = { 'choose-parry': null, 'choose-part': s.part('Ilse', 'ear') };
    expect(s.told('strike', 'Odo', STRIKE(s), { shows: [['attack', 'Odo', 13]], answers })).toEqual([
      "Odo hits Ilse's left ear with the longsword. (−1 AP)",
      '  Attack d20 13 + 6 bonus = 19 vs defence 15: hit with a margin of 4',
      '  Ilse: left ear injured, 1 strain (stamina 15 → 14).',
    ]);
    // A second attack in the same turn is worse, and misses.
    expect(s.told('strike', 'Odo', STRIKE(s), { shows: [['attack', 'Odo', 4, 9]] })).toEqual([
      'Odo attacks Ilse with the longsword and misses. (−1 AP)',
      '  Attack d20 4 (worst of 4, 9: −1 attacking again) + 6 bonus = 10 vs defence 15: miss',
    ]);
  });

  it('what cancels out says so, with the net that decides the dice', () => {
    const s = new Story([ODO, FAR]);
    const along = [3, 4, 5, 6].map((x) => ({ x, y: 2 }));
    const charged = { ...STRIKE(s), along };
    const miss = (...faces: number[]) => ({ shows: [['attack', 'Odo', ...faces] as const] });
    expect(s.told('charge', 'Odo', charged, miss(2, 3))[1]).toBe('  Attack d20 3 (best of 2, 3: +1 charging) + 6 bonus = 9 vs defence 15: miss');
    s.fight.submit({ do: 'end-turn', by: s.id('Odo'), with: {} });
    const back = { weapon: s.part('Ilse', 'hand'), at: s.id('Odo'), attribute: 'dexterity' };
    expect(s.told('strike', 'Ilse', back, { shows: [['attack', 'Ilse', 2, 3]] })[1]).toContain('(best of 2, 3: +1 target open after a charge)');
    expect(s.told('strike', 'Ilse', back, { shows: [['attack', 'Ilse', 2]] })[1]).toContain(
      '(−1 attacking again, +1 target open after a charge; they cancel out)',
    );
    expect(s.told('strike', 'Ilse', back, { shows: [['attack', 'Ilse', 2, 3]] })[1]).toContain(
      '(worst of 2, 3: −2 attacking again, +1 target open after a charge; net −1, the others cancel out)',
    );
  });

  it('a parry has both rolls and its cost', () => {
    const s = new Story([ODO, ILSE]);
    const shows = [['attack', 'Odo', 10] as const, ['parry', 'Ilse', 15] as const];
    expect(s.told('strike', 'Odo', STRIKE(s), { shows, answers: { 'choose-parry': PARRY(s) } })).toEqual([
      'Odo attacks Ilse with the longsword; Ilse parries. (−1 AP)',
      '  Attack d20 10 + 6 bonus = 16 vs defence 15; parry d20 15 + 6 bonus = 21: parried',
      '  Ilse: −1 reaction (4 → 3) and −1 stamina (15 → 14) for the parry.',
    ]);
  });

  it('a critical hit says what was put into it, that the parry failed, and what Ilse drops', () => {
    const s = new Story([ODO, ILSE]);
    expect(s.told('power-attack', 'Odo', { stamina: 2 })).toEqual(['Odo declares a Power Attack for +4. (−2 stamina)']);
    const shows = [['attack', 'Odo', 20] as const, ['parry', 'Ilse', 2] as const];
    const answers = { 'choose-parry': PARRY(s), 'choose-part': s.part('Ilse', 'arm', 1) };
    expect(s.told('strike', 'Odo', STRIKE(s), { shows, answers })).toEqual([
      "Odo hits Ilse's right arm with the longsword; the parry fails. (−1 AP)",
      '  Attack d20 20 + 6 bonus + 4 Power Attack = 30 vs defence 15; parry d20 2 + 6 bonus = 8: critical hit with a margin of 15',
      '  Ilse: −1 reaction (4 → 3) and −1 stamina (15 → 14) for the parry.',
      '  Degrees 3 (margin 15, 1 per 5) + 1 critical = 4',
      '  Ilse: right arm destroyed (3 injuries: 1 hit + 2 spare degrees), 5 strain = 1 hit + 4 degrees (stamina 14 → 9), bleeding (2 stamina a turn).',
      '  Ilse drops the dagger.',
    ]);
    s.fight.submit({ do: 'end-turn', by: s.id('Odo'), with: {} });
    expect(s.last()).toEqual(["Ilse's turn: 3 AP, 4 reactions", '  Ilse bleeds: −2 stamina (9 → 7).']);
  });

  it('a charge is one sentence, and says that it leaves an opening', () => {
    const s = new Story([ODO, FAR]);
    const along = [3, 4, 5, 6].map((x) => ({ x, y: 2 }));
    const answers = { 'choose-parry': null, 'choose-part': s.part('Ilse', 'eye') };
    expect(s.told('charge', 'Odo', { ...STRIKE(s), along }, { shows: [['attack', 'Odo', 2, 16]], answers })).toEqual([
      "Odo charges and hits Ilse's left eye with the longsword. (−2 AP)",
      '  Attack d20 16 (best of 2, 16: +1 charging) + 6 bonus = 22 vs defence 15: hit with a margin of 7, 1 degree',
      '  Ilse: left eye injured, 2 strain = 1 hit + 1 degree (stamina 15 → 13).',
      "  Odo: −1 stamina (15 → 14), open to attacks until the start of Odo's next turn.",
    ]);
  });

  it('a throw that misses lands somewhere', () => {
    const s = new Story([ODO, FAR]);
    const chosen = { hand: s.part('Odo', 'hand', 1), at: s.id('Ilse'), attribute: 'dexterity' };
    const [head, roll, ...rest] = s.told('throw', 'Odo', chosen, {
      shows: [
        ['attack', 'Odo', 1, 3],
        ['scatter', 'Odo', 3],
      ],
    });
    expect(head).toBe('Odo throws the dagger at Ilse and misses. (−1 AP)');
    expect(roll).toContain('(worst of 1, 3: −1 long range)');
    expect(rest).toEqual([expect.stringMatching(/^ {2}The dagger scatters \(d8 3\) and lands at \(\d+,\d+\)\.$/)]);
  });

  it('a parry that beats a manoeuvre but does not stop it says what it took', () => {
    const s = new Story([ODO, ILSE]);
    const shows = [['attack', 'Odo', 18] as const, ['parry', 'Ilse', 20] as const];
    expect(s.told('trip', 'Odo', { at: s.id('Ilse') }, { shows, answers: { 'choose-parry': PARRY(s) } }).slice(0, 2)).toEqual([
      'Odo trips Ilse. (−1 AP)',
      '  Trip d20 18 + 7 bonus = 25 vs defence 15; parry d20 20 + 6 bonus = 26: success, less 2 degrees for the parry',
    ]);
  });

  it('a weapon that sticks in somebody is pulled out, not picked up', () => {
    const s = new Story([ODO, ILSE]);
    const hand = s.part('Odo', 'hand', 1);
    const thrown = { hand, at: s.id('Ilse'), attribute: 'dexterity' };
    s.told('throw', 'Odo', thrown, { shows: [['attack', 'Odo', 19]], answers: { 'choose-part': s.part('Ilse', 'ear') } });
    expect(s.told('pick-up', 'Odo', { hand, lying: 0 })[0]).toBe('Odo pulls the dagger out of Ilse with the right hand. (−1 AP)');
  });

  it('a manoeuvre that comes to nothing fails; it is no blow that misses', () => {
    const s = new Story([ODO, ILSE]);
    const at = { at: s.id('Ilse') };
    expect(s.told('trip', 'Odo', at, { shows: [['attack', 'Odo', 1]] })[1]).toBe('  Trip d20 1 + 7 bonus = 8 vs defence 15: failed with a natural 1');
    expect(s.told('trip', 'Odo', at, { shows: [['attack', 'Odo', 2, 3]] })[1]).toMatch(/= 9 vs defence 15: failed$/);
  });

  it('a hit whose part is still to be chosen is not called harmless', () => {
    const s = new Story([ODO, ILSE]);
    s.fight.force({ roll: 'attack', who: s.id('Odo'), faces: [20], total: null, reason: 'story' });
    s.fight.submit({ do: 'strike', by: s.id('Odo'), with: STRIKE(s) });
    while (s.fight.pending?.kind === 'answer' && s.fight.pending.ask.id !== 'choose-part') s.fight.passDeadline();
    expect(s.fight.pending?.kind).toBe('answer');
    const told = s.open('strike').join('\n');
    expect(told).toContain('critical');
    expect(told).not.toContain('too few');
  });

  it('who pulls a weapon out of the own body is not named twice', () => {
    const s = new Story([ODO, ILSE]);
    const thrown = { hand: s.part('Odo', 'hand', 1), at: s.id('Ilse'), attribute: 'dexterity' };
    s.told('throw', 'Odo', thrown, { shows: [['attack', 'Odo', 19]], answers: { 'choose-part': s.part('Ilse', 'ear') } });
    s.fight.submit({ do: 'end-turn', by: s.id('Odo'), with: {} });
    s.told('drop', 'Ilse', { hand: s.part('Ilse', 'hand') });
    expect(s.told('pick-up', 'Ilse', { hand: s.part('Ilse', 'hand'), lying: 0 })[0]).toBe('Ilse pulls out the dagger with the left hand. (−1 AP)');
  });

  it('a manoeuvre says what it did', () => {
    const s = new Story([ODO, ILSE]);
    expect(s.told('trip', 'Odo', { at: s.id('Ilse') }, { shows: [['attack', 'Odo', 18]], answers: { 'choose-parry': null } })).toEqual([
      'Odo trips Ilse. (−1 AP)',
      '  Trip d20 18 + 7 bonus = 25 vs defence 15: success',
      '  Ilse: 1 strain from the trip (stamina 15 → 14).',
    ]);
  });

  it('a reaction stands inside the act that it answers', () => {
    const s = new Story([ODO, ILSE]);
    const provoked = { do: 'reactive-attack', by: s.id('Ilse'), with: { weapon: s.part('Ilse', 'hand'), at: s.id('Odo'), attribute: 'strength' } };
    expect(s.told('move', 'Odo', { along: [{ x: 1, y: 2 }] }, { shows: [['attack', 'Ilse', 2]], answers: { provoked } })).toEqual([
      'Odo moves to (1,2). (−1 AP)',
      '  > Ilse uses the opening to strike at Odo with the rapier and misses. (−1 reaction)',
      '      Attack d20 2 + 4 bonus = 6 vs defence 13: miss',
    ]);
  });

  it('who looks for the heart finds it or not, against a number', () => {
    const s = new Story([ODO, ILSE]);
    expect(s.told('locate-heart', 'Odo', { of: s.id('Ilse') }, { shows: [['skill', 'Odo', 3]] })).toEqual([
      'Odo studies Ilse and finds no weak spot.',
      '  Lore d20 3 vs 18: failed',
    ]);
  });

  it.each([
    [17, 'Yrsa casts Hold on Golem; Golem resists. (−2 AP)', 'passed', []],
    [2, 'Yrsa casts Hold on Golem; the saving throw fails. (−2 AP)', 'failed', ["  Golem: stunned until the end of Golem's next turn."]],
  ])('a spell against a save of %i', (face, head, how, more) => {
    const s = new Story([YRSA, GOLEM]);
    const chosen = { spell: s.fight.rules.codeNamed('hold'), at: s.id('Golem') };
    expect(s.told('cast', 'Yrsa', chosen, { shows: [['save', 'Golem', face]] })).toEqual([
      head,
      `  Golem: saving throw d20 ${face} vs 16: ${how}`,
      ...more,
      '  Yrsa: −2 stamina (12 → 10).',
    ]);
  });

  it('says what an injury brings upon the whole body, and only once', () => {
    const s = new Story([ODO, ILSE]);
    const wound = (part: string, nth: number): readonly string[] => {
      s.fight.submit({ do: 'wound', by: 0, with: { part: s.part('Ilse', part, nth), treated: false } });
      return s.last().slice(1);
    };
    expect(wound('eye', 0)).toEqual(['  Ilse: left eye injured.']);
    expect(wound('eye', 1)).toEqual(['  Ilse: right eye injured, blinded.']);
    expect(wound('eye', 1)).toEqual(['  Ilse: right eye destroyed (2 injuries).']);
    expect(wound('head', 0)).toEqual(['  Ilse: head injured, concussed.']);
    // What makes a die worse stands behind it.
    const chosen = { weapon: s.part('Ilse', 'hand'), at: s.id('Odo'), attribute: 'strength' };
    s.fight.submit({ do: 'end-turn', by: s.id('Odo'), with: {} });
    expect(s.told('strike', 'Ilse', chosen, { shows: [['attack', 'Ilse', 9, 8, 7, 6, 5]] })[1]).toContain(
      '(worst of 9, 8, 7, 6, 5: −2 eye injury, −2 blinded, −1 concussed; only 4 count)',
    );
  });

  it('says of what a creature without Constitution dies, and why its save was the worst of two', () => {
    const s = new Story([YRSA, GOLEM]);
    const wound = (part: string, nth: number): readonly string[] => {
      s.fight.submit({ do: 'wound', by: 0, with: { part: s.part('Golem', part, nth), treated: false } });
      return s.last();
    };
    wound('head', 0);
    const chosen = { spell: s.fight.rules.codeNamed('hold'), at: s.id('Golem') };
    expect(s.told('cast', 'Yrsa', chosen, { shows: [['save', 'Golem', 17, 18]] })[1]).toBe(
      '  Golem: saving throw d20 17 (worst of 17, 18: −1 concussed) vs 16: passed',
    );
    for (const nth of [0, 1]) wound('arm', nth);
    wound('leg', 0);
    expect(wound('leg', 1)).toEqual(['GM: Golem is injured. Golem dies.', '  Golem has 5 injuries: too many for a creature without Constitution.']);
  });

  it('says where a fighter stands who was shoved on the way', () => {
    const s = new Story([
      { ...ODO, at: [4, 1] },
      { ...ILSE, at: [5, 1], skilled: ['athletics'] },
    ] as never);
    const [odo, ilse] = [s.id('Odo'), s.id('Ilse')];
    s.fight.force({ roll: 'attack', who: ilse, faces: [19], total: null, reason: 'story' });
    const along = [
      { x: 4, y: 2 },
      { x: 4, y: 3 },
    ];
    s.fight.submit({ do: 'move', by: odo, with: { along } });
    s.fight.answer({ do: 'reactive-maneuver', by: ilse, with: { maneuver: 'shove', at: odo, part: null, gear: null } });
    while (s.fight.pending?.kind === 'answer') s.fight.passDeadline();
    const { x, y } = s.fight.state.entities[odo] as unknown as { readonly x: number; readonly y: number };
    expect(x).toBeLessThan(4);
    expect(s.last()[0]).toBe(`Odo moves, but gets no further than (${x},${y}). (−1 AP)`);
  });

  it('what the game master does is marked', () => {
    const s = new Story([ODO, ILSE]);
    s.fight.submit({ do: 'wound', by: 0, with: { part: s.part('Ilse', 'leg', 1), treated: false } });
    expect(s.last()).toEqual(['GM: Ilse is injured.', '  Ilse: right leg injured.']);
  });

  it.each([
    ['Lars', ['Lars'], 'Lars wins'],
    ['Travellers', ['Ann', 'Bea'], 'Travellers win'],
    ['Travellers', ['Ann'], 'Travellers win'],
    ['Watch', ['Ann', 'Bea'], 'Watch wins'],
  ])('the side %s of %j at the end of a fight', (side, winner, end) => {
    expect(endText({ winner: 0 }, [side], { winner })).toBe(end);
  });
});
