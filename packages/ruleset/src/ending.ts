import type { Entity, Id, Json, View } from '@riposte/kernel';

type Sided = Entity & { readonly side: number; readonly name: string };

/**
 * The only side that still has a fighter on its feet: its number, -1 when there is none, null while two or more have one.
 * @param isUp Whether a fighter still counts, as the book says.
 */
export function lastSide(view: View, isUp: (view: View, id: Id) => boolean): number | null {
  let last = -1;
  for (const entity of view.state.entities) {
    if (entity.kind !== 'fighter') continue;
    const { id, side } = entity as Sided;
    if (side === last || !isUp(view, id)) continue;
    if (last >= 0) return null;
    last = side;
  }
  return last;
}

/**
 * An end by `{ winner: side }` in words: all fighters of the side, up or down; none if no side has won.
 * @param counts Whether a fighter is one who can win.
 */
export function winners(view: View, end: Json, counts: (view: View, id: Id) => boolean = () => true): Json {
  const { winner } = end as { readonly winner: number };
  const all = view.state.entities.filter((entity): entity is Sided => entity.kind === 'fighter');
  return { winner: all.flatMap(({ id, side, name }) => (side === winner && counts(view, id) ? [name] : [])) };
}
