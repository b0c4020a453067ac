import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useBackdrop } from '../backdrop.ts';
import { ARROWS, BoardGrid } from '../board-grid.tsx';
import { besideButtons, fit, type Size, zoomed } from '../camera.ts';
import { type Plan, planOf, radiusOf, type Spot, spread } from '../geometry.ts';
import { groundText } from '../ground-text.ts';
import { text } from '../language.ts';
import { lettersOf } from '../letters.ts';
import { Cursor } from '../marks.tsx';
import { type Camera, paintGround } from '../paint.ts';
import { type NameAt, namesAt } from '../plates.ts';
import { corners, Facing, Name, Region } from '../standing.tsx';
import { StrokeLayer } from '../stroke-layer.tsx';
import { useTheme } from '../theme.ts';
import { Badge, Shape } from '../token.tsx';
import { useSize, useWheel } from '../use-camera.ts';
import type { Standing } from '../workbench/requests.ts';
import { fightersOf } from './changes.ts';
import type { Draft } from './document.ts';
import type { Editing } from './editing.ts';
import { moved } from './moving.ts';
import { pictureOf, placingOf, fitted as squared, withPicture } from './picture.ts';
import { type Start, StartLayer, startsOf } from './starts.tsx';
import { type MapDrawer, useDrawer } from './stroke.ts';
import type { Tool } from './tools.tsx';

export interface MapProps {
  readonly editing: Editing;
  readonly tool: Tool;
  /** The brush that is chosen, by its id. */
  readonly brush: string;
  /** Called when the user has marked a square of the picture; null = nothing can be marked now. */
  readonly fitting: (() => void) | null;
  /** Who sees the map: the number of a side, or null for the game master. */
  readonly seenBy: number | null;
  /** Called when a fighter from the list is dropped on a place. */
  readonly drop: (what: string, place: number) => void;
}

/** The type of data that is dragged from the list. */
export const DRAGGED = 'application/x-riposte-fighter';

/** Pixels that a pointer may slip before a press is a drag. */
const SLIP = 4;

/** Cells that an arrow key moves the picture. */
const NUDGE = 0.05;

type Ground = NonNullable<Editing['opened']['ground']>;

interface Held {
  readonly nth: number;
  readonly from: Spot;
  readonly at: Spot;
  readonly isMoving: boolean;
}

/** The map: its ground, and the fighters as they begin, to be moved by pointer and keyboard. */
export function FightMap(props: MapProps): React.ReactNode {
  const { ground } = props.editing.opened;
  const plan = useMemo(() => (ground === null ? null : planOf(ground)), [ground]);
  if (plan !== null && ground !== null) return <Laid {...props} ground={ground} plan={plan} />;
  return (
    <div className="map empty">
      <p>{text('prepare-no-ground')}</p>
    </div>
  );
}

interface LaidProps extends MapProps {
  readonly ground: Ground;
  readonly plan: Plan;
}

function Laid({ editing, tool, brush, fitting, seenBy, drop, ground, plan }: LaidProps): React.ReactNode {
  const { draft, chosen, choose } = editing;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { size, now, setCamera, zoom } = useMapCamera(frame, plan);
  const [cursor, setCursor] = useState<number | null>(null);
  usePainted(canvas, draft, ground, plan, now, size);
  const { starts, standing, there, startOf, spotOf, bring } = usePlaced(editing, ground, plan, seenBy, setCursor);
  const told = (place: number): string =>
    [plan.called(place), ...there(place).map((one) => one.name), ...groundText(ground, place), ...startsAt(starts, place)].join(', ');
  const drawer = useDrawer(editing, tool, brush, plan);
  const hand = useHand({ editing, plan, frame, now, setCamera, drawer, fitting: tool === 'picture' ? fitting : null, there, bring });
  const enter = (place: number): void => {
    const [first] = there(place);
    if (drawer !== null) drawer.enter(place);
    else if (first !== undefined) choose(first.nth);
    else if (chosen !== null && tool === 'select') bring(chosen, place);
  };
  const start = startOf(chosen);
  const held = chosen === null ? undefined : fightersOf(draft)[chosen];
  const name = held === undefined ? null : held.name;
  const usual =
    tool === 'picture' && placingOf(draft) !== null ? text('map-keys-picture') : name === null ? text('board-label') : text('map-keys-chosen', { name });
  return (
    <div
      className="board map"
      ref={frame}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        const place = hand.placeAt(event);
        event.preventDefault();
        if (place !== null) drop(event.dataTransfer.getData(DRAGGED), place);
      }}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <div
        className="overlay"
        role="presentation"
        onKeyDownCapture={keysOf({ editing, tool, plan, drawer, cursor, start, bring, zoom, whole: () => setCamera(null) })}
        {...hand.on}
      >
        <BoardGrid
          ground={ground}
          plan={plan}
          camera={now}
          label={drawer?.keys ?? usual}
          cursor={cursor}
          start={start ?? standing[0]?.places[0] ?? 0}
          told={told}
          go={setCursor}
          choose={enter}
        />
        <svg width={size.width} height={size.height}>
          <title>{text('prepare-map')}</title>
          <Drawn
            {...{ ground, plan, starts, cursor, standing, chosen, drawer, hand }}
            camera={now}
            spotOf={(one) => (hand.held?.nth === one.nth && hand.held.isMoving ? hand.onPlan(hand.held.at) : spotOf(one))}
          />
        </svg>
      </div>
      <ZoomButtons zoom={zoom} whole={() => setCamera(null)} />
    </div>
  );
}

