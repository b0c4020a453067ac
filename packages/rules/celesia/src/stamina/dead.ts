import { defineCheckpoint, defineCondition, give, type Id, type Play, type View } from '@riposte/kernel';
import { FactSet } from '../fighters/facts-set.ts';
import { fighter, isFighter, owner } from '../fighters/fighter.ts';
import { MEDIUM } from '../fighters/size.ts';
import { allDestroyed, countInjuries, Injured } from '../injuries/body.ts';

/** Tags of all acts of fighters. */
export const ALL_ACTS = ['action', 'reaction', 'free', 'casting', 'remedy', 'care'];

export const Dead = defineCondition('dead', {
  rule: 'CE-UNC-009',
  title: 'dead',
  forbids: [{ tags: ALL_ACTS, rule: 'CE-UNC-009', reason: 'dead' }],
});

/** Whether a creature is not dead. */
export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

/** Ends a life. @rule CE-UNC-009 */
export function die(play: Play, who: Id): void {
  give(play, who, Dead);
}

/** Injuries that destroy a creature without Constitution, by its size; no number does others. @rule CE-UNC-011 */
export function maxInjuries(view: View, who: Id): number {
  const { con, size } = fighter(view, who);
  return con === null ? 4 + Math.max(0, size - MEDIUM) : Number.POSITIVE_INFINITY;
}

/** Whether a creature without Constitution has that many. @rule CE-UNC-011 */
const isShattered = (view: View, who: Id): boolean => countInjuries(view, who) >= maxInjuries(view, who);

/** Whether all heads or all hearts are destroyed, or injuries are too many without Constitution. @rule CE-HED-014 CE-HRT-006 CE-UNC-011 */
export const isKilled = (view: View, who: Id): boolean => allDestroyed(view, who, 'head') || allDestroyed(view, who, 'heart') || isShattered(view, who);

/** By the last injury, or by a size that the game master lowers. @rule CE-HED-014 CE-HRT-006 CE-UNC-011 */
export const Dies = defineCheckpoint('dies', {
  rule: 'CE-HED-014',
  watches: [Injured, FactSet],
  settle(play, id) {
    const who = isFighter(play, id) ? id : owner(play, id);
    if (isKilled(play, who)) die(play, who);
  },
});
