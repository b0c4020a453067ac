import type { Goal, Scene } from '@riposte/server/protocol';
import { costText } from './cost-text.ts';
import { type Plan, planOf } from './geometry.ts';
import { groundText } from './ground-text.ts';
import { listed, text } from './language.ts';

type Ground = NonNullable<Scene['ground']>;

/** Steps from one place to each other on boards of regions; places that cannot be reached have none. */
function stepsFrom({ regions }: Ground & { readonly kind: 'regions' }, from: number): ReadonlyMap<number, number> {
  const steps = new Map([[from, 0]]);
  for (const [place, far] of steps) for (const next of regions[place].next) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

/** How far a place is from another, in the steps or measures of the board. */
export function farFrom(ground: Ground, plan: Plan, from: number): (place: number) => number {
  if (ground.kind === 'regions') {
    const steps = stepsFrom(ground, from);
    return (place) => steps.get(place) ?? Number.POSITIVE_INFINITY;
  }
  const width = ground.kind === 'metres' ? ground.width + 1 : ground.width;
  const across = (place: number): number => Math.abs((place % width) - (from % width));
  const down = (place: number): number => Math.abs(Math.floor(place / width) - Math.floor(from / width));
  if (ground.kind === 'square') return (place) => Math.max(across(place), down(place));
  if (ground.kind === 'metres') return (place) => Math.round(Math.hypot(across(place), down(place)));
  const start = plan.centre(from);
  // The centres of neighbouring hexes are as far apart as any two.
  const next = plan.beside(from, 1, 0) ?? plan.beside(from, -1, 0) ?? from;
  const step = Math.min(
    ...[next, plan.beside(from, 0, 1) ?? plan.beside(from, 0, -1) ?? next].map((one) => Math.hypot(plan.centre(one).x - start.x, plan.centre(one).y - start.y)),
  );
  return (place) => Math.round(Math.hypot(plan.centre(place).x - start.x, plan.centre(place).y - start.y) / Math.max(1, step));
}

/** "3 north-east"; "here". */
export function wayTo(ground: Ground, from: number, place: number): string {
  const plan = planOf(ground);
  if (place === from) return text('near-here');
  const far = farFrom(ground, plan, from)(place);
  if (!Number.isFinite(far)) return text('near-no-way');
  const [a, b] = [plan.centre(from), plan.centre(place)];
  const turn = Math.round((Math.atan2(b.x - a.x, a.y - b.y) / Math.PI) * 4);
  return ground.kind === 'regions'
    ? text('near-steps', { count: far })
    : text('near-way', { count: far, way: text('near-compass').split(' ')[(turn + 8) % 8] });
}

/** What it costs to get to a place, and who may react; empty where the chosen act does not lead. */
function reachText(goal: Goal | undefined): string[] {
  if (goal === undefined) return [];
  const cost = costText(goal.cost);
  const reach = cost === '' ? text('board-reach-free') : text('board-reach', { cost });
  return [[reach, ...(goal.provokes.length > 0 ? [text('board-provokes', { names: listed(goal.provokes) })] : [])].join(', ')];
}

/** Who and what is on a place, what its ground is, and what getting there costs. */
export function placeText({ ground, fighters, things }: Scene, place: number, targets: ReadonlySet<number>, goal: Goal | undefined): string {
  if (ground === null) return '';
  const who = fighters
    .filter((fighter) => fighter.places.includes(place))
    .map((fighter) =>
      [fighter.name, ...fighter.conditions.map((condition) => condition.title), ...(targets.has(fighter.ref) ? [text('board-choosable')] : [])].join(', '),
    );
  const what = things.filter((thing) => thing.places.includes(place)).map((thing) => thing.name);
  const lies = [...who, ...what];
  return [planOf(ground).called(place), ...(lies.length === 0 ? [text('board-empty')] : lies), ...groundText(ground, place), ...reachText(goal)].join('; ');
}
