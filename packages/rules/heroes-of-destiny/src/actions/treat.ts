import { type Condition, type ConditionDef, carried, defineIntent, end, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { hasKit } from '../catalogue/weapon.ts';
import { needsApart } from '../grappling/apart.ts';
import { ailmentOf, Hobbled, lower, Poisoned, worst } from '../health/ailments.ts';
import { alive } from '../health/alive.ts';
import { Bleeding, Burning } from '../health/damage.ts';
import { Dying, stabilized, triesToWake } from '../health/dying.ts';
import { dropWound } from '../health/recovery.ts';
import { tire } from '../health/stamina.ts';
import { severity, woundCount } from '../health/wounds.ts';
import { othersWithin } from '../movement/grid.ts';
import { NO_KIT, roll } from '../rolls/checks.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { fighter, isFighter } from '../state/fighter.ts';
import { notCarried } from '../state/ridden.ts';
import { COSTS } from './costs.ts';
import { isAtHand, type Patient, patientOf } from './patients.ts';

const TREATABLE: readonly ConditionDef[] = [Bleeding, Burning, Hobbled, Poisoned];

/** The TN of treating a condition. */
function treatmentTn(def: ConditionDef, condition: Condition): number {
  return def === Hobbled ? condition.value : ailmentOf(condition.value).tn;
}

/** What treatment must reach for a wound of each level, light to fatal. @rule HD-MSC-023 */
export const TREATMENT_TN: readonly number[] = [-3, 0, 3, 6, 9];

/** 5 less without a healing kit in hand. @rule HD-MSC-015 HD-MSC-022 HD-MSC-028 */
export const kitPenalty = (view: View, who: Id): number => (hasKit(view, who, false) ? 0 : NO_KIT);

/** Keeps a dying creature within reach from dying: its wounds are the TN. @rule HD-MSC-012 HD-MSC-013 HD-MSC-015 */
export const Stabilize = defineIntent<Patient>('stabilize', {
  rule: 'HD-MSC-012',
  title: 'Stabilize',
  tags: ['action', 'treatment'],
  available: needsApart,
  params: {
    patient: oneOf<IntentContext<Patient>, Id>({
      rule: 'HD-MSC-012',
      candidates: (view, { by }) => othersWithin(view, by, 1).filter((other) => view.has(other, Dying) && isAtHand(view, by, other)),
      check(view, { by }, patient, refuse) {
        if (!isFighter(view, patient) || !alive(view, patient) || patient === by) return refuse('HD-MSC-012', 'no-such-patient');
        if (!view.has(patient, Dying)) refuse('HD-MSC-012', 'not-dying');
        if (!isAtHand(view, by, patient)) refuse('HD-MSC-012', 'not-adjacent');
      },
    }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.stabilize.ap }],
  perform(play, by, { patient }) {
    if (roll(play, by, 'healing-wounds', kitPenalty(play, by)) < woundCount(fighter(play, patient))) return 'failed';
    stabilized(play, patient);
    triesToWake(play, patient);
    return true;
  },
});

type Ailing = { readonly patient: Id; readonly ailment: string };

const ailments = (view: View, patient: Id): ConditionDef[] => TREATABLE.filter((def) => carried(view, patient, def).length > 0);

/** Treats bleeding, burning, poison or a hobble. @rule HD-MSC-016 HD-MSC-017 HD-MSC-018 HD-MSC-019 HD-MSC-022 */
export const TreatCondition = defineIntent<Ailing>('treat-condition', {
  rule: 'HD-MSC-016',
  title: 'Treat a condition',
  tags: ['action', 'treatment'],
  available: needsApart,
  params: {
    patient: patientOf<Ailing>('HD-MSC-016'),
    ailment: oneOf<IntentContext<Ailing>, string>({
      rule: 'HD-MSC-017',
      candidates: (view, { with: { patient } }) => ailments(view, patient).map((def) => def.id),
    }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['treat-condition'].ap }],
  perform(play, by, { patient, ailment }) {
    const def = TREATABLE.find((def) => def.id === ailment)!;
    const condition = worst(carried(play, patient, def));
    const margin = roll(play, by, 'healing', kitPenalty(play, by)) - treatmentTn(def, condition);
    if (margin < 0) return 'failed';
    if (def === Hobbled) end(play, patient, condition.id);
    else eases(play, patient, def, condition, margin);
    return true;
  },
});

const POINTS_A_STEP = 2;

/** A step, and one more for every two points over. */
const steps = (margin: number): number => 1 + Math.floor(margin / POINTS_A_STEP);

/** Bleeding and burning drop by the margin, a poison as its description says: by one level. @rule HD-MSC-020 HD-MSC-021 */
function eases(play: Play, who: Id, def: ConditionDef, condition: Condition, margin: number): void {
  const ailment = ailmentOf(condition.value);
  const by = def === Poisoned ? 1 : def === Bleeding || def === Burning ? steps(margin) : 0;
  lower(play, who, condition, { ...ailment, level: Math.max(0, ailment.level - by) });
}

type Wound = { readonly patient: Id; readonly level: number };

/** Reduces a wound, at the price of fatigue; a minute's work. @rule HD-MSC-024 HD-MSC-025 HD-MSC-026 HD-MSC-027 HD-MSC-029 */
export const TreatWound = defineIntent<Wound>('treat-wound', {
  rule: 'HD-MSC-024',
  title: 'Treat a wound',
  tags: ['treatment', 'lasting'],
  available(view, by, refuse) {
    needsApart(view, by, refuse);
    notCarried(view, by, refuse);
  },
  params: {
    patient: patientOf<Wound>('HD-MSC-024'),
    level: oneOf<IntentContext<Wound>, number>({
      rule: 'HD-MSC-026',
      candidates: (view, { with: { patient } }) => fighter(view, patient).wounds.flatMap((count, i) => (count > 0 ? [i + 1] : [])),
    }),
  },
  perform(play, by, { patient, level }) {
    const { fatigue, maxStamina } = fighter(play, patient);
    const fails = fatigue >= maxStamina;
    const margin = fails ? -1 : roll(play, by, 'healing-wounds', kitPenalty(play, by)) - TREATMENT_TN[level - 1];
    if (margin >= 0) dropWound(play, patient, level, level - steps(margin));
    if (!fails || ruled(play).failureTires) tire(play, patient, severity(play, patient));
    return margin >= 0 ? true : 'failed';
  },
});
