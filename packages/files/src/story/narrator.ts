import { ConditionExtended, ConditionGiven, DebtSet, Entered, type Explanation, type Id, RuleIgnored } from '@riposte/kernel';
import {
  type ActItem,
  type AnswerItem,
  type Arg,
  type Args,
  added,
  type ChangeItem,
  type Item,
  minus,
  type Name,
  type RollItem,
  type RuleSet,
  type Say,
  type Telling,
} from '@riposte/ruleset';
import { type Language, type Part, plain } from './language.ts';

/** A line of the story: names in it are marked. */
export interface ToldLine {
  readonly parts: readonly Part[];
  /** Id of the rule behind it; empty without one. */
  readonly rule: string;
  /** The rolls that it tells. */
  readonly rolls?: readonly RollItem[];
  /** What they come to, and what that had to reach. */
  readonly sums?: readonly number[];
  /** The parts that say what harm was done, and those that say what was paid: the first, and the one behind the last. */
  readonly harm?: readonly [number, number];
  readonly cost?: readonly [number, number];
}

/** One act told: headings above it, its headline, then lines and the acts inside it in their order. */
export interface ToldAct {
  readonly headings: readonly ToldLine[];
  /** Null for what happens by itself. */
  readonly head: ToldLine | null;
  readonly inside: readonly (ToldLine | ToldAct)[];
}

/** What the narrator speaks with. */
export interface Tongue {
  readonly ruleSet: RuleSet;
  readonly language: Language;
  /** Called with the key of each message that could not be said: there is none, or it was not given all that it names. */
  readonly fallback?: (what: string) => void;
  /** Changes that the rule set has no words for are left out: who hears may not know their values. */
  readonly isReserved?: boolean;
}

/** Whether a part of a story is an act with its own lines. */
export const isAct = (told: ToldLine | ToldAct): told is ToldAct => 'inside' in told;

/** Tells what happened, in its order. What a decree changed has no act around it. */
export function narrate(tongue: Tongue, items: readonly Item[]): ToldAct[] {
  const acts: ToldAct[] = [];
  for (const item of items) if (item.kind === 'act') acts.push(tellAct(tongue, item));
  const rest = items.filter((item) => item.kind !== 'act');
  if (rest.length > 0) acts.push({ headings: [], head: null, inside: leftOver(tongue, rest, new Set(), null).map(({ told }) => told) });
  return acts;
}

/** A line or an act inside, with where it stands among the items. */
interface Placed {
  readonly at: number;
  readonly told: ToldLine | ToldAct;
  /** The headline takes a fate; what was paid stands last. */
  readonly role?: 'fate' | 'cost';
  /** What was paid, without who paid it; none where more came of it. */
  readonly paid?: readonly Part[];
}

/** What was said of an act, before it is put in order. */
interface Spoken {
  readonly headings: readonly ToldLine[];
  readonly head: readonly Part[] | null;
  readonly price: readonly Part[] | null;
  readonly placed: readonly Placed[];
}

