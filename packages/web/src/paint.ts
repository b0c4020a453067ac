import { type Backdrop, paintBackdrop } from './backdrop.ts';
import { type Box, type Brush, fill, type Ground, noise, raised, scatter } from './brush.ts';
import type { Plan, Spot } from './geometry.ts';
import { paintBorders } from './paint-borders.ts';
import { below, beyond, bridge } from './scenery.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

type Mark = Ground['marks'][number];
type Terrain = NonNullable<Mark['as']> | 'other';

const terrainOf = (mark: Mark): Terrain => mark.as ?? 'other';

interface Painting {
  /** Whether columns and rows are numbered; default: they are. */
  readonly hasRulers?: boolean;
  /** The picture below everything. */
  readonly backdrop?: Backdrop | null;
}

/** How clear ground is on a picture, which shows the same in its own way. */
const ON_PICTURE = 0.45;

/** Draws the ground below the tokens: land or a picture, its marks, cells, the edge of the board. */
export function paintGround(canvas: HTMLCanvasElement, ground: Ground, plan: Plan, camera: Camera, { hasRulers = true, backdrop = null }: Painting = {}): void {
  const { width, height } = canvas.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const on = canvas.getContext('2d');
  if (on === null) return;
  const style = getComputedStyle(canvas);
  const colours = new Map<string, string>();
  const colour = (name: string): string => {
    const known = colours.get(name) ?? style.getPropertyValue(name);
    colours.set(name, known);
    return known;
  };
  on.setTransform(camera.zoom * ratio, 0, 0, camera.zoom * ratio, camera.x * ratio, camera.y * ratio);
  const seen: Box = {
    left: -camera.x / camera.zoom,
    top: -camera.y / camera.zoom,
    right: (width - camera.x) / camera.zoom,
    bottom: (height - camera.y) / camera.zoom,
  };
  const brush: Brush = { on, colour, plan };
  on.fillStyle = colour(ground.kind === 'regions' ? '--land2' : '--land');
  on.fillRect(seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top);
  const isBare = backdrop === null;
  if (isBare) below(brush, seen);
  else paintBackdrop(on, plan, backdrop);
  if (ground.kind === 'regions') {
    if (isBare) beyond(brush, seen, ground);
    return paintRegions(brush, ground, isBare);
  }
  if (isBare) tufts(brush, seen);
  if (isBare && ground.kind === 'square') flowOn(brush, ground, seen);
  if (!isBare) on.globalAlpha = ON_PICTURE;
  for (const mark of ground.marks) paintMark(brush, mark.places, terrainOf(mark));
  if (isBare) bridge(brush, ground);
  on.globalAlpha = 1;
  on.strokeStyle = colour('--grid');
  on.lineWidth = 1;
  on.beginPath();
  if (ground.kind === 'metres') metres(brush, ground);
  else if (ground.kind === 'square') squares(on, plan);
  else for (let place = 0; place < plan.count; place++) trace(on, plan.outline(place));
  on.stroke();
  paintBorders(on, colour, plan, ground);
  if (isBare) beyond(brush, seen, ground);
  fog(brush, seen);
  if (hasRulers) paintRulers(brush, ground, camera);
}

function tufts({ on, colour }: Brush, seen: Box): void {
  on.strokeStyle = colour('--tuft');
  on.globalAlpha = 0.5;
  on.lineWidth = 1.3;
  on.beginPath();
  scatter(seen, 78, 0.62, (x, y) => {
    on.moveTo(x, y);
    on.quadraticCurveTo(x - 1.5, y - 5, x - 4, y - 6.5);
    on.moveTo(x, y);
    on.lineTo(x + 0.6, y - 8);
    on.moveTo(x, y);
    on.quadraticCurveTo(x + 2, y - 4.5, x + 4.5, y - 5);
  });
  on.stroke();
  on.globalAlpha = 1;
}

