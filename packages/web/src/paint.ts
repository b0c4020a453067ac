import type { Scene } from '@riposte/server/protocol';
import type { Plan } from './geometry.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Shades of ground, each with a pattern of its own, so that colour is never all that tells them apart. */
const HATCHES = [45, 135, 0, 90] as const;

/** Draws the ground below the tokens: cells, marks, region boxes and the ways between them. */
export function paintGround(canvas: HTMLCanvasElement, ground: NonNullable<Scene['ground']>, plan: Plan, camera: Camera): void {
  const { width, height } = canvas.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const on = canvas.getContext('2d');
  if (on === null) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string): string => style.getPropertyValue(name);
  on.setTransform(camera.zoom * ratio, 0, 0, camera.zoom * ratio, camera.x * ratio, camera.y * ratio);
  on.fillStyle = colour('--ground');
  on.fillRect(0, 0, plan.width, plan.height);
  on.strokeStyle = colour('--grid');
  on.lineWidth = 1 / camera.zoom;
  if (ground.kind === 'regions') paintWays(on, ground, plan, colour('--way'));
  const shape = (place: number): Path2D => {
    const path = new Path2D();
    const corners = plan.outline(place);
    if (corners.length === 0) {
      const { x, y } = plan.centre(place);
      path.arc(x, y, 6, 0, 2 * Math.PI);
      return path;
    }
    corners.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.closePath();
    return path;
  };
  if (ground.kind === 'metres') {
    on.strokeRect(plan.centre(0).x, plan.centre(0).y, plan.width - 60, plan.height - 60);
  } else {
    for (let place = 0; place < plan.count; place++) {
      if (ground.kind === 'regions') {
        on.fillStyle = colour('--region');
        on.fill(shape(place));
        on.lineWidth = 2 / camera.zoom;
      }
      on.stroke(shape(place));
    }
  }
  ground.marks.forEach((mark, nth) => {
    on.strokeStyle = colour('--mark');
    on.lineWidth = 1.2;
    for (const place of mark.places) hatch(on, shape(place), plan, place, HATCHES[nth % HATCHES.length], 9 + 3 * Math.floor(nth / 4));
  });
  if (ground.kind !== 'regions') return paintRulers(on, ground, plan, camera, colour('--soft'));
  on.textAlign = 'left';
  ground.regions.forEach(({ name }, place) => {
    const [{ x, y }] = plan.outline(place);
    on.font = '600 17px system-ui, sans-serif';
    on.fillStyle = colour('--text');
    on.fillText(name, x + 12, y + 24);
    const marks = ground.marks.filter((mark) => mark.places.includes(place)).map((mark) => mark.title);
    on.font = '13px system-ui, sans-serif';
    on.fillStyle = colour('--soft');
    on.fillText(marks.join(', '), x + 12, y + 42);
  });
}

/** Columns and rows at the edges of the board or, where those are out of sight, of the picture. */
function paintRulers(
  on: CanvasRenderingContext2D,
  { kind, width, height, first = 0 }: { readonly kind: string; readonly width: number; readonly height: number; readonly first?: number },
  plan: Plan,
  { x, y, zoom }: Camera,
  colour: string,
): void {
  const columns = kind === 'metres' ? width + 1 : width;
  const rows = kind === 'metres' ? height + 1 : height;
  const apart = plan.centre(1).x - plan.centre(0).x;
  const every = Math.max(1, Math.ceil(18 / (apart * zoom)));
  on.font = `${11 / zoom}px system-ui, sans-serif`;
  on.fillStyle = colour;
  on.textBaseline = 'middle';
  on.textAlign = 'center';
  const top = Math.max(-8, -y + 8) / zoom;
  for (let i = 0; i < columns; i += every) on.fillText(String(i + first), plan.centre(i).x, top);
  const left = Math.max(-9, -x + 9) / zoom;
  for (let i = 0; i < rows; i += every) on.fillText(String(i + first), left, plan.centre(i * columns).y);
}

function paintWays(
  on: CanvasRenderingContext2D,
  { regions }: { readonly regions: readonly { readonly next: readonly number[] }[] },
  plan: Plan,
  colour: string,
): void {
  on.save();
  on.strokeStyle = colour;
  on.lineWidth = 14;
  on.lineCap = 'round';
  regions.forEach(({ next }, place) => {
    for (const other of next) {
      if (other < place && regions[other].next.includes(place)) continue;
      const [from, to] = [plan.centre(place), plan.centre(other)];
      on.beginPath();
      on.moveTo(from.x, from.y);
      on.lineTo(to.x, to.y);
      on.stroke();
    }
  });
  on.restore();
}

function hatch(on: CanvasRenderingContext2D, shape: Path2D, plan: Plan, place: number, angle: number, step: number): void {
  const { x, y } = plan.centre(place);
  on.save();
  on.clip(shape);
  on.translate(x, y);
  on.rotate((angle * Math.PI) / 180);
  on.globalAlpha = 0.55;
  on.beginPath();
  for (let at = -260; at <= 260; at += step) {
    on.moveTo(-260, at);
    on.lineTo(260, at);
  }
  on.stroke();
  on.restore();
}
