import { defineCondition, type Id, type View } from '@riposte/kernel';
import { type Fighter, fighter } from '../fighters/fighter.ts';

const EVERYTHING = ['action', 'interrupt', 'wait', 'free'];

/** Has left the fight, or was carried out of it. Nobody meets it any more. R-LEAVE */
export const Gone = defineCondition('gone', { rule: 'R-LEAVE', title: 'gone', forbids: [{ tags: EVERYTHING, rule: 'R-LEAVE', reason: 'gone' }] });

/** In place of the round of its arrival: it joins when the game master calls it. */
export const WHEN_CALLED = -1;

/** Whether a fighter is to come in a later round. R-ARRIVE */
export const isExpected = (view: View, who: Id): boolean => ((view.state.entities[who] as Fighter).arrives ?? 0) > 1;

/** Whether a fighter is still on its way to the fight, or waits to be called. R-ARRIVE */
export const isAwaited = (view: View, who: Id): boolean => (view.state.entities[who] as Fighter).arrives === WHEN_CALLED || isExpected(view, who);

/** Whether a fighter is on the board: not gone, and not still on its way. R-LEAVE R-ARRIVE */
export const isPresent = (view: View, who: Id): boolean => !view.has(who, Gone) && !isAwaited(view, who);

const OFFERED = 0;
const ACCEPTED = 1;

/** How a surrender stands: the value of the condition. */
export const SURRENDERS = ['offered', 'accepted'] as const;

/** Gives itself up: out of the fight until a foe refuses, a prisoner once one accepts. R-SURRENDER */
export const Surrendered = defineCondition('surrendered', {
  rule: 'R-SURRENDER',
  title: 'surrendered',
  forbids: [{ tags: ['action', 'interrupt', 'wait'], rule: 'R-SURRENDER', reason: 'surrendered' }],
});

const stands = (view: View, who: Id, value: number): boolean => {
  const { conditions } = view.state.entities[who];
  if (conditions.length === 0) return false;
  const kind = view.rules.codeOf(Surrendered);
  return conditions.some((condition) => condition.kind === kind && condition.value === value);
};

/** Whether a surrender waits for an answer. R-SURRENDER */
export const offersItself = (view: View, who: Id): boolean => stands(view, who, OFFERED);

/** Whether a surrender was accepted. R-SURRENDER */
export const isPrisoner = (view: View, who: Id): boolean => stands(view, who, ACCEPTED);

/** Whether two fighters are of one side. */
export const areAllies = (view: View, a: Id, b: Id): boolean => fighter(view, a).side === fighter(view, b).side;