/** The edges of square cells as a line from end to end for each row and column. */
function squares(on: CanvasRenderingContext2D, { width, height, frame: { across, down } }: Plan): void {
  for (let x = 0; x <= width; x += across) {
    on.moveTo(x, 0);
    on.lineTo(x, height);
  }
  for (let y = 0; y <= height; y += down) {
    on.moveTo(0, y);
    on.lineTo(width, y);
  }
}

/** Around a place, by a line back to its first corner: to close each of thousands of outlines takes a browser many milliseconds. */
function trace(on: CanvasRenderingContext2D | Path2D, corners: readonly Spot[]): void {
  corners.forEach(({ x, y }, i) => (i === 0 ? on.moveTo(x, y) : on.lineTo(x, y)));
  if (corners.length > 0) on.lineTo(corners[0].x, corners[0].y);
}

/** Fill and edge of each kind of ground, the width of its edge, such as a river bank, and the length of its shadow. */
const FILLS: { readonly [terrain in Terrain]: readonly [fill: string, edge: string, rim?: number, shadow?: number] } = {
  water: ['--water', '--water2', 9],
  wall: ['--rock', '--wall', 5, 7],
  cover: ['--wood', '--wood2', 3, 4],
  hedge: ['--hedge', '--hedge2', 3, 5],
  snow: ['--snow', '--stone2'],
  stone: ['--stone', '--stone2'],
  fire: ['--o2', '--o4'],
  door: ['--wood', '--wall'],
  'open-door': ['--land2', '--wall'],
  other: ['--land2', '--stone2'],
};

function paintMark(brush: Brush, places: readonly number[], terrain: Terrain): void {
  if (places.length === 0) return;
  const { on, colour, plan } = brush;
  const [within, edge, rim = 0, shadow = 0] = FILLS[terrain];
  const area = new Path2D();
  for (const place of places) {
    const corners = plan.outline(place);
    const { x, y } = plan.centre(place);
    if (corners.length > 0) trace(area, corners);
    else {
      area.moveTo(x + plan.radius, y);
      area.arc(x, y, plan.radius, 0, 2 * Math.PI);
    }
  }
  if (rim > 0) {
    raised(on, area, shadow, colour(edge));
    // Around all of them: what is filled next covers the lines between them.
    on.strokeStyle = colour(edge);
    on.lineWidth = rim;
    on.stroke(area);
  }
  on.fillStyle = colour(within);
  fill(on, area);
  // Of one colour with what it fills, so that no seams show between its cells.
  on.strokeStyle = colour(within);
  on.lineWidth = 1;
  on.stroke(area);
  on.save();
  on.clip(area);
  on.strokeStyle = colour(edge);
  on.fillStyle = colour(edge);
  on.lineWidth = 1.6;
  for (const place of places) texture(on, plan.centre(place), plan.radius, terrain);
  on.restore();
}

/** Water at the edge of the board continues beyond it: a river does not end with the squares. */
function flowOn({ on, colour, plan: { centre, width, height, frame } }: Brush, { marks }: Ground, { left, top, right, bottom }: Box): void {
  on.fillStyle = colour('--water');
  const water = (x: number, y: number, across: number, down: number): void => {
    if (across > 0 && down > 0) on.fillRect(x, y, across, down);
  };
  for (const place of marks.flatMap((mark) => (mark.as === 'water' ? mark.places : []))) {
    const [x, y] = [centre(place).x - frame.across / 2, centre(place).y - frame.down / 2];
    if (y <= 0) water(x, top, frame.across, -top);
    if (x <= 0) water(left, y, -left, frame.down);
    if (y + frame.down >= height) water(x, height, frame.across, bottom - height);
    if (x + frame.across >= width) water(width, y, right - width, frame.down);
  }
}

