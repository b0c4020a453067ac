import type { BoardBrush, Scene } from '@riposte/server/protocol';
import { BrickWall, Eraser, PaintbrushVertical, Route } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ARROWS, BoardGrid, type BoardGridProps } from './board-grid.tsx';
import { drawingKeys } from './drawing-keys.ts';
import type { Spot } from './geometry.ts';
import { learn, text } from './language.ts';
import { PREPARE } from './messages-prepare.gen.ts';
import { SHEETS } from './messages-sheets.gen.ts';
import type { Say } from './net.ts';
import { StrokeLayer } from './stroke-layer.tsx';
import { type Drawer, type Easel, keyOf, useStrokes } from './strokes.ts';
import { useBoardHand } from './use-board-hand.ts';
import './draw-on-board.css';

learn(PREPARE);
learn(SHEETS);

const WALL = ['wall', 'prepare-wall', BrickWall] as const;
const PATH = ['wall', 'prepare-path', Route] as const;
const GROUND = ['ground', 'prepare-paint', PaintbrushVertical] as const;
const ERASER = ['erase', 'prepare-erase', Eraser] as const;

type Pen = typeof WALL | typeof PATH | typeof GROUND | typeof ERASER;

/** The most places in one decree. */
const MAX = 500;

export interface DrawOnBoardProps {
  readonly scene: Scene;
  /** The places of the board, for the keyboard. */
  readonly places: Omit<BoardGridProps, 'label' | 'choose'>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly ask: Say;
  readonly announce: (spoken: string) => void;
  readonly close: () => void;
}

/** The game master draws on the board of the running fight; each stroke is a decree. */
export function DrawOnBoard({ scene, places, frame, ask, announce, close }: DrawOnBoardProps): React.ReactNode {
  const { ground, plan, camera } = places;
  const [taken, take] = useState<Pen[0] | null>(null);
  const [dipped, dip] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const hand = useBoardHand(ask, scene);
  const all = hand?.brushes ?? [];
  // A game has walls, ways between regions, or neither.
  const tools: readonly Pen[] = [
    ...(all.some(({ isWall }) => isWall) ? [ground.kind === 'regions' ? PATH : WALL] : []),
    ...(all.some(({ isWall }) => !isWall) ? [GROUND] : []),
    ERASER,
  ];
  const tool = taken ?? tools[0][0];
  const brushes = all.filter(({ isWall }) => isWall === (tool === 'wall'));
  const brush = tool === 'erase' ? null : (brushes.find(({ id }) => id === dipped) ?? brushes[0] ?? null);
  const decree = (act: 'draw' | 'erase', given: { readonly brush?: string; readonly at: readonly (readonly number[])[] }): void => {
    const at = given.at.slice(0, MAX).map((thing) => [...thing]);
    void ask({ do: 'decree', act, given: { ...given, at } }).then((reply) => setFailed(reply.ok ? null : reply.text));
  };
  const easel: Easel<BoardBrush> = {
    ground,
    plan,
    brush,
    isDrawn: (thing) => brush?.drawn.some((one) => keyOf(one) === keyOf(thing)) ?? false,
    draw({ brush: { id, title }, things, isErasing }) {
      decree(isErasing ? 'erase' : 'draw', { brush: id, at: things });
      announce(text(isErasing ? 'prepare-undrawn' : 'prepare-drawn', { what: title, count: things.length }));
    },
    erase: (places) => places.length > 0 && decree('erase', { at: places.map((place) => [place]) }),
    begins: (place) => announce(text('prepare-line-begun', { place: plan.called(place) })),
  };
  const drawer = useStrokes(brush === null && tool !== 'erase' ? null : easel, `${tool} ${dipped}`);
  useEscape(() => (drawer !== null && drawer.ends.length > 0 ? drawer.drop() : close()));
  const onPlan = ({ clientX, clientY }: React.PointerEvent): Spot => {
    const { left, top } = frame.current!.getBoundingClientRect();
    return { x: (clientX - left - camera.x) / camera.zoom, y: (clientY - top - camera.y) / camera.zoom };
  };
  return (
    <>
      <div className="draw-on" role="presentation" {...pointersOf(drawer, onPlan)}>
        <svg width="100%" height="100%" aria-hidden="true">
          <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.zoom})`}>
            {drawer !== null && <StrokeLayer stroke={drawer.stroke} erased={drawer.erased} ends={drawer.ends} plan={plan} unit={1 / camera.zoom} />}
          </g>
        </svg>
        {drawer !== null && <DrawnByKeys places={places} drawer={drawer} label={drawingKeys(drawer, brush, ground)} />}
      </div>
      <DrawBar {...{ tools, tool, take, brushes, brush, dip, failed, close }} />
    </>
  );
}

interface DrawnByKeysProps extends Pick<DrawOnBoardProps, 'places'> {
  readonly drawer: Drawer<BoardBrush>;
  readonly label: string;
}

/** The places of the board, on which Enter draws, and Shift with an arrow draws on a border. */
function DrawnByKeys({ places, drawer, label }: DrawnByKeysProps): React.ReactNode {
  const { plan, cursor, start } = places;
  const at = cursor ?? start;
  return (
    <div
      role="presentation"
      onKeyDownCapture={(event) => {
        const way = ARROWS[event.key];
        if (way === undefined || !event.shiftKey || !drawer.border(at, plan.beside(at, ...way))) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <BoardGrid {...places} label={label} choose={drawer.enter} />
    </div>
  );
}

interface DrawBarProps extends Pick<DrawOnBoardProps, 'close'> {
  readonly tools: readonly Pen[];
  readonly tool: Pen[0];
  readonly take: (tool: Pen[0]) => void;
  readonly brushes: readonly BoardBrush[];
  readonly brush: BoardBrush | null;
  readonly dip: (brush: string) => void;
  readonly failed: string | null;
}

/** What the game master draws with. */
function DrawBar({ tools, tool, take, brushes, brush, dip, failed, close }: DrawBarProps): React.ReactNode {
  return (
    <div className="draw-bar" role="toolbar" aria-label={text('hand-on-board')}>
      {tools.map(([one, title, Picture]) => (
        <button key={one} type="button" aria-pressed={tool === one} onClick={() => take(one)}>
          <Picture aria-hidden="true" /> {text(title)}
        </button>
      ))}
      {brush !== null && (
        <select aria-label={text('prepare-brush')} value={brush.id} onChange={({ target: { value } }) => dip(value)}>
          {brushes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="primary" onClick={close}>
        {text('hand-done')}
      </button>
      {failed !== null && <p role="alert">{failed}</p>}
    </div>
  );
}

function pointersOf(drawer: Drawer<BoardBrush> | null, onPlan: (event: React.PointerEvent) => Spot): React.HTMLAttributes<HTMLElement> {
  if (drawer === null) return {};
  return {
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drawer.down(onPlan(event), event.shiftKey);
    },
    onPointerMove: (event) => event.isPrimary && event.buttons === 1 && drawer.move(onPlan(event)),
    onPointerUp: (event) => event.isPrimary && drawer.up(),
    onPointerCancel: drawer.drop,
  };
}

function useEscape(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
