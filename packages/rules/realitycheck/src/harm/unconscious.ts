import { carried, defineCondition, defineRoll, end, type Id, type Play, type View } from '@riposte/kernel';
import { Stamina } from '../actions/stamina.ts';
import { d20 } from '../attacks/dice.ts';
import { surprised } from '../attacks/surprise.ts';
import { fighter } from '../fighters/fighter.ts';
import { Gone, isAwaited, Surrendered } from '../rounds/presence.ts';

const IDLE = ['action', 'interrupt', 'wait', 'free'];

/** Why a fighter is unconscious: the value of the condition. @rule RC-UNC-005 */
export const CAUSES = ['stamina', 'pain', 'blow', 'sleep'] as const;
export const FROM_STAMINA = 0;
export const FROM_PAIN = 1;
export const FROM_BLOW = 2;
export const FROM_SLEEP = 3;

/** Given once for each cause; how a fighter falls so stands in death.ts. Each round it may wake. @rule RC-UNC-001 RC-UNC-003 RC-UNC-004 RC-CND-019 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'RC-UNC-001',
  title: 'unconscious',
  stacks: true,
  carries: surprised,
  forbids: [{ tags: IDLE, rule: 'RC-UNC-004', reason: 'unconscious' }],
  each: wakeRoll,
});

export const WakeRoll = defineRoll('wake', { rule: 'RC-STA-012', title: 'waking up' });

/** One roll, however many causes. Only a 20 wakes a fighter that fell without Stamina or by a blow. @rule RC-STA-012 RC-UNC-006 RC-UNC-007 */
function wakeRoll(play: Play, who: Id): void {
  const causes = carried(play, who, Unconscious).filter((condition) => condition.value === FROM_STAMINA || condition.value === FROM_BLOW);
  if (causes.length === 0 || play.roll(WakeRoll, who, d20(), (roll) => (roll === 20 ? 1 : 0)) === 0) return;
  for (const cause of causes) end(play, who, cause.id);
  if (fighter(play, who).stamina === 0) Stamina.gain(play, who, 1);
}

/** Whether a fighter is unconscious for this reason. @rule RC-UNC-010 */
export const sleeps = (view: View, who: Id, why: number): boolean => carried(view, who, Unconscious).some((condition) => condition.value === why);

export const Dead = defineCondition('dead', { rule: 'RC-DTH-001', title: 'dead', forbids: [{ tags: IDLE, rule: 'RC-DTH-001', reason: 'dead' }] });

export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

/** Whether a fighter is there and awake. */
export function conscious(view: View, who: Id): boolean {
  const isUp = view.state.entities[who].conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead) || view.has(who, Gone));
  return isUp && !isAwaited(view, who);
}

/** Whether a fighter takes part: awake, and it has not given itself up. R-SURRENDER */
export const takesPart = (view: View, who: Id): boolean => conscious(view, who) && !view.has(who, Surrendered);
