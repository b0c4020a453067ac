import type { AnyIntent, AnyIntentDef, Id, Json } from '@riposte/kernel';
import type { Speech } from './render.ts';

/** Places that a path is searched to. */
const MAX_DESTINATIONS = 400;

/** A place that an act with a path leads to, by the cheapest way. */
export interface Destination {
  readonly place: number;
  /** The places on the way, the last one included. */
  readonly path: readonly number[];
  readonly intent: AnyIntent;
  /** What the way costs, by resource; below 0 = it gives. */
  readonly cost: { readonly [resource: string]: number };
}

/** A legal way to a place, not yet known to be the cheapest. */
interface Trail extends Omit<Destination, 'place'> {
  readonly total: number;
}

/** Places as numbers and as the rules write them. */
export function placeCodec({ ruleSet, view }: Speech): { readonly of: (value: Json) => number | null; readonly value: (place: number) => Json } {
  const own = ruleSet.look?.places;
  if (own === undefined) return { of: (value) => (typeof value === 'number' ? value : null), value: (place) => place };
  return { of: (value) => own.of(view, value), value: (place) => own.value(view, place) };
}

/** The name of the parameter of an act that is a path; null = it has none. */
export function pathParam(def: AnyIntentDef): string | null {
  const at = def.params.findIndex(({ kind }) => kind === 'path');
  return at < 0 ? null : def.paramNames[at];
}

/**
 * Every place that an act with a path can reach, each by the cheapest path, then the fewest steps, straight steps before diagonal ones. A big
 * board takes a second, so the search runs place by place and stops when `isOld` says that the fight has moved on.
 */
export function* destinations(
  speech: Speech,
  def: AnyIntentDef,
  by: Id,
  costOf: (intent: AnyIntent) => Destination['cost'],
  isOld: () => boolean = () => false,
): Generator<undefined, readonly Destination[]> {
  const name = pathParam(def);
  if (name === null) return [];
  const { view } = speech;
  const near = neighbours(speech);
  const { of, value } = placeCodec(speech);
  const pathOf = (intent: AnyIntent): readonly Json[] => (intent.with as { readonly [name: string]: readonly Json[] })[name];
  const trailOf = (intent: AnyIntent): Trail => {
    const cost = costOf(intent);
    const total = Object.values(cost).reduce((sum, amount) => sum + Math.max(0, amount), 0);
    return { intent, path: pathOf(intent).flatMap((place) => of(place) ?? []), cost, total };
  };
  const best = new Map<number, Trail>();
  const found = new Map<number, Destination>();
  const keep = (trail: Trail): void => {
    const place = trail.path[trail.path.length - 1];
    const known = best.get(place);
    if (known === undefined || isShorter(trail, known)) best.set(place, trail);
  };
  for (const intent of view.candidates(def, by)) if (pathOf(intent).length > 0 && view.legal(intent)) keep(trailOf(intent));
  while (best.size > 0 && found.size < MAX_DESTINATIONS) {
    const [place, trail] = [...best].reduce((least, other) => (isShorter(other[1], least[1]) ? other : least));
    yield;
    if (isOld()) return [];
    best.delete(place);
    found.set(place, { place, path: trail.path, intent: trail.intent, cost: trail.cost });
    for (const step of near(place)) {
      const known = best.get(step);
      // Going on costs no less, so that what is known may be as good without a look at the price.
      const isNews = known === undefined || isShorter({ total: trail.total, path: [...trail.path, step] }, known);
      if (found.has(step) || !isNews) continue;
      const further = def.of(by, { ...trail.intent.with, [name]: [...pathOf(trail.intent), value(step)] });
      if (view.legal(further)) keep(trailOf(further));
    }
  }
  const [start] = speech.ruleSet.look?.tokens(view).find((token) => token.id === by)?.places ?? [];
  return [...found.values()].filter(({ place }) => place !== start);
}

const isShorter = (a: Pick<Trail, 'total' | 'path'>, b: Pick<Trail, 'total' | 'path'>): boolean =>
  a.total < b.total || (a.total === b.total && a.path.length < b.path.length);

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** Places beside a place on the board as it is drawn, those across an edge before those across a corner. */
function neighbours({ ruleSet, view }: Speech): (place: number) => readonly number[] {
  const ground = ruleSet.look?.ground(view);
  if (ground === undefined) return () => [];
  if (ground.kind === 'regions') return (place) => ground.regions[place]?.next ?? [];
  const width = ground.kind === 'metres' ? ground.width + 1 : ground.width;
  const height = ground.kind === 'metres' ? ground.height + 1 : ground.height;
  return (place) => {
    const x = place % width;
    const y = Math.floor(place / width);
    return STEPS.flatMap(([dx, dy]) => {
      const [toX, toY] = [x + dx, y + dy];
      return toX >= 0 && toX < width && toY >= 0 && toY < height ? [toY * width + toX] : [];
    });
  };
}
