import type { Goal } from '@riposte/server/protocol';
import { costText } from './cost-text.ts';
import type { Plan, Spot } from './geometry.ts';
import { Plate } from './standing.tsx';

export const points = (plan: Plan, place: number): string =>
  plan
    .outline(place)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** The edges around places, which no two of them share; none on boards without cells. */
export function edgesAround(plan: Plan, places: Iterable<number>): readonly (readonly [Spot, Spot])[] {
  const edges = new Map<string, readonly [Spot, Spot] | null>();
  for (const place of places) {
    const corners = plan.outline(place);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length];
      const key = `${Math.round(from.x + to.x)} ${Math.round(from.y + to.y)}`;
      edges.set(key, edges.has(key) ? null : [from, to]);
    });
  }
  return [...edges.values()].filter((edge) => edge !== null);
}

/** The border around places as a path; empty on boards without cells. */
export const border = (plan: Plan, places: Iterable<number>): string =>
  edgesAround(plan, places)
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');

/** A place as it is marked: the outline of its cell, or a circle where the board has none. */
export function PlaceShape({ plan, place, className }: { readonly plan: Plan; readonly place: number; readonly className?: string }): React.ReactNode {
  const { x, y } = plan.centre(place);
  if (plan.outline(place).length > 0) return <polygon className={className} points={points(plan, place)} />;
  return <circle className={className} cx={x} cy={y} r={plan.radius} />;
}

interface ReachProps {
  readonly goals: readonly Goal[];
  readonly plan: Plan;
  readonly unit: number;
  readonly pick: (place: number) => void;
}

/** Where an act can lead: each place to choose, and a line around all that one price buys. */
export function Reach({ goals, plan, unit, pick }: ReachProps): React.ReactNode {
  const total = (goal: Goal): number => goal.cost.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0);
  const sorted = [...goals].sort((a, b) => total(a) - total(b));
  // A region has an outline and a button with its price.
  const prices = plan.room === undefined ? [...new Set(sorted.map(total))] : [];
  return (
    <>
      {goals.map((goal) => (
        <GoalMark key={goal.place} goal={goal} plan={plan} pick={() => pick(goal.place)} />
      ))}
      {prices.map((price) => {
        const within = sorted.filter((goal) => total(goal) <= price);
        const outer = within.findLast((goal) => total(goal) === price)!;
        return (
          <g key={price} className="contour" aria-hidden="true">
            <path d={border(plan, new Set(within.map((one) => one.place)))} />
            {costText(outer.cost) !== '' && <Plate text={costText(outer.cost)} spot={plan.centre(outer.place)} unit={unit} kind="name" />}
          </g>
        );
      })}
    </>
  );
}

function GoalMark({ goal, plan, pick }: { readonly goal: Goal; readonly plan: Plan; readonly pick: () => void }): React.ReactNode {
  const { x, y } = plan.centre(goal.place);
  const mayProvoke = goal.provokes.length > 0;
  return (
    <g className={`goal${mayProvoke ? ' provokes' : ''}`} onClick={pick} aria-hidden="true">
      <PlaceShape plan={plan} place={goal.place} />
      {mayProvoke && <Alarm spot={{ x: x + plan.radius * 0.85, y: y - plan.radius * 0.85 }} size={0.62} />}
    </g>
  );
}

/** A fighter may react here. */
function Alarm({ spot: { x, y }, size = 1 }: { readonly spot: Spot; readonly size?: number }): React.ReactNode {
  return (
    <g className="alarm" transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r={7.5} />
      <text textAnchor="middle" dy="0.36em" fontSize={11}>
        !
      </text>
    </g>
  );
}

/** A path, with the places where someone may react. */
export function Way({
  plan,
  from,
  goal,
  goals,
}: {
  readonly plan: Plan;
  readonly from: Spot;
  readonly goal: Goal;
  readonly goals: readonly Goal[];
}): React.ReactNode {
  const steps = goal.path.map((place) => ({ place, spot: plan.centre(place) }));
  const line = [from, ...steps.map(({ spot }) => spot)].map(({ x, y }) => `${x},${y}`).join(' ');
  const provokes = (place: number): boolean => ((place === goal.place ? goal : goals.find((other) => other.place === place))?.provokes.length ?? 0) > 0;
  return (
    <g className="way" aria-hidden="true">
      <polyline className="casing" points={line} />
      <polyline points={line} />
      {steps.slice(0, -1).map(({ place, spot: { x, y } }) => (
        <circle key={place} cx={x} cy={y} r={4.5} />
      ))}
      {steps.map(({ place, spot: { x, y } }) => (provokes(place) ? <Alarm key={place} spot={{ x: x + 12, y: y - 12 }} /> : null))}
    </g>
  );
}

/** Places where a fighter may strike others who come or pass. */
export function Threat({ plan, places }: { readonly plan: Plan; readonly places: readonly number[] }): React.ReactNode {
  const d = border(plan, new Set(places));
  if (d !== '') return <path className="threat" d={d} aria-hidden="true" />;
  return places.map((place) => {
    const { x, y } = plan.centre(place);
    return <circle key={place} className="threat" cx={x} cy={y} r={plan.radius / 2} />;
  });
}

export function Cursor({ plan, place }: { readonly plan: Plan; readonly place: number }): React.ReactNode {
  return <PlaceShape plan={plan} place={place} className="cursor" />;
}

/** A line of fire or of a blow, from one to another. */
export function Aimed({ from, to, isHarm }: { readonly from: Spot; readonly to: Spot; readonly isHarm: boolean }): React.ReactNode {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g className={`aimline${isHarm ? ' harm' : ''}`} aria-hidden="true">
      <path className="casing" d={d} />
      <path d={d} />
    </g>
  );
}
