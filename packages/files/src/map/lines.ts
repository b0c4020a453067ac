/** A corner of a wall, in squares of the map, or in cells of a board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Line = readonly Spot[];
export type Piece = readonly [Spot, Spot];

export const lengthOf = ([a, b]: Piece): number => Math.hypot(b.x - a.x, b.y - a.y);

export const piecesOf = (line: Line): Piece[] => line.slice(1).map((to, i) => [line[i], to] as const);

/** A line with the corners left out that lie nearer than the tolerance to the straight way past them. */
export function simplified(line: Line, tolerance: number): Line {
  if (line.length < 3) return line;
  const keep = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span;
    let [far, at] = [tolerance, -1];
    for (let i = first + 1; i < last; i++) {
      const away = awayFrom(line[i], line[first], line[last]);
      if (away > far) [far, at] = [away, i];
    }
    if (at < 0) continue;
    keep.add(at);
    spans.push([first, at], [at, last]);
  }
  return line.filter((_, i) => keep.has(i));
}

/** How far a spot is from a straight piece. */
function awayFrom({ x, y }: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = dx === 0 && dy === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
}

/** The part of a piece that lies on a board; null where none does. */
export function clippedPiece([a, b]: Piece, width: number, height: number): Piece | null {
  let [from, to] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (const [step, room] of [
    [-dx, a.x],
    [dx, width - a.x],
    [-dy, a.y],
    [dy, height - a.y],
  ]) {
    if (step === 0 && room < 0) return null;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  const at = (share: number): Spot => ({ x: a.x + share * dx, y: a.y + share * dy });
  return from > to ? null : [at(from), at(to)];
}

const keyOf = ({ x, y }: Spot): string => `${x} ${y}`;

/** Pieces that share an end as lines, as long as they go: no piece is lost, and none is there twice. */
export function chained(pieces: readonly Piece[]): Line[] {
  const ways = new Map<string, Piece[]>();
  const isNew = new Set<string>();
  const all = pieces.filter(([a, b]) => {
    const key = [keyOf(a), keyOf(b)].sort().join(' to ');
    return keyOf(a) !== keyOf(b) && !isNew.has(key) && isNew.add(key);
  });
  for (const piece of all)
    for (const end of piece) {
      const there = ways.get(keyOf(end));
      if (there === undefined) ways.set(keyOf(end), [piece]);
      else there.push(piece);
    }
  const left = new Set(all);
  /** From an end on, while one piece and no other goes on. */
  const follow = (from: Spot, first: Piece): Spot[] => {
    const line = [from];
    for (let piece: Piece | undefined = first, at = from; piece !== undefined; ) {
      left.delete(piece);
      at = keyOf(piece[0]) === keyOf(at) ? piece[1] : piece[0];
      line.push(at);
      const there: readonly Piece[] = ways.get(keyOf(at)) ?? [];
      piece = there.length === 2 ? there.find((next) => left.has(next)) : undefined;
    }
    return line;
  };
  const lines: Line[] = [];
  // Ends and forks first; what is left then goes round.
  for (const piece of all) for (const end of piece) if (left.has(piece) && ways.get(keyOf(end))?.length !== 2) lines.push(follow(end, piece));
  for (const piece of all) if (left.has(piece)) lines.push(fromCorner(follow(piece[0], piece)));
  return lines;
}

/** A line that goes round, from one of its corners on, so that no straight wall is cut where the line happens to begin. */
function fromCorner(line: Line): Line {
  const ring = line.slice(1);
  const corner = ring.findIndex((at, i) => awayFrom(at, ring.at(i - 1)!, ring[(i + 1) % ring.length]) > 1e-9);
  return corner < 0 ? line : [...ring.slice(corner), ...ring.slice(0, corner + 1)];
}
