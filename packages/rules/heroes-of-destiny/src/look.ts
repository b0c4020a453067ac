import type { Id, View } from '@riposte/kernel';
import { covered, point } from '@riposte/space';
import { alive, awake } from './conditions.ts';
import { board, bodyOf } from './distance.ts';
import { fighters, scene } from './fighter.ts';

/** How a fight is drawn. */
export const look = {
  gauges: [
    { fact: 'wounds', title: 'Wounds', as: 'text' as const },
    { fact: 'ap', title: 'AP', as: 'bar' as const, most: 'maxAp' },
    { fact: 'stamina', title: 'Stamina', as: 'bar' as const, most: 'maxStamina' },
    { fact: 'mana', title: 'Mana', as: 'bar' as const, most: 'maxMana' },
    { fact: 'initiative', title: 'Initiative', as: 'number' as const },
    { fact: 'weapon', title: 'In hand', as: 'text' as const },
    { fact: 'posture', title: 'Posture', as: 'text' as const },
  ],
  ground: (view: View) => {
    const { board: described, zones } = scene(view);
    const { width, height } = described as { readonly width: number; readonly height: number };
    const solid = ('solid' in described ? described.solid : undefined) ?? [];
    return {
      kind: described.kind === 'hex' ? ('hex-pointy' as const) : ('square' as const),
      width,
      height,
      unit: '1 yd',
      marks: [...(solid.length > 0 ? [{ title: 'solid', places: solid }] : []), ...zones.map(({ ground, places }) => ({ title: ground, places }))],
    };
  },
  out: (view: View, id: Id) => !awake(view, id),
  tokens: (view: View) => fighters(view).map((f) => ({ id: f.id, places: alive(view, f.id) ? places(view, f.id) : [f.at], facing: null })),
};

/** The places that somebody covers, as far as they are on the board. */
function places(view: View, who: number): number[] {
  const f = fighters(view).find((one) => one.id === who)!;
  const grid = board(view);
  const { x, y } = point(grid, f.at);
  const { width, height } = scene(view).board as { readonly width: number; readonly height: number };
  return x + f.space > width || y + f.space > height ? [f.at] : covered(grid, bodyOf(f));
}
