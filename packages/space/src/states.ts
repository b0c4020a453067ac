import { checkPlace } from './board.ts';
import type { Grid } from './grid.ts';
import type { Found } from './moving.ts';
import type { Regions } from './regions.ts';
import { type Search, UNREACHED } from './search.ts';

/** What was found over states of which `memories` in a row belong to the same place. */
export function overStates(board: Grid | Regions, memories: number, { costs, parents }: Search): Found {
  const best = (at: number): number => {
    let state = at * memories;
    for (let other = state + 1; other < (at + 1) * memories; other++) if (costs[other] < costs[state]) state = other;
    return state;
  };
  const cost = (to: number): number => {
    const least = costs[best(checkPlace(board, to))];
    return least === UNREACHED ? Number.POSITIVE_INFINITY : least;
  };
  return {
    cost,
    places: () => Array.from({ length: board.count }, (_, at) => at).filter((at) => costs[best(at)] !== UNREACHED),
    way: (to) => {
      if (cost(to) === Number.POSITIVE_INFINITY) return null;
      const places: number[] = [];
      for (let state = best(to); state >= 0; state = parents[state]) places.push(Math.floor(state / memories));
      return places.reverse();
    },
  };
}
