import { defineIntent, type Id, type View } from '@riposte/kernel';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { strikeEnergy } from '../actions/prices.ts';
import { helplessTo } from '../conditions/helpless.ts';
import { fighter, isFighter } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { attackWith } from './attack.ts';
import { type Enhanced, energyOfAll, enhancing, payEnhancements, staminaOfAll } from './enhance.ts';
import { strike, target } from './melee.ts';
import { stillInReach } from './reach.ts';
import { sparing } from './sparing.ts';
import { isTarget } from './targets.ts';

type UnarmedChoice = Enhanced & { readonly at: Id; readonly spare: number; readonly pay: Pay };

/** @rule RC-UNA-004 */
const unarmedPrice = (view: View, by: Id, at: Id, enhance: readonly number[]): number =>
  (isFighter(view, at) && helplessTo(view, by, at) ? strikeEnergy(view) : 2) + energyOfAll(view, enhance);

/** With the body, whatever the hands hold. @rule RC-UNA-002 RC-UNA-003 RC-UNA-004 RC-UNA-005 RC-UNA-006 */
export const UnarmedAttack = defineIntent<UnarmedChoice>('unarmed-attack', {
  rule: 'RC-UNA-004',
  title: 'Unarmed attack',
  tags: ['action', 'attack'],
  params: {
    at: target<UnarmedChoice>(() => -1),
    spare: sparing<UnarmedChoice>(),
    enhance: enhancing<UnarmedChoice>(),
    pay: payment<UnarmedChoice>((view, { by, with: { at, enhance } }) => unarmedPrice(view, by, at, enhance)),
  },
  price: (view, by, { at, enhance, pay }) => priced(unarmedPrice(view, by, at, enhance), pay, staminaOfAll(view, enhance)),
  perform(play, by, { at, spare, enhance, pay }) {
    payWhole(play, by, unarmedPrice(play, by, at, enhance), pay);
    payEnhancements(play, by, enhance);
    const goes = conscious(play, by) && isTarget(play, by, at) && stillInReach(play, by, at, -1);
    return goes && strike(play, attackWith(play, by, at, -1, { spare, enhance, exposed: fighter(play, by).opening }));
  },
});
