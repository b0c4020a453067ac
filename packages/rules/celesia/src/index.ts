export * from './body.ts';
export * from './conditions.ts';
export * from './fighter.ts';
export * from './muster.ts';
export * from './numbers.ts';
export { celesia } from './ruleset.ts';
