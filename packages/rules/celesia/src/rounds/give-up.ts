import { defineIntent, give, type Id, type View } from '@riposte/kernel';
import { fighter, scene } from '../fighters/fighter.ts';
import { freeGrips, inTwoHands, weaponAt, weaponOf } from '../gear/in-hand.ts';
import { withinGrasp } from '../gear/take-and-drop.ts';
import { isUseless } from '../injuries/body.ts';
import { spellsOf } from '../magic/cast.ts';
import { endTurn } from './turns.ts';
import { Yielded } from './yielded.ts';

/** Whether a fighter has nothing to fight with in hand, on the belt or at its feet, and no spell. */
export function isHarmless(view: View, who: Id): boolean {
  const { parts, belt } = fighter(view, who);
  const sound = (part: Id): boolean => !isUseless(view, part) && (weaponOf(view, part)!.hands === 1 || inTwoHands(view, part));
  if (parts.some((part) => weaponOf(view, part) !== null && sound(part)) || spellsOf(view, who).length > 0) return false;
  const spares = [...belt, ...withinGrasp(view, who).map((place) => scene(view).ground[place].gear)];
  return freeGrips(view, who).length === 0 || spares.every((code) => weaponAt(view, code) === null);
}

/** Rounds after which every fighter may give up. */
const LONG_ENOUGH = 30;

/** A fighter that can no longer fight may give up (R-END). @rule CE-FRE-001 */
export const Yield = defineIntent('yield', {
  rule: 'CE-FRE-001',
  title: 'Give up',
  tags: ['free'],
  available(view, by, refuse) {
    if (scene(view).round <= LONG_ENOUGH && !isHarmless(view, by)) refuse('CE-FRE-001', 'can-still-fight');
  },
  perform(play, by) {
    give(play, by, Yielded);
    endTurn(play, by);
    return true;
  },
});
