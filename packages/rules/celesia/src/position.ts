import { adds, carried, type Id, type View } from '@riposte/kernel';
import { cover, isOpposite } from '@riposte/space';
import { boardOf, bodyOn, feetBetween, gap, isAdjacent, type Square, side } from './board.ts';
import { alive, awake, Hidden, OffGuard } from './conditions.ts';
import { sizesLarger } from './d20.ts';
import { type Fighter, fighter, scene } from './fighter.ts';
import { type Attack, AttackAdvantage, AttackBonus, DefenceValue, FEET, isMelee, isRanged, isSpell, Reach } from './numbers.ts';
import { Covered, Prone } from './postures.ts';
import { ruled } from './rulings.ts';
import { inTwoHands, strikers, weaponOf } from './weapon.ts';

/** Feet that somebody reaches with what a part holds or is. */
export const reachWith = (view: View, who: Id, part: Id): number => Reach(view, who, -1, { part });

/** Feet that a long weapon adds, in two hands. */
function lengthOf(view: View, part: Id): number {
  const weapon = part < 0 ? null : weaponOf(view, part);
  return weapon !== null && weapon.long > 0 && (weapon.hands === 2 || inTwoHands(view, part)) ? weapon.long : 0;
}

/** Whether somebody stands within melee reach of a part. @rule CE-MEL-001 CE-MAN-002 */
export const inReach = (view: View, who: Id, of: Id, part: Id, more = 0): boolean => feetBetween(view, of, who) <= reachWith(view, of, part) + more;

/** Feet that somebody reaches with the longest of what it can strike with; 0 without. */
export const farthestReach = (view: View, who: Id): number => Math.max(0, ...strikers(view, who).map((part) => reachWith(view, who, part)));

/** Whether somebody conscious and armed has a foe in reach. */
const canReach = (view: View, who: Id, foe: Id): boolean => awake(view, who) && strikers(view, who).some((part) => inReach(view, foe, who, part));

/** In reach, and neither off-guard nor hidden (R-HIDDEN). */
export const threatens = (view: View, who: Id, foe: Id): boolean => !view.has(who, OffGuard) && !view.has(who, Hidden) && canReach(view, who, foe);

/** Those with whom somebody flanks an enemy: adjacent to it on the opposite side or corner, and all threaten it. @rule CE-FLK-001 */
export function flankers(view: View, who: Id, foe: Id): Id[] {
  const { side: mine } = fighter(view, who);
  const allies = scene(view).order.filter((id) => id !== who && id !== foe && fighter(view, id).side === mine && isAdjacent(view, id, foe));
  if (allies.length === 0 || !isAdjacent(view, who, foe)) return [];
  const threatening = allies.filter((id) => threatens(view, id, foe));
  if (threatening.length === 0 || !threatens(view, who, foe)) return [];
  const board = boardOf(view);
  const at = bodyOn(board, fighter(view, foe));
  return threatening.filter((id) => isOpposite(board, at, bodyOn(board, fighter(view, who)), bodyOn(board, fighter(view, id))));
}

/** Whether somebody flanks a foe with any ally. @rule CE-FLK-001 */
export const isFlanking = (view: View, who: Id, foe: Id): boolean => flankers(view, who, foe).length > 0;

/** 0 = none, 1 = cover, 2 = total cover: as the game master said, or by what stands between them. @rule CE-COV-001 CE-COV-002 */
export function coverFrom(view: View, who: Id, attacker: Id): number {
  const said = carried(view, who, Covered).filter((one) => one.source === attacker || one.source < 0);
  if (said.length > 0) return Math.max(...said.map((one) => 1 + one.value));
  if (scene(view).solid.length === 0) return 0;
  const board = boardOf(view);
  const { blocked, of } = cover(board, bodyOn(board, fighter(view, attacker)), bodyOn(board, fighter(view, who)));
  return blocked === 0 ? 0 : blocked === of ? 2 : 1;
}

