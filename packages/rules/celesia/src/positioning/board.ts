import { defineChange, endAll, type Id, type Play, type View } from '@riposte/kernel';
import { type At, type Board, cover, makeBoard, place } from '@riposte/space';
import { type Fighter, fighter, scene } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../stamina/dead.ts';
import { awake } from '../stamina/unconscious.ts';
import { isHere } from './away.ts';
import { Carried } from './carried.ts';
import { Hidden } from './hidden.ts';

export const FEET = 5;

/** A square of 5 ft, counted from the north-west corner of the board. */
export type Square = { readonly x: number; readonly y: number };

const compiled = new WeakMap<readonly number[], Board>();

/** The board for lines and angles: distances and steps do without it. Compiled once for the walls of a scene. */
export function boardOf(view: View): Board {
  const { width, height, solid } = scene(view);
  const known = compiled.get(solid);
  if (known?.kind === 'square' && known.width === width && known.height === height) return known;
  const made = makeBoard({ kind: 'square', width, height, diagonals: 'single', solid });
  compiled.set(solid, made);
  return made;
}

/** A creature's space on the board. */
export const bodyOn = (board: Board, { x, y, size }: Pick<Fighter, 'x' | 'y' | 'size'>): At => ({ at: place(board, x, y), size: side(size) });

/** 0 = nothing, 1 = something, 2 = everything between two spaces is walled off: how many lines between their corners walls stop. */
export function walled(view: View, from: Pick<Fighter, 'x' | 'y' | 'size'>, to: Pick<Fighter, 'x' | 'y' | 'size'>): 0 | 1 | 2 {
  if (scene(view).solid.length === 0) return 0;
  const board = boardOf(view);
  const { blocked, of } = cover(board, bodyOn(board, from), bodyOn(board, to));
  return blocked === 0 ? 0 : blocked === of ? 2 : 1;
}

/** Squares from one space to the other, 1 = adjacent; a diagonal counts as one. Nobody is near those who are away. */
export function squaresBetween(view: View, a: Id, b: Id): number {
  if (!isHere(view, a) || !isHere(view, b)) return Number.POSITIVE_INFINITY;
  const first = fighter(view, a);
  const second = fighter(view, b);
  const x = gap(first.x, side(first.size), second.x, side(second.size));
  const y = gap(first.y, side(first.size), second.y, side(second.size));
  const up = Math.floor(Math.abs(first.height - second.height) / FEET);
  return Math.max(x, y, up);
}

/** Feet from one space to the other: 5 for each square, so neighbours are 5 ft apart. */
export const feetBetween = (view: View, a: Id, b: Id): number => FEET * squaresBetween(view, a, b);

/** Squares along one axis from one stretch to another: 0 = they overlap, 1 = side by side. */
export function gap(a: number, lengthA: number, b: number, lengthB: number): number {
  return Math.max(0, b - (a + lengthA - 1), a - (b + lengthB - 1));
}

/** Side by side or corner to corner. */
export const isAdjacent = (view: View, a: Id, b: Id): boolean => squaresBetween(view, a, b) <= 1;

/** The eight directions, clockwise from north. */
export const DIRECTIONS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
];

/** The step from one space towards another: straight along a side on which they overlap. */
export function stepTowards(a: Fighter, b: Fighter): Square {
  const x = gap(a.x, side(a.size), b.x, side(b.size)) === 0 ? 0 : Math.sign(b.x - a.x);
  const y = gap(a.y, side(a.size), b.y, side(b.size)) === 0 ? 0 : Math.sign(b.y - a.y);
  return x === 0 && y === 0 ? DIRECTIONS[0] : { x, y };
}

/** The square next to a space in a direction; in the middle of a side for straight ones. @rule CE-THR-009 */
export function beside({ x, y, size }: Pick<Fighter, 'x' | 'y' | 'size'>, way: Square): Square {
  const length = side(size);
  const along = (from: number, step: number): number => (step < 0 ? from - 1 : step > 0 ? from + length : from + Math.floor((length - 1) / 2));
  return { x: along(x, way.x), y: along(y, way.y) };
}

/** The squares that one step leads to: on the board and free. */
export function steps(view: View, who: Id, from: Square): Square[] {
  return DIRECTIONS.map(({ x, y }) => ({ x: from.x + x, y: from.y + y })).filter((to) => isFree(view, who, to));
}

/** The squares that one step on a longer way leads to: free, or with nobody there but those who let it pass (R-PASS). @rule CE-ACT-002 */
export function waysOn(view: View, who: Id, from: Square): Square[] {
  return DIRECTIONS.map(({ x, y }) => ({ x: from.x + x, y: from.y + y })).filter((to) => isPassable(view, who, to));
}

