import type { Json } from '@riposte/kernel';
import * as z from 'zod';
import { wrong } from '../error.ts';
import { checked, mustHaveSize, parseText } from '../json.ts';
import { fromBase64, type PictureBytes, pictureIn } from './bytes.ts';
import { type Line, lengthOf, piecesOf, type Spot } from './lines.ts';
import { type MapNote, note } from './notes.ts';

/** Largest map file, in characters, and the largest picture in it, in bytes: what a workshop takes. */
export const MAX_MAP = 40_000_000;
const MAX_PICTURE = 20_000_000;
const MAX_SIDE = 1000;
const MAX_CORNERS = 200_000;
/** Squares that all walls of a map may be long together. */
const MAX_LENGTH = 50_000;

const far = z.number().min(-100_000).max(100_000);
const spot = z.looseObject({ x: far, y: far });
const lines = z.array(z.array(spot).max(20_000)).max(20_000);
const amount = z.union([z.number(), z.string().max(20)]);
const portal = z.looseObject({
  position: spot.optional(),
  bounds: z.array(spot).length(2),
  rotation: z.number().optional(),
  closed: z.boolean().optional(),
  freestanding: z.boolean().optional(),
});
const light = z.looseObject({
  position: spot,
  range: z.number(),
  intensity: z.number().optional(),
  color: z.string().max(20).optional(),
  shadows: z.boolean().optional(),
});

/** A Universal VTT map. Keys that it does not name are kept. */
const uvtt = z.looseObject({
  format: amount.optional(),
  resolution: z.looseObject({ map_origin: spot.optional(), map_size: spot, pixels_per_grid: z.number().positive().max(100_000) }),
  line_of_sight: lines.default([]),
  objects_line_of_sight: lines.default([]),
  portals: z.array(portal).max(5000).default([]),
  environment: z.looseObject({ baked_lighting: z.boolean().optional(), ambient_light: z.string().max(20).optional() }).optional(),
  lights: z.array(light).max(5000).default([]),
  image: z.string().optional(),
});

const KNOWN: readonly string[] = Object.keys(uvtt.shape);

/** A door, window or gap of a map. */
export interface Portal {
  readonly from: Spot;
  readonly to: Spot;
  /** It stops light: a door. False is written for windows and for doors that stand open. */
  readonly closed: boolean;
  readonly freestanding: boolean;
}

/** A map that was drawn elsewhere, in squares from its upper left. */
export interface DrawnMap {
  readonly width: number;
  readonly height: number;
  /** As it is written: the last squares may be cut. */
  readonly size: Spot;
  readonly walls: readonly Line[];
  /** Things that stand about and stop sight. */
  readonly objects: readonly Line[];
  readonly portals: readonly Portal[];
  readonly lights: readonly { readonly at: Spot; readonly range: number; readonly colour: string }[];
  readonly isLitByPicture: boolean;
  readonly pixelsPerSquare: number;
  readonly picture: PictureBytes | null;
  /** Keys that the format does not name, as they came, with the numbers that other programs may need again. */
  readonly kept: Readonly<Record<string, Json>>;
  readonly notes: readonly MapNote[];
}

/**
 * Reads a map in the format Universal VTT: `.dd2vtt`, `.uvtt`, `.df2vtt`.
 * @throws FileError with file, path and expectation
 */
export function readUvtt(content: string, file: string): DrawnMap {
  mustHaveSize(content, file, 'a map in the format Universal VTT', MAX_MAP);
  const data = parseText(content.replace(/^\uFEFF/, ''), file, []);
  const map = checked(uvtt, data, file);
  const { map_origin: origin = { x: 0, y: 0 }, map_size: size } = map.resolution;
  const [width, height] = [size.x, size.y].map((side) => Math.ceil(side - 0.01));
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) wrong(file, ['resolution', 'map_size'], `1 to ${MAX_SIDE} squares a side`);
  mustBeBounded(map, file);
  const moved = ({ x, y }: Spot): Spot => ({ x: x - origin.x, y: y - origin.y });
  const { picture, notes } = pictureOf(map.image);
  return {
    width,
    height,
    size,
    walls: map.line_of_sight.map((line) => line.map(moved)),
    objects: map.objects_line_of_sight.map((line) => line.map(moved)),
    portals: map.portals.map(({ bounds: [from, to], closed = true, freestanding = false }) => ({ from: moved(from), to: moved(to), closed, freestanding })),
    lights: map.lights.map(({ position, range, color = 'ffffff' }) => ({ at: moved(position), range, colour: colourOf(color) })),
    isLitByPicture: map.environment?.baked_lighting === true,
    pixelsPerSquare: picture === null ? map.resolution.pixels_per_grid : picture.width / size.x,
    picture,
    kept: keptOf(map),
    notes: [...formatNotes(map), ...notes, ...sizeNotes(map.resolution, picture)],
  };
}

