import {
  carried,
  defineAsk,
  defineChange,
  defineIntent,
  end,
  endAll,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  path,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { Acted, endOfThisTurn, needsTurn, pay, primary } from './action-points.ts';
import { awake, Disengaged, fears, Grappled, Grappling, Prone } from '../damage-and-health/unconscious.ts';
import { type Fighter, fighter, isFighter, METRE, nameOf, type Point } from '../characters/fighter.ts';
import { Speed } from '../characters/target-number.ts';
import { ruled } from '../rulings.ts';
import { isBarred, isFree, isSamePoint, isWithin, meets, pointOf } from '../positioning/distances.ts';
import { provoke } from '../positioning/opportunity-attack.ts';

/** A step of one metre to the side and one ahead, in centimetres. */
const DIAGONAL = 141;
/** Metres that the prone crawl. @rule RS-MAN-016 */
const CRAWL = 2;

export const Moved = defineChange(
  'moved',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
  },
  { say: (name, who, x, y) => `${name(who)} moves to ${x}, ${y}` },
);

export const MoveUsed = defineChange('move-used', (store, who: Id, centimetres: number): boolean => {
  if (centimetres === 0) return false;
  (store.edit(who) as Fighter).moved += centimetres;
  return true;
});

/** Centimetres of one move; the prone crawl. @rule RS-INI-012 RS-MAN-016 */
export function moveOf(view: View, who: Id): number {
  return Math.max(0, Math.min(Speed(view, who), view.has(who, Prone) ? CRAWL : Number.POSITIVE_INFINITY)) * METRE;
}

const stepLength = (from: Point, to: Point): number => (from[0] !== to[0] && from[1] !== to[1] ? DIAGONAL : METRE);

/** Centimetres of a walk, step by step from where somebody stands. */
function length(start: Point, along: readonly Point[]): number {
  let total = 0;
  let from = start;
  for (const to of along) {
    total += stepLength(from, to);
    from = to;
  }
  return total;
}

/** Whether one can step from one point to the next. */
export const isOpen = (view: View, who: Id, from: Point, to: Point): boolean =>
  isFree(view, who, to) && !isBarred(view, from, to) && !fears(view, who, from, to);

/** The eight points around the last one that are open and still within `most` centimetres. */
function nextSteps(view: View, who: Id, along: readonly Point[], most: number): Point[] {
  const start = pointOf(view, who);
  const from = along.length === 0 ? start : along[along.length - 1];
  const left = most - length(start, along);
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
  });

/** Centimetres left of the free move of this turn. @rule RS-INI-012 */
export const restOfMove = (view: View, who: Id): number => moveOf(view, who) - fighter(view, who).moved;

/** After an attack on the way: walk on along the plan? */
export const GoOn = defineAsk<{ readonly to: Point }, boolean>('go-on', {
  rule: 'RS-OPP-003',
  because: (view, who, { to }) => `${nameOf(view, who)} was attacked on the way to ${to[0]}, ${to[1]}; go on?`,
  answer: oneOf({ rule: 'RS-OPP-003', candidates: () => [true, false] }),
  fallback: () => true,
});

/**
 * Step by step: each foe whose reach a step starts in may strike once before it; who goes down stays where it is.
 * `left` = centimetres that may be walked as things stand; returns those that were.
 * @rule RS-OPP-003 RS-OPP-001
 */
