import { defineAsk, defineChange, defineIntent, type Id, type IntentContext, oneOf, type Play, path, type View } from '@riposte/kernel';
import { type Fighter, fighter, fighters } from '../characters/fighter.ts';
import { Speed } from '../characters/speed.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { METRE, type Point } from '../initiative-structure/scene.ts';
import { isBarred } from '../positioning/cover.ts';
import { isFree } from '../positioning/free-places.ts';
import { provoke } from '../positioning/opportunity-attack.ts';
import { isOnStage, isSamePoint, pointOf } from '../positioning/places.ts';
import { ruled } from '../rulings.ts';
import { fears } from '../using-magic/effects.ts';
import { Acted, needsTurn, pay, primary } from './action-points.ts';
import { goTo } from './nets.ts';
import { Hidden, meets } from './stealth.ts';

/** A step of one metre to the side and one ahead, in centimetres. */
const DIAGONAL = 141;

/** Centimetres of the free move are used. */
export const MoveUsed = defineChange('move-used', (store, who: Id, centimetres: number): boolean => {
  if (centimetres === 0) return false;
  (store.edit(who) as Fighter).moved += centimetres;
  return true;
});

/** Centimetres of one move; the prone crawl. @rule RS-INI-012 RS-MAN-016 */
export function moveOf(view: View, who: Id): number {
  return Math.max(0, Speed(view, who)) * METRE;
}

/** Centimetres of one step. */
export const stepLength = (from: Point, to: Point): number => (from[0] !== to[0] && from[1] !== to[1] ? DIAGONAL : METRE);

/** Centimetres of a walk from a point, step by step. */
function lengthOf(start: Point, along: readonly Point[]): number {
  let total = 0;
  let from = start;
  for (const to of along) {
    total += stepLength(from, to);
    from = to;
  }
  return total;
}

/** Whether a fighter can step from one point to the next. */
export const isOpen = (view: View, who: Id, from: Point, to: Point): boolean =>
  isFree(view, who, to) && !isBarred(view, from, to) && !fears(view, who, from, to);

/** Whether a fighter can step from one point to the next, to go on from there: friends let it pass (R-PLACE). */
const isPassable = (view: View, who: Id, from: Point, to: Point): boolean =>
  isOnStage(view, to) && !isHeld(view, who, to) && !isBarred(view, from, to) && !fears(view, who, from, to);

/** Whether a foe who is awake, and not hidden, stands on a point. */
const isHeld = (view: View, who: Id, [x, y]: Point): boolean =>
  fighters(view).some(
    (other) => other.x === x && other.y === y && other.side !== fighter(view, who).side && !view.has(other.id, Hidden) && awake(view, other.id),
  );

/** How many steps of a walk are open: through friends, but not ending on an occupied place. */
function openSteps(view: View, who: Id, steps: readonly Point[], most: number): number {
  let from = pointOf(view, who);
  let left = most;
  for (const [i, to] of steps.entries()) {
    if (!isPoint(to) || !isSamePoint([Math.sign(to[0] - from[0]) + from[0], Math.sign(to[1] - from[1]) + from[1]], to) || isSamePoint(from, to)) return i;
    left -= stepLength(from, to);
    const isOpenHere = i === steps.length - 1 ? isOpen : isPassable;
    if (left < 0 || !isOpenHere(view, who, from, to)) return i;
    from = to;
  }
  return steps.length;
}

const isPoint = (to: unknown): to is Point => Array.isArray(to) && to.length === 2 && to.every((part) => Number.isInteger(part));

/** The eight points around the last one that are open and still within `most` centimetres. */
function nextSteps(view: View, who: Id, along: readonly Point[], most: number): Point[] {
  const start = pointOf(view, who);
  const from = along.length === 0 ? start : along[along.length - 1];
  const left = most - lengthOf(start, along);
  return around(from).filter((to) => stepLength(from, to) <= left && isOpen(view, who, from, to));
}

/** The eight points around one, 1 m apart. */
export function around([x, y]: Point): Point[] {
  const points: Point[] = [];
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (dx !== 0 || dy !== 0) points.push([x + dx, y + dy]);
  return points;
}

interface Walk {
  readonly along: readonly Point[];
}

const walkOf = (allowance: (view: View, who: Id) => number) =>
  path<IntentContext<Walk>, Point>({
    rule: 'RS-INI-012',
    next: (view, { by }, soFar) => nextSteps(view, by, soFar, allowance(view, by)),
    most: (view, { by }) => Math.floor(allowance(view, by) / METRE),
    open: (view, { by }, steps) => openSteps(view, by, steps, allowance(view, by)),
  });

/** Centimetres left of the free move of this turn. @rule RS-INI-012 */
export const restOfMove = (view: View, who: Id): number => moveOf(view, who) - fighter(view, who).moved;

/** After an attack on the way: walk on along the plan? */
export const GoOn = defineAsk<{ readonly to: Point }, boolean>('go-on', {
  rule: 'RS-OPP-003',
  answer: oneOf({ rule: 'RS-OPP-003', candidates: () => [true, false] }),
  fallback: () => true,
});

/**
 * Step by step: each foe whose reach a step starts in may strike once before it; one that goes down stays there.
 * `left` gives the centimetres that may be walked as things stand. Returns the centimetres walked.
 * @rule RS-OPP-003 RS-OPP-001
 */
function walk(play: Play, who: Id, along: readonly Point[], left: (view: View, who: Id) => number): number {
  let struck: readonly Id[] = [];
  let answered = 0;
  let walked = 0;
  let from = pointOf(play, who);
  let free = from;
  for (const to of along) {
    struck = provoke(play, who, 'move', struck);
    // A push or a fall on the way makes the plan impossible.
    const step = stepLength(from, to);
    if (!awake(play, who) || !isSamePoint(pointOf(play, who), from) || walked + step > left(play, who)) break;
    if (struck.length > answered && !play.ask(GoOn, who, { to })) break;
    answered = struck.length;
    if (meets(play, who, to, true)) break;
    goTo(play, who, to);
    from = to;
    if (isFree(play, who, to)) free = to;
    walked += step;
    if (ruled(play).enteringProvokes) struck = provoke(play, who, 'enter', struck);
  }
  // Who is stopped where a friend stands goes back to where there was room.
  if (awake(play, who) && !isSamePoint(from, free) && isSamePoint(pointOf(play, who), from) && !isFree(play, who, from)) goTo(play, who, free);
  return walked;
}

/** The free move of a turn, in one go or in parts around actions. @rule RS-INI-012 RS-INI-013 */
export const Move = defineIntent<Walk>('move', {
  rule: 'RS-INI-012',
  title: 'Move',
  tags: ['turn', 'movement'],
  available: needsTurn,
  params: { along: walkOf(restOfMove) },
  perform(play, by, { along }) {
    Acted(play, by);
    MoveUsed(play, by, walk(play, by, along, restOfMove));
    return true;
  },
});

/** Another move on top of the free one. @rule RS-PRI-001 */
export const Dash = defineIntent<Walk>('dash', {
  rule: 'RS-PRI-001',
  title: 'Dash',
  tags: ['primary', 'movement'],
  available: primary('dash'),
  params: { along: walkOf(moveOf) },
  perform(play, by, { along }) {
    pay(play, by, 'dash');
    walk(play, by, along, moveOf);
    return true;
  },
});