/** Creatures that stand in the path of a projectile make the target harder to hit: 2 each, 2 more for each size they are larger. @rule CE-RNG-007 CE-RNG-008 */
export function screenOf(view: View, who: Id, at: Id): number {
  const others = scene(view).order.filter((id) => id !== who && id !== at && sizesLarger(view, at, id) >= 0);
  const from = fighter(view, who);
  const to = fighter(view, at);
  const [fromX, toX] = nearest(from.x, side(from.size), to.x, side(to.size));
  const [fromY, toY] = nearest(from.y, side(from.size), to.y, side(to.size));
  const path = { from: { x: fromX, y: fromY, height: from.height }, to: { x: toX, y: toY, height: to.height } };
  const inPath = others.filter((id) => crosses(path.from, path.to, fighter(view, id)) && isAsHigh(path, fighter(view, id)));
  const standing = inPath.filter((id) => alive(view, id) && !view.has(id, Prone) && !view.has(id, Hidden));
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

interface Path {
  readonly from: Square & { readonly height: number };
  readonly to: Square & { readonly height: number };
}

/** Whether a projectile, which rises or sinks evenly, is as high as a creature while it is over or beside its space. */
function isAsHigh({ from, to }: Path, { x, y, size, height }: Fighter): boolean {
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
function nearest(a: number, lengthA: number, b: number, lengthB: number): readonly [number, number] {
  const near = Math.max(a, Math.min(b, a + lengthA - 1));
  return [near, Math.max(b, Math.min(near, b + lengthB - 1))];
}

const NEAR_ALLY = 10;

/** Whether an enemy with any ally of the shooter near it is in melee with one that it does not dwarf. @rule CE-RNG-004 CE-RNG-005 CE-RNG-006 */
export function isEngaged(view: View, shooter: Id, foe: Id): boolean {
  const { side: mine } = fighter(view, shooter);
  const allies = scene(view).order.filter((id) => id !== shooter && fighter(view, id).side === mine);
  const stands = (ally: Id): boolean => alive(view, ally) && !view.has(ally, Hidden);
  if (!allies.some((ally) => feetBetween(view, ally, foe) < NEAR_ALLY && stands(ally))) return false;
  return allies.some((ally) => {
    const small = ruled(view).screenComparesShooter ? shooter : ally;
    return sizesLarger(view, small, foe) < 2 && (canReach(view, ally, foe) || canReach(view, foe, ally)) && stands(ally);
  });
}

/** Feet of one range increment of what is shot or thrown. @rule CE-RNG-002 CE-THR-003 CE-THR-004 CE-THR-005 */
export function incrementOf(view: View, { by, weapon, form }: Pick<Attack, 'by' | 'weapon' | 'form'>): number {
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

/** The bonus or penalty of size, doubled for each further category. @rule CE-SIZ-001 CE-SIZ-002 CE-SIZ-006 CE-SIZ-007 */
function sizeBonus(view: View, who: Id, against: Id, { form }: Attack): number {
  const larger = sizesLarger(view, who, against);
  return (form === 'maneuver' ? -1 : 1) * Math.sign(larger) * ruled(view).sizeValue(Math.abs(larger));
}

/** Size weighs in melee and manoeuvres; a shot, a spell and a parry are as easy on any size. @rule CE-SIZ-007 */
const sizeCounts = (view: View, who: Id, against: Id, attack: Attack): boolean =>
  attack.way !== 'parry' && against >= 0 && !isRanged(attack) && !isSpell(view, attack) && sizesLarger(view, who, against) !== 0;

/** A long weapon in two hands reaches farther. @rule CE-MEL-001 */
export const LONG_WEAPON = adds(Reach, (view, _who, _against, { part }) => lengthOf(view, part), {
  rule: 'CE-MEL-001',
  label: 'long weapon',
  only: 'with a long weapon',
  when: (view, _who, _against, { part }) => lengthOf(view, part) > 0,
});

/** What size does to attacks. @rule CE-SIZ-001 */
export const SIZE = adds(AttackBonus, sizeBonus, { rule: 'CE-SIZ-001', label: 'size', only: 'in melee between different sizes', when: sizeCounts });

/** What cover does to attacks, but not to parries. @rule CE-COV-001 */
export const COVER = adds(AttackAdvantage, (view, who, against) => -coverFrom(view, against, who), {
  rule: 'CE-COV-001',
  label: 'cover',
  only: 'on attacks against somebody behind cover',
  when: (view, who, against, { way }) => way !== 'parry' && against >= 0 && coverFrom(view, against, who) > 0,
});

/** What flanking does to attacks, but not to parries. @rule CE-FLK-001 */
export const FLANKING = adds(AttackAdvantage, 1, {
  rule: 'CE-FLK-001',
  label: 'flanking',
  only: 'on melee attacks against somebody flanked',
  when: (view, who, against, attack) => attack.way !== 'parry' && against >= 0 && isMelee(view, attack) && isFlanking(view, who, against),
});

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
  only: 'from afar, against somebody engaged in melee',
  when: (view, who, against, attack) => isRanged(attack) && against >= 0 && isEngaged(view, who, against),
});

/** What creatures in the path do to shots and throws. @rule CE-RNG-007 */
export const SCREEN = adds(DefenceValue, (_view, _who, _against, { screen }) => screen, {
  rule: 'CE-RNG-007',
  label: 'creatures in the path',
  only: 'with creatures in the path',
  when: (_view, _who, _against, contact) => contact.screen > 0,
});
