import { defineChange, type Id } from '@riposte/kernel';
import type { Fighter, Scene } from '../fighters/fighter.ts';

/** Metres from which a fall harms. R-FALL */
export const LEAST_FALL = 3;

/** How deep it goes where a fighter stands. */
export const depthAt = ({ zones }: Scene, cells: readonly number[]): number =>
  zones.reduce((deepest, zone) => (cells.every((cell) => zone.places.includes(cell)) ? Math.max(deepest, zone.fall ?? 0) : deepest), 0);

/** How far below the board a fighter stands. */
export const DepthSet = defineChange('depth-set', (store, who: Id, depth: number): void => {
  (store.edit(who) as Fighter).depth = depth;
});
