import {
  type Amendment,
  type AnyAsk,
  type AnyIntent,
  type AnyIntentDef,
  type Fight,
  type Id,
  type IntentJson,
  intentJson,
  isAvailable,
  type Json,
  type Reason,
  type Refusal,
  Runner,
  type View,
} from '@riposte/kernel';
import { ACT_GROUPS, actLook, counted, type RuleSet } from '@riposte/ruleset';
import { destinations, pathParam } from './destinations.ts';
import { actTitle, intentText, isEntity, isIntent, languageIn, nameOf, namesOf, placeText, type Speech, valueText, wordsFor } from './render.ts';
import { reasonsText, reasonText } from './sentences.ts';
import { shutBy } from './shut.ts';
import { type Language, languageOf, plain, said } from './story/language.ts';

/** Something that a fighter could declare. */
export interface Option {
  readonly intent: IntentJson;
  /** "Strike". */
  readonly title: string;
  /** "Strike at Egil". */
  readonly text: string;
  /** What it takes until the first die falls, by resource; below 0 = it gives. */
  readonly cost: { readonly [resource: string]: number };
  /** Where a path ends, "7,1"; null = the act has none. */
  readonly to: string | null;
  /** Who may react to it before the first die falls, by name. */
  readonly provokes: readonly string[];
  /** Every reason against it; none = it is legal. */
  /** Why it may not be done, in words. */
  readonly refusals: readonly { readonly rule: string; readonly reason: string }[];
}

/** Whether an act belongs to the kind that one is: to fighters, or to the game master's scene. */
export const isOwnAct = (view: View, def: AnyIntentDef, who: Id): boolean => def.actor === view.state.entities[who].kind;

/** Everything that a fighter could declare, with costs and reasons, and who may react unless `reactions` is false: that takes long among many. */
export function optionsOf(fight: Fight, speech: Speech, who: Id, { reactions = true }: { readonly reactions?: boolean } = {}): Option[] {
  const listed = fight
    .menu(who)
    .map(({ intent, refusals }) => (refusals.length === 0 ? offered(fight, speech, intent, reactions) : refused(speech, intent, refusals)));
  return [...listed, ...unavailable(fight, speech, who, new Set(listed.map((listing) => listing.intent.do)))];
}

/**
 * Acts as a menu lists them: by group (attack, move, guard, magic, other), those that end the turn last; else in the order of the rule set.
 * @param actOf The id of the act of each thing that is listed.
 */
export function inGroups<T>({ look, rules }: RuleSet, all: readonly T[], actOf: (one: T) => string): T[] {
  const places = new Map(
    rules.intents.map((def) => {
      const { group, ends } = actLook(look, def);
      return [def.id, ends ? ACT_GROUPS.length : ACT_GROUPS.indexOf(group)];
    }),
  );
  const place = (one: T): number => places.get(actOf(one))!;
  return [...all].sort((a, b) => place(a) - place(b));
}

function offered(fight: Fight, speech: Speech, intent: AnyIntent, reactions = true): Option {
  if (!reactions) return { ...refused(speech, intent, []), cost: costOf(fight, intent) };
  const isAgainst = (answer: Json, view: View): boolean => isAimedAt({ ...speech, view }, answer, intent.by);
  const { trial, asked } = triedForReactions(fight, intent, (ask, who, about, view) =>
    (ask.answer.candidates(view, { who, about }) as readonly Json[]).some((answer) => isAgainst(answer, view)),
  );
  return { ...refused(speech, intent, []), cost: costOf(fight, intent, trial), provokes: asked.map((id) => nameOf(speech, id)) };
}

const refused = (speech: Speech, intent: AnyIntent, refusals: readonly Refusal[]): Option => ({
  intent: intentJson(intent),
  title: actTitle(speech, intent.def),
  text: intentText({ ...speech, now: true }, intentJson(intent)),
  cost: {},
  to: endText(speech, intent),
  provokes: [],
  refusals: refusals.map((refusal) => ({ rule: refusal.rule, reason: reasonText(speech, refusal) })),
});

/** The path of an act; empty = it has none. */
function pathOf({ def, with: chosen }: AnyIntent): readonly Json[] {
  const name = pathParam(def);
  // Of an act of which no form can be listed nothing is chosen.
  return name === null ? [] : ((chosen as { readonly [name: string]: readonly Json[] | undefined })[name] ?? []);
}