/** The visible part of the map: all of it, until the user zooms or pans. */
function useMapCamera(frame: React.RefObject<HTMLDivElement | null>, plan: Plan) {
  const size = useSize(frame);
  const [camera, setCamera] = useState<Camera | null>(null);
  const fitted = useMemo(() => besideButtons(plan, size, (room) => fit(plan, room, 26)), [plan, size]);
  const now = camera ?? fitted;
  useWheel(frame, fitted, setCamera);
  return { size, now, setCamera, zoom: (by: number): void => setCamera(zoomed(now, by, { x: size.width / 2, y: size.height / 2 })) };
}

/** The start areas, the visible fighters at their places, and how to move one. */
function usePlaced(editing: Editing, ground: Ground, plan: Plan, seenBy: number | null, setCursor: (place: number) => void) {
  const { opened, draft, book, announce } = editing;
  // Where a fighter was put, until the rules confirm it.
  const [put, setPut] = useState<{ readonly nth: number; readonly place: number } | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever the rules say now is newer
  useEffect(() => setPut(null), [opened]);
  const standing = opened.standing.filter((one) => seenBy === null || !one.hiddenFrom.includes(seenBy));
  return {
    starts: book.drawing === null ? [] : startsOf(book.drawing, draft),
    standing,
    there: (place: number | null): Standing[] => standing.filter((one) => place !== null && one.places.includes(place)),
    startOf: (nth: number | null): number | undefined => standing.find((one) => one.nth === nth)?.places[0],
    spotOf: (one: Standing): Spot => (put?.nth === one.nth && ground.kind !== 'regions' ? plan.centre(put.place) : spotIn(one, standing, plan)),
    bring: (nth: number, place: number): void => {
      moved(editing, nth, place);
      setPut({ nth, place });
      setCursor(place);
      announce(text('prepare-moved', { name: fightersOf(draft)[nth]?.name ?? '', place: plan.called(place) }));
    },
  };
}

