import { defineIntent, endAll, give } from '@riposte/kernel';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { conscious } from '../harm/unconscious.ts';
import { Carried } from '../movement/borne.ts';
import { interrupted } from '../rounds/interrupts.ts';
import { unguard } from './exposed.ts';
import { Kneeling, Prone } from './prone.ts';

/** From prone to a kneel. It leaves the fighter unguarded. @rule RC-ENE-034 RC-ENE-035 RC-INC-007 */
export const KneelUp = defineIntent<{ readonly pay: Pay }>('kneel-up', {
  rule: 'RC-ENE-034',
  title: 'Kneel from prone',
  tags: ['action'],
  available(view, by, refuse) {
    if (view.has(by, Carried)) refuse('R-CARRY', 'carried');
    if (!view.has(by, Prone)) refuse('RC-ENE-034', 'not-prone');
  },
  params: { pay: payment(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    endAll(play, by, Prone);
    give(play, by, Kneeling);
    unguard(play, by);
    interrupted(play, by, KneelUp.id);
    return true;
  },
});

/** From a kneel to standing. @rule RC-ENE-008 RC-ENE-036 */
export const StandUp = defineIntent<{ readonly pay: Pay }>('stand-up', {
  rule: 'RC-ENE-036',
  title: 'Stand up',
  tags: ['action'],
  available(view, by, refuse) {
    if (view.has(by, Carried)) refuse('R-CARRY', 'carried');
    if (!view.has(by, Kneeling)) refuse('RC-ENE-008', view.has(by, Prone) ? 'kneel-first' : 'standing');
  },
  params: { pay: payment(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    endAll(play, by, Kneeling);
    return true;
  },
});
