import { type FaceSource, type Fight, type Pool } from '@riposte/kernel';
import { totalOf } from '@riposte/kernel/testing';

/** Faces tried before a total counts as out of reach. */
const MAX_TRIES = 200_000;

/**
 * Faces of a pool that come to a total: the first few dice show one number, the others another, which covers single
 * dice, sums, differences, kept and exploding dice. Null when none are found.
 */
export function facesFor(pool: Pool, total: number): readonly number[] | null {
  if (!pool.distribution().has(total)) return null;
  let most = 1;
  let tries = 0;
  for (let high = 1; high <= most; high++) {
    for (let low = 1; low <= most; low++) {
      for (let first = 0; ; first++) {
        if (++tries > MAX_TRIES) return null;
        const thrown = throwing(first, high, low);
        const got = pool.total(thrown);
        if (got === total) return thrown.faces;
        most = Math.max(most, thrown.sides);
        if (first >= thrown.faces.length) break;
      }
    }
  }
  return null;
}

interface Thrown extends FaceSource {
  readonly faces: number[];
  sides: number;
}

/** The first `first` dice show `high`, the others `low`, each as far as its sides go. */
function throwing(first: number, high: number, low: number): Thrown {
  const faces: number[] = [];
  return {
    faces,
    sides: 1,
    face(sides) {
      this.sides = Math.max(this.sides, sides);
      const shown = Math.min(sides, faces.length < first ? high : low);
      faces.push(shown);
      return shown;
    },
  };
}

/** Faces of the roll that is waited for which the rules take for this outcome; null when none do. */
export function facesForOutcome(fight: Fight, pool: Pool, outcome: number): readonly number[] | null {
  const command = fight.openLine!;
  for (const total of pool.distribution().keys()) {
    const faces = facesFor(pool, total);
    if (faces === null) continue;
    const trial = fight.fork();
    trial.typeIn(faces);
    const rolls = trial.lines.filter((line, n) => n > command && line.in === 'roll').length;
    const made = trial.traceOf(command).filter((entry) => entry.kind === 'roll');
    if (made[rolls - 1]?.outcome === outcome) return faces;
  }
  return null;
}

/** Whether a pool can show these faces. */
export function canShow(pool: Pool, faces: readonly number[]): boolean {
  try {
    totalOf(pool, faces);
    return true;
  } catch {
    return false;
  }
}
