import { defineChange, defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import { type Fighter, scene } from '../characters/fighter.ts';

/** Where there is no way: farther than every range, also on a small board. */
export const NO_WAY = 1000;

/** Regions between two fighters; 0 = the same. There is no way to what is off the board, or is no fighter. */
export function distance(view: View, a: Id, b: Id): number {
  const from = view.state.entities[a];
  const to = view.state.entities[b];
  if (from?.kind !== 'fighter' || to?.kind !== 'fighter') return NO_WAY;
  const here = (from as Fighter).region;
  const there = (to as Fighter).region;
  return here < 0 || there < 0 ? NO_WAY : regionsBetween(view, here, there);
}

/** Regions next to a fighter's own. */
export function exits(view: View, who: Id): readonly number[] {
  const entity = view.state.entities[who];
  return entity.kind === 'fighter' ? beyond(view, (entity as Fighter).region) : [];
}

/** Regions next to a region; none for one that does not exist. */
export const beyond = (view: View, region: number): readonly number[] => scene(view).next[region] ?? [];

/** Steps on the shortest way from region to region. */
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
  return NO_WAY;
}

/** Regions of one run: two on foot. @rule SS-MNT-008 SS-MNT-009 */
export const RunDistance = defineQuery('run', { rule: 'SS-MNT-008', from: 'regions on foot', base: () => 2, combine: plainSum });

/** A fighter is in another region. */
export const Moved = defineChange('moved', (store, who: Id, to: number): boolean => {
  if ((store.state.entities[who] as Fighter).region === to) return false;
  (store.edit(who) as Fighter).region = to;
  return true;
});