/** Lets the teller of an act speak, and says what it left over. */
function spokenOf(tongue: Tongue, act: ActItem): Spoken {
  const { ruleSet, language, fallback } = tongue;
  const taken = new Set<Item>();
  const headings: ToldLine[] = [];
  const placed: Placed[] = [];
  let head: Part[] | null = null;
  let price: Part[] | null = null;
  const need = (key: string, args: Args): Part[] => {
    const said = language.say(key, args);
    if (said === null) fallback?.(key);
    return said ?? [key];
  };
  const say: Say<{ readonly [key: string]: Args }> = {
    head: (key, args, within) => {
      const what = need(key, args);
      head = within === undefined ? what : need(within.in, { ...within.with, what: { text: '', id: -101 } }).flatMap((part) => (isSlot(part) ? what : [part]));
    },
    paid: (key, args) => {
      price = [...(price === null ? [] : [...(price as Part[]), '; ']), ...need(key, args)];
    },
    heading: (key, args) => {
      headings.push({ parts: capital(need(key, args)), rule: '' });
    },
    line: (key, args, { rule = '', at, rolls, sums, harm = false } = {}) => {
      const parts = capital(need(key, args));
      const told = { parts, rule, ...(rolls && { rolls }), ...(sums && { sums }), ...(harm && { harm: whole(parts) }) };
      placed.push({ at: at === undefined ? act.items.length : placeOf(act, at), told });
    },
    text: (key, args) => plain(need(key, args)),
    dice: (roll) => diceOf(tongue, roll),
    sum: (roll, plus, total) => sumOf(tongue, roll, plus, total),
    label: (text) => language.term('label', text),
    parts: (number) => partsOf(language, number, 3),
  };
  const teller = ruleSet.tale?.tellers[act.def.id] as ((telling: Telling, say: unknown) => void) | undefined;
  if (act.veil === undefined && teller !== undefined) teller(telling(act, taken), say);
  else head = headOf(tongue, act);
  if (act.isLate && act.veil === undefined) placed.push({ at: -1, told: { parts: capital(need('acted-deadline', { who: act.by })), rule: '' } });
  placed.push(...leftOver(tongue, act.items, taken, act));
  // What tellers say of an act without an end is what they say of one that was stopped.
  if (act.isOpen && act.veil === undefined) head = language.say(`act-${act.def.id}.begun`, { ...act.with, by: act.by }) ?? head;
  return { headings, head, price, placed };
}

function tellAct(tongue: Tongue, act: ActItem): ToldAct {
  const { headings, head, price, placed } = spokenOf(tongue, act);
  const fates = placed.filter(({ role }) => role === 'fate');
  const costs = placed.filter(({ role }) => role === 'cost');
  const inside = placed.filter(({ role }) => role === undefined).sort((a, b) => a.at - b.at);
  const title = head?.length === 0 ? null : head;
  if (title === null) {
    const all = [...[...fates, ...inside].sort((a, b) => a.at - b.at), ...costs];
    return { headings, head: null, inside: all.flatMap(({ told }) => flat(told)) };
  }
  const more = fates.flatMap(({ told }) => [' ', ...(told as ToldLine).parts]);
  // The cost goes in brackets after a short story, and below a long one: nobody reads brackets in brackets.
  const only = costs.length === 1 ? costs[0].paid : undefined;
  const isShort = inside.length === 0 && only !== undefined && !plain(only).includes('(');
  const paid = isShort ? [' (', ...only, ')'] : [];
  // Behind what befell others the price says whose it is.
  const priced = price === null ? [] : [' (', ...(more.length === 0 ? [] : capital([act.by, ': '])), ...price, ')'];
  const all = isShort ? inside : [...inside, ...costs];
  const parts = capital([...title, ...more, ...priced, ...paid]);
  const [start, end] = [title.length, title.length + more.length];
  const told = {
    parts,
    rule: act.def.rule,
    ...(more.length > 0 && { harm: [start, end] as const }),
    ...(parts.length > end && { cost: [end, parts.length] as const }),
  };
  return { headings, head: told, inside: all.flatMap((line) => flat(line.told)) };
}

/** All parts of a line. */
const whole = (parts: readonly Part[]): readonly [number, number] => [0, parts.length];

/** An act without a headline has only its lines. */
const flat = (told: ToldLine | ToldAct): readonly (ToldLine | ToldAct)[] =>
  isAct(told) && told.head === null && told.headings.length === 0 ? told.inside : [told];

function placeOf(act: ActItem, item: Item): number {
  const at = act.items.findIndex((inner) => inner === item || (inner.kind === 'act' && placeOf(inner, item) >= 0));
  return at;
}

/** The headline of an act without a teller: its message, else its name and what was chosen. */
function headOf({ language, fallback }: Tongue, act: ActItem): Part[] | null {
  const { def, by, depth, text, veil } = act;
  if (veil === 'doer') return null;
  // A silent act must not betray that it concerns a hidden fighter.
  if (veil === 'about') return language.say(`act-${def.id}`)?.length === 0 ? null : language.say('act', { by, text: language.term('act', def.title, def.id) });
  const own = language.say(`act-${def.id}`, { ...act.with, by, result: String(act.result) });
  if (own !== null) return own.length === 0 ? null : own;
  if (def.automatic && depth === 1) return null;
  fallback?.(`act-${def.id}`);
  return language.say('act', { by, text });
}

