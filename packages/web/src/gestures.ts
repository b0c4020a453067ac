import { useEffect, useRef, useState } from 'react';
import { zoomed } from './camera.ts';
import type { Plan, Spot } from './geometry.ts';
import type { Camera } from './paint.ts';
import { usePointing } from './pointing.ts';

/** A token that a pointer takes hold of. */
export interface Grip {
  readonly ref: number;
  /** From the middle of the token to that of its first place, which names its place. */
  readonly shift: Spot;
}

/** A token on its way, in units of the board. */
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
  /** Shows a place to the others; null where nobody could look. */
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
  /** What it did was taken back; it does nothing more until it is lifted. */
  readonly isOver: boolean;
}

/** Pixels that a pointer may move in a click; a finger is less steady. */
const STILL = { mouse: 4, other: 8 } as const;

/** What pointers do on the board: drag tokens, move and zoom the picture, show places. A click at the end of that picks nothing. */
export function useGestures({ frame, plan, camera, setCamera, gripAt, lift, drop, point, leave }: GestureProps): Gestures {
  const [hover, setHover] = useState<number | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const fingers = useRef(new Map<number, Finger>());
  const wasMoved = useRef(false);
  const pointing = usePointing(point);

  const seen = ({ clientX, clientY }: React.PointerEvent): Spot => {
    const { left, top } = frame.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onBoard = ({ x, y }: Spot): Spot => ({ x: (x - camera.x) / camera.zoom, y: (y - camera.y) / camera.zoom });
  const placeOf = ({ at, shift }: Dragged): number | null => plan.placeAt({ x: at.x + shift.x, y: at.y + shift.y });
  const cancel = (): void => {
    for (const [id, finger] of fingers.current) fingers.current.set(id, { ...finger, grip: null, isOver: finger.grip !== null });
    setDragged(null);
    drop(null);
  };
  useEscape(dragged !== null, cancel);

  const drag = (grip: Grip, at: Spot): void => {
    const next = { ...grip, at: onBoard(at) };
    setDragged(next);
    setHover(placeOf(next));
  };
  const pan = (before: Finger, at: Spot, other: Spot | undefined): void => {
    if (other === undefined) return setCamera({ ...camera, x: camera.x + at.x - before.at.x, y: camera.y + at.y - before.at.y });
    const stretch = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.at.x - other.x, before.at.y - other.y));
    return setCamera(zoomed(camera, stretch, other));
  };
  const end = (event: React.PointerEvent, isDropped: boolean): void => {
    pointing.end();
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (finger === undefined || finger.grip === null || !finger.isMoved) return;
    setDragged(null);
    drop(isDropped ? placeOf({ ...finger.grip, at: onBoard(seen(event)) }) : null);
  };
  return {
    hover,
    dragged,
    handlers: {
      onPointerDown(event) {
        const at = seen(event);
        const isFirst = fingers.current.size === 0;
        if (!isFirst && dragged !== null) cancel();
        wasMoved.current = !isFirst;
        const grip = isFirst && event.button === 0 && !event.altKey ? gripAt(onBoard(at)) : null;
        fingers.current.set(event.pointerId, { start: at, at, grip, isMoved: false, isOver: false });
        pointing.down(event, isFirst ? plan.placeAt(onBoard(at)) : null);
      },
      onPointerMove(event) {
        const at = seen(event);
        pointing.move(event);
        const finger = fingers.current.get(event.pointerId);
        if (finger === undefined) return setHover(plan.placeAt(onBoard(at)));
        const most = event.pointerType === 'mouse' ? STILL.mouse : STILL.other;
        if (finger.isOver || (!finger.isMoved && Math.hypot(at.x - finger.start.x, at.y - finger.start.y) < most)) return undefined;
        // What is under the pointer may go while it is dragged; the board stays.
        if (!finger.isMoved) event.currentTarget.setPointerCapture(event.pointerId);
        if (!finger.isMoved && finger.grip !== null) lift(finger.grip.ref);
        wasMoved.current = true;
        fingers.current.set(event.pointerId, { ...finger, at, isMoved: true });
        const [other] = [...fingers.current].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot.at]));
        if (finger.grip !== null && other === undefined) return drag(finger.grip, at);
        return pan(finger, at, other);
      },
      onPointerUp: (event) => end(event, true),
      onPointerCancel: (event) => end(event, false),
      onPointerLeave(event) {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) return;
        end(event, false);
        setHover(null);
        // A finger leaves with every tap; what it looked at stays.
        if (event.pointerType === 'mouse') leave();
      },
      onClickCapture(event) {
        // Keys click, too, and never end a gesture.
        if (event.detail === 0) return;
        pointing.click(event);
        if (wasMoved.current) event.stopPropagation();
      },
    },
  };
}

/** Takes back what is dragged, and nothing else. */
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
