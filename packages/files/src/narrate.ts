import {
  type AnswerEntry,
  type ChangeJson,
  ConditionEnded,
  ConditionGiven,
  DebtSet,
  type Explanation,
  type FiatLine,
  type Fight,
  type Id,
  NOBODY,
  type Payment,
  PaymentSet,
  ResourceSet,
  type RollEntry,
  type State,
  type Trace,
} from '@riposte/kernel';
import { arithmetic, capital, intentText, listed, nameOf, type Speech, valueText } from './render.ts';
import { fromWhom } from './sheet.ts';

/** What one intent did: a paragraph, and the arithmetic of its rolls. */
interface Paragraph {
  readonly by: Id;
  readonly depth: number;
  readonly head: string;
  /** What the one who acts has left of each resource. */
  readonly left: Map<string, string>;
  readonly sentences: string[];
  readonly sums: string[];
}

/** One command told: a paragraph for each intent in it, rolls and their arithmetic indented below. */
export function narrate(fight: Fight, speech: Speech, command: number): string[] {
  const paragraphs: Paragraph[] = [];
  const tell = changeTeller(fight, speech, command);
  let numbers: Explanation[] = [];
  for (const one of fight.traceOf(command)) {
    const now = paragraphs[paragraphs.length - 1];
    if (one.kind === 'value') numbers.push(one.explanation);
    else if (one.kind === 'intent') paragraphs.push(begin(speech, one));
    else if (one.kind === 'roll') now.sums.push(...rolled(speech, one, numbers));
    else if (one.kind === 'answer') now.sentences.push(...answered(speech, one.entry));
    else if (one.change[0] === ResourceSet.id && one.change[1] === now.by) keepLeft(speech, now, one.change);
    else now.sentences.push(...tell(one.change));
    // Numbers asked before a choice or another act were for these; a change may come between numbers and their roll.
    if (one.kind !== 'value' && one.kind !== 'change') numbers = [];
  }
  return paragraphs.flatMap(written);
}

/** The commands and decrees of the fight as it stands, each told with the number of its line. */
export function narrateAll(fight: Fight, speech: Speech): { readonly line: number; readonly told: readonly string[] }[] {
  return fight.path().flatMap((n) => {
    const line = fight.lines[n];
    if (line.in === 'command') return [{ line: n, told: narrate(fight, speech, n) }];
    return line.in === 'fiat' ? [{ line: n, told: decreed(speech, line) }] : [];
  });
}

/** What the game master decreed and why. */
export function decreed(speech: Speech, { reason, events }: FiatLine): string[] {
  return [`The game master decrees: ${[reason, ...events.flatMap((event) => sentence(speech, event))].map(asSentence).join(' ')}`];
}

function begin(speech: Speech, { intent, depth }: Trace & { readonly kind: 'intent' }): Paragraph {
  const silent = depth === 1 && speech.view.rules.intent(intent).def.automatic;
  const head = silent ? '' : `${nameOf(speech, intent.by)}: ${intentText(speech, intent)}`;
  return { by: intent.by, depth, head, left: new Map(), sentences: [], sums: [] };
}