/** An act as its teller looks at it. */
function telling(act: ActItem, taken: Set<Item>): Telling {
  const left = <K extends Item['kind']>(kind: K): (Item & { readonly kind: K })[] =>
    act.items.filter((item): item is Item & { readonly kind: K } => item.kind === kind && !taken.has(item));
  const one = <T extends Item>(items: readonly T[], before: ChangeItem | undefined): T | null => {
    const end = before === undefined ? -1 : act.items.indexOf(before);
    const found = end < 0 ? items[0] : items.findLast((item) => act.items.indexOf(item) < end);
    if (found !== undefined) taken.add(found);
    return found ?? null;
  };
  const every = <T extends Item>(items: readonly T[]): readonly T[] => {
    for (const item of items) taken.add(item);
    return items;
  };
  return {
    act,
    roll: (roll, before) =>
      one(
        left('roll').filter((item) => item.roll === roll),
        before,
      ),
    rolls: (roll) => every(left('roll').filter((item) => item.roll === roll)),
    answer: (ask, before) =>
      one(
        left('answer').filter((item) => item.ask === ask.id),
        before,
      ),
    changes: (change) => every(left('change').filter((item) => item.change[0] === change.id)),
    resource: (resource, who) => {
      const all = every(left('change').filter((item) => item.resource === resource.id && (who === undefined || item.who?.id === who.id)));
      return all.length === 0 ? null : { ...all[0], pool: { ...all[0].pool!, to: all[all.length - 1].pool!.to } };
    },
    given: (condition, who) => {
      const isIt = (item: ChangeItem): boolean => item.change[0] === ConditionGiven.id && item.condition === condition;
      return one(
        left('change').filter((item) => isIt(item) && (who === undefined || item.who?.id === who.id)),
        undefined,
      );
    },
    take: (items) => {
      for (const item of items) taken.add(item);
    },
    inner: (def) => {
      const found = one(
        left('act').filter((item) => item.def.id === def.id),
        undefined,
      );
      return found === null ? null : telling(found, taken);
    },
  };
}

/** What no teller took: acts inside, rolls, answers, and for each fighter what came of it. */
function leftOver(tongue: Tongue, items: readonly Item[], taken: Set<Item>, act: ActItem | null): Placed[] {
  const phrases: Phrase[] = [];
  const placed = leftItems(tongue, items, taken, act, phrases);
  return [...placed, ...consequences(tongue, phrases, items.length)];
}

/** The lines of what no teller took; its consequences for each fighter are added to the phrases. */
function leftItems(tongue: Tongue, items: readonly Item[], taken: Set<Item>, act: ActItem | null, phrases: Phrase[]): Placed[] {
  const { language } = tongue;
  const placed: Placed[] = [];
  const covered = act === null || act.veil !== undefined ? [] : (tongue.ruleSet.tale?.covered?.[act.def.id] ?? []);
  const isCovered = ({ who, change, condition }: ChangeItem): boolean =>
    (who?.id === act?.by.id || who?.thing !== undefined) && covered.some(({ id }) => id === change[0] || id === condition?.id);
  const settledItems = settled(tongue, items, taken);
  const changes = [...settledItems.values()].filter((item) => !isCovered(item));
  const fates = fatesOf(tongue, changes);
  const fallen = fallenInside(tongue, items);
  for (const [at, item] of items.entries()) {
    if (item.kind === 'act') {
      // What the teller left of an act that it tells as a separate part.
      if (taken.has(item)) placed.push(...leftItems(tongue, item.items, taken, item, phrases).map((line) => ({ ...line, at })));
      else {
        const told = tellAct(tongue, item);
        if (told.head !== null || told.headings.length > 0 || told.inside.length > 0) placed.push({ at, told });
      }
    } else if (taken.has(item)) continue;
    else if (item.kind === 'roll') placed.push({ at, told: { parts: rollText(tongue, item, act), rule: item.roll.rule, rolls: [item] } });
    else if (item.kind === 'answer') placed.push(...answerLines(tongue, item).map((told) => ({ at, told })));
    else {
      const change = settledItems.get(item);
      if (change === undefined || !changes.includes(change)) continue;
      const fate = change.who === null ? undefined : fates.get(change.who.id!);
      if (fate?.item === change) {
        placed.push({ at, told: { parts: capital(fate.parts), rule: '', harm: whole(fate.parts) }, role: 'fate' });
      } else if (fate !== undefined ? !isFollowing(change) : change.resource === undefined || !fallen.has(change.who?.id)) {
        const phrase = phraseOf(tongue, change, act);
        if (phrase !== null) phrases.push(phrase);
      }
    }
  }
  for (const item of items)
    if (item.kind === 'answer' && item.from !== undefined && item.from !== 'dial' && item.who.id! >= 0) {
      const parts = language.say(`answered-${INSTEAD[item.from] ?? item.from}`, { who: item.who });
      if (parts !== null) placed.push({ at: items.indexOf(item), told: { parts: capital(parts), rule: '' } });
    }
  return placed;
}

