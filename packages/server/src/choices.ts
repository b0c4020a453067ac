import {
  actTitle,
  answerText,
  costOf,
  intentText,
  isEntity,
  isIntent,
  type Option,
  openIntent,
  placeCodec,
  promptParts,
  reasonText,
  type Speech,
  whyUnavailable,
} from '@riposte/files';
import {
  type AnyAsk,
  type AnyIntent,
  type AnyIntentDef,
  asking,
  type Fight,
  GM,
  type Id,
  type IntentJson,
  intentJson,
  type Json,
  type Refusal,
  sight,
  type View,
  type Viewer,
} from '@riposte/kernel';
import { actLook } from '@riposte/ruleset';
import { answerIcon } from './looks.ts';
import { momentOf } from './moments.ts';
import type { Act, Question, Reason, Way } from './protocol.ts';
import type { Refs } from './refs.ts';
import { alike, calledBy, isAboutHidden, type SeatView } from './seat-view.ts';

/** The most legal forms of one act that are listed. */
const MAX_WAYS = 150;
/** The range of keys for the forms of one fighter. */
const MAX_KEYS = 100_000;
const MAX_REFUSED = 12;
/** The most refused forms with the same reasons that are named. */
const MAX_NAMED = 3;
const MAX_CHOICES = 150;

/** What a seat was offered. It answers by number, and never sends ids or values. */
export interface Menu {
  /** Version of the fight that it was made for. */
  readonly version: number;
  /** Legal forms by their keys. */
  readonly ways: ReadonlyMap<number, IntentJson>;
  /** The acts of one fighter, in short. */
  readonly acts: readonly Act[];
  /** Lists the acts of one fighter or of all who may act, or one act, with all forms and reasons, for the menu of this number. */
  readonly whole: (by: Id | null, act: string | null) => readonly Act[];
}

/** The menu of one fighter who may act; other menus are made on request. */
export function menuFor(fight: Fight, who: SeatView, refs: Refs, acting: readonly Id[], by: Id | null): Menu {
  const ways = new Map<number, IntentJson>();
  const known = new Map<Id, readonly InNumbers[]>();
  const actsOf = (id: Id): readonly InNumbers[] => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // So keys do not depend on whose acts are listed first.
    let from = Math.max(0, acting.indexOf(id)) * MAX_KEYS;
    const made = alike(who, id, 'acts', () => formsOf(fight, who, id)).map((forms) => {
      const act = inNumbers(who, refs, id, forms, from);
      for (const intent of forms.shown) ways.set(from++, intentJson(intent));
      return act;
    });
    known.set(id, made);
    return made;
  };
  return {
    version: fight.version,
    ways,
    acts: by === null ? [] : actsOf(by).map(({ short }) => short),
    whole: (whose, act) =>
      acting
        .filter((id) => whose === null || id === whose)
        .flatMap((id) => actsOf(id).flatMap(({ short, whole }) => (act === null || act === short.id ? [whole()] : []))),
  };
}

/** The part of a legal form that has no seat's own numbers. */
type Told = Pick<Way, 'text' | 'places' | 'part' | 'cost'>;

/** The forms of one act, and as much about them as the page asks for. */
interface Forms {
  readonly def: AnyIntentDef;
  readonly title: string;
  readonly shown: readonly AnyIntent[];
  readonly more: number;
  readonly costs: Act['costs'];
  readonly places: readonly Way['places'][];
  readonly told: (nth: number) => Told;
  /** The first reason where the act has no form. */
  readonly reason: Act['refused'];
  readonly refused: () => Act['refused'];
}

/** What a fighter could declare, act by act. */
function formsOf(fight: Fight, who: SeatView, id: Id): Forms[] {
  const { speech } = who;
  const { anytime } = fight.rules.def;
  const isOpen = ({ tags }: AnyIntentDef): boolean => fight.declarers.includes(id) || (anytime !== undefined && tags.includes(anytime));
  const open = fight.offers(id, who.viewer).filter(({ def }) => isOpen(def));
  return open.map(({ def, legal, reason }) => {
    const title = actTitle(speech, def);
    const shown = legal.slice(0, MAX_WAYS);
    const prices = shown.map((intent) => Object.entries(cost(fight, who, intent)));
    const ends = shown.map((intent) => places(speech, intent));
    const told = madeOnce((nth): Told => {
      const intent = shown[nth];
      const json = intentJson(intent);
      return { text: intentText(speech, json), places: ends[nth], part: partOf(speech, Object.values(json.with)), cost: prices[nth] };
    });
    const first = shown.length > 0 ? null : (reason ?? whyUnavailable(who.seen(), def, id)[0]);
    return {
      def,
      title,
      shown,
      more: legal.length - shown.length,
      costs: [...new Map(prices.map((price) => [JSON.stringify(price), price])).values()],
      places: ends,
      told,
      reason: first === null ? [] : [{ text: title, reasons: said(speech, [first]) }],
      refused: () => refused(who, def, id, fight.menu(id, who.viewer, def)),
    };
  });
}

