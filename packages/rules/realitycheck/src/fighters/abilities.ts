import type { Id, View } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { type Ability, fighter } from './fighter.ts';

/** Ability modifier: the score less 10, not halved. @rule RC-MEL-024 */
export const modifier = (view: View, who: Id, ability: Ability): number => fighter(view, who)[ability] - 10;

/** Half a modifier. @rule RC-RNG-005 */
export const halved = (view: View, who: Id, ability: Ability): number => ruled(view).part(modifier(view, who, ability), 2);

/** A third of the level. @rule RC-DEF-007 */
export const thirdOfLevel = (view: View, who: Id): number => ruled(view).part(fighter(view, who).level, 3);
