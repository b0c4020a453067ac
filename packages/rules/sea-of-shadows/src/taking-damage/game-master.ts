import {
  type ConditionDef,
  defineIntent,
  endAll,
  give,
  type Id,
  type IntentContext,
  NOBODY,
  number,
  oneOf,
  oneWord,
  type Param,
  type View,
} from '@riposte/kernel';
import { ANYTIME } from '../actions/game-master.ts';
import { fighters } from '../characters/fighter.ts';
import { isImmune } from '../characters/traits.ts';
import { Unaffected } from '../magic/spells.ts';
import { BadlyWounded } from './badly-wounded.ts';
import { takeHit } from './damage.ts';
import { Healed } from './hit-points.ts';
import { alive, Dead, killOutright } from './instant-death.ts';
import { KnockedOut } from './knocked-out.ts';
import { INJURIES } from './lasting-injuries.ts';
import { healByMagic } from './magical-healing.ts';
import { MortallyWounded } from './mortally-wounded.ts';
import { mendMortalWound, revive, rouse, woundMortally } from './waking.ts';

// Harm and healing by the word of the game master, along the book's own ways.

type OfOne = { readonly who: Id };

/** A parameter: a fighter in some state. */
const aFighter = <P extends OfOne>(rule: string, fits: (view: View, who: Id) => boolean): Param<IntentContext<P>, Id> =>
  oneOf<IntentContext<P>, Id>({
    rule,
    candidates: (view) =>
      fighters(view)
        .map(({ id }) => id)
        .filter((id) => fits(view, id)),
  });

/** A parameter: points from 1 to 100; menus show a few. */
const points = <P extends OfOne>(rule: string): Param<IntentContext<P>, number> => ({
  ...number<IntentContext<P>>({ rule, least: () => 1, most: () => 100 }),
  candidates: () => [1, 2, 5],
});

type Harming = OfOne & { readonly amount: number; readonly type: 'lethal' | 'nonlethal'; readonly cause: 'other' | 'fall' | 'fire' | 'poison' };

/**
 * Damage without an attack: a fall, a fire, a trap. Points are points of damage: armour is a matter of DEF, and has no part in them.
 * Poison does nothing to the immune. For the game master.
 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'SS-DMG-001',
  title: 'Harm a fighter',
  tags: [ANYTIME],
  actor: 'scene',
  params: {
    who: aFighter<Harming>('SS-DMG-001', alive),
    amount: points<Harming>('SS-DMG-001'),
    type: oneWord('SS-KNO-005', () => ['lethal', 'nonlethal']),
    cause: oneWord('R-AFFLICTIONS', () => ['other', 'fall', 'fire', 'poison']),
  },
  perform(play, _by, { who, amount, type, cause }) {
    if (cause === 'poison' && isImmune(play, who, 'poison')) Unaffected(play, who);
    else takeHit(play, who, amount, type === 'lethal', NOBODY);
    return true;
  },
});

type Healing = OfOne & { readonly amount: number; readonly how: 'magic' | 'ritual' | 'rest' };

/**
 * Healing by magic, by a ritual, which heals in full, or by rest, which wakes nobody. Magic brings back the knocked out, after
 * their survival roll. For the game master.
 */
export const Heal = defineIntent<Healing>('heal', {
  rule: 'SS-HEA-001',
  title: 'Heal a fighter',
  tags: [ANYTIME],
  actor: 'scene',
  params: {
    who: aFighter<Healing>('SS-HEA-001', alive),
    amount: points<Healing>('SS-HEA-001'),
    how: oneWord('SS-HEA-001', () => ['magic', 'ritual', 'rest']),
  },
  check(view, _by, { who, how }, refuse) {
    if (how === 'rest' && view.has(who, KnockedOut)) refuse('SS-KNO-001', 'rest-wakes-nobody');
  },
  perform(play, _by, { who, amount, how }) {
    if (how === 'rest') Healed(play, who, amount);
    else healByMagic(play, who, amount, how === 'ritual');
    return true;
  },
});

/** Wounds that are given and taken away one by one. */
const WOUNDS: readonly ConditionDef[] = [BadlyWounded, MortallyWounded, ...INJURIES];
const woundNamed = (id: string): ConditionDef => WOUNDS.find((wound) => wound.id === id)!;

type Wounding = OfOne & { readonly kind: string };

const aWound = (fits: (view: View, who: Id, wound: ConditionDef) => boolean) =>
  oneOf<IntentContext<Wounding>, string>({
    rule: 'SS-BAD-003',
    candidates: (view, { with: { who } }) =>
      view.state.entities[who]?.kind === 'fighter' ? WOUNDS.filter((wound) => fits(view, who, wound)).map(({ id }) => id) : [],
    words: () => WOUNDS.map(({ id }) => id),
  });

/** A wound or a lasting injury more. The mortally wounded are knocked out. For the game master. */
export const Wound = defineIntent<Wounding>('wound', {
  rule: 'SS-BAD-003',
  title: 'Wound a fighter',
  tags: [ANYTIME],
  actor: 'scene',
  params: { who: aFighter<Wounding>('SS-BAD-003', alive), kind: aWound((view, who, wound) => !view.has(who, wound)) },
  perform(play, _by, { who, kind }) {
    if (kind === MortallyWounded.id) woundMortally(play, who);
    else give(play, who, woundNamed(kind));
    return true;
  },
});

/** A wound or a lasting injury less. Who was mortally wounded is badly wounded from then on. For the game master. */
export const Mend = defineIntent<Wounding>('mend', {
  rule: 'SS-BAD-003',
  title: 'Mend a wound',
  tags: [ANYTIME],
  actor: 'scene',
  params: {
    who: aFighter<Wounding>('SS-BAD-003', (view, who) => WOUNDS.some((wound) => view.has(who, wound))),
    kind: aWound((view, who, wound) => view.has(who, wound)),
  },
  perform(play, _by, { who, kind }) {
    if (kind === MortallyWounded.id) mendMortalWound(play, who);
    else endAll(play, who, woundNamed(kind));
    return true;
  },
});

/** Dies at once. For the game master. */
export const Kill = defineIntent<OfOne>('kill', {
  rule: 'SS-IDT-001',
  title: 'Kill a fighter',
  tags: [ANYTIME],
  actor: 'scene',
  params: { who: aFighter<OfOne>('SS-IDT-001', alive) },
  perform(play, _by, { who }) {
    killOutright(play, who);
    return true;
  },
});

/** Is alive and awake with a single HP, whatever it died of or what felled it, without a roll. For the game master. */
export const Raise = defineIntent<OfOne>('raise', {
  rule: 'R-GAME-MASTER',
  title: 'Raise a fighter',
  tags: [ANYTIME],
  actor: 'scene',
  params: { who: aFighter<OfOne>('R-GAME-MASTER', (view, who) => view.has(who, Dead) || view.has(who, KnockedOut)) },
  perform(play, _by, { who }) {
    revive(play, who);
    return true;
  },
});

/** Wakes the knocked out as the book has it: after lethal damage they roll for survival first. For the game master. */
export const Wake = defineIntent<OfOne>('wake', {
  rule: 'SS-KNO-011',
  title: 'Wake a fighter',
  tags: [ANYTIME],
  actor: 'scene',
  params: { who: aFighter<OfOne>('SS-KNO-011', (view, who) => view.has(who, KnockedOut) && alive(view, who)) },
  check(view, _by, { who }, refuse) {
    if (view.has(who, MortallyWounded)) refuse('SS-MRT-001', 'mortally-wounded');
  },
  perform(play, _by, { who }) {
    rouse(play, who);
    return true;
  },
});
