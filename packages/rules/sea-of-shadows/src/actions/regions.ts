import type { Id, View } from '@riposte/kernel';
import { type Fighter, scene } from '../characters/fighter.ts';

/** Regions between two fighters; 0 = the same. Unreachable, or not there at all, counts as far beyond every range. */
export function distance(view: View, a: Id, b: Id): number {
  const one = view.state.entities[a];
  const other = view.state.entities[b];
  if (one?.kind !== 'fighter' || other?.kind !== 'fighter') return scene(view).next.length + 1;
  return regionsBetween(view, (one as Fighter).region, (other as Fighter).region);
}

/** Regions next to somebody's own. */
export function exits(view: View, who: Id): readonly number[] {
  const one = view.state.entities[who];
  return one.kind === 'fighter' ? beyond(view, (one as Fighter).region) : [];
}

/** Regions next to a region; none for one that does not exist. */
export const beyond = (view: View, region: number): readonly number[] => scene(view).next[region] ?? [];

export function regionsBetween(view: View, from: number, to: number): number {
  if (from === to) return 0;
  const { next } = scene(view);
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 1; edge.length > 0; steps++) {
    const further: number[] = [];
    for (const region of edge) {
      for (const neighbour of next[region]) {
        if (neighbour === to) return steps;
        if (seen.has(neighbour)) continue;
        seen.add(neighbour);
        further.push(neighbour);
      }
    }
    edge = further;
  }
  return next.length + 1;
}
