export * from './fighter.ts';
export { type ArmourTraits, armour, type WeaponTraits, weapon } from './gear.ts';
export { realitycheck } from './ruleset.ts';
export type { Weapon } from './weapon.ts';
