import { type Plan, type Spot, sharedEdge } from './geometry.ts';
import { PlaceShape } from './marks.tsx';
import type { Stroke } from './strokes.ts';
import './strokes.css';

/** What is drawn just now, before it is there: cells, edges or a line, with its ends. */
export function StrokeLayer({
  stroke,
  erased,
  ends,
  plan,
  unit,
}: {
  readonly stroke: Pick<Stroke, 'things' | 'isErasing'> | null;
  readonly erased: readonly number[];
  /** Where the line begins and ends. */
  readonly ends: readonly Spot[];
  readonly plan: Plan;
  /** Units of the board for one pixel. */
  readonly unit: number;
}): React.ReactNode {
  const places = stroke === null ? erased : stroke.things.flatMap((thing) => (thing.length === 1 ? [thing[0]] : []));
  const lines = (stroke?.things ?? []).flatMap(([a, b]) => (b === undefined ? [] : [sharedEdge(plan, a, b) ?? [plan.centre(a), plan.centre(b)]]));
  const isErasing = stroke === null || stroke.isErasing;
  return (
    <g className={isErasing ? 'stroke away' : 'stroke'} aria-hidden="true">
      {places.map((place) => (
        <PlaceShape key={place} plan={plan} place={place} />
      ))}
      {lines.map(([from, to], nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one stroke
        <line key={nth} x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={6} />
      ))}
      {ends.map(({ x, y }, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- two ends
        <rect key={nth} x={x - 6 * unit} y={y - 6 * unit} width={12 * unit} height={12 * unit} strokeWidth={2.5 * unit} />
      ))}
    </g>
  );
}
