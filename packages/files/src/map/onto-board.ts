import type { BoardChoice, Brush, Drawing, Ground, RuleSet } from '@riposte/ruleset';
import { FileError } from '../error.ts';
import { type Cells, edgesUnder, HEX_ROW, solidBeside } from './cells.ts';
import { type BoardData, type Drawn, withDrawn } from './drawn.ts';
import { chained, clippedPiece, type Line, lengthOf, type Piece, piecesOf, type Spot, simplified } from './lines.ts';
import { type MapNote, note } from './notes.ts';
import type { BoardPicture } from './picture.ts';
import type { DrawnMap } from './uvtt.ts';

/** What becomes of doors and windows: as the map says of each, or all of them the same. */
export const PORTALS = ['as-written', 'doors', 'windows', 'open'] as const;
export type Portals = (typeof PORTALS)[number];

/** How a map is laid on a board. */
export interface Laying {
  /** The kind of board, where a game has several. */
  readonly ground?: Ground['kind'];
  readonly portals?: Portals;
  /** Whether things that stop sight become walls; default: they are left out. */
  readonly objects?: boolean;
  /** How far a wall may be moved to be simpler, in squares of the map; default 0.1. */
  readonly tolerance?: number;
  /** Cells, or metres, of the board for one square of the map, 0.1 to 10; default 1. */
  readonly scale?: number;
  /** What everything is moved by, in cells. */
  readonly nudge?: Spot;
  /** The picture of the map, where it is kept already. */
  readonly picture?: string;
}

/** A map on a board of a game, as the file of an encounter has it, and what became of the rest. */
export interface Laid {
  readonly board: BoardData;
  readonly notes: readonly MapNote[];
}

interface Sheet {
  readonly ground: Ground['kind'];
  readonly width: number;
  readonly height: number;
}

/** What can be drawn on the boards of a game. @throws FileError where nothing can */
export function mustDraw({ rules, drawing }: RuleSet): Drawing {
  if (drawing === undefined) throw new FileError(rules.id, 'board', 'a game with boards to draw on');
  return drawing;
}

/** Lays a map on a board: walls between cells, walls that fill cells, or straight pieces between points, as the game has them. */
export function ontoBoard(map: DrawnMap, drawing: Drawing, laying: Laying = {}): Laid {
  const choice = drawing.boards.find(({ ground }) => ground === laying.ground) ?? drawing.boards[0];
  const { scale = 1, nudge = { x: 0, y: 0 } } = laying;
  const moved = ({ x, y }: Spot): Spot => ({ x: x * scale + nudge.x, y: y * scale + nudge.y });
  const picture = laying.picture === undefined ? null : pictureOn(laying.picture, map, scale, nudge);
  if (choice.ground === 'regions') return onRegions(map, picture);
  const sheet = sheetFor(map, drawing, choice, scale);
  const placed = (lines: readonly Line[]): Piece[] => lines.flatMap((line) => piecesOf(simplified(line, laying.tolerance ?? 0.1).map(moved)));
  const { walls, doors, windows, open, notes } = sorted(map, drawing, laying, choice, placed);
  const inside = piecesInside(walls, sheet);
  const empty: BoardData = { ...choice.says, width: sheet.width, height: sheet.height, ...(picture && { picture }) };
  const [shut, seen, gaps] = [doors, windows, open].map((pieces) => piecesInside(pieces, sheet));
  const drawn = drawWalls(drawing, empty, sheet, { walls: inside, doors: shut, windows: seen, open: gaps });
  const outside = walls.length - inside.length;
  return {
    board: drawn.board,
    notes: [
      ...map.notes,
      ...(map.width * scale > sheet.width || map.height * scale > sheet.height * rowOf(choice) + 1 ? [note('larger', map.width, map.height)] : []),
      ...(choice.ground === 'hex-pointy' ? [note('hexes')] : []),
      note('walls', map.walls.length, drawn.count),
      ...notes,
      ...(outside > 0 ? [note('outside', outside)] : []),
      ...drawn.notes,
      ...(map.lights.length > 0 ? [note('lights', map.lights.length)] : []),
    ],
  };
}

const rowOf = ({ ground }: BoardChoice): number => (ground === 'hex-pointy' ? HEX_ROW : 1);

