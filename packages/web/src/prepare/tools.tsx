import type { Brush } from '@riposte/ruleset';
import { BrickWall, Eraser, ImagePlus, MousePointer2, PaintbrushVertical, Route } from 'lucide-react';
import type { Plan, Spot } from '../geometry.ts';
import { sharedEdge } from '../geometry.ts';
import { type Key, text } from '../language.ts';
import { boardOf, brushesFor, type Stroke } from './drawing.ts';
import type { Editing } from './editing.ts';

/** What is held in the hand over the map. Select moves fighters; the others draw. */
export type Tool = 'select' | 'wall' | 'ground' | 'erase' | 'picture';

/** The tools with their keys and pictures, in the order of the bar. */
export const TOOLS: readonly {
  readonly tool: Tool;
  readonly title: Extract<Key, `prepare-${string}`>;
  readonly Picture: typeof MousePointer2;
  readonly press: string;
}[] = [
  { tool: 'select', title: 'prepare-select', Picture: MousePointer2, press: 'v' },
  { tool: 'wall', title: 'prepare-wall', Picture: BrickWall, press: 'w' },
  { tool: 'ground', title: 'prepare-paint', Picture: PaintbrushVertical, press: 'g' },
  { tool: 'erase', title: 'prepare-erase', Picture: Eraser, press: 'e' },
  { tool: 'picture', title: 'prepare-picture', Picture: ImagePlus, press: 'm' },
];

interface ToolbarProps {
  readonly tool: Tool;
  readonly take: (tool: Tool) => void;
  readonly editing: Editing;
  /** The brush that is chosen by its id, for each tool that has several. */
  readonly brush: string;
  readonly dip: (brush: string) => void;
}

export function Toolbar({ tool, take, editing, brush, dip }: ToolbarProps): React.ReactNode {
  const { book } = editing;
  const brushes = brushesOf(editing, tool);
  return (
    <>
      <div className="tools" role="toolbar" aria-label={text('prepare-tools')}>
        {TOOLS.map(({ tool: one, title: usual, Picture: drawn, press }) => {
          const isPath = one === 'wall' && book.drawing?.writes === 'name';
          const isDragged = (one === 'ground' || one === 'erase') && book.drawing?.writes !== 'name';
          const [title, Picture] = isPath ? (['prepare-path', Route] as const) : [usual, drawn];
          return (
            <button
              key={one}
              type="button"
              aria-pressed={tool === one}
              aria-keyshortcuts={press}
              title={isDragged ? text('prepare-drag', { tool: text(title) }) : text(title)}
              onClick={() => take(one)}
            >
              <Picture aria-hidden="true" /> <span>{text(title)}</span>
            </button>
          );
        })}
      </div>
      {brushes.length === 1 && <span className="badge">{brushes[0].title}</span>}
      {brushes.length > 1 && (
        <select className="brush" aria-label={text('prepare-brush')} value={brushIn(brushes, brush).id} onChange={({ target: { value } }) => dip(value)}>
          {brushes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** The brushes of a tool on the board of this fight. */
export function brushesOf({ draft, book: { drawing } }: Editing, tool: Tool): readonly Brush[] {
  return drawing === null || (tool !== 'wall' && tool !== 'ground') ? [] : brushesFor(drawing, boardOf(draft), tool);
}

/** The brush that is chosen, else the first. */
export const brushIn = (brushes: readonly Brush[], id: string): Brush => brushes.find((brush) => brush.id === id) ?? brushes[0];

/** What is drawn just now, before it is there: cells, edges or a line, with its ends. */
export function StrokeLayer({
  stroke,
  erased,
  ends,
  plan,
  unit,
}: {
  readonly stroke: Stroke | null;
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
      {places.map((place) => {
        const { x, y } = plan.centre(place);
        const corners = plan.outline(place);
        return corners.length === 0 ? (
          <circle key={place} cx={x} cy={y} r={plan.radius} />
        ) : (
          <polygon key={place} points={corners.map((corner) => `${corner.x},${corner.y}`).join(' ')} />
        );
      })}
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
