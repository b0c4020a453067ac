import { defineChange } from './change.ts';
import { copyJson } from './json.ts';
import { type Entity, type Id, NOBODY } from './state.ts';
import type { Change, Play, Reason, Refuse, View } from './vocabulary.ts';

/** An entity enters the fight, with those that belong to it: the parts of its body. Their ids are the next free ones, in their order. */
export const Entered: Change<[id: Id, entity: Entity, more?: readonly Entity[]]> = defineChange(
  'entered',
  (store, id: Id, entity: Entity, more: readonly Entity[] = []): boolean => {
    if (id !== store.state.entities.length || entity.id !== id || more.some((other, i) => other.id !== id + 1 + i)) return false;
    // In the order of keys that every copy has.
    for (const one of [entity, ...more]) store.add(store.rules.def.copy(copyJson(one)));
    return true;
  },
  { secret: true },
);

/** For whom and how long a rule is ignored, as the state holds it: "CE-MEL-001", "CE-MEL-001 of 3", "CE-MEL-001 once", "CE-MEL-001 of 3 once". */
const ignoredText = (rule: string, who: Id, once: boolean): string => `${rule}${who < 0 ? '' : ` of ${who}`}${once ? ' once' : ''}`;
const ONCE = / once$/;
const OF = / of (\d+)$/;

/**
 * The game master switches a rule off or on again: for all or for one fighter, for the fight or for the next declared act.
 * Contributions and refusals of a rule that is off count nothing; its conditions do nothing, its checkpoints do not watch, its windows and questions
 * stay closed.
 */
export const RuleIgnored: Change<[rule: string, ignored: boolean, who?: Id, once?: boolean]> = defineChange(
  'rule-ignored',
  (store, rule: string, ignored: boolean, who: Id = NOBODY, once = false): boolean => {
    const text = ignoredText(rule, who, once);
    if (store.state.ignored.includes(text) === ignored) return false;
    store.state.ignored = ignored ? [...store.state.ignored, text] : store.state.ignored.filter((other) => other !== text);
    return true;
  },
  {
    names: [2],
  },
);

/** Whether a rule is off for an entity. */
export function isIgnored(ignored: readonly string[], rule: string, who: Id): boolean {
  return ignored.some((text) => text.startsWith(rule) && [rule, ignoredText(rule, who, false)].includes(text.replace(ONCE, '')));
}

/** Whether a rule is off for an entity now. */
export const isOff = ({ state: { ignored } }: View, rule: string, who: Id): boolean => ignored.length > 0 && isIgnored(ignored, rule, who);

/** Refuses as before, but for what is ignored. */
export const heeding =
  (ignored: readonly string[], by: Id, refuse: Refuse): Refuse =>
  (rule, reason, facts) => {
    if (!isIgnored(ignored, rule, by)) refuse(rule, reason, facts);
  };

/** What an answer must be whatever rules are ignored: one that the question can take. */
const FORMS: ReadonlySet<Reason> = new Set<Reason>([
  'answer-for-yourself',
  'no-answer-here',
  'not-open',
  'text-length',
  'whole-number',
  'choose-some',
  'named-twice',
  'path-length',
  'step-not-open',
  'spread-over',
  'whole-parts',
  'parts-sum',
]);

/** The same for answers: a rule that is ignored refuses none, but what is no answer at all stays none. */
export const heedingAnswers = ({ state: { ignored } }: View, who: Id, refuse: Refuse): Refuse =>
  ignored.length === 0 ? refuse : (rule, reason, facts) => (FORMS.has(reason) ? refuse : heeding(ignored, who, refuse))(rule, reason, facts);

/** What was ignored for one act counts again. */
export function heedAgain(play: Play): void {
  for (const text of play.state.ignored) {
    if (!ONCE.test(text)) continue;
    const plain = text.replace(ONCE, '');
    RuleIgnored(play, plain.replace(OF, ''), false, Number(OF.exec(plain)?.[1] ?? NOBODY), true);
  }
}
