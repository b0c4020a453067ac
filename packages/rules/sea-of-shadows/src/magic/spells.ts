import { defineAsk, defineFeature, defineRoll, GM, give, type Id, oneWord, type Play } from '@riposte/kernel';
import { giveForTurns } from '../actions/action-points.ts';
import { Fleeing, Weakened } from '../problematic-situations/afflictions.ts';
import { successes } from '../attack-and-defence/attack.ts';
import { Helpless, KnockedOut, Stunned } from '../problematic-situations/helpless.ts';
import { knockOut, takeHit } from '../taking-damage/damage.ts';
import { DICE, type Die, fighter } from '../characters/fighter.ts';
import { healByMagic } from '../taking-damage/magical-healing.ts';
import { rankOf } from '../characters/ladder.ts';
import { Hasted, IllusionStands, Unaffected, Warded } from './casting.ts';
import { CheckAdvantage, CheckRank, check } from '../characters/checks.ts';
import { ruled } from '../rulings.ts';
import type { Spell } from './spell.ts';
import { type Immunity, isImmune } from '../characters/traits.ts';

function spell(id: string, title: string, traits: Omit<Spell, 'id' | 'title' | 'contributes' | 'spell'>): Spell {
  return { ...defineFeature(id, { title }), ...traits, spell: true };
}

const RANGE = 3;

/** Does something unless the target cannot suffer it. */
const unless =
  (immunity: Immunity, effect: Spell['effect']): Spell['effect'] =>
  (play, by, at, won) =>
    isImmune(play, at, immunity) ? Unaffected(play, at) : effect(play, by, at, won);

const harm: Spell['effect'] = (play, by, at, won) => takeHit(play, at, won, true, by);

export const HealRoll = defineRoll('heal', { rule: 'R-MAGIC', title: 'healing' });
export const IllusionRoll = defineRoll('illusion', { rule: 'R-MAGIC', title: 'illusion' });
export const SpellDifficulty = defineRoll('spell-difficulty', { rule: 'R-MAGIC', title: 'difficulty' });

const EASY = rankOf('D4')!;

/** INT against a difficulty die; the successes. */
function intAgainst(play: Play, by: Id, roll: typeof HealRoll, asked: ReturnType<typeof check>, difficulty: number): number {
  const own = play.roll(roll, by, ruled(play).dice(CheckRank(play, by, by, asked), CheckAdvantage(play, by, by, asked)));
  return successes(play, own, play.roll(SpellDifficulty, by, ruled(play).dice(difficulty, 0)));
}

/** Heals a point for sure, or as many as INT has successes against a D4, none included. */
export const HealHow = defineAsk<{ readonly at: Id }, 'sure' | 'roll'>('heal-how', {
  rule: 'R-MAGIC',
  because: (view, _who, { at }) => `healing ${fighter(view, at).name}: one HP for sure, or INT against a D4 for one HP per success`,
  answer: oneWord('R-MAGIC', () => ['sure', 'roll']),
  fallback: () => 'sure',
});

const heal: Spell['effect'] = (play, by, at) => {
  const points = play.ask(HealHow, by, { at }) === 'sure' ? 1 : intAgainst(play, by, HealRoll, check('heal', 'INT'), EASY);
  if (points > 0) healByMagic(play, at, points, false);
};

/** Which statistic a weakening lowers. */
export const WeakenWhich = defineAsk<{ readonly at: Id }, Die>('weaken-which', {
  rule: 'R-MAGIC',
  because: (view, _who, { at }) => `which die of ${fighter(view, at).name} becomes weaker?`,
  answer: oneWord('R-MAGIC', () => DICE),
  fallback: () => 'ATT',
});

const weaken: Spell['effect'] = (play, by, at, won) => {
  const die = DICE.indexOf(play.ask(WeakenWhich, by, { at }));
  for (let i = 0; i < won; i++) give(play, at, Weakened, { source: by, value: die });
};

/** How hard an illusion is to keep up. */
export const IllusionDifficulty = defineAsk<{ readonly by: Id }, string>('illusion-difficulty', {
  rule: 'R-MAGIC',
  because: (view, _who, { by }) => `${fighter(view, by).name} casts an illusion; how hard is it to believe?`,
  answer: oneWord('R-MAGIC', () => ['D2', 'D3', 'D4', 'D6', 'D8', 'D10', 'D12', 'D16', 'D20']),
  fallback: () => 'D6',
});

const illusion: Spell['effect'] = (play, by) => {
  const difficulty = rankOf(play.ask(IllusionDifficulty, GM, { by }))!;
  IllusionStands(play, by, intAgainst(play, by, IllusionRoll, check('illusion', 'INT'), difficulty));
};

const sleep: Spell['effect'] = (play, by, at, won) => {
  if (won === 1) giveForTurns(play, at, Stunned, 1, by);
  else if (!play.has(at, KnockedOut)) knockOut(play, at, false, by);
};

/** The spells: caster's die and the die that resists stand with each. @rule SS-ATK-003 SS-ATK-009 SS-ATK-010 */
export const SPELLS: readonly Spell[] = [
  spell('bolt', 'Bolt', { mp: 1, action: 'major', target: 'foe', range: RANGE, attack: 'PRE', defence: 'DEF', physical: true, effect: harm }),
  spell('fire-burst', 'Fire burst', { mp: 3, action: 'major', target: 'region', range: RANGE, attack: 'PRE', defence: 'REF', physical: true, effect: harm }),
  spell('hold', 'Hold', {
    mp: 2,
    action: 'major',
    target: 'foe',
    range: RANGE,
    attack: 'PRE',
    defence: 'PRE',
    physical: false,
    effect: (play, by, at, won) => giveForTurns(play, at, Helpless, won, by),
  }),
  spell('sleep', 'Sleep', {
    mp: 2,
    action: 'major',
    target: 'foe',
    range: RANGE,
    attack: 'PRE',
    defence: 'PRE',
    physical: false,
    effect: unless('sleep', sleep),
  }),
  spell('weaken', 'Weaken', { mp: 1, action: 'major', target: 'foe', range: RANGE, attack: 'PRE', defence: 'FOR', physical: false, effect: weaken }),
  spell('heal', 'Heal', { mp: 2, action: 'major', target: 'friend', range: 0, attack: 'INT', defence: null, physical: false, effect: heal }),
  spell('ward', 'Ward', {
    mp: 1,
    action: 'minor',
    target: 'self',
    range: 0,
    attack: 'PRE',
    defence: null,
    physical: false,
    effect: (play, by) => void give(play, by, Warded),
  }),
  spell('terror', 'Terror', {
    mp: 2,
    action: 'major',
    target: 'foe',
    range: RANGE,
    attack: 'PRE',
    defence: 'PRE',
    physical: false,
    effect: unless('terror', (play, by, at) => giveForTurns(play, at, Fleeing, 1, by)),
  }),
  spell('haste', 'Haste', {
    mp: 2,
    action: 'major',
    target: 'friend',
    range: 0,
    attack: 'PRE',
    defence: null,
    physical: false,
    effect: (play, by, at) => giveForTurns(play, at, Hasted, 2, by),
  }),
  spell('illusion', 'Illusion', { mp: 2, action: 'major', target: 'self', range: 0, attack: 'INT', defence: null, physical: false, effect: illusion }),
  spell('riddle', 'Riddle', {
    mp: 1,
    action: 'major',
    target: 'foe',
    range: 0,
    attack: 'INT',
    defence: 'INT',
    physical: false,
    effect: (play, by, at) => giveForTurns(play, at, Stunned, 1, by),
  }),
];
