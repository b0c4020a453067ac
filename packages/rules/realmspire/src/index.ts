export * from './conditions.ts';
export * from './damage.ts';
export * from './damage-types.ts';
export * from './fighter.ts';
export * from './held.ts';
export * from './muster.ts';
export * from './numbers.ts';
export { realmspire } from './ruleset.ts';
