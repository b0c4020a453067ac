import type { Json } from '@riposte/kernel';
import type { Brush, Drawing } from '@riposte/ruleset';

/** The board of an encounter as its file has it. */
export type BoardData = Readonly<Record<string, unknown>>;

/** One thing that is drawn: the place that it covers, or the two places that it lies between. */
export type Drawn = readonly [number] | readonly [number, number];

const isData = (value: unknown): value is BoardData => typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (data: unknown, key: string): unknown => (isData(data) && Object.hasOwn(data, key) ? data[key] : undefined);

const namesOf = (board: BoardData): readonly unknown[] => (Array.isArray(own(board, 'regions')) ? (own(board, 'regions') as readonly unknown[]) : []);

/** The kind of board that a file says, of those that its game has. */
export function choiceOf(drawing: Drawing, board: BoardData): Drawing['boards'][number] {
  return drawing.boards.find(({ says }) => Object.entries(says).every(([key, value]) => own(board, key) === value)) ?? drawing.boards[0];
}

/** How many places lie in a row: on metres points, at both edges too. */
function acrossOf(drawing: Drawing, board: BoardData): number {
  const width = Number(own(board, 'width') ?? 0);
  return choiceOf(drawing, board).ground === 'metres' ? width + 1 : width;
}

/** A place as the file writes it. */
export function placeWritten(drawing: Drawing, board: BoardData, place: number): Json {
  if (drawing.writes === 'name') return namesOf(board)[place] as string;
  const across = acrossOf(drawing, board);
  const at = [(place % across) + drawing.first, Math.floor(place / across) + drawing.first];
  return drawing.writes === 'pair' ? at : at.join(',');
}

/** The place that a file writes; null for what is none of this board. */
export function placeRead(drawing: Drawing, board: BoardData, written: unknown): number | null {
  if (drawing.writes === 'name') {
    const region = namesOf(board).indexOf(written);
    return region < 0 ? null : region;
  }
  const said: unknown = typeof written === 'string' ? written.split(',').map(Number) : written;
  if (!Array.isArray(said) || said.length !== 2 || !said.every(Number.isInteger)) return null;
  const [x, y] = (said as number[]).map((at) => at - drawing.first);
  const across = acrossOf(drawing, board);
  const down = Number(own(board, 'height') ?? 0) + (choiceOf(drawing, board).ground === 'metres' ? 1 : 0);
  return x >= 0 && y >= 0 && x < across && y < down ? y * across + x : null;
}

function listAt(board: BoardData, { path: [key, inner] }: Brush): readonly unknown[] {
  const list = inner === undefined ? own(board, key) : own(own(board, key), inner);
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}

/** What an entry says beside its places, with what goes without saying. */
function said(drawing: Drawing, { path }: Brush, entry: BoardData): string {
  const { between: _between, from: _from, to: _to, places: _places, ...rest } = entry;
  const whole: Record<string, unknown> = { ...drawing.usual?.[path[0]], ...rest };
  return JSON.stringify(
    Object.keys(whole)
      .sort()
      .map((key) => [key, whole[key]]),
  );
}

const isOf = (drawing: Drawing, brush: Brush, entry: unknown): boolean => {
  if (brush.entry === undefined) return true;
  return isData(entry) && said(drawing, brush, entry) === said(drawing, brush, brush.entry);
};

/** The brushes of a game, and one for each thing of this board that is like none of them. */
export function brushesOn(drawing: Drawing, board: BoardData): Brush[] {
  const brushes = [...drawing.brushes];
  for (const like of drawing.brushes) {
    if (like.entry === undefined) continue;
    listAt(board, like).forEach((entry, i) => {
      if (!isData(entry) || brushes.some((brush) => brush.path[0] === like.path[0] && isOf(drawing, brush, entry))) return;
      const { between: _between, from: _from, to: _to, places: _places, ...says } = entry;
      const title = typeof says.title === 'string' ? says.title : like.path[0];
      const { as: _as, means: _means, ...plain } = like;
      brushes.push({ ...plain, id: `${like.path[0]}-${i}`, title, entry: says as { readonly [key: string]: Json } });
    });
  }
  return brushes;
}

/** What an entry covers, as the file writes it: each thing with its one or two places. */
function written(brush: Brush, entry: unknown): readonly (readonly unknown[])[] {
  const inside = brush.entry === undefined ? entry : brush.on === 'edge' ? own(entry, 'between') : entry;
  if (brush.on === 'line') return [[own(entry, 'from'), own(entry, 'to')]];
  if (brush.on === 'edge') return Array.isArray(inside) ? [inside as unknown[]] : [];
  if (brush.entry === undefined) return [[entry]];
  const places = own(entry, 'places');
  return Array.isArray(places) ? places.map((place: unknown) => [place]) : [];
}

/** Whether two things are at the same places. */
export const isSameThing = (a: Drawn, b: Drawn): boolean => keyOf(a) === keyOf(b);

/** An edge is the same from both sides. */
const inOrder = ([a, b]: Drawn): Drawn => (b === undefined ? [a] : a < b ? [a, b] : [b, a]);

const keyOf = (thing: Drawn): string => inOrder(thing).join(' ');