function endText(speech: Speech, intent: AnyIntent): string | null {
  const path = pathOf(intent);
  // As one types it.
  return path.length === 0 ? null : valueText({ ...speech, now: true }, pathParam(intent.def)!, path[path.length - 1]).replace(/^\((.*)\)$/, '$1');
}

/** Where the acts with a path, or the one called `act`, can lead a fighter now, each place by the cheapest way: "Run to (7,1)". */
export function walksOf(fight: Fight, speech: Speech, who: Id, act: string | null = null): Option[] {
  const walks = fight.rules.def.intents.filter((def) => pathParam(def) !== null && (act === null || def.id === act));
  if (walks.length === 0) return [];
  const legal = new Set(fight.legal(who).map(({ def }) => def));
  return walks.flatMap((def) => {
    if (!legal.has(def)) return [];
    const search = destinations(speech, def, who, (intent) => costOf(fight, intent));
    for (;;) {
      const step = search.next();
      if (step.done) return step.value.map(({ intent }) => ({ ...offered(fight, speech, intent), text: walkText(speech, intent) }));
    }
  });
}

/** "Run to (7,1)", whatever the way. */
const walkText = (speech: Speech, intent: AnyIntent): string =>
  intentText(
    { ...speech, now: true },
    { do: intent.def.id, by: intent.by, with: { ...(intent.with as object), [pathParam(intent.def)!]: pathOf(intent).slice(-1) } },
  );

/** Acts of which no form can be listed, because there is nobody to do them to. */
function unavailable(fight: Fight, speech: Speech, who: Id, listed: ReadonlySet<string>): Option[] {
  return fight.rules.def.intents.flatMap((def) => {
    if (def.automatic || listed.has(def.id)) return [];
    return [{ ...refused(speech, def.of(who, {} as never), whyUnavailable(speech, def, who)), text: actTitle(speech, def) }];
  });
}

/** Why an act of which no form can be listed is not available: the rules, else the message `refuse-none-ACT`, else that there is no target. */
export function whyUnavailable(speech: Speech, def: AnyIntentDef, who: Id): Refusal[] {
  const { view } = speech;
  const { kind } = view.state.entities[who];
  if (!isOwnAct(view, def, who)) return [{ rule: def.rule, reason: 'not-of-this-kind', facts: { kind } }];
  const refusals = shutBy(view, def, who);
  if (refusals.length > 0) return refusals;
  // The words of a parameter for people are the names of all of them.
  const anybody = view.state.entities.find((entity) => entity.kind === 'fighter')?.id;
  const isPerson = (name: string): boolean => {
    const words = wordsFor(speech, name);
    return words !== null && anybody !== undefined && words.has(anybody) && words.get(anybody) === namesOf(speech)?.get(anybody);
  };
  const isPlace = def.params.some(({ kind }) => kind === 'path' || kind === 'place');
  const own = `none-${def.id}` as Reason;
  const general = def.paramNames.some(isPerson) ? 'no-target' : isPlace ? 'no-place' : 'no-object';
  return [{ rule: def.rule, reason: languageIn(speech).has(`refuse-${own}`) ? own : general }];
}

/** Who is to act: of those who may declare the one whose turn it is, or all of them where nobody has a turn. */
export function nextToAct({ declarers, view }: Pick<Fight, 'declarers' | 'view'>, ruleSet: RuleSet): readonly Id[] {
  const onTurn = ruleSet.look?.turn?.(view) ?? -1;
  return declarers.includes(onTurn) ? [onTurn] : declarers;
}

/** Whose turn it is, in words that follow "not now:": "it is Odo's turn". */
export function turnText(fight: Pick<Fight, 'declarers' | 'view'>, speech: Speech): string {
  const names = nextToAct(fight, speech.ruleSet).map((id) => nameOf(speech, id));
  const said = names.length === 0 ? null : languageIn(speech).say('not-now-turn', { names: names.join(', '), number: names.length });
  return said === null ? reasonText(speech, { rule: '', reason: 'not-your-turn' }) : plain(said);
}

