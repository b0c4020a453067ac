import { type Id, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { DIRECTIONS, FEET, gap, isFree, type Square, walled } from '../positioning/board.ts';
import { reachWith } from '../positioning/reach.ts';
import { Speed } from '../positioning/speed.ts';

const RUN_UP = 2;

/** The straight ways, by the eight directions, that end as soon as the target is in reach: at least 10 ft, at most twice the speed. @rule CE-STD-001 */
export function runUps(view: View, by: Id, at: Id, part: Id): Square[][] {
  const me = fighter(view, by);
  const foe = fighter(view, at);
  const most = Math.floor((2 * Speed(view, by, -1, { gait: 'speed' })) / FEET);
  const reach = reachWith(view, by, part) / FEET;
  if (foe.height !== me.height) return [];
  return DIRECTIONS.flatMap((way) => {
    const along: Square[] = [];
    for (let i = 1; i <= most; i++) {
      const to = { x: me.x + i * way.x, y: me.y + i * way.y };
      if (!isFree(view, by, to)) return [];
      along.push(to);
      const far = Math.max(gap(to.x, side(me.size), foe.x, side(foe.size)), gap(to.y, side(me.size), foe.y, side(foe.size)));
      if (far <= reach && walled(view, { ...to, size: me.size }, foe) < 2) return i >= RUN_UP ? [along] : [];
    }
    return [];
  });
}
