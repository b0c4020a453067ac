import type { Id, View } from '@riposte/kernel';
import { around, isOpen, stepLength } from '../../actions-in-combat/movement.ts';
import { fighter, fighters } from '../../characters/fighter.ts';
import { awake } from '../../damage-and-health/unconscious.ts';
import { METRE, type Point, scene } from '../../initiative-structure/scene.ts';
import { squared } from '../../positioning/distances.ts';
import { isSamePoint, pointOf } from '../../positioning/places.ts';

/** Points from which a foe can be struck, the best first: opposite an ally, then the nearest. */
export function goals(view: View, who: Id, foe: Id, reach: number): Point[] {
  const [x, y] = pointOf(view, foe);
  const { side } = fighter(view, who);
  const allies = fighters(view).filter((ally) => ally.side === side && ally.id !== who && awake(view, ally.id));
  const here = pointOf(view, who);
  const worth = (to: Point): number => {
    const opposite: Point = [2 * x - to[0], 2 * y - to[1]];
    return (allies.some((ally) => isSamePoint([ally.x, ally.y], opposite)) ? FLANK : 0) - squared(here, to);
  };
  const spots = DIRECTIONS.map(([dx, dy]): Point => [x + dx * reach, y + dy * reach]).filter((to) => isSamePoint(to, here) || isOpen(view, who, to, to));
  return spots
    .map((to) => ({ to, worth: worth(to) }))
    .sort((a, b) => b.worth - a.worth)
    .map((spot) => spot.to);
}

const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** How much farther it is worth to go to flank, in squares of metres. */
const FLANK = 30;

/** Goals to which detours are searched: a search costs as much as a hundred straight ways. */
const SEARCHED = 2;

/** The first points of a way, as far as so many centimetres carry: straight to the first goal that is open so, or by a detour. */
export function wayToAny(view: View, who: Id, spots: readonly Point[], centimetres: number): Point[] {
  for (const goal of spots) {
    const straight = stepsTo(view, who, goal, (from) => nearest(view, who, from, goal));
    if (straight !== null && straight.length > 0) return asFarAs(view, who, straight, centimetres);
  }
  for (const goal of spots.slice(0, SEARCHED)) {
    const steps = detour(view, who, goal);
    if (steps.length > 0) return asFarAs(view, who, steps, centimetres);
  }
  return [];
}

/** The steps that so many centimetres pay. */
function asFarAs(view: View, who: Id, along: readonly Point[], centimetres: number): Point[] {
  let left = centimetres;
  let from = pointOf(view, who);
  return along.filter((to) => {
    left -= stepLength(from, to);
    from = to;
    return left >= 0;
  });
}

/** Steps that each come nearer; null if they end before the goal. */
function stepsTo(view: View, who: Id, goal: Point, next: (from: Point) => Point | null): Point[] | null {
  const along: Point[] = [];
  for (let from = pointOf(view, who); !isSamePoint(from, goal); ) {
    const to = next(from);
    if (to === null) return null;
    along.push(to);
    from = to;
  }
  return along;
}

function nearest(view: View, who: Id, from: Point, goal: Point): Point | null {
  const to: Point = [from[0] + Math.sign(goal[0] - from[0]), from[1] + Math.sign(goal[1] - from[1])];
  return isOpen(view, who, from, to) ? to : null;
}

/** The way with the fewest steps, searched breadth first; empty if there is none. */
function detour(view: View, who: Id, goal: Point): Point[] {
  const [width, height] = [scene(view).ground.width / METRE, scene(view).ground.height / METRE];
  const key = ([x, y]: Point): number => y * (width + 1) + x;
  const before: number[] = Array.from({ length: (width + 1) * (height + 1) }, () => -1);
  const start = pointOf(view, who);
  before[key(start)] = key(start);
  const open: Point[] = [start];
  for (const from of open) {
    if (isSamePoint(from, goal)) return back(key(goal), key(start), before, width);
    for (const to of around(from)) {
      if (to[0] < 0 || to[1] < 0 || to[0] > width || to[1] > height || before[key(to)] >= 0 || !isOpen(view, who, from, to)) continue;
      before[key(to)] = key(from);
      open.push(to);
    }
  }
  return [];
}

function back(goal: number, start: number, before: readonly number[], width: number): Point[] {
  const along: Point[] = [];
  for (let at = goal; at !== start; at = before[at]) along.unshift([at % (width + 1), Math.floor(at / (width + 1))]);
  return along;
}

/** A way that leads away from a foe, as far as so many centimetres carry. */
export function wayFrom(view: View, who: Id, foe: Id, centimetres: number): Point[] {
  const danger = pointOf(view, foe);
  const along: Point[] = [];
  let left = centimetres;
  for (let from = pointOf(view, who); ; ) {
    const open = around(from).filter((to) => squared(to, danger) > squared(from, danger) && isOpen(view, who, from, to));
    const best = open.reduce<Point | null>((most, to) => (most === null || squared(to, danger) > squared(most, danger) ? to : most), null);
    if (best === null) return along;
    left -= stepLength(from, best);
    if (left < 0) return along;
    along.push(best);
    from = best;
  }
}