function sheetFor(map: DrawnMap, { most }: Drawing, choice: BoardChoice, scale: number): Sheet {
  const width = Math.max(1, Math.min(most.width, Math.ceil(map.width * scale - 0.01)));
  const rows = Math.max(1, Math.min(most.height, Math.ceil((map.height * scale) / rowOf(choice) - 0.01)));
  const places = choice.ground === 'metres' ? Number.POSITIVE_INFINITY : most.places;
  return { ground: choice.ground, width, height: Math.max(1, Math.min(rows, Math.floor(places / width))) };
}

/** Where the picture lies: as large as it is in squares of the map. */
function pictureOn(hash: string, { size }: DrawnMap, scale: number, nudge: Spot): BoardPicture {
  return { hash, x: nudge.x, y: nudge.y, width: size.x * scale, height: size.y * scale };
}

function onRegions(map: DrawnMap, picture: BoardPicture | null): Laid {
  const board = { regions: ['map'], ...(picture && { picture: { ...picture, x: 0, y: 0, width: 1, height: 1 } }) };
  return { board, notes: [...map.notes, note('regions', map.walls.length), ...(map.lights.length > 0 ? [note('lights', map.lights.length)] : [])] };
}

interface Sorted {
  readonly walls: readonly Piece[];
  /** Closed ones; between cells each is among the walls, too, for a door takes the place of a wall. */
  readonly doors: readonly Piece[];
  readonly windows: readonly Piece[];
  /** Gaps that still separate rooms. */
  readonly open: readonly Piece[];
}

/** What each line of a map is to a board. */
function sorted(
  map: DrawnMap,
  drawing: Drawing,
  { portals = 'as-written', objects = false }: Laying,
  { ground }: BoardChoice,
  placed: (lines: readonly Line[]) => Piece[],
): Sorted & { readonly notes: MapNote[] } {
  const isDoor = (closed: boolean): boolean => portals === 'doors' || (portals === 'as-written' && closed);
  const doors = map.portals.filter(({ closed }) => isDoor(closed));
  const windows = portals === 'windows' ? map.portals : [];
  const open = map.portals.filter((portal) => !doors.includes(portal) && !windows.includes(portal));
  const linesOf = (list: DrawnMap['portals']): Piece[] => placed(list.map(({ from, to }) => [from, to]));
  const hasWindows = drawing.brushes.some(({ means }) => means === 'window');
  const isLine = ground === 'metres';
  const isDrawn = drawing.brushes.some(({ means, on }) => means === 'door' && (!isLine || on === 'line'));
  const asWalls = [...(isLine && isDrawn ? [] : linesOf(doors)), ...(objects ? placed(map.objects) : []), ...(hasWindows ? [] : linesOf(windows))];
  return {
    walls: [...placed(map.walls), ...asWalls],
    doors: linesOf(doors),
    windows: hasWindows ? linesOf(windows) : [],
    open: linesOf(open),
    notes: [
      ...(doors.length > 0 ? [note(isLine && !isDrawn ? 'doors-as-walls' : 'doors', doors.length)] : []),
      ...(windows.length > 0 ? [note(hasWindows ? 'windows' : 'windows-as-walls', windows.length)] : []),
      ...(open.length > 0 ? [note('openings', open.length)] : []),
      ...(portals === 'as-written' && open.length > 0 ? [note('closed-unknown', open.length)] : []),
      ...(map.objects.length > 0 ? [note(objects ? 'objects' : 'objects-left', map.objects.length)] : []),
    ],
  };
}

function piecesInside(pieces: readonly Piece[], { ground, width, height }: Sheet): Piece[] {
  const [right, bottom] = ground === 'hex-pointy' ? [width + 0.5, height * HEX_ROW + 0.3] : [width, height];
  return pieces.flatMap((piece) => {
    const part = clippedPiece(piece, right, bottom);
    return part === null ? [] : [part];
  });
}

interface DrawnWalls {
  readonly board: BoardData;
  readonly count: number;
  readonly notes: readonly MapNote[];
}

