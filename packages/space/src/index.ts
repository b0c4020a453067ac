export { type Area, areaPlaces, isInArea } from './area.ts';
export {
  ahead,
  BOARD_KINDS,
  type Board,
  type BoardDescription,
  type BoardKind,
  boardOf,
  makeBoard,
  neighbours,
  place,
  point,
  shareEdge,
  turn,
} from './board.ts';
export { type At, type Body, covered, distance, fits } from './body.ts';
export { BOARD_ERROR_CODES, BoardError, type BoardErrorCode, MAX_PLACES } from './error.ts';
export { inArc, isApart, isInLine, isOpposite, surroundAngle, surrounding, towards } from './facing.ts';
export { CORNERS, type Corners, DIAGONALS, type Diagonals, type GridFields, type GridWall, STOPS, type Stops } from './grid.ts';
export { type HexDescription, ORIENTATIONS, type Orientation } from './hex.ts';
export type { MetresDescription, MetresTerrain, MetresWall } from './metres.ts';
export type { Moving, Step } from './moving.ts';
export { cheapestPath, type Path, type Reach, reach, step, walk } from './path.ts';
export type { Degrees, Point } from './plane.ts';
export type { RegionLink, RegionsDescription } from './regions.ts';
export { type Cover, cover, line, type Obstacles, sees } from './sight.ts';
export type { SquareDescription } from './square.ts';
