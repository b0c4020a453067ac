import type { Scene, ShownFighter } from '@riposte/server/protocol';
import { type Plan, type Spot, spread } from './geometry.ts';
import { text } from './language.ts';
import { Shape } from './token.tsx';

/** Where everybody and everything is drawn that shares places with others. */
export function spotsOf({ fighters, things }: Pick<Scene, 'fighters' | 'things'>, plan: Plan): (key: string, places: readonly number[]) => Spot {
  const standing = [
    ...fighters.map((fighter) => ({ key: `f${fighter.ref}`, place: fighter.places[0] })),
    ...things.map((thing) => ({ key: `t${thing.ref}`, place: thing.places[0] })),
  ];
  return (key, places) => {
    const here = standing.filter((other) => other.place === places[0]);
    const middle = places.map(plan.centre).reduce((sum, { x, y }) => ({ x: sum.x + x / places.length, y: sum.y + y / places.length }), { x: 0, y: 0 });
    return spread(
      middle,
      here.length,
      here.findIndex((other) => other.key === key),
      plan.radius,
    );
  };
}

export interface TokenProps {
  readonly fighter: ShownFighter;
  readonly spot: Spot;
  readonly radius: number;
  readonly letters: string;
  readonly isTarget: boolean;
  readonly pick: () => void;
  readonly watch: () => void;
}

/** A fighter on the board; a button where it can be chosen. */
export function Token({ fighter, spot, radius, letters, isTarget, pick, watch }: TokenProps): React.ReactNode {
  return (
    <g
      className={`token${fighter.acting ? ' acting' : ''}${isTarget ? ' target' : ''}`}
      role={isTarget ? 'button' : 'img'}
      tabIndex={isTarget ? 0 : undefined}
      aria-label={[fighter.name, fighter.sideName, isTarget ? text('board-choose') : ''].filter((one) => one !== '').join(', ')}
      onClick={isTarget ? pick : watch}
      onPointerEnter={watch}
      onFocus={watch}
      onKeyDown={(event) => {
        if (!isTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        pick();
      }}
    >
      {(fighter.acting || isTarget) && <circle className="ring" cx={spot.x} cy={spot.y} r={radius + 6} />}
      <Shape spot={spot} radius={radius} side={fighter.side} letters={letters} />
      {fighter.facing !== null && (
        <polygon
          className="facing"
          points={`${spot.x - 6},${spot.y - radius - 2} ${spot.x + 6},${spot.y - radius - 2} ${spot.x},${spot.y - radius - 12}`}
          transform={`rotate(${fighter.facing} ${spot.x} ${spot.y})`}
        />
      )}
      <text className="name" x={spot.x} y={spot.y + radius + 13} textAnchor="middle" fontSize={12}>
        {fighter.name.length > 11 ? `${fighter.name.slice(0, 10)}.` : fighter.name}
      </text>
    </g>
  );
}

export function Thing({ name, spot: { x, y }, isAlone }: { readonly name: string; readonly spot: Spot; readonly isAlone: boolean }): React.ReactNode {
  return (
    <g className="thing">
      <rect x={x - 9} y={y - 9} width={18} height={18} transform={`rotate(45 ${x} ${y})`} />
      <title>{name}</title>
      {isAlone && (
        <text x={x} y={y + 26} textAnchor="middle" fontSize={11}>
          {name}
        </text>
      )}
    </g>
  );
}
