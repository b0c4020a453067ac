import { isIntent } from '@riposte/files/testing';
import { type AnyIntentDef, Fight, type Id, type IntentJson, intentJson, type Json, RiposteError, sightOf } from '@riposte/kernel';
import { broken, stands, takeInput } from './conformance-trial.ts';

/** Nothing that a rule could list. */
const NONSENSE: readonly Json[] = ['nonsense', -7, 1e9, 0.5, null, [], {}, ['nonsense', 'nonsense'], { x: 'nonsense' }, true];

/** Each intent and answer that the fight lists for this decision is accepted. */
export function accepted(fight: Fight): void {
  const { pending } = fight;
  if (pending?.kind === 'answer') {
    for (const who of pending.whos) {
      const about = { who, about: pending.about };
      const open = [...(pending.ask.answer.candidates(fight.view, about) as readonly Json[]), pending.ask.fallback(fight.view, who, pending.about) as Json];
      for (const value of open) mustAccept(fight.fork(), { answer: value, who, ask: pending.ask.id });
      const unknown = open.flatMap(textsIn).find((text) => !pending.ask.answer.words?.(fight.view, who).includes(text));
      if (unknown !== undefined) broken(`${pending.ask.id} lists ${JSON.stringify(unknown)}, which is none of its words`);
    }
    return;
  }
  for (const who of fight.declarers) {
    // From here the fight goes on as a new one, which is cheaper than a fork of the whole log.
    for (const intent of fight.legal(who)) mustAccept(Fight.open(fight.rules, fight.state, { seed: 'fork', strict: true }), { submit: intentJson(intent) });
    waysAreOpen(fight, who);
    offersAgree(fight, who);
  }
}

/** What is offered in short is what the menu lists: the legal forms of each act, or the first reason against it. */
function offersAgree(fight: Fight, who: Id): void {
  const menu = fight.menu(who);
  for (const { def, legal, reason } of fight.offers(who)) {
    const listed = menu.filter(({ intent }) => intent.def === def);
    const open = listed.filter(({ refusals }) => refusals.length === 0).map(({ intent }) => intent);
    const isFirst = open.length > 0 ? reason === null : listed.length === 0 || JSON.stringify(reason) === JSON.stringify(listed[0].refusals[0]);
    if (!isFirst || JSON.stringify(open.map(intentJson)) !== JSON.stringify(legal.map(intentJson))) broken(`${def.id} is offered otherwise than it is listed`);
  }
}

/** The texts of an answer, which must be known before it is open. Acts have titles. */
function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value !== 'object' || value === null || isIntent(value) ? [] : Object.values(value).flatMap((part) => textsIn(part as Json));
}

/** Paths may be listed and checked by different code: what one lists the other takes, as far as the fighter sees. */
function waysAreOpen(fight: Fight, who: Id): void {
  const seen = sightOf(fight.view, who);
  for (const { intent } of fight.menu(who)) {
    for (const [i, param] of intent.def.params.entries()) {
      const way = intent.with[intent.def.paramNames[i]];
      if (param.kind === 'path') param.check(seen, intent, way, (_rule, reason) => broken(`${JSON.stringify(intentJson(intent))} is listed, but ${reason}`));
    }
  }
}

function mustAccept(fight: Fight, input: Parameters<typeof takeInput>[1]): void {
  try {
    takeInput(fight, input);
  } catch (thrown) {
    broken(`${JSON.stringify(input)} is listed, but: ${String(thrown)}`);
  }
}

/** What the fight lists as refused, and what no rule lists at all, is refused with a reason and leaves everything as it is. */
export function refused(fight: Fight): void {
  const { pending } = fight;
  if (pending === null) {
    mustRefuse(fight, 'an answer', () => fight.answer('nonsense'));
    for (const who of fight.declarers) refusedIntents(fight, who);
    return;
  }
  const [intent] = fight.rules.def.intents;
  mustRefuse(fight, 'a command', () => fight.submit({ do: intent.id, by: fight.state.entities.length - 1, with: {} }));
  if (pending.kind !== 'answer') return;
  const ask = pending.ask.id;
  mustRefuse(fight, 'an answer by nobody', () => fight.answer(null, { who: fight.state.entities.length, ask }));
  mustRefuse(fight, 'an answer to something else', () => fight.answer(null, { ask: 'nonsense' }));
  for (const who of pending.whos) {
    for (const value of NONSENSE) {
      // An empty list may be an answer where some of several are chosen, null where it is an intent.
      if (isListed(pending.ask.answer.candidates(fight.view, { who, about: pending.about }), value)) continue;
      mustRefuse(fight, `${ask}: ${JSON.stringify(value)}`, () => fight.answer(value, { who, ask }));
    }
  }
}

const isListed = (list: readonly unknown[], value: Json): boolean => list.some((known) => JSON.stringify(known) === JSON.stringify(value));

function refusedIntents(fight: Fight, who: Id): void {
  mustRefuse(fight, 'an unknown intent', () => fight.submit({ do: 'nonsense', by: who, with: {} }));
  for (const { intent, refusals } of fight.menu(who)) {
    if (refusals.length > 0) mustRefuse(fight, JSON.stringify(intentJson(intent)), () => fight.submit(intentJson(intent)));
  }
  const legal = new Map(fight.legal(who).map((intent) => [intent.def, intentJson(intent)]));
  for (const def of fight.rules.def.intents) {
    const good: IntentJson = legal.get(def) ?? { do: def.id, by: who, with: Object.fromEntries(def.paramNames.map((name) => [name, 'nonsense'])) };
    for (const bad of [{ ...good, by: fight.state.entities.length }, { ...good, with: { ...good.with, nonsense: 1 } }, ...garbled(def, good)]) {
      mustRefuse(fight, JSON.stringify(bad), () => fight.submit(bad));
    }
    if (def.automatic) mustRefuse(fight, def.id, () => fight.submit(good));
  }
}

/** The intent with nonsense in the place of one parameter. */
function garbled(def: AnyIntentDef, good: IntentJson): IntentJson[] {
  return def.params.flatMap((param, i) => {
    const nonsense = NONSENSE.filter((value) => typeof value !== typeof good.with[def.paramNames[i]] || value === 'nonsense' || value === -7 || value === 0.5);
    const wrong = (value: Json): boolean => {
      if (param.kind === 'text') return typeof value !== 'string';
      return (param.kind !== 'some of' && param.kind !== 'allocation') || !Array.isArray(value);
    };
    return nonsense.filter(wrong).map((value) => ({
      ...good,
      with: { ...good.with, [def.paramNames[i]]: value },
    }));
  });
}

function mustRefuse(fight: Fight, what: string, act: () => void): void {
  const before = stands(fight);
  const version = fight.version;
  let thrown: unknown = null;
  try {
    act();
  } catch (caught) {
    thrown = caught;
  }
  if (thrown === null) broken(`${what} is accepted`);
  if (!(thrown instanceof RiposteError)) broken(`${what} makes rule code crash: ${String(thrown)}`);
  const { code, data, message } = thrown;
  const reasons = data['reasons'] as readonly { readonly rule: string; readonly reason: string }[] | undefined;
  if (message === '' || reasons?.some((reason) => reason.rule === '' || reason.reason === '')) broken(`${what} is refused without a reason (${code})`);
  if (stands(fight) !== before || fight.version !== version) broken(`${what} is refused, but changes something`);
}
