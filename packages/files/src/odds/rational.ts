/** A probability as a fraction in lowest terms. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

/** `over` of `under` ways, in lowest terms; `under` is above 0. */
export function rational(over: bigint, under: bigint): Rational {
  const common = divisor(over, under);
  return { over: over / common, under: under / common };
}

export const NOTHING: Rational = { over: 0n, under: 1n };
export const CERTAIN: Rational = { over: 1n, under: 1n };

/** The sum of two fractions. */
export function plus(a: Rational, b: Rational): Rational {
  return a.under === b.under ? rational(a.over + b.over, a.under) : rational(a.over * b.under + b.over * a.under, a.under * b.under);
}

/** The product of two fractions. */
export function times(a: Rational, b: Rational): Rational {
  return rational(a.over * b.over, a.under * b.under);
}

/** The nearest floating number, however long both parts are. */
export function floating({ over, under }: Rational): number {
  const digits = under.toString().length - 300;
  if (digits <= 0) return Number(over) / Number(under);
  const cut = 10n ** BigInt(digits);
  return Number(over / cut) / Number(under / cut);
}

/** "5/6", or "1" for a whole number. */
export function rationalText({ over, under }: Rational): string {
  return under === 1n ? String(over) : `${over}/${under}`;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}
