import { defineAsk, defineIntent, type Id, type IntentJson, intentJson, oneOf, type View } from '@riposte/kernel';
import { hasTrait } from '../catalogue/weapon.ts';
import { fighter } from '../state/fighter.ts';
import { mountOf } from '../state/linked-creatures.ts';
import { Bolting, isSentient } from './mount-control.ts';

type Commanded = { readonly action: IntentJson };

/** What any mount does under its rider, trained or not: it gets on, up and away. @rule HD-MNT-009 */
const LED = ['dash', 'change-posture', 'escape', 'resurface'];
const OBEYED = ['attack', 'nonlethal-attack', 'quick-attack', 'strong-attack', 'defend', 'hinder', 'move', 'grapple', 'pin', 'drag', ...LED];

const isTrained = (view: View, mount: Id): boolean => !hasTrait(view, fighter(view, mount), 'untrained');

/** A sentient mount's own will. @rule HD-MNT-018 */
export const Follow = defineAsk<{ readonly action: string }, boolean>('follow-command', {
  rule: 'HD-MNT-018',
  answer: oneOf({ rule: 'HD-MNT-018', candidates: () => [true, false] }),
  fallback: () => true,
});

/** A trained mount attacks or acts on command, with its own AP; a sentient one decides for itself. @rule HD-MNT-016 HD-MNT-018 */
export const CommandMount = defineIntent<Commanded>('command-mount', {
  rule: 'HD-MNT-016',
  title: 'Command the mount',
  tags: ['command'],
  available(view, by, refuse) {
    const mount = mountOf(view, by);
    if (mount < 0) return refuse('HD-MNT-016', 'not-mounted');
    if (view.has(mount, Bolting)) refuse('HD-MNT-011', 'mount-bolting');
  },
  params: {
    action: {
      kind: 'one of',
      check(view, { by }, json, refuse) {
        const intent = view.rules.intent(json);
        if (intent.by !== mountOf(view, by) || !OBEYED.includes(intent.def.id)) return refuse('HD-MNT-016', 'no-such-command');
        if (!isTrained(view, intent.by) && !LED.includes(intent.def.id)) return refuse('HD-MNT-016', 'mount-untrained');
        if (intent.def.id === 'move' && !isSentient(view, intent.by)) return refuse('HD-MNT-009', 'rider-leads');
        for (const refusal of view.refusals(intent)) refuse(refusal.rule, refusal.reason, refusal.facts);
      },
      candidates: (view, { by }) =>
        view.rules.def.intents
          .filter((def) => mountOf(view, by) >= 0 && (isTrained(view, mountOf(view, by)) ? OBEYED : LED).includes(def.id))
          .flatMap((def) => view.candidates(def, mountOf(view, by)))
          .filter((intent) => view.legal(intent) && (intent.def.id !== 'move' || isSentient(view, intent.by)))
          .map(intentJson),
    },
  },
  perform(play, by, { action }) {
    const mount = mountOf(play, by);
    if (isSentient(play, mount) && !play.ask(Follow, mount, { action: action.do })) return 'refuses';
    return play.perform(play.rules.intent(action));
  },
});
