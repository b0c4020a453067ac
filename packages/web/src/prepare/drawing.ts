import { type BoardData, brushesOn, type Drawn, drawnOver, drawnWith, withDrawn } from '@riposte/files/drawing';
import type { Json } from '@riposte/kernel';
import type { Brush, Drawing } from '@riposte/ruleset';
import { keyOf, type Stroke } from '../strokes.ts';
import { type Draft, withAt } from './document.ts';

export const boardOf = ({ board }: Draft): BoardData =>
  typeof board === 'object' && board !== null && !Array.isArray(board) ? (board as unknown as BoardData) : {};

/** The brushes that draw walls and ways, and those that paint ground. */
export const brushesFor = (drawing: Drawing, board: BoardData, tool: 'wall' | 'ground'): readonly Brush[] =>
  brushesOn(drawing, board).filter(({ on, means }) => (tool === 'wall') === (on === 'edge' || on === 'line' || means !== undefined));

/** Draws where a side starts, up to the number of places that the schema of every game allows. */
export const startBrush = ({ writes }: Drawing, side: string): Brush => ({
  id: `start-${side}`,
  title: side,
  on: writes === 'name' ? 'region' : 'cell',
  path: ['starts', side],
  most: 200,
});

/** Whether a brush has drawn this already; to draw it again erases it. */
export function isDrawn(drawing: Drawing, board: BoardData, brush: Brush, thing: Drawn): boolean {
  return drawnWith(drawing, board, brush).some((one) => keyOf(one) === keyOf(thing));
}

/** Adds a stroke to the board of a fight. */
export function stroked(draft: Draft, drawing: Drawing, { brush, things, isErasing }: Stroke): Draft {
  const board = boardOf(draft);
  const old = drawnWith(drawing, board, brush);
  const keys = new Set(things.map(keyOf));
  const others = old.filter((thing) => !keys.has(keyOf(thing)));
  const room = Math.max(0, brush.most - others.length);
  return withBoard(draft, isErasing ? withDrawn(drawing, board, brush, others) : drawnOver(drawing, board, brush, things.slice(0, room)));
}

/** Clears some places of a board: what lies on them and what stands at their edges. */
export function cleared(draft: Draft, drawing: Drawing, places: ReadonlySet<number>, more: readonly Brush[]): Draft {
  let board = boardOf(draft);
  for (const brush of [...brushesOn(drawing, board), ...more]) {
    const old = drawnWith(drawing, board, brush);
    const left = old.filter((thing) => !thing.some((place) => places.has(place)));
    if (left.length < old.length) board = withDrawn(drawing, board, brush, left);
  }
  return withBoard(draft, board);
}

export const withBoard = (draft: Draft, board: BoardData): Draft => withAt(draft, ['board'], board as unknown as Json);
