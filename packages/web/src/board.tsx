import type { Goal, Scene, ShownFighter } from '@riposte/server/protocol';
import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useAsked } from './asked.ts';
import { useBackdrop } from './backdrop.ts';
import { BoardGrid } from './board-grid.tsx';
import { around, fit, type Size, shows, zoomed } from './camera.ts';
import { type Plan, planOf, type Spot } from './geometry.ts';
import { text } from './language.ts';
import { Aimed, Cursor, Reach, Threat, Way } from './marks.tsx';
import { placeText, wayTo } from './near.ts';
import type { Say, TableState } from './net.ts';
import { type Camera, paintGround } from './paint.ts';
import { usePointing } from './pointing.ts';
import { Stack } from './stack.tsx';
import { nameAt, Plate, Region, spotsOf, Thing, Token } from './standing.tsx';
import { useTheme } from './theme.ts';
import { lettersOf, Shape } from './token.tsx';
import { useSize, useWheel } from './use-camera.ts';

const Pings = lazy(async () => ({ default: (await import('./pings.tsx')).Pings }));

export interface BoardProps {
  readonly scene: Scene;
  /** Fighters that the chosen act can be aimed at. */
  readonly targets: ReadonlySet<number>;
  /** Places that the chosen act can lead to, and the one that is aimed at. */
  readonly goals: readonly Goal[];
  readonly goal: Goal | null;
  /** The fighter that is aimed at, and what the odds say of it in short. */
  readonly aimed: { readonly ref: number; readonly chance: string; readonly isHarm: boolean } | null;
  /** Who acts by what is chosen. */
  readonly by: number | null;
  readonly pickFighter: (ref: number) => void;
  readonly pickPlace: (place: number) => void;
  /** Somebody looks at a fighter. */
  readonly watch: (ref: number) => void;
  readonly ask: Say;
  /** What a screen reader is told of a place beside who stands there. */
  readonly announce: (spoken: string) => void;
  /** The place that somebody showed last, and how to show one; null where nobody could look. */
  readonly ping: TableState['ping'];
  readonly point: ((place: number) => void) | null;
}

