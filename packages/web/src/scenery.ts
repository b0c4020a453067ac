import { type Box, type Brush, type Ground, raised, scatter } from './brush.ts';
import type { Plan } from './geometry.ts';

/** Whether the fight is indoors or in a town: most of its ground is stone or wall, or each of its regions has its own ground. */
function isBuilt({ kind, marks }: Ground, { count }: Plan): boolean {
  const built = marks.reduce((sum, mark) => sum + (mark.as === 'stone' || mark.as === 'wall' ? mark.places.length : 0), 0);
  return kind === 'regions' ? built >= count : built > count / 3;
}

/** Patches of darker grass, so that open ground is no empty sheet. */
export function below({ on, colour }: Brush, seen: Box): void {
  on.fillStyle = colour('--land2');
  on.globalAlpha = 0.5;
  on.beginPath();
  scatter(seen, 150, 0.6, (x, y, own) => {
    const across = 45 + 75 * own;
    on.moveTo(x + across, y);
    on.ellipse(x, y, across, across * 0.55, 0, 0, 2 * Math.PI);
  });
  on.fill();
  on.globalAlpha = 1;
}

/** The edge of the board, and trees beyond it, where nobody has to go round them. */
export function beyond({ on, colour, plan }: Brush, seen: Box, ground: Ground): void {
  on.lineWidth = 2;
  if (ground.kind !== 'regions') {
    on.strokeStyle = colour('--edge');
    on.strokeRect(0, 0, plan.width, plan.height);
  }
  if (isBuilt(ground, plan)) return;
  on.strokeStyle = colour('--tuft');
  scatter(seen, 92, 0.45, (x, y, own) => {
    const radius = 20 + 24 * own;
    const edge = radius + 14;
    if (x > -edge && y > -edge && x < plan.width + edge && y < plan.height + edge) return;
    crown(on, x + 4, y + 5, radius, 'rgb(0 0 0 / 0.14)');
    crown(on, x, y, radius, colour('--hedge'));
    on.stroke();
    crown(on, x - radius / 4, y - radius / 4, radius / 2, 'rgb(255 255 255 / 0.12)');
  });
}

/** A tree from above: seven bulges around a middle. */
function crown(on: CanvasRenderingContext2D, x: number, y: number, radius: number, within: string): void {
  on.beginPath();
  for (let angle = 0; angle < 6; angle += 0.9)
    on.arc(x + radius * 0.72 * Math.cos(angle), y + radius * 0.72 * Math.sin(angle), radius * 0.42, angle - 1.1, angle + 1.1);
  on.closePath();
  on.fillStyle = within;
  on.fill();
}

/**
 * Where a river that flows off two opposite edges of a board leaves a dry rectangle from bank to bank: its bridge.
 * @returns Its places, row by row; none where there is no such crossing.
 */
export function bridgeOf({ marks, width, height }: Pick<Exclude<Ground, { readonly kind: 'regions' }>, 'marks' | 'width' | 'height'>): readonly number[] {
  const taken = new Set(marks.flatMap(({ places }) => places));
  const water = new Set(marks.flatMap(({ as, places }) => (as === 'water' ? places : [])));
  const columns = [...Array(width).keys()].filter((x) => water.has(x) && water.has((height - 1) * width + x));
  const rows = [...Array(height).keys()].filter((y) => columns.some((x) => !taken.has(y * width + x)));
  const banks = [columns[0] - 1, columns[columns.length - 1] + 1];
  const isWhole =
    banks[1] - banks[0] - 1 === columns.length &&
    banks[0] >= 0 &&
    banks[1] < width &&
    rows[rows.length - 1] - rows[0] + 1 === rows.length &&
    rows.every((y) => [...columns, ...banks].every((x) => !taken.has(y * width + x)));
  return isWhole ? rows.flatMap((y) => columns.map((x) => y * width + x)) : [];
}

/** A deck of planks with a beam along each side. */
export function bridge({ on, colour, plan: { centre, frame } }: Brush, ground: Ground): void {
  const places = ground.kind === 'square' ? bridgeOf(ground) : [];
  if (places.length === 0) return;
  const [first, last] = [centre(places[0]), centre(places[places.length - 1])];
  const [left, top] = [first.x - frame.across * 0.6, first.y - frame.down / 2];
  const [right, bottom] = [last.x + frame.across * 0.6, last.y + frame.down / 2];
  const deck = new Path2D();
  deck.rect(left, top, right - left, bottom - top);
  raised(on, deck, 6, colour('--wood'));
  on.strokeStyle = colour('--wood2');
  on.lineWidth = 1.2;
  on.beginPath();
  for (let x = left; x < right; x += 14) {
    on.moveTo(x, top);
    on.lineTo(x, bottom);
  }
  on.stroke();
  for (const y of [top, bottom]) {
    on.fillStyle = colour('--wood2');
    on.fillRect(left, y - 3, right - left, 6);
  }
}
