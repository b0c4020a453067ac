import { actsOn, narrated, promptText, tongueOf } from '@riposte/files';
import { Fight, type Id, type IntentJson, type Json, makeRules } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { at, muster, type Sheet } from '../../test/sheets.ts';
import { heroesOfDestiny, ruleSet, type Scene } from '../index.ts';
import { MESSAGES } from './messages.gen.ts';

const rules = makeRules(heroesOfDestiny);

const act = (by: Id, what: string, chosen: IntentJson['with'] = {}): IntentJson => ({ do: what, by, with: chosen });

// Ann acts; Bea stands beside her, Cid farther off.
const ann: Sheet = {
  name: 'Ann',
  side: 0,
  at: at(5, 5),
  gear: ['arming-sword'],
  ap: 7,
  initiative: 9,
  str: 2,
  dex: 3,
  skills: { Melee: 5, Aim: 4, Arcana: 6 },
};
const bea: Sheet = { name: 'Bea', side: 1, at: at(6, 5), gear: ['mace', 'leather'], ap: 6, initiative: 4, str: 1, vit: 1 };
const cid: Sheet = { name: 'Cid', side: 1, at: at(12, 5), gear: ['short-bow'], ap: 6, initiative: 2 };

interface Given {
  readonly sheets?: readonly Sheet[];
  readonly scene?: Partial<Scene>;
  /** Conditions that somebody has from the start. */
  readonly has?: readonly (readonly [who: Id, condition: string, source: Id, value?: number])[];
  /** Faces of the rolls, in the order in which they fall. */
  readonly dice?: readonly (readonly [roll: string, who: Id, faces: readonly number[]])[];
  /** Answers by question, in their order; the usual ones where none is given. */
  readonly answers?: { readonly [ask: string]: readonly Json[] };
}

/** The last of these acts as it is told. */
function told(acts: readonly IntentJson[], { sheets = [ann, bea, cid], scene = {}, has = [], dice = [], answers = {} }: Given = {}): string[] {
  const fight = Fight.open(
    rules,
    muster(
      rules,
      { round: 1, acting: 1, ...scene },
      sheets.map((sheet) => ({ hadTurn: true, ...sheet })),
    ),
    { seed: '1' },
  );
  for (const [who, condition, source, value = 0] of has)
    fight.fiat('So it stands.', [['condition-given', who, rules.codeNamed(condition), source, value, -1, -1, -1, 0]]);
  for (const [roll, who, faces] of dice) fight.force({ roll, who, faces: [...faces], total: null, reason: '' });
  const asked: Record<string, number> = {};
  let last = -1;
  for (const intent of acts) {
    const before = actsOn(fight).length;
    fight.submit(intent);
    while (fight.pending?.kind === 'answer') {
      const { ask, whos, about } = fight.pending;
      const nth = asked[ask.id] ?? 0;
      asked[ask.id] = nth + 1;
      fight.answer(answers[ask.id]?.[nth] ?? ask.fallback(fight.view, whos[0], about), { who: whos[0] });
    }
    last = actsOn(fight)[before];
  }
  const general: string[] = [];
  const story = narrated(
    fight,
    tongueOf({ ruleSet }, 'en', (what) => general.push(what)),
    last,
  );
  expect(general).toEqual([]);
  return story;
}

