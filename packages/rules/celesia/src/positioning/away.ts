import { carried, defineCondition, type Id, type View } from '@riposte/kernel';

/** The value of those who come when the game master lets them in; the fight does not wait for them (R-ARRIVE). */
export const WHEN_CALLED = -1;

/** Not on the board: it has left (0), or comes in the round that its value says, or when it is called (R-LEAVE, R-ARRIVE). */
export const Away = defineCondition('away', {
  rule: 'R-LEAVE',
  title: 'away',
  forbids: [{ tags: ['action', 'reaction', 'free', 'casting', 'remedy'], rule: 'R-LEAVE', reason: 'off-board' }],
});

/** Whether a fighter is on the board. */
export const isHere = (view: View, who: Id): boolean => !view.has(who, Away);

/** The round in which a fighter comes; 0 for those who are here, or have left. */
export const roundOfArrival = (view: View, who: Id): number => Math.max(0, ...carried(view, who, Away).map((condition) => condition.value));

/** Whether a fighter is still to come. */
export const isStillToCome = (view: View, who: Id): boolean => roundOfArrival(view, who) > 0;
