import type { Id, Play } from '@riposte/kernel';
import { place, point } from '@riposte/space';
import { alive } from './conditions.ts';
import { fighter, fighters, scene } from './fighter.ts';
import { board } from './grid.ts';
import { arrive } from './movement.ts';

/** At the end of a swimmer's turn the water carries it on, as far as there is room. @rule HD-TER-003 */
export function drift(play: Play, who: Id): void {
  const { current } = scene(play);
  const { medium, at, carry } = fighter(play, who);
  if ((current[0] === 0 && current[1] === 0) || (medium !== 'swimming' && medium !== 'underwater') || !alive(play, who)) return;
  const grid = board(play);
  const { x, y } = point(grid, at);
  const yards = Math.max(Math.abs(current[0]), Math.abs(current[1]));
  for (let i = yards; i > 0; i--) {
    const to = { x: x + Math.round((current[0] * i) / yards), y: y + Math.round((current[1] * i) / yards) };
    const { board: described } = scene(play);
    if (!('width' in described) || to.x < 0 || to.y < 0 || to.x >= described.width || to.y >= described.height) continue;
    const there = place(grid, to.x, to.y);
    if (fighters(play).some((one) => one.id !== who && one.at === there && alive(play, one.id))) continue;
    return arrive(play, who, there, 0, carry);
  }
}
