import type { Id, View } from '@riposte/kernel';
import { covered, distance, type Moving, neighbours, step } from '@riposte/space';
import { isPartner, sharesSpace } from './company.ts';
import { alive, Crouching, Prone } from './conditions.ts';
import { board, bodyAt, bodyOf, Distance } from './distance.ts';
import { type Fighter, fighter, type GroundKind, type Place, scene } from './fighter.ts';
import { GROUND_COSTS } from './tables.ts';
import { hasTrait } from './weapon.ts';

export { board, Distance } from './distance.ts';

/** Whether a weapon of this reach strikes somebody: reach 0 strikes neighbours. */
export const within = (view: View, by: Id, at: Id, reach: number): boolean => Distance(view, by, at) <= reach + 1;

/** Whether a reach from one place leads to another where somebody might stand. */
export function wouldReach(view: View, who: Fighter, reach: number, other: Fighter, at: Place): boolean {
  return distance(board(view), bodyOf(who), bodyAt(other, at)) <= reach + 1;
}

/** The kinds of ground at a place. */
export function groundAt(view: View, at: Place): readonly GroundKind[] {
  return scene(view).zones.flatMap((zone) => (zone.places.includes(at) ? [zone.ground] : []));
}

const WATER: readonly GroundKind[] = ['knee-high-water', 'deep-water', 'waist-high-water', 'lake-bed'];

/** Times a yard of such ground costs: by the table, or as the game master says of this climb. @rule HD-TER-005 */
const groundCost = (view: View, ground: GroundKind): number => scene(view).costs[ground] ?? GROUND_COSTS[ground] ?? 1;

/** What ground, posture and company make of each yard: all factors multiply. @rule HD-TER-001 HD-TER-002 HD-POS-008 */
function factorAt(view: View, f: Fighter, at: Place): number {
  const grounds = groundAt(view, at);
  const atHome = hasTrait(view, f, 'aquatic');
  const ground = grounds.reduce((product, one) => product * (atHome && WATER.includes(one) ? 1 : groundCost(view, one)), 1);
  const posture = view.has(f.id, Prone) ? 4 : view.has(f.id, Crouching) ? 2 : 1;
  return ground * posture * (sharesSpace(view, f.id) ? 2 : 1);
}

/** Whether somebody else alive stands on this cell and leaves no room. */
function isTaken(view: View, who: Id, cell: Place): boolean {
  for (const one of view.state.entities) {
    if (one.kind !== 'fighter' || one.id === who || !alive(view, one.id) || isPartner(view, who, one.id)) continue;
    const other = one as Fighter;
    if (other.space === 1 ? other.at === cell : covered(board(view), bodyOf(other)).includes(cell)) return true;
  }
  return false;
}

/** How somebody moves over the board: who is in the way and what ground costs. */
export function moving(view: View, who: Id, carry: number): Moving {
  const f = fighter(view, who);
  return { size: f.space, carry: carry & 1, blocked: (cell) => isTaken(view, who, cell), factor: (cell) => factorAt(view, f, cell) };
}

/** What a step costs in yards and the carry after it; null where it cannot be made. Diagonals alternate. @rule HD-MOV-014 */
export function stepTo(view: View, who: Id, from: Place, to: Place, carry: number): ReturnType<typeof step> {
  return step(board(view), from, to, moving(view, who, carry));
}

/** Places to which one step leads. */
export const nextPlaces = (view: View, from: Place): readonly Place[] => neighbours(board(view), from).filter((at) => at >= 0);

/** Fighters of other sides that are alive and at most so many yards away. */
export function foesWithin(view: View, who: Id, yards: number): Id[] {
  const { side } = fighter(view, who);
  const foes: Id[] = [];
  for (const one of view.state.entities) {
    if (one.kind === 'fighter' && (one as Fighter).side !== side && alive(view, one.id) && Distance(view, who, one.id) <= yards) foes.push(one.id);
  }
  return foes;
}

/** Others of any side that are alive and at most so many yards away. */
export function othersWithin(view: View, who: Id, yards: number): Id[] {
  return view.state.entities.flatMap((one) =>
    one.kind === 'fighter' && one.id !== who && alive(view, one.id) && Distance(view, who, one.id) <= yards ? [one.id] : [],
  );
}
