import { defineIntent, type Id, oneOf, type View } from '@riposte/kernel';
import { Agility } from '../actions/agility.ts';
import { canPay, PAYMENTS, payWhole, priced } from '../actions/payment.ts';
import { Slowed } from '../conditions/slowed.ts';
import { fighter, scene } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { interrupted } from '../rounds/interrupts.ts';
import { headingOf } from './board.ts';
import { CourseSet, cell, moveTo, StepOver, seenAs } from './steps.ts';

/** A Shift may also be paid with Agility. @rule RC-ENE-015 RC-AGI-007 */
const SHIFT_PAYMENTS = [...PAYMENTS, 'agility'] as const;
type ShiftPay = (typeof SHIFT_PAYMENTS)[number];

const SHIFT_AGILITY = 2;

function canPayShift(view: View, who: Id, pay: ShiftPay): boolean {
  if (pay === 'agility') return Agility.left(view, who) >= SHIFT_AGILITY && !view.has(who, Slowed);
  return PAYMENTS.includes(pay) && canPay(view, who, 1, pay);
}

/** One metre for 1 Energy or 2 Agility. @rule RC-ENE-015 RC-AGI-006 RC-AGI-007 */
export const Shift = defineIntent<{ readonly to: number; readonly pay: ShiftPay }>('shift', {
  rule: 'RC-ENE-015',
  title: 'Shift',
  tags: ['action', 'movement'],
  params: {
    to: cell('RC-ENE-015'),
    pay: oneOf({
      rule: 'RC-ENE-015',
      candidates: (view, { by }) => SHIFT_PAYMENTS.filter((pay) => canPayShift(view, by, pay)).slice(0, 1),
      check(view, { by }, pay, refuse) {
        if (pay === 'agility' && view.has(by, Slowed)) refuse('RC-CND-011', 'slowed');
        else if (!canPayShift(view, by, pay)) refuse('RC-ENE-015', 'shift-price', { agility: SHIFT_AGILITY });
      },
    }),
  },
  price: (_view, _by, { pay }) => (pay === 'agility' ? [{ resource: Agility, amount: SHIFT_AGILITY }] : priced(1, pay)),
  perform(play, by, { to, pay }) {
    if (pay === 'agility') Agility.spend(play, by, SHIFT_AGILITY);
    else payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    const course = headingOf(scene(play), fighter(play, by).place, to);
    if (!moveTo(play, by, to, true)) return false;
    CourseSet(play, by, course, fighter(play, by).runUp + 1, seenAs(play, by, 'ordinary'));
    interrupted(play, by, Shift.id);
    StepOver(play, by);
    return true;
  },
});
