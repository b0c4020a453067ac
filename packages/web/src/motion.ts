import type { Goal, Scene } from '@riposte/server/protocol';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Plan, Spot } from './geometry.ts';

type Ground = NonNullable<Scene['ground']>;

/** Milliseconds at most for a way, however long, and at least. */
const LONGEST = 460;
const SHORTEST = 120;
/** Cells for which a token takes the time that `--move` names. */
const PER_MOVE = 3;
/** Longer paths are not animated: no eye could follow them. */
const FAR = 60;

/** Milliseconds that a token of the design names now; 0 where nothing is to move. */
const milliseconds = (name: string): number => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;

/** Ends all motion on the board and in the log, so that nobody waits to act. */
function skip(): void {
  for (const animation of document.getAnimations()) {
    const { target } = (animation.effect ?? {}) as { readonly target?: Element | null };
    if (target?.closest('.token, .thrown') != null) animation.finish();
  }
}

/** Any key or click ends all motion. */
export function skipOnInput(): void {
  for (const kind of ['keydown', 'pointerdown'] as const) document.addEventListener(kind, skip, { capture: true });
}

/** Moves a token to its new place, along the places between, at a pace that one can follow. */
export function useWalk(
  token: RefObject<SVGGElement | null>,
  spot: Spot,
  place: number | undefined,
  wayOf: (from: number, to: number) => readonly Spot[],
): void {
  const before = useRef({ spot, place });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { spot, place };
    if (from.spot.x === spot.x && from.spot.y === spot.y) return;
    const between = from.place === undefined || place === undefined || from.place === place ? [] : wayOf(from.place, place);
    walk(token.current, [from.spot, ...between, spot]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where it stands lets it move, not what the board knows of ways
  }, [spot.x, spot.y, place]);
}

function walk(token: SVGGElement | null, spots: readonly Spot[]): void {
  const pace = milliseconds('--move');
  if (pace === 0 || token === null) return;
  const lengths = spots.map(({ x, y }, i) => (i === 0 ? 0 : Math.hypot(x - spots[i - 1].x, y - spots[i - 1].y)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  const frames = spots.map(({ x, y }, i) => {
    gone += lengths[i];
    return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) };
  });
  const duration = Math.max(SHORTEST, Math.min(LONGEST, (pace / PER_MOVE) * (spots.length - 1)));
  token.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
}

/** Shakes a fighter who is worse off than a moment ago, together with other motion, such as falling. */
export function useHit(body: RefObject<SVGGElement | null>, lost: number): void {
  const before = useRef(lost);
  useLayoutEffect(() => {
    const duration = milliseconds('--hit');
    if (lost > before.current && duration > 0) body.current?.animate(HIT, { duration, composite: 'add' });
    before.current = lost;
  }, [body, lost]);
}

const HIT: Keyframe[] = [
  { transform: 'translateX(0) rotate(0)', filter: 'brightness(1)' },
  { transform: 'translateX(-5px) rotate(-6deg)', filter: 'brightness(1.7)', offset: 0.2 },
  { transform: 'translateX(4px) rotate(3deg)', filter: 'brightness(1.2)', offset: 0.55 },
  { transform: 'translateX(0) rotate(0)', filter: 'brightness(1)' },
];

/** The spots between which a fighter moves: the path that was offered, if there was one, or the shortest. */
export function useWays(ground: Ground, plan: Plan, by: number | null, goals: readonly Goal[]): (ref: number, from: number, to: number) => readonly Spot[] {
  const offered = useRef<{ readonly by: number | null; readonly goals: readonly Goal[] }>({ by: null, goals: [] });
  useEffect(() => {
    if (goals.length > 0) offered.current = { by, goals };
  }, [by, goals]);
  return (ref, from, to) => {
    const path = offered.current.by === ref ? offered.current.goals.find((goal) => goal.path.includes(to))?.path : undefined;
    const places = path === undefined ? placesBetween(ground, plan, from, to) : path.slice(path.indexOf(from) + 1, path.indexOf(to));
    return places.map(plan.centre);
  };
}

/** The places between two, by the shortest way around the walls that the page knows; empty if there is none. */
export function placesBetween(ground: Ground, plan: Plan, from: number, to: number): readonly number[] {
  // Between points in metres one goes straight, unless something stands there.
  if (ground.kind === 'metres' && ground.marks.every(({ as }) => !SOLID.includes(as)) && (ground.borders ?? []).length === 0) return [];
  const next = stepsOf(ground, plan);
  const cameFrom = new Map([[from, from]]);
  let rim = [from];
  for (let steps = 0; rim.length > 0 && steps < FAR && !cameFrom.has(to); steps++) {
    const further: number[] = [];
    for (const place of rim) {
      for (const other of next(place)) {
        if (cameFrom.has(other)) continue;
        cameFrom.set(other, place);
        further.push(other);
      }
    }
    rim = further;
  }
  const way: number[] = [];
  if (!cameFrom.has(to)) return way;
  for (let place = cameFrom.get(to)!; place !== from; place = cameFrom.get(place)!) way.unshift(place);
  return way;
}

/** Straight steps before those across a corner, so that a way does not zigzag. */
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;
/** Kinds of ground that block movement. */
const SOLID: readonly (string | undefined)[] = ['wall', 'door'];

/** Where one step leads from a place. */
function stepsOf(ground: Ground, plan: Plan): (place: number) => readonly number[] {
  if (ground.kind === 'regions') return (place) => ground.regions[place].next;
  const solid = new Set(ground.marks.flatMap((mark) => (SOLID.includes(mark.as) ? mark.places : [])));
  const shut = new Set(
    (ground.borders ?? []).flatMap(({ as = 'wall', between }) => (SOLID.includes(as) ? between.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]) : [])),
  );
  // A cell of six sides has two of the eight places around it further away.
  const reach = plan.frame.across * (ground.kind === 'hex-flat' || ground.kind === 'hex-pointy' ? 1.1 : 1.5);
  return (place) => {
    const { x, y } = plan.centre(place);
    return AROUND.flatMap(([dx, dy]) => {
      const other = plan.beside(place, dx, dy);
      if (other === null || solid.has(other) || shut.has(`${place} ${other}`)) return [];
      const there = plan.centre(other);
      return Math.hypot(there.x - x, there.y - y) > reach ? [] : [other];
    });
  };
}