/** Stands in a message for the sentence that goes into it. */
const isSlot = (part: Part): boolean => typeof part !== 'string' && part.id === -101;

/** Orders that were given in words answer as a policy does. */
const INSTEAD: { readonly [from: string]: string } = { policy: 'order' };

/** The changes to tell, by the item where each began: without bookkeeping, and without conditions that came and went again. */
function settled({ ruleSet }: Tongue, items: readonly Item[], taken: ReadonlySet<Item>): Map<Item, ChangeItem> {
  const { changes = [], conditions = [], resources = [] } = ruleSet.tale?.quiet ?? {};
  const told = new Map<Item, ChangeItem>();
  for (const item of items) {
    if (item.kind !== 'change' || taken.has(item) || item.change[0] === ConditionExtended.id || changes.includes(item.change[0])) continue;
    // Who enters has a name. A thing on the ground is told by the act that put it there.
    if (item.change[0] === Entered.id && !Object.hasOwn(item.change[2] as object, 'name')) continue;
    if (item.condition !== undefined) {
      if (item.isCarried === true || conditions.includes(item.condition.id)) continue;
      const other = [...told.keys()].find((known) => isReverse(told.get(known)!, item));
      if (other !== undefined) {
        told.delete(other);
        continue;
      }
    }
    if (item.resource !== undefined && resources.includes(item.resource)) continue;
    const before = item.pool === undefined ? undefined : [...told.keys()].find((known) => isSamePool(told.get(known)!, item));
    if (before === undefined) told.set(item, item);
    else told.set(before, { ...told.get(before)!, pool: { ...item.pool!, from: told.get(before)!.pool!.from } });
  }
  return told;
}

/** Whether a condition that one change gave or ended is ended or given again by the other. */
const isReverse = (one: ChangeItem, other: ChangeItem): boolean =>
  one.condition === other.condition && one.who?.id === other.who?.id && one.part?.id === other.part?.id && one.change[0] !== other.change[0];

/** Whether two changes concern one resource of one fighter, and are told as one. */
const isSamePool = (one: ChangeItem, other: ChangeItem): boolean =>
  one.change[0] === other.change[0] && one.resource !== undefined && one.resource === other.resource && one.who?.id === other.who?.id;

/** What follows from a fate and is left out beside it: conditions and resources. */
const isFollowing = ({ condition, resource }: ChangeItem): boolean => condition !== undefined || resource !== undefined;

