import {
  adds,
  type ConditionDef,
  defineAsk,
  defineChange,
  defineCondition,
  defineFeature,
  defineRoll,
  GM,
  give,
  type Id,
  oneWord,
  type Play,
} from '@riposte/kernel';
import { ApTotal, OwnAp } from '../actions/action-points.ts';
import { giveForTurns } from '../actions/turn.ts';
import { AttackRank, attackDie } from '../attack-and-defence/attack-dice.ts';
import { DefenceRank } from '../attack-and-defence/defence-dice.ts';
import { CheckRank, check, checkDice, successes } from '../characters/checks.ts';
import { DICE, type Die } from '../characters/fighter.ts';
import { type Rank, rankOf } from '../characters/ladder.ts';
import { type Immunity, isImmune } from '../characters/traits.ts';
import { Fleeing } from '../problematic-situations/frightened.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { ruled } from '../rulings.ts';
import { takeHit } from '../taking-damage/damage.ts';
import { KnockedOut, knockOut } from '../taking-damage/knocked-out.ts';
import { healByMagic } from '../taking-damage/magical-healing.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import type { Spell } from './spell.ts';

function defineSpell(id: string, title: string, traits: Omit<Spell, 'id' | 'title' | 'contributes' | 'spell'>): Spell {
  return { ...defineFeature(id, { title }), ...traits, spell: true };
}

const RANGE = 3;

/** The target is immune: nothing happens to it. */
export const Unaffected = defineChange('unaffected', (_store, _who: Id): void => {});

/** Has its effect unless the target is immune. */
const unlessImmune =
  (immunity: Immunity, effect: Spell['effect']): Spell['effect'] =>
  (play, by, at, won) =>
    isImmune(play, at, immunity) ? Unaffected(play, at) : effect(play, by, at, won);

/** Gives a condition for some turns, or for as many as there are successes. */
const forTurns = (condition: ConditionDef, lasts: number | 'successes'): Pick<Spell, 'lasts' | 'effect'> => ({
  lasts,
  effect: (play, by, at, won) => giveForTurns(play, at, condition, lasts === 'successes' ? won : lasts, by),
});

const harm: Spell['effect'] = (play, by, at, won) => takeHit(play, at, won, true, by);

const sleep: Spell['effect'] = (play, by, at, won) => {
  if (won === 1) giveForTurns(play, at, Stunned, 1, by);
  else if (!play.has(at, KnockedOut)) knockOut(play, at, false, by);
};

export const SpellDifficulty = defineRoll('spell-difficulty', { rule: 'R-MAGIC', title: 'difficulty' });

/** The caster's INT against a difficulty die; returns the successes. */
function rollInt(play: Play, by: Id, roll: typeof HealRoll, kind: 'heal' | 'illusion', difficulty: Rank): number {
  const own = play.roll(roll, by, checkDice(play, by, by, check(kind, 'INT')));
  return successes(play, own, play.roll(SpellDifficulty, by, ruled(play).dice(difficulty, 0)));
}

export const HealRoll = defineRoll('heal', { rule: 'R-MAGIC', title: 'healing' });
export const HEAL_DIFFICULTY: Rank = rankOf('D4')!;

/** How to heal: a point for sure, or a point for each success of INT against a D4, which may be none. */
export const HealHow = defineAsk<{ readonly at: Id }, 'sure' | 'roll'>('heal-how', {
  rule: 'R-MAGIC',
  answer: oneWord('R-MAGIC', () => ['sure', 'roll']),
  fallback: () => 'sure',
});

const heal: Spell['effect'] = (play, by, at) => {
  const points = play.ask(HealHow, by, { at }) === 'sure' ? 1 : rollInt(play, by, HealRoll, 'heal', HEAL_DIFFICULTY);
  if (points > 0) healByMagic(play, at, points, false);
};

/** One statistic, the value counted along ATT DEF STR REF INT PRE FOR, is a rank lower. */
export const Weakened = defineCondition('weakened', {
  rule: 'R-MAGIC',
  title: 'weakened',
  stacks: true,
  contributes: [
    adds(AttackRank, -1, {
      rule: 'R-MAGIC',
      label: 'weakened',
      only: 'with the weakened die',
      when: (view, _who, _against, attack, weak) => attackDie(view, attack) === DICE[weak!.value],
    }),
    adds(DefenceRank, -1, {
      rule: 'R-MAGIC',
      label: 'weakened',
      only: 'with the weakened die',
      when: (_view, _who, _against, defence, weak) => defence.die === DICE[weak!.value],
    }),
    adds(CheckRank, -1, {
      rule: 'R-MAGIC',
      label: 'weakened',
      only: 'with the weakened die',
      when: (_view, _who, _against, { die }, weak) => die === DICE[weak!.value],
    }),
  ],
});

/** Which statistic a weakening lowers. */
export const WeakenWhich = defineAsk<{ readonly at: Id }, Die>('weaken-which', {
  rule: 'R-MAGIC',
  answer: oneWord('R-MAGIC', () => DICE),
  fallback: () => 'ATT',
});

