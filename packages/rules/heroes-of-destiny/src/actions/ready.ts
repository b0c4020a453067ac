import { type AnyIntentDef, defineChange, defineIntent, type Id, type IntentContext, isAvailable, oneOf, type View } from '@riposte/kernel';
import { ActionPoints, needsAp, needsFight } from '../sequence/action-points.ts';
import type { Fighter } from '../state/fighter.ts';
import { COSTS } from './costs.ts';

export const ReadySet = defineChange('ready-set', (store, who: Id, intent: string): boolean => {
  if ((store.state.entities[who] as Fighter).readied === intent) return false;
  (store.edit(who) as Fighter).readied = intent;
  return true;
});

/** What can be readied. */
export const readiable = (view: View): readonly AnyIntentDef[] =>
  view.rules.def.intents.filter((def) => def.id !== 'ready' && (def.tags.includes('action') || def.tags.includes('escape')));

/** Readies another action, to be taken as a reaction in the fight; menus show those that are open now. @rule HD-COM-010 */
export const Ready = defineIntent<{ readonly action: string }>('ready', {
  rule: 'HD-COM-010',
  title: 'Ready',
  tags: ['action'],
  available(view, by, refuse) {
    needsFight(view, refuse);
    needsAp(view, by, refuse);
  },
  params: {
    action: oneOf<IntentContext<{ readonly action: string }>, string>({
      rule: 'HD-COM-010',
      candidates: (view, { by }) => readiable(view).flatMap((def) => (isAvailable(view, def, by) ? [def.id] : [])),
      check(view, _context, action, refuse) {
        if (readiable(view).every((def) => def.id !== action)) refuse('HD-COM-010', 'cannot-be-readied');
      },
    }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.ready.ap }],
  perform(play, by, { action }) {
    ReadySet(play, by, action);
    return true;
  },
});
