import { type AnyIntent, type Id, type View } from '@riposte/kernel';
import { Fly } from '../../actions/fly.ts';
import { Move } from '../../actions/move.ts';
import { Crawl } from '../../actions/stand-up.ts';
import { fighter, scene } from '../../fighters/fighter.ts';
import { side } from '../../fighters/size.ts';
import { strikers } from '../../gear/ready-weapons.ts';
import { FEET, gap, isFree, type Square, steps, waysOn } from '../../positioning/board.ts';
import { Prone } from '../../positioning/prone.ts';
import { reachWith } from '../../positioning/reach.ts';
import { Speed } from '../../positioning/speed.ts';

/** Squares between a fighter on a place and a foe, without their heights. */
export function flatGap(view: View, who: Id, foe: Id, from: Square): number {
  const me = fighter(view, who);
  const other = fighter(view, foe);
  return Math.max(gap(from.x, side(me.size), other.x, side(other.size)), gap(from.y, side(me.size), other.y, side(other.size)));
}

/** A shortest path to within reach of a foe, as far as one move goes, around creatures and walls. */
export function walkTo(view: View, who: Id, foe: Id, gait: 'speed' | 'fly'): AnyIntent[] {
  const prone = view.has(who, Prone);
  const most = prone ? 1 : Math.floor(Speed(view, who, -1, { gait }) / FEET);
  const start = fighter(view, who);
  const reach = strikers(view, who).reduce((far, part) => Math.max(far, reachWith(view, who, part) / FEET), 1);
  if (most < 1 || flatGap(view, who, foe, start) <= reach) return [];
  const { width } = scene(view);
  const key = ({ x, y }: Square): number => y * width + x;
  const from = new Map<number, Square | null>([[key(start), null]]);
  const queue: Square[] = [{ x: start.x, y: start.y }];
  let goal: Square = queue[0];
  for (const here of queue) {
    if (flatGap(view, who, foe, here) < flatGap(view, who, foe, goal) && isFree(view, who, here)) goal = here;
    if (flatGap(view, who, foe, goal) <= reach) break;
    for (const to of (prone ? steps : waysOn)(view, who, here)) {
      if (from.has(key(to))) continue;
      from.set(key(to), here);
      queue.push(to);
    }
  }
  const along: Square[] = [];
  for (let at: Square | null = goal; at !== null && from.get(key(at)) !== null; at = from.get(key(at)) ?? null) along.unshift(at);
  const go = along.slice(0, most);
  while (go.length > 0 && !isFree(view, who, go[go.length - 1])) go.pop();
  return go.length === 0 ? [] : [(prone ? Crawl : gait === 'fly' ? Fly : Move).of(who, { along: go })];
}
