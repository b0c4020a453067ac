import { type AnyContribution, adds, defineFeature, defineQuery, type FeatureDef, type Id, plainSum, type View } from '@riposte/kernel';
import { isExposedTo } from './attack.ts';
import { Exposed, RAGE_SPEED, Raging } from './conditions.ts';
import { Pushes } from './energy.ts';
import { type Ability, fighter, itemOf } from './fighter.ts';
import { isRain, shieldOf, statsOf } from './gear.ts';
import { type Attack, isMelee } from './gear-numbers.ts';
import {
  Advantages,
  ArmourRating,
  AttackValue,
  DamageBonus,
  Doublings,
  DrawSteps,
  Evasion,
  Exposing,
  Fortitude,
  halved,
  MaximumAgility,
  MaximumStamina,
  MaximumSurges,
  MeleeAttackBonus,
  MeleeDamageBonus,
  MissChance,
  Precision,
  Speed,
  Will,
} from './numbers.ts';

/** A style, feat, theme or other ability: whatever else is borne. */
export interface Trait extends FeatureDef {
  readonly trait: true;
  readonly bringsAbility?: { readonly ability: Ability; readonly to: 'attack' | 'damage' | 'both' };
  readonly shakesOff?: true;
  readonly recharge?: 'short-rest' | 'long-rest';
}

/** An ability put into an attack, for Stamina and at times Energy. */
export interface Technique extends Trait {
  readonly technique: true;
  readonly stamina: number;
  readonly energy: number;
  /** Whether who misses with it is exposed. */
  readonly reckless: boolean;
}

/** Dice of d4 added to damage. */
export const BonusDice = defineQuery<{ readonly attack: Attack; readonly exposed: boolean }>('bonus dice', {
  rule: 'R-STYLES',
  from: 'none',
  base: () => 0,
  combine: plainSum,
});

const trait = (id: string, contributes: readonly AnyContribution[] = [], more: Partial<Trait> = {}): Trait => ({
  ...defineFeature(id, { title: id.replaceAll('-', ' '), contributes }),
  trait: true,
  ...more,
});

const style = (label: string) => ({ rule: 'R-STYLES', label });

/** Combat Styles, passive; of these and the feats our own wording and figures stand under R-STYLES. @rule RC-MPL-011 */
export const STYLES: readonly Trait[] = [
  trait('safety-first', [adds(Evasion, 1, style('safety first')), adds(AttackValue, -1, style('safety first')), adds(MissChance, 1, style('safety first'))]),
  trait('speedy', [adds(MaximumAgility, 1, style('speedy')), adds(Exposing, 2, style('speedy')), adds(Evasion, -1, style('speedy'))]),
  trait('defensive-focus', [
    adds(Evasion, 1, style('defensive focus')),
    adds(MaximumAgility, -1, style('defensive focus')),
    adds(Exposing, 1, style('defensive focus')),
  ]),
  trait('reckless', [adds(MeleeAttackBonus, 1, style('reckless')), adds(Evasion, -1, style('reckless')), adds(ArmourRating, -1, style('reckless'))]),
  trait('forceful', [adds(MeleeDamageBonus, 1, style('forceful')), adds(MeleeAttackBonus, -1, style('forceful'))]),
  trait('opportunistic', [
    adds(BonusDice, 1, { ...style('opportunistic'), only: 'against the exposed', when: (_view, _who, _against, { exposed }) => exposed }),
    adds(MeleeDamageBonus, -1, style('opportunistic')),
  ]),
  trait('slow-and-steady', [
    adds(AttackValue, 1, style('slow and steady')),
    adds(Exposing, -1, style('slow and steady')),
    adds(MaximumAgility, -2, style('slow and steady')),
  ]),
  trait('focused-shots', [
    adds(Precision, 1, { ...style('focused shots'), only: 'on shots and throws', when: (_view, _who, _against, attack) => !isMelee(attack) }),
    adds(Evasion, -1, style('focused shots')),
  ]),
  trait('consistent-attack', [adds(MissChance, -1, style('consistent attack')), adds(Exposing, 2, style('consistent attack'))]),
  trait('overdraw', [
    adds(DrawSteps, 1, style('overdraw')),
    adds(MissChance, 1, {
      ...style('overdraw'),
      only: 'with a drawn weapon',
      when: (view, _who, _against, { item }) => (statsOf(view, item)?.draw ?? 'none') !== 'none',
    }),
  ]),
  trait('rain-of-attacks', [
    adds(AttackValue, -3, { ...style('rain of attacks'), only: 'on a rain of attacks', when: (view, who, _against, attack) => isRain(view, who, attack.item) }),
    adds(ArmourRating, -2, style('rain of attacks')),
    adds(Evasion, -1, style('rain of attacks')),
  ]),
  trait('brute-strength', [
    adds(DamageBonus, 2, {
      ...style('brute strength'),
      only: 'with a heavy weapon',
      when: (view, _who, _against, { item }) => statsOf(view, item)?.heavy === true,
    }),
    adds(MaximumStamina, -4, style('brute strength')),
  ]),
  trait('tactful-defense', [
    adds(Evasion, 2, {
      ...style('tactful defense'),
      only: 'with a shield, while not exposed',
      when: (view, who) => shieldOf(view, who) !== null && !view.has(who, Exposed),
    }),
    adds(MaximumAgility, -1, style('tactful defense')),
  ]),
];

