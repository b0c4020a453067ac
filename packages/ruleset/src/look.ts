import type { Id, Json, View } from '@riposte/kernel';

/**
 * One fact of a fighter as a picture. The shape of the fact's value (from `Words.facts`) depends on `as`:
 * `bar`, `pips` and `number`: a number, its most in the fact `most`; `dice`: name to die, `{ATT: "D8"}`;
 * `slots`: name to `[taken, of]`; `body`: part to its state in words, "whole" where nothing is wrong; `text`: anything.
 */
export interface Gauge {
  readonly fact: string;
  readonly title: string;
  readonly as: 'bar' | 'pips' | 'number' | 'dice' | 'slots' | 'body' | 'text';
  readonly most?: string;
  /** Whether a fighter is hurt who loses some of it. */
  readonly harm?: true;
}

/** What lies on some places of a board: "wall", "difficult ground", "low cover". */
export interface Mark {
  readonly title: string;
  readonly places: readonly number[];
}

/** The board as a picture. Places are integers: cells row by row on grids, mesh points row by row on metres, regions by number. */
export type Ground =
  | { readonly kind: 'regions'; readonly regions: readonly { readonly name: string; readonly next: readonly number[] }[]; readonly marks: readonly Mark[] }
  | {
      readonly kind: 'square' | 'hex-flat' | 'hex-pointy' | 'metres';
      readonly width: number;
      readonly height: number;
      /** What a place measures: "5 ft", "1 m". */
      readonly unit: string;
      /** What the book calls its first column and row; default 0. */
      readonly first?: 0 | 1;
      readonly marks: readonly Mark[];
    };

/** How many places a board has. */
export function placesOf(ground: Ground): number {
  if (ground.kind === 'regions') return ground.regions.length;
  return ground.kind === 'metres' ? (ground.width + 1) * (ground.height + 1) : ground.width * ground.height;
}

/** Where somebody or something is. */
export interface Token {
  readonly id: Id;
  /** The places that it covers, the first where it counts from. Empty = off the board. */
  readonly places: readonly number[];
  /** Degrees clockwise from up; null where facing does not count. */
  readonly facing: number | null;
}

/** How a rule set is drawn. Rule sets implement it without importing it; it holds no rules. */
export interface Look {
  /** The facts of a fighter worth a picture, most important first. */
  readonly gauges: readonly Gauge[];
  readonly ground: (view: View) => Ground;
  readonly tokens: (view: View) => readonly Token[];
  /** How parameters and paths write a place, where not as its number; `of` is null for what is no place. */
  readonly places?: { readonly of: (view: View, value: Json) => number | null; readonly value: (view: View, place: number) => Json };
  /** The name of the body part that an id stands for; null for whatever is none. */
  readonly part?: (view: View, id: Id) => string | null;
  /** Where somebody may react to those who come or pass. */
  readonly threatens?: (view: View, id: Id) => readonly number[];
  /** What lies between two fighters, in words: how far, what cover, or no line at all. */
  readonly line?: (view: View, from: Id, to: Id) => string;
  /** Why somebody has the flank of another, and with whom; null where not. */
  readonly flank?: (view: View, by: Id, of: Id) => string | null;
  /** Whether a fighter is out of the fight: dead, down for good, fled. Default: its first gauge with a most is empty. */
  readonly out?: (view: View, id: Id) => boolean;
}
