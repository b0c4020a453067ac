import { carried, defineChange, endAll, type Id, type Play } from '@riposte/kernel';
import { goTo } from '../actions-in-combat/nets.ts';
import { nearestFree } from '../positioning/free-places.ts';
import { Away, WHEN_CALLED } from './out-of-the-fight.ts';
import { scene } from './scene.ts';

/** A fighter joins the fight. */
export const Arrived = defineChange('arrived', (_store, _who: Id): void => {});

/** A fighter joins the fight at the start of a round (R-ARRIVE). */
export function arrive(play: Play, who: Id): void {
  const [away] = carried(play, who, Away);
  if (away !== undefined && away.value !== WHEN_CALLED && away.value <= scene(play).round) arrives(play, who);
}

/** A fighter joins the fight, at its place or the nearest free one (R-ARRIVE). */
export function arrives(play: Play, who: Id): void {
  endAll(play, who, Away);
  Arrived(play, who);
  const at = nearestFree(play, who);
  if (at !== null) goTo(play, who, at);
}
