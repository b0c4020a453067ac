export * from './conditions.ts';
export type { Fighter, Place, Scene, Track } from './fighter.ts';
export { fighter, SCENE, scene } from './fighter.ts';
export { distance, yardsBetween } from './grid.ts';
export * from './numbers.ts';
export { heroesOfDestiny } from './ruleset.ts';
export { type Sheet, setUp } from './setup.ts';
export { LEVELS, movementRate, yardsFor } from './tables.ts';
export { levelOf } from './wounds.ts';
