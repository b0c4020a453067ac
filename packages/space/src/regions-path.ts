import { type Found, factorOf, limitOf, type Moving, type Step } from './moving.ts';
import type { Regions } from './regions.ts';
import { cheapest, relax } from './search.ts';
import { overStates } from './states.ts';

/** A step along a link; `null` where there is none, or where one cannot go. */
export function linkStep(board: Regions, from: number, to: number, moving: Moving, carry: number): Step | null {
  const factor = factorOf(board.terrain[to], to, moving);
  const link = board.links[from].get(to);
  return link === undefined || factor === 0 ? null : { cost: link * factor, carry };
}

/** Searches regions from one of them, up to a goal or (-1) everywhere within the limit. */
export function exploreRegions(board: Regions, from: number, moving: Moving, goal: number): Found {
  const found = cheapest(board.count, from, limitOf(moving), goal < 0 ? null : [goal, goal], (search, region, cost) => {
    for (const [next, link] of board.links[region]) {
      const factor = factorOf(board.terrain[next], next, moving);
      if (factor > 0) relax(search, next, cost + link * factor, region);
    }
  });
  return overStates(board, 1, found);
}
