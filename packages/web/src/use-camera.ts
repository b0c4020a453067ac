import type { ShownFighter } from '@riposte/server/protocol';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { around, besideButtons, type Size, SMALL, shows, zoomed } from './camera.ts';
import type { Plan } from './geometry.ts';
import type { Camera } from './paint.ts';

/** How large the frame of a board is on the screen, in pixels, never 0: a hidden frame keeps the size it had. */
export function useSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 600, height: 400 });
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => {
      // On a phone the log takes the place of the map, and a board 0 px wide has no scale.
      if (box.clientWidth > 0 && box.clientHeight > 0) setSize({ width: box.clientWidth, height: box.clientHeight });
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame]);
  return size;
}

/** Zooms a board by the wheel, around the pointer; starts from `fitted` until the user has moved the board. */
export function useWheel(frame: RefObject<HTMLElement | null>, fitted: Camera, setCamera: (next: (old: Camera | null) => Camera) => void): void {
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
}

/** How many of those nearest to the one who acts a narrow picture shows. */
const NEAREST = 3;

/** The places that a picture is to show: everybody's, or in a narrow one those around the fighter who acts. */
export function placesInView(
  plan: Plan,
  { width }: Size,
  actor: ShownFighter | undefined,
  fighters: readonly ShownFighter[],
  aimed: number | null,
): readonly number[] {
  const all = fighters.filter((fighter) => fighter.places.length > 0);
  if (width >= SMALL || actor === undefined || actor.places.length === 0) return all.flatMap((fighter) => fighter.places);
  const at = plan.centre(actor.places[0]);
  const far = ({ ref, places: [place] }: ShownFighter): number => (ref === aimed ? 0 : Math.hypot(plan.centre(place).x - at.x, plan.centre(place).y - at.y));
  const others = all.filter((fighter) => fighter !== actor && !fighter.out).sort((a, b) => far(a) - far(b));
  return [actor, ...others.slice(0, NEAREST)].flatMap((fighter) => fighter.places);
}

/** The picture that follows the fighters: it stays as it is as long as it shows all of them. */
export function useFitted(plan: Plan, places: readonly number[], size: Size): Camera {
  const kept = useRef<{ readonly plan: Plan; readonly size: Size; readonly camera: Camera } | null>(null);
  const { current } = kept;
  if (current !== null && current.plan === plan && current.size === size && shows(current.camera, plan, places, size)) return current.camera;
  const camera = besideButtons(plan, size, (room) => around(plan, places, room));
  kept.current = { plan, size, camera };
  return camera;
}
