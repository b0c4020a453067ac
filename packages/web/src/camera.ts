import type { Plan, Spot } from './geometry.ts';
import type { Camera } from './paint.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 1.7;
const SMALLEST = 0.15;
/** Pixels around the board for rulers and names. */
const EDGE = 30;
/** A picture lower than this has no room for whole regions. */
const LOW = 300;
/** How many places around the centre of attention stay in the picture. */
const MARGIN = 1.6;

/** The whole board. */
export function fit(plan: Plan, { width, height }: Size, edge = EDGE): Camera {
  const zoom = Math.max(SMALLEST, Math.min(LARGEST, (width - 2 * edge) / plan.width, (height - 2 * edge) / plan.height));
  return { zoom, x: (width - plan.width * zoom) / 2, y: (height - plan.height * zoom) / 2 };
}

/** The whole board if it is readable at that size; otherwise some places with their surroundings. */
export function around(plan: Plan, places: readonly number[], size: Size): Camera {
  const whole = fit(plan, size);
  if (places.length === 0 || whole.zoom >= LARGEST * 0.9) return whole;
  // In a low picture, showing a whole region would make its fighters too small.
  const spots = places.flatMap((place) => [plan.centre(place), ...(size.height < LOW ? [] : plan.outline(place))]);
  const edge = plan.radius * 2 * MARGIN;
  const left = Math.min(...spots.map((spot) => spot.x)) - edge;
  const right = Math.max(...spots.map((spot) => spot.x)) + edge;
  const top = Math.min(...spots.map((spot) => spot.y)) - edge;
  const bottom = Math.max(...spots.map((spot) => spot.y)) + edge;
  const zoom = Math.max(whole.zoom, Math.min(LARGEST, size.width / (right - left), size.height / (bottom - top)));
  // Shows nothing beyond the board while there is board on the other side.
  const shift = (from: number, to: number, most: number, room: number): number => {
    const half = room / zoom / 2;
    const middle = (from + to) / 2;
    const slack = EDGE / zoom;
    return most + 2 * slack <= 2 * half ? most / 2 : Math.min(most + slack - half, Math.max(half - slack, middle));
  };
  return {
    zoom,
    x: size.width / 2 - shift(left, right, plan.width, size.width) * zoom,
    y: size.height / 2 - shift(top, bottom, plan.height, size.height) * zoom,
  };
}

/** Pixels at the right that the buttons take. */
const BUTTONS = 58;
/** A picture narrower than this has its buttons below. */
export const SMALL = 520;

/** Like `show`, but moved aside if the board would lie under the buttons. */
export function besideButtons(plan: Plan, size: Size, show: (room: Size) => Camera): Camera {
  const camera = show(size);
  const isUnder = size.width >= SMALL && camera.x + plan.width * camera.zoom > size.width - BUTTONS;
  return isUnder ? show({ ...size, width: size.width - BUTTONS }) : camera;
}

/** Whether all places are in the picture, and large enough to be read. */
export function shows({ x, y, zoom }: Camera, plan: Plan, places: readonly number[], { width, height }: Size): boolean {
  const edge = plan.radius * zoom;
  return places.every((place) => {
    const spot = plan.centre(place);
    const [left, top] = [spot.x * zoom + x, spot.y * zoom + y];
    return left >= edge && top >= edge && left <= width - edge && top <= height - edge;
  });
}

export function zoomed({ x, y, zoom }: Camera, by: number, around: Spot): Camera {
  const next = Math.max(SMALLEST, Math.min(5, zoom * by));
  const factor = next / zoom;
  return { zoom: next, x: around.x - (around.x - x) * factor, y: around.y - (around.y - y) * factor };
}
