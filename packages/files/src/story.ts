import {
  type AnswerEntry,
  type ChangeJson,
  ConditionEnded,
  ConditionGiven,
  DebtSet,
  type Fight,
  fold,
  type Id,
  NOBODY,
  type Payment,
  PaymentSet,
  ResourceSet,
  Runner,
  type Trace,
} from '@riposte/kernel';
import { capital, intentText, listed, nameOf, type Speech, still, valueText } from './render.ts';
import { fromWhom } from './sheet.ts';

type Of<K extends Trace['kind']> = Trace & { readonly kind: K };

/** One thing that happened in a command or decree, in words as things stood when it happened. */
export type Told =
  | Of<'value'>
  | Of<'roll'>
  | Of<'end'>
  | (Of<'intent'> & { readonly text: string })
  | (Of<'answer'> & { readonly texts: readonly string[] })
  | (Of<'change'> & { readonly texts: readonly string[] });

/** What happened in the command or decree of a line, in its order, each thing with the words of its moment: a sword that is picked up is named where it lay. */
export function storyOf(fight: Fight, ruleSet: Speech['ruleSet'], line: number): Told[] {
  const { rules } = fight;
  const state = fight.stateBefore(line);
  // Both go on with the changes, the one as it stands before each, the other as after it.
  const before = Runner.still(rules, state);
  const after = Runner.still(rules, state);
  const start = fight.lines[line];
  const trace: readonly Trace[] = start.in === 'fiat' ? start.events.map((change) => ({ kind: 'change', change })) : fight.traceOf(line);
  let speech = still({ ruleSet, view: before });
  return trace.map((one): Told => {
    if (one.kind === 'intent') return { ...one, text: intentText(speech, one.intent) };
    if (one.kind === 'answer') return { ...one, texts: answered(speech, one.entry) };
    if (one.kind !== 'change') return one;
    fold(rules, after.store, [one.change]);
    const texts = sentence(speech, { ruleSet, view: after }, one.change);
    fold(rules, before.store, [one.change]);
    speech = still({ ruleSet, view: before });
    return { ...one, texts };
  });
}

/** What somebody answered; an act is told as one, and doing nothing is no news. */
function answered(speech: Speech, { ask, who, about, value }: Pick<AnswerEntry, 'ask' | 'who' | 'about' | 'value'>): string[] {
  if (value === null || typeof value === 'object') return [];
  if (typeof value !== 'boolean') return [`${nameOf(speech, who)} chooses ${valueText(speech, ask, value)}`];
  const question = speech.view.rules.ask(ask).because(speech.view, who, about);
  return [`${question}${question.endsWith('?') ? ' ' : ': '}${capital(valueText(speech, ask, value))}`];
}

/** A change as a sentence; none for what is no news. What it is about may be there only before it or only after it. */
function sentence(speech: Speech, after: Speech, change: ChangeJson): string[] {
  const { rules } = speech.view;
  const [id, ...values] = change;
  const [first] = values;
  const who = typeof first === 'number' ? nameOf(speech, first) : '';
  if (id === ConditionGiven.id) {
    const [, kind, source] = values as readonly number[];
    const { id: condition } = rules.things[kind];
    const hasWord = speech.ruleSet.words?.preposition?.[condition] !== undefined && source !== NOBODY;
    return [`${who} ${turned(speech, kind, 0)}${hasWord ? fromWhom(speech, condition, source) : ''}`];
  }
  if (id === ConditionEnded.id) {
    const kind = speech.view.state.entities[first as Id]?.conditions.find((condition) => condition.id === values[1])?.kind;
    return kind === undefined ? [] : [`${who} ${turned(speech, kind, 1)}`];
  }
  if (id === ResourceSet.id) return [`${who} has ${String(values[2])} ${rules.resources[values[1] as number].title}`];
  if (id === DebtSet.id) return values[2] === 0 ? [] : [`${who} owes ${String(values[2])} ${rules.resources[values[1] as number].title}`];
  if (id === PaymentSet.id) return paying(speech, who, values[1] as Payment | null);
  const { say } = rules.change(id);
  if (say === null) return [];
  // Names are put in last, so that the numbers in the text are those of the change.
  const named: Id[] = [];
  const text = say((one) => `\u0000${named.push(one) - 1}\u0000`, ...values);
  return [inWords(speech, after, change, text).replace(/\0(\d+)\0/g, (_, nth: string) => nameOf(speech, named[Number(nth)]))];
}

/** "is now prone"; 1 = "is no longer prone". */
function turned({ ruleSet, view }: Speech, kind: number, end: 0 | 1): string {
  const { id, title } = view.rules.things[kind];
  const { conditionText: turns = {} } = ruleSet.words ?? {};
  return Object.hasOwn(turns, id) ? turns[id][end] : `is ${['now', 'no longer'][end]} ${title}`;
}

function paying(speech: Speech, who: string, payment: Payment | null): string[] {
  if (payment === null) return [];
  const { title } = speech.view.rules.resources[payment.resource];
  return [`${who} has paid ${payment.paid} of ${payment.cost} ${title} for ${intentText(speech, payment.intent)}`];
}

/** Numbers that have a word in the language of the table: regions, gear. */
function inWords(before: Speech, after: Speech, [id, ...values]: ChangeJson, text: string): string {
  const { changes = {}, names } = before.ruleSet.words ?? {};
  return (changes[id] ?? []).reduce((soFar, kind, at) => {
    const wordIn = (speech: Speech): string | undefined => (kind === null || kind === names ? undefined : listed(speech, kind).get(values[at] as number));
    const word = wordIn(before) ?? wordIn(after);
    return word === undefined ? soFar : soFar.replace(new RegExp(`(?<!\\0)\\b${String(values[at])}\\b(?!\\0)`), () => word);
  }, text);
}
