import { carried, defineCondition, give, type Id, type Play } from '@riposte/kernel';
import { ChanceRoll, d20 } from '../attacks/dice.ts';

/** No Stamina, and items slip. @rule RC-CND-002 RC-CND-003 */
export const Shaken = defineCondition('shaken', {
  rule: 'RC-CND-002',
  title: 'shaken',
  stacks: true,
  forbids: [{ tags: ['stamina'], rule: 'RC-CND-002', reason: 'shaken' }],
});

/** Until a Short Rest. @rule RC-NLD-007 */
export function shake(play: Play, who: Id): void {
  if (!carried(play, who, Shaken).some((condition) => condition.clock < 0)) give(play, who, Shaken);
}

/** Whether shaking hands let something fall: a Chance roll against 5. @rule RC-CND-003 */
export function slips(play: Play, who: Id): boolean {
  return play.has(who, Shaken) && play.roll(ChanceRoll, who, d20(), (roll) => (roll >= 5 ? 1 : 0)) === 0;
}
