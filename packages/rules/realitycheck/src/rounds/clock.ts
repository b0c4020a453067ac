import { after, defineClock, type Until, type View } from '@riposte/kernel';
import { SCENE, scene } from '../fighters/fighter.ts';

/** Rounds begun. What lasts until the end of a round ends as the one after it begins. @rule RC-RND-001 RC-RND-002 */
export const Rounds = defineClock('rounds', (view) => scene(view).round);

/** Until the end of this round (1), of the next (2). */
export const untilEndOfRound = (view: View, rounds: number): Until => after(view, Rounds, SCENE, rounds);
