import { type AnyContribution, adds, defineCondition, defineIntent } from '@riposte/kernel';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { isMelee } from '../attacks/attack.ts';
import { BonusDice } from '../harm/damage.ts';
import { conscious } from '../harm/unconscious.ts';
import { Speed } from '../movement/speed.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { renew } from '../rounds/renew.ts';
import { refuseUnready, useUp } from './trait.ts';

export const RAGE_SPEED = 2;

/** In a rage: faster and stronger. */
export const Raging = defineCondition('raging', { rule: 'R-STYLES', title: 'raging' });

/** What a rage adds. */
export const RAGE_NUMBERS: readonly AnyContribution[] = [
  adds(Speed, RAGE_SPEED, { rule: 'R-STYLES', label: 'rage', only: 'in a rage', when: (view, who) => view.has(who, Raging) }),
  adds(BonusDice, 1, {
    rule: 'R-STYLES',
    label: 'rage',
    only: 'in a rage, in melee',
    when: (view, who, _against, { attack }) => isMelee(attack) && view.has(who, Raging),
  }),
];

export type Paid = { readonly pay: Pay };

/** Until the end of the next round, once until a Short Rest, R-STYLES. */
export const Rage = defineIntent<Paid>('rage', {
  rule: 'R-STYLES',
  title: 'Rage',
  tags: ['action'],
  available(view, by, refuse) {
    refuseUnready(view, by, 'rage', 'R-STYLES', refuse);
  },
  params: { pay: payment<Paid>(() => 2) },
  price: (_view, _by, { pay }) => priced(2, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 2, pay);
    if (!conscious(play, by)) return false;
    useUp(play, by, 'rage');
    renew(play, by, Raging, untilEndOfRound(play, 2));
    return true;
  },
});