function ZoomButtons({ zoom, whole }: Pick<KeysProps, 'zoom' | 'whole'>): React.ReactNode {
  const buttons = [
    ['board-zoom-in', Plus, () => zoom(1.25)],
    ['board-zoom-out', Minus, () => zoom(0.8)],
    ['board-all-label', Maximize, whole],
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

/** Paints the ground and the picture below it, whenever one of them or the camera changes. */
function usePainted(canvas: React.RefObject<HTMLCanvasElement | null>, draft: Draft, ground: Ground, plan: Plan, now: Camera, size: Size): void {
  const theme = useTheme();
  const under = pictureOf(draft);
  const backdrop = useBackdrop(under);
  useEffect(() => {
    if (canvas.current !== null) paintGround(canvas.current, ground, plan, { x: now.x, y: now.y, zoom: now.zoom }, { backdrop });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the picture only what it shows and where it lies
  }, [ground, plan, now.x, now.y, now.zoom, size, theme, JSON.stringify(under), backdrop?.image]);
}

interface KeysProps {
  readonly editing: Editing;
  readonly tool: Tool;
  readonly plan: Plan;
  readonly drawer: MapDrawer | null;
  readonly cursor: number | null;
  /** Where the chosen fighter stands. */
  readonly start: number | undefined;
  readonly bring: (nth: number, place: number) => void;
  readonly zoom: (by: number) => void;
  readonly whole: () => void;
}

/** Handles keys on the map: pan, draw borders, move the chosen fighter, zoom. */
function keysOf({ editing, tool, plan, drawer, cursor, start, bring, zoom, whole }: KeysProps): (event: React.KeyboardEvent) => void {
  return (event) => {
    const way = ARROWS[event.key];
    if (tool === 'picture' && way !== undefined && placingOf(editing.draft) !== null) nudge(editing, way);
    else if (drawer !== null && event.key === 'Escape' && drawer.ends.length > 0) drawer.drop();
    else if (drawer !== null && event.shiftKey && way !== undefined) drawer.border(cursor ?? 0, plan.beside(cursor ?? 0, ...way));
    else if (event.shiftKey && way !== undefined && editing.chosen !== null && start !== undefined) {
      const to = plan.beside(start, ...way);
      if (to !== null) bring(editing.chosen, to);
    } else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === 'Home') whole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Moves the picture below the map a little. */
function nudge(editing: Editing, [dx, dy]: readonly [number, number]): void {
  const move = (draft: Draft): Draft => {
    const placing = placingOf(draft);
    return placing === null ? draft : withPicture(draft, { ...placing, x: placing.x + dx * NUDGE, y: placing.y + dy * NUDGE });
  };
  editing.change(text('step-picture-move'), move, 'picture');
}

interface HandProps {
  readonly editing: Editing;
  readonly plan: Plan;
  readonly frame: React.RefObject<HTMLDivElement | null>;
  readonly now: Camera;
  readonly setCamera: (camera: Camera) => void;
  readonly drawer: MapDrawer | null;
  /** Called when the user has marked a square of the picture; null = nothing can be marked now. */
  readonly fitting: (() => void) | null;
  readonly there: (place: number | null) => Standing[];
  readonly bring: (nth: number, place: number) => void;
}

type Pointed = Pick<React.PointerEvent, 'clientX' | 'clientY'>;
type Pressed = React.PointerEvent;

/** Handles the pointer on the map: what it drags, marks and points at. */
interface Hand {
  readonly held: Held | null;
  /** The place below the pointer. */
  readonly hover: number | null;
  /** Two corners of the square that the user is marking on the picture. */
  readonly marked: readonly [Spot, Spot] | null;
  readonly onPlan: (at: Spot) => Spot;
  readonly placeAt: (event: Pointed) => number | null;
  readonly on: Pick<React.HTMLAttributes<Element>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave'>;
}

function useHand({ editing, plan, frame, now, setCamera, drawer, fitting, there, bring }: HandProps): Hand {
  const [held, setHeld] = useState<Held | null>(null);
  const [hover, setHover] = useState<number | null>(null);
  const [panned, setPanned] = useState<Spot | null>(null);
  const [marked, setMarked] = useState<readonly [Spot, Spot] | null>(null);
  const here = (event: Pointed): Spot => {
    const { left, top } = frame.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const onPlan = (at: Spot): Spot => ({ x: (at.x - now.x) / now.zoom, y: (at.y - now.y) / now.zoom });
  const placeAt = (event: Pointed): number | null => plan.placeAt(onPlan(here(event)));
  const down = (event: Pressed): void => {
    const at = here(event);
    if (event.button === 1) return setPanned(at);
    if (event.button !== 0) return undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fitting !== null) return setMarked([onPlan(at), onPlan(at)]);
    if (drawer !== null) return drawer.down(onPlan(at), event.shiftKey);
    const [first] = there(placeAt(event));
    if (first === undefined) return setPanned(at);
    editing.choose(first.nth);
    return setHeld({ nth: first.nth, from: at, at, isMoving: false });
  };
  const move = (event: Pressed): void => {
    const at = here(event);
    setHover(placeAt(event));
    if (marked !== null) return setMarked([marked[0], onPlan(at)]);
    if (drawer !== null && event.buttons === 1) drawer.move(onPlan(at));
    if (held !== null) setHeld({ ...held, at, isMoving: held.isMoving || Math.hypot(at.x - held.from.x, at.y - held.from.y) > SLIP });
    else if (panned !== null && (event.buttons === 1 || event.buttons === 4)) {
      setCamera({ ...now, x: now.x + at.x - panned.x, y: now.y + at.y - panned.y });
      setPanned(at);
    }
  };
  const up = (event: Pressed): void => {
    const place = placeAt(event);
    if (event.button === 0) drawer?.up();
    if (marked !== null) {
      fitTo(editing, plan, marked);
      setMarked(null);
      fitting?.();
    }
    if (held?.isMoving && place !== null) bring(held.nth, place);
    setHeld(null);
    setPanned(null);
  };
  const cancel = (): void => {
    setHeld(null);
    setPanned(null);
    drawer?.drop();
  };
  const on = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel, onPointerLeave: () => setHover(null) };
  return { held, hover, marked, onPlan, placeAt, on };
}

/** Lays the picture so that the marked square is one cell of the map. */
function fitTo(editing: Editing, { frame }: Plan, marked: readonly [Spot, Spot]): void {
  const [from, to] = marked.map(({ x, y }) => ({ x: (x - frame.x) / frame.across, y: (y - frame.y) / frame.down }));
  const placing = placingOf(editing.draft);
  if (placing !== null) editing.change(text('step-picture-fit'), (draft) => withPicture(draft, squared(placing, from, to)));
}

interface DrawnProps {
  readonly ground: Ground;
  readonly plan: Plan;
  readonly starts: readonly Start[];
  readonly camera: Camera;
  readonly cursor: number | null;
  readonly standing: readonly Standing[];
  readonly spotOf: (one: Standing) => Spot;
  readonly chosen: number | null;
  readonly drawer: MapDrawer | null;
  readonly hand: Hand;
}

/** Draws everything above the ground: regions, the current stroke, the fighters, the place under the pointer. */
function Drawn({ ground, plan, starts, camera, cursor, standing, spotOf, chosen, drawer, hand: { held, hover, marked } }: DrawnProps): React.ReactNode {
  const unit = 1 / camera.zoom;
  const letters = lettersOf(standing.map((one) => one.name));
  const placed = standing.filter((one) => one.places.length > 0);
  const names = namesAt(
    placed.map((one) => ({ name: one.name, spot: spotOf(one), radius: radiusOf(plan, one.places) })),
    unit,
  );
  return (
    <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.zoom})`}>
      {ground.kind === 'regions' &&
        ground.regions.map(({ name }, place) => {
          const marks = ground.marks.filter((mark) => mark.places.includes(place)).map((mark) => mark.title);
          return <Region key={name} name={name} marks={[...marks, ...startsAt(starts, place)].join(', ')} spot={plan.outline(place)[0]} unit={unit} />;
        })}
      <StartLayer starts={starts} ground={ground} plan={plan} unit={unit} />
      {drawer !== null && <StrokeLayer stroke={drawer.stroke} erased={drawer.erased} ends={drawer.ends} plan={plan} unit={unit} />}
      {drawer !== null && hover !== null && ground.kind !== 'regions' && <Cursor plan={plan} place={hover} />}
      {held?.isMoving && hover !== null && <Cursor plan={plan} place={hover} />}
      {placed.map((one, nth) => (
        <Piece
          key={one.nth}
          one={one}
          letters={letters[standing.indexOf(one)]}
          spot={spotOf(one)}
          radius={radiusOf(plan, one.places)}
          unit={unit}
          isChosen={one.nth === chosen}
          nameAt={names[nth]}
        />
      ))}
      {marked !== null && (
        <rect
          className="stroke"
          x={Math.min(marked[0].x, marked[1].x)}
          y={Math.min(marked[0].y, marked[1].y)}
          width={Math.abs(marked[1].x - marked[0].x)}
          height={Math.abs(marked[1].y - marked[0].y)}
        />
      )}
      {cursor !== null && <Cursor plan={plan} place={cursor} />}
    </g>
  );
}

const startsAt = (starts: readonly Start[], place: number): string[] => starts.filter(({ places }) => places.includes(place)).map(({ title }) => title);

/** Where a fighter is drawn; several may share a place. */
function spotIn(one: Standing, standing: readonly Standing[], plan: Plan): Spot {
  const sharing = standing.filter((other) => other.places[0] === one.places[0]);
  const all = one.places.map(plan.centre);
  const middle = { x: all.reduce((sum, spot) => sum + spot.x, 0) / all.length, y: all.reduce((sum, spot) => sum + spot.y, 0) / all.length };
  return spread(middle, sharing.length, sharing.indexOf(one), plan);
}

interface PieceProps {
  readonly one: Standing;
  readonly letters: string;
  readonly spot: Spot;
  readonly radius: number;
  readonly unit: number;
  readonly isChosen: boolean;
  /** Where its name has room; without room the name is shown under the pointer. */
  readonly nameAt: NameAt;
}

/** A fighter on the map; the list beside it is for those who cannot point. */
function Piece({ one: { name, side, facing, icon }, letters, spot, radius, unit, isChosen, nameAt: at }: PieceProps): React.ReactNode {
  return (
    <g
      className={`token piece${isChosen ? ' aimed' : ''}${at === 'nowhere' ? ' crowded' : ''}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
      aria-hidden="true"
    >
      <ellipse className="shade" cy={radius * 0.3} rx={radius} ry={radius * 0.92} />
      <Shape radius={radius} side={side} letters={letters} />
      {facing !== null && <Facing facing={facing} radius={radius} />}
      {icon !== null && <Badge spot={{ x: radius * 0.78, y: radius * 0.68 }} size={radius * 0.43} icon={icon} kind="gear" />}
      {isChosen && <path className="corners" d={corners(radius * 1.24)} />}
      <Name text={name} at={at} radius={radius} unit={unit} />
    </g>
  );
}
