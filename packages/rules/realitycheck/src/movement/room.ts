import { endAll, type Id, type Play, type View } from '@riposte/kernel';
import { Hidden, outOfSight } from '../conditions/hidden.ts';
import { everybody, fighter, scene } from '../fighters/fighter.ts';
import { conscious, Dead } from '../harm/unconscious.ts';
import { areAllies, isPresent } from '../rounds/presence.ts';
import { ruled } from '../rulings.ts';
import { areTogether } from './along.ts';
import { across, cellsAt, cellsOf, neighbours } from './board.ts';
import { depthAt, LEAST_FALL } from './depth.ts';

/** Whether a place lies on the board and nothing solid is there. @rule RC-GRD-003 */
function cellsOpen(view: View, who: Id, place: number): number[] | null {
  const on = scene(view);
  if (!Number.isInteger(place) || place < 0 || place >= on.width * on.height) return null;
  const cells = cellsAt(on, place, fighter(view, who).size);
  return cells === null || cells.some((cell) => on.solid.includes(cell)) ? null : cells;
}

/** Whether another body is in the way there: neither dead nor absent, nor carried along. */
function isInTheWay(view: View, who: Id, other: Id, cells: readonly number[]): boolean {
  const f = fighter(view, other);
  const isThere = across(f.size) === 1 ? cells.includes(f.place) : cellsOf(view, other).some((cell) => cells.includes(cell));
  return isThere && !view.has(other, Dead) && isPresent(view, other) && !areTogether(view, who, other);
}

/** Whether a fighter could stand there: cells of the board that are neither solid nor taken by another living fighter. @rule RC-GRD-003 */
export function isFree(view: View, who: Id, place: number): boolean {
  const cells = cellsOpen(view, who, place);
  if (cells === null) return false;
  for (const entity of view.state.entities) if (entity.kind === 'fighter' && entity.id !== who && isInTheWay(view, who, entity.id, cells)) return false;
  return true;
}

/** Whether a fighter could run through there: friends stand aside, and one steps over the fallen. R-PASS */
export function isPassable(view: View, who: Id, place: number): boolean {
  const cells = cellsOpen(view, who, place);
  if (cells === null) return false;
  const givesWay = (other: Id): boolean =>
    ruled(view).alliesLetPass && !fighter(view, other).inanimate && (areAllies(view, who, other) || !conscious(view, other));
  return view.state.entities.every(
    (entity) => entity.kind !== 'fighter' || entity.id === who || !isInTheWay(view, who, entity.id, cells) || givesWay(entity.id),
  );
}

/** Whether no fall lies between two places for a body. R-FALL */
export function areLevel(view: View, who: Id, a: number, b: number): boolean {
  const on = scene(view);
  const { size } = fighter(view, who);
  const depth = (place: number): number => depthAt(on, cellsAt(on, place, size) ?? [place]);
  return Math.abs(depth(a) - depth(b)) < LEAST_FALL;
}

/** The free place nearest to one, going outwards, on its level if there is one; that one itself where there is none. R-FALL */
export function nearestFree(view: View, who: Id, place: number): number {
  const on = scene(view);
  const reached = [place];
  let other = place;
  for (let i = 0; i < reached.length; i++) {
    const at = reached[i];
    if (isFree(view, who, at)) {
      if (areLevel(view, who, at, place)) return at;
      if (other === place) other = at;
    }
    for (const next of neighbours(on, at)) if (next >= 0 && !on.solid.includes(next) && !reached.includes(next)) reached.push(next);
  }
  return other;
}

/** Whether a hidden fighter stands where a body would come to stand. It is met there, and hidden no more (R-HIDDEN). */
export function meets(play: Play, who: Id, place: number): boolean {
  if (isFree(play, who, place)) return false;
  const cells = cellsAt(scene(play), place, fighter(play, who).size) ?? [];
  const isThere = (id: Id): boolean =>
    id !== who && outOfSight(play, id) && !areAllies(play, id, who) && cellsOf(play, id).some((cell) => cells.includes(cell));
  const there = everybody(play).filter(isThere);
  for (const id of there) endAll(play, id, Hidden);
  return there.length > 0;
}

/** The free places a step away. */
export const stepsFrom = (view: View, who: Id, place: number): number[] => neighbours(scene(view), place).filter((to) => isFree(view, who, to));

/** How many steps of a path are open, one after the other: the last of them must be free. */
export function openSteps(view: View, who: Id, along: readonly number[]): number {
  const from = [fighter(view, who).place, ...along];
  const shut = along.findIndex((to, i) => !neighbours(scene(view), from[i]).includes(to) || !isPassable(view, who, to));
  let open = shut < 0 ? along.length : shut;
  while (open > 0 && !isFree(view, who, along[open - 1])) open--;
  return open;
}
