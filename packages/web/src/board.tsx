import type { Aids, Goal, Scene, ShownFighter } from '@riposte/server/protocol';
import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Aim } from './aim.ts';
import { useAsked } from './asked.ts';
import { useBackdrop } from './backdrop.ts';
import { BoardGrid } from './board-grid.tsx';
import { type AimedAt, Layers } from './board-layers.tsx';
import { besideButtons, fit, type Size, zoomed } from './camera.ts';
import { type Plan, planOf, radiusOf, type Spot } from './geometry.ts';
import { type Grip, useGestures } from './gestures.ts';
import { text } from './language.ts';
import { skipOnInput, useWays } from './motion.ts';
import { placeText, wayTo } from './near.ts';
import type { Say, TableState } from './net.ts';
import { type Camera, paintGround } from './paint.ts';
import { part } from './part.tsx';
import { spotsOf } from './standing.tsx';
import { useTheme } from './theme.ts';
import { placesInView, useFitted, useSize, useWheel } from './use-camera.ts';

const RegionMoves = part(async () => ({ default: (await import('./region-moves.tsx')).RegionMoves }));
const DrawOnBoard = part(async () => ({ default: (await import('./draw-on-board.tsx')).DrawOnBoard }));
const Stack = part(async () => ({ default: (await import('./stack.tsx')).Stack }));

// Only a board has what moves.
skipOnInput();

export interface BoardProps {
  readonly scene: Scene;
  /** The aim, and what a pointer may do. */
  readonly aim: Pick<Aim, 'by' | 'targets' | 'goals' | 'goal' | 'moves' | 'pickFighter' | 'pickPlace' | 'move' | 'mayLift' | 'lift' | 'drop'>;
  readonly aimed: AimedAt | null;
  /** Someone points at a fighter. */
  readonly watch: (ref: number) => void;
  readonly ask: Say;
  /** Reads a sentence out to screen readers. */
  readonly announce: (spoken: string) => void;
  /** The place pinged last, and how to ping one; null if nobody else could see it. */
  readonly ping: TableState['ping'];
  readonly point: ((place: number) => void) | null;
  /** Stops drawing on the board; null when the user does not draw. */
  readonly undraw?: (() => void) | null;
  /** How many times larger words are than on a desk. */
  readonly words?: number;
}

/** The board: ground on a canvas, everything that stands on it above as pictures with names. */
export function Board(props: BoardProps): React.ReactNode {
  const { ground } = props.scene;
  const plan = useMemo(() => (ground === null ? null : planOf(ground)), [ground]);
  if (plan === null || ground === null) return <div className="board empty">{text('board-none')}</div>;
  return <Laid {...props} ground={ground} plan={plan} />;
}

interface LaidProps extends BoardProps {
  readonly ground: NonNullable<Scene['ground']>;
  readonly plan: Plan;
}

