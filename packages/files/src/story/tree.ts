import {
  type ChangeJson,
  type Condition,
  ConditionEnded,
  ConditionGiven,
  DebtSet,
  type Explanation,
  type Fight,
  fold,
  type Id,
  type IntentJson,
  type Json,
  NOBODY,
  ResourceSet,
  Runner,
  type Trace,
  type View,
} from '@riposte/kernel';
import { type ActItem, type Arg, type ChangeItem, type Item, type Name, type Names, type RuleSet } from '@riposte/ruleset';
import { argOf, argsOf, intentText, listed, nameOf, type Speech, still, unhyphenate, wordFor, wordsFor } from '../render.ts';

/**
 * What happened in the command or decree of a line as a tree of acts, each thing named as it was called when it happened: a
 * sword that is picked up is named where it lay.
 */
export function storyOf(fight: Fight, ruleSet: RuleSet, line: number): Item[] {
  const { rules } = fight;
  const state = fight.stateBefore(line);
  // Both follow the changes: one is the state before each change, the other the state after it.
  const before = Runner.still(rules, state);
  const after = Runner.still(rules, state);
  const start = fight.lines[line];
  const trace: readonly Trace[] = start.in === 'fiat' ? start.events.map((change) => ({ kind: 'change', change })) : fight.traceOf(line);
  let speech = still({ ruleSet, view: before });
  const { roots, add, begin, end } = tree(fight.openLine === line);
  let numbers: Explanation[] = [];
  let rolls = 0;
  let thrown: { after: Explanation[] } | null = null;
  // Numbers asked before a roll were for it; those asked behind the last one, also after an answer, belong to what it led to.
  const behind = (): void => {
    thrown?.after.push(...numbers);
  };
  const endRoll = (): void => {
    behind();
    thrown = null;
  };
  for (const one of trace) {
    switch (one.kind) {
      case 'value':
        numbers.push(one.explanation);
        continue;
      case 'intent':
        endRoll();
        begin(actItem(speech, one.intent, one.depth));
        break;
      case 'end':
        endRoll();
        end(one.result);
        break;
      case 'roll': {
        const item = rollItem(speech, one, numbers, rolls++);
        thrown = item;
        add(item);
        break;
      }
      case 'answer':
        behind();
        add(answerItem(speech, one.entry));
        // Before the first roll they are still for it.
        if (thrown === null) continue;
        break;
      case 'change': {
        fold(rules, after.store, [one.change]);
        add(changeItem(speech, { ruleSet, view: after }, one.change));
        fold(rules, before.store, [one.change]);
        speech = still({ ruleSet, view: before });
        continue;
      }
    }
    // A change may come between numbers and their roll.
    numbers = [];
  }
  behind();
  if (start.in === 'command' && start.from === 'deadline') return roots.map((item) => (item.kind === 'act' ? { ...item, isLate: true } : item));
  return roots;
}

type OpenAct = ActItem & { items: Item[]; result: ActItem['result']; isOpen: boolean };

/** Items as they come, each in the act that goes on. `isOpen`: acts without an end wait, they were not stopped. */
function tree(isOpen: boolean) {
  const roots: Item[] = [];
  const open: OpenAct[] = [];
  const add = (item: Item): void => {
    (open.at(-1)?.items ?? roots).push(item);
  };
  const begin = (act: OpenAct): void => {
    act.isOpen = isOpen;
    add(act);
    open.push(act);
  };
  const end = (result: ActItem['result']): void => {
    const ended = open.pop();
    if (ended === undefined) return;
    ended.result = result;
    ended.isOpen = false;
  };
  return { roots, add, begin, end };
}

/** An act that goes on, or has ended: what happens in it and what comes of it are filled in as they are read. */
function actItem(speech: Speech, intent: IntentJson, depth: number): OpenAct {
  const { def } = speech.view.rules.intent(intent);
  const chosen = intent.with as { readonly [name: string]: Json };
  const given = argsOf(speech, intent);
  return {
    kind: 'act',
    def,
    by: nameIn(speech, intent.by),
    with: given,
    chosen,
    depth,
    result: null,
    isOpen: false,
    items: [],
    text: intentText(speech, intent),
  };
}

/** A roll behind the numbers that were asked for it, the `nth` of its command. */
function rollItem(speech: Speech, { roll, pool, entry, outcome }: Extract<Trace, { kind: 'roll' }>, numbers: Explanation[], nth: number) {
  const known = entry.in === 'roll' ? entry : null;
  const after: Explanation[] = [];
  const said = { pool: known?.pool ?? '', faces: known?.faces ?? null, total: known?.total ?? outcome };
  return { kind: 'roll' as const, roll, who: nameIn(speech, entry.who), thrown: pool, ...said, outcome, numbers, after, nth };
}

