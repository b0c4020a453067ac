import { type AnyIntentDef, defineChange, defineIntent, give, type Id, type IntentContext, isAvailable, oneOf, type View } from '@riposte/kernel';
import { needsAp } from './attack.ts';
import { Defending } from './conditions.ts';
import type { Fighter } from './fighter.ts';
import { ActionPoints } from './pools.ts';

const DEFEND_AP = 3;
const READY_AP = 2;

/** The defensive posture, until the own next turn or a wound. @rule HD-COM-003 */
export const Defend = defineIntent('defend', {
  rule: 'HD-COM-003',
  title: 'Defend',
  tags: ['action'],
  available: needsAp,
  price: () => [{ resource: ActionPoints, amount: DEFEND_AP }],
  perform(play, by) {
    give(play, by, Defending, { source: by });
    return true;
  },
});

export const ReadySet = defineChange(
  'ready-set',
  (store, who: Id, intent: string): boolean => {
    if ((store.state.entities[who] as Fighter).readied === intent) return false;
    (store.edit(who) as Fighter).readied = intent;
    return true;
  },
  {
    say: (name, who, intent) =>
      intent === '' ? `${name(who)} has nothing readied any more` : `${name(who)} readies an action: ${intent.replaceAll('-', ' ')}`,
  },
);

const readiable = (view: View): readonly AnyIntentDef[] =>
  view.rules.def.intents.filter((def) => def.id !== 'ready' && (def.tags.includes('action') || def.tags.includes('escape')));

/** Readies another action, to be taken as a reaction; menus show those that are open now. @rule HD-COM-010 */
export const Ready = defineIntent<{ readonly action: string }>('ready', {
  rule: 'HD-COM-010',
  title: 'Ready an action',
  tags: ['action'],
  available: needsAp,
  params: {
    action: oneOf<IntentContext<{ readonly action: string }>, string>({
      rule: 'HD-COM-010',
      candidates: (view, { by }) => readiable(view).flatMap((def) => (isAvailable(view, def, by) ? [def.id] : [])),
      check(view, _context, action, refuse) {
        if (readiable(view).every((def) => def.id !== action)) refuse('HD-COM-010', 'no action that can be readied');
      },
    }),
  },
  price: () => [{ resource: ActionPoints, amount: READY_AP }],
  perform(play, by, { action }) {
    ReadySet(play, by, action);
    return true;
  },
});
