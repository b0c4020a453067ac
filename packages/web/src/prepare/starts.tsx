import { drawnWith } from '@riposte/files/drawing';
import type { Brush, Drawing, Ground } from '@riposte/ruleset';
import type { Plan } from '../geometry.ts';
import { text } from '../language.ts';
import { edgesAround, PlaceShape } from '../marks.tsx';
import { sidesOf } from './changes.ts';
import type { Draft } from './document.ts';
import { boardOf, startBrush } from './drawing.ts';

/** Sides with colours of their own. */
const COLOURS = 4;

/** The start area of each side, drawn as ground is. */
export const startBrushes = (drawing: Drawing, draft: Draft): readonly Brush[] =>
  sidesOf(draft).map((side) => ({ ...startBrush(drawing, side), title: text('prepare-start-of', { side }) }));

/** A start area as the map shows it. */
export interface Start {
  readonly title: string;
  readonly side: number;
  readonly places: readonly number[];
}

export const startsOf = (drawing: Drawing, draft: Draft): readonly Start[] =>
  startBrushes(drawing, draft)
    .map((brush, side) => ({ title: brush.title, side, places: drawnWith(drawing, boardOf(draft), brush).map(([place]) => place) }))
    .filter(({ places }) => places.length > 0);

/** Where each side starts. Regions say it below their names. */
export function StartLayer({ starts, ground, plan, unit }: { starts: readonly Start[]; ground: Ground; plan: Plan; unit: number }): React.ReactNode {
  if (ground.kind === 'regions') return null;
  return starts.map(({ title, side, places }) => (
    <g key={side} className="start" style={{ fill: `var(--side${side % COLOURS})`, stroke: `var(--side${side % COLOURS})` }} aria-hidden="true">
      <title>{title}</title>
      {places.map((place) => (
        <PlaceShape key={place} plan={plan} place={place} />
      ))}
      {edgesAround(plan, places).map(([from, to]) => (
        <line key={`${from.x} ${from.y} ${to.x} ${to.y}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={2 * unit} />
      ))}
    </g>
  ));
}
