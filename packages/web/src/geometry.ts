import type { Scene } from '@riposte/server/protocol';

type Ground = NonNullable<Scene['ground']>;
type Cells = Pick<Exclude<Ground, { readonly kind: 'regions' }>, 'width' | 'height' | 'first'>;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A board on paper, in its own units. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Half the size of a token that covers one place. */
  readonly radius: number;
  readonly centre: (place: number) => Spot;
  /** Corners of a place; none on boards without cells. */
  readonly outline: (place: number) => readonly Spot[];
  readonly count: number;
  /** The place in a direction: dx and dy are -1, 0 or 1; null where the board ends. */
  readonly beside: (place: number, dx: number, dy: number) => number | null;
  /** Its name, or how the log writes it: "3,2" is the fourth from the left in the third row. */
  readonly called: (place: number) => string;
  readonly placeAt: (spot: Spot) => number | null;
  /** The size of one region. */
  readonly room?: { readonly width: number; readonly height: number };
  /** Where the board begins, and the distance of cells across and down; for regions, the whole board. */
  readonly frame: Spot & { readonly across: number; readonly down: number };
}

const CELL = 56;
const CELLS = { x: 0, y: 0, across: CELL, down: CELL } as const;
const BOX = { width: 270, height: 200, gap: 26 } as const;
/** A few columns are drawn wider, to fill the picture. */
const FULL = 860;
/** The largest ratio of width to height of a picture of regions: if a column has few, they are drawn higher. */
const WIDER = 1.4;

export function planOf(ground: Ground): Plan {
  const plan = plans.get(ground) ?? makePlan(ground);
  plans.set(ground, plan);
  return plan;
}

/** Cached by ground: the same object has the same geometry, and every place is asked for. */
const plans = new WeakMap<Ground, Plan>();

function makePlan(ground: Ground): Plan {
  if (ground.kind === 'regions') return regionPlan(ground);
  if (ground.kind === 'square') return squarePlan(ground);
  return ground.kind === 'metres' ? metrePlan(ground) : hexPlan(ground, ground.kind === 'hex-flat');
}

type Regions = (Ground & { readonly kind: 'regions' })['regions'];

/** The column of each region: its steps from the first region. Unreachable regions come last. */
function columnsOf(regions: Regions): readonly number[] {
  const column = regions.map(() => -1);
  let next = 0;
  for (let start = 0; start < regions.length; start++) {
    if (column[start] >= 0) continue;
    column[start] = next;
    let rim = [start];
    while (rim.length > 0) {
      const further = [...new Set(rim.flatMap((one) => regions[one].next.filter((other) => column[other] < 0).map((other) => ({ other, from: one }))))];
      for (const { other, from } of further) column[other] = column[from] + 1;
      rim = further.map((one) => one.other);
    }
    next = Math.max(...column) + 1;
  }
  return column;
}

/** Regions as boxes in columns. */
function regionPlan({ regions }: Ground & { readonly kind: 'regions' }): Plan {
  const column = columnsOf(regions);
  const inColumn = (place: number): number[] => column.flatMap((one, i) => (one === column[place] ? [i] : []));
  const rows = Math.max(...regions.map((_, i) => inColumn(i).length));
  const columns = Math.max(...column) + 1;
  const boxWidth = Math.max(BOX.width, FULL / columns - BOX.gap);
  const width = columns * (boxWidth + BOX.gap) - BOX.gap + 20;
  const boxHeight = Math.max(BOX.height, Math.min(620, width / WIDER / rows - BOX.gap));
  const height = rows * (boxHeight + BOX.gap) - BOX.gap + 20;
  const centre = (place: number): Spot => {
    const mine = inColumn(place);
    const y = ((mine.indexOf(place) + 0.5) / mine.length) * height;
    return { x: 10 + column[place] * (boxWidth + BOX.gap) + boxWidth / 2, y };
  };
  const outline = (place: number): Spot[] => {
    const { x, y } = centre(place);
    const [w, h] = [boxWidth / 2, boxHeight / 2];
    return [
      { x: x - w, y: y - h },
      { x: x + w, y: y - h },
      { x: x + w, y: y + h },
      { x: x - w, y: y + h },
    ];
  };
  const beside = (place: number, dx: number, dy: number): number | null => {
    const from = centre(place);
    const ahead = regions.flatMap((_, i) => {
      const to = centre(i);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      return i !== place && along > 1 ? [{ i, cost: Math.hypot(to.x - from.x, to.y - from.y) * 2 - along }] : [];
    });
    return ahead.sort((a, b) => a.cost - b.cost)[0]?.i ?? null;
  };
  return {
    width,
    height,
    radius: columns === 1 ? 44 : 28,
    room: { width: boxWidth, height: boxHeight },
    centre,
    outline,
    count: regions.length,
    beside,
    called: (place) => regions[place]?.name ?? '',
    frame: { x: 0, y: 0, across: width, down: height },
    placeAt: (spot) => {
      const at = regions.findIndex((_, i) => Math.abs(centre(i).x - spot.x) <= boxWidth / 2 && Math.abs(centre(i).y - spot.y) <= boxHeight / 2);
      return at < 0 ? null : at;
    },
  };
}

