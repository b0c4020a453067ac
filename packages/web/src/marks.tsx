import type { Goal } from '@riposte/server/protocol';
import type { Plan, Spot } from './geometry.ts';
import { costText } from './text.ts';

export const points = (plan: Plan, place: number): string =>
  plan
    .outline(place)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** The border around places as a path; empty on boards without cells. */
export function border(plan: Plan, places: Iterable<number>): string {
  const edges = new Map<string, readonly [Spot, Spot] | null>();
  for (const place of places) {
    const corners = plan.outline(place);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length];
      const key = `${Math.round(from.x + to.x)} ${Math.round(from.y + to.y)}`;
      // An edge that two of the places share lies inside.
      edges.set(key, edges.has(key) ? null : [from, to]);
    });
  }
  return [...edges.values()].flatMap((edge) => (edge === null ? [] : [`M${edge[0].x} ${edge[0].y}L${edge[1].x} ${edge[1].y}`])).join('');
}

/** Where an act can lead: each place to choose, and a line around all that one price buys. */
export function Reach({
  goals,
  plan,
  pick,
}: {
  readonly goals: readonly Goal[];
  readonly plan: Plan;
  readonly pick: (place: number) => void;
}): React.ReactNode {
  const total = (goal: Goal): number => goal.cost.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0);
  const sorted = [...goals].sort((a, b) => total(a) - total(b));
  const prices = [...new Set(sorted.map(total))];
  return (
    <>
      {goals.map((goal) => (
        <GoalMark key={goal.place} goal={goal} plan={plan} pick={() => pick(goal.place)} />
      ))}
      {prices.map((price) => {
        const within = sorted.filter((goal) => total(goal) <= price);
        const outer = within.findLast((goal) => total(goal) === price)!;
        const { x, y } = plan.centre(outer.place);
        return (
          <g key={price} className="contour" aria-hidden="true">
            <path d={border(plan, new Set(within.map((one) => one.place)))} />
            <text x={x} y={y + 4} textAnchor="middle" fontSize={12}>
              {costText(outer.cost)}
            </text>
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
      {plan.outline(goal.place).length > 0 ? <polygon points={points(plan, goal.place)} /> : <circle cx={x} cy={y} r={plan.radius} />}
      {mayProvoke && (
        <text x={x + plan.radius - 6} y={y - plan.radius + 8} textAnchor="middle" fontSize={14}>
          !
        </text>
      )}
    </g>
  );
}

/** A path with what it costs in all, told where the price goes up. */
export function Way({ plan, places, goals }: { readonly plan: Plan; readonly places: readonly number[]; readonly goals: readonly Goal[] }): React.ReactNode {
  const spots = places.map(plan.centre);
  return (
    <g className="way" aria-hidden="true">
      <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map((place, i) => {
        const [goal, before] = [place, places[i - 1]].map((at) => goals.find((one) => one.place === at));
        const price = goal === undefined || (before !== undefined && costText(before.cost) === costText(goal.cost)) ? '' : costText(goal.cost);
        const label = `${price}${goal !== undefined && goal.provokes.length > 0 ? ' !' : ''}`;
        return (
          <text key={place} x={spots[i].x} y={spots[i].y - 8} textAnchor="middle" fontSize={12}>
            {label}
          </text>
        );
      })}
    </g>
  );
}

/** Places where somebody may strike whoever comes or passes. */
export function Threat({ plan, places }: { readonly plan: Plan; readonly places: readonly number[] }): React.ReactNode {
  const d = border(plan, new Set(places));
  if (d !== '') return <path className="threat" d={d} aria-hidden="true" />;
  return places.map((place) => {
    const { x, y } = plan.centre(place);
    return <circle key={place} className="threat" cx={x} cy={y} r={plan.radius / 2} />;
  });
}

export function Cursor({ plan, place }: { readonly plan: Plan; readonly place: number }): React.ReactNode {
  const { x, y } = plan.centre(place);
  return plan.outline(place).length > 0 ? (
    <polygon className="cursor" points={points(plan, place)} />
  ) : (
    <circle className="cursor" cx={x} cy={y} r={plan.radius} />
  );
}
