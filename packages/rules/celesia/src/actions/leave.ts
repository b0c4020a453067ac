import { defineIntent, give, type Id, type View } from '@riposte/kernel';
import { fighter, scene } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { Grappled, releaseToGo } from '../manoeuvres/grapple.ts';
import { Away } from '../positioning/away.ts';
import { FEET, gap } from '../positioning/board.ts';
import { Flying } from '../positioning/flying.ts';
import { Prone } from '../positioning/prone.ts';
import { Speed } from '../positioning/speed.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { provokeAll } from './reactive-attack.ts';
import { canGetOn } from './stand-up.ts';

/** Whether a fighter stands at an exit or, where the board names none, at the edge of the board (R-LEAVE). */
function isAtAnExit(view: View, who: Id): boolean {
  const { width, height, exits = [] } = scene(view);
  const { x, y, size } = fighter(view, who);
  const length = side(size);
  if (exits.length > 0) return exits.some((cell) => gap(x, length, cell % width, 1) === 0 && gap(y, length, Math.floor(cell / width), 1) === 0);
  return x === 0 || y === 0 || x + length === width || y + length === height;
}

/** Whether a fighter can go five feet by the way in which it moves now: on foot, on hands and knees, through the air. */
const canGo = (view: View, who: Id): boolean => view.has(who, Prone) || Speed(view, who, -1, { gait: view.has(who, Flying) ? 'fly' : 'speed' }) >= FEET;

/** Over the edge of the board, or through an exit, with all whom it carries; provokes like a step away (R-LEAVE). @rule CE-ACT-002 CE-RCT-001 */
export const Leave = defineIntent('leave', {
  rule: 'R-LEAVE',
  title: 'Leave the fight',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!isAtAnExit(view, by)) refuse('R-LEAVE', (scene(view).exits ?? []).length > 0 ? 'not-at-exit' : 'not-at-edge');
    else if (!view.has(by, Grappled) && !canGo(view, by)) refuse('R-LEAVE', 'cannot-move');
  },
  perform(play, by) {
    paySimple(play, by);
    releaseToGo(play, by);
    provokeAll(play, by, 'leaves the fight');
    if (!canGetOn(play, by) || !isAtAnExit(play, by)) return false;
    give(play, by, Away);
    return true;
  },
});