/**
 * Why an act that waited does not go on after what the game master did: "Strike: you are stunned (SS-HEA-006)"; the fight is over, or it is another's turn.
 * @param fight The fight as it then is; null = it was only tried.
 */
export function stoppedText(
  fight: Pick<Fight, 'declarers' | 'view' | 'over'> | null,
  speech: Speech,
  { why, reasons }: NonNullable<Amendment['stopped']>,
): string {
  if (reasons === null) return why;
  if (reasons.length > 0) return `${why.split(': ')[0]}: ${reasonsText(speech, reasons)}`;
  if (fight === null) return reasonText(speech, { rule: '', reason: 'not-your-turn' });
  return fight.over === null ? turnText(fight, speech) : plain(languageIn(speech).say('not-now-over') ?? []);
}

/** The acts that the rules may ask a fighter for while others act, by title: "Opportunity attack". */
export function reactionsOf(speech: Speech, who: Id): string[] {
  const { windows, intents } = speech.ruleSet.rules;
  const asked = new Set(windows.flatMap((window) => window.intents()));
  return intents.filter((def) => asked.has(def) && def.automatic && isAvailable(speech.view, def, who)).map((def) => actTitle(speech, def));
}

/** Whether an asked fighter counts. */
type Counts = (ask: AnyAsk, who: Id, about: Json, view: View) => boolean;

/** An act as far as it goes without dice, everybody answering by default, and who of those that count is asked whether to react, each once. */
function triedForReactions(
  { rules, state }: Pick<Fight, 'rules' | 'state'>,
  { def, by, with: chosen }: AnyIntent,
  counts: Counts,
): { readonly trial: Runner; readonly asked: readonly Id[] } {
  const asked = new Set<Id>();
  // Its own list is enough: entities are copied at their first change.
  const trial = Runner.recording(
    rules,
    { ...state, entities: state.entities.slice() },
    {
      roll: () => null,
      answer(ask, who, about, runner) {
        const isReaction = who >= 0 && who !== by && !asked.has(who) && rules.def.windows.some((window) => window.ask === ask);
        if (isReaction && counts(ask, who, about, runner)) asked.add(who);
        return { in: 'answer', ask: ask.id, who, about, value: ask.fallback(runner, who, about) as Json, from: 'policy' };
      },
    },
  );
  trial.execute(def.of(by, chosen), []);
  return { trial, asked: [...asked] };
}

/** Who is asked before the first die of an act falls whether to react, each once: cheap, as for every place that one can walk to. */
export const askedBefore = (fight: Pick<Fight, 'rules' | 'state'>, intent: AnyIntent): readonly Id[] => triedForReactions(fight, intent, () => true).asked;

/** Whether an answer is an act that names a fighter, itself or in the act it concerns. */
function isAimedAt(speech: Speech, answer: Json, at: Id): boolean {
  return (
    isIntent(answer) &&
    Object.entries(answer.with).some(([name, value]) => (value === at && isEntity(speech, name, at) === true) || isAimedAt(speech, value, at))
  );
}

/** The price that the rules name, else what a trial takes until the first die, with the default answers. */
export function costOf(fight: Pick<Fight, 'rules' | 'state' | 'view'>, intent: AnyIntent, trial: Runner | null = null): { [resource: string]: number } {
  const { def, by, with: chosen } = intent;
  const { rules, view } = fight;
  if (def.price !== null) return Object.fromEntries(def.price(view, by, chosen).map(({ resource, amount }) => [resource.title, amount]));
  const after = trial ?? triedForReactions(fight, intent, () => false).trial;
  const spent = rules.resources.map((resource) => [resource.title, resource.left(view, by) - resource.left(after, by)] as const);
  return Object.fromEntries(spent.filter(([, amount]) => amount !== 0));
}

/** "2 AP, +1 MP"; empty for what costs nothing. */
export function costText(cost: Option['cost'], language?: Language): string {
  const called = (resource: string, amount: number): string => counted(language?.term('resource', resource) ?? resource, amount);
  return Object.entries(cost)
    .filter(([, amount]) => amount !== 0)
    .map(([resource, amount]) => (amount < 0 ? `+${-amount} ${called(resource, -amount)}` : `${amount} ${called(resource, amount)}`))
    .join(', ');
}