/** Computes a value for each number, once, when it is asked for. */
function madeOnce<T>(make: (nth: number) => T): (nth: number) => T {
  const made: T[] = [];
  return (nth) => (made[nth] ??= make(nth));
}

/** An act in the numbers of a seat, in short and whole. */
interface InNumbers {
  readonly short: Act;
  readonly whole: () => Act;
}

/** Puts an act into the numbers of a seat; the keys of its forms begin at `from`. */
function inNumbers(who: SeatView, refs: Refs, by: Id, forms: Forms, from: number): InNumbers {
  const { def, title, shown, costs, told } = forms;
  const aimedAt = shown.map((intent) => targets(who, refs, intent));
  const way = (nth: number): Way => ({ key: from + nth, targets: aimedAt[nth], ...told(nth) });
  const { group, icon, ends } = actLook(who.speech.ruleSet.look, def);
  // One literal, because spreading objects costs more than all else here.
  const act = (listed: readonly Way[], more: number, refused: Act['refused']): Act => ({
    id: def.id,
    by: refs.of(by),
    name: calledBy(who, by),
    title,
    rule: def.rule,
    ways: listed,
    more,
    costs,
    targets: [...new Set(aimedAt.flat())],
    leads: aimedAt.some((aimed, nth) => aimed.length === 0 && forms.places[nth].length === 1),
    refused,
    path: def.params.some((param) => param.kind === 'path'),
    group,
    icon,
    ends,
  });
  const rest = Math.max(0, shown.length - 1);
  return {
    short: act(rest < shown.length ? [way(0)] : [], forms.more + rest, forms.reason),
    whole: () =>
      act(
        shown.map((_, nth) => way(nth)),
        forms.more,
        forms.refused(),
      ),
  };
}

const said = (speech: Speech, refusals: readonly Refusal[]): Reason[] =>
  refusals.map((refusal) => ({ rule: refusal.rule, reason: reasonText(speech, refusal) }));

/** Refused forms, grouped by their reasons. An act without any form gives the reason for that. */
function refused({ speech, seen }: SeatView, def: AnyIntentDef, by: Id, listed: ReturnType<Fight['menu']>): Act['refused'] {
  if (listed.length === 0) return [{ text: actTitle(speech, def), reasons: said(speech, whyUnavailable(seen(), def, by)) }];
  const groups = new Map<string, { readonly forms: AnyIntent[]; readonly reasons: readonly Reason[] }>();
  for (const { intent, refusals } of listed) {
    if (refusals.length === 0) continue;
    const reasons = said(speech, refusals).filter(
      (refusal, i, all) => all.findIndex((other) => other.rule === refusal.rule && other.reason === refusal.reason) === i,
    );
    const key = JSON.stringify(reasons);
    const group = groups.get(key) ?? { forms: [], reasons };
    group.forms.push(intent);
    groups.set(key, group);
  }
  return [...groups.values()].slice(0, MAX_REFUSED).map(({ forms, reasons }) => {
    const texts = forms.slice(0, MAX_NAMED).map((intent) => intentText(speech, intentJson(intent)));
    return { text: `${texts.join(', ')}${forms.length > MAX_NAMED ? ` and ${forms.length - MAX_NAMED} more` : ''}`, reasons };
  });
}

/** The body part among some values. */
function partOf({ ruleSet, view }: Speech, values: readonly Json[]): string | null {
  for (const one of values) {
    const part = typeof one === 'number' && one >= 0 ? ruleSet.look?.part?.(view, one) : null;
    if (part) return part;
  }
  return null;
}

/** Whom an intent is aimed at: entities that its parameters name. */
function targets({ speech, sees }: SeatView, refs: Refs, { def, with: chosen }: AnyIntent): number[] {
  return def.paramNames.flatMap((name, i) => {
    const value = (chosen as { readonly [name: string]: Json })[name];
    const isTarget = def.params[i].kind === 'one of' && typeof value === 'number' && value >= 0 && isEntity(speech, name, value) === true;
    return isTarget && sees(value) !== 'hidden' ? [refs.of(value)] : [];
  });
}

/** Where an intent leads: the places that it names, and the ends of its paths. */
function places(speech: Speech, { def, with: chosen }: AnyIntent): number[] {
  const { of } = placeCodec(speech);
  return def.paramNames.flatMap((name, i) => {
    const value = (chosen as { readonly [name: string]: Json })[name];
    const { kind } = def.params[i];
    const end = kind === 'path' && Array.isArray(value) && value.length > 0 ? (value[value.length - 1] as Json) : kind === 'place' ? value : null;
    const place = end === null ? null : of(end);
    return place === null ? [] : [place];
  });
}

/**
 * What an intent costs before the first die is rolled. It is tried on what the seat sees, so that hidden fighters change nothing.
 * Empty if it cannot be tried.
 */
export function cost(fight: Fight, who: SeatView, intent: AnyIntent): Option['cost'] {
  return tried(fight.view, who.viewer, (view) => costOf({ rules: fight.rules, state: view.state, view }, intent)) ?? {};
}

