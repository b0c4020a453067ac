import type { Built } from '../workbench/requests.ts';

/** What another choice would change. */
export interface Difference {
  /** "Skill points 25 → 30". */
  readonly numbers: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  /** Advice that comes, and that goes. */
  readonly comes: readonly Built['advice'][number][];
  readonly goes: readonly Built['advice'][number][];
}

/** What is not as it was between two characters. */
export function differenceOf(before: Built, after: Built): Difference {
  const points = ({ pools }: Built): readonly (readonly [string, string])[] => pools.map(({ title, spent, of }) => [title, `${spent}/${of}`]);
  const numbers = ({ sheet }: Built): readonly (readonly [string, string])[] => sheet.map(({ label, shown }) => [label, shown]);
  return {
    // Who cannot stand in a fight has no numbers to compare.
    numbers: [...changed(points(before), points(after)), ...(after.sheet.length === 0 ? [] : changed(numbers(before), numbers(after)))],
    comes: after.advice.filter((advice) => !has(before, advice)),
    goes: before.advice.filter((advice) => !has(after, advice)),
  };
}

const has = ({ advice }: Built, wanted: Built['advice'][number]): boolean => advice.some(({ path, says }) => path === wanted.path && says === wanted.says);

function changed(before: readonly (readonly [string, string])[], after: readonly (readonly [string, string])[]): Difference['numbers'] {
  const was = new Map(before);
  const is = new Map(after);
  const labels = [...new Set([...was.keys(), ...is.keys()])];
  return labels.flatMap((label) => {
    const [then, now] = [was.get(label) ?? '', is.get(label) ?? ''];
    return then === now ? [] : [{ label, before: then, after: now }];
  });
}