function grouped(options: readonly Option[], keyOf: (option: Option) => string): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = keyOf(option);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [option]);
    else group.push(option);
  }
  return groups;
}

/** Refused forms of acts that a line names. */
const MAX_NAMED = 4;

const someOf = (texts: readonly string[], most: number, language: Language): string =>
  texts.length > most ? said(language, 'menu-more', { some: { text: texts.slice(0, most).join(', ') }, number: texts.length - most }) : texts.join(', ');

/**
 * The offered acts, all forms of one act on one line if the same fighters may react: "Run … up to 5 steps (28 places, such as (2,1)) — 1
 * Energy". Reactions that several lines share are listed once below them: "* Odo may react."
 */
export function offerLines(options: readonly Option[], language: Language = languageOf(undefined, 'en')): string[] {
  const acts = [...grouped(options, ({ intent, provokes }) => JSON.stringify([intent.do, intent.by, provokes])).values()];
  const lines = acts.flatMap((forms) => actLines(forms, language).map((line) => ({ line, reaction: reactionText(forms[0].provokes, language) })));
  const shared = [...new Set(lines.map(({ reaction }) => reaction))].filter((one) => one !== '' && lines.filter(({ reaction }) => reaction === one).length > 1);
  const marked = lines.map(({ line, reaction }) => {
    if (reaction === '') return line;
    return shared.includes(reaction) ? `${line} ${'*'.repeat(shared.indexOf(reaction) + 1)}` : `${line} (${reaction})`;
  });
  return [...marked, ...shared.map((reaction, n) => `${'*'.repeat(n + 1)} ${reaction}.`)];
}

const reactionText = (names: readonly string[], language: Language): string =>
  names.length === 0 ? '' : said(language, 'menu-react', { names: { text: plain(language.list(names.map((name) => [name]))) } });

/** The forms of one act on one line; those of one price on a line of their own where several prices have several forms. */
function actLines(forms: readonly Option[], language: Language): string[] {
  const prices = [...grouped(forms, ({ cost }) => costText(cost, language))].sort(([, [one]], [, [other]]) => most(one) - most(other));
  const [{ title, to }] = forms;
  const line = ([price, some]: readonly [string, readonly Option[]]): string =>
    `${some.length === 1 ? some[0].text : foldedText(title, some, language)}${price === '' || saysPrice(some, price) ? '' : ` — ${price}`}`;
  if (prices.length === 1) return prices.map(line);
  if (to !== null && forms.length > prices.length) return [walkLine(title, forms, prices, language)];
  if (to !== null || prices.some(([, some]) => some.length > 1)) return prices.map(line);
  const rests = forms.map((form) => restOf(form, title));
  const first = SHARED.exec(rests[0])?.[0] ?? '';
  if (first !== '' && prices.every(([price, some]) => saysPrice(some, price)) && rests.every((rest) => rest.startsWith(first)))
    return [`${title} ${first}${rests.map((rest) => rest.slice(first.length)).join(', ')}`];
  const each = prices.map(([price, [form]]) => {
    const rest = restOf(form, title).replace(/^\((.*)\)$/, '$1');
    return price === '' || saysPrice([{ text: rest }], price) ? rest : `${rest}: ${price}`;
  });
  return [`${title} — ${each.join('; ')}`];
}

/** The dearest of what an act costs, to list the cheap before the dear. */
const most = ({ cost }: Option): number => Math.max(0, ...Object.values(cost));

/** Whether the forms say their price themselves: "for 2 AP". */
const saysPrice = (forms: readonly Pick<Option, 'text'>[], price: string): boolean => price !== '' && forms.every(({ text }) => text.endsWith(` ${price}`));

/** "Move … up to 2 steps for 1 AP, 4 steps for 2 AP (46 places, such as (2,3))". */
function walkLine(title: string, forms: readonly Option[], prices: readonly (readonly [string, readonly Option[]])[], language: Language): string {
  const each = prices.map(([price, some]) =>
    said(language, 'menu-steps-for', { steps: stepsText(some, language), price: { text: price === '' ? language.term('word', 'nothing') : price } }),
  );
  return walksText(title, each.join(', '), forms, language);
}

