import type { Id, View } from '@riposte/kernel';
import { lastSide as lastSideOf } from '@riposte/ruleset';
import { fighter, scene } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { isExpected, isPrisoner } from './presence.ts';

/** Who still fights: the conscious, unless they have left or are prisoners (R-LEAVE, R-SURRENDER), and those who are yet to come (R-ARRIVE). */
const counts = (view: View, id: Id): boolean => !fighter(view, id).inanimate && (isExpected(view, id) || (conscious(view, id) && !isPrisoner(view, id)));

/** The only side with a fighter left who fights, -1 if there is none; null while two sides have one. */
export const lastStanding = (view: View): number | null => lastSideOf(view, counts);

/** The side that has won, by word of the game master or as the last one standing, -1 = none; null while two sides fight on. */
export const lastSide = (view: View): number | null => scene(view).won ?? lastStanding(view);

/** Whether no one is left to fight: only then is it quiet enough to rest. @rule RC-RST-002 */
export const isPeaceful = (view: View): boolean => !scene(view).contested || lastSide(view) !== null;
