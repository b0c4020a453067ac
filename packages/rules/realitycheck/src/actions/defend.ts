import { defineCondition, defineIntent, give } from '@riposte/kernel';
import { recoverGuard } from '../conditions/exposed.ts';
import { conscious } from '../harm/unconscious.ts';
import { type Pay, payment, payWhole, priced } from './payment.ts';

/** Wins ties on defences. @rule RC-ENE-040 */
export const Defending = defineCondition('defending', { rule: 'RC-ENE-040', title: 'defending' });

/** Ready for attacks: guarded, not exposed, and the winner of ties. @rule RC-ENE-037 RC-ENE-038 RC-ENE-039 RC-ENE-040 RC-UNG-005 */
export const Defend = defineIntent<{ readonly pay: Pay }>('defend', {
  rule: 'RC-ENE-037',
  title: 'Defend',
  tags: ['action'],
  params: { pay: payment(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    recoverGuard(play, by);
    give(play, by, Defending);
    return true;
  },
});
