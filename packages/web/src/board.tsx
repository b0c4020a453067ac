import type { Goal, Scene } from '@riposte/table/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Plan, planOf, type Spot, spread } from './geometry.ts';
import { type Camera, paintGround } from './paint.ts';
import { costText } from './text.ts';
import { lettersOf, Shape } from './token.tsx';

export interface BoardProps {
  readonly scene: Scene;
  /** Fighters that the chosen act can be aimed at. */
  readonly targets: ReadonlySet<number>;
  /** Places that the chosen act can lead to. */
  readonly goals: readonly Goal[];
  readonly pickFighter: (ref: number) => void;
  readonly pickPlace: (place: number) => void;
  /** What a screen reader is told of a place beside who stands there. */
  readonly announce: (text: string) => void;
}

/** The board: ground on a canvas, everything that stands on it above as pictures with names. */
export function Board({ scene, targets, goals, pickFighter, pickPlace, announce }: BoardProps): React.ReactNode {
  const { ground, fighters, things } = scene;
  const plan = useMemo(() => (ground === null ? null : planOf(ground)), [ground]);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 600, height: 400 });
  const [camera, setCamera] = useState<Camera | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [hover, setHover] = useState<number | null>(null);
  const fingers = useRef(new Map<number, Spot>());
  const fitted: Camera = plan === null ? { x: 0, y: 0, zoom: 1 } : fit(plan, size);
  const now = camera ?? fitted;

  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (canvas.current !== null && ground !== null && plan !== null) paintGround(canvas.current, ground, plan, now);
  });
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      setCamera((old) => zoomed(old ?? fitted, event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX - left, y: event.clientY - top }));
    };
    // React listens passively, which could not keep the page from scrolling.
    box.addEventListener('wheel', wheel, { passive: false });
    return () => box.removeEventListener('wheel', wheel);
  });
  if (plan === null || ground === null) return <div className="board empty">This fight has no picture; everything is in words beside it.</div>;

  const letters = lettersOf(fighters.map((one) => one.name));
  const standing = [
    ...fighters.map((one) => ({ key: `f${one.ref}`, place: one.places[0] })),
    ...things.map((one) => ({ key: `t${one.ref}`, place: one.places[0] })),
  ];
  const spotOf = (key: string, places: readonly number[]): Spot => {
    const here = standing.filter((one) => one.place === places[0]);
    const middle = places.map(plan.centre).reduce((sum, { x, y }) => ({ x: sum.x + x / places.length, y: sum.y + y / places.length }), { x: 0, y: 0 });
    return spread(
      middle,
      here.length,
      here.findIndex((one) => one.key === key),
      plan.radius,
    );
  };
  const goalAt = (place: number): Goal | undefined => goals.find((one) => one.place === place);
  const shown = goalAt(hover ?? cursor ?? -1);
  const start = shown === undefined ? null : fighters.find((one) => one.acting && one.mine)?.places[0];

  const told = (place: number): string => {
    const who = fighters
      .filter((one) => one.places.includes(place))
      .map((one) => `${one.name}${one.conditions.length > 0 ? `, ${one.conditions.join(', ')}` : ''}${targets.has(one.ref) ? ', can be chosen' : ''}`);
    const what = things.filter((one) => one.places.includes(place)).map((one) => one.name);
    const marks = ground.marks.filter((one) => one.places.includes(place)).map((one) => one.title);
    const goal = goalAt(place);
    const way =
      goal === undefined
        ? []
        : [
            `can be reached${costText(goal.cost) === '' ? '' : ` for ${costText(goal.cost)}`}${goal.provokes.length > 0 ? `, may provoke ${goal.provokes.join(', ')}` : ''}`,
          ];
    return [plan.called(place), ...(who.length + what.length === 0 ? ['nobody'] : [...who, ...what]), ...marks, ...way].join('; ');
  };
  const key = (event: React.KeyboardEvent): void => {
    const arrows: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const arrow = arrows[event.key];
    const from = cursor ?? fighters.find((one) => one.acting && one.mine)?.places[0] ?? fighters.find((one) => one.places.length > 0)?.places[0] ?? 0;
    if (arrow !== undefined) {
      event.preventDefault();
      const to = cursor === null ? from : (plan.beside(from, ...arrow) ?? from);
      setCursor(to);
      announce(told(to));
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor !== null) {
      event.preventDefault();
      event.stopPropagation();
      const target = fighters.find((one) => targets.has(one.ref) && one.places.includes(cursor));
      if (target !== undefined) pickFighter(target.ref);
      else if (goalAt(cursor) !== undefined) pickPlace(cursor);
      else announce('nothing can be chosen here');
    } else if (event.key === '+' || event.key === '=') setCamera(zoomed(now, 1.25, { x: size.width / 2, y: size.height / 2 }));
    else if (event.key === '-') setCamera(zoomed(now, 0.8, { x: size.width / 2, y: size.height / 2 }));
    else if (event.key === 'Home') setCamera(null);
  };
  const move = (event: React.PointerEvent): void => {
    const box = frame.current!.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    setHover(plan.placeAt({ x: (at.x - now.x) / now.zoom, y: (at.y - now.y) / now.zoom }));
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const [other] = [...fingers.current].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]));
    fingers.current.set(event.pointerId, at);
    if (other === undefined) return setCamera({ ...now, x: now.x + at.x - before.x, y: now.y + at.y - before.y });
    const stretch = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    return setCamera(zoomed(now, stretch, other));
  };
  return (
    <div className="board" ref={frame}>
      <canvas ref={canvas} aria-hidden="true" />
      <div
        className="overlay"
        role="application"
        aria-roledescription="board"
        aria-label="Board. Arrow keys move from place to place, Enter chooses, plus and minus zoom."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is one stop of the keyboard
        tabIndex={0}
        onKeyDown={key}
        onPointerDown={(event) => {
          const box = frame.current!.getBoundingClientRect();
          fingers.current.set(event.pointerId, { x: event.clientX - box.left, y: event.clientY - box.top });
        }}
        onPointerMove={move}
        onPointerUp={(event) => fingers.current.delete(event.pointerId)}
        onPointerLeave={(event) => {
          fingers.current.delete(event.pointerId);
          setHover(null);
        }}
      >
        <svg width={size.width} height={size.height}>
          <title>Board</title>
          <g transform={`translate(${now.x} ${now.y}) scale(${now.zoom})`}>
            {goals.map((goal) => (
              <GoalMark key={goal.place} goal={goal} plan={plan} pick={() => pickPlace(goal.place)} />
            ))}
            {shown !== undefined && <Way plan={plan} places={[...(start === undefined || start === null ? [] : [start]), ...shown.path]} />}
            {things.map((one) => {
              const { x, y } = spotOf(`t${one.ref}`, one.places);
              return (
                <g key={one.ref} className="thing">
                  <rect x={x - 9} y={y - 9} width={18} height={18} transform={`rotate(45 ${x} ${y})`} />
                  <title>{one.name}</title>
                  {things.filter((other) => other.places[0] === one.places[0]).length === 1 && (
                    <text x={x} y={y + 26} textAnchor="middle" fontSize={11}>
                      {one.name}
                    </text>
                  )}
                </g>
              );
            })}
            {fighters.map((one, i) => {
              if (one.places.length === 0) return null;
              const spot = spotOf(`f${one.ref}`, one.places);
              const isTarget = targets.has(one.ref);
              const radius = plan.radius * Math.max(1, Math.sqrt(one.places.length));
              return (
                <g
                  key={one.ref}
                  className={`token${one.acting ? ' acting' : ''}${isTarget ? ' target' : ''}`}
                  role={isTarget ? 'button' : 'img'}
                  tabIndex={isTarget ? 0 : undefined}
                  aria-label={`${one.name}${one.sideName === '' ? '' : `, ${one.sideName}`}${isTarget ? ', choose' : ''}`}
                  onClick={isTarget ? () => pickFighter(one.ref) : undefined}
                  onKeyDown={(event) => {
                    if (!isTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
                    event.preventDefault();
                    event.stopPropagation();
                    pickFighter(one.ref);
                  }}
                >
                  {(one.acting || isTarget) && <circle className="ring" cx={spot.x} cy={spot.y} r={radius + 6} />}
                  <Shape spot={spot} radius={radius} side={one.side} letters={letters[i]} />
                  {one.facing !== null && (
                    <polygon
                      className="facing"
                      points={`${spot.x - 6},${spot.y - radius - 2} ${spot.x + 6},${spot.y - radius - 2} ${spot.x},${spot.y - radius - 12}`}
                      transform={`rotate(${one.facing} ${spot.x} ${spot.y})`}
                    />
                  )}
                  <text className="name" x={spot.x} y={spot.y + radius + 13} textAnchor="middle" fontSize={12}>
                    {one.name.length > 11 ? `${one.name.slice(0, 10)}.` : one.name}
                  </text>
                </g>
              );
            })}
            {cursor !== null && <Cursor plan={plan} place={cursor} />}
          </g>
        </svg>
      </div>
      <div className="zoom">
        <button type="button" aria-label="Zoom in" onClick={() => setCamera(zoomed(now, 1.25, { x: size.width / 2, y: size.height / 2 }))}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => setCamera(zoomed(now, 0.8, { x: size.width / 2, y: size.height / 2 }))}>
          -
        </button>
        <button type="button" aria-label="Show the whole board" onClick={() => setCamera(null)}>
          Fit
        </button>
      </div>
      {shown !== undefined && <output className="hint">{told(shown.place)}</output>}
    </div>
  );
}

