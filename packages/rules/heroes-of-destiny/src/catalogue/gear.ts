import { type AnyContribution, adds, defineFeature, type FeatureDef } from '@riposte/kernel';
import { Toughness } from '../health/toughness.ts';
import { CheckBonus } from '../rolls/checks.ts';
import { Defence, onFormulaDefences } from '../rolls/defence.ts';
import { ApSpeed, ExtraAp, LeastAp } from '../sequence/action-points.ts';
import type { Armour, Item, Weapon } from './weapon.ts';

type Traits = Partial<Omit<Weapon, 'id' | 'title' | 'weapon' | 'group' | 'ap' | 'damage'>> & { readonly block?: number; readonly defensive?: boolean };

/** Block adds to melee Defense; that of defensive weapons to ranged Defense, too. @rule HD-DEF-006 HD-DEF-008 */
function blocks(id: string, block: number, defensive: boolean): readonly AnyContribution[] {
  if (block === 0) return [];
  return [
    adds(Defence, block, {
      rule: defensive ? 'HD-DEF-008' : 'HD-DEF-006',
      label: id,
      only: 'for the Defenses it can block for',
      when: defensive ? onFormulaDefences('melee', 'ranged') : onFormulaDefences('melee'),
    }),
  ];
}

function weapon(id: string, group: string, ap: number, damage: number, { block = 0, defensive = false, ...traits }: Traits): Weapon {
  return {
    ...defineFeature(id, { title: id, contributes: blocks(id, block, defensive) }),
    weapon: true,
    group,
    ap,
    damage,
    accuracy: traits.accuracy ?? 0,
    hands: traits.hands ?? 1,
    reach: traits.reach ?? 0,
    increment: traits.increment ?? 0,
    thrown: traits.thrown ?? 0,
    load: traits.load ?? 0,
    piercing: traits.piercing ?? 0,
    concussive: traits.concussive ?? false,
    slicing: traits.slicing ?? false,
    penetrating: traits.penetrating ?? false,
    aquatic: traits.aquatic ?? false,
  };
}

/** The values are the notes' own; the book's table is lost (R-GEAR). @rule HD-PEN-002 HD-UWC-006 */
export const WEAPONS: readonly Weapon[] = [
  weapon('dagger', 'short blade', 4, 1, { accuracy: 1, slicing: true, thrown: 5 }),
  weapon('short-sword', 'short blade', 4, 2, { accuracy: 1, block: 1, reach: 1 }),
  weapon('arming-sword', 'blade', 5, 3, { accuracy: 1, block: 1, reach: 1, slicing: true }),
  weapon('rapier', 'blade', 4, 2, { accuracy: 2, block: 1, reach: 1 }),
  weapon('greatsword', 'blade', 7, 5, { hands: 2, block: 1, reach: 2, slicing: true }),
  weapon('hand-axe', 'axe', 5, 3, { reach: 1, slicing: true, thrown: 5 }),
  weapon('battle-axe', 'axe', 7, 5, { hands: 2, reach: 1, slicing: true }),
  weapon('mace', 'bludgeon', 5, 3, { reach: 1, concussive: true }),
  weapon('warhammer', 'bludgeon', 7, 5, { hands: 2, accuracy: -1, reach: 1, concussive: true, piercing: 2 }),
  weapon('club', 'bludgeon', 5, 2, { reach: 1, concussive: true }),
  weapon('spear', 'polearm', 5, 3, { accuracy: 1, block: 1, reach: 2, thrown: 8 }),
  weapon('trident', 'polearm', 5, 3, { block: 1, reach: 2, aquatic: true }),
  weapon('lance', 'polearm', 7, 4, { reach: 2, penetrating: true }),
  weapon('halberd', 'polearm', 7, 5, { hands: 2, block: 1, reach: 2, piercing: 2 }),
  weapon('quarterstaff', 'staff', 5, 2, { hands: 2, accuracy: 1, block: 2, reach: 2, concussive: true }),
  weapon('sling', 'sling', 6, 2, { accuracy: -1, increment: 20, concussive: true }),
  weapon('short-bow', 'bow', 6, 2, { hands: 2, increment: 20 }),
  weapon('longbow', 'bow', 7, 3, { hands: 2, increment: 35, piercing: 1 }),
  weapon('crossbow', 'crossbow', 4, 4, { hands: 2, accuracy: 1, increment: 30, piercing: 2, load: 8 }),
  weapon('buckler', 'shield', 5, 1, { accuracy: -1, block: 1, defensive: true }),
  weapon('shield', 'shield', 5, 1, { accuracy: -1, block: 2, defensive: true }),
  weapon('tower-shield', 'shield', 5, 1, { accuracy: -1, block: 3, defensive: true }),
];