/** The board: ground on a canvas, everything that stands on it above as pictures with names. */
export function Board({
  scene,
  targets,
  goals,
  goal: wanted,
  aimed,
  by,
  pickFighter,
  pickPlace,
  watch,
  ask,
  announce,
  ping,
  point,
}: BoardProps): React.ReactNode {
  const { ground, fighters, things } = scene;
  const plan = useMemo(() => (ground === null ? null : planOf(ground)), [ground]);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [hover, setHover] = useState<number | null>(null);
  const fingers = useRef(new Map<number, Spot>());
  const [watched, setWatched] = useState<number | null>(null);
  const own = fighters.find((fighter) => fighter.acting && fighter.mine) ?? fighters.find((fighter) => fighter.mine);
  const aids = useAsked(ask, watched === null ? null : { do: 'look', of: watched, from: own?.ref ?? null, seen: scene.menu.number }) ?? null;
  const theme = useTheme();
  const backdrop = useBackdrop(scene.map);
  const pointing = usePointing(point);
  const actor = fighters.find((fighter) => fighter.ref === by) ?? own;
  const fitted = useFitted(plan, size.width < SMALL ? nearest(plan, actor, fighters, aimed?.ref ?? null) : fighters.flatMap((fighter) => fighter.places), size);
  const now = camera ?? fitted;

  useEffect(() => {
    if (canvas.current !== null && ground !== null && plan !== null)
      paintGround(canvas.current, ground, plan, { x: now.x, y: now.y, zoom: now.zoom }, { backdrop });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the picture only what it shows and where it lies
  }, [ground, plan, now.x, now.y, now.zoom, size, theme, JSON.stringify(scene.map), backdrop?.image]);
  useWheel(frame, fitted, setCamera);
  if (plan === null || ground === null) return <div className="board empty">{text('board-none')}</div>;

  const letters = lettersOf(fighters.map((fighter) => fighter.name));
  const spotOf = spotsOf(scene, plan);
  const look = (ref: number): void => {
    setWatched(ref);
    watch(ref);
  };
  const seen = fighters.find((fighter) => fighter.ref === watched);
  const goalAt = (place: number): Goal | undefined => goals.find((one) => one.place === place);
  const shown = goalAt(hover ?? cursor ?? -1) ?? wanted ?? undefined;
  const start = shown === undefined || by === null ? null : actor?.places[0];
  const unit = 1 / now.zoom;
  const spotOfFighter = (ref: number): Spot | null => {
    const fighter = fighters.find((one) => one.ref === ref);
    return fighter === undefined || fighter.places.length === 0 ? null : spotOf(`f${ref}`, fighter.places);
  };
  const from = by === null ? null : spotOfFighter(by);
  const to = aimed === null ? null : spotOfFighter(aimed.ref);
  const spots = fighters.flatMap((fighter) => spotOfFighter(fighter.ref) ?? []);
  // Those who lie are below those who stand.
  const drawn = fighters.map((fighter, i) => ({ fighter, letters: letters[i] })).sort((a, b) => Number(b.fighter.out) - Number(a.fighter.out));

  const begin = actor?.places[0] ?? fighters.find((fighter) => fighter.places.length > 0)?.places[0] ?? 0;
  const told = (place: number): string => placeText(scene, place, targets, goalAt(place));
  const toldFar = (place: number): string =>
    [told(place), ...(actor === undefined || place === begin ? [] : [text('board-from', { way: wayTo(ground, begin, place), name: actor.name })])].join('; ');
  const go = (place: number): void => {
    setCursor(place);
    const there = fighters.find((fighter) => fighter.places.includes(place));
    if (there === undefined) setWatched(null);
    else look(there.ref);
  };
  const choose = (place: number): void => {
    const target = fighters.find((fighter) => targets.has(fighter.ref) && fighter.places.includes(place));
    if (target !== undefined) pickFighter(target.ref);
    else if (goalAt(place) !== undefined) pickPlace(place);
    else announce(text('board-nothing'));
  };
  const key = (event: React.KeyboardEvent): void => {
    if (event.key === 'x' && cursor !== null) point?.(cursor);
    else if (event.key === '+' || event.key === '=') setCamera(zoomed(now, 1.25, { x: size.width / 2, y: size.height / 2 }));
    else if (event.key === '-') setCamera(zoomed(now, 0.8, { x: size.width / 2, y: size.height / 2 }));
    else if (event.key === 'Home') setCamera(null);
  };
  const placeAt = (at: Spot): number | null => plan.placeAt({ x: (at.x - now.x) / now.zoom, y: (at.y - now.y) / now.zoom });
  const move = (event: React.PointerEvent): void => {
    const box = frame.current!.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    setHover(placeAt(at));
    pointing.move(event);
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
        role="presentation"
        onKeyDown={key}
        onPointerDown={(event) => {
          const box = frame.current!.getBoundingClientRect();
          const at = { x: event.clientX - box.left, y: event.clientY - box.top };
          fingers.current.set(event.pointerId, at);
          pointing.down(event, fingers.current.size === 1 ? placeAt(at) : null);
        }}
        onPointerMove={move}
        onPointerUp={(event) => {
          pointing.end();
          fingers.current.delete(event.pointerId);
        }}
        onClickCapture={pointing.click}
        onPointerLeave={(event) => {
          pointing.end();
          fingers.current.delete(event.pointerId);
          setHover(null);
          // A finger leaves with every tap; what it looked at stays.
          if (event.pointerType === 'mouse') setWatched(null);
        }}
      >
        <BoardGrid ground={ground} plan={plan} camera={now} cursor={cursor} start={begin} told={toldFar} go={go} choose={choose} />
        <svg width={size.width} height={size.height}>
          <title>{text('board')}</title>
          <g transform={`translate(${now.x} ${now.y}) scale(${now.zoom})`}>
            <Reach goals={goals} plan={plan} unit={unit} pick={pickPlace} />
            {aids !== null && <Threat plan={plan} places={aids.threatens} />}
            {aids?.line && own && seen && own !== seen && (
              <path
                className="sightline"
                d={`M${Object.values(plan.centre(own.places[0])).join(' ')}L${Object.values(plan.centre(seen.places[0])).join(' ')}`}
              />
            )}
            {shown !== undefined && shown.path.length > 0 && (
              <Way plan={plan} places={[...(start === undefined || start === null ? [] : [start]), ...shown.path]} goals={goals} unit={unit} />
            )}
            {shown !== undefined && shown.path.length > 0 && actor !== undefined && by !== null && ground.kind !== 'regions' && (
              <g className="ghost" transform={`translate(${plan.centre(shown.place).x} ${plan.centre(shown.place).y})`} aria-hidden="true">
                <Shape radius={plan.radius * 0.9} side={actor.side} letters={letters[fighters.indexOf(actor)] ?? ''} />
              </g>
            )}
            {from !== null && to !== null && from !== to && <Aimed from={from} to={to} isHarm={aimed?.isHarm ?? false} />}
            {ground.kind === 'regions' &&
              ground.regions.map(({ name }, place) => {
                const [corner] = plan.outline(place);
                // Its name stays in the picture where the region begins above it.
                const spot = { x: Math.max(corner.x, -now.x * unit - 8), y: Math.max(corner.y, -now.y * unit - 8) };
                const marks = ground.marks.filter((mark) => mark.places.includes(place)).map((mark) => mark.title);
                return <Region key={name} name={name} marks={marks.join(', ')} spot={spot} unit={unit} />;
              })}
            {things.map((thing) => (
              <Thing
                icon={thing.icon}
                key={thing.ref}
                name={thing.name}
                spot={spotOf(`t${thing.ref}`, thing.places)}
                unit={unit}
                isAlone={things.filter((other) => other.places[0] === thing.places[0]).length === 1}
              />
            ))}
            {drawn.map(({ fighter, letters: letter }) =>
              fighter.places.length === 0 ? null : (
                <Token
                  key={fighter.ref}
                  fighter={fighter}
                  spot={spotOf(`f${fighter.ref}`, fighter.places)}
                  radius={plan.radius * Math.max(1, Math.sqrt(fighter.places.length))}
                  letters={letter}
                  unit={unit}
                  isTarget={targets.has(fighter.ref)}
                  nameAt={nameAt(spotOf(`f${fighter.ref}`, fighter.places), spots, plan.radius, unit)}
                  isAimed={aimed?.ref === fighter.ref}
                  isAsked={scene.waiting.kind === 'question' && scene.waiting.who.includes(fighter.ref)}
                  pick={() => pickFighter(fighter.ref)}
                  watch={() => look(fighter.ref)}
                />
              ),
            )}
            {to !== null && aimed !== null && aimed.chance !== '' && (
              <Plate text={aimed.chance} spot={{ x: to.x, y: to.y - plan.radius * 1.24 - 18 * unit }} unit={unit} kind={aimed.isHarm ? 'chance' : 'price'} />
            )}
            {ping !== null && (
              <Suspense>
                <Pings ping={ping} scene={scene} plan={plan} unit={unit} announce={announce} />
              </Suspense>
            )}
            {cursor !== null && <Cursor plan={plan} place={cursor} />}
          </g>
        </svg>
      </div>
      <Stack scene={scene} />
      <div className="zoom">
        {(
          [
            ['board-zoom-in', Plus, () => setCamera(zoomed(now, 1.25, { x: size.width / 2, y: size.height / 2 }))],
            ['board-zoom-out', Minus, () => setCamera(zoomed(now, 0.8, { x: size.width / 2, y: size.height / 2 }))],
            ['board-near-label', LocateFixed, () => setCamera(null)],
            ['board-all-label', Maximize, () => setCamera(fit(plan, size))],
          ] as const
        ).map(([label, Picture, act]) => (
          <button key={label} type="button" aria-label={text(label)} title={text(label)} onClick={act}>
            <Picture aria-hidden="true" />
          </button>
        ))}
      </div>
      {shown !== undefined && wanted !== shown && <output className="hint">{told(shown.place)}</output>}
      {(shown === undefined || wanted === shown) && seen !== undefined && aids !== null && (
        <output className="hint">{[seen.name, aids.line, aids.flank, aids.threatens.length > 0 && text('board-threatens')].filter(Boolean).join('; ')}</output>
      )}
    </div>
  );
}

