import { type Board, isGrid, place, point, unsupported } from './board.ts';
import { type At, covered, distance, sizeOf } from './body.ts';
import { integer } from './error.ts';
import { inArc } from './facing.ts';
import { type Degrees, isNear } from './plane.ts';
import { line } from './sight.ts';

/** An area as plain data. Walls do not bound it: combine it with `sees` where the rule says so. */
export type Area =
  /** All within `radius` units of the place. */
  | { readonly kind: 'disc'; readonly at: number; readonly radius: number }
  /** All within `radius` units and `halfAngle` degrees to either side of a heading, without the place itself. */
  | { readonly kind: 'cone'; readonly at: number; readonly heading: number; readonly radius: number; readonly halfAngle: Degrees }
  /** The cells of the straight line without its start; on metres a strip `width` units wide. */
  | { readonly kind: 'beam'; readonly from: number; readonly to: number; readonly width?: number };

/** Whether any part of a body lies in the area. @throws BoardError `unsupported` for a cone or beam on regions */
export function isInArea(board: Board, area: Area, at: At): boolean {
  switch (area.kind) {
    case 'disc':
      return distance(board, area.at, at) <= area.radius;
    case 'cone':
      return parts(board, at).some(
        (part) => part !== area.at && distance(board, area.at, part) <= area.radius && inArc(board, area.at, area.heading, part, area.halfAngle),
      );
    case 'beam':
      return isInBeam(board, area, at);
  }
}

function parts(board: Board, at: At): readonly At[] {
  return isGrid(board) ? covered(board, at) : [at];
}

function isInBeam(board: Board, area: Area & { kind: 'beam' }, at: At): boolean {
  if (board.kind === 'regions') return unsupported(board, 'a beam');
  if (board.kind === 'metres') {
    const [middle] = covered(board, at);
    const halves = integer(area.width ?? 0, 'width', 0, 1e9) + sizeOf(board, at);
    return isNear(point(board, middle), point(board, area.from), point(board, area.to), (halves + 1) / 2);
  }
  const body = covered(board, at);
  return line(board, area.from, area.to).some((cell) => cell !== area.from && body.includes(cell));
}

/** All places in the area, in rising order. @throws BoardError `unsupported` on metres (ask `isInArea` for each body), and as `isInArea` */
export function areaPlaces(board: Board, area: Area): number[] {
  if (board.kind === 'metres') return unsupported(board, 'a list of the places in an area');
  if (area.kind === 'beam' && isGrid(board)) {
    return line(board, area.from, area.to)
      .filter((cell) => cell !== area.from)
      .sort((a, b) => a - b);
  }
  const all: number[] = [];
  for (const at of candidates(board, area)) if (isInArea(board, area, at)) all.push(at);
  return all;
}

/** A rectangle of cells around the origin that holds the area, or all regions. */
function candidates(board: Board, area: Area): number[] {
  if (!isGrid(board) || area.kind === 'beam') return Array.from({ length: board.count }, (_, at) => at);
  const { x, y } = point(board, area.at);
  const radius = Math.floor(area.radius / board.cellSize) + 1;
  const found: number[] = [];
  for (let row = Math.max(0, y - radius); row <= Math.min(board.height - 1, y + radius); row++) {
    for (let column = Math.max(0, x - radius); column <= Math.min(board.width - 1, x + radius); column++) found.push(place(board, column, row));
  }
  return found;
}
