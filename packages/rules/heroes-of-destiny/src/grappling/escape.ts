import {
  ConditionEnded,
  carried,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  end,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type View,
} from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { Helpless, Unconscious } from '../health/alive.ts';
import { passesWild } from '../rolls/checks.ts';
import { Defence, Immobile } from '../rolls/defence.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { grapplers, Pinned, sources } from '../state/linked-creatures.ts';
import { loosen } from './hold.ts';

/** Held in place by magic; its value is the TN of escape. */
export const Bound = defineCondition('bound', { rule: 'HD-POS-010', title: 'bound', carries: () => [Immobile] });

/** What a fighter may escape from: the pinned only from a pin, others from those who hold them and from bonds. @rule HD-GRP-021 */
function bonds(view: View, who: Id): Id[] {
  const pins = sources(view, who, Pinned);
  return pins.length > 0 ? [...new Set(pins)] : [...new Set([...grapplers(view, who), ...(carried(view, who, Bound).length > 0 ? [who] : [])])];
}

/** The TN of an escape: the opponent's Power Defense, or that of the bond. @rule HD-POS-010 */
function escapeTn(view: View, who: Id, from: Id): number {
  const [bond] = carried(view, who, Bound);
  return from === who ? (bond?.value ?? 0) : Defence(view, from, who, { kind: 'power', braced: false });
}

/** Power or Agility against what holds one: ends it, or of a pin only the pin. @rule HD-POS-010 HD-POS-011 HD-GRP-020 */
export const Escape = defineIntent<{ readonly from: Id; readonly with: 'power' | 'agility' }>('escape', {
  rule: 'HD-POS-010',
  title: 'Escape',
  tags: ['escape'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (bonds(view, by).length === 0) refuse('HD-POS-010', 'not-held');
    if (view.has(by, Helpless) && !view.has(by, Pinned)) refuse('HD-GRP-021', 'helpless');
  },
  params: {
    from: oneOf<IntentContext<{ readonly from: Id; readonly with: 'power' | 'agility' }>, Id>({
      rule: 'HD-POS-010',
      candidates: (view, { by }) => bonds(view, by),
    }),
    with: oneOf<IntentContext<{ readonly from: Id; readonly with: 'power' | 'agility' }>, 'power' | 'agility'>({
      rule: 'HD-POS-010',
      candidates: () => ['power', 'agility'],
    }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.escape.ap }],
  perform(play, by, { from, with: how }) {
    if (!passesWild(play, by, how, escapeTn(play, by, from))) return 'failed';
    const pins = carried(play, by, Pinned).filter((condition) => condition.source === from);
    if (from === by) for (const condition of carried(play, by, Bound)) end(play, by, condition.id);
    else if (pins.length > 0) for (const condition of pins) end(play, by, condition.id);
    else loosen(play, by, from);
    return true;
  },
});

/** A fighter held in two ways stays helpless and immobile when one of them ends. @rule HD-GRP-019 */
export const StaysHeld = defineCheckpoint('stays-held', {
  rule: 'HD-GRP-019',
  watches: [ConditionEnded],
  settle(play, who) {
    for (const def of [Unconscious, Pinned, Bound]) {
      for (const { id, source } of carried(play, who, def)) {
        for (const child of def.carries()) if (!play.has(who, child)) give(play, who, child, { source, parent: id });
      }
    }
  },
});
