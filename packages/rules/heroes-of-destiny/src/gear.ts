import { adds, defineFeature, type FeatureDef } from '@riposte/kernel';
import { ApSpeed, Defence, Toughness } from './numbers.ts';
import type { Weapon } from './weapon.ts';

interface Traits {
  readonly accuracy?: number;
  readonly block?: number;
  readonly reach?: number;
  readonly increment?: number;
  readonly piercing?: number;
}

function weapon(id: string, group: string, ap: number, damage: number, traits: Traits): Weapon {
  const block = adds(Defence, traits.block ?? 0, { rule: 'HD-DEF-006', label: id, when: (_view, _who, _against, guard) => guard.kind === 'melee' });
  return {
    ...defineFeature(id, { title: id, contributes: traits.block ? [block] : [] }),
    weapon: true,
    group,
    ap,
    damage,
    accuracy: traits.accuracy ?? 0,
    reach: traits.reach ?? 0,
    increment: traits.increment ?? 0,
    piercing: traits.piercing ?? 0,
  };
}

/** The values are the notes' own; the book's table is lost. @rule HD-BLK-004 */
export const WEAPONS: readonly Weapon[] = [
  weapon('unarmed', 'brawl', 4, -1, {}),
  weapon('dagger', 'short blade', 4, 1, { accuracy: 1 }),
  weapon('short-sword', 'short blade', 4, 2, { accuracy: 1, block: 1, reach: 1 }),
  weapon('arming-sword', 'blade', 5, 3, { accuracy: 1, block: 1, reach: 1 }),
  weapon('rapier', 'blade', 4, 2, { accuracy: 2, block: 1, reach: 1 }),
  weapon('greatsword', 'blade', 7, 5, { block: 1, reach: 2 }),
  weapon('battle-axe', 'axe', 7, 5, { reach: 1 }),
  weapon('mace', 'bludgeon', 5, 3, { reach: 1 }),
  weapon('spear', 'polearm', 5, 3, { accuracy: 1, block: 1, reach: 2 }),
  weapon('halberd', 'polearm', 7, 5, { block: 1, reach: 2, piercing: 2 }),
  weapon('quarterstaff', 'staff', 5, 2, { accuracy: 1, block: 2, reach: 2 }),
  weapon('sling', 'sling', 6, 2, { accuracy: -1, increment: 20 }),
  weapon('short-bow', 'bow', 6, 2, { increment: 20 }),
  weapon('longbow', 'bow', 7, 3, { increment: 35, piercing: 1 }),
];

/** A defensive weapon: its block counts for ranged Defense, too. @rule HD-DEF-008 */
function shield(id: string, block: number): FeatureDef {
  const both = adds(Defence, block, {
    rule: 'HD-DEF-008',
    label: id,
    when: (_view, _who, _against, guard) => guard.kind === 'melee' || guard.kind === 'ranged',
  });
  return defineFeature(id, { title: id, contributes: [both] });
}

/** Armour hardens, and may hinder Agility and the gain of AP. @rule HD-TGH-002 HD-TGH-004 */
function armour(id: string, toughness: number, hindrance: number, slows: number): FeatureDef {
  return defineFeature(id, {
    title: id,
    contributes: [
      adds(Toughness, (_view, _who, _against, attack) => Math.max(0, toughness - attack.piercing), { rule: 'HD-TGH-002', label: id }),
      adds(Defence, hindrance, { rule: 'HD-DEF-012', label: id, when: (_view, _who, _against, guard) => guard.kind === 'agility' }),
      adds(ApSpeed, slows, { rule: 'HD-APS-003', label: id }),
    ],
  });
}

export const GEAR: readonly FeatureDef[] = [
  ...WEAPONS,
  shield('buckler', 1),
  shield('shield', 2),
  shield('tower-shield', 3),
  armour('padded', 1, 0, 0),
  armour('leather', 2, 0, 0),
  armour('mail', 3, -1, 0),
  armour('scale', 4, -2, 0),
  armour('plate', 5, -3, -1),
];