/** Whether a fighter can pass a place: allies and the unconscious let it, but it may not stop there (R-PASS). @rule CE-ACT-002 */
export function isPassable(view: View, who: Id, at: Square): boolean {
  const { size, height, side: mine } = fighter(view, who);
  if (!isOpen(view, at, side(size))) return false;
  const lets = (id: Id): boolean => ruled(view).passesAllies && (fighter(view, id).side === mine || !awake(view, id));
  return occupants(view, who, at, height).every(lets);
}

/** The free place nearest to another, for a fighter, behind a wall only where there is no other; null on a board that is full. */
export function nearestFree(view: View, who: Id, to: Square, height = fighter(view, who).height): Square | null {
  const { size } = fighter(view, who);
  const { width, height: depth } = scene(view);
  let behind: Square | null = null;
  for (let far = 0; far <= Math.max(width, depth); far++) {
    for (const at of placesAround(to, far)) {
      if (!isFree(view, who, at, height)) continue;
      if (walled(view, { x: to.x, y: to.y, size }, { ...at, size }) < 2) return at;
      behind ??= at;
    }
  }
  return behind;
}

/** The places so many squares away from another, row by row. */
function placesAround({ x, y }: Square, far: number): Square[] {
  const along = (step: number): number[] =>
    Array.from({ length: 2 * far + 1 }, (_, i) => i - far).filter((other) => Math.max(Math.abs(step), Math.abs(other)) === far);
  return Array.from({ length: 2 * far + 1 }, (_, i) => i - far).flatMap((down) => along(down).map((right) => ({ x: x + right, y: y + down })));
}

/** Whether one step leads there: a reaction may have moved the fighter. */
function canStep(view: View, who: Id, to: Square, passing: boolean): boolean {
  const { x, y } = fighter(view, who);
  return Math.max(Math.abs(to.x - x), Math.abs(to.y - y)) <= 1 && (passing ? isPassable(view, who, to) : isFree(view, who, to));
}

/** Whether one step leads there, to stop or to go on; a hidden fighter on that place is met (R-HIDDEN). */
export function stepsTo(play: Play, who: Id, to: Square, passing = false): boolean {
  const { x, y } = fighter(play, who);
  if (Math.max(Math.abs(to.x - x), Math.abs(to.y - y)) <= 1) meets(play, who, to);
  return canStep(play, who, to, passing);
}

/** A fighter who comes to a place meets those hidden there: their hiding ends (R-HIDDEN). */
export function meets(play: Play, who: Id, at: Square, height = fighter(play, who).height): void {
  for (const id of occupants(play, who, at, height)) endAll(play, id, Hidden);
}

/** Whether a fighter's space fits there: on the board, nothing solid, no other creature at that height (default: its own). */
export function isFree(view: View, who: Id, at: Square, height = fighter(view, who).height): boolean {
  if (!isOpen(view, at, side(fighter(view, who).size))) return false;
  return occupants(view, who, at, height).length === 0;
}

/** Whether a space of so many squares a side fits on the board there, with nothing solid in it. */
export function isOpen(view: View, at: Square, length: number): boolean {
  const { width, height, solid } = scene(view);
  if (at.x < 0 || at.y < 0 || at.x + length > width || at.y + length > height) return false;
  return solid.length === 0 || !solid.some((cell) => gap(at.x, length, cell % width, 1) === 0 && gap(at.y, length, Math.floor(cell / width), 1) === 0);
}

/** The living whose spaces overlap with that of a fighter at this place and height. */
function occupants(view: View, who: Id, at: Square, height: number): Id[] {
  const { size } = fighter(view, who);
  return scene(view).order.filter((id) => {
    const other = fighter(view, id);
    if (id === who || Math.abs(other.height - height) >= FEET) return false;
    const isThere = gap(at.x, side(size), other.x, side(other.size)) === 0 && gap(at.y, side(size), other.y, side(other.size)) === 0;
    return isThere && alive(view, id) && isHere(view, id) && !view.has(id, Carried);
  });
}

export const Moved = defineChange('moved', (store, who: Id, x: number, y: number): void => {
  const f = store.edit(who) as Fighter;
  f.x = x;
  f.y = y;
  f.moved = true;
});

/** Moved by another creature or by the game master. */
export const Pushed = defineChange('pushed', (store, who: Id, x: number, y: number): void => {
  const f = store.edit(who) as Fighter;
  f.x = x;
  f.y = y;
});

/** A fighter on an occupied or solid place moves to the nearest free place. */
export function makeRoom(play: Play, who: Id): void {
  if (!alive(play, who) || !isHere(play, who) || play.has(who, Carried) || isFree(play, who, fighter(play, who))) return;
  const place = nearestFree(play, who, fighter(play, who));
  if (place !== null) Pushed(play, who, place.x, place.y);
}
