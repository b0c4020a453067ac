import { type Id, type View } from '@riposte/kernel';
import { cover } from '@riposte/space';
import { type Fighter, fighter, scene } from '../fighters/fighter.ts';
import { boardOf, bodyOn } from './board.ts';

/** 0 = nothing, 1 = something, 2 = everything between two spaces is walled off: how many lines between their corners walls stop. */
export function walled(view: View, from: Pick<Fighter, 'x' | 'y' | 'size'>, to: Pick<Fighter, 'x' | 'y' | 'size'>): 0 | 1 | 2 {
  if (scene(view).solid.length === 0) return 0;
  const board = boardOf(view);
  const { blocked, of } = cover(board, bodyOn(board, from), bodyOn(board, to));
  return blocked === 0 ? 0 : blocked === of ? 2 : 1;
}

/** Whether a wall leaves no way between two creatures: nothing that is not shot, thrown or cast gets past it (R-WALLS). */
export const isWalledOff = (view: View, a: Id, b: Id): boolean => walled(view, fighter(view, a), fighter(view, b)) === 2;
