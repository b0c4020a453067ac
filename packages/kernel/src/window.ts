import { mustHave } from './errors.ts';
import { defineAsk, intentJson, isAvailable } from './intent.ts';
import type { Id, IntentJson } from './state.ts';
import { sightOf } from './visibility.ts';
import type { AnyIntent, AnyIntentDef, Play, Refuse, View, Window } from './vocabulary.ts';

export interface WindowOptions<C> {
  readonly rule: string;
  /** Cheap and first: who could use it now, in the order in which they are asked. */
  readonly who: (view: View, about: C) => readonly Id[];
  readonly intents: () => readonly AnyIntentDef[];
  /** Reasons against an intent in this window beyond its own checks. */
  readonly check?: (view: View, about: C, intent: AnyIntent, refuse: Refuse) => void;
  /** All are asked at once and secretly; `order` then decides who comes first (and may ask the game master). */
  readonly together?: (play: Play, about: C, intents: readonly AnyIntent[]) => readonly AnyIntent[];
}

/** Nobody: shared, so that windows without takers cost nothing. */
export const NO_ONE: readonly Id[] = [];

/** Defines a window. Its question is an ordinary request whose answer is an intent or null. */
export function defineWindow<C>(id: string, options: WindowOptions<C>): Window<C> {
  mustHave('window', id, options, 'who', 'intents');
  const isOpen = (view: View, about: C, intent: AnyIntent): boolean => {
    let refused = false;
    options.check?.(view, about, intent, () => {
      refused = true;
    });
    return !refused && view.legal(intent);
  };
  const ask = defineAsk<C, IntentJson | null>(id, {
    rule: options.rule,
    answer: {
      kind: 'one of',
      check(view, context, value, refuse) {
        if (value === null) return;
        const intent = view.rules.intent(value);
        if (intent.by !== context.who) return refuse(options.rule, 'answer-for-yourself');
        if (!options.intents().some((def) => def.index === intent.def.index)) return refuse(options.rule, 'no-answer-here', { act: intent.def.title });
        options.check?.(view, context.about, intent, refuse);
        for (const { rule, reason, facts } of view.refusals(intent)) refuse(rule, reason, facts);
      },
      candidates(view, context) {
        const { who } = context;
        const open: (IntentJson | null)[] = [null];
        // Candidates come from the fighter's view; the window is open in that view or in truth: a hidden fighter may have opened it.
        const seen = sightOf(view, who);
        for (const def of options.intents()) {
          if (!isAvailable(seen, def, who) && (seen === view || !isAvailable(view, def, who))) continue;
          for (const intent of seen.candidates(def, who)) {
            if (isOpen(seen, context.about, intent) || (seen !== view && isOpen(view, context.about, intent))) open.push(intentJson(intent));
          }
        }
        return open;
      },
    },
    fallback: () => null,
  });
  return { id, ask, who: options.who, intents: options.intents, together: options.together ?? null };
}