function answerItem(speech: Speech, { ask, who, value, from }: Extract<Trace, { kind: 'answer' }>['entry']): Item {
  const text = argOf(speech, ask, value);
  return { kind: 'answer', ask, who: nameIn(speech, who), value, text, ...(from === undefined ? {} : { from }) };
}

/** The name of an entity, with its owner. Only names of things may be translated, not those of fighters. */
function nameIn(speech: Speech, id: Id): Name {
  const text = nameOf(speech, id);
  return speech.view.state.entities[id]?.kind === 'fighter' ? { text, id } : { text, id, thing: text.replaceAll(' ', '-') };
}

/** A change with its values in words. What it is about may be there only before it or only after it. */
function changeItem(before: Speech, after: Speech, change: ChangeJson): ChangeItem {
  const { ruleSet, view } = before;
  const { rules } = view;
  const [id, ...values] = change;
  const [first] = values as readonly Id[];
  const isThere = (speech: Speech): boolean => typeof first === 'number' && first >= 0 && first < speech.view.state.entities.length;
  const there = isThere(before) ? before : isThere(after) ? after : null;
  const part = there === null ? undefined : (ruleSet.tale?.part?.(there.view, first) ?? undefined);
  const who = there === null ? null : nameIn(there, part?.of ?? first);
  const usual = { kind: 'change', change, who, ...(part && { part: part.name }) } as const;
  if (id === ConditionGiven.id) {
    const [, kind, source, value, parent, clock, of, at] = values as readonly number[];
    const condition = rules.def.conditions.find((known) => known.id === rules.things[kind].id);
    const told = sourceAndValue(before, rules.things[kind].id, source, value);
    const end = clock >= 0 ? (ruleSet.tale?.ends?.(view, { clock: rules.clocks[clock].id, of, at }) ?? null) : null;
    const until = end === null ? {} : { until: { when: end[0], number: end[1], of: nameIn(before, of) } };
    return { ...usual, values: told, ...(condition && { condition }), ...(parent >= 0 && { isCarried: true }), ...until };
  }
  if (id === ConditionEnded.id) {
    const held = view.state.entities[first]?.conditions.find((condition) => condition.id === values[1]);
    const condition = held && rules.def.conditions.find((known) => known.id === rules.things[held.kind].id);
    const isStill = (): boolean => after.view.state.entities[first].conditions.some((condition) => isAlike(condition, held!));
    return {
      ...usual,
      values: held === undefined ? [] : sourceAndValue(before, rules.things[held.kind].id, held.source, held.value),
      ...(condition && { condition }),
      ...(held !== undefined && (held.parent >= 0 || isStill()) && { isCarried: true }),
    };
  }
  if (id === ResourceSet.id || id === DebtSet.id) {
    const resource = rules.resources[values[1] as number];
    const from = (id === ResourceSet.id ? resource.left : resource.owes)(view, first);
    return { ...usual, values: [], resource: resource.id, pool: { title: resource.title, from, to: values[2] as number } };
  }
  const told = ruleSet.tale?.changes[id];
  const words = ruleSet.words?.changes[id] ?? [];
  const entities = rules.change(id).names;
  const valueAt = (value: Json, at: number): Arg => {
    const isEntity = typeof value === 'number' && entities.includes(at) && value < after.view.state.entities.length;
    return isEntity ? nameIn(value < view.state.entities.length ? before : after, value) : valueIn(before, after, words[at], value);
  };
  const named = values.map((value, at): Arg => (Array.isArray(value) ? value.map((item) => valueAt(item as Json, at)) : valueAt(value as Json, at)));
  const pool = told?.pool;
  const read = (now: View): number | null => (isThere({ ...before, view: now }) ? pool!.of(now, first) : null);
  const [from, to] = pool === undefined ? [null, null] : [read(view), read(after.view)];
  const also = told?.also !== undefined && isThere(after) ? { also: told.also(after.view, first, values as readonly Json[], view) } : {};
  return { ...usual, values: named, ...also, ...(from === null || to === null ? {} : { pool: { title: pool!.title, from, to } }) };
}

const isAlike = (one: Condition, other: Condition): boolean => one.kind === other.kind && one.source === other.source && one.value === other.value;

/** Whose a condition is, if it is another's, and what it is worth. */
function sourceAndValue(speech: Speech, condition: string, source: Id, value: number): Arg[] {
  const worth = wordFor(speech, wordsFor(speech, condition), value) ?? value;
  return [source === NOBODY ? 'none' : nameIn(speech, source), worth];
}

/** A value of a change in words; who is named by it is named though no words are. */
function valueIn(before: Speech, after: Speech, names: Names | null | undefined, value: Json): Arg {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return typeof value === 'string' ? unhyphenate(value) : value === null ? 'none' : JSON.stringify(value);
  if (names === null || names === undefined) return value;
  return wordFor(before, listed(before, names), value) ?? wordFor(after, listed(after, names), value) ?? value;
}
