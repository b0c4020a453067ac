import { adds, defineFeature } from '@riposte/kernel';
import { Paralysed, Prone } from './conditions.js';
import { ArmourClass } from './numbers.js';

/** @import { Armour, Dice, Effect, Weapon } from './types.d.ts' */

/** @param {number} count @param {number} sides @returns {Dice} */
const d = (count, sides) => ({ count, sides });

/** @param {string} id @param {Dice} dice @param {string} type @param {Partial<Weapon>} [traits] @returns {Weapon} */
const weapon = (id, dice, type, traits = {}) => ({
  ...defineFeature(id, { title: id.replaceAll('-', ' ') }),
  weapon: true,
  dice,
  type,
  ranged: false,
  light: false,
  finesse: false,
  heavy: false,
  thrown: false,
  twoHanded: false,
  loading: false,
  versatile: 0,
  reach: 5,
  near: 0,
  far: 0,
  natural: false,
  effect: null,
  ...traits,
});

/** @param {Effect['save']} save @param {number} against @param {Partial<Effect>} does @returns {Effect} */
const unless = (save, against, does) => ({ save, against, condition: null, dice: null, type: '', ...does });

export const UNARMED = weapon('unarmed', d(0, 1), 'bludgeoning', { natural: true });

/** What each weapon does, and how it is held. @rule FF-WPN-1 FF-WPN-2 FF-WPN-3 FF-WPN-4 FF-WPN-5 @because each row has all of them */
export const WEAPONS = [
  UNARMED,
  weapon('club', d(1, 4), 'bludgeoning', { light: true }),
  weapon('dagger', d(1, 4), 'piercing', { light: true, finesse: true, thrown: true, near: 20, far: 60 }),
  weapon('greatclub', d(1, 8), 'bludgeoning', { twoHanded: true }),
  weapon('handaxe', d(1, 6), 'slashing', { light: true, thrown: true, near: 20, far: 60 }),
  weapon('javelin', d(1, 6), 'piercing', { thrown: true, near: 30, far: 120 }),
  weapon('mace', d(1, 6), 'bludgeoning'),
  weapon('quarterstaff', d(1, 6), 'bludgeoning', { versatile: 8 }),
  weapon('spear', d(1, 6), 'piercing', { thrown: true, near: 20, far: 60, versatile: 8 }),
  weapon('light-crossbow', d(1, 8), 'piercing', { ranged: true, loading: true, twoHanded: true, near: 80, far: 320 }),
  weapon('shortbow', d(1, 6), 'piercing', { ranged: true, twoHanded: true, near: 80, far: 320 }),
  weapon('sling', d(1, 4), 'bludgeoning', { ranged: true, near: 30, far: 120 }),
  weapon('battleaxe', d(1, 8), 'slashing', { versatile: 10 }),
  weapon('glaive', d(1, 10), 'slashing', { heavy: true, reach: 10, twoHanded: true }),
  weapon('greataxe', d(1, 12), 'slashing', { heavy: true, twoHanded: true }),
  weapon('greatsword', d(2, 6), 'slashing', { heavy: true, twoHanded: true }),
  weapon('longsword', d(1, 8), 'slashing', { versatile: 10 }),
  weapon('rapier', d(1, 8), 'piercing', { finesse: true }),
  weapon('scimitar', d(1, 6), 'slashing', { finesse: true, light: true }),
  weapon('shortsword', d(1, 6), 'piercing', { finesse: true, light: true }),
  weapon('warhammer', d(1, 8), 'bludgeoning', { versatile: 10 }),
  weapon('longbow', d(1, 8), 'piercing', { ranged: true, heavy: true, twoHanded: true, near: 150, far: 600 }),
  weapon('great-cudgel', d(2, 8), 'bludgeoning', { natural: true }),
  weapon('slam', d(1, 6), 'bludgeoning', { natural: true }),
  weapon('wolf-bite', d(2, 4), 'piercing', { natural: true, finesse: true, effect: unless('str', 11, { condition: Prone }) }),
  weapon('spider-bite', d(1, 8), 'piercing', { natural: true, finesse: true, effect: unless('con', 11, { dice: d(2, 8), type: 'poison' }) }),
  weapon('ghoul-claws', d(2, 4), 'slashing', { natural: true, finesse: true, effect: unless('con', 10, { condition: Paralysed }) }),
];

/** @param {string} id @param {number} base @param {number} dexterity @returns {Armour} */
const armour = (id, base, dexterity) => ({ ...defineFeature(id, { title: id.replaceAll('-', ' ') }), armour: true, base, dexterity });

/** What armour makes of the armour class. @rule FF-AC-1 */
export const ARMOUR = [
  armour('leather', 11, 9),
  armour('studded-leather', 12, 9),
  armour('hide-armour', 12, 2),
  armour('chain-shirt', 13, 2),
  armour('scale-mail', 14, 2),
  armour('chain-mail', 16, 0),
  armour('plate', 18, 0),
];

/** @rule FF-AC-2 */
export const SHIELD = defineFeature('shield', { title: 'shield', contributes: [adds(ArmourClass, 2, { rule: 'FF-AC-2', label: 'shield' })] });

export const GEAR = [...WEAPONS, ...ARMOUR, SHIELD];