/** What bodies are armed with; no hand holds them. */
const NATURAL_WEAPONS: readonly Weapon[] = [
  weapon('unarmed', 'brawl', 4, -1, { hands: 0 }),
  weapon('bite', 'brawl', 4, 2, { hands: 0, slicing: true, aquatic: true }),
  weapon('claws', 'brawl', 4, 2, { hands: 0, slicing: true }),
  weapon('hooves', 'brawl', 5, 2, { hands: 0, concussive: true }),
  weapon('tentacles', 'brawl', 4, 1, { hands: 0, reach: 2, aquatic: true }),
  weapon('ogre-club', 'bludgeon', 6, 5, { hands: 1, reach: 2, concussive: true }),
];

/** Armour hardens, and may hinder Agility, stealth and the gain of AP. @rule HD-TGH-002 */
function armour(id: string, toughness: number, hindrance: number, slows: number): Armour {
  return {
    ...defineFeature(id, {
      title: id,
      contributes: [
        ...(hindrance === 0
          ? []
          : [
              adds(Defence, hindrance, { rule: 'R-GEAR', label: id, only: 'for Agility, by its formula', when: onFormulaDefences('agility') }),
              adds(CheckBonus, hindrance, {
                rule: 'R-GEAR',
                label: id,
                only: 'on checks of agility and hiding',
                when: (_view, _who, _against, check) => check === 'agility' || check === 'hiding',
              }),
            ]),
        ...(slows === 0 ? [] : [adds(ApSpeed, slows, { rule: 'R-GEAR', label: id })]),
      ],
    }),
    armour: toughness,
  };
}

export const ARMOUR: readonly Armour[] = [
  armour('padded', 1, 0, 0),
  armour('leather', 2, 0, 0),
  armour('mail', 3, -1, 0),
  armour('scale', 4, -2, 0),
  armour('plate', 5, -3, -1),
];

function item(id: string, traits: Partial<Omit<Item, 'id' | 'title' | 'item'>> = {}): Item {
  return {
    ...defineFeature(id, { title: id, contributes: traits.contributes ?? [] }),
    item: true,
    hands: traits.hands ?? 1,
    ap: traits.ap ?? null,
    heals: traits.heals ?? false,
    kit: traits.kit ?? false,
    mana: traits.mana ?? 0,
    effect: traits.effect ?? '',
  };
}

const HANDLING = ['retrieve', 'stow', 'use-object', 'give-potion'];
const handling = (_view: unknown, _who: unknown, _against: unknown, act: string): boolean => HANDLING.includes(act);

/** Things to carry and use; what an item costs by its own description beats the list. @rule HD-MSC-031 HD-APS-013 HD-APS-014 */
export const ITEMS: readonly Item[] = [
  item('healing-kit', { kit: true }),
  item('healing-potion', { heals: true }),
  item('torch'),
  item('lantern'),
  item('rope'),
  item('smoke-bomb', { ap: 3 }),
  item('flame-sword-hilt', { ap: 2, mana: 3, effect: 'flame-blade' }),
  item('amulet-of-two-powers', { hands: 0, ap: 2, mana: 1, effect: 'glow' }),
  item('nimble-gloves', {
    hands: 0,
    contributes: [adds(ExtraAp, -5, { rule: 'HD-APS-013', label: 'nimble gloves', only: 'for handling things', when: handling })],
  }),
  item('bracer-of-readiness', {
    hands: 0,
    contributes: [
      adds(ExtraAp, -5, { rule: 'HD-APS-014', label: 'bracer of readiness', only: 'for handling things', when: handling }),
      adds(LeastAp, -1, { rule: 'HD-APS-014', label: 'bracer of readiness', only: 'for handling things', when: handling }),
    ],
  }),
];

const trait = (id: string, contributes: readonly AnyContribution[] = []): FeatureDef & { readonly trait: true } => ({
  ...defineFeature(id, { title: id, contributes }),
  trait: true,
});

/** Traits of body and training: aquatic, formless, bloodless, a mount's temper. */
const TRAITS = [
  trait('aquatic'),
  trait('formless'),
  trait('bloodless'),
  trait('tireless'),
  trait('untrained'),
  trait('sentient'),
  trait('own-turn'),
  trait('thick-hide', [adds(Toughness, 1, { rule: 'R-CREATURES', label: 'thick hide' })]),
];

export const GEAR: readonly FeatureDef[] = [...WEAPONS, ...NATURAL_WEAPONS, ...ARMOUR, ...ITEMS, ...TRAITS];
