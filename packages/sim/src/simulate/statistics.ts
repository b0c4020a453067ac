/** An estimate with the interval that holds the truth 95 times in 100. */
export interface Estimate {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** Standard errors on each side of an estimate. */
const WIDTH = 1.959964;

/** The share of `hits` in `all`, with Wilson's interval, which is right for small numbers and near 0 and 1 too. */
export function wilson(hits: number, all: number): Estimate {
  if (all === 0) return { share: 0, least: 0, most: 1 };
  const share = hits / all;
  const square = WIDTH ** 2;
  const middle = (share + square / (2 * all)) / (1 + square / all);
  const half = (WIDTH / (1 + square / all)) * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2));
  // None and all are exact: what is left of them is rounding.
  return { share, least: hits === 0 ? 0 : Math.max(0, middle - half), most: hits === all ? 1 : Math.min(1, middle + half) };
}

/**
 * How much more often something happened in the second of two runs with the same dice: `gained` fights only there,
 * `lost` only in the first.
 */
export function paired(gained: number, lost: number, all: number): Estimate {
  if (all === 0) return { share: 0, least: -1, most: 1 };
  const { share, least, most } = meanChange(gained - lost, gained + lost, all);
  return { share, least: Math.max(-1, least), most: Math.min(1, most) };
}

/** How much a number changes on average between two runs with the same dice: `sum` of its changes, and `squares` of them. */
export function meanChange(sum: number, squares: number, all: number): Estimate {
  const share = sum / all;
  const half = WIDTH * Math.sqrt(Math.max(squares - sum ** 2 / all, 1) / all ** 2);
  return { share, least: share - half, most: share + half };
}

/** Fights after which a share near `share` is known to `precision` on each side. */
export function fightsFor(precision: number, share = 0.5): number {
  return Math.ceil((WIDTH / precision) ** 2 * share * (1 - share));
}

/** The mean of a list, 0 of none. */
export function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
}
