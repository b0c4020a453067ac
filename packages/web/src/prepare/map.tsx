import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useBackdrop } from '../backdrop.ts';
import { BoardGrid } from '../board-grid.tsx';
import { besideButtons, fit, zoomed } from '../camera.ts';
import { type Plan, planOf, type Spot, spread } from '../geometry.ts';
import { groundText } from '../ground-text.ts';
import { text } from '../language.ts';
import { lettersOf } from '../letters.ts';
import { Cursor } from '../marks.tsx';
import { type Camera, paintGround } from '../paint.ts';
import { corners, Name, type NameAt, namesAt, Region } from '../standing.tsx';
import { useTheme } from '../theme.ts';
import { Badge, Shape } from '../token.tsx';
import { useSize, useWheel } from '../use-camera.ts';
import type { Standing } from '../workbench/requests.ts';
import { fightersOf } from './changes.ts';
import type { Editing } from './editing.ts';
import { moved } from './moving.ts';
import { pictureOf, placingOf, fitted as squared, withPicture } from './picture.ts';
import { useDrawer } from './stroke.ts';
import { StrokeLayer, type Tool } from './tools.tsx';

export interface MapProps {
  readonly editing: Editing;
  readonly tool: Tool;
  /** The brush that is chosen, by its id. */
  readonly brush: string;
  /** Called when a square of the picture was marked; null = none is to be. */
  readonly fitting: (() => void) | null;
  /** Who sees the map: the number of a side, or null for the game master. */
  readonly seenBy: number | null;
  /** Somebody from the list is let fall on a place. */
  readonly drop: (what: string, place: number) => void;
}

/** What is dragged from the list is marked so. */
export const DRAGGED = 'application/x-riposte-fighter';

/** Pixels that a pointer may slip before a press is a drag. */
const SLIP = 4;

/** Cells that an arrow key moves the picture. */
const NUDGE = 0.05;