function cells({ width, height, first = 0 }: Cells): Pick<Plan, 'count' | 'beside' | 'called'> {
  return {
    count: width * height,
    beside: (place, dx, dy) => {
      const x = (place % width) + dx;
      const y = Math.floor(place / width) + dy;
      return x < 0 || y < 0 || x >= width || y >= height ? null : y * width + x;
    },
    called: (place) => `${(place % width) + first},${Math.floor(place / width) + first}`,
  };
}

function squarePlan(ground: Cells): Plan {
  const { width, height } = ground;
  const centre = (place: number): Spot => ({ x: ((place % width) + 0.5) * CELL, y: (Math.floor(place / width) + 0.5) * CELL });
  const half = CELL / 2;
  return {
    width: width * CELL,
    height: height * CELL,
    radius: 22,
    centre,
    outline: (place) => {
      const { x, y } = centre(place);
      return [
        { x: x - half, y: y - half },
        { x: x + half, y: y - half },
        { x: x + half, y: y + half },
        { x: x - half, y: y + half },
      ];
    },
    frame: CELLS,
    placeAt: ({ x, y }) => (x < 0 || y < 0 || x >= width * CELL || y >= height * CELL ? null : Math.floor(y / CELL) * width + Math.floor(x / CELL)),
    ...cells(ground),
  };
}

function hexPlan(ground: Cells, isFlat: boolean): Plan {
  const { width, height } = ground;
  const size = CELL / Math.sqrt(3);
  const centre = (place: number): Spot => {
    const [column, row] = [place % width, Math.floor(place / width)];
    if (isFlat) return { x: size * (1 + 1.5 * column), y: CELL * (row + 0.5 + (column % 2) / 2) };
    return { x: CELL * (column + 0.5 + (row % 2) / 2), y: size * (1 + 1.5 * row) };
  };
  const outline = (place: number): Spot[] => {
    const { x, y } = centre(place);
    return Array.from({ length: 6 }, (_, i) => {
      const angle = (Math.PI / 3) * i + (isFlat ? 0 : Math.PI / 6);
      return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
    });
  };
  const grid = cells(ground);
  return {
    width: isFlat ? size * (1.5 * width + 0.5) : CELL * (width + 0.5),
    height: isFlat ? CELL * (height + 0.5) : size * (1.5 * height + 0.5),
    radius: 22,
    centre,
    outline,
    frame: CELLS,
    placeAt: (spot) => nearest(grid.count, centre, spot, CELL / 2),
    ...grid,
  };
}

function metrePlan(ground: Cells): Plan {
  const { width, height } = ground;
  const scale = Math.min(56, 1100 / Math.max(width, height, 1));
  const grid = cells({ ...ground, width: width + 1, height: height + 1 });
  const margin = 30;
  return {
    width: width * scale + 2 * margin,
    height: height * scale + 2 * margin,
    radius: Math.max(14, Math.min(22, scale * 0.45)),
    centre: (place) => ({ x: margin + (place % (width + 1)) * scale, y: margin + Math.floor(place / (width + 1)) * scale }),
    outline: () => [],
    frame: { x: margin, y: margin, across: scale, down: scale },
    placeAt: ({ x, y }) => {
      const column = Math.round((x - margin) / scale);
      const row = Math.round((y - margin) / scale);
      return column < 0 || row < 0 || column > width || row > height ? null : row * (width + 1) + column;
    },
    ...grid,
  };
}

function nearest(count: number, centre: (place: number) => Spot, spot: Spot, most: number): number | null {
  let best: number | null = null;
  let least = most;
  for (let place = 0; place < count; place++) {
    const { x, y } = centre(place);
    const far = Math.hypot(x - spot.x, y - spot.y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}

/** The edge that two cells share; null if they share none. */
export function sharedEdge(plan: Plan, a: number, b: number): readonly [Spot, Spot] | null {
  const near = (one: Spot, other: Spot): boolean => Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
  const others = plan.outline(b);
  const shared = plan.outline(a).filter((corner) => others.some((other) => near(corner, other)));
  return shared.length === 2 ? [shared[0], shared[1]] : null;
}

/** Half the width of a token that covers these places. */
export const radiusOf = ({ radius }: Pick<Plan, 'radius'>, places: readonly number[]): number => radius * Math.max(1, Math.sqrt(places.length));

/** From this radius on, names stand beside each other. */
const ROOMY = 28;

/** Where each of several tokens in one place is drawn; those in a region stay within it. */
export function spread(centre: Spot, count: number, nth: number, { radius, room }: Pick<Plan, 'radius' | 'room'>): Spot {
  if (count <= 1) return centre;
  const step = radius * 2 + (radius >= ROOMY ? 24 : 12);
  const most = room === undefined ? count : Math.max(1, Math.floor((room.width - radius * 2 - 12) / step) + 1);
  const columns = Math.min(most, Math.ceil(Math.sqrt(count * 1.4)));
  const rows = Math.ceil(count / columns);
  const row = Math.floor(nth / columns);
  const inRow = Math.min(columns, count - row * columns);
  const down = Math.min(step + 12, room === undefined ? Number.MAX_VALUE : (room.height - radius * 2) / rows);
  return { x: centre.x + ((nth % columns) - (inRow - 1) / 2) * step, y: centre.y + (row - (rows - 1) / 2) * down };
}