/** A picture so narrow shows the one who acts with those nearest to it. */
const SMALL = 520;
const NEAREST = 3;

function nearest(plan: Plan | null, actor: ShownFighter | undefined, fighters: readonly ShownFighter[], aimed: number | null): readonly number[] {
  const all = fighters.filter((fighter) => fighter.places.length > 0);
  if (plan === null || actor === undefined || actor.places.length === 0) return all.flatMap((fighter) => fighter.places);
  const at = plan.centre(actor.places[0]);
  const far = ({ ref, places: [place] }: ShownFighter): number => (ref === aimed ? 0 : Math.hypot(plan.centre(place).x - at.x, plan.centre(place).y - at.y));
  const others = all.filter((fighter) => fighter !== actor && !fighter.out).sort((a, b) => far(a) - far(b));
  return [actor, ...others.slice(0, NEAREST)].flatMap((fighter) => fighter.places);
}

/** The picture that follows the fighters: it stays as it is as long as it shows all of them. */
function useFitted(plan: Plan | null, places: readonly number[], size: Size): Camera {
  const kept = useRef<{ readonly plan: Plan; readonly size: Size; readonly camera: Camera } | null>(null);
  if (plan === null) return { x: 0, y: 0, zoom: 1 };
  const { current } = kept;
  if (current !== null && current.plan === plan && current.size === size && shows(current.camera, plan, places, size)) return current.camera;
  const camera = around(plan, places, size);
  kept.current = { plan, size, camera };
  return camera;
}
