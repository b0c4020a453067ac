import type { Scene } from '@riposte/server/protocol';
import type { Size } from './camera.ts';
import { costText } from './cost-text.ts';
import type { Plan } from './geometry.ts';
import type { Move } from './goals.ts';
import { Icon } from './icons.tsx';
import { listed, text } from './language.ts';
import type { Camera } from './paint.ts';

export interface RegionMovesProps {
  readonly moves: readonly Move[];
  readonly regions: (NonNullable<Scene['ground']> & { readonly kind: 'regions' })['regions'];
  readonly plan: Plan;
  readonly camera: Camera;
  /** The picture: a region may reach beyond it. */
  readonly size: Size;
  readonly take: (move: Move) => void;
  /** A region is pointed at by its button, or no longer. */
  readonly point: (place: number | null) => void;
}

/** Pixels from a button to the edge of its region, and of the picture. */
const INSET = 10;
/** Names of those who may react that a button has room for. */
const NAMED = 2;

/** In each region the button that goes there, with what it costs and who may react. */
export function RegionMoves({ moves, regions, plan, camera, size, take, point }: RegionMovesProps): React.ReactNode {
  return moves.map((move) => {
    const { act, goal } = move;
    const corners = plan.outline(goal.place);
    const across = corners.map(({ x }) => Math.max(0, Math.min(size.width, x * camera.zoom + camera.x)));
    const bottom = Math.max(...corners.map(({ y }) => y)) * camera.zoom + camera.y;
    const [left, right] = [Math.min(...across), Math.max(...across)];
    const cost = costText(goal.cost) || text('cost-free');
    const reacts = goal.provokes.length === 0 ? [] : [text('board-provokes', { names: listed(goal.provokes) })];
    return (
      <button
        type="button"
        key={goal.place}
        className="region-move"
        data-move={goal.place}
        style={{ left: (left + right) / 2, maxWidth: right - left - INSET, bottom: Math.max(0, size.height - bottom) + INSET }}
        aria-label={[`${act.title}: ${regions[goal.place].name}`, cost, ...reacts].join(', ')}
        onClick={() => take(move)}
        onPointerEnter={() => point(goal.place)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(goal.place)}
        onBlur={() => point(null)}
      >
        <Icon name={act.icon} />
        <b>{act.title}</b> <span key={cost}>{cost}</span>
        {goal.provokes.length > 0 && (
          <small className="warn" title={reacts.join('')}>
            ! {goal.provokes.length > NAMED ? goal.provokes.length : goal.provokes.join(', ')}
          </small>
        )}
      </button>
    );
  });
}