function fit(plan: Plan, { width, height }: { readonly width: number; readonly height: number }): Camera {
  const zoom = Math.min(1.6, width / (plan.width + 24), height / (plan.height + 40));
  return { zoom, x: (width - plan.width * zoom) / 2, y: (height - plan.height * zoom) / 2 };
}

function zoomed({ x, y, zoom }: Camera, by: number, around: Spot): Camera {
  const next = Math.max(0.15, Math.min(5, zoom * by));
  const factor = next / zoom;
  return { zoom: next, x: around.x - (around.x - x) * factor, y: around.y - (around.y - y) * factor };
}

const points = (plan: Plan, place: number): string =>
  plan
    .outline(place)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

function GoalMark({ goal, plan, pick }: { readonly goal: Goal; readonly plan: Plan; readonly pick: () => void }): React.ReactNode {
  const { x, y } = plan.centre(goal.place);
  const hasCells = plan.outline(goal.place).length > 0;
  return (
    <g className={`goal${goal.provokes.length > 0 ? ' provokes' : ''}`} onClick={pick} aria-hidden="true">
      {hasCells ? <polygon points={points(plan, goal.place)} /> : <circle cx={x} cy={y} r={plan.radius} />}
      <text x={x} y={plan.outline(goal.place).reduce((most, one) => Math.max(most, one.y), y) - 8} textAnchor="middle" fontSize={12}>
        {costText(goal.cost)}
        {goal.provokes.length > 0 ? ' !' : ''}
      </text>
    </g>
  );
}

function Way({ plan, places }: { readonly plan: Plan; readonly places: readonly number[] }): React.ReactNode {
  const spots = places.map(plan.centre);
  return <polyline className="way" points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />;
}

function Cursor({ plan, place }: { readonly plan: Plan; readonly place: number }): React.ReactNode {
  const { x, y } = plan.centre(place);
  return plan.outline(place).length > 0 ? (
    <polygon className="cursor" points={points(plan, place)} />
  ) : (
    <circle className="cursor" cx={x} cy={y} r={plan.radius} />
  );
}