/** @throws FileError for more walls than a board could ever have */
function mustBeBounded({ line_of_sight, objects_line_of_sight, portals }: z.infer<typeof uvtt>, file: string): void {
  const lines: readonly Line[] = [...line_of_sight, ...objects_line_of_sight, ...portals.map(({ bounds }) => bounds)];
  const corners = lines.reduce((all, line) => all + line.length, 0);
  if (corners > MAX_CORNERS)
    wrong(file, ['line_of_sight'], `at most ${MAX_CORNERS} corners of walls, found ${corners}: simplify the walls where the map was drawn`);
  const length = Math.ceil(lines.reduce((all, line) => all + piecesOf(line).reduce((sum, piece) => sum + lengthOf(piece), 0), 0));
  if (length > MAX_LENGTH)
    wrong(file, ['line_of_sight'], `walls of at most ${MAX_LENGTH} squares in total, found ${length}: are the coordinates in squares of the map?`);
}

/** Six digits of a colour: eight begin with how dense it is. */
function colourOf(written: string): string {
  const digits = written.replace(/^#/, '');
  return /^[\da-f]{6}([\da-f]{2})?$/i.test(digits) ? digits.slice(-6).toLowerCase() : 'ffffff';
}

function pictureOf(image: string | undefined): { readonly picture: PictureBytes | null; readonly notes: MapNote[] } {
  if (image === undefined || image === '') return { picture: null, notes: [note('no-picture')] };
  if (image.length > (MAX_PICTURE * 4) / 3 + 100) return { picture: null, notes: [note('picture-large', MAX_PICTURE / 1_000_000)] };
  const bytes = fromBase64(image);
  const picture = bytes === null ? null : pictureIn(bytes);
  return picture === null ? { picture, notes: [note('picture-unknown')] } : { picture, notes: [note('picture', picture.width, picture.height)] };
}

const FORMATS: readonly (string | undefined)[] = [undefined, '0.2', '0.3', '1', '1.0'];

function formatNotes({ format, ...rest }: z.infer<typeof uvtt>): MapNote[] {
  const unknown = Object.keys(rest).filter((key) => !KNOWN.includes(key)).length;
  const isKnown = FORMATS.includes(format === undefined ? undefined : String(format));
  return [...(isKnown ? [] : [note('format')]), ...(unknown > 0 ? [note('unknown-keys', unknown)] : [])];
}

/** Pictures are made larger and smaller on their way: their own size counts, where the numbers differ. */
function sizeNotes({ map_size: size, pixels_per_grid: said, map_origin: origin }: z.infer<typeof uvtt>['resolution'], picture: PictureBytes | null): MapNote[] {
  const isCropped = origin !== undefined && (origin.x !== 0 || origin.y !== 0);
  const isWhole = Number.isInteger(size.x) && Number.isInteger(size.y);
  const found = picture === null ? said : picture.width / size.x;
  const isStretched = picture !== null && Math.abs(found - picture.height / size.y) > Math.max(1, found * 0.02);
  return [
    ...(isCropped ? [note('cropped', origin.x, origin.y)] : []),
    ...(isWhole ? [] : [note('part-squares')]),
    ...(Math.abs(found - said) > 0.5 ? [note('rescaled', said, Math.round(found * 10) / 10)] : []),
    ...(isStretched ? [note('stretched')] : []),
  ];
}

/** All that is written out again as it came: what Riposte reads itself is written anew. */
function keptOf({
  image: _image,
  line_of_sight: _walls,
  objects_line_of_sight: _objects,
  portals: _portals,
  ...rest
}: z.infer<typeof uvtt>): Readonly<Record<string, Json>> {
  return rest as Readonly<Record<string, Json>>;
}