function drawWalls(drawing: Drawing, empty: BoardData, sheet: Sheet, { walls, doors, windows, open }: Sorted): DrawnWalls {
  const wall = drawing.brushes.find(({ means }) => means === 'wall');
  const window = drawing.brushes.find(({ means }) => means === 'window');
  if (wall === undefined) return { board: empty, count: 0, notes: [] };
  if (sheet.ground === 'metres') {
    const lines = drawLines(drawing, empty, sheet, wall, walls, window, windows);
    const door = drawing.brushes.find(({ means, on }) => means === 'door' && on === 'line');
    if (door === undefined) return lines;
    const shut = doors.flatMap((one) => wholeLines([one], sheet, 0));
    const lost = shut.length - door.most;
    return {
      ...lines,
      board: withDrawn(drawing, lines.board, door, shut.slice(0, door.most)),
      notes: [...lines.notes, ...(lost > 0 ? [note('too-many', lost)] : [])],
    };
  }
  const cells: Cells = { kind: sheet.ground === 'square' ? 'square' : 'hex-pointy', width: sheet.width, height: sheet.height };
  const edges = edgesUnder(cells, walls);
  const gaps = new Set([...edgesUnder(cells, open), ...edgesUnder(cells, windows)].map(String));
  const closed = edges.filter((edge) => !gaps.has(String(edge)));
  const things: readonly Drawn[] = wall.on === 'edge' ? closed : solidBeside(cells, closed, edgesUnder(cells, open)).map((cell) => [cell] as const);
  const taken = things.slice(0, wall.most);
  const board = withDoors(drawing, withDrawn(drawing, empty, wall, taken), taken, edgesUnder(cells, doors));
  const lost = things.length - taken.length;
  return {
    board: window?.on === 'edge' ? withDrawn(drawing, board, window, edgesUnder(cells, windows).slice(0, window.most)) : board,
    count: taken.length,
    notes: lost > 0 ? [note('too-many', lost)] : [],
  };
}

/** The board with doors in its walls: between the cells of an edge, or in the cell that the wall fills beside it. */
function withDoors(drawing: Drawing, board: BoardData, walls: readonly Drawn[], edges: readonly (readonly [number, number])[]): BoardData {
  const door = drawing.brushes.find(({ means }) => means === 'door');
  if (door === undefined) return board;
  const shut = new Set(edges.map(String));
  const doors = walls.filter((wall) => (wall.length === 2 ? shut.has(String(wall)) : edges.some((edge) => edge.includes(wall[0]))));
  return withDrawn(drawing, board, door, doors.slice(0, door.most));
}

/** How often the tolerance is doubled until a board takes all walls. */
const TRIES = 7;

/** Walls as straight pieces between whole points: simplified further until the board takes them. */
function drawLines(
  drawing: Drawing,
  empty: BoardData,
  sheet: Sheet,
  wall: Brush,
  walls: readonly Piece[],
  window: Brush | undefined,
  windows: readonly Piece[],
): DrawnWalls {
  const room = wall.most - Math.min(windows.length, wall.most / 2);
  let tolerance = 0;
  let lines = wholeLines(walls, sheet, tolerance);
  for (let i = 0; i < TRIES && lines.length > room; i++) {
    tolerance = tolerance === 0 ? 0.25 : tolerance * 2;
    lines = wholeLines(walls, sheet, tolerance);
  }
  const taken = [...lines].sort((a, b) => spread(sheet, b) - spread(sheet, a)).slice(0, room);
  const board = withDrawn(
    drawing,
    empty,
    wall,
    lines.filter((line) => taken.includes(line)),
  );
  const seen = window === undefined ? [] : wholeLines(windows, sheet, 0).slice(0, wall.most - taken.length);
  const lost = lines.length - taken.length;
  return {
    board: window === undefined ? board : withDrawn(drawing, board, window, seen),
    count: taken.length,
    notes: [...(tolerance > 0 ? [note('simplified', tolerance, wall.most)] : []), ...(lost > 0 ? [note('too-many', lost)] : [])],
  };
}

const pointOf = ({ width }: Sheet, place: number): Spot => ({ x: place % (width + 1), y: Math.floor(place / (width + 1)) });

const spread = (sheet: Sheet, [from, to]: Drawn): number => lengthOf([pointOf(sheet, from), pointOf(sheet, to ?? from)]);

/** Pieces as lines between whole points, straight ones in one. */
function wholeLines(pieces: readonly Piece[], { width }: Sheet, tolerance: number): Drawn[] {
  const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });
  const whole = chained(chained(pieces).flatMap((line) => piecesOf(simplified(line, tolerance).map(rounded))));
  return whole.flatMap((line) => piecesOf(simplified(line, 0.01)).map(([a, b]) => [a.y * (width + 1) + a.x, b.y * (width + 1) + b.x] as const));
}
