import type { Entity, Id, View } from '@riposte/kernel';

/**
 * The only side that still has a fighter on its feet: its number, -1 when there is none, null while two or more have one.
 * @param isUp Whether a fighter still counts, as the book says.
 */
export function lastSide(view: View, isUp: (view: View, id: Id) => boolean): number | null {
  let last = -1;
  for (const entity of view.state.entities) {
    if (entity.kind !== 'fighter') continue;
    const { id, side } = entity as Entity & { readonly side: number };
    if (side === last || !isUp(view, id)) continue;
    if (last >= 0) return null;
    last = side;
  }
  return last;
}
