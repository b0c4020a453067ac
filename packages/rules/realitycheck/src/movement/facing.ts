import { defineChange, defineIntent, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { type Fighter, fighter, type Scene, type Size, scene } from '../fighters/fighter.ts';
import { ACROSS, bodySize, cellsAt, centre, HEADING_NAMES, HEADINGS, middle } from './board.ts';

/** Where a creature stands, and where it looks. */
type Stance = Pick<Fighter, 'place' | 'facing'>;

/**
 * Whether a creature faces a place where a body of a size stands: the half of its surroundings in front, up to a right
 * angle to either side, as it stands or is going to. Of the cells around that is three hexes of six, five squares of eight.
 * @rule RC-FAC-001 RC-FAC-002 RC-FAC-003
 */
export function facesPlace(view: View, who: Id, place: number, size: Size = 'medium', { place: here, facing }: Stance = fighter(view, who)): boolean {
  const on = scene(view);
  const from = middle(on, here, bodySize(view, who));
  const way = HEADINGS[on.grid][facing];
  return (cellsAt(on, place, size) ?? [place]).some((cell) => {
    const to = middle(on, cell, 'medium');
    return (to.x - from.x) * way.x * ACROSS[on.grid] + (to.y - from.y) * way.y >= 0;
  });
}

export const faces = (view: View, who: Id, other: Id, stance: Stance = fighter(view, who)): boolean =>
  facesPlace(view, who, fighter(view, other).place, bodySize(view, other), stance);

/** Whether a cell lies within 45 degrees of where a fighter looks. */
export function isAhead(view: View, who: Id, cell: number): boolean {
  const on = scene(view);
  const f = fighter(view, who);
  const across = ACROSS[on.grid];
  const from = middle(on, f.place, bodySize(view, who));
  const to = middle(on, cell, 'medium');
  const way = HEADINGS[on.grid][f.facing];
  const x = to.x - from.x;
  const y = to.y - from.y;
  const along = x * way.x * across + y * way.y;
  return along > 0 && 2 * along * along >= (x * x * across + y * y) * (way.x * way.x * across + way.y * way.y);
}

/** The heading that looks most directly from one place to another. */
export function headingTowards(on: Scene, from: number, to: number): number {
  const a = centre(on, from);
  const b = centre(on, to);
  const scores = HEADINGS[on.grid].map((way) => {
    const length = Math.sqrt(way.x * way.x * ACROSS[on.grid] + way.y * way.y);
    return ((b.x - a.x) * way.x * ACROSS[on.grid] + (b.y - a.y) * way.y) / length;
  });
  return scores.reduce((best, score, i) => (score > scores[best] + 1e-9 ? i : best), 0);
}

export const Turned = defineChange('turned', (store, who: Id, heading: number): boolean => {
  if ((store.state.entities[who] as Fighter).facing === heading) return false;
  (store.edit(who) as Fighter).facing = heading;
  return true;
});

/** Turning on the spot is free; between actions only. @rule RC-FAC-010 */
export const Turn = defineIntent<{ readonly heading: number }>('turn', {
  rule: 'RC-FAC-010',
  title: 'Turn',
  tags: ['free'],
  params: {
    heading: oneOf<IntentContext<{ readonly heading: number }>, number>({
      rule: 'RC-FAC-010',
      candidates: (view, { by }) => HEADING_NAMES[scene(view).grid].map((_name, heading) => heading).filter((heading) => heading !== fighter(view, by).facing),
    }),
  },
  perform(play, by, { heading }) {
    Turned(play, by, heading);
    return true;
  },
});