function walk(play: Play, who: Id, along: readonly Point[], left: (view: View, who: Id) => number): number {
  let struck: readonly Id[] = [];
  let answered = 0;
  let walked = 0;
  let from = pointOf(play, who);
  for (const to of along) {
    struck = provoke(play, who, 'move', struck);
    // A push or a fall on the way makes the plan impossible.
    const step = stepLength(from, to);
    if (!awake(play, who) || !isSamePoint(pointOf(play, who), from) || walked + step > left(play, who)) break;
    if (struck.length > answered && !play.ask(GoOn, who, { to })) break;
    answered = struck.length;
    if (meets(play, who, to)) break;
    Moved(play, who, to[0], to[1]);
    from = to;
    walked += step;
    if (ruled(play).enteringProvokes) struck = provoke(play, who, 'enter', struck);
  }
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

/** Nothing provokes for the rest of the turn. @rule RS-PRI-002 */
export const Disengage = defineIntent('disengage', {
  rule: 'RS-PRI-002',
  title: 'Disengage',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('disengage')(view, by, refuse);
    if (view.has(by, Disengaged)) refuse('RS-PRI-002', 'already disengaged');
  },
  perform(play, by) {
    pay(play, by, 'disengage');
    give(play, by, Disengaged, { until: endOfThisTurn(play, by) });
    return true;
  },
});

/** Standing up provokes. @rule RS-OPP-009 RS-MAN-016 */
export const StandUp = defineIntent('stand-up', {
  rule: 'RS-OPP-009',
  title: 'Stand up',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('stand-up')(view, by, refuse);
    if (!view.has(by, Prone)) refuse('RS-OPP-009', 'not prone');
  },
  perform(play, by) {
    pay(play, by, 'stand-up');
    provoke(play, by, 'stand-up', []);
    if (!awake(play, by)) return false;
    endAll(play, by, Prone);
    return true;
  },
});

/** Somebody is elsewhere at once; that provokes nobody. @rule RS-OPP-006 */
export const Teleported = defineChange(
  'teleported',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
  },
  { say: (name, who, x, y) => `${name(who)} is suddenly at ${x}, ${y}` },
);

/** Teleports, unless somebody hidden is met where it leads (R-HIDDEN). @rule RS-OPP-006 */
export function leap(play: Play, who: Id, to: Point): boolean {
  if (meets(play, who, to)) return false;
  Teleported(play, who, to[0], to[1]);
  return true;
}

/** Metres that teleports of the catalogue carry. */
export const LEAP = 6;

/** Points that a teleport can reach: free, at most so many metres away, whatever stands between. @rule RS-OPP-006 */
export function leapsOf(view: View, who: Id): Point[] {
  const [x, y] = pointOf(view, who);
  const points: Point[] = [];
  for (let dy = -LEAP; dy <= LEAP; dy++) {
    for (let dx = -LEAP; dx <= LEAP; dx++)
      if ((dx !== 0 || dy !== 0) && dx * dx + dy * dy <= LEAP * LEAP && isFree(view, who, [x + dx, y + dy])) points.push([x + dx, y + dy]);
  }
  return points;
}

/** Refuses where no teleport leads. @rule RS-OPP-006 */
export function checkLeap(view: View, who: Id, to: Point, refuse: Refuse): void {
  const [x, y] = pointOf(view, who);
  if (!Array.isArray(to) || to.length !== 2 || !isFree(view, who, to) || (to[0] - x) ** 2 + (to[1] - y) ** 2 > LEAP * LEAP)
    refuse('RS-OPP-006', 'no free place within 6 m');
}

/** Metres over which a hold holds (R-CONDITIONS). */
export const HOLD = 2;

/** Ends every hold whose two are no longer within touch, or one of whom is down (R-CONDITIONS). */
export function letGo(play: Play, who: Id): void {
  for (const hold of carried(play, who, Grappling)) if (!isFirm(play, who, hold.source)) endHold(play, who, hold.source);
  for (const hold of carried(play, who, Grappled)) if (!isFirm(play, hold.source, who)) endHold(play, hold.source, who);
}

const isFirm = (view: View, by: Id, foe: Id): boolean => isFighter(view, by) && awake(view, by) && awake(view, foe) && isWithin(view, by, foe, HOLD);

/** Ends one hold on both sides. */
export function endHold(play: Play, by: Id, foe: Id): void {
  for (const one of carried(play, by, Grappling)) if (one.source === foe) end(play, by, one.id);
  for (const one of carried(play, foe, Grappled)) if (one.source === by) end(play, foe, one.id);
}
