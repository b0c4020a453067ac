import { endAll, type Id, type Play } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { Away } from './away.ts';
import { isFree, nearestFree, Pushed } from './board.ts';
import { Hidden } from './hidden.ts';

/** Comes to its place on the board, or to the free one nearest to it (R-ARRIVE). */
export function arrive(play: Play, who: Id): void {
  const place = nearestFree(play, who, fighter(play, who));
  endAll(play, who, Away);
  endAll(play, who, Hidden);
  if (place !== null && !isFree(play, who, fighter(play, who))) Pushed(play, who, place.x, place.y);
}
