import type { Brush } from '@riposte/ruleset';
import { BrickWall, Eraser, Flag, ImagePlus, MousePointer2, PaintbrushVertical, Route } from 'lucide-react';
import { type Key, text } from '../language.ts';
import { boardOf, brushesFor } from './drawing.ts';
import type { Editing } from './editing.ts';
import { startBrushes } from './starts.tsx';

/** The tool in use on the map. Select moves fighters; the others draw. */
export type Tool = 'select' | 'wall' | 'ground' | 'start' | 'erase' | 'picture';

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
  { tool: 'start', title: 'prepare-start', Picture: Flag, press: 's' },
  { tool: 'erase', title: 'prepare-erase', Picture: Eraser, press: 'e' },
  { tool: 'picture', title: 'prepare-picture', Picture: ImagePlus, press: 'm' },
];

/** Tools that are dragged over cells. */
const DRAGGED: ReadonlySet<Tool> = new Set(['ground', 'start', 'erase']);

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
          const isDragged = DRAGGED.has(one) && book.drawing?.writes !== 'name';
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
          {brushes.map(({ id, title, path: [, side] }) => (
            <option key={id} value={id}>
              {tool === 'start' ? side : title}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** The brushes of a tool on the board of this fight. */
export function brushesOf({ draft, book: { drawing } }: Editing, tool: Tool): readonly Brush[] {
  if (drawing !== null && tool === 'start') return startBrushes(drawing, draft);
  return drawing === null || (tool !== 'wall' && tool !== 'ground') ? [] : brushesFor(drawing, boardOf(draft), tool);
}

/** The brush that is chosen, else the first. */
export const brushIn = (brushes: readonly Brush[], id: string): Brush => brushes.find((brush) => brush.id === id) ?? brushes[0];
