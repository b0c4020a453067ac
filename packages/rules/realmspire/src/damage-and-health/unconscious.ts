import { carried, defineCondition, type Id, type View } from '@riposte/kernel';
import { ALL_ACTS } from '../actions-in-combat/action-points.ts';
import { type Fighter, fighter, isFighter } from '../characters/fighter.ts';
import { Away, Gone, hasYielded, isPresent, Prisoner, WHEN_CALLED } from '../initiative-structure/out-of-the-fight.ts';
import { ruled } from '../rulings.ts';
import { isExhausted } from './fatigued.ts';

/** Failed tests as the value (R-DYING). @rule RS-HLT-001 */
export const Dying = defineCondition('dying', { rule: 'R-DYING', title: 'dying' });

/** Dead (R-DYING). */
export const Dead = defineCondition('dead', { rule: 'R-DYING', title: 'dead' });

/** At 0 health, or exhausted; the dying and the dead too, whatever health they have left. @rule RS-HLT-001 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'RS-HLT-001',
  title: 'unconscious',
  while: (view, on) => isFighter(view, on) && isOut(view, fighter(view, on)),
  forbids: [{ tags: ALL_ACTS, rule: 'RS-HLT-001', reason: 'unconscious' }],
});

const isOut = (view: View, { id, health, conditions }: Fighter): boolean =>
  health <= ruled(view).unconsciousAt || (conditions.length > 0 && (isExhausted(view, id) || view.has(id, Dying) || view.has(id, Dead)));

/** Whether this is a fighter who is there and not unconscious: only such act, hold, flank, threaten, notice and stand in the way. */
export const awake = (view: View, who: Id): boolean => isPresent(view, who) && !view.has(who, Unconscious);

/** Whether a fighter takes turns: awake, and has not surrendered. */
export const takesTurns = (view: View, who: Id): boolean => awake(view, who) && !hasYielded(view, who);

/** Whether a fighter is announced for a later round (R-ARRIVE). */
export const isAwaited = (view: View, who: Id): boolean =>
  isFighter(view, who) && !view.has(who, Gone) && carried(view, who, Away).some(({ value }) => value !== WHEN_CALLED);

/** Whether a side still fights by this fighter: awake and no prisoner, or still to come (R-LEAVE, R-ARRIVE, R-SURRENDER). @rule RS-OVW-016 */
export const fights = (view: View, who: Id): boolean =>
  (isPresent(view, who) || isAwaited(view, who)) && !view.has(who, Unconscious) && !view.has(who, Prisoner);