/** The worst that befell each fighter, with its sentence. */
function fatesOf({ ruleSet, language }: Tongue, changes: readonly ChangeItem[]): Map<Id, { readonly item: ChangeItem; readonly parts: Part[] }> {
  const fates = new Map<Id, { readonly item: ChangeItem; readonly parts: Part[] }>();
  for (const condition of ruleSet.tale?.fates ?? []) {
    for (const item of changes) {
      if (item.condition !== condition || item.change[0] !== ConditionGiven.id || item.who === null || item.part || fates.has(item.who.id!)) continue;
      const parts = language.say(`fate-${condition.id}`, { who: item.who, source: item.values[0] ?? 'none' });
      if (parts !== null) fates.set(item.who.id!, { item, parts });
    }
  }
  return fates;
}

/** The consequences of an act for one fighter; a whole sentence stays alone. */
interface Phrase {
  readonly who: Name | null;
  readonly parts: readonly Part[];
  readonly rule: string;
  /** What the one who acts paid. */
  readonly isCost: boolean;
}

/** Those whom a fate met in an act inside: what they paid for the act around it is no news any more. */
function fallenInside({ ruleSet }: Tongue, items: readonly Item[]): ReadonlySet<Id | undefined> {
  const inside = (outer: Item): readonly Item[] => (outer.kind === 'act' ? outer.items.flatMap((item) => [item, ...inside(item)]) : []);
  const isFate = (item: Item): item is ChangeItem =>
    item.kind === 'change' && item.change[0] === ConditionGiven.id && !item.part && (ruleSet.tale?.fates ?? []).some((fate) => fate === item.condition);
  return new Set(
    items
      .flatMap(inside)
      .filter(isFate)
      .map(({ who }) => who?.id),
  );
}

/** What the values of changes of every game are called. */
const KERNEL_FIELDS: { readonly [change: string]: readonly string[] } = {
  [RuleIgnored.id]: ['rule', 'ignored', 'who', 'once'],
  'board-redrawn': ['scene', 'now', 'act', 'what', 'where'],
};

/** "dazed until the end of Odo's next turn"; a whole sentence stays as it is. */
function withEnd(language: Language, begun: readonly Part[] | null, { until }: ChangeItem): readonly Part[] | null {
  if (begun === null || begun.length === 0 || until === undefined || plain(begun).endsWith('.')) return begun;
  return [...begun, ' ', ...language.say('until', until)!];
}

function phraseOf(tongue: Tongue, item: ChangeItem, act: ActItem | null): Phrase | null {
  const { language, ruleSet, fallback } = tongue;
  const { who, change, values, pool, condition, part = 'none', also } = item;
  const made = (parts: readonly Part[] | null, rule = '', isCost = false): Phrase | null =>
    parts === null || parts.length === 0 ? null : { who, parts, rule, isCost };
  if (condition !== undefined) {
    const begins = change[0] === ConditionGiven.id;
    const [source, value] = values;
    const isFrom = typeof source === 'object' && !Array.isArray(source) && (source as Name).id !== who?.id;
    const title = language.term('condition', condition.title, condition.id);
    const own = language.say(`condition-${condition.id}${begins ? '' : '.ends'}`, { who: who!, part, source, value });
    if (!begins) return made(own ?? language.say('condition-ends', { condition: title }), condition.rule);
    const begun = own ?? language.say(isFrom ? 'condition-begins-by' : 'condition-begins', { condition: title, source });
    return made(withEnd(language, begun, item), condition.rule);
  }
  if (item.resource !== undefined) {
    const { from, to } = pool!;
    if (from === to) return null;
    const title = language.term('resource', pool!.title);
    if (change[0] === DebtSet.id) return to <= from ? null : made(language.say('debt', { amount: to - from, title }));
    const isCost = to < from && act !== null && act.by.id === who?.id;
    const kind = isCost ? 'cost' : to < from ? 'loss' : 'gain';
    return made(language.say(kind, { amount: Math.abs(to - from), title, from, to }), '', isCost);
  }
  const fields = ruleSet.tale?.changes[change[0]]?.fields ?? KERNEL_FIELDS[change[0]] ?? [];
  const args: Record<string, Arg> = Object.fromEntries(values.map((value, at) => [fields[at] ?? `v${at}`, value]));
  const own = language.say(`change-${change[0]}`, { ...also, ...args, part, ...(who === null ? {} : { who }) });
  if (own !== null) {
    const known = pool === undefined ? null : language.say('pool', { title: language.term('resource', pool.title), from: pool.from, to: pool.to });
    return made(own.length === 0 || known === null ? own : [...own, ' ', ...known]);
  }
  fallback?.(`change-${change[0]}`);
  if (tongue.isReserved) return null;
  return made(inGeneral(language, item));
}

