import { type RefObject, useEffect, useState } from 'react';
import { type Size, zoomed } from './camera.ts';
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

/** Zooms a board by the wheel, around what is pointed at; from `fitted` where nobody has moved it yet. */
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
