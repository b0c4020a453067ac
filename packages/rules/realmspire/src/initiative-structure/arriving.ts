import { carried, defineChange, end, type Id, type Play, type View } from '@riposte/kernel';
import { isFree, Moved, pointOf } from '../positioning/places.ts';
import { Away } from './out-of-the-fight.ts';
import { METRE, type Point, scene } from './scene.ts';

/** Somebody joins the fight. */
export const Arrived = defineChange('arrived', (_store, _who: Id): void => {}, { say: (name, who) => `${name(who)} joins the fight` });

/** At the beginning of its round somebody joins the fight, at its place or the nearest free one (R-ARRIVE). */
export function arrive(play: Play, who: Id): void {
  const [away] = carried(play, who, Away);
  if (away === undefined || away.value > scene(play).round) return;
  end(play, who, away.id);
  Arrived(play, who);
  const at = nearestFree(play, who);
  if (at !== null) Moved(play, who, at[0], at[1]);
}

/** The nearest free point to where somebody stands; null if it is that. */
function nearestFree(view: View, who: Id): Point | null {
  const [x, y] = pointOf(view, who);
  if (isFree(view, who, [x, y])) return null;
  const { width, height } = scene(view).ground;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let toY = 0; toY <= height / METRE; toY++) {
    for (let toX = 0; toX <= width / METRE; toX++) {
      const away = (toX - x) ** 2 + (toY - y) ** 2;
      if (away < least && isFree(view, who, [toX, toY])) [best, least] = [[toX, toY], away];
    }
  }
  return best;
}
