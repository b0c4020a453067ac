/**
 * What can come of dice: totals from `low` on, with their weights. Floating weights add up to 1; whole ones count ways,
 * out of `all`.
 */
export interface Spread<W> {
  readonly low: number;
  readonly weights: readonly W[];
}

/** How weights are reckoned with: as floating numbers, or exactly as whole numbers of any size. */
export interface Weights<W> {
  readonly nought: W;
  readonly one: W;
  /** Weight of one of so many equally likely faces; what it is out of is the sum of all. */
  readonly share: (sides: number) => W;
  readonly plus: (a: W, b: W) => W;
  readonly times: (a: W, b: W) => W;
  /** So many times over. */
  readonly power: (a: W, n: number) => W;
  readonly scaled: (a: W, n: number) => W;
  /** Apart, because the inner loop must be one that V8 knows the types of. */
  readonly convolve: (a: readonly W[], b: readonly W[]) => W[];
}

export const FLOATING: Weights<number> = {
  nought: 0,
  one: 1,
  share: (sides) => 1 / sides,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  power: (a, n) => a ** n,
  scaled: (a, n) => a * n,
  convolve(a, b) {
    const all = new Float64Array(a.length + b.length - 1);
    for (let i = 0; i < a.length; i++) {
      const weight = a[i];
      if (weight !== 0) for (let j = 0; j < b.length; j++) all[i + j] += weight * b[j];
    }
    return all as unknown as number[];
  },
};

export const WHOLE: Weights<bigint> = {
  nought: 0n,
  one: 1n,
  share: () => 1n,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  power: (a, n) => a ** BigInt(n),
  scaled: (a, n) => a * BigInt(n),
  convolve(a, b) {
    const all = Array.from({ length: a.length + b.length - 1 }, () => 0n);
    for (let i = 0; i < a.length; i++) if (a[i] !== 0n) for (let j = 0; j < b.length; j++) all[i + j] += a[i] * b[j];
    return all;
  },
};

export function sure<W>(value: number, { one }: Weights<W>): Spread<W> {
  return { low: value, weights: [one] };
}

/** Totals with their weights, in any order. */
export function gathered<W>(entries: Iterable<readonly [number, W]>, { nought, plus }: Weights<W>): Spread<W> {
  const list = [...entries];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [total, weight] of list) {
    if (weight === nought) continue;
    if (total < low) low = total;
    if (total > high) high = total;
  }
  if (low > high) return { low: 0, weights: [] };
  const weights = noughts(high - low + 1, nought);
  for (const [total, weight] of list) if (weight !== nought) weights[total - low] = plus(weights[total - low], weight);
  return { low, weights };
}

function noughts<W>(count: number, nought: W): W[] {
  const all: W[] = [];
  for (let i = 0; i < count; i++) all.push(nought);
  return all;
}

/** Two spreads as one: each total has the weight that it has in both. */
export function either<W>(a: Spread<W>, b: Spread<W>, { nought, plus }: Weights<W>): Spread<W> {
  const low = Math.min(a.low, b.low);
  const weights = noughts(Math.max(a.low + a.weights.length, b.low + b.weights.length) - low, nought);
  for (const one of [a, b]) for (let i = 0; i < one.weights.length; i++) weights[one.low - low + i] = plus(weights[one.low - low + i], one.weights[i]);
  return { low, weights };
}

export function added<W>(a: Spread<W>, b: Spread<W>, { convolve }: Weights<W>): Spread<W> {
  return { low: a.low + b.low, weights: convolve(a.weights, b.weights) };
}

/** The sum of `times` independent spreads alike, by repeated doubling. */
export function repeated<W>(part: Spread<W>, times: number, weights: Weights<W>): Spread<W> {
  let all = sure(0, weights);
  let power = part;
  for (let left = times; left > 0; left >>= 1) {
    if (left & 1) all = added(all, power, weights);
    if (left > 1) power = added(power, power, weights);
  }
  return all;
}

export function seen<W>(spread: Spread<W>, see: (total: number) => number, weights: Weights<W>): Spread<W> {
  return gathered(
    spread.weights.map((weight, i) => [see(spread.low + i), weight] as const),
    weights,
  );
}

/** Two spreads joined by any function of their totals. */
export function joined<W>(a: Spread<W>, b: Spread<W>, join: (x: number, y: number) => number, weights: Weights<W>): Spread<W> {
  const all: [number, W][] = [];
  a.weights.forEach((weight, i) => {
    if (weight !== weights.nought) b.weights.forEach((other, j) => all.push([join(a.low + i, b.low + j), weights.times(weight, other)]));
  });
  return gathered(all, weights);
}

/** The totals with what they weigh, those that cannot come left out. */
export function totals<W>({ low, weights }: Spread<W>): [number, W][] {
  const all: [number, W][] = [];
  for (let i = 0; i < weights.length; i++) if (Number(weights[i]) > 0) all.push([low + i, weights[i]]);
  return all;
}
