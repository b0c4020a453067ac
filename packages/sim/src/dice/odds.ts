import { type Dice, type Expression, holds, related } from './expression.ts';
import { added, either, FLOATING, gathered, joined, repeated, type Spread, seen, sure, totals, type Weights, WHOLE } from './spread.ts';

/** Mass below which the tail of an exploding die is given to its last kept total. */
const CUT = 1e-12;
/** Steps of counting after which an exact answer is refused. */
const MAX_WORK = 50_000_000;

/** An expression whose odds would take too long to count; it can still be rolled. */
export class TooMuch extends Error {
  readonly code = 'too-much';
}

/** The probability of each total. @throws TooMuch */
export function spreadOf(expression: Expression): Spread<number> {
  return spread(expression, FLOATING);
}

/** The number of ways to each total, exactly; they add up to all ways. @throws TooMuch */
export function waysOf(expression: Expression): Spread<bigint> {
  return spread(expression, WHOLE);
}

function spread<W>(expression: Expression, weights: Weights<W>): Spread<W> {
  switch (expression.kind) {
    case 'number':
      return sure(expression.value, weights);
    case 'dice':
      return dice(expression, weights);
    case 'labelled':
      return spread(expression.of, weights);
    case 'negative':
      return mirrored(spread(expression.of, weights));
    case 'sum':
      return added(spread(expression.left, weights), spread(expression.right, weights), weights);
    case 'difference':
    case 'versus':
      return added(spread(expression.left, weights), mirrored(spread(expression.right, weights)), weights);
    case 'product':
      return pairs(expression, (x, y) => x * y, weights);
    case 'quotient':
      return pairs(expression, quotient, weights);
    case 'test':
      return pairs(expression, (x, y) => (related(expression.relation, x, y) ? 1 : 0), weights);
    case 'highest':
      return expression.of.map((part) => spread(part, weights)).reduce((a, b) => affordable(a, b, Math.max, weights));
    case 'lowest':
      return expression.of.map((part) => spread(part, weights)).reduce((a, b) => affordable(a, b, Math.min, weights));
  }
}

/** Rounded down; nothing divided by nought is nought. */
export function quotient(x: number, y: number): number {
  return y === 0 ? 0 : Math.floor(x / y);
}

function mirrored<W>({ low, weights }: Spread<W>): Spread<W> {
  return { low: 1 - low - weights.length, weights: weights.slice().reverse() };
}

function pairs<W>(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  join: (x: number, y: number) => number,
  weights: Weights<W>,
): Spread<W> {
  return affordable(spread(left, weights), spread(right, weights), join, weights);
}

function affordable<W>(a: Spread<W>, b: Spread<W>, join: (x: number, y: number) => number, weights: Weights<W>): Spread<W> {
  mustBeAffordable(a.weights.length * b.weights.length * 10);
  return joined(a, b, join, weights);
}

function mustBeAffordable(steps: number): void {
  if (steps > MAX_WORK) throw new TooMuch('the odds would take too long to count');
}

function dice<W>(thrown: Dice, weights: Weights<W>): Spread<W> {
  const { count, keep, success, explode } = thrown;
  const face = rerolled(thrown, weights);
  const counted = (value: number): number => (success === null ? value : holds(success, value) ? 1 : 0);
  if (keep !== null && keep.count < count) return kept(explode === null ? face : exploded(face, thrown, (value) => value, weights), thrown, counted, weights);
  const single = explode === null ? seen(face, counted, weights) : exploded(face, thrown, counted, weights);
  mustBeAffordable((single.weights.length * count) ** 2);
  return repeated(single, count, weights);
}

/** One die with its rerolls. */
function rerolled<W>({ sides, reroll }: Dice, weights: Weights<W>): Spread<W> {
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  const left = reroll === null ? faces : faces.filter((face) => !holds(reroll.on, face));
  if (reroll === null || reroll.always) return { low: left[0], weights: filled(left, weights.share(left.length), weights) };
  // Out of sides * sides: a face left as it is comes sides ways, and once for each face that is thrown again.
  const again = sides - left.length;
  const unit = weights.times(weights.share(sides), weights.share(sides));
  return { low: 1, weights: faces.map((face) => weights.scaled(unit, holds(reroll.on, face) ? again : sides + again)) };
}