function written({ depth, head, left, sentences, sums }: Paragraph): string[] {
  const paid = left.size === 0 ? '' : ` (${[...left].map(([title, amount]) => `${amount} ${title}`).join(', ')})`;
  const told = [...(head === '' ? [] : [`${head}${paid}`]), ...sentences].map(asSentence);
  const indent = '  '.repeat(depth - 1);
  return [...(told.length === 0 ? [] : [`${indent}${told.join(' ')}`]), ...sums.map((sum) => `${indent}    ${sum}`)];
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** A roll with its plain numbers, then a line for each number that something was added to. */
function rolled(speech: Speech, { roll, entry }: Trace & { readonly kind: 'roll' }, numbers: readonly Explanation[]): string[] {
  const mine = numbers.filter((number) => number.who === entry.who);
  const plain = mine.filter((one) => one.parts.length === 0 && one.shown !== '0').map((one) => `${one.query} ${one.shown}, ${one.rule}`);
  const sums = mine.filter((one) => one.parts.length > 0).map((one) => `  ${arithmetic(speech, one, false)}`);
  const from = plain.length === 0 ? '' : ` (${[...new Set(plain)].join('; ')})`;
  return [`${nameOf(speech, entry.who)} rolls ${roll.title}: ${diceText(speech, entry as RollEntry)}${from}`, ...new Set(sums)];
}

/** "d8 [3] = 3". */
export function diceText({ ruleSet }: Speech, { pool, faces, total, from }: RollEntry): string {
  const thrown = `${ruleSet.words?.dice(pool) ?? pool}${faces === null ? '' : ` [${faces.join(', ')}]`} = ${total}`;
  return from === undefined ? thrown : `${thrown} (${from})`;
}

/** What somebody answered; an act is told as one, and doing nothing is no news. */
export function answered(speech: Speech, { ask, who, about, value }: Pick<AnswerEntry, 'ask' | 'who' | 'about' | 'value'>): string[] {
  if (value === null || typeof value === 'object') return [];
  if (typeof value !== 'boolean') return [`${nameOf(speech, who)} chooses ${valueText(speech, ask, value)}`];
  const question = speech.view.rules.ask(ask).because(speech.view, who, about);
  return [`${question}${question.endsWith('?') ? ' ' : ': '}${capital(valueText(speech, ask, value))}`];
}

function keepLeft({ view }: Speech, { left }: Paragraph, [, , resource, amount]: ChangeJson): void {
  left.set(`${view.rules.resources[resource as number].title} left`, String(amount));
}

/**
 * Tells the changes of one command in their order. A condition that ends is named only by its number, so those given
 * before and meanwhile are remembered.
 */
export function changeTeller(fight: Fight, speech: Speech, command: number): (change: ChangeJson) => string[] {
  const given: number[] = [];
  let before: State | null = null;
  return (change) => {
    const [id, on, what] = change;
    if (id === ConditionGiven.id) given.push(what as number);
    if (id !== ConditionEnded.id) return sentence(speech, change);
    before ??= fight.stateBefore(command);
    const kind = before.entities[on as Id]?.conditions.find((condition) => condition.id === what)?.kind ?? given[(what as number) - before.serial - 1];
    return kind === undefined ? [] : [`${nameOf(speech, on as Id)} ${turned(speech, kind, 1)}`];
  };
}

/** A change as a sentence; none for what is no news. */
export function sentence(speech: Speech, change: ChangeJson): string[] {
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
  if (id === ResourceSet.id) return [`${who} has ${String(values[2])} ${rules.resources[values[1] as number].title}`];
  if (id === DebtSet.id) return values[2] === 0 ? [] : [`${who} owes ${String(values[2])} ${rules.resources[values[1] as number].title}`];
  if (id === PaymentSet.id) return paying(speech, who, values[1] as Payment | null);
  const { say } = rules.change(id);
  if (say === null) return [];
  // Names are put in last, so that the numbers in the text are those of the change.
  const named: Id[] = [];
  const text = say((one) => `\u0000${named.push(one) - 1}\u0000`, ...values);
  return [inWords(speech, change, text).replace(/\0(\d+)\0/g, (_, nth: string) => nameOf(speech, named[Number(nth)]))];
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
function inWords(speech: Speech, [id, ...values]: ChangeJson, text: string): string {
  const { changes = {}, names } = speech.ruleSet.words ?? {};
  return (changes[id] ?? []).reduce((soFar, kind, at) => {
    const word = kind === null || kind === names ? undefined : listed(speech, kind).get(values[at] as number);
    return word === undefined ? soFar : soFar.replace(new RegExp(`(?<!\\0)\\b${String(values[at])}\\b(?!\\0)`), () => word);
  }, text);
}
