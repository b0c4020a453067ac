import type { Goal, Scene } from '@riposte/server/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAsked } from './asked.ts';
import { around, fit, zoomed } from './camera.ts';
import { planOf, type Spot } from './geometry.ts';
import { text } from './language.ts';
import { Cursor, Reach, Threat, Way } from './marks.tsx';
import type { Say } from './net.ts';
import { type Camera, paintGround } from './paint.ts';
import { spotsOf, Thing, Token } from './standing.tsx';
import { costText } from './text.ts';
import { lettersOf } from './token.tsx';

export interface BoardProps {
  readonly scene: Scene;
  /** Fighters that the chosen act can be aimed at. */
  readonly targets: ReadonlySet<number>;
  /** Places that the chosen act can lead to. */
  readonly goals: readonly Goal[];
  readonly pickFighter: (ref: number) => void;
  readonly pickPlace: (place: number) => void;
  /** Somebody looks at a fighter. */
  readonly watch: (ref: number) => void;
  readonly ask: Say;
  /** What a screen reader is told of a place beside who stands there. */
  readonly announce: (spoken: string) => void;
}

/** The board: ground on a canvas, everything that stands on it above as pictures with names. */
export function Board({ scene, targets, goals, pickFighter, pickPlace, watch, ask, announce }: BoardProps): React.ReactNode {
  const { ground, fighters, things } = scene;
  const plan = useMemo(() => (ground === null ? null : planOf(ground)), [ground]);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 600, height: 400 });
  const [camera, setCamera] = useState<Camera | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [hover, setHover] = useState<number | null>(null);
  const fingers = useRef(new Map<number, Spot>());
  const [watched, setWatched] = useState<number | null>(null);
  const own = fighters.find((fighter) => fighter.acting && fighter.mine) ?? fighters.find((fighter) => fighter.mine);
  const aids = useAsked(ask, watched === null ? null : { do: 'look', of: watched, from: own?.ref ?? null, seen: scene.menu.number });
  // Until somebody moves it the picture follows the fighters and where they may go.
  const fitted: Camera =
    plan === null ? { x: 0, y: 0, zoom: 1 } : around(plan, [...fighters.flatMap((fighter) => fighter.places), ...goals.map((one) => one.place)], size);
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
  if (plan === null || ground === null) return <div className="board empty">{text('board-none')}</div>;

  const letters = lettersOf(fighters.map((fighter) => fighter.name));
  const spotOf = spotsOf(scene, plan);
  const look = (ref: number): void => {
    setWatched(ref);
    watch(ref);
  };
  const seen = fighters.find((fighter) => fighter.ref === watched);
  const goalAt = (place: number): Goal | undefined => goals.find((one) => one.place === place);
  const shown = goalAt(hover ?? cursor ?? -1);
  const start = shown === undefined ? null : fighters.find((fighter) => fighter.acting && fighter.mine)?.places[0];

  const told = (place: number): string => {
    const who = fighters
      .filter((fighter) => fighter.places.includes(place))
      .map((fighter) => [fighter.name, ...fighter.conditions, ...(targets.has(fighter.ref) ? [text('board-choosable')] : [])].join(', '));
    const what = things.filter((thing) => thing.places.includes(place)).map((thing) => thing.name);
    const marks = ground.marks.filter((mark) => mark.places.includes(place)).map((mark) => mark.title);
    const goal = goalAt(place);
    return [plan.called(place), ...(who.length + what.length === 0 ? [text('board-empty')] : [...who, ...what]), ...marks, ...wayText(goal)].join('; ');
  };
  const key = (event: React.KeyboardEvent): void => {
    const arrows: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const arrow = arrows[event.key];
    const from =
      cursor ?? fighters.find((fighter) => fighter.acting && fighter.mine)?.places[0] ?? fighters.find((fighter) => fighter.places.length > 0)?.places[0] ?? 0;
    if (arrow !== undefined) {
      event.preventDefault();
      const to = cursor === null ? from : (plan.beside(from, ...arrow) ?? from);
      setCursor(to);
      announce(told(to));
      const there = fighters.find((fighter) => fighter.places.includes(to));
      if (there === undefined) setWatched(null);
      else look(there.ref);
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor !== null) {
      event.preventDefault();
      event.stopPropagation();
      const target = fighters.find((fighter) => targets.has(fighter.ref) && fighter.places.includes(cursor));
      if (target !== undefined) pickFighter(target.ref);
      else if (goalAt(cursor) !== undefined) pickPlace(cursor);
      else announce(text('board-nothing'));
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
        aria-roledescription={text('board-kind')}
        aria-label={text('board-label')}
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
          // A finger leaves with every tap; what it looked at stays.
          if (event.pointerType === 'mouse') setWatched(null);
        }}
      >
        <svg width={size.width} height={size.height}>
          <title>{text('board')}</title>
          <g transform={`translate(${now.x} ${now.y}) scale(${now.zoom})`}>
            <Reach goals={goals} plan={plan} pick={pickPlace} />
            {aids !== null && <Threat plan={plan} places={aids.threatens} />}
            {aids?.line && own && seen && own !== seen && (
              <path
                className="sightline"
                d={`M${Object.values(plan.centre(own.places[0])).join(' ')}L${Object.values(plan.centre(seen.places[0])).join(' ')}`}
              />
            )}
            {shown !== undefined && <Way plan={plan} places={[...(start === undefined || start === null ? [] : [start]), ...shown.path]} goals={goals} />}
            {things.map((thing) => (
              <Thing
                key={thing.ref}
                name={thing.name}
                spot={spotOf(`t${thing.ref}`, thing.places)}
                isAlone={things.filter((other) => other.places[0] === thing.places[0]).length === 1}
              />
            ))}
            {fighters.map((fighter, i) =>
              fighter.places.length === 0 ? null : (
                <Token
                  key={fighter.ref}
                  fighter={fighter}
                  spot={spotOf(`f${fighter.ref}`, fighter.places)}
                  radius={plan.radius * Math.max(1, Math.sqrt(fighter.places.length))}
                  letters={letters[i]}
                  isTarget={targets.has(fighter.ref)}
                  pick={() => pickFighter(fighter.ref)}
                  watch={() => look(fighter.ref)}
                />
              ),
            )}
            {cursor !== null && <Cursor plan={plan} place={cursor} />}
          </g>
        </svg>
      </div>
      <div className="zoom">
        <button type="button" aria-label={text('board-zoom-in')} onClick={() => setCamera(zoomed(now, 1.25, { x: size.width / 2, y: size.height / 2 }))}>
          +
        </button>
        <button type="button" aria-label={text('board-zoom-out')} onClick={() => setCamera(zoomed(now, 0.8, { x: size.width / 2, y: size.height / 2 }))}>
          -
        </button>
        <button type="button" aria-label={text('board-near-label')} onClick={() => setCamera(null)}>
          {text('board-near')}
        </button>
        <button type="button" aria-label={text('board-all-label')} onClick={() => setCamera(fit(plan, size))}>
          {text('board-all')}
        </button>
      </div>
      {shown !== undefined && <output className="hint">{told(shown.place)}</output>}
      {shown === undefined && seen !== undefined && aids !== null && (
        <output className="hint">{[seen.name, aids.line, aids.flank, aids.threatens.length > 0 && text('board-threatens')].filter(Boolean).join('; ')}</output>
      )}
    </div>
  );
}

/** What it costs to get to a place, and who may react; empty where the chosen act does not lead. */
function wayText(goal: Goal | undefined): string[] {
  if (goal === undefined) return [];
  const cost = costText(goal.cost);
  const reach = cost === '' ? text('board-reach-free') : text('board-reach', { cost });
  return [[reach, ...(goal.provokes.length > 0 ? [text('board-provokes', { names: goal.provokes.join(', ') })] : [])].join(', ')];
}