const walksText = (title: string, steps: string, forms: readonly Option[], language: Language): string =>
  said(language, 'menu-walk', { title: { text: title }, steps: { text: steps }, places: forms.length, place: { text: placeText(String(forms[0].to)) } });

const stepsText = (forms: readonly Option[], language: Language): string => said(language, 'menu-steps', { number: Math.max(...forms.map(stepsOf)) });

/** Forms of one act that a line names, and letters that they may take if there are more than a few. */
const [LEAST_FORMS, MAX_FORMS, MAX_LETTERS] = [2, 8, 150];

/** What the forms of one act may share at their beginning: "at", "on the". */
const SHARED = /^(?:at|for|from|in|of|on|to|with|until after) (?:the )?/;

/** What the words of a form say beyond the name of the act, without the colon between them. */
const restOf = ({ text }: Option, title: string): string => text.slice(title.length).replace(/^:/, '').trim();

/** "Run … up to 5 steps (28 places, such as (2,1))", "Draw: dagger, rapier", "Shoot: Ida, Jan". */
function foldedText(title: string, forms: readonly Option[], language: Language): string {
  if (forms[0].to !== null) return walksText(title, stepsText(forms, language), forms, language);
  const rests = forms.map((form) => restOf(form, title));
  const isColon = forms.every(({ text }) => text.startsWith(`${title}:`));
  const isBracketed = rests.every((rest) => /^\(.*\)$/.test(rest));
  const [first] = SHARED.exec(rests[0]) ?? [''];
  const shared = !isBracketed && rests.every((rest) => rest.startsWith(first)) ? first : '';
  const named = isBracketed ? rests.map((rest) => rest.slice(1, -1)) : together(rests.map((rest) => rest.slice(shared.length)));
  const between = named.some((name) => name.includes(',')) ? '; ' : ', ';
  const shown = named.slice(0, MAX_FORMS).filter((_, n, all) => n < LEAST_FORMS || all.slice(0, n + 1).join(between).length <= MAX_LETTERS);
  const list = shown.join(between);
  const some = named.length > shown.length ? said(language, 'menu-more', { some: { text: list }, number: named.length - shown.length }) : list;
  return `${title}${isColon || (shared === '' && named.length > 1) ? ':' : ''} ${shared}${some}`;
}

/** Texts that differ only in the brackets at their end, as one: "Ida with the axe (strength)" and "Ida with the axe (agility)" are "Ida with the axe (strength, agility)". */
function together(texts: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const [, start, inner] = /^(.+) \((?!-?\d+,-?\d+\))([^()]*)\)$/.exec(text) ?? [text, text, null];
    groups.set(start, [...(groups.get(start) ?? []), ...(inner === null ? [] : [inner])]);
  }
  return [...groups].map(([start, inner]) => (inner.length === 0 ? start : `${start} (${inner.join(inner.some((text) => text.includes(',')) ? '; ' : ', ')})`));
}

/** How far a walk goes. */
const stepsOf = ({ intent }: Option): number => Math.max(1, ...Object.values(intent.with).map((value) => (Array.isArray(value) ? value.length : 0)));

/** Rules that a line of refusals names. */
const MAX_RULES = 3;

/**
 * What is refused by the first reason, an act by its title alone where all of it is refused for the same:
 * "Strike, Shoot: no weapon in hand (R-1, R-2)".
 */
export function refusedLines(options: readonly Option[], language: Language = languageOf(undefined, 'en')): string[] {
  const lines = grouped(
    options.filter(({ refusals }) => refusals.length > 0),
    ({ refusals }) => refusals[0].reason,
  );
  const isWhole = ({ intent }: Option, group: readonly Option[]): boolean =>
    options.every((other) => other.intent.do !== intent.do || other.intent.by !== intent.by || group.includes(other));
  return [...lines].map(([why, group]) => {
    const whole = group.filter((option) => isWhole(option, group)).map(({ title }) => title);
    const forms = group.filter((option) => !isWhole(option, group)).map(({ text }) => text);
    const texts = [...new Set(whole), ...(forms.length === 0 ? [] : [someOf(forms, MAX_NAMED, language)])];
    const rules = new Set(group.map(({ refusals }) => refusals[0].rule));
    return `${texts.join(', ')}: ${why} (${someOf([...rules], MAX_RULES, language)})`;
  });
}