const ARROWS: { readonly [key: string]: readonly [number, number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Held {
  readonly nth: number;
  readonly from: Spot;
  readonly at: Spot;
  readonly isMoving: boolean;
}

/** The map: its ground, and the fighters as they begin, to be moved by pointer and keyboard. */
export function FightMap({ editing, tool, brush, fitting, seenBy, drop }: MapProps): React.ReactNode {
  const { opened, chosen, choose, announce } = editing;
  const { ground } = opened;
  const plan = useMemo(() => (ground === null ? null : planOf(ground)), [ground]);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [hover, setHover] = useState<number | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [panned, setPanned] = useState<Spot | null>(null);
  // Where somebody was put, until the rules have said so too.
  const [put, setPut] = useState<{ readonly nth: number; readonly place: number } | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever the rules say now is newer
  useEffect(() => setPut(null), [opened]);
  const theme = useTheme();
  const under = pictureOf(editing.draft);
  const backdrop = useBackdrop(under);
  const drawer = useDrawer(editing, tool, brush, plan);
  const [marked, setMarked] = useState<readonly [Spot, Spot] | null>(null);
  const fitted = useMemo(() => (plan === null ? { x: 0, y: 0, zoom: 1 } : besideButtons(plan, size, (room) => fit(plan, room, 26))), [plan, size]);
  const now = camera ?? fitted;
  useEffect(() => {
    if (canvas.current !== null && ground !== null && plan !== null)
      paintGround(canvas.current, ground, plan, { x: now.x, y: now.y, zoom: now.zoom }, { backdrop });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the picture only what it shows and where it lies
  }, [ground, plan, now.x, now.y, now.zoom, size, theme, JSON.stringify(under), backdrop?.image]);
  useWheel(frame, fitted, setCamera);
  if (plan === null || ground === null)
    return (
      <div className="map empty" ref={frame}>
        <p>{text('prepare-no-ground')}</p>
      </div>
    );

  const standing = opened.standing.filter((one) => seenBy === null || !one.hiddenFrom.includes(seenBy));
  const letters = lettersOf(standing.map((one) => one.name));
  const unit = 1 / now.zoom;
  const here = (event: { readonly clientX: number; readonly clientY: number }): Spot => {
    const { left, top } = frame.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const onPlan = (at: Spot): Spot => ({ x: (at.x - now.x) / now.zoom, y: (at.y - now.y) / now.zoom });
  const placeAt = (at: Spot): number | null => plan.placeAt(onPlan(at));
  const there = (place: number | null): Standing[] => standing.filter((one) => place !== null && one.places.includes(place));
  const told = (place: number): string => {
    return [plan.called(place), ...there(place).map((one) => one.name), ...groundText(ground, place)].join(', ');
  };
  const bring = (nth: number, place: number): void => {
    moved(editing, nth, place);
    setPut({ nth, place });
    setCursor(place);
    announce(text('prepare-moved', { name: fightersOf(editing.draft)[nth]?.name ?? '', place: plan.called(place) }));
  };
  const enter = (place: number): void => {
    const [first] = there(place);
    if (drawer !== null) drawer.enter(place);
    else if (first !== undefined) choose(first.nth);
    else if (chosen !== null && tool === 'select') bring(chosen, place);
  };
  const nudged = ([dx, dy]: readonly [number, number]): void =>
    editing.change(
      text('step-picture-move'),
      (draft) => {
        const placing = placingOf(draft);
        return placing === null ? draft : withPicture(draft, { ...placing, x: placing.x + dx * NUDGE, y: placing.y + dy * NUDGE });
      },
      'picture',
    );
  const step = (event: React.KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const place = standing.find((one) => one.nth === chosen)?.places[0];
    if (tool === 'picture' && way !== undefined && placingOf(editing.draft) !== null) nudged(way);
    else if (drawer !== null && event.key === 'Escape' && drawer.ends.length > 0) drawer.drop();
    else if (drawer !== null && event.shiftKey && way !== undefined) drawer.border(cursor ?? 0, plan.beside(cursor ?? 0, ...way));
    else if (event.shiftKey && way !== undefined && chosen !== null && place !== undefined) {
      const to = plan.beside(place, ...way);
      if (to !== null) bring(chosen, to);
    } else if (event.key === '+' || event.key === '=') setCamera(zoomed(now, 1.25, { x: size.width / 2, y: size.height / 2 }));
    else if (event.key === '-') setCamera(zoomed(now, 0.8, { x: size.width / 2, y: size.height / 2 }));
    else if (event.key === 'Home') setCamera(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const down = (event: React.PointerEvent): void => {
    const at = here(event);
    if (event.button === 1) return setPanned(at);
    if (event.button !== 0) return undefined;
    if (fitting !== null && tool === 'picture') {
      event.currentTarget.setPointerCapture(event.pointerId);
      return setMarked([onPlan(at), onPlan(at)]);
    }
    if (drawer !== null) {
      event.currentTarget.setPointerCapture(event.pointerId);
      return drawer.down(onPlan(at), event.shiftKey);
    }
    const [first] = there(placeAt(at));
    event.currentTarget.setPointerCapture(event.pointerId);
    if (first === undefined) return setPanned(at);
    choose(first.nth);
    setHeld({ nth: first.nth, from: at, at, isMoving: false });
  };
  const move = (event: React.PointerEvent): void => {
    const at = here(event);
    setHover(placeAt(at));
    if (marked !== null) return setMarked([marked[0], onPlan(at)]);
    if (drawer !== null && event.buttons === 1) drawer.move(onPlan(at));
    if (held !== null) setHeld({ ...held, at, isMoving: held.isMoving || Math.hypot(at.x - held.from.x, at.y - held.from.y) > SLIP });
    else if (panned !== null && (event.buttons === 1 || event.buttons === 4)) {
      setCamera({ ...now, x: now.x + at.x - panned.x, y: now.y + at.y - panned.y });
      setPanned(at);
    }
  };
  const up = (event: React.PointerEvent): void => {
    const place = placeAt(here(event));
    if (event.button === 0) drawer?.up();
    if (marked !== null) {
      const [from, to] = marked.map(({ x, y }) => ({ x: (x - plan.frame.x) / plan.frame.across, y: (y - plan.frame.y) / plan.frame.down }));
      const placing = placingOf(editing.draft);
      if (placing !== null) editing.change(text('step-picture-fit'), (draft) => withPicture(draft, squared(placing, from, to)));
      setMarked(null);
      fitting?.();
    }
    if (held?.isMoving && place !== null) bring(held.nth, place);
    setHeld(null);
    setPanned(null);
  };
  const spotOf = (one: Standing): Spot => {
    if (held?.nth === one.nth && held.isMoving) return { x: (held.at.x - now.x) / now.zoom, y: (held.at.y - now.y) / now.zoom };
    return put?.nth === one.nth && ground.kind !== 'regions' ? plan.centre(put.place) : spotIn(one, standing, plan);
  };
  const placed = standing.filter((one) => one.places.length > 0);
  const names = namesAt(
    placed.map((one) => ({ name: one.name, spot: spotOf(one) })),
    plan.radius,
    unit,
  );
  return (
    <div
      className="board map"
      ref={frame}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        const place = placeAt(here(event));
        event.preventDefault();
        if (place !== null) drop(event.dataTransfer.getData(DRAGGED), place);
      }}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <div
        className="overlay"
        role="presentation"
        onKeyDownCapture={step}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          setHeld(null);
          setPanned(null);
          drawer?.drop();
        }}
        onPointerLeave={() => setHover(null)}
      >
        <BoardGrid
          ground={ground}
          plan={plan}
          camera={now}
          cursor={cursor}
          start={standing.find((one) => one.nth === chosen)?.places[0] ?? standing[0]?.places[0] ?? 0}
          told={told}
          go={setCursor}
          choose={enter}
        />
        <svg width={size.width} height={size.height}>
          <title>{text('prepare-map')}</title>
          <g transform={`translate(${now.x} ${now.y}) scale(${now.zoom})`}>
            {ground.kind === 'regions' &&
              ground.regions.map(({ name }, place) => {
                const marks = ground.marks.filter((mark) => mark.places.includes(place)).map((mark) => mark.title);
                return <Region key={name} name={name} marks={marks.join(', ')} spot={plan.outline(place)[0]} unit={unit} />;
              })}
            {drawer !== null && <StrokeLayer stroke={drawer.stroke} erased={drawer.erased} ends={drawer.ends} plan={plan} unit={unit} />}
            {drawer !== null && hover !== null && ground.kind !== 'regions' && <Cursor plan={plan} place={hover} />}
            {held?.isMoving && hover !== null && <Cursor plan={plan} place={hover} />}
            {standing.map((one, i) =>
              one.places.length === 0 ? null : (
                <Piece
                  key={one.nth}
                  one={one}
                  letters={letters[i]}
                  spot={spotOf(one)}
                  radius={plan.radius * Math.sqrt(one.places.length)}
                  unit={unit}
                  isChosen={one.nth === chosen}
                  nameAt={names[placed.indexOf(one)]}
                />
              ),
            )}
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
        </svg>
      </div>
      <div className="zoom">
        {(
          [
            ['board-zoom-in', Plus, () => setCamera(zoomed(now, 1.25, { x: size.width / 2, y: size.height / 2 }))],
            ['board-zoom-out', Minus, () => setCamera(zoomed(now, 0.8, { x: size.width / 2, y: size.height / 2 }))],
            ['board-all-label', Maximize, () => setCamera(null)],
          ] as const
        ).map(([label, Picture, act]) => (
          <button key={label} type="button" aria-label={text(label)} title={text(label)} onClick={act}>
            <Picture aria-hidden="true" />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Where somebody is drawn who may share its place with others. */
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
  /** Where there is room for its name; without any it is shown when it is pointed at. */
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
      {facing !== null && (
        <path
          className="facing"
          d={`M${-radius * 0.3} ${-radius * 1.02}L0 ${-radius * 1.38}L${radius * 0.3} ${-radius * 1.02}Z`}
          transform={`rotate(${facing})`}
        />
      )}
      {icon !== null && <Badge spot={{ x: radius * 0.78, y: radius * 0.68 }} size={radius * 0.43} icon={icon} kind="gear" />}
      {isChosen && <path className="corners" d={corners(radius * 1.24)} />}
      <Name text={name} y={at === 'above' ? -radius * 1.2 - 18 * unit : radius * 1.12} unit={unit} />
    </g>
  );
}