describe('an attack', () => {
  it('that wounds: both sums, and what comes of it', () =>
    expect(told([act(1, 'attack', { at: 2 })], { dice: [['attack', 1, [9]]] })).toEqual([
      'Ann hits Bea with the arming sword: a severe wound. (−5 AP, 2 left)',
      '  Attack (d12 9 − 6) + 9 skill = 12 vs defence 10: hit with a margin of 2',
      '  Wound 2 margin + 5 damage − 3 toughness = 4: severe',
      '  Bea: bleeding.',
    ]));

  it('that kills, by the word of the game master', () =>
    expect(
      told([act(1, 'strong-attack', { at: 2 })], {
        sheets: [ann, { ...bea, npc: true }, cid],
        dice: [
          ['attack', 1, [12]],
          ['damage', 1, [6]],
        ],
      }),
    ).toEqual([
      "Ann's strong attack with the arming sword hits Bea: a fatal wound. Bea dies. (Ann: −7 AP, 0 left; −1 stamina, 9 left)",
      '  Attack (d12 12 − 6) + 9 skill = 15 vs defence 10: hit with a margin of 5, critical success',
      '  Critical success: Ann gains 2 initiative (9 → 11)',
      '  Wound 5 margin + 5 damage + d6 6 for the strong attack − 3 toughness = 13: fatal; a minor character dies at once',
    ]));

  it('that knocks out', () =>
    expect(
      told([act(1, 'strong-attack', { at: 2 })], {
        dice: [
          ['attack', 1, [9]],
          ['damage', 1, [2]],
          ['fortitude', 2, [2]],
        ],
      }),
    ).toEqual([
      "Ann's strong attack with the arming sword hits Bea: a critical wound. Bea falls unconscious. (Ann: −7 AP, 0 left; −1 stamina, 9 left)",
      '  Attack (d12 9 − 6) + 9 skill = 12 vs defence 10: hit with a margin of 2',
      '  Wound 2 margin + 5 damage + d6 2 for the strong attack − 3 toughness = 6: critical',
      '  Bea: fortitude check to stay conscious (d12 2 − 6) + 1 skill − 3 wounded = −6 vs 4: failed',
    ]));

  it('that is quick and wounds a level lower', () =>
    expect(told([act(1, 'quick-attack', { at: 2 })], { dice: [['attack', 1, [8]]] })).toEqual([
      "Ann's quick attack with the arming sword hits Bea: a light wound. (−3 AP, 4 left)",
      '  Attack (d12 8 − 6) + 9 skill = 11 vs defence 10: hit with a margin of 1',
      '  Wound 1 margin + 5 damage − 3 toughness = 3: moderate; one level lower for a quick attack: light',
    ]));

  it('that misses a defender in posture', () =>
    expect(told([act(1, 'attack', { at: 2 })], { has: [[2, 'defending', 2]], dice: [['attack', 1, [1]]] })).toEqual([
      'Ann attacks Bea with the arming sword and misses. (−5 AP, 2 left)',
      '  Attack (d12 1 − 6) + 9 skill = 4 vs defence 12 (10 + 2 defending): miss, critical failure',
      '  Critical failure: Ann loses 2 initiative (9 → 7)',
    ]));

  it('that is held back', () =>
    expect(told([act(1, 'nonlethal-attack', { at: 2 })], { dice: [['attack', 1, [12]]], answers: { 'choose-level': [1] } })).toEqual([
      "Ann's nonlethal attack with the arming sword hits Bea: a light wound. (−5 AP, 2 left)",
      '  Attack (d12 12 − 6) + 9 skill − 2 nonlethal = 13 vs defence 10: hit with a margin of 3, critical success',
      '  Critical success: Ann gains 2 initiative (9 → 11), Bea loses 2 initiative (4 → 2)',
      '  Wound 3 margin + 5 damage − 3 toughness = 5: severe; held back to light',
    ]));

  it('with a bow, and with what flies', () => {
    const shooter = { ...ann, gear: ['longbow'] };
    expect(told([act(1, 'attack', { at: 3 })], { sheets: [shooter, bea, cid], dice: [['attack', 1, [9]]] })).toEqual([
      'Ann shoots Cid with the longbow: a severe wound. (−7 AP, 0 left)',
      '  Attack (d12 9 − 6) + 7 skill = 10 vs defence 10: hit',
      '  Wound 5 damage: severe',
    ]);
    const thrower = { ...ann, gear: ['spear'] };
    expect(told([act(1, 'attack', { at: 3 })], { sheets: [thrower, bea, cid], dice: [['attack', 1, [2]]] })).toEqual([
      'Ann throws the spear at Cid and misses. (−5 AP, 2 left)',
      '  Attack (d12 2 − 6) + 8 skill = 4 vs defence 10: miss',
    ]);
  });

  it('that is paid for in part', () =>
    expect(told([act(1, 'strong-attack', { at: 2 })], { sheets: [{ ...ann, ap: 3 }, bea, cid] })).toEqual([
      'Ann begins a strong attack on Bea with the arming sword; 4 AP are still to pay. (−3 AP, 0 left)',
    ]));

  it('that another prevents out of turn', () =>
    expect(
      told([act(1, 'attack', { at: 2 })], {
        sheets: [ann, { ...bea, initiative: 12 }, cid],
        dice: [['attack', 2, [2]]],
        answers: { 'action-declared': [{ do: 'act-out-of-turn', by: 2, with: { action: { do: 'attack', by: 2, with: { at: 1 } } } }] },
      }),
    ).toEqual([
      'Ann begins to attack Bea with the arming sword; Bea acts first.',
      '  > Out of turn, Bea attacks Ann with the mace and misses. (−5 AP, 1 left; −2 initiative, 10 left)',
      '      Attack (d12 2 − 6) = −4 vs defence 11: miss',
    ]));
});