const technique = (id: string, stamina: number, energy: number, contributes: readonly AnyContribution[], reckless = false): Technique => ({
  ...trait(id, contributes),
  technique: true,
  stamina,
  energy,
  reckless,
});

const enhancedBy =
  (id: string) =>
  (view: View, _who: Id, _against: Id, { enhance }: Attack): boolean =>
    enhance.some((code) => view.rules.things[code].id === id);

/** Abilities that take Stamina to enhance an attack. */
export const TECHNIQUES: readonly Technique[] = [
  technique(
    'heavy-blows',
    1,
    1,
    [adds(DamageBonus, (view, who) => halved(view, who, 'str'), { ...style('heavy blows'), only: 'on attacks so enhanced', when: enhancedBy('heavy-blows') })],
    true,
  ),
  technique('opportunistic-fighter', 1, 0, [
    adds(Advantages, 1, {
      ...style('opportunistic fighter'),
      only: 'on Combat rolls of Swift Attacks so enhanced',
      when: (view, who, against, { roll, attack }) =>
        roll === 'combat' && attack !== null && attack.swift && enhancedBy('opportunistic-fighter')(view, who, against, attack),
    }),
  ]),
  technique('driving-force', 3, 0, [adds(DamageBonus, 2, { ...style('driving force'), only: 'on attacks so enhanced', when: enhancedBy('driving-force') })]),
  technique('all-out', 4, 0, [adds(DamageBonus, 3, { ...style('all out'), only: 'on attacks so enhanced', when: enhancedBy('all-out') })]),
  technique('beyond-limits', 5, 0, [adds(DamageBonus, 5, { ...style('beyond limits'), only: 'on attacks so enhanced', when: enhancedBy('beyond-limits') })]),
];

/** Feats and other abilities. */
export const FEATS: readonly Trait[] = [
  trait('precise', [adds(Precision, 1, style('precise'))]),
  trait('vindictive-duelist'),
  trait('finisher', [
    adds(Doublings, 1, {
      rule: 'RC-WKR-012',
      label: 'finisher',
      only: 'against the exposed',
      when: (view, _who, _against, attack) => isExposedTo(view, attack),
    }),
  ]),
  trait('tireless', [adds(Pushes, 1, { rule: 'RC-STA-003', label: 'tireless' })]),
  trait('nimble', [adds(MaximumAgility, 1, { rule: 'RC-AGI-005', label: 'nimble' })]),
  trait('ground-fighter'),
  trait('shield-basher', [
    adds(AttackValue, 2, {
      ...style('shield basher'),
      only: 'with a shield',
      when: (view, _who, _against, { item }) => item >= 0 && itemOf(view, item).stats.sort === 'shield',
    }),
  ]),
  trait('armor-proficiency'),
  trait('tactical-retreat', [], { recharge: 'short-rest' }),
  trait('rage', [], { recharge: 'short-rest' }),
  trait('second-wind', [], { recharge: 'long-rest' }),
  trait('sure-footed', [], { shakesOff: true }),
  trait('wise-warrior', [], { bringsAbility: { ability: 'wis', to: 'both' } }),
  trait('battle-sense', [], { bringsAbility: { ability: 'wis', to: 'attack' } }),
  trait('brawn', [], { bringsAbility: { ability: 'con', to: 'damage' } }),
];

/** What races bring beside abilities, size and speed, R-CHARACTERS. @rule RC-DEF-027 RC-DEF-031 */
export const NATURES: readonly Trait[] = [
  trait('hardy', [adds(Fortitude, 1, { rule: 'RC-DEF-027', label: 'race' })]),
  trait('strong-willed', [adds(Will, 1, { rule: 'RC-DEF-031', label: 'race' })]),
  trait('heavy-footed', [adds(MaximumAgility, -1, { rule: 'RC-AGI-005', label: 'race' })]),
  trait('breath', [], { recharge: 'short-rest' }),
  trait('slow-to-recover', [adds(MaximumSurges, -1, { rule: 'RC-AUR-015', label: 'race' })]),
];

export const TRAITS: readonly Trait[] = [...STYLES, ...TECHNIQUES, ...FEATS, ...NATURES];
export const isTrait = (thing: FeatureDef): thing is Trait => 'trait' in thing;

/** What a rage adds. */
export const RAGE_NUMBERS: readonly AnyContribution[] = [
  adds(Speed, RAGE_SPEED, { ...style('rage'), only: 'in a rage', when: (view, who) => view.has(who, Raging) }),
  adds(BonusDice, 1, { ...style('rage'), only: 'in a rage, in melee', when: (view, who, _against, { attack }) => isMelee(attack) && view.has(who, Raging) }),
];

export const techniqueAt = (view: View, code: number): Technique | null => {
  const thing = view.rules.things[code];
  return thing !== undefined && 'technique' in thing ? (thing as Technique) : null;
};

/** Codes of the techniques that somebody knows. */
export const techniquesOf = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => techniqueAt(view, code) !== null);

/** The code of an ability that somebody has, or -1. */
export const abilityOf = (view: View, who: Id, id: string): number => fighter(view, who).features.find((code) => view.rules.things[code].id === id) ?? -1;
