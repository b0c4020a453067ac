import { type AnyContribution, adds, defineFeature, type Id, type View } from '@riposte/kernel';
import { MaximumAgility } from '../actions/agility.ts';
import { MaximumStamina, Pushes } from '../actions/stamina.ts';
import { Advantages } from '../attacks/advantage.ts';
import { type Attack, isExposedTo, isMelee } from '../attacks/attack.ts';
import { AttackValue, MeleeAttackBonus, MeleeDamageBonus } from '../attacks/attack-value.ts';
import { Exposing, Precision } from '../attacks/combat-roll.ts';
import { Fortitude, Will } from '../attacks/defenses.ts';
import { DrawSteps } from '../attacks/draw-weight.ts';
import { Evasion } from '../attacks/evasion.ts';
import { MissChance } from '../attacks/miss-chance.ts';
import { Exposed } from '../conditions/exposed.ts';
import { ArmourRating } from '../gear/armour.ts';
import { isRain, shieldOf, statsOf } from '../gear/carried.ts';
import { MaximumSurges } from '../harm/aura.ts';
import { BonusDice, DamageBonus, Doublings } from '../harm/damage.ts';
import { halved } from './abilities.ts';
import { itemOf } from './fighter.ts';
import type { Technique, Trait } from './trait.ts';

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
    adds(BonusDice, 1, { ...style('opportunistic'), only: 'against exposed foes', when: (_view, _who, _against, { exposed }) => exposed }),
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
const TECHNIQUES: readonly Technique[] = [
  technique(
    'heavy-blows',
    1,
    1,
    [
      adds(DamageBonus, (view, who) => halved(view, who, 'str'), {
        ...style('heavy blows'),
        only: 'on attacks enhanced this way',
        when: enhancedBy('heavy-blows'),
      }),
    ],
    true,
  ),
  technique('opportunistic-fighter', 1, 0, [
    adds(Advantages, 1, {
      ...style('opportunistic fighter'),
      only: 'on Combat rolls of Swift Attacks enhanced this way',
      when: (view, who, against, { roll, attack }) =>
        roll === 'combat' && attack !== null && attack.swift && enhancedBy('opportunistic-fighter')(view, who, against, attack),
    }),
  ]),
  technique('driving-force', 3, 0, [
    adds(DamageBonus, 2, { ...style('driving force'), only: 'on attacks enhanced this way', when: enhancedBy('driving-force') }),
  ]),
  technique('all-out', 4, 0, [adds(DamageBonus, 3, { ...style('all out'), only: 'on attacks enhanced this way', when: enhancedBy('all-out') })]),
  technique('beyond-limits', 5, 0, [
    adds(DamageBonus, 5, { ...style('beyond limits'), only: 'on attacks enhanced this way', when: enhancedBy('beyond-limits') }),
  ]),
];

/** Feats and other abilities. */
const FEATS: readonly Trait[] = [
  trait('precise', [adds(Precision, 1, style('precise'))]),
  trait('vindictive-duelist'),
  trait('finisher', [
    adds(Doublings, 1, {
      rule: 'RC-WKR-012',
      label: 'finisher',
      only: 'against exposed foes',
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
const NATURES: readonly Trait[] = [
  trait('hardy', [adds(Fortitude, 1, { rule: 'RC-DEF-027', label: 'race' })]),
  trait('strong-willed', [adds(Will, 1, { rule: 'RC-DEF-031', label: 'race' })]),
  trait('heavy-footed', [adds(MaximumAgility, -1, { rule: 'RC-AGI-005', label: 'race' })]),
  trait('breath', [], { recharge: 'short-rest' }),
  trait('slow-to-recover', [adds(MaximumSurges, -1, { rule: 'RC-AUR-015', label: 'race' })]),
];

export const TRAITS: readonly Trait[] = [...STYLES, ...TECHNIQUES, ...FEATS, ...NATURES];
