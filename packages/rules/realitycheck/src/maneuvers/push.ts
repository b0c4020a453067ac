import { defineAsk, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import type { Attack } from '../attacks/attack.ts';
import { unguard } from '../conditions/exposed.ts';
import { fighter, scene } from '../fighters/fighter.ts';
import { centre, metresUpTo, neighbours } from '../movement/board.ts';
import { LEAST_FALL } from '../movement/depth.ts';
import { isFree } from '../movement/room.ts';
import { moveTo } from '../movement/steps.ts';
import { ruled } from '../rulings.ts';

const PUSHED = 1;
const SPRINT_PUSHED = 3;

/** Moved 1 m, out of a Sprint up to 3, and unguarded. @rule RC-CMB-032 RC-CMB-035 RC-SWF-007 */
export function push(play: Play, { by, at }: Attack): void {
  unguard(play, at);
  const sprinting = play.doing.some((intent) => intent.def.id === 'sprint' && intent.by === by);
  for (let left = sprinting ? SPRINT_PUSHED : PUSHED; left > 0; left--) {
    const to = play.ask(PushWhere, by, { by, at, left });
    if (to < 0) return;
    if (!moveTo(play, at, to, ruled(play).pushesProvoke)) return;
  }
}

/** Where a pushed target goes: the three cells on its far side, and others where the game master allows. @rule RC-CMB-037 */
export const PushWhere = defineAsk<{ readonly by: Id; readonly at: Id; readonly left: number }, number>('push-where', {
  rule: 'RC-CMB-037',
  answer: oneOf({ rule: 'RC-CMB-037', candidates: (view, { about: { by, at } }) => [...farSide(view, by, at), -1] }),
  fallback: (view, _who, { by, at }) => farSide(view, by, at)[0] ?? -1,
});

/** The free cells behind a target as seen from the pusher, straight away first; none so high above it that one falls from there. R-FALL @rule RC-CMB-037 */
export function farSide(view: View, by: Id, at: Id): number[] {
  const on = scene(view);
  const from = centre(on, fighter(view, by).place);
  const here = centre(on, fighter(view, at).place);
  const along = (place: number): number => {
    const to = centre(on, place);
    return (
      ((to.x - here.x) * (here.x - from.x) * (on.grid === 'hex' ? 3 : 1) + (to.y - here.y) * (here.y - from.y)) /
      Math.hypot((to.x - here.x) * (on.grid === 'hex' ? Math.sqrt(3) : 1), to.y - here.y)
    );
  };
  return neighbours(on, fighter(view, at).place)
    .filter((place) => place >= 0 && along(place) > 0)
    .sort((a, b) => along(b) - along(a) || a - b)
    .slice(0, 3)
    .filter((place) => isFree(view, at, place) && metresUpTo(view, at, place) < LEAST_FALL);
}