function Laid({ scene, ground, plan, aim, aimed, watch, ask, announce, ping, point, undraw = null, words = 1 }: LaidProps): React.ReactNode {
  const { fighters } = scene;
  const frame = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [button, setButton] = useState<number | null>(null);
  const own = fighters.find((fighter) => fighter.acting && fighter.mine) ?? fighters.find((fighter) => fighter.mine);
  const { seen, aids, look, leave } = useWatched(scene, own, ask, watch);
  const actor = fighters.find((fighter) => fighter.ref === aim.by) ?? own;
  const { size, camera, setCamera } = useBoardCamera(frame, plan, fighters, actor, aimed);
  const spotOf = spotsOf(scene, plan);
  const wayOf = useWays(ground, plan, aim.by, aim.goals);
  const gripOn = (spot: Spot): Grip | null => gripAt(spot, plan, fighters, aim.mayLift, spotOf);
  const { lift, drop } = aim;
  const { hover, dragged, handlers } = useGestures({ frame, plan, camera, setCamera, gripAt: gripOn, lift, drop, point, leave });
  const go = (place: number): void => {
    setCursor(place);
    const there = fighters.find((fighter) => fighter.places.includes(place));
    if (there === undefined) leave();
    else look(there.ref);
  };
  const { goalAt, moveTo, choose } = choosing(aim, fighters, announce);
  const begin = actor?.places[0] ?? fighters.find((fighter) => fighter.places.length > 0)?.places[0] ?? 0;
  const told = (place: number): string => placeText(scene, place, aim.targets, goalAt(place) ?? moveTo(place));
  const toldFar = (place: number): string =>
    [told(place), ...(actor === undefined || place === begin ? [] : [text('board-from', { way: wayTo(ground, begin, place), name: actor.name })])].join('; ');
  const places = { ground, plan, camera, cursor, start: begin, told: toldFar, go };
  const pointed = goalAt(hover ?? cursor ?? -1) ?? moveTo((dragged === null ? button : hover) ?? -1);
  const shown = pointed ?? (dragged === null ? (aim.goal ?? undefined) : undefined);
  return (
    <div className={`board${dragged === null ? '' : ' dragging'}`} ref={frame}>
      <Ground scene={scene} ground={ground} plan={plan} camera={camera} size={size} />
      <div
        className="overlay"
        role="presentation"
        onKeyDown={(event) => pressed(event, camera, size, setCamera, cursor === null ? null : () => point?.(cursor))}
        {...handlers}
      >
        {undraw === null && <BoardGrid {...places} label={text('board-label')} choose={choose} />}
        <svg width={size.width} height={size.height}>
          <title>{text('board')}</title>
          <Layers
            {...{ scene, ground, plan, camera, aim, aimed, dragged, own, seen, aids, spotOf, wayOf, cursor, look, ping, announce, words }}
            actor={aim.by === null ? undefined : actor}
            goal={shown}
          />
        </svg>
        {ground.kind === 'regions' && (
          <Suspense>
            <RegionMoves moves={aim.moves} regions={ground.regions} plan={plan} camera={camera} size={size} take={aim.move} point={setButton} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {scene.stack.length > 0 && <Stack scene={scene} />}
        {undraw !== null && <DrawOnBoard {...{ scene, places, frame, ask, announce }} close={undraw} />}
      </Suspense>
      <ZoomButtons plan={plan} size={size} camera={camera} setCamera={setCamera} />
      <Hint place={pointed === undefined ? null : told(pointed.place)} seen={seen} aids={aids} />
    </div>
  );
}

/** The visible part of the board: what matters now, until the user zooms or pans. */
function useBoardCamera(
  frame: RefObject<HTMLElement | null>,
  plan: Plan,
  fighters: readonly ShownFighter[],
  actor: ShownFighter | undefined,
  aimed: AimedAt | null,
) {
  const size = useSize(frame);
  const [moved, setCamera] = useState<Camera | null>(null);
  const fitted = useFitted(plan, placesInView(plan, size, actor, fighters, aimed?.ref ?? null), size);
  useWheel(frame, fitted, setCamera);
  return { size, camera: moved ?? fitted, setCamera };
}

/** The inspected fighter, and what the board draws for it. */
function useWatched(scene: Scene, own: ShownFighter | undefined, ask: Say, watch: BoardProps['watch']) {
  const [watched, setWatched] = useState<number | null>(null);
  const aids = useAsked(ask, watched === null ? null : { do: 'look', of: watched, from: own?.ref ?? null, seen: scene.menu.number }) ?? null;
  const look = (ref: number): void => {
    setWatched(ref);
    watch(ref);
  };
  return { seen: scene.fighters.find((fighter) => fighter.ref === watched), aids, look, leave: () => setWatched(null) };
}

/** Where the chosen act can lead, and what happens when a place is chosen. */
function choosing(aim: BoardProps['aim'], fighters: readonly ShownFighter[], announce: BoardProps['announce']) {
  const goalAt = (place: number): Goal | undefined => aim.goals.find((goal) => goal.place === place);
  const moveTo = (place: number): Goal | undefined => aim.moves.find((move) => move.goal.place === place)?.goal;
  const choose = (place: number): void => {
    const target = fighters.find((fighter) => aim.targets.has(fighter.ref) && fighter.places.includes(place));
    if (target !== undefined) aim.pickFighter(target.ref);
    else if (goalAt(place) !== undefined || moveTo(place) !== undefined) aim.pickPlace(place);
    else announce(text('board-nothing'));
  };
  return { goalAt, moveTo, choose };
}

function pressed({ key }: React.KeyboardEvent, camera: Camera, size: Size, setCamera: (camera: Camera | null) => void, ping: (() => void) | null): void {
  if (key === 'x') ping?.();
  else if (key === '+' || key === '=') setCamera(zoomed(camera, 1.25, middle(size)));
  else if (key === '-') setCamera(zoomed(camera, 0.8, middle(size)));
  else if (key === 'Home') setCamera(null);
}

const middle = ({ width, height }: Size): Spot => ({ x: width / 2, y: height / 2 });

type SpotOf = ReturnType<typeof spotsOf>;

/** The token at a spot that can be lifted, the one that lies above others first. */
function gripAt(spot: Spot, plan: Plan, fighters: readonly ShownFighter[], mayLift: Aim['mayLift'], spotOf: SpotOf): Grip | null {
  for (const { ref, places } of fighters.toReversed()) {
    if (places.length === 0 || !mayLift(ref)) continue;
    const at = spotOf(`f${ref}`, places);
    if (Math.hypot(spot.x - at.x, spot.y - at.y) > radiusOf(plan, places)) continue;
    // Who stands on one place is dropped where the pointer is, wherever in a crowd it was drawn.
    const first = plan.centre(places[0]);
    return { ref, shift: places.length === 1 ? { x: 0, y: 0 } : { x: first.x - at.x, y: first.y - at.y } };
  }
  return null;
}

interface GroundProps extends Pick<LaidProps, 'scene' | 'ground' | 'plan'> {
  readonly camera: Camera;
  readonly size: Size;
}

/** The ground with the picture under it. */
function Ground({ scene: { map }, ground, plan, camera, size }: GroundProps): React.ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const backdrop = useBackdrop(map);
  const { x, y, zoom } = camera;
  useEffect(() => {
    if (canvas.current !== null) paintGround(canvas.current, ground, plan, { x, y, zoom }, { backdrop });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the picture only what it shows and where it lies
  }, [ground, plan, x, y, zoom, size, theme, JSON.stringify(map), backdrop?.image]);
  return <canvas ref={canvas} aria-hidden="true" />;
}

interface ZoomButtonsProps extends Pick<GroundProps, 'plan' | 'camera' | 'size'> {
  readonly setCamera: (camera: Camera | null) => void;
}

function ZoomButtons({ plan, size, camera, setCamera }: ZoomButtonsProps): React.ReactNode {
  const buttons = [
    ['board-zoom-in', Plus, () => setCamera(zoomed(camera, 1.25, middle(size)))],
    ['board-zoom-out', Minus, () => setCamera(zoomed(camera, 0.8, middle(size)))],
    ['board-near-label', LocateFixed, () => setCamera(null)],
    ['board-all-label', Maximize, () => setCamera(besideButtons(plan, size, (room) => fit(plan, room)))],
  ] as const;
  return (
    <div className="zoom">
      {buttons.map(([label, Picture, act]) => (
        <button key={label} type="button" aria-label={text(label)} title={text(label)} onClick={act}>
          <Picture aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

/** What to say about the place or fighter pointed at. */
function Hint({ place, seen, aids }: { readonly place: string | null; readonly seen: ShownFighter | undefined; readonly aids: Aids | null }): React.ReactNode {
  if (place !== null) return <output className="hint">{place}</output>;
  if (seen === undefined || aids === null) return null;
  return (
    <output className="hint">{[seen.name, aids.line, aids.flank, aids.threatens.length > 0 && text('board-threatens')].filter(Boolean).join('; ')}</output>
  );
}
