import { type Id, type View } from '@riposte/kernel';
import { fighter } from './fighter.ts';

/** Size categories in rising order; a size is its place here. */
export const SIZES = ['Fine', 'Diminutive', 'Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan', 'Colossal'] as const;
export const MEDIUM = 4;

/** Squares along one side of a creature's space. */
export const side = (size: number): number => (size <= MEDIUM ? 1 : size - MEDIUM + 1);

/** How many size categories the second is larger than the first. */
export function sizesLarger(view: View, who: Id, other: Id): number {
  return fighter(view, other).size - fighter(view, who).size;
}
