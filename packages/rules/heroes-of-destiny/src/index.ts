export * from './creatures.ts';
export * from './encounter.ts';
export * from './fighter.ts';
export { look } from './look.ts';
export { BaseToughness, MaxAp, MaxMana, MaxStamina, WoundSlots } from './numbers.ts';
export { sorts } from './pack.ts';
export { steady } from './policy.ts';
export { heroesOfDestiny } from './ruleset.ts';
export { words } from './words.ts';
