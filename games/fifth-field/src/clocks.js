import { defineClock } from '@riposte/kernel';
import { fighter } from './fighter.js';

/** Turns that a fighter has begun. */
export const TurnsBegun = defineClock('turns-begun', (view, of) => fighter(view, of).turnsBegun ?? 0);

/** Turns that a fighter has ended. */
export const TurnsEnded = defineClock('turns-ended', (view, of) => fighter(view, of).turnsEnded ?? 0);