/** A change by its name and values, where nothing tells it. */
function inGeneral(language: Language, { change: [change], values }: ChangeItem): readonly Part[] | null {
  const name = change.replaceAll('-', ' ');
  return values.length > 1 ? language.say('change', { change: name, values: values.slice(1) }) : language.say('change-alone', { change: name });
}

/** One item of the complete record, bookkeeping included. */
export function recorded(tongue: Tongue, item: Item): string {
  const { language } = tongue;
  const given = (text: Arg): Args => ({ who: (item as AnswerItem).who, value: text });
  if (item.kind === 'act') return `${plain(language.say(`thing-${item.by.thing}`) ?? [item.by.text])}: ${actIn(language, item)}`;
  if (item.kind === 'roll') return plain(rollText(tongue, item, null));
  if (item.kind === 'answer') return plain(language.say('answer', given(item.text)) ?? []).replace(/\.$/, '');
  const phrase = phraseOf(tongue, item, null);
  const parts = phrase?.parts ?? inGeneral(language, item) ?? [];
  return plain(item.who === null || isSentence(parts) ? parts : filled(language, [item.who], parts)).replace(/\.+$/, '');
}

/** What an act is called with what it was done. */
function actIn(language: Language, { def, text, with: given }: ActItem): string {
  if (language.lang === 'en') return text;
  const form = language.say(`act-${def.id}.form`, given);
  return `${language.term('act', def.title, def.id)}${form === null ? '' : ` ${plain(form)}`}`;
}

/** Whether these words stand for themselves, without "WHO:" before them. */
function isSentence(parts: readonly Part[]): boolean {
  const last = parts[parts.length - 1];
  return typeof last === 'string' && last.endsWith('.');
}

