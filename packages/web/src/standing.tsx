import type { Scene, ShownFighter } from '@riposte/server/protocol';
import { useRef } from 'react';
import { type Plan, radiusOf, type Spot, spread } from './geometry.ts';
import { text } from './language.ts';
import { useHit, useWalk } from './motion.ts';
import { besideToken, NAME_HEIGHT, type NameAt, nameWidth, shownName } from './plates.ts';
import { Badge, Shape } from './token.tsx';

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
      plan,
    );
  };
}

export interface TokenProps {
  readonly fighter: ShownFighter;
  readonly spot: Spot;
  readonly radius: number;
  readonly letters: string;
  /** Units of the board for one pixel: names keep their size. */
  readonly unit: number;
  /** Where its name has room; without room the name is shown under the pointer. */
  readonly nameAt: NameAt;
  readonly isTarget: boolean;
  /** It is the one at which the chosen act is aimed. */
  readonly isAimed: boolean;
  /** It has to decide. */
  readonly isAsked: boolean;
  /** It can be dragged; it is on its way, and shown where the pointer is. */
  readonly isMovable: boolean;
  readonly isHeld: boolean;
  /** The spots between two places, as it goes from one to the other. */
  readonly wayOf: (from: number, to: number) => readonly Spot[];
  readonly pick: () => void;
  readonly watch: () => void;
}

const CONDITIONS = 3;

/** A fighter on the board; a button where it can be chosen. */
export function Token(props: TokenProps): React.ReactNode {
  const { fighter, spot, radius, letters, unit, nameAt, isTarget, isAsked, wayOf, pick, watch } = props;
  const { name, out, lost, badge } = fighter;
  const token = useRef<SVGGElement>(null);
  const body = useRef<SVGGElement>(null);
  useWalk(token, spot, fighter.places[0], wayOf);
  useHit(body, lost);
  const icons = [...new Set(fighter.conditions.flatMap(({ icon }) => icon ?? []))].slice(0, CONDITIONS);
  const size = radius * 0.43;
  const states = [fighter.sideName, ...(out ? [text('token-out')] : []), ...(isTarget ? [text('board-choose')] : [])];
  return (
    <g
      ref={token}
      className={classOf(props)}
      role={isTarget ? 'button' : 'img'}
      tabIndex={isTarget ? 0 : undefined}
      aria-label={[name, ...states].filter((one) => one !== '').join(', ')}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
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
      {!out && <ellipse className="shade" cy={radius * 0.3} rx={radius} ry={radius * 0.92} />}
      {(fighter.acting || isAsked) && !out && <circle className="ring" r={radius * 1.15} />}
      <g className="body" ref={body}>
        <Shape radius={radius} side={fighter.side} letters={letters} lost={lost} portrait={fighter.portrait} />
        {out && <path className="cross" d={crossed(radius * 0.55)} />}
      </g>
      {fighter.facing !== null && !out && <Facing facing={fighter.facing} radius={radius} />}
      {badge !== null && !out && <Badge spot={{ x: radius * 0.78, y: radius * 0.68 }} size={size} icon={badge} kind="gear" />}
      {icons.map((icon, i) => (
        <Badge key={icon} spot={{ x: -radius * 0.72 + i * size * 1.6, y: -radius * 0.76 }} size={size * 0.82} icon={icon} kind="harm" />
      ))}
      {isTarget && <path className="corners" d={corners(radius * 1.24)} />}
      <Name text={name} at={nameAt} radius={radius} unit={unit} />
    </g>
  );
}

