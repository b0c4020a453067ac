import type { Scene } from '@riposte/server/protocol';
import { type Plan, sharedEdge } from './geometry.ts';

type Ground = Exclude<NonNullable<Scene['ground']>, { readonly kind: 'regions' }>;

/** How thick each kind of border is, and how it is broken, so that it is known without its colour. */
const LINES = { wall: [6, []], cover: [4, [9, 5]], hedge: [5, [2, 7]], door: [8, []], 'open-door': [3, [3, 6]] } as const;

const isLine = (as: string): as is keyof typeof LINES => Object.hasOwn(LINES, as);

/** Walls, fences and the like between cells, with a pale rim that keeps them apart from any picture. */
export function paintBorders(on: CanvasRenderingContext2D, colour: (name: string) => string, plan: Plan, { borders = [] }: Ground): void {
  for (const { as = 'wall', between } of borders) {
    const line = new Path2D();
    for (const [a, b] of between) {
      const edge = sharedEdge(plan, a, b);
      if (edge === null) continue;
      line.moveTo(edge[0].x, edge[0].y);
      line.lineTo(edge[1].x, edge[1].y);
    }
    const [thick, broken] = isLine(as) ? LINES[as] : LINES.wall;
    on.lineCap = 'round';
    on.strokeStyle = colour('--raised');
    on.lineWidth = thick + 4;
    on.stroke(line);
    if (broken.length > 0) on.lineCap = 'butt';
    on.setLineDash([...broken]);
    on.strokeStyle = colour(as === 'hedge' ? '--hedge2' : as === 'door' ? '--wood2' : '--wall');
    on.lineWidth = thick;
    on.stroke(line);
    on.setLineDash([]);
  }
}
