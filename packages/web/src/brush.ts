import type { Scene } from '@riposte/server/protocol';
import type { Plan } from './geometry.ts';

export type Ground = NonNullable<Scene['ground']>;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Brush {
  readonly on: CanvasRenderingContext2D;
  readonly colour: (name: string) => string;
  readonly plan: Plan;
}

/** Always the same number from 0 to 1 for a spot, so that grass does not jump. */
export function noise(x: number, y: number): number {
  const sine = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return sine - Math.floor(sine);
}

/** Spots here and there in a box, always the same, with a number of their own from 0 to 1. */
export function scatter({ left, top, right, bottom }: Box, apart: number, share: number, draw: (x: number, y: number, own: number) => void): void {
  for (let column = Math.floor(left / apart) - 1; column * apart < right + apart; column++) {
    for (let row = Math.floor(top / apart) - 1; row * apart < bottom + apart; row++) {
      if (noise(column + apart, row) < share) draw((column + noise(column, row)) * apart, (row + noise(row, column)) * apart, noise(row, column + apart));
    }
  }
}

export const fill = (on: CanvasRenderingContext2D, path: Path2D, rule: CanvasFillRule = 'nonzero'): void => on.fill(path, rule);

/** Fills something that stands up, with its shadow below. */
export function raised(on: CanvasRenderingContext2D, path: Path2D, shadow: number, within: string): void {
  on.translate(0, shadow);
  on.fillStyle = 'rgb(0 0 0 / 0.18)';
  fill(on, path);
  on.translate(0, -shadow);
  on.fillStyle = within;
  fill(on, path);
}
