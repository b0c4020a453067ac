import { useEffect, useRef } from 'react';

/** Milliseconds and pixels of a press that shows a place to the others. */
const LONG = 550;
const STILL = 8;

/** Shows a place by Alt and a click, or by a long press; the click at its end picks nothing. */
export function usePointing(point: ((place: number) => void) | null) {
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number } | null>(null);
  const isDone = useRef(false);
  const end = (): void => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => end, []);
  return {
    end,
    down({ altKey, button, clientX: x, clientY: y }: React.PointerEvent, place: number | null): void {
      end();
      isDone.current = false;
      if (point === null || place === null || button !== 0) return;
      const show = (): void => {
        press.current = null;
        isDone.current = true;
        point(place);
      };
      if (altKey) show();
      else press.current = { timer: window.setTimeout(show, LONG), x, y };
    },
    move({ clientX, clientY }: React.PointerEvent): void {
      if (press.current !== null && Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL) end();
    },
    click(event: React.MouseEvent): void {
      if (!isDone.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
