import { integer, list, MAX_PLACES, pair, record, refuse, text } from './error.ts';
import { applyTerrain } from './grid.ts';
import { cheapest, relax, UNREACHED } from './search.ts';

export interface RegionLink {
  readonly between: readonly [number, number];
  /** Cost of going along it, 1 to 10,000; 1 when missing. */
  readonly cost?: number;
}

/** A graph of named regions as plain data. A place is the number of a region in the list, from 0. */
export interface RegionsDescription {
  readonly kind: 'regions';
  /** The names, each different. */
  readonly regions: readonly string[];
  readonly links: readonly RegionLink[];
  /** `region` when missing. */
  readonly unit?: string;
  /** Pairs of regions that cannot see each other; all others can. */
  readonly hidden?: readonly (readonly [number, number])[];
  /** `[region, factor]`: going into the region costs `factor` times as much, 1 to 1,000. Entries for the same region multiply. */
  readonly terrain?: readonly (readonly [number, number])[];
}

/** A compiled region graph. Make it with `makeBoard`; treat it as read-only. */
export interface Regions {
  readonly kind: 'regions';
  readonly unit: string;
  readonly count: number;
  readonly names: readonly string[];
  /** Per region: its neighbours with the cost of the cheapest link, by number. */
  readonly links: readonly ReadonlyMap<number, number>[];
  readonly hidden: ReadonlySet<number>;
  readonly terrain: Int32Array;
}

export function makeRegions(description: unknown): Regions {
  const input = record(description, '', ['kind', 'regions', 'links', 'unit', 'hidden', 'terrain']);
  const names = list(input.regions, 'regions').map((name, i) => text(name, `regions/${i}`, ''));
  const count = names.length;
  if (count > MAX_PLACES) refuse('too-large', 'regions', `${count} regions are more than ${MAX_PLACES}`);
  if (count === 0 || new Set(names).size < count) refuse('malformed', 'regions', 'must be names, each different');
  const ends = (value: unknown, path: string): [number, number] => {
    const [a, b] = pair(value, path);
    const numbers: [number, number] = [integer(a, `${path}/0`, 0, count - 1), integer(b, `${path}/1`, 0, count - 1)];
    if (a === b) refuse('malformed', path, 'must be two different regions');
    return numbers;
  };
  const links = names.map(() => new Map<number, number>());
  list(input.links, 'links').forEach((entry, i) => {
    const link = record(entry, `links/${i}`, ['between', 'cost']);
    const [a, b] = ends(link.between, `links/${i}/between`);
    const cost = Math.min(integer(link.cost ?? 1, `links/${i}/cost`, 1, 10_000), links[a].get(b) ?? Number.POSITIVE_INFINITY);
    links[a].set(b, cost);
    links[b].set(a, cost);
  });
  const hidden = new Set<number>();
  list(input.hidden, 'hidden').forEach((entry, i) => {
    const [a, b] = ends(entry, `hidden/${i}`);
    hidden.add(a * count + b).add(b * count + a);
  });
  const terrain = new Int32Array(count).fill(1);
  applyTerrain(input.terrain, terrain);
  const sorted = links.map((row) => new Map([...row].sort(([a], [b]) => a - b)));
  return { kind: 'regions', unit: text(input.unit, 'unit', 'region'), count, names, links: sorted, hidden, terrain };
}

/** The cost of the cheapest links from one region to another whatever the terrain, `Infinity` when there is no way. */
export function linkDistance(board: Regions, from: number, to: number): number {
  const { costs } = cheapest(board.count, from, UNREACHED - 1, [to, to], (search, region, far) => {
    for (const [next, cost] of board.links[region]) relax(search, next, far + cost, region);
  });
  return costs[to] === UNREACHED ? Number.POSITIVE_INFINITY : costs[to];
}
