import { carried, defineIntent, GM, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { check } from '../actions/checks.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { lift } from '../conditions/shake-off.ts';
import { everybody } from '../fighters/fighter.ts';
import { metresBetween } from '../movement/board.ts';
import { isClear } from '../movement/sight.ts';
import { isPresent } from '../rounds/presence.ts';
import { Awakes, BleedingOut, stabilize } from './death.ts';
import { conscious, FROM_SLEEP, sleeps, Unconscious } from './unconscious.ts';

type PatientChoice = { readonly patient: Id; readonly pay: Pay };
const STABILIZED = 15;

/** Within a metre, with no wall between. */
const isAtHand = (view: View, by: Id, who: Id): boolean => isPresent(view, who) && metresBetween(view, by, who) <= 1 && isClear(view, by, who);

/** First aid, R-HEAL: stops the bleeding of a fighter within a metre, or its own. */
export const TreatWound = defineIntent<PatientChoice>('treat-wound', {
  rule: 'RC-DTH-011',
  title: 'Treat a wound',
  tags: ['action'],
  params: {
    patient: oneOf<IntentContext<PatientChoice>, Id>({
      rule: 'RC-DTH-011',
      candidates: (view, { by }) => everybody(view).filter((who) => view.has(who, BleedingOut) && isAtHand(view, by, who)),
    }),
    pay: payment<PatientChoice>(() => 3),
  },
  price: (_view, _by, { pay }) => priced(3, pay),
  perform(play, by, { patient, pay }) {
    payWhole(play, by, 3, pay);
    if (!conscious(play, by) || check(play, by, 'heal') < STABILIZED) return false;
    stabilize(play, patient);
    return true;
  },
});

/** Shakes a sleeper awake; the game master says whether it wakes. @rule RC-UNC-010 */
export const WakeUp = defineIntent<PatientChoice>('wake-up', {
  rule: 'RC-UNC-010',
  title: 'Wake',
  tags: ['action'],
  params: {
    patient: oneOf<IntentContext<PatientChoice>, Id>({
      rule: 'RC-UNC-010',
      candidates: (view, { by }) => everybody(view).filter((who) => who !== by && sleeps(view, who, FROM_SLEEP) && isAtHand(view, by, who)),
    }),
    pay: payment<PatientChoice>(() => 1),
  },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { patient, pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by) || !play.ask(Awakes, GM, { who: patient })) return false;
    for (const condition of carried(play, patient, Unconscious)) if (condition.value === FROM_SLEEP) lift(play, patient, Unconscious);
    return true;
  },
});