function filled<W>(faces: readonly number[], share: W, { nought }: Weights<W>): W[] {
  const all = Array.from({ length: faces[faces.length - 1] - faces[0] + 1 }, () => nought);
  for (const face of faces) all[face - faces[0]] = share;
  return all;
}

/** One die with its explosions, cut where what is left weighs nothing. */
function exploded<W>(face: Spread<W>, { explode }: Dice, counted: (face: number) => number, weights: Weights<W>): Spread<W> {
  const { on, most } = explode!;
  const again = totals(face).filter(([value]) => holds(on, value));
  const rest = totals(face).filter(([value]) => !holds(on, value));
  const chance = mass(again, face);
  const depth = chance === 0 ? 0 : Math.min(most, Math.ceil(Math.log(CUT) / Math.log(chance)));
  const once = gathered(
    again.map(([value, weight]) => [counted(value), weight] as const),
    weights,
  );
  const end = gathered(
    rest.map(([value, weight]) => [counted(value), weight] as const),
    weights,
  );
  // From the last explosion back: what follows one die of the chain is the same chain, one shorter.
  let chain = seen(face, counted, weights);
  // What the weights of one die are out of: 1 where they float.
  const all = face.weights.reduce(weights.plus);
  let ways = all;
  for (let i = 0; i < depth; i++) {
    const stop = end.weights.map((weight): W => weights.times(weight, ways));
    chain = either({ low: end.low, weights: stop }, added(once, chain, weights), weights);
    ways = weights.times(ways, all);
  }
  return chain;
}

function mass<W>(some: readonly (readonly [number, W])[], all: Spread<W>): number {
  const sum = (list: readonly W[]): number => list.reduce((soFar, weight) => soFar + Number(weight), 0);
  return sum(some.map(([, weight]) => weight)) / sum(all.weights);
}

/**
 * The best or worst of several dice: face by face from the end that counts, how many dice show it (binomial), and how
 * many of those are still kept.
 */
function kept<W>(die: Spread<W>, { count, keep }: Dice, counted: (value: number) => number, weights: Weights<W>): Spread<W> {
  const faces = totals(die);
  if (keep!.which === 'highest') faces.reverse();
  const width = Math.max(...faces.map(([face]) => Math.abs(face))) * keep!.count + 1;
  mustBeAffordable(faces.length * count * count * width);
  const choose = binomials(count, weights);
  // For each number of dice not thrown yet: sums so far, with their ways.
  let open: Map<number, W>[] = Array.from({ length: count + 1 }, () => new Map<number, W>());
  open[count].set(0, weights.one);
  for (const [face, weight] of faces) {
    const next: Map<number, W>[] = Array.from({ length: count + 1 }, () => new Map<number, W>());
    open.forEach((sums, left) => {
      for (const [sum, ways] of sums) {
        const free = Math.max(0, keep!.count - (count - left));
        for (let n = 0; n <= left; n++) {
          const total = sum + counted(face) * Math.min(n, free);
          const more = weights.times(weights.times(ways, weights.power(weight, n)), choose[left][n]);
          const sums = next[left - n];
          sums.set(total, weights.plus(sums.get(total) ?? weights.nought, more));
        }
      }
    });
    open = next;
  }
  return gathered(open[0], weights);
}

/** Pascal's triangle. */
function binomials<W>(most: number, { nought, one, plus }: Weights<W>): W[][] {
  const rows = [[one]];
  for (let n = 1; n <= most; n++) rows.push(Array.from({ length: n + 1 }, (_, k) => plus(rows[n - 1][k - 1] ?? nought, rows[n - 1][k] ?? nought)));
  return rows;
}
