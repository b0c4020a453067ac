import { adds, type Id, type View } from '@riposte/kernel';
import { type Attack, AttackAdvantage, isRanged } from '../attack/attack-roll.ts';
import { DefenceValue } from '../attack/defence-value.ts';
import { type Fighter, fighter, scene } from '../fighters/fighter.ts';
import { side, sizesLarger } from '../fighters/size.ts';
import { fights } from '../rounds/yielded.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../stamina/dead.ts';
import { isHere } from './away.ts';
import { FEET, feetBetween, gap, type Square } from './board.ts';
import { Carried, carrierOf } from './carried.ts';
import { isHiddenFrom } from './hidden.ts';
import { Prone } from './prone.ts';
import { canReach } from './reach.ts';

/** Creatures that stand in the path of a projectile make the target harder to hit: 2 each, 2 more for each size they are larger. @rule CE-RNG-007 CE-RNG-008 */
export function screenOf(view: View, who: Id, at: Id): number {
  // The carried take up no place, and who carries one of the two is where that one is.
  const carriers = [carrierOf(view, who), carrierOf(view, at)];
  const isWith = (id: Id): boolean => carriers.includes(id) || (view.state.entities[id].conditions.length > 0 && view.has(id, Carried));
  const others = scene(view).order.filter((id) => id !== who && id !== at && isHere(view, id) && !isWith(id) && sizesLarger(view, at, id) >= 0);
  const from = fighter(view, who);
  const to = fighter(view, at);
  const [fromX, toX] = nearestPlaces(from.x, side(from.size), to.x, side(to.size));
  const [fromY, toY] = nearestPlaces(from.y, side(from.size), to.y, side(to.size));
  const path = { from: { x: fromX, y: fromY, height: from.height }, to: { x: toX, y: toY, height: to.height } };
  const inPath = others.filter((id) => crosses(path.from, path.to, fighter(view, id)) && isAsHigh(path, fighter(view, id)));
  const standing = inPath.filter((id) => alive(view, id) && !view.has(id, Prone) && !isHiddenFrom(view, id, who));
  return standing.reduce((sum, id) => sum + 2 + 2 * sizesLarger(view, at, id), 0);
}

/** Whether the way from the middle of one square to that of another leads through a space, and not merely past its corner. */
function crosses(from: Square, to: Square, { x, y, size }: Fighter): boolean {
  const length = side(size);
  // On which side of the way a corner lies.
  const off = (cornerX: number, cornerY: number): number => (to.x - from.x) * (2 * cornerY - 2 * from.y - 1) - (to.y - from.y) * (2 * cornerX - 2 * from.x - 1);
  const corners = [off(x, y), off(x + length, y), off(x, y + length), off(x + length, y + length)];
  if (gap(Math.min(from.x, to.x), Math.abs(to.x - from.x) + 1, x, length) > 0) return false;
  if (gap(Math.min(from.y, to.y), Math.abs(to.y - from.y) + 1, y, length) > 0) return false;
  return Math.min(...corners) < 0 && Math.max(...corners) > 0;
}

interface Shot {
  readonly from: Square & { readonly height: number };
  readonly to: Square & { readonly height: number };
}

/** Whether a projectile, which rises or sinks evenly, is as high as a creature while it is over or beside its space. */
function isAsHigh({ from, to }: Shot, { x, y, size, height }: Fighter): boolean {
  const length = side(size);
  const [wide, deep] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const squares = Math.max(wide, deep);
  const near = wide >= deep ? gap(from.x, 1, x, length) : gap(from.y, 1, y, length);
  // Heights times `squares`, so that they are whole.
  const at = (square: number): number => from.height * squares + (to.height - from.height) * Math.min(square, squares);
  const ends = [at(near), at(near + length - 1)];
  return Math.min(...ends) < (height + FEET * length) * squares && Math.max(...ends) > (height - FEET) * squares;
}

/** The places nearest to each other in two stretches along one axis. */
function nearestPlaces(a: number, lengthA: number, b: number, lengthB: number): readonly [number, number] {
  const near = Math.max(a, Math.min(b, a + lengthA - 1));
  return [near, Math.max(b, Math.min(near, b + lengthB - 1))];
}

const NEAR_ALLY = 10;

/** Whether an enemy with any ally of the shooter near it is in melee with one that it does not dwarf. @rule CE-RNG-004 CE-RNG-005 CE-RNG-006 */
function isEngaged(view: View, shooter: Id, foe: Id): boolean {
  const { side: mine } = fighter(view, shooter);
  const allies = scene(view).order.filter((id) => id !== shooter && fighter(view, id).side === mine);
  const stands = (ally: Id): boolean => alive(view, ally) && !isHiddenFrom(view, ally, foe);
  if (!allies.some((ally) => feetBetween(view, ally, foe) < NEAR_ALLY && stands(ally))) return false;
  return allies.some((ally) => {
    const small = ruled(view).screenComparesShooter ? shooter : ally;
    return sizesLarger(view, small, foe) < 2 && (canReach(view, ally, foe) || canReach(view, foe, ally)) && stands(ally) && fights(view, ally);
  });
}

/** Feet of one range increment of what is shot or thrown. @rule CE-RNG-002 CE-THR-003 CE-THR-004 CE-THR-005 */
function incrementOf(view: View, { by, weapon, form }: Pick<Attack, 'by' | 'weapon' | 'form'>): number {
  const thing = view.rules.things[weapon] as { readonly increment?: number; readonly thrown?: number } | undefined;
  // Without anything to shoot with there is no range to count.
  if (form !== 'thrown') return thing?.increment || Number.POSITIVE_INFINITY;
  const thrown = thing?.thrown ?? 0;
  const extended = thrown === 0 || ruled(view).strengthExtendsThrownTrait;
  return Math.max(THROWN_BY_DEFAULT, thrown) + (extended ? FEET * Math.max(0, fighter(view, by).strength) : 0);
}

const THROWN_BY_DEFAULT = 10;

/** Full increments between the two. @rule CE-RNG-002 */
export const incrementsTo = (view: View, attack: Attack): number => ruled(view).increments(feetBetween(view, attack.by, attack.at), incrementOf(view, attack));

/** What distance does to shots and throws. @rule CE-RNG-002 */
export const RANGE = adds(AttackAdvantage, (view, _who, _against, attack) => -incrementsTo(view, attack), {
  rule: 'CE-RNG-002',
  label: 'range',
  only: 'from afar, beyond the first increment',
  when: (view, _who, against, attack) => isRanged(attack) && against >= 0 && incrementsTo(view, attack) > 0,
});

/** What allies in melee with the target do to shots and throws. @rule CE-RNG-004 */
export const ENGAGED = adds(AttackAdvantage, -1, {
  rule: 'CE-RNG-004',
  label: 'engaged in melee',
  only: 'from afar, against a target in melee',
  when: (view, who, against, attack) => isRanged(attack) && against >= 0 && isEngaged(view, who, against),
});

/** What creatures in the path do to shots and throws. @rule CE-RNG-007 */
export const SCREEN = adds(DefenceValue, (_view, _who, _against, { screen }) => screen, {
  rule: 'CE-RNG-007',
  label: 'creatures in the path',
  only: 'with creatures in the path',
  when: (_view, _who, _against, contact) => contact.screen > 0,
});