/** What tells a kind of ground from another without its colour. */
function texture(on: CanvasRenderingContext2D, { x, y }: Spot, radius: number, terrain: Terrain): void {
  on.beginPath();
  if (terrain === 'water') {
    for (const dy of [-0.45, 0.5]) {
      const left = x - radius * 0.7 + noise(x, y + dy) * radius * 0.5;
      on.moveTo(left, y + dy * radius);
      on.quadraticCurveTo(left + 5, y + dy * radius - 4, left + 10, y + dy * radius);
      on.quadraticCurveTo(left + 15, y + dy * radius + 4, left + 20, y + dy * radius);
    }
    on.stroke();
  } else if (terrain === 'hedge') {
    for (let i = 0; i < 5; i++) {
      const [dx, dy] = [noise(x + i, y) - 0.5, noise(y + i, x) - 0.5];
      on.moveTo(x + dx * radius * 2 + 7, y + dy * radius * 2);
      on.arc(x + dx * radius * 2, y + dy * radius * 2, 7, 0, 2 * Math.PI);
    }
    on.stroke();
  } else if (terrain === 'cover') {
    on.moveTo(x - radius, y - radius * 0.35);
    on.lineTo(x + radius, y - radius * 0.35);
    on.moveTo(x - radius, y + radius * 0.4);
    on.lineTo(x + radius, y + radius * 0.4);
    on.stroke();
  } else if (terrain === 'stone') {
    on.globalAlpha = 0.4;
    on.strokeRect(x - radius * 1.1, y - radius * 1.1, radius * 1.1, radius);
    on.strokeRect(x, y, radius * 1.1, radius);
    on.globalAlpha = 1;
  } else if (terrain === 'snow' || terrain === 'other') {
    for (let i = 0; i < 4; i++) {
      const [dx, dy] = [noise(x, y + i) - 0.5, noise(y, x + i) - 0.5];
      on.moveTo(x + dx * radius * 2 + 1.6, y + dy * radius * 2);
      on.arc(x + dx * radius * 2, y + dy * radius * 2, 1.6, 0, 2 * Math.PI);
    }
    on.fill();
  } else if (terrain === 'door' || terrain === 'open-door') {
    on.strokeRect(x - radius * 0.8, y - radius * 0.8, radius * (terrain === 'door' ? 1.6 : 0.5), radius * 1.6);
  } else if (terrain === 'fire') {
    on.moveTo(x - 8, y + 10);
    on.quadraticCurveTo(x - 12, y - 4, x, y - 14);
    on.quadraticCurveTo(x + 12, y - 2, x + 8, y + 10);
    on.fill();
  }
}

/** A ruled sheet with points for metres, which are no cells. */
function metres({ on, plan }: Brush, { width, height }: { readonly width: number; readonly height: number }): void {
  for (let column = 0; column <= width; column++) {
    const { x } = plan.centre(column);
    on.moveTo(x, plan.centre(0).y);
    on.lineTo(x, plan.centre(height * (width + 1)).y);
  }
  for (let row = 0; row <= height; row++) {
    const { y } = plan.centre(row * (width + 1));
    on.moveTo(plan.centre(0).x, y);
    on.lineTo(plan.centre(width).x, y);
  }
}

/** What lies beyond the board is there, but pale. */
function fog({ on, colour, plan }: Brush, { left, top, right, bottom }: Box): void {
  const beyond = new Path2D();
  beyond.rect(left, top, right - left, bottom - top);
  beyond.rect(0, 0, plan.width, plan.height);
  on.fillStyle = colour('--fog');
  fill(on, beyond, 'evenodd');
}