describe('a reaction', () => {
  it('stands inside the move that it answers, and stops it', () =>
    expect(
      told([act(1, 'move', { along: [at(9, 5), at(8, 5), at(7, 5)] })], {
        sheets: [
          { ...ann, at: at(10, 5) },
          { ...bea, gear: ['spear'] },
          { ...cid, at: at(18, 5) },
        ],
        dice: [['attack', 2, [8]]],
        answers: { reaction: [{ do: 'rebuff', by: 2, with: { at: 1 } }], 'go-on': [false] },
      }),
    ).toEqual([
      'Ann sets out for (7,5) but is stopped at (9,5). (−1 AP, 6 left)',
      '  > Bea tries to rebuff Ann with the spear and misses. (−3 AP, 3 left; −1 stamina, 10 left)',
      '      Attack (d12 8 − 6) + 1 skill + 2 flanking = 5 vs defence 11: miss',
    ]));
});

describe('a spell', () => {
  const mage = { ...ann, ap: 8, gear: ['arming-sword', 'spark-lance', 'bind', 'fireball', 'ward'] };
  const cast = (spell: string, target: Id): IntentJson => act(1, 'cast', { spell: rules.codeNamed(spell), at: target });

  it('that hits, is resisted, or fills an area', () => {
    expect(told([cast('spark-lance', 2)], { sheets: [mage, bea, cid], dice: [['attack', 1, [11]]] })).toEqual([
      'Ann hits Bea with Spark Lance: a severe wound. (−6 AP, 2 left; −3 mana, 5 left)',
      '  Attack (d12 11 − 6) + 6 skill = 11 vs defence 10: hit with a margin of 1',
      '  Wound 1 margin + 4 damage − 1 toughness = 4: severe',
    ]);
    expect(told([cast('bind', 2)], { sheets: [mage, bea, cid], dice: [['attack', 1, [2]]] })).toEqual([
      'Ann casts Bind on Bea; Bea resists. (−6 AP, 2 left; −3 mana, 5 left)',
      '  Attack (d12 2 − 6) + 6 skill = 2 vs Power 11: resisted',
    ]);
    expect(
      told([cast('fireball', 3)], {
        sheets: [mage, bea, cid, { ...cid, name: 'Dag', at: at(13, 5) }],
        dice: [
          ['attack', 1, [12]],
          ['attack', 1, [1]],
        ],
      }),
    ).toEqual([
      'Ann casts Fireball at Cid. Cid falls unconscious. (Ann: −8 AP, 0 left; −5 mana, 3 left)',
      '  Cid is hit: a critical wound.',
      '  Attack (d12 12 − 6) + 6 skill = 12, plus 5 penetrating damage = 17 vs Agility 10: hit with a margin of 7, critical success',
      '  Critical success: Ann gains 2 initiative (9 → 11)',
      '  Wound 7 margin (damage included): critical',
      '  Cid: fortitude check to stay conscious (d12 8 − 6) − 3 wounded = −1 vs 4: failed',
      '  Dag is missed.',
      '  Attack (d12 1 − 6) + 6 skill = 1, plus 5 penetrating damage = 6 vs Agility 10: miss, critical failure',
      '  Critical failure: Ann loses 2 initiative (11 → 9)',
    ]);
  });

  it('that needs no attack', () => expect(told([cast('ward', 1)], { sheets: [mage, bea, cid] })).toEqual(['Ann casts Ward. (−4 AP, 4 left; −2 mana, 6 left)']));
});

