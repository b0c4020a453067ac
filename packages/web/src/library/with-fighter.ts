import { capital } from '../text.ts';
import type { Entry, GameBook } from '../workbench/requests.ts';

/** Who joins: a creature of the book or of a pack, or one's own. */
export type Joining = Pick<Entry, 'name' | 'fighter' | 'pack'>;

type Draft = Readonly<Record<string, unknown>>;
type Fighter = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How many cells along a side of the board are tried. */
const LARGEST = 200;

/** The end of the board and the side that the new fighter joins. */
export type End = 'near' | 'far';

/** Places of a board, starting from one of its ends, as the game writes them. */
function placesOf({ board }: Draft, at: GameBook['at'], end: End): readonly unknown[] {
  const { width, height, regions } = { ...(board as object) } as { readonly width?: number; readonly height?: number; readonly regions?: unknown };
  if (at === 'name')
    return listOf(regions)
      .flatMap((region) => (typeof region === 'string' ? [region] : []))
      .slice(...(end === 'far' ? [-1] : [0, 1]));
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.min(LARGEST, Math.floor(Number(side)) || 1)));
  const cells = Array.from({ length: wide * high }, (_, n) => [
    Math.floor(wide * (end === 'far' ? 0.75 : 0.25)) - Math.floor(n / high),
    (Math.floor(high / 2) + n) % high,
  ]);
  return cells.filter(([x]) => x >= 0).map(([x, y]) => (at === 'pair' ? [x, y] : `${x},${y}`));
}

/** A name that nobody has yet: "Ogre", "Ogre 2". */
function nameFor(wanted: string, taken: readonly unknown[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.includes(`${wanted} ${n}`)) return `${wanted} ${n}`;
}

/** A draft with one more fighter on a free place: on the last side, or at the near end on the first side. */
export function withFighter<D extends Draft>(draft: D, entry: Joining, at: GameBook['at'], end: End = 'far'): D & { readonly fighters: readonly Fighter[] } {
  const fighters = listOf(draft.fighters) as readonly Fighter[];
  const places = placesOf(draft, at, end);
  const isFree = (place: unknown): boolean => fighters.every((fighter) => JSON.stringify(fighter.at) !== JSON.stringify(place));
  const place = places.find(isFree) ?? places.at(-1);
  const name = nameFor(
    capital(entry.name),
    fighters.map((fighter) => fighter.name),
  );
  const side = listOf(draft.sides).at(end === 'far' ? -1 : 0) ?? '';
  const packs = listOf(draft.packs);
  const named = entry.pack === undefined || packs.includes(entry.pack.name) ? {} : { packs: [...packs, entry.pack.name] };
  return { ...draft, ...named, fighters: [...fighters, { name, side, at: place, ...entry.fighter }] };
}
