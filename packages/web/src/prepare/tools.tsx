import { MousePointer2 } from 'lucide-react';
import type { Plan } from '../geometry.ts';
import { type Key, text } from '../language.ts';
import type { Editing } from './editing.ts';

/** What is held in the hand over the map. Select moves fighters; the others draw. */
export type Tool = 'select';

/** The tools with their keys and pictures, in the order of the bar. */
export const TOOLS: readonly {
  readonly tool: Tool;
  readonly title: Extract<Key, `prepare-${string}`>;
  readonly Picture: typeof MousePointer2;
  readonly press: string;
}[] = [{ tool: 'select', title: 'prepare-select', Picture: MousePointer2, press: 'v' }];

export function Toolbar({ tool, take }: { readonly tool: Tool; readonly take: (tool: Tool) => void }): React.ReactNode {
  return (
    <div className="tools" role="toolbar" aria-label={text('prepare-tools')}>
      {TOOLS.map(({ tool: one, title, Picture, press }) => (
        <button key={one} type="button" aria-pressed={tool === one} aria-keyshortcuts={press} title={text(title)} onClick={() => take(one)}>
          <Picture aria-hidden="true" /> <span>{text(title)}</span>
        </button>
      ))}
    </div>
  );
}

/** What a tool that draws needs of the map. */
export interface Drawing {
  readonly tool: Tool;
  readonly editing: Editing;
  readonly plan: Plan;
  /** Units of the board for one pixel. */
  readonly unit: number;
  /** The place under the pointer or the cursor of the keyboard. */
  readonly at: number | null;
  /** Whether the pointer is down. */
  readonly isDown: boolean;
}

/** What a tool shows above the ground; null while fighters are chosen and moved. */
export function ToolLayer(_drawing: Drawing): React.ReactNode {
  return null;
}
