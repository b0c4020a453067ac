import { Random, seedFrom } from '@riposte/kernel';
import type { Choose } from '@riposte/testkit';

/** Choices that are drawn, the same for the same seed. */
export function seededChoices(seed: string): Choose {
  const random = new Random(...seedFrom(seed));
  return (below) => random.face(below) - 1;
}
