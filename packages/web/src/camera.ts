import type { Plan, Spot } from './geometry.ts';
import type { Camera } from './paint.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 1.6;
/** Pixels above the board for the buttons that lie on it. */
const TOP = 44;
/** From here on letters and names can be read. */
const LEGIBLE = 0.75;
/** Places around what is looked at that stay in the picture. */
const MARGIN = 2.5;

/** The whole board. */
export function fit(plan: Plan, { width, height }: Size): Camera {
  const zoom = Math.min(LARGEST, width / (plan.width + 40), (height - TOP) / (plan.height + 40));
  return { zoom, x: (width - plan.width * zoom) / 2, y: (height + TOP - plan.height * zoom) / 2 };
}

/** The whole board where it can be read; else some places with what is around them. */
export function around(plan: Plan, places: readonly number[], size: Size): Camera {
  const whole = fit(plan, size);
  if (places.length === 0 || whole.zoom >= LEGIBLE) return whole;
  const spots = places.flatMap((place) => [plan.centre(place), ...plan.outline(place)]);
  const edge = plan.radius * 2 * MARGIN;
  const left = Math.max(0, Math.min(...spots.map((spot) => spot.x)) - edge);
  const right = Math.min(plan.width, Math.max(...spots.map((spot) => spot.x)) + edge);
  const top = Math.max(0, Math.min(...spots.map((spot) => spot.y)) - edge);
  const bottom = Math.min(plan.height, Math.max(...spots.map((spot) => spot.y)) + edge);
  const zoom = Math.max(whole.zoom, Math.min(LARGEST, size.width / (right - left), (size.height - TOP) / (bottom - top)));
  return { zoom, x: size.width / 2 - ((left + right) / 2) * zoom, y: (size.height + TOP) / 2 - ((top + bottom) / 2) * zoom };
}

export function zoomed({ x, y, zoom }: Camera, by: number, around: Spot): Camera {
  const next = Math.max(0.15, Math.min(5, zoom * by));
  const factor = next / zoom;
  return { zoom: next, x: around.x - (around.x - x) * factor, y: around.y - (around.y - y) * factor };
}
