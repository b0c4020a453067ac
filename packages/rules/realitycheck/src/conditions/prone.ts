import { ConditionEnded, carried, defineCondition, endAll, give, type Id, type Play } from '@riposte/kernel';
import { knows } from '../fighters/trait.ts';
import { Exposed, exposed } from './exposed.ts';
import { EVASIONS, hindered } from './hindered.ts';

/** @rule RC-CND-012 RC-CND-013 */
export const Prone = defineCondition('prone', {
  rule: 'RC-CND-012',
  title: 'prone',
  carries: exposed,
  contributes: [hindered('RC-CND-012', 'prone', 'for Evasion', (_view, { roll }) => EVASIONS.includes(roll))],
});

/** Between prone and standing. The posture has no other effect. @rule RC-ENE-034 */
export const Kneeling = defineCondition('kneeling', { rule: 'RC-ENE-034', title: 'kneeling' });

/** Falls to the ground. A ground fighter is not exposed by it. @rule RC-CND-012 RC-CND-013 */
export function fallProne(play: Play, who: Id): void {
  endAll(play, who, Kneeling);
  const fall = give(play, who, Prone);
  if (!knows(play, who, 'ground-fighter')) return;
  for (const condition of carried(play, who, Exposed)) if (condition.parent === fall) ConditionEnded(play, who, condition.id);
}
