import type { Id, Json, View } from '@riposte/kernel';
import { type Square, side } from './board.ts';
import { fights } from './conditions.ts';
import { type Fighter, fighters, scene } from './fighter.ts';

/** How a fight is drawn. */
export const look = {
  gauges: [
    { fact: 'stamina', title: 'Stamina', as: 'bar' as const, most: 'maxStamina' },
    { fact: 'exhaustion', title: 'Exhaustion', as: 'bar' as const, most: 'maxExhaustion' },
    { fact: 'strain', title: 'Strain', as: 'text' as const },
    { fact: 'ap', title: 'AP', as: 'text' as const },
    { fact: 'reactions', title: 'Reactions', as: 'text' as const },
    { fact: 'body', title: 'Body', as: 'body' as const },
    { fact: 'holds', title: 'In hand', as: 'text' as const },
  ],
  ground: (view: View) => {
    const { width, height, solid, ground } = scene(view);
    const lying = ground.filter((one) => one.in < 0).map((one) => one.y * width + one.x);
    return {
      kind: 'square' as const,
      width,
      height,
      unit: '5 ft',
      marks: [
        { title: 'wall', places: solid },
        { title: 'something on the ground', places: lying },
      ],
    };
  },
  tokens: (view: View) => fighters(view).map((f) => ({ id: f.id, places: places(f, scene(view).width), facing: null })),
  places: {
    of: (view: View, value: Json) => (isSquare(value) ? value.y * scene(view).width + value.x : null),
    value: (view: View, place: number): Square => ({ x: place % scene(view).width, y: Math.floor(place / scene(view).width) }),
  },
  out: (view: View, id: Id) => !fights(view, id),
};

const isSquare = (value: Json): value is Square => typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** The squares of a body, its north-west one first. */
function places({ x, y, size }: Fighter, width: number): number[] {
  const length = side(size);
  return Array.from({ length: length * length }, (_, i) => (y + Math.floor(i / length)) * width + x + (i % length));
}