/** "Ilse: prone, stunned." What befell several alike is one line. */
function consequences({ language }: Tongue, phrases: readonly Phrase[], at: number): Placed[] {
  const lines: Placed[] = [];
  for (const one of phrases) if (isSentence(one.parts) || one.who === null) lines.push({ at, told: { parts: capital(one.parts), rule: one.rule } });
  const rest = phrases.filter((phrase) => !isSentence(phrase.parts) && phrase.who !== null);
  const groups = new Map<string, { names: Name[]; phrases: Phrase[] }>();
  for (const id of new Set(rest.map((phrase) => phrase.who!.id!))) {
    const all = rest.filter((phrase) => phrase.who!.id === id).sort((a, b) => Number(a.isCost) - Number(b.isCost));
    const mine = all.filter((phrase, n) => all.findIndex((other) => plain(other.parts) === plain(phrase.parts)) === n);
    const key = mine.map((phrase) => plain(phrase.parts)).join(', ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { names: [mine[0].who!], phrases: mine });
    else group.names.push(mine[0].who!);
  }
  for (const { names, phrases: mine } of groups.values()) {
    const what = mine.flatMap((phrase, n): readonly Part[] => (n === 0 ? phrase.parts : [', ', ...phrase.parts]));
    const who = language.list(names.map((name) => [name]));
    const parts = capital(filled(language, who, what));
    const isPaid = mine.some((phrase) => phrase.isCost);
    const told: ToldLine = { parts, rule: mine.find((phrase) => phrase.rule !== '')?.rule ?? '', ...(isPaid && { cost: whole(parts) }) };
    lines.push({ at, told, ...(isPaid && { role: 'cost', ...(mine.every((phrase) => phrase.isCost) && { paid: what }) }) });
  }
  return lines;
}

/** "WHO: WHAT." with the names in both kept. */
function filled(language: Language, who: readonly Part[], what: readonly Part[]): Part[] {
  const frame = language.say('consequence', { who: { text: '', id: -100 }, what: { text: '', id: -101 } }) ?? [];
  return frame.flatMap((part): readonly Part[] => (typeof part === 'string' ? [part] : part.id === -100 ? who : part.id === -101 ? what : [part]));
}

function answerLines({ language, fallback }: Tongue, item: AnswerItem): ToldLine[] {
  const { ask, who, text, value } = item;
  const own = language.say(`ask-${ask}`, { who, value: text });
  if (own !== null) return own.length === 0 ? [] : [{ parts: capital(own), rule: '' }];
  if (value === null || typeof value === 'object') return [];
  fallback?.(`ask-${ask}`);
  const parts = language.say('answer', { who, value: text });
  return parts === null ? [] : [{ parts: capital(parts), rule: '' }];
}

/** A roll that no teller takes: its dice and what was asked for it. */
function rollText(tongue: Tongue, item: RollItem, act: ActItem | null): Part[] {
  const { language } = tongue;
  const mine = item.numbers.filter((number) => number.who === item.who.id && (number.parts.length > 0 || number.value !== 0));
  const asked = mine.map((number) => `${language.term('query', number.query)} ${number.shown}`);
  const dice = `${diceOf(tongue, item)}${asked.length === 0 ? '' : ` (${[...new Set(asked)].join(', ')})`}`;
  const roll = capitalText(language.term('roll', item.roll.title));
  const isOwn = act !== null && act.by.id === item.who.id;
  return capital(language.say(isOwn ? 'roll' : 'roll-of', { who: item.who, roll, dice }) ?? []);
}

/** "d20 13 (best of 13, 4)": the dice as the book writes them, what they showed, what was not kept in brackets. */
function diceOf({ ruleSet, language }: Tongue, { pool, faces, total }: RollItem): string {
  const called = (die: string): string => ruleSet.words?.dice(die) ?? die;
  const kept = /^\d*\(?(d\d+)\)?k([hl])/.exec(pool);
  if (faces === null) {
    const twice = kept === null ? null : language.say('dice-twice', { die: called(kept[1]), kept: kept[2] });
    return `${twice?.join('') ?? called(pool)} ${total}`.trim();
  }
  if (kept === null) return `${called(pool)} ${faces.join(', ')}`;
  return `${called(kept[1])} ${total} (${language.say('dice-of', { kept: kept[2], faces: faces.join(', ') })?.join('') ?? faces.join(', ')})`;
}

/** "d20 13 + 6 + 2 flank = 21". */
function sumOf(tongue: Tongue, roll: RollItem, plus: readonly Explanation[], total?: number): string {
  const { language } = tongue;
  const dice = diceOf(tongue, roll);
  const end = total ?? plus.reduce((sum, extra) => sum + extra.value, roll.total);
  // Where what was added is withheld only the die is told, and told to be one.
  const isBare = plus.length === 0 && total === undefined && !/[+−-]/.test(roll.pool);
  if (roll.faces === null) return (isBare && language.say('dice-bare', { total: String(end) })?.join('')) || String(end);
  const more = plus.map((extra) => `${added(extra.base.amount)}${partsOf(language, extra, 3)}`).join('');
  return more === '' ? dice : `${dice}${more} = ${minus(end)}`;
}

/** " + 2 prone − 1 size"; more than so many fold into their sum: " + 5 from 4 modifiers". */
function partsOf(language: Language, { parts }: Explanation, most: number): string {
  const some = parts.filter(({ amount }) => amount !== 0).sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  if (some.length > most) {
    const all = added(some.reduce((sum, { amount }) => sum + amount, 0));
    return all === '' ? '' : `${all} ${plain(language.say('parts-folded', { number: some.length }) ?? [])}`;
  }
  return some.map(({ amount, label }) => `${added(amount)} ${language.term('label', label)}`).join('');
}

const capitalText = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence with a capital letter. */
function capital(parts: readonly Part[]): Part[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [];
  return [typeof first === 'string' ? capitalText(first) : { ...first, text: capitalText(first.text) }, ...rest];
}
