import { type AnyContribution, adds, defineFeature, type FeatureDef, give, type Id, type Play } from '@riposte/kernel';
import { giveForTurns } from '../actions/turn.ts';
import { AttackRank } from '../attack-and-defence/attack-dice.ts';
import { ActiveAdvantage, DefenceRank } from '../attack-and-defence/defence-dice.ts';
import { CheckRank } from '../characters/checks.ts';
import { fighter } from '../characters/fighter.ts';
import { rankOf } from '../characters/ladder.ts';
import { giveStronger } from '../problematic-situations/afflictions.ts';
import { Blinded } from '../problematic-situations/blinded.ts';
import { Burning } from '../problematic-situations/burning.ts';
import { Entangled } from '../problematic-situations/entangled.ts';
import { poison } from '../problematic-situations/poisoned.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { Slowed } from '../problematic-situations/slowed.ts';
import { Grabbed, Grappling, hold, holdOn } from '../unarmed-combat/grabbed.ts';
import { SPEAR } from './spear.ts';
import { isWith, type Weapon, weaponAt } from './weapon.ts';

type WeaponTraits = Partial<Omit<Weapon, 'id' | 'title' | 'contributes' | 'weapon'>> & {
  readonly title?: string;
  /** Ranks added to the attack die. */
  readonly attack?: number;
  readonly more?: readonly AnyContribution[];
};

function defineWeapon(id: string, traits: WeaponTraits): Weapon {
  const { title = id, attack: steps = 0, more = [], ...rest } = traits;
  const ranks = adds(AttackRank, steps, {
    rule: 'R-GEAR',
    label: title,
    only: 'with this weapon',
    when: (view, _who, _against, attack) => isWith(view, attack, id),
  });
  return {
    ...defineFeature(id, { title, contributes: [...(steps === 0 ? [] : [ranks]), ...more] }),
    weapon: true,
    melee: true,
    hands: 1,
    long: false,
    parries: true,
    light: false,
    range: 0,
    thrown: 0,
    reload: 'none',
    usableProne: false,
    charges: false,
    double: 0,
    natural: false,
    effect: null,
    harms: true,
    ...rest,
  };
}

/** A dagger is too short against an armed foe and best in a clinch. */
const DAGGER: readonly AnyContribution[] = [
  adds(AttackRank, -1, {
    rule: 'R-GEAR',
    label: 'dagger against an armed foe',
    only: 'with the dagger in melee, against an armed foe',
    when: (view, _who, against, attack) => isWith(view, attack, 'dagger') && attack.way === 'melee' && fighter(view, against).weapon >= 0,
  }),
  adds(AttackRank, 1, {
    rule: 'R-GEAR',
    label: 'dagger in a clinch',
    only: 'with the dagger in melee, against a foe in a clinch',
    when: (view, _who, against, attack) =>
      isWith(view, attack, 'dagger') && attack.way === 'melee' && (view.has(against, Grabbed) || view.has(against, Grappling)),
  }),
];

const STAFF: readonly AnyContribution[] = [
  adds(ActiveAdvantage, 1, {
    rule: 'R-GEAR',
    label: 'staff',
    only: 'for a parry with the staff',
    when: (view, who, _against, { by }) => by === 'parry' && weaponAt(view, fighter(view, who).weapon)?.id === 'staff',
  }),
];

/** Holds partially; a full hold stays one. @rule SS-GRP-005 */
const seize = (play: Play, by: Id, at: Id): void => hold(play, by, at, Math.max(1, holdOn(play, at, by)));
const rankNamed = (text: string): number => rankOf(text)!;

