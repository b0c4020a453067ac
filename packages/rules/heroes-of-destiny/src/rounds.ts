import { defineClock, type Id, type View } from '@riposte/kernel';
import { scene } from './fighter.ts';

/** Rounds that have ended. What lasts one round ends with the round in which it began. @rule HD-DUR-001 HD-DUR-002 */
export const RoundsEnded = defineClock('rounds-ended', (view: View, _scene: Id) => scene(view).ended);
