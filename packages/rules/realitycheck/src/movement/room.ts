import { endAll, type Id, type Play, type View } from '@riposte/kernel';
import { Hidden, outOfSight } from '../conditions/hidden.ts';
import { everybody, fighter, scene } from '../fighters/fighter.ts';
import { Dead } from '../harm/unconscious.ts';
import { across, cellsAt, cellsOf, neighbours } from './board.ts';

/** Whether a fighter could stand there: cells of the board that are neither solid nor taken by another living fighter. @rule RC-GRD-003 */
export function isFree(view: View, who: Id, place: number): boolean {
  const on = scene(view);
  if (!Number.isInteger(place) || place < 0 || place >= on.width * on.height) return false;
  const cells = cellsAt(on, place, fighter(view, who).size);
  if (cells === null || cells.some((cell) => on.solid.includes(cell))) return false;
  for (const entity of view.state.entities) {
    if (entity.kind !== 'fighter' || entity.id === who) continue;
    const f = fighter(view, entity.id);
    const isThere = across(f.size) === 1 ? cells.includes(f.place) : cellsOf(view, entity.id).some((cell) => cells.includes(cell));
    if (isThere && !view.has(entity.id, Dead)) return false;
  }
  return true;
}

/** Whether a hidden fighter stands where a body would come to stand. It is met there, and hidden no more (R-HIDDEN). */
export function meets(play: Play, who: Id, place: number): boolean {
  if (isFree(play, who, place)) return false;
  const cells = cellsAt(scene(play), place, fighter(play, who).size) ?? [];
  const isThere = (id: Id): boolean => id !== who && outOfSight(play, id) && cellsOf(play, id).some((cell) => cells.includes(cell));
  const there = everybody(play).filter(isThere);
  for (const id of there) endAll(play, id, Hidden);
  return there.length > 0;
}

/** The free places a step away. */
export const stepsFrom = (view: View, who: Id, place: number): number[] => neighbours(scene(view), place).filter((to) => isFree(view, who, to));

/** How many steps of a path are open, one after the other. */
export function openSteps(view: View, who: Id, along: readonly number[]): number {
  const from = [fighter(view, who).place, ...along];
  const shut = along.findIndex((to, i) => !neighbours(scene(view), from[i]).includes(to) || !isFree(view, who, to));
  return shut < 0 ? along.length : shut;
}
