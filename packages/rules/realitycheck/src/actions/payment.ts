import { type Id, type IntentContext, oneOf, type Param, type Play, type Price, type View } from '@riposte/kernel';
import { Energy } from './energy.ts';
import { mayPush, Pushed, Stamina, spendStamina } from './stamina.ts';

/** With Energy alone, or with one Stamina for the last point of it. */
export const PAYMENTS = ['energy', 'stamina'] as const;
export type Pay = (typeof PAYMENTS)[number];

/** Whether an action can be paid to its end in this round, without which it is not begun. @rule RC-RND-003 RC-ENE-005 */
export function canPay(view: View, who: Id, points: number, pay: Pay): boolean {
  if (points === 0) return pay === 'energy';
  return pay === 'stamina' ? mayPush(view, who) && Energy.left(view, who) >= points - 1 : Energy.left(view, who) >= points;
}

/** The most Energy that a fighter could pay for one action. */
export const purse = (view: View, who: Id): number => Energy.left(view, who) + (mayPush(view, who) ? 1 : 0);

/** The parameter that says how an action is paid. @rule RC-ENE-005 RC-STA-002 */
export function payment<P extends object>(points: (view: View, context: IntentContext<P>) => number): Param<IntentContext<P>, Pay> {
  return oneOf<IntentContext<P>, Pay>({
    rule: 'RC-ENE-005',
    // Stamina is offered only if Energy does not suffice; a player who wants to save Energy may ask for it.
    candidates(view, context) {
      const price = points(view, context);
      return PAYMENTS.filter((pay) => canPay(view, context.by, price, pay)).slice(0, 1);
    },
    check(view, context, pay, refuse) {
      const price = points(view, context);
      if (pay === 'stamina' && !mayPush(view, context.by)) refuse('RC-STA-002', 'no-stamina-for-energy');
      else if (!PAYMENTS.includes(pay) || !canPay(view, context.by, price, pay)) refuse('RC-ENE-005', 'needs-energy', { energy: price });
    },
  });
}

/** The price of an action as the kernel shows it. */
export const priced = (points: number, pay: Pay, stamina = 0): readonly Price[] => [
  { resource: Energy, amount: pay === 'stamina' ? points - 1 : points },
  ...(pay === 'stamina' || stamina > 0 ? [{ resource: Stamina, amount: (pay === 'stamina' ? 1 : 0) + stamina }] : []),
];

/** Pays the points of a price from one up to another, as they are used up; Stamina pays the last of all. @rule RC-INC-001 RC-STA-002 RC-STA-017 */
export function payPoints(play: Play, who: Id, from: number, to: number, price: number, pay: Pay): void {
  const last = pay === 'stamina' && to === price && from < price;
  Energy.spend(play, who, to - from - (last ? 1 : 0));
  if (!last) return;
  Pushed(play, who);
  spendStamina(play, who, 1);
  play.settle();
}

/** Pays the whole price. @rule RC-ENE-005 */
export function payWhole(play: Play, who: Id, price: number, pay: Pay): void {
  payPoints(play, who, 0, price, price, pay);
}
