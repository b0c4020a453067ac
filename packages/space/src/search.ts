/** The cost of a state that was not reached. */
export const UNREACHED = 0x7fffffff;

/** A search under way, and its result. */
export interface Search {
  /** Per state: its least cost, or `UNREACHED`. */
  readonly costs: Int32Array;
  /** Per state: the one it was reached from; -1 for the start. */
  readonly parents: Int32Array;
  readonly limit: number;
  /**
   * A radix heap: an open state lies in the bucket of the highest bit in which its cost differs from `last`. The buckets are rings through
   * `next` and `previous`, each with a head behind the states; what lies in no bucket is a ring by itself.
   */
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** The last cost taken out. */
  last: number;
}

const BUCKETS = 32;

/** Offers a way to `state` for `cost` in all, coming from `parent`. Costs are integers and must not fall along a way. */
export function relax(search: Search, state: number, cost: number, parent: number): void {
  if (cost > search.limit || cost >= search.costs[state]) return;
  search.costs[state] = cost;
  search.parents[state] = parent;
  takeOut(search, state);
  putIn(search, state, cost);
}

function takeOut({ next, previous }: Search, state: number): void {
  next[previous[state]] = next[state];
  previous[next[state]] = previous[state];
  next[state] = state;
  previous[state] = state;
}

function putIn({ costs, next, previous, last }: Search, state: number, cost: number): void {
  const head = costs.length + 32 - Math.clz32(cost ^ last);
  const first = next[head];
  next[state] = first;
  previous[state] = head;
  next[head] = state;
  previous[first] = state;
}

/**
 * Dijkstra's search over states 0 to `count - 1`, up to `limit`. It ends early when a state between `goals[0]` and `goals[1]` is settled.
 * `expand` relaxes the ways out of a state.
 */
export function cheapest(
  count: number,
  start: number,
  limit: number,
  goals: readonly [number, number] | null,
  expand: (search: Search, state: number, cost: number) => void,
): Search {
  const next = new Int32Array(count + BUCKETS);
  for (let i = 0; i < next.length; i++) next[i] = i;
  const costs = new Int32Array(count).fill(UNREACHED);
  const search: Search = { costs, parents: new Int32Array(count), limit, next, previous: next.slice(), last: 0 };
  const [firstGoal, lastGoal] = goals ?? [count, -1];
  relax(search, start, 0, -1);
  do {
    for (let state = next[count]; state !== count; state = next[count]) {
      if (state >= firstGoal && state <= lastGoal) return search;
      takeOut(search, state);
      expand(search, state, search.last);
    }
  } while (refill(search));
  return search;
}

/** Moves the states of least cost into bucket 0; false when none is open. */
function refill(search: Search): boolean {
  const { costs, next } = search;
  let head = costs.length + 1;
  while (head < next.length && next[head] === head) head++;
  if (head === next.length) return false;
  let least = UNREACHED;
  for (let state = next[head]; state !== head; state = next[state]) least = Math.min(least, costs[state]);
  search.last = least;
  for (let state = next[head]; state !== head; state = next[head]) {
    takeOut(search, state);
    putIn(search, state, costs[state]);
  }
  return true;
}
