import { type AnyIntent, defineAsk, defineIntent, GM, type Id, type IntentJson, text } from '@riposte/kernel';

const LONGEST = 200;

/** A declaration in plain words; the game master says which act it is, and nothing is paid before. @rule RC-ENE-001 */
export const InWords = defineAsk<{ readonly who: Id; readonly words: string }, IntentJson | null>('in-words', {
  rule: 'RC-ENE-001',
  answer: {
    kind: 'one of',
    check(view, { about: { who } }, act, refuse) {
      if (act === null) return;
      const intent = view.rules.intent(act);
      if (intent.by !== who || intent.def.automatic || intent.def.id === 'say') return refuse('RC-ENE-001', 'not-the-speaker');
      for (const reason of view.refusals(intent)) refuse(reason.rule, reason.reason, reason.facts);
    },
    candidates: () => [null],
  },
  fallback: () => null,
});

/** @rule RC-ENE-001 */
export const Say = defineIntent<{ readonly words: string }>('say', {
  rule: 'RC-ENE-001',
  title: 'Say',
  tags: ['free'],
  params: {
    words: text({ rule: 'RC-ENE-001', most: LONGEST, samples: [] }),
  },
  perform(play, by, { words }) {
    const act = play.ask(InWords, GM, { who: by, words });
    return act !== null && play.perform(play.rules.intent(act) as AnyIntent);
  },
});