const weaken: Spell['effect'] = (play, by, at, won) => {
  const die = DICE.indexOf(play.ask(WeakenWhich, by, { at }));
  for (let i = 0; i < won; i++) give(play, at, Weakened, { source: by, value: die });
};

/** DEF a rank up until the next turn begins. */
export const Warded = defineCondition('warded', {
  rule: 'R-MAGIC',
  title: 'warded',
  contributes: [adds(DefenceRank, 1, { rule: 'R-MAGIC', label: 'ward', only: 'on DEF', when: (_view, _who, _against, defence) => defence.die === 'DEF' })],
});

/** One AP more. */
export const Hasted = defineCondition('hasted', {
  rule: 'R-MAGIC',
  title: 'hasted',
  contributes: [adds(ApTotal, 1, { rule: 'R-MAGIC', label: 'haste' }), adds(OwnAp, 1, { rule: 'R-MAGIC', label: 'haste' })],
});

export const IllusionRoll = defineRoll('illusion', { rule: 'R-MAGIC', title: 'illusion' });

export const IllusionStands = defineChange('illusion-stands', (_store, _by: Id, _won: number): void => {});

/** The difficulty die of an illusion. */
export const IllusionDifficulty = defineAsk<{ readonly by: Id }, string>('illusion-difficulty', {
  rule: 'R-MAGIC',
  answer: oneWord('R-MAGIC', () => ['D2', 'D3', 'D4', 'D6', 'D8', 'D10', 'D12', 'D16', 'D20']),
  fallback: () => 'D6',
});

const illusion: Spell['effect'] = (play, by) => {
  const difficulty = rankOf(play.ask(IllusionDifficulty, GM, { by }))!;
  IllusionStands(play, by, rollInt(play, by, IllusionRoll, 'illusion', difficulty));
};

const TERROR = forTurns(Fleeing, 1);

/** The spells, each with the die of its caster and the die that resists it. @rule SS-ATK-003 SS-ATK-009 SS-ATK-010 */
export const SPELLS: readonly Spell[] = [
  defineSpell('bolt', 'Bolt', {
    mp: 1,
    action: 'major',
    target: 'foe',
    range: RANGE,
    attack: 'PRE',
    defence: 'DEF',
    physical: true,
    lasts: 'instant',
    effect: harm,
  }),
  defineSpell('fire-burst', 'Fire Burst', {
    mp: 3,
    action: 'major',
    target: 'region',
    range: RANGE,
    attack: 'PRE',
    defence: 'REF',
    physical: true,
    lasts: 'instant',
    effect: harm,
  }),
  defineSpell('hold', 'Hold', {
    mp: 2,
    action: 'major',
    target: 'foe',
    range: RANGE,
    attack: 'PRE',
    defence: 'PRE',
    physical: false,
    ...forTurns(Helpless, 'successes'),
  }),
  defineSpell('sleep', 'Sleep', {
    mp: 2,
    action: 'major',
    target: 'foe',
    range: RANGE,
    attack: 'PRE',
    defence: 'PRE',
    physical: false,
    lasts: 'woken',
    effect: unlessImmune('sleep', sleep),
  }),
  defineSpell('weaken', 'Weaken', {
    mp: 1,
    action: 'major',
    target: 'foe',
    range: RANGE,
    attack: 'PRE',
    defence: 'FOR',
    physical: false,
    lasts: 'encounter',
    effect: weaken,
  }),
  defineSpell('heal', 'Heal', {
    mp: 2,
    action: 'major',
    target: 'friend',
    range: 0,
    attack: 'INT',
    defence: null,
    physical: false,
    lasts: 'instant',
    effect: heal,
  }),
  defineSpell('ward', 'Ward', {
    mp: 1,
    action: 'minor',
    target: 'self',
    range: 0,
    attack: 'PRE',
    defence: null,
    physical: false,
    lasts: 'next-turn',
    effect: (play, by) => void give(play, by, Warded),
  }),
  defineSpell('terror', 'Terror', {
    mp: 2,
    action: 'major',
    target: 'foe',
    range: RANGE,
    attack: 'PRE',
    defence: 'PRE',
    physical: false,
    ...TERROR,
    effect: unlessImmune('terror', TERROR.effect),
  }),
  defineSpell('haste', 'Haste', {
    mp: 2,
    action: 'major',
    target: 'friend',
    range: 0,
    attack: 'PRE',
    defence: null,
    physical: false,
    ...forTurns(Hasted, 2),
  }),
  defineSpell('illusion', 'Illusion', {
    mp: 2,
    action: 'major',
    target: 'self',
    range: 0,
    attack: 'INT',
    defence: null,
    physical: false,
    lasts: 'game-master',
    effect: illusion,
  }),
  defineSpell('riddle', 'Riddle', {
    mp: 1,
    action: 'major',
    target: 'foe',
    range: 0,
    attack: 'INT',
    defence: 'INT',
    physical: false,
    ...forTurns(Stunned, 1),
  }),
];
