import {
  type AnyIntent,
  adds,
  defineAsk,
  defineCondition,
  defineIntent,
  endAll,
  GM,
  give,
  type Id,
  type IntentContext,
  type IntentJson,
  intentJson,
  oneOf,
  type View,
} from '@riposte/kernel';
import { strains } from '../health/rest.ts';
import { exert } from '../health/stamina.ts';
import { CheckBonus, type CheckName, roll } from '../rolls/checks.ts';
import { ActionPoints, ExtraAp, needsAp } from '../sequence/action-points.ts';

/** The value of a pending hurry: AP saved on the action that it hurries. */
export const Hurrying = defineCondition('hurrying', {
  rule: 'HD-QCK-004',
  title: 'in a hurry',
  contributes: [adds(ExtraAp, (_view, _who, _against, _act, condition) => -(condition?.value ?? 0), { rule: 'HD-QCK-004', label: 'in a hurry' })],
});

const HURRY_CHECKS = [
  'acrobatics',
  'athletics',
  'gymnastics',
  'balance',
  'climbing',
  'swimming',
  'running',
  'riding',
  'power',
  'agility',
] as const satisfies readonly CheckName[];

/** The check that menus show: the better one of the two usual ones. Others can be typed. */
const usualCheck = (view: View, who: Id): 'acrobatics' | 'athletics' =>
  CheckBonus(view, who, who, 'athletics') > CheckBonus(view, who, who, 'acrobatics') ? 'athletics' : 'acrobatics';

type Hurried = { readonly action: IntentJson; readonly check: (typeof HURRY_CHECKS)[number] };

/** Whether this can be hurried, and what must be reached; null = it cannot. @rule HD-QCK-002 HD-QCK-003 */
export const HurryTn = defineAsk<{ readonly who: Id; readonly action: string; readonly by: string }, number | null>('hurry-tn', {
  rule: 'HD-QCK-003',
  answer: oneOf<{ readonly who: Id; readonly about: { readonly who: Id; readonly action: string; readonly by: string } }, number | null>({
    rule: 'HD-QCK-003',
    candidates: () => [null, ...Array.from({ length: 61 }, (_, i) => i - 20)],
  }),
  fallback: () => 2,
});

/** Whether a hurry that failed costs time. @rule HD-QCK-005 */
export const HurryLoss = defineAsk<{ readonly who: Id; readonly short: number }, boolean>('hurry-loss', {
  rule: 'HD-QCK-005',
  answer: oneOf({ rule: 'HD-QCK-005', candidates: () => [true, false] }),
  fallback: () => false,
});

const POINTS_A_STEP = 3;

/** Does a movement or a handling faster, at the cost of stamina; attacks and spells cannot be hurried. What is prevented costs no stamina. @rule HD-QCK-001 HD-QCK-002 HD-QCK-003 HD-QCK-004 HD-QCK-005 */
export const Hurry = defineIntent<Hurried>('hurry', {
  rule: 'HD-QCK-002',
  title: 'Hurry',
  tags: ['hurry'],
  available: needsAp,
  params: {
    action: {
      kind: 'one of',
      check(view, { by }, json, refuse) {
        const intent = view.rules.intent(json);
        if (!intent.def.tags.includes('hurried'))
          return refuse(intent.def.tags.includes('attack') || intent.def.id === 'cast' ? 'HD-QCK-001' : 'HD-QCK-002', 'cannot-be-hurried');
        if (intent.by !== by) return refuse('HD-QCK-002', 'only-own-actions');
        for (const refusal of view.refusals(intent)) refuse(refusal.rule, refusal.reason, refusal.facts);
      },
      candidates: (view, { by }) =>
        view.rules.def.intents
          .filter((def) => def.tags.includes('hurried'))
          .flatMap((def) => view.candidates(def, by))
          .filter((intent) => view.legal(intent))
          .map(intentJson),
    },
    check: oneOf<IntentContext<Hurried>, Hurried['check']>({
      rule: 'HD-QCK-003',
      candidates: (view, { by }) => [usualCheck(view, by)],
      check(_view, _context, check, refuse) {
        if (!HURRY_CHECKS.includes(check)) refuse('HD-QCK-003', 'one-of', { list: HURRY_CHECKS });
      },
    }),
  },
  perform(play, by, { action, check }) {
    const tn = play.ask(HurryTn, GM, { who: by, action: action.do, by: check });
    if (tn === null) return false;
    const margin = roll(play, by, check) - tn;
    const steps = 1 + Math.floor(Math.abs(margin) / POINTS_A_STEP);
    if (margin < 0) {
      if (play.ask(HurryLoss, GM, { who: by, short: -margin })) ActionPoints.spend(play, by, steps);
      return play.perform(play.rules.intent(action));
    }
    give(play, by, Hurrying, { value: steps });
    const done = play.perform(play.rules.intent(action));
    endAll(play, by, Hurrying);
    if (done === false) return false;
    exert(play, by, 1);
    strains(play, by);
    return done;
  },
});

/** The way to hurry an action that menus show; none for what cannot be hurried. */
export const waysToHurry = (view: View, intent: AnyIntent): readonly AnyIntent[] =>
  intent.def.tags.includes('hurried') ? [Hurry.of(intent.by, { action: intentJson(intent), check: usualCheck(view, intent.by) })] : [];
