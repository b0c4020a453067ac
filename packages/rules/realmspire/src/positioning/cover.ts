import { type AnyContribution, adds, defineChange, type Id, type View } from '@riposte/kernel';
import type { Attack } from '../attacking-and-defending/ways.ts';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { TargetNumber, type Test } from '../characters/target-number.ts';
import { type Obstacle, type Point, scene } from '../initiative-structure/scene.ts';
import { ruled } from '../rulings.ts';
import { pointOf } from './places.ts';

/** How much of a body something protects: 0 none, 1 low, 2 high, 3 full. */
export const COVERS = ['none', 'low', 'high', 'full'] as const;
export type Cover = (typeof COVERS)[number];

/** The grade of cover that an obstacle gives: half of the body, three quarters, or all of it and unseen. @rule RS-COV-004 RS-COV-007 RS-COV-009 RS-COV-010 */
export function gradeOf({ protects, conceals }: Pick<Obstacle, 'protects' | 'conceals'>): number {
  if (protects >= FULL_AT && conceals) return FULL;
  return protects >= HIGH_AT ? 2 : protects >= LOW_AT ? 1 : 0;
}

/** Percent of a body from which on cover is low, high and full. */
const LOW_AT = 50;
const HIGH_AT = 75;
const FULL_AT = 100;

/** The cover of one attacked from a point: by word of the game master, or the best obstacle between that it stands behind. @rule RS-COV-001 RS-COV-010 RS-COV-009 */
export function coverFrom(view: View, who: Id, from: Point): number {
  const { obstacles } = scene(view);
  let grade = fighter(view, who).cover;
  if (obstacles.length === 0) return grade;
  const here = pointOf(view, who);
  for (const obstacle of obstacles) {
    const own = gradeOf(obstacle);
    if (own > grade && (own === FULL || isBeside(obstacle, here)) && isBetween(obstacle, from, here)) grade = own;
  }
  return grade;
}

const isBeside = (obstacle: Obstacle, at: Point): boolean => squaredTo(obstacle, at) <= BEHIND ** 2;

/** Metres from a fighter to an obstacle that it stands behind (R-PLACE). */
const BEHIND = 2;

/** The game master says what cover a fighter has. @rule RS-COV-010 */
export const CoverSet = defineChange('cover-set', (store, who: Id, cover: number): void => {
  (store.edit(who) as Fighter).cover = cover;
});

/** Whether a wall that gives full cover stands between two points: it stops blows, hands and sight, by the option only shots (R-WALLS). @rule RS-COV-009 */
export const isWalled = (view: View, from: Point, to: Point): boolean =>
  scene(view).obstacles.length > 0 &&
  ruled(view).wallsStopAll &&
  scene(view).obstacles.some((obstacle) => gradeOf(obstacle) === FULL && isBetween(obstacle, from, to));

/** Whether a point is in something that covers three quarters of a body: nobody stands there (R-PLACE). */
export const isSolid = (view: View, at: Point): boolean =>
  scene(view).obstacles.some((obstacle) => obstacle.protects >= HIGH_AT && squaredTo(obstacle, at) < ON);

/** Whether the way from one point to the next is barred: by an obstacle that covers three quarters of a body (R-PLACE). */
export function isBarred(view: View, from: Point, to: Point): boolean {
  return isSolid(view, to) || scene(view).obstacles.some((obstacle) => obstacle.protects >= HIGH_AT && isBetween(obstacle, from, to));
}

/** The square of half a metre: a point nearer to a wall than that is on it. */
const ON = 0.25;

/** Whether an obstacle lies across the straight line from one point to another; one that only touches it does not. */
function isBetween({ from: c, to: d }: Obstacle, a: Point, b: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** On which side of a line a point lies: positive, negative, 0 on it. */
const side = (a: Point, b: Point, at: Point): number => (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0]);

/** The square of the metres from a point to the nearest part of an obstacle. */
function squaredTo({ from, to }: Obstacle, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = dx * dx + dy * dy;
  const part = along === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / along));
  return (from[0] + part * dx - x) ** 2 + (from[1] + part * dy - y) ** 2;
}

/** What is made beyond reach fails against full cover. @rule RS-COV-008 */
export const meetsFullCover = (view: View, { by, at, ranged, covered }: Attack): boolean =>
  ranged && covered && coverFrom(view, at, pointOf(view, by)) === FULL;

/** The grade of full cover. */
const FULL = 3;

const isCovered =
  (grade: number) =>
  (view: View, who: Id, against: Id, { use, ranged, covered }: Test): boolean =>
    use === 'attack' && ranged && covered && against >= 0 && coverFrom(view, against, pointOf(view, who)) === grade;

const dodgesFrom =
  (grade: number) =>
  (view: View, who: Id, against: Id, { use, skill, ranged, covered }: Test): boolean =>
    use === 'defence' &&
    skill === 'dodge' &&
    against >= 0 &&
    ((ranged && covered) || ruled(view).coverAlwaysDodges) &&
    coverFrom(view, who, pointOf(view, against)) === grade;

/** Low and high cover against what is made beyond reach, and for dodging it. @rule RS-COV-002 RS-COV-003 RS-COV-005 RS-COV-006 RS-COV-010 */
export const COVER: readonly AnyContribution[] = [
  adds(TargetNumber, -2, { rule: 'RS-COV-002', label: 'low cover', only: 'on attacks beyond reach, against a target behind low cover', when: isCovered(1) }),
  adds(TargetNumber, 2, { rule: 'RS-COV-003', label: 'behind low cover', only: 'for dodging behind low cover', when: dodgesFrom(1) }),
  adds(TargetNumber, -5, { rule: 'RS-COV-005', label: 'high cover', only: 'on attacks beyond reach, against a target behind high cover', when: isCovered(2) }),
  adds(TargetNumber, 5, { rule: 'RS-COV-006', label: 'behind high cover', only: 'for dodging behind high cover', when: dodgesFrom(2) }),
];
