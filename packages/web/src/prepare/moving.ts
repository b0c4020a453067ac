import type { Json } from '@riposte/kernel';
import type { Ground } from '@riposte/ruleset';
import { planOf } from '../geometry.ts';
import { text } from '../language.ts';
import { fightersOf } from './changes.ts';
import { withAt } from './document.ts';
import type { Editing } from './editing.ts';

/** A place as the file of a game writes it: [3, 4], "3,4", or the name of a region. */
export function written(ground: Ground, how: Editing['book']['at'], place: number): Json {
  const called = planOf(ground).called(place);
  return how === 'pair' ? called.split(',').map(Number) : called;
}

/** Puts a fighter on a place. */
export function moved({ draft, book, opened: { ground }, change }: Editing, nth: number, place: number): void {
  if (ground === null) return;
  const at = written(ground, book.at, place);
  const name = fightersOf(draft)[nth]?.name ?? '';
  change(text('step-move', { name }), (now) => withAt(now, ['fighters', nth, 'at'], at), `move ${nth}`);
}