describe('hands on each other', () => {
  it('a grab holds both', () =>
    expect(told([act(1, 'grapple', { at: 2 })], { dice: [['attack', 1, [9]]] })).toEqual([
      'Ann grabs Bea; they are grappling. (−5 AP, 2 left)',
      '  Attack (d12 9 − 6) + 8 skill = 11 vs defence 10: hit',
    ]));

  it('a pin, an escape and a trip say what they had to reach', () => {
    const held = [
      [2, 'grappling', 1],
      [1, 'grappling', 2],
    ] as const;
    expect(told([act(1, 'pin', { at: 2 })], { has: held, dice: [['power', 1, [12]]] })).toEqual([
      'Ann fails to pin Bea. (−5 AP, 2 left)',
      '  Power check (d12 12 − 6) + 2 skill − 2 pin = 6 vs 11: failed',
    ]);
    expect(told([act(1, 'escape', { from: 2, with: 'agility' })], { has: held, dice: [['agility', 1, [3]]] })).toEqual([
      'Ann fails to escape from Bea. (−4 AP, 3 left)',
      '  Agility check (d12 3 − 6) + 3 skill = 0 vs 11: failed',
    ]);
    expect(told([act(1, 'hinder', { at: 2, how: 'trip', item: -1, to: -1 })], { dice: [['power', 1, [6, 1]]] })).toEqual([
      'Ann tries to trip Bea and fails. (−5 AP, 2 left)',
      '  Power check d6 6 − d6 1 + 2 skill = 7 vs Power 11: failed',
    ]);
  });
});

describe('rounds and turns', () => {
  const ends = (who: Id): IntentJson => act(who, 'end-turn');

  it('end for a mount whose rider comes off in the middle of them', () => {
    const wolf: Sheet = { ...cid, name: 'Wolf', side: 0, at: at(5, 5), size: 1, ap: 7 };
    const has = [
      [1, 'mounted', 2],
      [2, 'ridden', 1],
    ] as const;
    expect(told([act(1, 'dismount', { to: at(4, 5) })], { sheets: [ann, wolf, bea], has })).toContain("  Wolf's turn is over: +6 AP (7 → 13).");
  });

  it('are headings; what gnaws at the fighters stands below', () => {
    const bleeds = [
      [2, 'bleeding', 1, 62],
      [2, 'bleeding', 3, 62],
    ] as const;
    const fight = Fight.open(
      rules,
      muster(
        rules,
        { round: 1, acting: 1 },
        [ann, bea, cid].map((sheet) => ({ hadTurn: true, ...sheet })),
      ),
      { seed: '1' },
    );
    for (const [who, condition, source, value] of bleeds)
      fight.fiat('So it stands.', [['condition-given', who, rules.codeNamed(condition), source, value, -1, -1, -1, 0]]);
    for (const face of [1, 12]) fight.force({ roll: 'fortitude', who: 2, faces: [face], total: null, reason: '' });
    fight.submit(ends(1));
    expect(
      actsOn(fight)
        .slice(3)
        .map((line) => narrated(fight, tongueOf({ ruleSet }), line)),
    ).toEqual([
      [
        'Round 2',
        '  Bea is bleeding: fortitude check (d12 1 − 6) + 1 skill = −4 vs 2: failed',
        '  Bea takes a light wound.',
        '  Bea is bleeding from another wound: fortitude check (d12 12 − 6) + 1 skill = 7 vs 2: passed (success 1 of 3)',
        '  AP at the start of the round: +6 for Bea and Cid (6 → 12); +5 for Ann (13 → 18)',
      ],
      ["Ann's turn: 18 AP"],
    ]);
  });

  const begun = (seed: string): string[] => {
    const unready = [ann, bea].map((sheet) => ({ ...sheet, initiative: 0, ap: 0 }));
    const fight = Fight.open(rules, muster(rules, {}, unready), { seed });
    return narrated(fight, tongueOf({ ruleSet }), actsOn(fight)[0]);
  };
  it('begin with initiative', () => {
    expect(begun('1')).toEqual([
      'Round 1',
      'Initiative: Ann 3, Bea 2.',
      '  Rolls (d6 − d6 + skill + 5): Ann 3 − 5 + 0 + 5 = 3, Bea 3 − 6 + 0 + 5 = 2',
      '  AP at the start of the round: +6 for Ann and Bea (0 → 6)',
    ]);
  });
  it('begin without an order where a tie is still open', () => {
    const heads = Array.from({ length: 30 }, (_, seed) => begun(String(seed))[1]);
    expect(heads.filter((head) => head.includes('random order')).length).toBeGreaterThan(0);
    for (const head of heads) expect(head).toMatch(/^Initiative: (\w+ \d+, \w+ \d+|Ann and Bea \d+ \(random order\))\.$/);
  });
});

