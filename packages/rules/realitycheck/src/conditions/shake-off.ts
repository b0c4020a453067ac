import {
  type ConditionDef,
  carried,
  defineCondition,
  defineIntent,
  endAll,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { fighter } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { ruled } from '../rulings.ts';
import { Blinded } from './blinded.ts';
import { Dazed } from './dazed.ts';
import { Shaken } from './shaken.ts';
import { Slowed } from './slowed.ts';

/** Ignores a condition, the code of which is the value. @rule RC-CND-023 */
export const Ignoring = defineCondition('ignoring', { rule: 'RC-CND-023', title: 'ignores a condition', stacks: true });

export const ignores = (view: View, who: Id, kind: number): boolean => carried(view, who, Ignoring).some((condition) => condition.value === kind);

/**
 * Ends a condition and what it imposes. By one reading every source counts for itself, by the other an imposed condition
 * goes altogether. @rule RC-CND-021
 */
export function lift(play: Play, who: Id, condition: ConditionDef): void {
  endAll(play, who, condition);
  if (!ruled(play).tracksSources) for (const child of condition.carries()) endAll(play, who, child);
}

const SHAKEABLE: readonly ConditionDef[] = [Blinded, Dazed, Slowed, Shaken];

type ShakeChoice = { readonly condition: number; readonly pay: Pay };

/** With an ability to, ends a condition and ignores it while the round lasts. @rule RC-CND-023 */
export const ShakeOff = defineIntent<ShakeChoice>('shake-off', {
  rule: 'RC-CND-023',
  title: 'Shake off',
  tags: ['action'],
  available(view, by, refuse) {
    if (!fighter(view, by).features.some((code) => 'shakesOff' in view.rules.things[code])) refuse('RC-CND-023', 'no-ability');
  },
  params: {
    condition: oneOf<IntentContext<ShakeChoice>, number>({
      rule: 'RC-CND-023',
      candidates: (view, { by }) => SHAKEABLE.flatMap((condition) => (view.has(by, condition) ? [view.rules.codeOf(condition)] : [])),
      check(view, { by }, condition, refuse) {
        if (!SHAKEABLE.some((def) => view.rules.codeOf(def) === condition && view.has(by, def))) refuse('RC-CND-023', 'not-to-shake-off');
      },
    }),
    pay: payment<ShakeChoice>(() => 1),
  },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { condition, pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    const def = SHAKEABLE.find((shakeable) => play.rules.codeOf(shakeable) === condition)!;
    lift(play, by, def);
    give(play, by, Ignoring, { value: condition, until: untilEndOfRound(play, 1) });
    return true;
  },
});
