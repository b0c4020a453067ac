import type { Id, Pool, Roll, Rolled } from '@riposte/kernel';
import type { Consequence } from './consequence.ts';

/** The single roll that decides whether anything happens to a fighter, and what it must show. */
export interface Needs {
  readonly roll: Roll;
  readonly who: Id;
  readonly pool: Pool;
  readonly text: string;
}

/** What can follow, with the outcomes of the first roll behind which it did. */
export interface Followed {
  readonly consequences: readonly Consequence[];
  readonly first: ReadonlySet<number>;
}

/**
 * "7+" or "12 or less", what the die of the first roll must show so that something happens to another than `by`, or "2+ with
 * d6-d6", what several must total. Null if other dice decide too, or if nothing depends on it.
 */
export function needsOf({ roll, who, pool, see = (total) => total }: Rolled, by: Id, all: readonly Followed[]): Needs | null {
  const good = new Set<number>();
  const bad = new Set<number>();
  for (const { consequences, first } of all) {
    const befalls = consequences.some((consequence) => !consequence.aside && consequence.who >= 0 && consequence.who !== by);
    for (const outcome of first) (befalls ? good : bad).add(outcome);
  }
  if (good.size === 0 || bad.size === 0 || [...good].some((outcome) => bad.has(outcome))) return null;
  const faces = facesOf(pool);
  // The highest of several shows nothing where each counts for something else than its face.
  if (faces === null && COUNTED.test(pool.id)) return null;
  const shown = faces === null ? [...pool.distribution().keys()].sort((a, b) => a - b) : faces.map((_, i) => i + 1);
  const hits = shown.map((total, i) => good.has(see(faces === null ? total : faces[i])));
  const turns = hits.filter((hit, i) => i > 0 && hit !== hits[i - 1]).length;
  if (turns !== 1) return null;
  const text = hits[0] ? `${shown[hits.lastIndexOf(true)]} or less` : `${shown[hits.indexOf(true)]}+`;
  return { roll, who, pool, text: faces === null ? `${text} with ${pool.id}` : text };
}

/** A die that counts for something else than it shows: "under 13(d20)". */
export const COUNTED = /[a-z]+ -?\d+\((d\d+)\)/;

/** The total that each face of the one die makes; null = more than one is thrown. */
function facesOf(pool: Pool): number[] | null {
  let sides = 1;
  let thrown = 0;
  const totals: number[] = [];
  for (let face = 1; face <= sides; face++) {
    thrown = 0;
    totals.push(
      pool.total({
        face(most) {
          sides = most;
          thrown++;
          return Math.min(face, most);
        },
      }),
    );
    if (thrown !== 1) return null;
  }
  return totals;
}
