import { defineIntent, type Id, type View } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { Energy, EnergyPerRound } from './energy.ts';
import { payWhole, priced } from './payment.ts';
import { gainStamina } from './stamina.ts';

/** Three Energy, or all that is left when it is less; 0 where it cannot be paid. @rule RC-ENE-052 RC-ENE-053 */
const breathPrice = (view: View, by: Id): number => ruled(view).breathPrice(Energy.left(view, by), EnergyPerRound(view, by)) ?? 0;

/** Gives back 1 Stamina. @rule RC-ENE-052 RC-ENE-053 RC-STA-005 */
export const CatchBreath = defineIntent('catch-breath', {
  rule: 'RC-ENE-052',
  title: 'Catch your breath',
  tags: ['action'],
  available(view, by, refuse) {
    if (breathPrice(view, by) === 0) refuse('RC-ENE-053', 'not-enough-energy');
  },
  price: (view, by) => priced(breathPrice(view, by), 'energy'),
  perform(play, by) {
    payWhole(play, by, breathPrice(play, by), 'energy');
    gainStamina(play, by, 1);
    return true;
  },
});
