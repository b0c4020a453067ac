import { endAll, type Id, type Play, type View } from '@riposte/kernel';
import { covered, distance, fits, type Moving, neighbours, step } from '@riposte/space';
import { hasTrait } from '../catalogue/weapon.ts';
import { alive } from '../health/alive.ts';
import { Hidden } from '../rolls/sight.ts';
import { ruled } from '../rulings.ts';
import { type Fighter, fighter } from '../state/fighter.ts';
import { isPartner, sharesSpace } from '../state/linked-creatures.ts';
import { Carrying, seatOf } from '../state/ridden.ts';
import { type GroundKind, type Place, scene } from '../state/scene.ts';
import { board, bodyAt, bodyOf, Distance } from './distance.ts';
import { Crouching, Prone } from './posture.ts';

/** How many times a yard of such ground costs; what is not here costs nothing more. @rule HD-TER-001 HD-TER-004 */
export const GROUND_COSTS: { readonly [ground in GroundKind]?: number } = {
  'steep-hill': 2,
  'knee-high-water': 2,
  mud: 2,
  undergrowth: 3,
  'deep-water': 3,
  'waist-high-water': 4,
  cliff: 4,
  'lake-bed': 10,
};

/** Whether a reach would strike `other` at a place. A saddle keeps the two as much farther apart as it does now. @rule HD-MNT-008 */
export function wouldReach(view: View, who: Fighter, reach: number, other: Fighter, at: Place): boolean {
  const apart = (body: ReturnType<typeof bodyAt>): number => distance(board(view), bodyOf(view, who), body);
  return Distance(view, who.id, other.id) - apart(bodyOf(view, other)) + apart(bodyAt(seatOf(view, other), at)) <= reach + 1;
}

/** The kinds of ground at a place. */
export function groundAt(view: View, at: Place): readonly GroundKind[] {
  return scene(view).zones.flatMap((zone) => (zone.places.includes(at) ? [zone.ground] : []));
}

const WATER: readonly GroundKind[] = ['knee-high-water', 'deep-water', 'waist-high-water', 'lake-bed'];

/** Times a yard of such ground costs: by the table, or as the game master says of this climb. @rule HD-TER-005 */
const groundCost = (view: View, ground: GroundKind): number => scene(view).costs[ground] ?? GROUND_COSTS[ground] ?? 1;

/** What the ground makes of each yard: its factors multiply. */
function groundFactor(view: View, at: Place, atHome: boolean): number {
  let product = 1;
  for (const { ground, places } of scene(view).zones) {
    if (places.includes(at) && !(atHome && WATER.includes(ground))) product *= groundCost(view, ground);
  }
  return product;
}

/** The cells on which others alive leave no room; those whom it passes leave some. */
function occupiedCells(view: View, who: Id, passes: (other: Id) => boolean = () => false): Place[] {
  const cells: Place[] = [];
  for (const entity of view.state.entities) {
    if (entity.kind !== 'fighter' || entity.id === who || !alive(view, entity.id) || isPartner(view, who, entity.id) || passes(entity.id)) continue;
    const other = entity as Fighter;
    if (seatOf(view, other) !== other) continue;
    if (other.space === 1) cells.push(other.at);
    else cells.push(...covered(board(view), bodyAt(other, other.at)));
  }
  return cells;
}

/** Whether a fighter has room at a place: on the board, not in rock, not in another's space. */
export function hasRoom(view: View, who: Id, at: Place): boolean {
  const body = bodyAt(fighter(view, who), at);
  if (!fits(board(view), body)) return false;
  const { board: described } = scene(view);
  const others = occupiedCells(view, who);
  return covered(board(view), body).every((cell) => !others.includes(cell) && !('solid' in described && described.solid?.includes(cell)));
}

/** The free place nearest to one, where a body fits. */
export function freePlaceNear(view: View, who: Id, at: Place): Place {
  const seen = new Set([at]);
  for (const near of seen) {
    if (hasRoom(view, who, near)) return near;
    for (const next of nextPlaces(view, near)) seen.add(next);
  }
  return at;
}

/** Whether an unseen fighter is where a body would come to stand: the two meet, and it is unseen no more (R-HIDDEN). */
export function meets(play: Play, who: Id, at: Place): boolean {
  const body = bodyAt(fighter(play, who), at);
  if (!fits(board(play), body)) return false;
  const cells = covered(board(play), body);
  const there = play.state.entities.filter((entity) => {
    if (entity.kind !== 'fighter' || entity.id === who || !play.has(entity.id, Hidden) || !alive(play, entity.id) || isPartner(play, who, entity.id))
      return false;
    return covered(board(play), bodyOf(play, entity as Fighter)).some((cell) => cells.includes(cell));
  });
  for (const { id } of there) endAll(play, id, Hidden);
  return there.length > 0;
}

/**
 * How a fighter moves over the board: who is in the way, and how ground, posture, a burden and a shared space multiply
 * the cost of each yard. Where it passes allies, their space costs twice as much (R-ALLIES).
 * @rule HD-TER-001 HD-TER-002 HD-POS-008
 */
export function moving(view: View, who: Id, carry: number, passing = false): Moving {
  const f = fighter(view, who);
  const atHome = hasTrait(view, f, 'aquatic');
  const pace = (view.has(who, Prone) ? 4 : view.has(who, Crouching) ? 2 : 1) * (sharesSpace(view, who) || view.has(who, Carrying) ? 2 : 1);
  const lets = passing && ruled(view).passesAllies ? (other: Id): boolean => fighter(view, other).side === f.side : undefined;
  const others = occupiedCells(view, who, lets);
  const crowd = lets === undefined ? others : occupiedCells(view, who);
  const squeeze = (cell: Place): number => (lets !== undefined && crowd.includes(cell) ? 2 : 1);
  return {
    size: f.space,
    carry: carry & 1,
    blocked: (cell) => others.includes(cell),
    factor: (cell) => pace * squeeze(cell) * groundFactor(view, cell, atHome),
  };
}

/** What a step costs in yards and the carry after it; null where it cannot be made. Diagonals alternate. @rule HD-MOV-014 */
export function stepTo(view: View, who: Id, from: Place, to: Place, carry: number, passing = false): ReturnType<typeof step> {
  return step(board(view), from, to, moving(view, who, carry, passing));
}

/** Places to which one step leads. */
export const nextPlaces = (view: View, from: Place): readonly Place[] => neighbours(board(view), from).filter((at) => at >= 0);

/** Fighters of other sides that are alive, seen and at most so many yards away (R-HIDDEN). */
export function foesWithin(view: View, who: Id, yards: number): Id[] {
  const { side } = fighter(view, who);
  const foes: Id[] = [];
  for (const entity of view.state.entities) {
    if (
      entity.kind === 'fighter' &&
      (entity as Fighter).side !== side &&
      alive(view, entity.id) &&
      !view.has(entity.id, Hidden) &&
      Distance(view, who, entity.id) <= yards
    )
      foes.push(entity.id);
  }
  return foes;
}

/** Others of any side that are alive and at most so many yards away. */
export function othersWithin(view: View, who: Id, yards: number): Id[] {
  return view.state.entities.flatMap((entity) =>
    entity.kind === 'fighter' && entity.id !== who && alive(view, entity.id) && Distance(view, who, entity.id) <= yards ? [entity.id] : [],
  );
}
