import { integer, oneOf, refuse } from './error.ts';
import { cellAt, edgeBetween, type Grid } from './grid.ts';
import { type HexDescription, makeHex } from './hex.ts';
import { type Metres, type MetresDescription, makeMetres } from './metres.ts';
import type { Point } from './plane.ts';
import { makeRegions, type Regions, type RegionsDescription } from './regions.ts';
import { makeSquare, type SquareDescription } from './square.ts';

export const BOARD_KINDS = ['square', 'hex', 'metres', 'regions'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** A board as plain JSON: what a game stores. */
export type BoardDescription = SquareDescription | HexDescription | MetresDescription | RegionsDescription;

/**
 * A compiled board: what all functions of this package take. A place on it is an integer from 0 to `count - 1`. All distances and costs
 * are integers in its `unit`.
 */
export type Board = Grid | Metres | Regions;

/**
 * Compiles a description, which may come unchecked from a file.
 * @throws BoardError `malformed` (wrong or unknown field) or `too-large` (more than 250,000 cells, mesh points or regions), with the field's path
 */
export function makeBoard(description: BoardDescription): Board {
  if (typeof description !== 'object' || description === null) refuse('malformed', '', 'a board must be an object');
  switch (oneOf(description.kind, 'kind', BOARD_KINDS)) {
    case 'square':
      return makeSquare(description);
    case 'hex':
      return makeHex(description);
    case 'metres':
      return makeMetres(description);
    case 'regions':
      return makeRegions(description);
  }
}

const compiled = new WeakMap<BoardDescription, Board>();

/**
 * The board of a description that does not change any more: compiled once, so that a state may hold the description and rules may ask for its
 * board wherever they need it. The same object gives the same board.
 * @throws BoardError as `makeBoard`
 */
export function boardOf(description: BoardDescription): Board {
  const known = compiled.get(description);
  if (known !== undefined) return known;
  const made = makeBoard(description);
  compiled.set(description, made);
  return made;
}

export function isGrid(board: Board): board is Grid {
  return board.kind === 'square' || board.kind === 'hex';
}

export function unsupported(board: Board, what: string): never {
  return refuse('unsupported', '', `${what} has no meaning on a board of kind ${board.kind}`);
}

/** @throws BoardError `no-such-place` unless it is a place of the board */
export function checkPlace(board: Board, at: number): number {
  if (!Number.isInteger(at) || at < 0 || at >= board.count) refuse('no-such-place', '', `${at} is not a place of this board`);
  return at;
}

/**
 * The place with these coordinates: column and row on a grid, units on a gridless board.
 * @throws BoardError `no-such-place` off the board, `unsupported` on regions
 */
export function place(board: Board, x: number, y: number): number {
  if (board.kind === 'regions') unsupported(board, 'a coordinate');
  const width = board.kind === 'metres' ? board.width + 1 : board.width;
  const height = board.kind === 'metres' ? board.height + 1 : board.height;
  if (!(Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height)) {
    refuse('no-such-place', '', `(${x}, ${y}) is not on this board`);
  }
  return y * width + x;
}

/** The coordinates of a place, as for `place`. @throws BoardError `no-such-place`, `unsupported` on regions */
export function point(board: Board, at: number): Point {
  if (board.kind === 'regions') unsupported(board, 'a coordinate');
  const width = board.kind === 'metres' ? board.width + 1 : board.width;
  checkPlace(board, at);
  return { x: at % width, y: Math.floor(at / width) };
}

/** The places one step away, walls or not: clockwise from heading 0 on a grid, by number on regions. @throws BoardError `unsupported` on metres */
export function neighbours(board: Board, at: number): number[] {
  checkPlace(board, at);
  if (board.kind === 'metres') unsupported(board, 'a neighbour');
  if (board.kind === 'regions') return [...board.links[at].keys()];
  const ways = board.headings.length;
  return Array.from(board.neighbour.subarray(at * ways, (at + 1) * ways)).filter((cell) => cell >= 0);
}

/** Whether two cells of a grid share an edge, so that a wall can stand between them. @throws BoardError `no-such-place`, `unsupported` off a grid */
export function shareEdge(board: Board, a: number, b: number): boolean {
  if (!isGrid(board)) return unsupported(board, 'an edge');
  checkPlace(board, b);
  return edgeBetween(board, checkPlace(board, a), b) >= 0;
}

/**
 * The place `steps` along a heading (cells on a grid, units on metres), or `null` off the board. Walls do not matter.
 * @throws BoardError `malformed` for no such heading, `unsupported` on regions
 */
export function ahead(board: Board, at: number, heading: number, steps: number): number | null {
  const way = headingVector(board, heading);
  checkPlace(board, at);
  integer(steps, 'steps', 0, 1e9);
  if (isGrid(board)) {
    const cell = cellAt(board, board.centreX[at] + steps * way.x, board.centreY[at] + steps * way.y);
    return cell < 0 ? null : cell;
  }
  const from = point(board, at);
  const x = from.x + Math.round((way.x * steps) / 1e6);
  const y = from.y + Math.round((way.y * steps) / 1e6);
  return x < 0 || y < 0 || x > (board as Metres).width || y > (board as Metres).height ? null : place(board, x, y);
}

/** @throws BoardError `malformed` for no such heading, `unsupported` on regions */
export function headingVector(board: Board, heading: number): Point {
  if (board.kind === 'regions') unsupported(board, 'a heading');
  return board.headings[integer(heading, 'heading', 0, board.headings.length - 1)];
}

/** Steps of the headings circle from one heading to another, the shorter way: 0-4 on squares, 0-3 on hexes, 0-180 on metres. */
export function turn(board: Board, from: number, to: number): number {
  if (board.kind === 'regions') unsupported(board, 'a heading');
  const all = board.headings.length;
  const turned = Math.abs(integer(from, 'heading', 0, all - 1) - integer(to, 'heading', 0, all - 1));
  return Math.min(turned, all - turned);
}