/** Does `work` with what a viewer sees; null if that fails. */
export function tried<T>(view: View, viewer: Viewer, work: (seen: View) => T): T | null {
  const seen = sight(view, viewer);
  if (seen === view) return work(view);
  try {
    return work(seen);
  } catch {
    // Hidden fighters are placeholders here, and a rule set may fail to copy them or to compute with them.
    return null;
  }
}

/** Which fighter of a seat is asked, the possible answers, the reason and the kind of moment; null for seats that are not asked. */
export function askedIn(fight: Fight, who: SeatView, refs: Refs, mine: (id: Id) => boolean) {
  const pending = fight.pending;
  if (pending?.kind !== 'answer') return null;
  const { ask, whos } = pending;
  const about = pending.about as Json;
  const id = whos.find(mine) ?? (who.viewer.gm ? whos[0] : undefined);
  if (id === undefined) return null;
  const { values, more } = alike(who, id, 'answers', () => answersTo(who, id, ask, about));
  const said = tried(fight.view, who.viewer, () => promptParts(who.seen(), ask, id, about));
  const { asks, details } = said ?? { asks: 'Someone out of sight acts.', details: null };
  const moment = momentOf(who.speech, { ask: ask.id, who: id, about, isSeen: said !== null, open: openIntent(fight) }, values);
  return {
    ask,
    about,
    id,
    name: calledBy(who, id),
    because: details === null ? asks : `${asks} (${details})`,
    asks,
    details,
    others: whos.filter((other) => other !== id).map((other) => calledBy(who, other)),
    values,
    more,
    moment: shownMoment(who, refs, moment),
  };
}

/** The open question, for a fighter of the seat; null for seats that are not asked. */
export function questionFor(
  fight: Fight,
  who: SeatView,
  refs: Refs,
  number: number,
  mine: (id: Id) => boolean,
): { readonly question: Question; readonly values: readonly Json[]; readonly id: Id } | null {
  const asked = askedIn(fight, who, refs, mine);
  if (asked === null) return null;
  const { ask, about, id, values, name, because, asks, details, more, others, moment } = asked;
  const { look } = who.speech.ruleSet;
  const told = alike(who, id, 'choices', () => choicesOf(fight, who, id, ask, about, values));
  const choices = told.map(({ intent, ...choice }, key) => ({ key, ...choice, targets: intent === null ? [] : targets(who, refs, intent) }));
  const question: Question = {
    number,
    ask: ask.id,
    kind:
      id === GM ? 'ruling' : Object.hasOwn(look?.defences ?? {}, ask.id) ? 'defence' : choices.some((choice) => choice.act !== null) ? 'reaction' : 'choice',
    rule: ask.rule,
    who: id === GM ? 'gm' : refs.of(id),
    name,
    because,
    asks,
    details,
    choices,
    more,
    others,
    mirror: !mine(id),
    moment,
  };
  return { question, values, id };
}

/** The answers to a question that its seat may know, and how many more there are. */
function answersTo(who: SeatView, id: Id, ask: AnyAsk, about: Json): { readonly values: readonly Json[]; readonly more: number } {
  const all = ask.answer.candidates(asking(who.view, who.viewer), { who: id, about }) as readonly Json[];
  const open = all.filter((value) => !isAboutHidden(who, ask.id, value, false));
  const values = open.slice(0, MAX_CHOICES);
  return { values, more: open.length - values.length };
}

/** The answers as they are shown, before a seat's own numbers are put in. */
function choicesOf(fight: Fight, who: SeatView, id: Id, ask: AnyAsk, about: Json, values: readonly Json[]) {
  const { speech } = who;
  const { look } = speech.ruleSet;
  const seen = asking(fight.view, who.viewer);
  const usual = JSON.stringify(ask.fallback(seen, id, about));
  return values.map((value) => {
    const intent = isIntent(value) ? fight.rules.intent(value) : null;
    const price = intent?.def.price?.(seen, intent.by, intent.with) ?? [];
    const text = answerText(speech, ask, about, value);
    return {
      intent,
      // Nobody needs to be told that their own hand is theirs.
      text: text.replaceAll(`${calledBy(who, id)}'s `, ''),
      act: isIntent(value) ? titleOf(speech, value) : null,
      group: intent === null ? null : actLook(look, intent.def).group,
      icon: answerIcon(look, fight.rules, ask.id, value),
      cost: price.map(({ resource, amount }) => [resource.title, amount] as const),
      usual: JSON.stringify(value) === usual,
      part: partOf(speech, [value]),
    };
  });
}

/** A moment in the numbers of a seat. */
function shownMoment({ sees }: SeatView, refs: Refs, moment: ReturnType<typeof momentOf>): Question['moment'] {
  return moment && { ...moment, actors: moment.actors.flatMap((id) => (sees(id) === 'hidden' ? [] : [refs.of(id)])) };
}

/** "Defend"; "Act out of turn: Defend" for an act that is about another. */
function titleOf(speech: Speech, { do: called, with: chosen }: IntentJson): string {
  const title = actTitle(speech, speech.view.rules.intent({ do: called, by: 0, with: chosen }).def);
  const inner = Object.values(chosen).find((value) => isIntent(value as Json));
  return inner === undefined ? title : `${title}: ${titleOf(speech, inner as unknown as IntentJson)}`;
}