function readAll(drawing: Drawing, board: BoardData, brush: Brush, entry: unknown): Drawn[] {
  return written(brush, entry).flatMap((places) => {
    const read = places.map((place) => placeRead(drawing, board, place));
    return read.includes(null) || read.length !== (brush.on === 'edge' || brush.on === 'line' ? 2 : 1) ? [] : [inOrder(read as unknown as Drawn)];
  });
}

/** All that is drawn with a brush, by the numbers of its places. */
export function drawnWith(drawing: Drawing, board: BoardData, brush: Brush): Drawn[] {
  return listAt(board, brush).flatMap((entry) => (isOf(drawing, brush, entry) ? readAll(drawing, board, brush, entry) : []));
}

/** How an entry says what it is: one that is drawn anew says no more than it must. */
function entryOf(drawing: Drawing, brush: Brush, thing: Drawn, board: BoardData): unknown {
  const places = thing.map((place) => placeWritten(drawing, board, place));
  if (brush.entry === undefined) return thing.length === 1 ? places[0] : places;
  const usual = drawing.usual?.[brush.path[0]] ?? {};
  const says = Object.fromEntries(Object.entries(brush.entry).filter(([key, value]) => usual[key] !== value));
  if (brush.on === 'line') return { from: places[0], to: places[1], ...says };
  return brush.on === 'edge' ? { between: places, ...says } : { ...says, places };
}

/**
 * The board with exactly these things of a brush. What the brush does not draw stays as it is written, and what was there keeps its
 * place in the list.
 */
export function withDrawn(drawing: Drawing, board: BoardData, brush: Brush, things: readonly Drawn[]): BoardData {
  const wanted = new Map(things.map((thing) => [keyOf(thing), thing]));
  const list: unknown[] = [];
  for (const entry of listAt(board, brush)) {
    if (!isOf(drawing, brush, entry)) list.push(entry);
    else list.push(...kept(drawing, board, brush, entry, wanted));
  }
  const fresh = [...wanted.values()];
  const bundle = brush.on === 'cell' && brush.entry !== undefined;
  const at = bundle ? list.findIndex((entry) => isOf(drawing, brush, entry)) : -1;
  const places = fresh.map(([place]) => placeWritten(drawing, board, place));
  if (bundle && fresh.length > 0) {
    if (at < 0) list.push({ ...(entryOf(drawing, brush, fresh[0], board) as BoardData), places });
    else list[at] = { ...(list[at] as BoardData), places: [...(own(list[at], 'places') as readonly unknown[]), ...places] };
  } else list.push(...fresh.map((thing) => entryOf(drawing, brush, thing, board)));
  return withList(board, brush, list);
}

/**
 * The board with these things of a brush, too. Walls, windows and doors take each other's place, and so do ways and doors between regions.
 */
export function drawnOver(drawing: Drawing, board: BoardData, brush: Brush, things: readonly Drawn[]): BoardData {
  const excludes = (other: Brush): boolean =>
    other !== brush && other.on === brush.on && (drawing.writes === 'name' ? brush.on === 'edge' : isBarrier(brush) && isBarrier(other));
  const keys = new Set(things.map(keyOf));
  const cleared = drawing.brushes.filter(excludes).reduce((soFar, other) => {
    const old = drawnWith(drawing, soFar, other);
    const left = old.filter((thing) => !keys.has(keyOf(thing)));
    return left.length === old.length ? soFar : withDrawn(drawing, soFar, other, left);
  }, board);
  const old = drawnWith(drawing, cleared, brush);
  const fresh = things.filter((thing) => !old.some((drawn) => isSameThing(drawn, thing)));
  return withDrawn(drawing, cleared, brush, [...old, ...fresh]);
}

const isBarrier = ({ means }: Brush): boolean => means !== undefined;

/** What stays of an entry; what stays is no longer wanted anew. */
function kept(drawing: Drawing, board: BoardData, brush: Brush, entry: unknown, wanted: Map<string, Drawn>): unknown[] {
  if (brush.on !== 'cell' || brush.entry === undefined) {
    const [thing] = readAll(drawing, board, brush, entry);
    return thing === undefined || wanted.delete(keyOf(thing)) ? [entry] : [];
  }
  const places = (own(entry, 'places') as readonly unknown[] | undefined) ?? [];
  const stay = places.filter((place) => {
    const read = placeRead(drawing, board, place);
    return read === null || wanted.delete(keyOf([read]));
  });
  if (stay.length === places.length) return [entry];
  return stay.length === 0 ? [] : [{ ...(entry as BoardData), places: stay }];
}

function withList(board: BoardData, { path: [key, inner] }: Brush, list: readonly unknown[]): BoardData {
  const old = inner === undefined ? own(board, key) : own(own(board, key), inner);
  if (list.length === 0 && !Array.isArray(old)) return board;
  if (inner === undefined) return { ...board, [key]: list };
  const group = isData(own(board, key)) ? (own(board, key) as BoardData) : {};
  const { [inner]: _gone, ...others } = group;
  return { ...board, [key]: list.length === 0 ? others : { ...group, [inner]: list } };
}
