import { defineClock } from '@riposte/kernel';
import { scene } from '../characters/fighter.ts';

/** Minutes since the encounter ended. */
export const Minutes = defineClock('minutes', (view) => scene(view).minutes);

/** An hour in minutes. */
export const HOUR = 60;
/** A day in minutes. */
export const DAY = 24 * HOUR;
