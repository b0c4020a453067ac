import { type Id, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { DIRECTIONS, FEET, gap, isFree, isPassable, type Square, walled } from '../positioning/board.ts';
import { reachWith } from '../positioning/reach.ts';
import { Speed } from '../positioning/speed.ts';

const RUN_UP = 2;

/**
 * The straight ways, by the eight directions and past those who let one pass (R-PASS), that end as soon as the target is in reach, or with a
 * Lunge within so many feet more: at least 10 ft, at most twice the speed. @rule CE-STD-001 CE-LNG-001
 */
export function runUps(view: View, by: Id, at: Id, part: Id, more: number): Square[][] {
  const me = fighter(view, by);
  const foe = fighter(view, at);
  const most = Math.floor((2 * Speed(view, by, -1, { gait: 'speed' })) / FEET);
  const reach = reachWith(view, by, part) / FEET;
  const up = Math.floor(Math.abs(foe.height - me.height) / FEET);
  return DIRECTIONS.flatMap((way) => {
    const along: Square[] = [];
    const ways: Square[][] = [];
    for (let i = 1; i <= most; i++) {
      const to = { x: me.x + i * way.x, y: me.y + i * way.y };
      if (!isPassable(view, by, to)) return ways;
      along.push(to);
      const far = Math.max(up, gap(to.x, side(me.size), foe.x, side(foe.size)), gap(to.y, side(me.size), foe.y, side(foe.size)));
      if (far > reach + more / FEET || walled(view, { ...to, size: me.size }, foe) === 2 || !isFree(view, by, to)) continue;
      if (i >= RUN_UP) ways.push([...along]);
      if (far <= reach) return ways;
    }
    return ways;
  });
}
