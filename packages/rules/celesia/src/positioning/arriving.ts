import { endAll, type Id, type Play } from '@riposte/kernel';
import { Away } from './away.ts';
import { makeRoom } from './board.ts';
import { Hidden } from './hidden.ts';

/** Comes to its place on the board, or to the free one nearest to it (R-ARRIVE). */
export function arrive(play: Play, who: Id): void {
  endAll(play, who, Away);
  endAll(play, who, Hidden);
  makeRoom(play, who);
}
