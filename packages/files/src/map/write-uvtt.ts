import type { Json } from '@riposte/kernel';
import type { Brush, Drawing } from '@riposte/ruleset';
import { toBase64 } from './bytes.ts';
import { type Cells, edgeLine, HEX_ROW, outlineOf } from './cells.ts';
import { type BoardData, brushesOn, choiceOf, drawnWith } from './drawn.ts';
import { chained, type Piece, piecesOf, type Spot, simplified } from './lines.ts';
import { type MapNote, note } from './notes.ts';
import type { DrawnMap } from './uvtt.ts';

/** What of a map does not stand in a board. */
export interface MapFrame {
  /** The picture, as PNG or WebP. */
  readonly picture?: Uint8Array;
  /** How wide a square of it is; default 70. */
  readonly pixelsPerSquare?: number;
  /** The map that the board came from: its lights, its picture and what only other programs know are written again. */
  readonly like?: DrawnMap;
}

const PIXELS = 70;

/** The board of an encounter as a map in the format Universal VTT, with what could not be said in it. */
export function writeUvtt(
  drawing: Drawing,
  board: BoardData,
  { picture, pixelsPerSquare, like }: MapFrame = {},
): { readonly content: string; readonly notes: readonly MapNote[] } {
  const { ground } = choiceOf(drawing, board);
  const [width, height] = ground === 'regions' ? [like?.size.x ?? 1, like?.size.y ?? 1] : [Number(board.width), Number(board.height)];
  const hexHigh = Math.ceil(height * HEX_ROW + 0.3);
  const bytes = picture ?? like?.picture?.bytes;
  const walls = ground === 'regions' ? [] : wallsOf(drawing, board);
  const windows = ground === 'regions' ? [] : piecesWith(drawing, board, 'window');
  const doors = ground === 'regions' ? [] : piecesWith(drawing, board, 'door');
  const openings = [...windows, ...(ground === 'regions' ? [] : piecesWith(drawing, board, 'open-door'))];
  const kept = like?.kept ?? {};
  const resolution = {
    ...(kept.resolution as { readonly [key: string]: Json } | undefined),
    map_origin: { x: 0, y: 0 },
    map_size: like?.size ?? { x: width, y: ground === 'hex-pointy' ? hexHigh : height },
    pixels_per_grid: Math.round(pixelsPerSquare ?? like?.pixelsPerSquare ?? PIXELS),
  };
  const map = {
    format: 0.3,
    line_of_sight: walls,
    objects_line_of_sight: [],
    portals: [...doors.map(([from, to]) => portal(from, to, true)), ...openings.map(([from, to]) => portal(from, to, false))],
    environment: { baked_lighting: true, ambient_light: 'ffffffff' },
    lights: lightsOf(like),
    ...withoutOwn(kept),
    resolution,
    image: bytes === undefined ? '' : toBase64(bytes),
  };
  const left = brushesOn(drawing, board).filter(({ means, on }) => means === undefined || on === 'region');
  const things = left.reduce((all, brush) => all + drawnWith(drawing, board, brush).length, 0);
  const notes = [
    note('walls', walls.length, walls.length),
    ...(windows.length > 0 ? [note('windows', windows.length)] : []),
    ...(things > 0 ? [note('not-walls', things)] : []),
    ...(bytes === undefined && board.picture !== undefined ? [note('picture-elsewhere')] : []),
  ];
  return { content: JSON.stringify(map), notes };
}

/** Lights lie where the map begins now. */
function lightsOf(like: DrawnMap | undefined): Json {
  const written = like?.kept.lights;
  if (like === undefined || !Array.isArray(written)) return [];
  return written.map((light: Json, i: number) => ({ ...(light as { readonly [key: string]: Json }), position: { ...like.lights[i].at } }));
}

const WRITTEN_ANEW: readonly string[] = ['format', 'resolution', 'lights'];

const withoutOwn = (kept: DrawnMap['kept']): DrawnMap['kept'] => Object.fromEntries(Object.entries(kept).filter(([key]) => !WRITTEN_ANEW.includes(key)));

function portal(from: Spot, to: Spot, closed: boolean): Json {
  const position = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { position, bounds: [{ ...from }, { ...to }], rotation: Math.atan2(to.y - from.y, to.x - from.x), closed, freestanding: false };
}

/** Walls as lines that go on as long as they can. */
function wallsOf(drawing: Drawing, board: BoardData): Json[] {
  return chained(piecesWith(drawing, board, 'wall')).map((line) => simplified(line, 0.001).map(({ x, y }) => ({ x, y })));
}

/** All that is drawn with the brushes of a meaning, as straight pieces. Cells that are full are drawn by their outline. */
function piecesWith(drawing: Drawing, board: BoardData, means: NonNullable<Brush['means']>): Piece[] {
  const { ground } = choiceOf(drawing, board);
  const [width, height] = [Number(board.width), Number(board.height)];
  const cells: Cells = { kind: ground === 'hex-pointy' ? 'hex-pointy' : 'square', width, height };
  const pointOf = (place: number): Spot => ({ x: place % (width + 1), y: Math.floor(place / (width + 1)) });
  const pieces = drawing.brushes
    .filter((brush) => brush.means === means)
    .flatMap((brush): Piece[] => {
      const things = drawnWith(drawing, board, brush);
      if (brush.on === 'cell') return outlineOf(cells, new Set(things.map(([cell]) => cell)));
      return things.flatMap(([a, b]): Piece[] => (b === undefined ? [] : brush.on === 'edge' ? [edgeLine(cells, a, b)] : [[pointOf(a), pointOf(b)]]));
    });
  return means === 'wall' ? pieces : chained(pieces).flatMap((line) => piecesOf(simplified(line, 0.001)));
}