/** Weapons set flags and ranks, not dice of damage. @rule SS-PAR-006 SS-PRN-003 SS-MNT-016 */
export const WEAPONS: readonly Weapon[] = [
  defineWeapon('dagger', { light: true, thrown: 1, more: DAGGER }),
  defineWeapon('sword', {}),
  defineWeapon('axe', { parries: false, double: 1 }),
  defineWeapon('mace', { parries: false, double: 1 }),
  defineWeapon('spear', { long: true, thrown: 2, more: SPEAR }),
  defineWeapon('greatsword', { hands: 2, attack: 1 }),
  defineWeapon('greataxe', { hands: 2, attack: 1, parries: false }),
  defineWeapon('staff', { hands: 2, more: STAFF }),
  defineWeapon('lance', { long: true, charges: true }),
  defineWeapon('whip', { parries: false, harms: false, effect: seize }),
  defineWeapon('net', { parries: false, harms: false, effect: seize }),
  defineWeapon('sling', { melee: false, hands: 2, range: 3, parries: false, reload: 'minor' }),
  defineWeapon('bow', { melee: false, hands: 2, range: 4, parries: false, reload: 'minor' }),
  defineWeapon('longbow', { melee: false, hands: 2, range: 6, parries: false, reload: 'minor' }),
  defineWeapon('crossbow', { melee: false, hands: 2, range: 4, attack: 1, usableProne: true, parries: false, reload: 'major' }),
  defineWeapon('firearm', { melee: false, hands: 2, range: 3, attack: 1, usableProne: true, parries: false, reload: 'major' }),
];

/** Weapons whose hits have an effect with their damage or instead of it. @rule SS-DMG-004 */
export const SPECIAL_WEAPONS: readonly Weapon[] = [
  defineWeapon('torch', { parries: false, effect: (play, by, at, won) => void (won >= 2 && give(play, at, Burning, { source: by })) }),
  defineWeapon('sand-pouch', {
    title: 'pouch of sand',
    parries: false,
    harms: false,
    effect: (play, by, at) => giveForTurns(play, at, Blinded, 1, by),
  }),
  defineWeapon('bite', { natural: true, parries: false, effect: (play, by, at, won) => void (won >= 2 && give(play, at, Prone, { source: by })) }),
  defineWeapon('hooves', { natural: true, parries: false }),
  defineWeapon('venom-fangs', { title: 'venomous fangs', natural: true, parries: false, effect: (play, by, at) => poison(play, by, at, rankNamed('D4')) }),
  defineWeapon('web', {
    natural: true,
    melee: false,
    range: 1,
    parries: false,
    harms: false,
    effect: (play, by, at) => giveStronger(play, by, at, Entangled, rankNamed('D6')),
  }),
  defineWeapon('chill-touch', {
    title: 'chilling touch',
    natural: true,
    parries: false,
    effect: (play, by, at) => giveForTurns(play, at, Slowed, 1, by),
  }),
];

function defineArmour(id: string, title: string, def: number, ref: number, more: readonly AnyContribution[] = []): FeatureDef {
  const onDef = adds(DefenceRank, def, { rule: 'SS-ATK-008', label: title, only: 'on DEF', when: (_view, _who, _against, defence) => defence.die === 'DEF' });
  const onRef = adds(DefenceRank, ref, { rule: 'SS-DOD-003', label: title, only: 'on REF', when: (_view, _who, _against, defence) => defence.die === 'REF' });
  const onChecks = adds(CheckRank, ref, { rule: 'R-GEAR', label: title, only: 'on REF', when: (_view, _who, _against, { die }) => die === 'REF' });
  return defineFeature(id, { title, contributes: [onDef, ...(ref === 0 ? [] : [onRef, onChecks]), ...more] });
}

export const ARMOUR: readonly FeatureDef[] = [
  defineArmour('light-armour', 'light armour', 1, 0),
  defineArmour('medium-armour', 'medium armour', 2, -1),
  defineArmour('heavy-armour', 'heavy armour', 3, -2, [
    adds(ActiveAdvantage, -1, {
      rule: 'R-GEAR',
      label: 'heavy armour',
      only: 'for a dodge',
      when: (_view, _who, _against, { by }) => by === 'dodge' || by === 'mount-dodge',
    }),
  ]),
];

export const SHIELDS: readonly FeatureDef[] = [
  defineFeature('shield', { title: 'shield' }),
  defineFeature('large-shield', {
    title: 'large shield',
    contributes: [
      adds(DefenceRank, 1, {
        rule: 'R-GEAR',
        label: 'large shield',
        only: 'on DEF, against shots',
        when: (_view, _who, _against, defence) => defence.die === 'DEF' && defence.attack.way === 'ranged',
      }),
    ],
  }),
];

export const TOOLS: readonly FeatureDef[] = [defineFeature('bandages', { title: 'bandages' })];

export const GEAR: readonly FeatureDef[] = [...WEAPONS, ...SPECIAL_WEAPONS, ...ARMOUR, ...SHIELDS, ...TOOLS];
