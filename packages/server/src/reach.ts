import { setTimeout as rest } from 'node:timers/promises';
import { type Speech, triedToTheDice } from '@riposte/files';
import { type AnyIntent, type Fight, type Id, type IntentJson, type Json, sight } from '@riposte/kernel';
import { cost, tried, writing } from './choices.ts';
import type { Goal } from './protocol.ts';
import { calledBy, type SeatView } from './seat-view.ts';

/** Places that a path is tried to. */
const MAX_GOALS = 400;

/** The intent with another path, a list of places. */
export function alongPath(speech: Speech, intent: IntentJson, path: readonly number[]): IntentJson {
  const { def } = speech.view.rules.intent(intent);
  const at = def.params.findIndex((param) => param.kind === 'path');
  return at < 0 ? intent : { ...intent, with: { ...intent.with, [def.paramNames[at]]: path.map(writing(speech).value) } };
}

/** A search that goes on place by place; it ends with nothing when the fight goes on meanwhile. */
export type Search = Generator<undefined, Goal[]>;

export const isSearch = (data: object | string | number | boolean | null): data is Search => typeof data === 'object' && data !== null && 'next' in data;

/** Searches for some milliseconds; null = there is more to look for. */
export function searched(search: Search, within: number): Goal[] | null {
  const late = performance.now() + within;
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    if (performance.now() >= late) return null;
  }
}

/** Milliseconds for which a search may hold up the table at a time. */
const AT_A_TIME = 20;

/** Searches a little whenever nobody else is to be served. */
export async function sought(search: Search, inTurn: <T>(work: () => Promise<T>) => Promise<T>): Promise<Goal[]> {
  for (;;) {
    const found = await inTurn(async () => searched(search, AT_A_TIME));
    if (found !== null) return found;
    await rest(0);
  }
}

/** A legal way to a place, not yet known to be the cheapest. */
interface Trail {
  readonly intent: AnyIntent;
  readonly path: readonly number[];
  readonly cost: Goal['cost'];
  readonly total: number;
}

/**
 * Everywhere that an act with a path can lead but where it begins, each place by the cheapest path, of those the first
 * of the fewest steps, straight ones before slanting ones; with its cost and who may react. On a big board that takes a
 * second, so it can be looked for bit by bit, as long as the fight stands still.
 */
export function* reach(fight: Fight, who: SeatView, speech: Speech, act: string, by: Id): Search {
  const def = fight.rules.def.intents.find((one) => one.id === act && !one.automatic);
  const at = def?.params.findIndex((param) => param.kind === 'path') ?? -1;
  if (def === undefined || at < 0) return [];
  const { version } = fight;
  const view = sight(fight.view, who.viewer);
  const near = neighbours(speech);
  const { of, value } = writing(speech);
  const name = def.paramNames[at];
  const pathOf = (intent: AnyIntent): readonly Json[] => (intent.with as { readonly [name: string]: readonly Json[] })[name];
  const trailOf = (intent: AnyIntent): Trail => {
    const price = cost(fight, who, intent);
    return {
      intent,
      path: pathOf(intent).flatMap((one) => of(one) ?? []),
      cost: price,
      total: price.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0),
    };
  };
  const best = new Map<number, Trail>();
  const found = new Map<number, Goal>();
  const keep = (trail: Trail): void => {
    const place = trail.path[trail.path.length - 1];
    const known = best.get(place);
    if (known === undefined || isShorter(trail, known)) best.set(place, trail);
  };
  for (const intent of view.candidates(def, by)) if (pathOf(intent).length > 0 && view.legal(intent)) keep(trailOf(intent));
  while (best.size > 0 && found.size < MAX_GOALS) {
    const [place, trail] = [...best].reduce((least, one) => (isShorter(one[1], least[1]) ? one : least));
    yield;
    if (fight.version !== version) return [];
    best.delete(place);
    found.set(place, { place, path: trail.path, cost: trail.cost, provokes: provoked(fight, who, trail.intent) });
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
  return [...found.values()].filter((one) => one.place !== start);
}

const isShorter = (a: Pick<Trail, 'total' | 'path'>, b: Pick<Trail, 'total' | 'path'>): boolean =>
  a.total < b.total || (a.total === b.total && a.path.length < b.path.length);

/** Whom the seat sees who is asked on the way, in words. */
function provoked(fight: Fight, who: SeatView, intent: AnyIntent): string[] {
  const asked = new Set<Id>();
  tried(fight.view, who.viewer, (view) => {
    triedToTheDice(fight.rules, view.state, intent, (id) => {
      if (id !== intent.by) asked.add(id);
    });
  });
  return [...asked].filter((id) => id >= 0 && who.sees(id) !== 'hidden').map((id) => calledBy(who, id));
}

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
