import type { Scene } from '@riposte/server/protocol';
import { useEffect, useRef } from 'react';
import type { Plan } from './geometry.ts';
import type { Camera } from './paint.ts';

export interface BoardGridProps {
  readonly ground: NonNullable<Scene['ground']>;
  readonly plan: Plan;
  /** Where the picture of the board lies, so that touches hit the cells that one sees. */
  readonly camera: Camera;
  /** What the board is, and what its keys do. */
  readonly label: string;
  /** The place that the keyboard is on. */
  readonly cursor: number | null;
  /** Where the keyboard begins. */
  readonly start: number;
  /** The description of a place. */
  readonly told: (place: number) => string;
  readonly go: (place: number) => void;
  readonly choose: (place: number) => void;
}

/** Columns and rows that an arrow key goes. */
export const ARROWS: { readonly [key: string]: readonly [number, number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The board for the keyboard and screen readers: a grid of which only the cells around the cursor are there, or a list of regions. */
export function BoardGrid({ ground, plan, camera, label, cursor, start, told, go, choose }: BoardGridProps): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const at = cursor ?? start;
  useEffect(() => {
    // The focus follows a fighter only if it is on the board already.
    if (cursor !== null && box.current?.contains(document.activeElement))
      box.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [cursor]);
  const key = (event: React.KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const isDown = ground.kind === 'regions' && arrow?.[0] === 0;
    if (isDown) go((at + arrow[1] + plan.count) % plan.count);
    else if (arrow !== undefined) go(plan.beside(at, ...arrow) ?? at);
    else if (event.key === 'Enter' || event.key === ' ') choose(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const placed = (place: number): React.HTMLAttributes<HTMLDivElement> & { 'data-cell': number } => {
    const { x, y } = plan.centre(place);
    const size = plan.radius * 2 * camera.zoom;
    return {
      'data-cell': place,
      'aria-label': told(place),
      tabIndex: place === at ? 0 : -1,
      onFocus: () => go(place),
      style: { left: x * camera.zoom + camera.x - size / 2, top: y * camera.zoom + camera.y - size / 2, width: size, height: size },
    };
  };
  if (ground.kind === 'regions')
    return (
      <div className="cells" role="listbox" aria-label={label} ref={box} onKeyDown={key}>
        {ground.regions.map((_, place) => (
          <div key={place} role="option" aria-selected={place === at} {...placed(place)} />
        ))}
      </div>
    );
  const width = ground.kind === 'metres' ? ground.width + 1 : ground.width;
  const row = Math.floor(at / width);
  const rows = [row - 1, row, row + 1].filter((one) => one >= 0 && one < plan.count / width);
  const columns = [-1, 0, 1].map((one) => (at % width) + one).filter((one) => one >= 0 && one < width);
  return (
    <div className="cells" role="grid" aria-label={label} aria-rowcount={plan.count / width} aria-colcount={width} ref={box} onKeyDown={key}>
      {rows.map((y) => (
        <div key={y} role="row" aria-rowindex={y + 1}>
          {columns.map((x) => (
            <div key={x} role="gridcell" aria-colindex={x + 1} {...placed(y * width + x)} />
          ))}
        </div>
      ))}
    </div>
  );
}