it('every act has a headline, and what is declared has one for the case that it does not come to its end', () => {
  const { en } = MESSAGES;
  const has = (key: string, attribute = ''): boolean =>
    new RegExp(`^${key} =(?:(?!^[a-z#])[\\s\\S])*?${attribute === '' ? '' : `^ +\\.${attribute} =`}`, 'm').test(en);
  const own: { readonly [act: string]: string } = {
    attack: 'strike',
    'quick-attack': 'quick',
    'strong-attack': 'strong',
    'nonlethal-attack': 'nonlethal',
    grapple: 'grab',
    'create-opening': 'opening',
    cast: 'spell',
    rebuff: 'rebuff',
    hinder: 'hinder',
    move: 'moves',
    'move-grapple': 'drags',
  };
  const silent = ['begin-fight', 'next-round', 'next-turn', 'end-turn'];
  const lacking = heroesOfDestiny.intents.flatMap(({ id, tags }) => {
    if (silent.includes(id)) return [];
    const key = own[id] ?? `act-${id}`;
    const isDeclared = ['action', 'escape', 'lasting'].some((tag) => tags.includes(tag));
    return has(key) && (!isDeclared || has(key, 'try')) ? [] : [id];
  });
  expect(lacking).toEqual([]);
  const asks = [...heroesOfDestiny.asks, ...heroesOfDestiny.windows.map(({ ask }) => ask)];
  expect(asks.filter(({ id }) => !has(`ask-${id}`)).map(({ id }) => id)).toEqual([]);
});

