import { defineIntent, type Id, type Play, place, type Refuse, type View } from '@riposte/kernel';
import { pay, primary } from '../actions-in-combat/action-points.ts';
import { meets } from '../actions-in-combat/stealth.ts';
import { fighter } from '../characters/fighter.ts';
import type { Point } from '../initiative-structure/scene.ts';
import { isFree } from './free-places.ts';
import { pointOf, Teleported } from './places.ts';

/** Metres that teleports of the catalogue carry. */
export const LEAP = 6;

/** Teleports, unless a hidden foe is met there (R-HIDDEN). @rule RS-OPP-006 */
export function leap(play: Play, who: Id, to: Point): boolean {
  if (meets(play, who, to)) return false;
  Teleported(play, who, to[0], to[1]);
  return true;
}

/** Free points that a teleport reaches, over all that stands between. @rule RS-OPP-006 */
export function leapsOf(view: View, who: Id): Point[] {
  const [x, y] = pointOf(view, who);
  const points: Point[] = [];
  for (let dy = -LEAP; dy <= LEAP; dy++) {
    for (let dx = -LEAP; dx <= LEAP; dx++)
      if ((dx !== 0 || dy !== 0) && dx * dx + dy * dy <= LEAP * LEAP && isFree(view, who, [x + dx, y + dy])) points.push([x + dx, y + dy]);
  }
  return points;
}

/** Refuses where no teleport leads. @rule RS-OPP-006 */
export function checkLeap(view: View, who: Id, to: Point, refuse: Refuse): void {
  const [x, y] = pointOf(view, who);
  if (!Array.isArray(to) || to.length !== 2 || !isFree(view, who, to) || (to[0] - x) ** 2 + (to[1] - y) ** 2 > LEAP * LEAP)
    refuse('RS-OPP-006', 'no-leap-there', { metres: LEAP });
}

/** A teleport that is no spell: up to 6 m, without openings (R-PERKS). @rule RS-OPP-006 */
export const PhaseStep = defineIntent<{ readonly to: Point }>('phase-step', {
  rule: 'RS-OPP-006',
  title: 'Phase step',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('use-magic')(view, by, refuse);
    if (!hasStep(view, by)) refuse('R-PERKS', 'no-phase-step');
  },
  params: {
    to: place<{ readonly by: Id }, Point>({
      rule: 'RS-OPP-006',
      candidates: (view, { by }) => (hasStep(view, by) ? leapsOf(view, by) : []),
      check: (view, { by }, to, refuse) => checkLeap(view, by, to, refuse),
    }),
  },
  perform(play, by, { to }) {
    pay(play, by, 'use-magic');
    return leap(play, by, to);
  },
});

const hasStep = (view: View, who: Id): boolean => fighter(view, who).features.some((code) => view.rules.things[code].id === 'phase-step');
