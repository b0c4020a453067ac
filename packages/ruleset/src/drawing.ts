import type { Json } from '@riposte/kernel';
import type { Ground, Terrain } from './look.ts';

/**
 * One kind of thing that people draw on a board, and where the file of an encounter keeps it. `on` says what one of it covers: a
 * cell (on metres a point), the edge between two cells (on regions the way between two of them), a line between two points, or a region.
 */
export interface Brush {
  readonly id: string;
  readonly title: string;
  readonly on: 'cell' | 'edge' | 'line' | 'region';
  /** How it is drawn; default as ground that is unlike the rest. */
  readonly as?: Terrain;
  /** What a map from elsewhere calls it: a wall, what stops people and not sight, or a door. */
  readonly means?: 'wall' | 'window' | 'door' | 'open-door';
  /** The path of its list in the board: `['solid']`, `['ground', 'mud']`. */
  readonly path: readonly [string] | readonly [string, string];
  /** What an entry of the list holds beside its places; without it the list holds nothing else. */
  readonly entry?: { readonly [key: string]: Json };
  /** How many the schema allows. */
  readonly most: number;
}

/** A kind of board that a game plays on, and what its file says for it. */
export interface BoardChoice {
  readonly ground: Ground['kind'];
  readonly says: { readonly [key: string]: Json };
}

/** How the board of an encounter's file is drawn by hand, as data that a page can have. */
export interface Drawing {
  /** How the file writes a place: [3, 4], "3,4", or the name of a region. */
  readonly writes: 'pair' | 'text' | 'name';
  /** What the file calls the first column and row. */
  readonly first: 0 | 1;
  readonly boards: readonly BoardChoice[];
  /** The largest board; of regions, how many. */
  readonly most: { readonly width: number; readonly height: number; readonly places: number };
  readonly brushes: readonly Brush[];
  /** How light it can be where a book has rules for it, the usual first; the key `light` of the board. */
  readonly lights?: readonly string[];
  /** What an entry of a list says where it says nothing, by the key of the list. */
  readonly usual?: { readonly [list: string]: { readonly [key: string]: Json } };
}
