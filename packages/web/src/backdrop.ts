import { useEffect, useState } from 'react';
import type { Plan } from './geometry.ts';
import { host } from './host/server.ts';

/** A loaded picture, and where it lies on its board: in cells, or for regions as a share of the whole board. */
export interface Backdrop {
  readonly image: HTMLImageElement | ImageBitmap;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How clear it is, 0 to 1; default 1. */
  readonly strength?: number;
}

/** Where a picture comes from, and where it lies. */
export type Under = Omit<Backdrop, 'image'> & { readonly path: string };

/** The picture under a board; null until it is loaded, or if there is none. */
export function useBackdrop(under: Under | null): Backdrop | null {
  const [image, setImage] = useState<{ readonly path: string; readonly image: HTMLImageElement } | null>(null);
  const path = host.useShown(under?.path ?? null);
  useEffect(() => {
    if (path === null) return undefined;
    const loading = new Image();
    let isCurrent = true;
    loading.addEventListener('load', () => isCurrent && setImage({ path, image: loading }));
    loading.src = path;
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return under === null || image === null || image.path !== path ? null : { ...under, image: image.image };
}

/** Draws a picture where it lies on a board. */
export function paintBackdrop(on: CanvasRenderingContext2D, { frame }: Plan, { image, x, y, width, height, strength = 1 }: Backdrop): void {
  on.globalAlpha = strength;
  on.drawImage(image, frame.x + x * frame.across, frame.y + y * frame.down, width * frame.across, height * frame.down);
  on.globalAlpha = 1;
}
