import { type BoardData, brushesOn, type Cells, type Drawn, drawnWith, edgesUnder, withDrawn } from '@riposte/files/drawing';
import type { Json } from '@riposte/kernel';
import type { Brush, Drawing, Ground } from '@riposte/ruleset';
import type { Plan, Spot } from '../geometry.ts';
import { type Draft, withAt } from './document.ts';

/** What a stroke covers, and whether it is put down or taken away. */
export interface Stroke {
  readonly brush: Brush;
  readonly things: readonly Drawn[];
  readonly isErasing: boolean;
}

export const boardOf = ({ board }: Draft): BoardData =>
  typeof board === 'object' && board !== null && !Array.isArray(board) ? (board as unknown as BoardData) : {};

/** The brushes that draw walls and ways, and those that paint ground. */
export const brushesFor = (drawing: Drawing, board: BoardData, tool: 'wall' | 'ground'): readonly Brush[] =>
  brushesOn(drawing, board).filter(({ on, means }) => (tool === 'wall') === (on === 'edge' || on === 'line' || means !== undefined));

const keyOf = ([a, b = a]: Drawn): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Whether a brush has drawn this already: then it is taken away. */
export function isDrawn(drawing: Drawing, board: BoardData, brush: Brush, thing: Drawn): boolean {
  return drawnWith(drawing, board, brush).some((one) => keyOf(one) === keyOf(thing));
}

/** The fight with a stroke on its board. */
export function stroked(draft: Draft, drawing: Drawing, { brush, things, isErasing }: Stroke): Draft {
  const board = boardOf(draft);
  const old = drawnWith(drawing, board, brush);
  const keys = new Set(things.map(keyOf));
  const others = old.filter((thing) => !keys.has(keyOf(thing)));
  const next = isErasing ? others : [...old, ...things.filter((thing) => !old.some((one) => keyOf(one) === keyOf(thing)))];
  return withBoard(draft, withDrawn(drawing, board, brush, next.slice(0, brush.most)));
}

/** The fight with nothing of any brush on some places: what lies on them, and what stands at their edges. */
export function cleared(draft: Draft, drawing: Drawing, places: ReadonlySet<number>): Draft {
  let board = boardOf(draft);
  for (const brush of brushesOn(drawing, board)) {
    const old = drawnWith(drawing, board, brush);
    const left = old.filter((thing) => !thing.some((place) => places.has(place)));
    if (left.length < old.length) board = withDrawn(drawing, board, brush, left);
  }
  return withBoard(draft, board);
}

export const withBoard = (draft: Draft, board: BoardData): Draft => withAt(draft, ['board'], board as unknown as Json);

/** The corner of a cell, or the point, that is nearest to a spot of the plan. */
export function cornerAt(plan: Plan, spot: Spot): Spot | null {
  const place = plan.placeAt(spot);
  if (place === null) return null;
  const all = plan.outline(place);
  const far = (corner: Spot): number => Math.hypot(corner.x - spot.x, corner.y - spot.y);
  return [...(all.length === 0 ? [plan.centre(place)] : all)].sort((a, b) => far(a) - far(b))[0];
}

/** What a straight stroke from corner to corner draws: edges of cells, one line between points, or one way between regions. */
export function thingsBetween(brush: Brush, ground: Ground, plan: Plan, from: Spot, to: Spot): readonly Drawn[] {
  if (brush.on === 'edge' && ground.kind !== 'regions') {
    const cells: Cells = { kind: ground.kind === 'square' ? 'square' : 'hex-pointy', width: ground.width, height: ground.height };
    const inCells = ({ x, y }: Spot): Spot => ({ x: (x - plan.frame.x) / plan.frame.across, y: (y - plan.frame.y) / plan.frame.down });
    return edgesUnder(cells, [[inCells(from), inCells(to)]]);
  }
  const [a, b] = [plan.placeAt(from), plan.placeAt(to)];
  return a === null || b === null || a === b ? [] : [[a, b]];
}
