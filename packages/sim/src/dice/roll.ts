import type { FaceSource } from '@riposte/kernel';
import { type Dice, type Expression, holds, related } from './expression.ts';
import { quotient } from './odds.ts';

/** One die as it fell. */
export interface Face {
  readonly face: number;
  /** What became of it: counted, thrown again, followed by another, dropped. */
  readonly as: 'kept' | 'rerolled' | 'exploded' | 'dropped';
}

/** The dice of one term as they fell. */
export interface Throw {
  readonly dice: Dice;
  readonly label: string | null;
  readonly faces: readonly Face[];
  readonly total: number;
}

export interface Rolled {
  readonly total: number;
  readonly throws: readonly Throw[];
}

/** Rolls an expression once and says how. */
export function rollDice(expression: Expression, source: FaceSource): Rolled {
  const throws: Throw[] = [];
  return { total: total(expression, source, throws, null), throws };
}

/** Rolls an expression once and gives only the total, for callers that roll often. */
export function totalOfDice(expression: Expression, source: FaceSource): number {
  return total(expression, source, null, null);
}

function total(expression: Expression, source: FaceSource, throws: Throw[] | null, label: string | null): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'dice':
      return isPlain(expression) && throws === null ? plain(expression, source) : thrown(expression, source, throws, label);
    case 'labelled':
      return total(expression.of, source, throws, expression.label);
    case 'negative':
      return 0 - total(expression.of, source, throws, label);
    case 'highest':
      return Math.max(...expression.of.map((part) => total(part, source, throws, label)));
    case 'lowest':
      return Math.min(...expression.of.map((part) => total(part, source, throws, label)));
  }
  const left = total(expression.left, source, throws, label);
  const right = total(expression.right, source, throws, label);
  switch (expression.kind) {
    case 'sum':
      return left + right;
    case 'difference':
    case 'versus':
      return left - right;
    case 'product':
      return left * right;
    case 'quotient':
      return quotient(left, right);
    case 'test':
      return related(expression.relation, left, right) ? 1 : 0;
  }
}

const isPlain = ({ keep, reroll, success }: Dice): boolean => keep === null && reroll === null && success === null;

/** Dice whose faces are only added: no list of them. */
function plain({ count, sides, explode }: Dice, source: FaceSource): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    let face = source.face(sides);
    sum += face;
    if (explode === null) continue;
    for (let again = 0; again < explode.most && holds(explode.on, face); again++) {
      face = source.face(sides);
      sum += face;
    }
  }
  return sum;
}

function thrown(dice: Dice, source: FaceSource, throws: Throw[] | null, label: string | null): number {
  const chains = Array.from({ length: dice.count }, () => chain(dice, source));
  const dropped = droppedOf(dice, chains);
  const worth = (face: number): number => (dice.success === null ? face : holds(dice.success, face) ? 1 : 0);
  let sum = 0;
  const faces = chains.flatMap((chain, i) =>
    chain.map((face): Face => {
      if (face.as === 'rerolled') return face;
      if (dropped.has(i)) return { face: face.face, as: 'dropped' };
      sum += worth(face.face);
      return face;
    }),
  );
  throws?.push({ dice, label, faces, total: sum });
  return sum;
}

/** One die with what it set off. */
function chain({ sides, reroll, explode }: Dice, source: FaceSource): Face[] {
  const faces: Face[] = [];
  for (let explosions = 0; ; explosions++) {
    let face = source.face(sides);
    for (let left = reroll === null ? 0 : reroll.always ? Number.POSITIVE_INFINITY : 1; left > 0 && holds(reroll!.on, face); left--) {
      faces.push({ face, as: 'rerolled' });
      face = source.face(sides);
    }
    const again = explode !== null && explosions < explode.most && holds(explode.on, face);
    faces.push({ face, as: again ? 'exploded' : 'kept' });
    if (!again) return faces;
  }
}

function droppedOf({ count, keep }: Dice, chains: readonly (readonly Face[])[]): Set<number> {
  if (keep === null || keep.count === count) return new Set();
  const sums = chains.map((chain, i) => ({ i, sum: chain.reduce((soFar, { face, as }) => (as === 'rerolled' ? soFar : soFar + face), 0) }));
  sums.sort((a, b) => (keep.which === 'highest' ? b.sum - a.sum : a.sum - b.sum) || a.i - b.i);
  return new Set(sums.slice(keep.count).map((sum) => sum.i));
}
