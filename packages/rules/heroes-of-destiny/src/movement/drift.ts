import type { Id, Play } from '@riposte/kernel';
import { distance, line, place, point } from '@riposte/space';
import { canCling, clings } from '../grappling/cling.ts';
import { alive } from '../health/alive.ts';
import { isInWater } from '../situations/swimming-and-climbing.ts';
import { fighter } from '../state/fighter.ts';
import { mountOf } from '../state/linked-creatures.ts';
import { type Place, scene } from '../state/scene.ts';
import { board } from './distance.ts';
import { meets, stepTo } from './grid.ts';
import { arrive } from './move.ts';

/** Moves a fighter against its will along a way, as far as it is free. Those who hold it may cling. @rule HD-GRP-001 */
export function sweep(play: Play, who: Id, way: readonly Place[]): void {
  let left = way.length;
  for (let i = 0; i < left; i++) {
    const { at, carry } = fighter(play, who);
    if (canCling(play, who, way[i])) left -= clings(play, who, way.slice(i, left));
    if (i >= left || meets(play, who, way[i]) || stepTo(play, who, at, way[i], carry) === null) return;
    arrive(play, who, way[i], 0, carry);
  }
}

/** At the end of a swimmer's turn the water carries it on, as far as there is room. A rider goes with the mount. @rule HD-TER-003 */
export function drift(play: Play, who: Id): void {
  const { current, board: described } = scene(play);
  if ((current[0] === 0 && current[1] === 0) || !('width' in described) || !isInWater(play, who) || !alive(play, who) || mountOf(play, who) >= 0) return;
  const grid = board(play);
  const from = point(grid, fighter(play, who).at);
  const yards = Math.max(Math.abs(current[0]), Math.abs(current[1]));
  const way = [fighter(play, who).at];
  for (let i = 1; i <= yards; i++) {
    const [x, y] = [from.x + Math.round((current[0] * i) / yards), from.y + Math.round((current[1] * i) / yards)];
    if (x < 0 || y < 0 || x >= described.width || y >= described.height) break;
    const to = place(grid, x, y);
    const last = way[way.length - 1];
    way.push(...(distance(grid, last, to) === 1 ? [to] : line(grid, last, to).slice(1)));
  }
  sweep(play, who, way.slice(1));
}
