import type { Id } from '@riposte/kernel';
import { tried } from './choices.ts';
import type { Aids } from './protocol.ts';
import type { SeatView } from './seat-view.ts';

/** What the rules say of a fighter on the board, and of one of the seat's own against it, from what the seat sees. */
export function aidsOf({ speech: { ruleSet }, view, viewer, sees }: SeatView, id: Id, own: Id | undefined): Aids | null {
  const { look } = ruleSet;
  if (look === undefined || view.state.entities[id]?.kind !== 'fighter' || sees(id) === 'hidden') return null;
  const other = own !== undefined && own !== id && sees(own) === 'all' ? own : null;
  return tried(view, viewer, (seen) => ({
    threatens: look.threatens?.(seen, id) ?? [],
    line: other === null ? null : (look.line?.(seen, other, id) ?? null),
    flank: other === null ? null : (look.flank?.(seen, other, id) ?? null),
  }));
}