describe('a question', () => {
  const fight = Fight.open(rules, muster(rules, {}, [ann, bea, cid]), { seed: '1' });
  const [byBea, whoBea] = [{ by: 2, at: 1 }, { who: 2 }];
  const cast = { do: 'cast', by: 2, with: {} };
  const turn = { may: 1, active: 2, declared: null };
  const react = { may: 1, by: 2, what: 'moves', action: null, to: null };
  const texts: readonly (readonly [ask: string, about: unknown, text: string])[] = [
    ['choose-guard', byBea, 'Bea attacks you. Brace for +2, or use another defence?'],
    ['choose-level', { at: 2, most: 3 }, 'Your nonlethal attack hits Bea. How bad is the wound, severe at worst?'],
    ['choose-mercy', { at: 2 }, 'Your nonlethal attack would knock Bea out. Unconscious without dying, or awake and helpless?'],
    ['go-on', { left: 1 }, 'Something happened on the way. 1 step is left. Go on?'],
    ['go-on', { left: 2 }, 'Something happened on the way. 2 steps are left. Go on?'],
    ['landing-tn', whoBea, 'Bea lands on bad ground. GM: how difficult is the balance check to stay standing?'],
    ['ledge-tn', whoBea, 'Bea reaches for a ledge. GM: how difficult is the gymnastics check to grab it?'],
    ['grab-ledge', { short: 2 }, 'You are 2 feet short of the ledge. Reach for it? If not, you fall.'],
    ['choose-cling', { points: 12 }, 'You cling with 12 points. How many yards do you follow (5 points each), how many do you hold back (10 points each)?'],
    ['form-allows-grapple', byBea, 'Bea grabs at Ann. GM: do their forms allow a grapple?'],
    ['resist', { by: 2, how: 'disarm' }, 'Bea tries to disarm you. Resist with the weapon or with agility?'],
    ['resist', { by: 2, how: 'trip' }, 'Bea tries to trip you. Resist with power or agility?'],
    ['object-cost', { who: 2, use: 'strike-fire' }, 'Bea wants to strike fire. GM: how many AP does that take?'],
    ['object-cost', { who: 2, use: 'use' }, 'Bea wants to use an object. GM: how many AP does that take?'],
    ['other-action', { who: 2, what: 'climb a tree' }, 'Bea wants to climb a tree. GM: how many AP does that take?'],
    ['modifier', byBea, 'Bea attacks Ann. GM: does anything else help or hinder the attack?'],
    ['low-wall-cover', whoBea, 'Bea is down behind a low wall. GM: how many levels of cover does that add?'],
    ['ignore-flank', whoBea, 'You are flanked. Whom do you ignore? They no longer flank you, but attack you from the rear.'],
    ['is-platform', { mount: 3, rider: 2 }, 'Bea climbs onto Cid, who is very large. GM: is Cid a moving platform rather than a mount?'],
    ['control-tn', { mount: 3 }, 'Cid must be kept under control. GM: how difficult is the riding check?'],
    ['flight', { mount: 3 }, 'Cid bolts. GM: where to?'],
    ['follow-command', { action: 'strong-attack' }, 'Your rider gives a command: a strong attack. Obey?'],
    ['hold-tn', { who: 2, medium: 'climbing' }, 'Bea fights while climbing. GM: how difficult is the climbing check to hold on?'],
    ['hold-tn', { who: 2, medium: 'underwater' }, 'Bea fights under water. GM: how difficult is the swimming check?'],
    ['fall-height', whoBea, 'Bea falls. GM: how many yards down?'],
    ['second-fatal-wound', whoBea, 'Bea already has a fatal wound. GM: does a second one kill Bea?'],
    ['special-npc', whoBea, 'Bea has a fatal wound. GM: does Bea lie dying as heroes do, instead of dying at once?'],
    [
      'hurry-tn',
      { who: 2, action: 'mount', by: 'athletics' },
      'Bea wants to hurry mounting with athletics. GM: how difficult is the check, or can this not be hurried?',
    ],
    ['hurry-loss', { who: 2, short: 3 }, 'Bea misses the check to hurry by 3. GM: does that cost AP?'],
    ['surprise-risk', whoBea, 'Bea is caught unaware. GM: roll a check, or is Bea surprised or alert without one?'],
    ['retrieve-mana', whoBea, 'The rest is over. Which invested mana do you take back?'],
    [
      'interrupted-rest',
      { rested: 200, minutes: 30 },
      'Your long rest was interrupted after 200 minutes, for 30 minutes. Resume it, keep what counts as short rests, or give it up?',
    ],
    [
      'interrupted-rest',
      { rested: 1, minutes: 31 },
      'Your long rest was interrupted after 1 minute, for too long to resume it. Keep what counts as short rests, or give it up?',
    ],
    ['choose-recovery', { who: 1, total: 9 }, 'Your recovery check comes to 9. Which wound improves by one level?'],
    ['too-strenuous', { who: 2, what: 'chop wood' }, 'Bea wants to chop wood while resting. GM: is that too strenuous?'],
    ['action-cost', { action: 'cast', ap: 6 }, 'GM: how many AP does a spell cost? The usual cost is 6.'],
    ['keep-paying', { action: 'cast', paid: 2, cost: 6 }, 'You have paid 2 of 6 AP for a spell. Put all your AP into it? If not, what you paid is lost.'],
    ['turn-begins', turn, "Bea's turn begins. Act first? (an action costs 2 initiative, movement none)"],
    ['turn-ends', turn, "Bea's turn is about to end. Act before that? (an action costs 2 initiative, movement none)"],
    ['action-declared', { ...turn, declared: cast }, 'Bea is about to act: a spell. Act first and prevent it? (an action costs 2 initiative, movement none)'],
    ['action-done', turn, 'Bea has acted. Act now, out of turn? (an action costs 2 initiative, movement none)'],
    ['reaction', react, 'Bea moves. React?'],
    ['reaction', { ...react, what: 'turn begins' }, "Bea's turn begins. React?"],
    ['reaction', { ...react, what: 'pays on' }, 'Bea puts more AP into an action. React?'],
    ['reaction', { ...react, what: 'attempts', action: cast }, 'Bea is about to act: a spell. React?'],
    ['under-attack', byBea, 'Bea attacks you in a grapple. Put an opponent in the way? (3 AP, 1 stamina)'],
    ['leaving-grapple', { may: 1, target: 2, yards: 1 }, 'Bea is about to leave your reach. Cling? (2 AP, 1 stamina)'],
  ];

  it.each(texts)('%s', (ask, about, text) => expect(promptText({ ruleSet, view: fight.view }, rules.ask(ask), 1, about)).toBe(text));

  it('is asked in words of its own, each of them', () => {
    const all = [...heroesOfDestiny.asks, ...heroesOfDestiny.windows.map((window) => window.ask)].map(({ id }) => id);
    expect(new Set(texts.map(([ask]) => ask))).toEqual(new Set(all));
  });
});
