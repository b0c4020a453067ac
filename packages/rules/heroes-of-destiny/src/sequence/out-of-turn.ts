import {
  type AnyIntent,
  type AnyIntentDef,
  defineIntent,
  type Id,
  type IntentContext,
  type IntentJson,
  intentJson,
  isAvailable,
  type Param,
  type View,
} from '@riposte/kernel';
import { Hurry, waysToHurry } from '../actions/hurry.ts';
import { ReadySet } from '../actions/ready.ts';
import { ruled } from '../rulings.ts';
import { fighter } from '../state/fighter.ts';
import { needsOwnWill } from '../state/linked-creatures.ts';
import { scene } from '../state/scene.ts';
import { ActionPoints, ExtraAp, LeastAp } from './action-points.ts';
import { Initiative, initiativeOf } from './initiative.ts';

/** Initiative that an action out of turn costs. */
export const OUT_OF_TURN = 2;

/** AP that an intent costs, as gear and circumstances change them; readied actions may have been paid for. @rule HD-APS-013 HD-APS-014 HD-COM-010 */
export function apCost(view: View, intent: AnyIntent): number {
  const { def, by, with: chosen } = intent;
  return changedCost(view, intent, def.price?.(view, by, chosen).find((price) => price.resource === ActionPoints)?.amount ?? 0);
}

/** What gear and circumstances make of the AP cost of an intent. */
export function changedCost(view: View, { def, by }: AnyIntent, plain: number): number {
  if (plain === 0) return 0;
  const changed = Math.max(LeastAp(view, by, by, def.id), plain + ExtraAp(view, by, by, def.id));
  return isReaction(view) ? ruled(view).readiedCost(changed) : changed;
}

/** The action itself, hurried or not. */
const unhurried = (view: View, intent: AnyIntent): AnyIntent => (intent.def === Hurry ? view.rules.intent(intent.with.action) : intent);

/** An action that is taken at once and paid at once, hurried or not, as a parameter of what lets one take it. */
function takenAtOnce(
  rule: string,
  defs: (view: View, by: Id) => readonly AnyIntentDef[],
  cost: (view: View, ap: number) => number,
): Param<IntentContext<{ readonly action: IntentJson }>, IntentJson> {
  const isOpen = (view: View, intent: AnyIntent, by: Id): boolean => intent.by === by && defs(view, by).includes(unhurried(view, intent).def);
  const payable = (view: View, intent: AnyIntent): boolean => cost(view, apCost(view, unhurried(view, intent))) <= ActionPoints.left(view, intent.by);
  return {
    kind: 'one of',
    check(view, { by }, json, refuse) {
      const intent = view.rules.intent(json);
      if (!isOpen(view, intent, by)) return refuse(rule, 'not-now');
      const reasons = view.refusals(intent);
      for (const refusal of reasons) refuse(refusal.rule, refusal.reason, refusal.facts);
      if (reasons.length === 0 && !payable(view, intent)) refuse('HD-APS-008', 'pay-at-once');
    },
    candidates(view, { by }) {
      const open = defs(view, by)
        .flatMap((def) => view.candidates(def, by))
        .filter((intent) => payable(view, intent) && view.legal(intent));
      return [...open, ...(isAvailable(view, Hurry, by) ? open.flatMap((one) => waysToHurry(view, one)) : [])].map(intentJson);
    },
  };
}

const allActions = (view: View): readonly AnyIntentDef[] =>
  view.rules.def.intents.filter((def) => !def.automatic && (def.tags.includes('action') || def.tags.includes('escape')));

/** An action out of turn costs 2 initiative, paid even if the action does not take place. @rule HD-ACT-002 HD-ACT-003 HD-INI-007 */
export const ActOutOfTurn = defineIntent<{ readonly action: IntentJson }>('act-out-of-turn', {
  rule: 'HD-ACT-002',
  title: 'Act out of turn',
  automatic: true,
  available(view, by, refuse) {
    needsOwnWill(view, by, refuse);
    const initiative = initiativeOf(view, by);
    const { acting } = scene(view);
    if (initiative === 0) refuse('HD-INI-007', 'no-acts-at-initiative-0');
    // Within an act the window has asked who is ahead of the one who acts.
    else if (view.doing.length === 0 && acting >= 0 && initiative <= initiativeOf(view, acting)) refuse('HD-ACT-002', 'not-ahead');
  },
  params: { action: takenAtOnce('HD-ACT-002', allActions, (_view, ap) => ap) },
  perform(play, by, { action: json }) {
    Initiative.spend(play, by, OUT_OF_TURN);
    return play.perform(play.rules.intent(json));
  },
});

/** The readied action, taken as a reaction to any event; not at initiative 0. @rule HD-COM-010 HD-COM-011 HD-INI-006 */
export const TakeReadied = defineIntent<{ readonly action: IntentJson }>('take-readied', {
  rule: 'HD-COM-010',
  title: 'Take the readied action',
  tags: ['reacting'],
  automatic: true,
  available(view, by, refuse) {
    needsOwnWill(view, by, refuse);
    if (initiativeOf(view, by) === 0) refuse('HD-INI-006', 'no-reactions-at-initiative-0');
    if (fighter(view, by).readied === '') refuse('HD-COM-011', 'nothing-readied');
  },
  params: {
    action: takenAtOnce(
      'HD-COM-010',
      (view, by) => allActions(view).filter((def) => def.id === fighter(view, by).readied),
      (view, ap) => ruled(view).readiedCost(ap),
    ),
  },
  perform(play, by, { action: json }) {
    ReadySet(play, by, '');
    return play.perform(play.rules.intent(json));
  },
});

/** Whether the running action, hurried or not, is taken as a reaction. */
export function isReaction(view: View): boolean {
  const { doing } = view;
  const outer = doing.length - (doing.at(-2)?.def === Hurry ? 3 : 2);
  return outer >= 0 && doing[outer].def === TakeReadied;
}
