import {
  actTitle,
  costOf,
  intentText,
  isEntity,
  isIntent,
  isOwnAct,
  type Option,
  openIntent,
  placeCodec,
  promptText,
  reasonText,
  type Speech,
  valueText,
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

/** Legal forms of one act that are listed. */
const MAX_WAYS = 150;
const MAX_REFUSED = 12;
/** Refused forms with the same reasons that are named. */
const MAX_NAMED = 3;
const MAX_CHOICES = 150;

/** What a seat was offered, so that it answers by number and never sends ids or values of its own. */
export interface Menu {
  /** Version of the fight that it was made for. */
  readonly version: number;
  readonly ways: readonly IntentJson[];
  readonly acts: readonly Act[];
}

export function menuFor(fight: Fight, who: SeatView, refs: Refs, ids: readonly Id[]): Menu {
  const ways: IntentJson[] = [];
  const acts = ids.flatMap((id) => alike(who, id, 'acts', () => formsOf(fight, who, id)).map((forms) => act(who, refs, id, forms, ways)));
  return { version: fight.version, ways, acts };
}

/** A legal form of an act, and what is told of it in no seat's own numbers. */
interface Form {
  readonly intent: AnyIntent;
  readonly json: IntentJson;
  readonly told: Pick<Way, 'text' | 'places' | 'part' | 'cost'>;
}

/** The forms of one act. */
interface Forms {
  readonly def: AnyIntentDef;
  readonly title: string;
  readonly shown: readonly Form[];
  readonly more: number;
  readonly refused: Act['refused'];
}

/** What somebody could declare, act by act. */
function formsOf(fight: Fight, who: SeatView, id: Id): Forms[] {
  const { speech } = who;
  const listed = new Map<AnyIntentDef, ReturnType<Fight['menu']>>(fight.rules.def.intents.map((def) => [def, []]));
  for (const listing of fight.menu(id, who.viewer)) listed.get(listing.intent.def)!.push(listing);
  const own = fight.rules.def.intents.filter((def) => !def.automatic && isOwnAct(fight.view, def, id));
  return own.map((def) => {
    const listings = listed.get(def)!;
    const legal = listings.filter((listing) => listing.refusals.length === 0);
    const shown = legal.slice(0, MAX_WAYS).map(({ intent }): Form => {
      const json = intentJson(intent);
      const part = partOf(speech, Object.values(json.with));
      return { intent, json, told: { text: intentText(speech, json), places: places(speech, intent), part, cost: Object.entries(cost(fight, who, intent)) } };
    });
    return { def, title: actTitle(speech, def), shown, more: legal.length - shown.length, refused: refused(who, def, id, listings) };
  });
}

/** An act in the numbers of a seat; its forms join the ways of the menu. */
function act(who: SeatView, refs: Refs, by: Id, { def, title, shown, more, refused }: Forms, ways: IntentJson[]): Act {
  return {
    id: def.id,
    by: refs.of(by),
    name: calledBy(who, by),
    title,
    rule: def.rule,
    ways: shown.map(({ intent, json, told }) => ({ key: ways.push(json) - 1, targets: targets(who, refs, intent), ...told })),
    more,
    refused,
    path: def.params.some((param) => param.kind === 'path'),
    ...actLook(who.speech.ruleSet.look, def),
  };
}

/** Refused forms, those with the same reasons as one; an act without any form says why there is none. */
function refused({ speech, seen }: SeatView, def: AnyIntentDef, by: Id, listed: ReturnType<Fight['menu']>): Act['refused'] {
  const said = (refusals: readonly Refusal[]): Reason[] => refusals.map((refusal) => ({ rule: refusal.rule, reason: reasonText(speech, refusal) }));
  if (listed.length === 0) return [{ text: actTitle(speech, def), reasons: said(whyUnavailable(seen(), def, by)) }];
  const groups = new Map<string, { readonly forms: AnyIntent[]; readonly reasons: readonly Reason[] }>();
  for (const { intent, refusals } of listed) {
    if (refusals.length === 0) continue;
    const reasons = said(refusals).filter((refusal, i, all) => all.findIndex((other) => other.rule === refusal.rule && other.reason === refusal.reason) === i);
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

/** Where an intent leads: the places and the ends of the paths that it names. */
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
 * What an intent takes until the first die falls. Tried on what the seat sees, so that nobody hidden comes to bear;
 * empty where that cannot be tried.
 */
export function cost(fight: Fight, who: SeatView, intent: AnyIntent): Option['cost'] {
  return tried(fight.view, who.viewer, (view) => costOf({ rules: fight.rules, state: view.state, view }, intent)) ?? {};
}

/** Work on what a viewer sees of a view; null where that cannot be done. */
export function tried<T>(view: View, viewer: Viewer, work: (seen: View) => T): T | null {
  const seen = sight(view, viewer);
  if (seen === view) return work(view);
  try {
    return work(seen);
  } catch {
    // Where somebody hidden stands a ghost, which a rule set may be unable to copy or count with.
    return null;
  }
}

/** The question that is open, for somebody asked whom the seat plays; null for seats that are not asked. */
export function questionFor(
  fight: Fight,
  who: SeatView,
  refs: Refs,
  number: number,
  mine: (id: Id) => boolean,
): { readonly question: Question; readonly values: readonly Json[]; readonly id: Id } | null {
  const pending = fight.pending;
  if (pending?.kind !== 'answer') return null;
  const { ask, about, whos } = pending;
  const id = whos.find(mine) ?? (who.viewer.gm ? whos[0] : undefined);
  if (id === undefined) return null;
  const { look } = who.speech.ruleSet;
  const { values, more, told } = alike(who, id, 'choices', () => choicesOf(fight, who, id, ask, about as Json));
  const choices = told.map(({ intent, ...choice }, key) => ({ key, ...choice, targets: intent === null ? [] : targets(who, refs, intent) }));
  const because = tried(fight.view, who.viewer, () => promptText(who.seen(), ask, id, about));
  const question: Question = {
    number,
    ask: ask.id,
    kind:
      id === GM ? 'ruling' : Object.hasOwn(look?.defences ?? {}, ask.id) ? 'defence' : choices.some((choice) => choice.act !== null) ? 'reaction' : 'choice',
    rule: ask.rule,
    who: id === GM ? 'gm' : refs.of(id),
    name: calledBy(who, id),
    because: because ?? 'Someone out of sight acts.',
    choices,
    more,
    others: whos.filter((other) => other !== id).map((other) => calledBy(who, other)),
    mirror: !mine(id),
    moment: shownMoment(
      who,
      refs,
      momentOf(who.speech, { ask: ask.id, who: id, about: about as Json, isSeen: because !== null, open: openIntent(fight) }, values),
    ),
  };
  return { question, values, id };
}

/** Answers that a question can have, and what is told of them in no seat's own numbers. */
function choicesOf(fight: Fight, who: SeatView, id: Id, ask: AnyAsk, about: Json) {
  const { speech } = who;
  const { look } = speech.ruleSet;
  const seen = asking(fight.view, who.viewer);
  const usual = JSON.stringify(ask.fallback(seen, id, about));
  const all = ask.answer.candidates(seen, { who: id, about }) as readonly Json[];
  const open = all.filter((value) => !isAboutHidden(who, ask.id, value, false));
  const values = open.slice(0, MAX_CHOICES);
  const told = values.map((value) => {
    const intent = isIntent(value) ? fight.rules.intent(value) : null;
    const price = intent?.def.price?.(seen, intent.by, intent.with) ?? [];
    const text = value === null ? (speech.language?.term('word', 'no reaction') ?? 'no reaction') : valueText({ ...speech, now: true }, ask.id, value);
    return {
      intent,
      // Whose hand it is goes without saying to the one who is asked.
      text: text.replaceAll(`${calledBy(who, id)}'s `, ''),
      act: isIntent(value) ? titleOf(speech, value) : null,
      icon: answerIcon(look, fight.rules, ask.id, value),
      cost: price.map(({ resource, amount }) => [resource.title, amount] as const),
      usual: JSON.stringify(value) === usual,
      part: partOf(speech, [value]),
    };
  });
  return { values, more: open.length - values.length, told };
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