/** Columns and rows at the edges of the board or, where those are out of sight, of the picture. */
function paintRulers(
  { on, colour, plan }: Brush,
  { kind, width, height, first = 0 }: Exclude<Ground, { readonly kind: 'regions' }>,
  { x, y, zoom }: Camera,
): void {
  const columns = kind === 'metres' ? width + 1 : width;
  const rows = kind === 'metres' ? height + 1 : height;
  const apart = plan.centre(1).x - plan.centre(0).x;
  const { fontSize, fontFamily } = getComputedStyle(on.canvas);
  const size = Number.parseFloat(fontSize);
  const every = Math.max(1, Math.ceil((2 * size) / (apart * zoom)));
  on.font = `600 ${size / zoom}px ${fontFamily}`;
  on.fillStyle = colour('--soft');
  on.textBaseline = 'middle';
  on.textAlign = 'center';
  on.strokeStyle = colour('--land');
  on.lineWidth = 4 / zoom;
  on.lineJoin = 'round';
  const write = (number: number, at: number, down: number): void => {
    // Lines of the board would run through those that stand on it.
    if (at > 0 && down > 0) on.strokeText(String(number), at, down);
    on.fillText(String(number), at, down);
  };
  /** Before the edge of the board; within it where there is no room before it, never on it. */
  const besides = (room: number): number => (room < 2 * size ? Math.max(size, size - room) : -size) / zoom;
  const top = besides(y);
  for (let i = 0; i < columns; i += every) write(i + first, plan.centre(i).x, top);
  const left = besides(x);
  for (let i = 0; i < rows; i += every) {
    const at = plan.centre(i * columns).y;
    // In the corner the numbers of columns stand alone.
    if (at - top > (1.5 * size) / zoom) write(i + first, left, at);
  }
}

/** Places with a name, side by side, and the ways between them. */
function paintRegions({ on, colour, plan }: Brush, { regions, marks }: Ground & { readonly kind: 'regions' }, isBare: boolean): void {
  on.lineCap = 'round';
  for (const [name, size] of [
    ['--stone2', 46],
    ['--land', 40],
  ] as const) {
    on.strokeStyle = colour(name);
    on.lineWidth = size;
    on.beginPath();
    regions.forEach(({ next }, place) => {
      for (const other of next) {
        const [from, to] = [plan.centre(place), plan.centre(other)];
        on.moveTo(from.x, from.y);
        on.lineTo(to.x, to.y);
      }
    });
    on.stroke();
  }
  regions.forEach((_, place) => {
    const [corner, , far] = plan.outline(place);
    const here = marks.filter((mark) => mark.places.includes(place)).map(terrainOf);
    const [within, edge] = here.length === 0 ? (['--land', '--tuft'] as const) : FILLS[here[0]];
    const box = new Path2D();
    box.roundRect(corner.x, corner.y, far.x - corner.x, far.y - corner.y, 16);
    on.globalAlpha = isBare ? 1 : ON_PICTURE;
    raised(on, box, isBare ? 5 : 0, colour(within));
    on.globalAlpha = 1;
    on.save();
    on.clip(box);
    if (here.length === 0 && isBare) tufts({ on, colour, plan }, { left: corner.x, top: corner.y, right: far.x, bottom: far.y });
    if (here.length > 0) flags(on, corner, far, colour(edge));
    on.restore();
    on.save();
    on.strokeStyle = colour('--soft');
    on.globalAlpha = 0.75;
    on.lineWidth = 2;
    on.setLineDash([8, 6]);
    on.beginPath();
    on.roundRect(corner.x + 7, corner.y + 7, far.x - corner.x - 14, far.y - corner.y - 14, 12);
    on.stroke();
    on.restore();
  });
}

const SLAB = 44;

/** Slabs of stone, each row half a slab further. */
function flags(on: CanvasRenderingContext2D, from: Spot, to: Spot, edge: string): void {
  on.strokeStyle = edge;
  on.globalAlpha = 0.35;
  on.lineWidth = 1.5;
  for (let y = from.y, row = 0; y < to.y; y += SLAB, row++)
    for (let x = from.x - (row % 2) * (SLAB / 2); x < to.x; x += SLAB) on.strokeRect(x + 2, y + 2, SLAB - 4, SLAB - 4);
  on.globalAlpha = 1;
}
