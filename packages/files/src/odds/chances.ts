import { type Chances, type FaceSource, fail, type Pool } from '@riposte/kernel';
import { CERTAIN, floating, NOTHING, plus, type Rational, rational, times } from './rational.ts';

export const EXACT: Chances<Rational> = {
  nothing: NOTHING,
  certain: CERTAIN,
  plus,
  times,
  floating,
  of(pool, see) {
    const merged = new Map<number, Rational>();
    for (const [total, share] of exactly(pool)) {
      const outcome = see === undefined ? total : see(total);
      merged.set(outcome, plus(merged.get(outcome) ?? NOTHING, share));
    }
    return [...merged];
  },
};

const MAX_FALLS = 200_000;
const counted = new Map<string, ReadonlyMap<number, Rational>>();

/** The totals of a pool with their probabilities as fractions, found by letting it read every face that may come next. */
function exactly(pool: Pool): ReadonlyMap<number, Rational> {
  const known = counted.get(pool.id);
  if (known !== undefined) return known;
  const totals = new Map<number, Rational>();
  const open: { readonly faces: readonly number[]; readonly ways: bigint }[] = [{ faces: [], ways: 1n }];
  for (let falls = 0; open.length > 0; falls++) {
    if (falls >= MAX_FALLS) fail('too-deep', `${pool.id} falls in more than ${MAX_FALLS} ways, too many for fractions`);
    const fall = open.pop()!;
    const faces = [...fall.faces];
    let at = 0;
    let { ways } = fall;
    const source: FaceSource = {
      face(sides) {
        if (at < faces.length) return faces[at++];
        ways *= BigInt(sides);
        for (let face = sides; face > 1; face--) open.push({ faces: [...faces, face], ways });
        faces.push(1);
        at++;
        return 1;
      },
    };
    const total = pool.total(source);
    totals.set(total, plus(totals.get(total) ?? NOTHING, rational(1n, ways)));
  }
  counted.set(pool.id, totals);
  return totals;
}
