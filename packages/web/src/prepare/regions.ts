import type { Json } from '@riposte/kernel';
import { type Draft, valueAt } from './document.ts';

/** The names of the regions of a board, in their order. */
export function regionsOf({ board }: Draft): readonly string[] {
  const regions = valueAt(board, ['regions']);
  return Array.isArray(regions) ? regions.map(String) : [];
}

/** Adds a region, joined by a path to the last one, so that it can be reached. */
export function withRegion(draft: Draft, name: string): Draft {
  const regions = regionsOf(draft);
  const last = regions.at(-1);
  const paths = valueAt(draft.board, ['paths']);
  const board = { ...(draft.board as { readonly [key: string]: Json }), regions: [...regions, name] };
  return { ...draft, board: last === undefined ? board : { ...board, paths: [...(Array.isArray(paths) ? paths : []), [last, name]] } };
}

/** Renames a region everywhere: on the board, for fighters and in the ends. */
export function withRegionNamed(draft: Draft, old: string, name: string): Draft {
  const renamed = (value: Json): Json => {
    if (value === old) return name;
    if (Array.isArray(value)) return value.map(renamed);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner)])) : value;
  };
  const { board, fighters, ends } = draft;
  const list = (Array.isArray(fighters) ? fighters : []) as readonly Json[];
  const stands = (one: Json): one is { readonly [key: string]: Json } => typeof one === 'object' && one !== null && 'at' in one && one.at === old;
  return {
    ...draft,
    ...(board === undefined ? {} : { board: renamed(board) }),
    ...(fighters === undefined ? {} : { fighters: list.map((one) => (stands(one) ? { ...one, at: name } : one)) }),
    ...(ends === undefined ? {} : { ends: renamed(ends) }),
  };
}
