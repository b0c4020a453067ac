import type { Scene } from '@riposte/server/protocol';
import { planOf } from './geometry.ts';
import { text } from './language.ts';

type Ground = NonNullable<Scene['ground']>;

/** Describes the ground of a place, and the borders to its neighbours. */
export function groundText(ground: Ground, place: number): string[] {
  const marks = ground.marks.filter((mark) => mark.places.includes(place)).map((mark) => mark.title);
  if (ground.kind === 'regions') return marks;
  const borders = (ground.borders ?? []).flatMap(({ title, between }) =>
    between.flatMap(([a, b]) => (a === place ? [[title, b] as const] : b === place ? [[title, a] as const] : [])),
  );
  return [...marks, ...borders.map(([title, other]) => text('board-border', { what: title, place: planOf(ground).called(other) }))];
}