function classOf({ fighter: { acting, out }, isTarget, isAimed, isAsked, isMovable, isHeld, nameAt }: TokenProps): string {
  return [
    'token',
    acting && !out && 'acting',
    isTarget && 'target',
    isAimed && 'aimed',
    isAsked && 'asked',
    isMovable && 'movable',
    isHeld && 'lifted',
    out && 'out',
    nameAt === 'nowhere' && 'crowded',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The way that a token looks. */
export function Facing({ facing, radius }: { readonly facing: number; readonly radius: number }): React.ReactNode {
  return (
    <path className="facing" d={`M${-radius * 0.3} ${-radius * 1.02}L0 ${-radius * 1.38}L${radius * 0.3} ${-radius * 1.02}Z`} transform={`rotate(${facing})`} />
  );
}

const crossed = (r: number): string => `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`;

export const corners = (r: number): string => {
  const s = r * 0.3;
  return `M${-r} ${-r + s}V${-r}H${-r + s}M${r} ${-r + s}V${-r}H${r - s}M${r} ${r - s}V${r}H${r - s}M${-r} ${r - s}V${r}H${-r + s}`;
};

/** A name on a plate, as large on every zoom. */
export function Name({
  text: all,
  at,
  radius,
  unit,
}: {
  readonly text: string;
  readonly at: NameAt;
  readonly radius: number;
  readonly unit: number;
}): React.ReactNode {
  const shown = shownName(all);
  return <Plate text={shown} spot={besideToken(at, shown, radius, unit)} unit={unit} kind="name" />;
}

/**
 * Where a word on a plate stands beside a token, or beside the end of a way: above, at the right, at the left or below, where it covers the fewest others.
 * @returns Its middle, in units of the board.
 */
export function plateAt(
  shown: string,
  { x, y, radius }: Spot & { readonly radius: number },
  fighters: Scene['fighters'],
  spotOf: (key: string, places: readonly number[]) => Spot,
  plan: Plan,
  unit: number,
): Spot {
  const half = (nameWidth(shown) / 2 + 4) * unit;
  const up = 13 * unit;
  const standing = fighters.flatMap((one) => (one.places.length === 0 ? [] : [{ ...spotOf(`f${one.ref}`, one.places), radius: radiusOf(plan, one.places) }]));
  const away = radius * 1.24;
  const spots = [
    { x, y: y - away - 18 * unit },
    { x: x + away + half + 4 * unit, y },
    { x: x - away - half - 4 * unit, y },
    { x, y: y + away + 36 * unit },
  ];
  const covered = (spot: Spot): number =>
    standing.filter((one) => Math.abs(one.x - spot.x) < half + one.radius && Math.abs(one.y - spot.y) < up + one.radius).length +
    (spot.x - half < 0 || spot.x + half > plan.width || spot.y - up < 0 || spot.y + up > plan.height ? 1 : 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

/** A word on a plate around a spot. */
export function Plate({
  text: shown,
  spot: { x, y },
  unit,
  kind,
}: {
  readonly text: string;
  readonly spot: Spot;
  readonly unit: number;
  readonly kind: 'name' | 'price' | 'chance' | 'alarm';
}): React.ReactNode {
  const width = nameWidth(shown) + (kind === 'name' ? 0 : 8);
  const height = kind === 'name' ? NAME_HEIGHT : 25;
  return (
    <g className={`plate ${kind}`} transform={`translate(${x} ${y}) scale(${unit})`} aria-hidden="true">
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={kind === 'name' ? 5 : 7} />
      <text textAnchor="middle" dy="0.35em" fontSize={12.5}>
        {shown}
      </text>
    </g>
  );
}

export function Thing({
  name,
  icon,
  spot: { x, y },
  unit,
  isAlone,
}: {
  readonly name: string;
  readonly icon: string | null;
  readonly spot: Spot;
  readonly unit: number;
  readonly isAlone: boolean;
}): React.ReactNode {
  return (
    <g className="thing" transform={`translate(${x} ${y})`}>
      <title>{name}</title>
      {icon === null ? <rect x={-8} y={-8} width={16} height={16} transform="rotate(45)" /> : <Badge spot={{ x: 0, y: 0 }} size={11} icon={icon} kind="gear" />}
      {isAlone && icon === null && <Plate text={name} spot={{ x: 0, y: 22 }} unit={unit} kind="name" />}
    </g>
  );
}

/** The plate with the name of a region and what its ground is. */
export function Region({
  name,
  marks,
  spot: { x, y },
  unit,
}: {
  readonly name: string;
  readonly marks: string;
  readonly spot: Spot;
  readonly unit: number;
}): React.ReactNode {
  return (
    <g className="region" transform={`translate(${x + 18} ${y + 18}) scale(${unit})`} aria-hidden="true">
      <rect width={Math.max(name.length * 9.4, marks.length * 6.1) + 22} height={marks === '' ? 30 : 44} rx={7} />
      <text className="title" x={11} y={20} fontSize={15}>
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </text>
      <text x={11} y={36} fontSize={12}>
        {marks}
      </text>
    </g>
  );
}
