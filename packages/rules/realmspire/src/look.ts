import type { Json, View } from '@riposte/kernel';
import { fighters, METRE, type Obstacle, type Point, scene } from './fighter.ts';
import { gradeOf } from './stage.ts';

/** Metres from the first point to the last, both ways. */
const extent = (view: View): Point => [scene(view).ground.width / METRE, scene(view).ground.height / METRE];

/** The number of a point: row by row, as the table draws metres. */
const placeOf = (width: number, [x, y]: Point): number => y * (width + 1) + x;

/** The points that a piece of wall runs through. */
function points({ from, to }: Obstacle): Point[] {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), 1);
  const at = (i: number, a: number, b: number): number => Math.round(a + ((b - a) * i) / steps);
  return Array.from({ length: steps + 1 }, (_, i) => [at(i, from[0], to[0]), at(i, from[1], to[1])] as const);
}

const GRADES = ['something in the way', 'low cover', 'high cover', 'full cover'];

/** How a fight is drawn. */
export const look = {
  gauges: [
    { fact: 'health', title: 'Health', as: 'bar' as const, most: 'maxHealth' },
    { fact: 'ap', title: 'AP', as: 'number' as const },
    { fact: 'attacks', title: 'Attacks', as: 'number' as const },
    { fact: 'mana', title: 'Mana', as: 'number' as const },
    { fact: 'weapon', title: 'In hand', as: 'text' as const },
    { fact: 'shield', title: 'Shield', as: 'text' as const },
  ],
  ground: (view: View) => {
    const { obstacles } = scene(view);
    const [width, height] = extent(view);
    const marks = obstacles.map((one) => ({ title: GRADES[gradeOf(one)], places: points(one).map((at) => placeOf(width, at)) }));
    return { kind: 'metres' as const, width, height, unit: '1 m', marks };
  },
  tokens: (view: View) => fighters(view).map(({ id, x, y }) => ({ id, places: [placeOf(extent(view)[0], [x, y])], facing: null })),
  places: {
    of: (view: View, value: Json) => (Array.isArray(value) ? placeOf(extent(view)[0], value as unknown as Point) : null),
    value: (view: View, place: number): Point => [place % (extent(view)[0] + 1), Math.floor(place / (extent(view)[0] + 1))],
  },
};
