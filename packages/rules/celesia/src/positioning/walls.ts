import { type Id, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { walled } from './board.ts';

/** Whether a wall leaves no way between two creatures: nothing that is not shot, thrown or cast gets past it (R-WALLS). */
export const isWalledOff = (view: View, a: Id, b: Id): boolean => walled(view, fighter(view, a), fighter(view, b)) === 2;
