import type { Id, View } from '@riposte/kernel';
import { lastSide as lastSideOf } from '@riposte/ruleset';
import { fighter, scene } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';

const counts = (view: View, id: Id): boolean => !fighter(view, id).inanimate && conscious(view, id);

/** The only side with a conscious fighter, -1 if there is none; null while two sides fight on. */
export const lastSide = (view: View): number | null => lastSideOf(view, counts);

/** Whether no one is left to fight: only then is it quiet enough to rest. @rule RC-RST-002 */
export const isPeaceful = (view: View): boolean => !scene(view).contested || lastSide(view) !== null;
