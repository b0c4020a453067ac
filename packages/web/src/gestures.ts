import { useEffect, useRef, useState } from 'react';
import { zoomed } from './camera.ts';
import type { Plan, Spot } from './geometry.ts';
import type { Camera } from './paint.ts';
import { usePointing } from './pointing.ts';

/** A token that a pointer grabs. */
export interface Grip {
  readonly ref: number;
  /** From the centre of the token to the centre of its first place, which names where it stands. */
  readonly shift: Spot;
}

/** A token while it is dragged, in units of the board. */
export interface Dragged extends Grip {
  readonly at: Spot;
}

export interface GestureProps {
  readonly frame: React.RefObject<HTMLElement | null>;
  readonly plan: Plan;
  readonly camera: Camera;
  readonly setCamera: (camera: Camera) => void;
  /** The token at a spot that can be dragged. */
  readonly gripAt: (spot: Spot) => Grip | null;
  readonly lift: (ref: number) => void;
  readonly drop: (place: number | null) => void;
  /** Pings a place for the others; null if nobody else is there. */
  readonly point: ((place: number) => void) | null;
  /** The mouse has left the board. */
  readonly leave: () => void;
}

export interface Gestures {
  /** The place under the pointer. */
  readonly hover: number | null;
  readonly dragged: Dragged | null;
  readonly handlers: React.HTMLAttributes<HTMLElement>;
}

interface Finger {
  readonly start: Spot;
  readonly at: Spot;
  readonly grip: Grip | null;
  readonly isMoved: boolean;
  /** Its gesture was cancelled; it does nothing more until it is lifted. */
  readonly isOver: boolean;
}

/** How many pixels a pointer may move during a click; a finger is less steady. */
const STILL = { mouse: 4, other: 8 } as const;

/** What pointers do on the board: drag tokens, move and zoom the picture, ping places. A click that ends a gesture picks nothing. */
export function useGestures({ frame, plan, camera, setCamera, gripAt, lift, drop, point, leave }: GestureProps): Gestures {
  const [hover, setHover] = useState<number | null>(null);
  const fingers = useRef(new Map<number, Finger>());
  const wasMoved = useRef(false);
  const pointing = usePointing(point);
  const onBoard = ({ x, y }: Spot): Spot => ({ x: (x - camera.x) / camera.zoom, y: (y - camera.y) / camera.zoom });
  const { dragged, drag, end: endDrag, cancel } = useDrag(plan, drop, setHover, fingers.current);
  const end = (event: React.PointerEvent, isDropped: boolean): void => {
    pointing.end();
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (finger === undefined || finger.grip === null || !finger.isMoved) return;
    endDrag(isDropped ? { ...finger.grip, at: onBoard(spotIn(frame, event)) } : null);
  };
  return {
    hover,
    dragged,
    handlers: {
      onPointerDown(event) {
        const at = spotIn(frame, event);
        const isFirst = fingers.current.size === 0;
        if (!isFirst && dragged !== null) cancel();
        wasMoved.current = !isFirst;
        const grip = isFirst && event.button === 0 && !event.altKey ? gripAt(onBoard(at)) : null;
        fingers.current.set(event.pointerId, { start: at, at, grip, isMoved: false, isOver: false });
        pointing.down(event, isFirst ? plan.placeAt(onBoard(at)) : null);
      },
      onPointerMove(event) {
        const at = spotIn(frame, event);
        pointing.move(event);
        const finger = fingers.current.get(event.pointerId);
        if (finger === undefined) return setHover(plan.placeAt(onBoard(at)));
        if (finger.isOver || isStill(finger, at, event.pointerType)) return undefined;
        // The element under the pointer may disappear during a drag; the board stays.
        if (!finger.isMoved) event.currentTarget.setPointerCapture(event.pointerId);
        if (!finger.isMoved && finger.grip !== null) lift(finger.grip.ref);
        wasMoved.current = true;
        fingers.current.set(event.pointerId, { ...finger, at, isMoved: true });
        const [other] = [...fingers.current].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot.at]));
        if (finger.grip !== null && other === undefined) return drag({ ...finger.grip, at: onBoard(at) });
        return setCamera(pulled(camera, finger.at, at, other));
      },
      onPointerUp: (event) => end(event, true),
      onPointerCancel: (event) => end(event, false),
      onPointerLeave(event) {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) return;
        end(event, false);
        setHover(null);
        // A finger leaves after every tap, so what it pointed at stays.
        if (event.pointerType === 'mouse') leave();
      },
      onClickCapture(event) {
        // Keys also cause clicks, and these never end a gesture.
        if (event.detail === 0) return;
        pointing.click(event);
        if (wasMoved.current) event.stopPropagation();
      },
    },
  };
}

function spotIn(frame: GestureProps['frame'], { clientX, clientY }: React.PointerEvent): Spot {
  const { left, top } = frame.current!.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const isStill = ({ start, isMoved }: Finger, at: Spot, pointer: string): boolean =>
  !isMoved && Math.hypot(at.x - start.x, at.y - start.y) < (pointer === 'mouse' ? STILL.mouse : STILL.other);

/** The picture after a pointer moved: it moves along, or a second finger zooms it. */
function pulled(camera: Camera, from: Spot, to: Spot, other: Spot | undefined): Camera {
  if (other === undefined) return { ...camera, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y };
  return zoomed(camera, Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y)), other);
}

/** The token that is dragged, until it is dropped on a place or taken back. */
function useDrag(plan: Plan, drop: GestureProps['drop'], setHover: (place: number | null) => void, fingers: Map<number, Finger>) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const placeOf = ({ at, shift }: Dragged): number | null => plan.placeAt({ x: at.x + shift.x, y: at.y + shift.y });
  const drag = (next: Dragged): void => {
    setDragged(next);
    setHover(placeOf(next));
  };
  const end = (last: Dragged | null): void => {
    setDragged(null);
    drop(last === null ? null : placeOf(last));
  };
  const cancel = (): void => {
    for (const [id, finger] of fingers) fingers.set(id, { ...finger, grip: null, isOver: finger.grip !== null });
    end(null);
  };
  useEscape(dragged !== null, cancel);
  return { dragged, drag, end, cancel };
}

/** Cancels a drag, and nothing else. */
function useEscape(isOn: boolean, cancel: () => void): void {
  const latest = useRef(cancel);
  latest.current = cancel;
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
