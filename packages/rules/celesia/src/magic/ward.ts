import { adds, defineAsk, defineCondition, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { DefenceValue } from '../attack/defence-value.ts';
import { hasFeature } from '../fighters/fighter.ts';
import { canGesture } from '../gear/in-hand.ts';
import { canSpeak } from '../injuries/mouth.ts';
import { FromHiding } from '../positioning/from-hiding.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';
import { ableToReact, Reactions } from '../rounds/reactions.ts';
import { hasStamina, payStamina } from '../stamina/stamina.ts';

/** What a ward of force adds to DV (R-MAGIC). */
export const WARD = 4;

/** A ward of force: +4 DV, no armour (R-MAGIC). */
export const Warded = defineCondition('warded', {
  rule: 'R-MAGIC',
  title: 'warded',
  contributes: [adds(DefenceValue, WARD, { rule: 'R-MAGIC', label: 'ward of force' })],
});

/** Raises a ward of force before the blow falls; it uses up the one reaction that this trigger allows. @rule CE-REA-003 CE-REA-004 */
export const ChooseWard = defineAsk<{ readonly by: Id }, boolean>('choose-ward', {
  rule: 'CE-REA-003',
  open: (view, who, { by }) => !view.has(by, FromHiding) && canWard(view, who) && ableToReact(view, who) && hasStamina(view, who, 1) && !view.has(who, Warded),
  answer: oneOf({ rule: 'CE-REA-003', candidates: () => [true, false] }),
  fallback: () => false,
});

/** By voice and gesture, like other spells. @rule CE-MTH-002 CE-HND-004 */
const canWard = (view: View, who: Id): boolean => hasFeature(view, who, 'shield-ward') && canSpeak(view, who) && canGesture(view, who);

/** Lets the target of an attack raise a ward; returns whether it did, and so has used its reaction. */
export function raisesWard(play: Play, by: Id, at: Id): boolean {
  if (!play.ask(ChooseWard, at, { by })) return false;
  Reactions.spend(play, at, 1);
  payStamina(play, at, 1);
  give(play, at, Warded, { until: startOfNextTurn(play, at) });
  return true;
}
