import { type Id, type Json, NOBODY, type View } from '@riposte/kernel';
import { type Args, minus } from '@riposte/ruleset';
import { capital, factsOf, languageIn, nameOf, partCalled, placeText, type Speech, wordIn, wordOf } from './render.ts';
import { type Language, plain, said } from './story/language.ts';

/** Everybody who can fight, in the order of ids. */
export function fightersOf(view: View): Id[] {
  return view.state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [entity.id] : []));
}

/** Round, whose turn it is, order: what the scene says of itself. */
export function sceneText(speech: Speech): string {
  const scene = speech.view.state.entities.find((entity) => entity.kind === 'scene');
  const facts = Object.entries(scene === undefined ? {} : factsOf(speech, scene.id));
  const language = languageIn(speech);
  const text = (fact: string, value: Json): string => {
    const own = language.say(`scene-${fact}`, {
      value: isGround(value) ? value.map((thing) => groundText(language, lyingIn(thing))).join(', ') : factText(language, value),
    });
    const title = own === null ? language.term('word', inPlainWords(fact)) : plain(own);
    return own !== null || value === true ? title : `${title} ${factText(language, value)}`;
  };
  return facts.flatMap(([fact, value]) => (isNothing(value) || value === false ? [] : [text(fact, value)])).join('; ');
}

/** A thing on the ground, as facts tell it. */
interface Lying {
  readonly gear: string;
  readonly at: Json;
  /** In whom it sticks. */
  readonly in?: string;
}

/** Facts tell a thing with its place by their names, or one after the other. */
type Told = Json & (Lying | readonly [string, string]);

const isGround = (value: Json): value is Json & readonly Told[] =>
  Array.isArray(value) &&
  value.every((one) => (Array.isArray(one) ? one.length === 2 : typeof one === 'object' && one !== null && 'gear' in one && 'at' in one));

const lyingIn = (told: Told): Lying => (Array.isArray(told) ? { gear: String(told[0]), at: told[1] as Json } : (told as Lying));

/** "dagger at (5,2)", "dagger in Odo". */
function groundText(language: Language, { gear, at, in: body }: Lying): string {
  const place = body ?? placeText(Array.isArray(at) ? at.join(', ') : String(at));
  return said(language, body === undefined ? 'scene-thing' : 'scene-thing-in', { thing: wordIn(language, gear), place });
}

/** "mayInterrupt" is "may interrupt". */
const inPlainWords = (fact: string): string => fact.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

function isNothing(value: Json | undefined): boolean {
  return value === 0 || value === 'none' || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Of a fact with several parts those that are something; undefined = none is. */
function withoutNothing(value: Json | undefined): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const parts = Object.entries(value).filter(([, part]) => !isNothing(part));
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** The board: of each region its name, who is there, where it leads, its ground. Of a grid: the place of everybody, as the book says it. */
export function placeCells(speech: Speech): string[][] {
  const { view, ruleSet } = speech;
  if (ruleSet.look === undefined) return [];
  const ground = ruleSet.look.ground(view);
  const tokens = ruleSet.look.tokens(view).filter((token) => token.places.length > 0);
  const whoIsAt = (place: number): string => tokens.flatMap((token) => (token.places.includes(place) ? [nameOf(speech, token.id)] : [])).join(', ');
  const said = (key: string, args: Args): string => plain(languageIn(speech).say(key, args)!);
  const marksOf = (place: number): string =>
    ground.marks.flatMap((mark) => (mark.places.includes(place) ? [languageIn(speech).term('word', mark.title)] : [])).join(', ');
  if (ground.kind === 'regions') {
    return ground.regions.map(({ name, next }, place) => [
      name,
      whoIsAt(place) || said('region-nobody', {}),
      said(next.length === 0 ? 'region-dead-end' : 'region-leads', { names: next.map((other) => ({ text: ground.regions[other].name })) }),
      marksOf(place),
    ]);
  }
  const width = ground.kind === 'metres' ? ground.width + 1 : ground.width;
  const { first = 0 } = ground;
  const called = (place: number): string => `${(place % width) + first},${Math.floor(place / width) + first}`;
  const stood = [...new Set(tokens.map((token) => token.places[0]))].sort((a, b) => a - b);
  return stood.map((place) => [called(place), whoIsAt(place), '', marksOf(place)]);
}

/** A fighter as the table sees it. */
export interface Sheet {
  readonly name: string;
  readonly side: string;
  /** "AP 2", "HP 3/6". */
  readonly resources: readonly string[];
  readonly conditions: readonly string[];
  /** What is wrong with single parts of a body: "left ear (hears worse)". */
  readonly body: readonly string[];
}

/** @param sides Names of the sides; may be empty. */
export function sheet(speech: Speech, who: Id, sides: readonly string[]): Sheet {
  const shown = speech.view.rules.def.shown(speech.view, who);
  const side = typeof shown === 'object' && shown !== null && 'side' in shown ? shown.side : '';
  return {
    name: nameOf(speech, who),
    side: typeof side === 'number' ? (sides[side] ?? `side ${side + 1}`) : String(side),
    resources: resources(speech, who),
    conditions: conditionsOf(speech, who),
    body: hurtParts(speech, who),
  };
}

function hurtParts(speech: Speech, who: Id): string[] {
  const gauge = speech.ruleSet.look?.gauges.find(({ as }) => as === 'body');
  const parts = gauge === undefined ? undefined : factsOf(speech, who)[gauge.fact];
  if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return [];
  return Object.entries(parts).flatMap(([part, state]) =>
    state === 'whole' ? [] : [`${partCalled(speech, who, part)} (${String(state).replace(/^\d+: /, '')})`],
  );
}

/** One fighter on one line, for screen readers and pipes. */
export function sheetText({ name, side, resources, conditions, body }: Sheet): string {
  return `${name}${side === '' ? '' : ` (${side})`}: ${[...resources, ...withTimes(conditions), ...body].join(', ')}`;
}

/** What somebody has several times stands there once: "major injury (arm) × 3". */
function withTimes(conditions: readonly string[]): string[] {
  return [...new Set(conditions)].map((one) => {
    const times = conditions.filter((other) => other === one).length;
    return times === 1 ? one : `${one} × ${times}`;
  });
}

/** What can run out: facts that have a most beside them, then the stocks of the rules. */
function resources(speech: Speech, who: Id): string[] {
  const { view } = speech;
  const facts = factsOf(speech, who);
  const mostOf = (fact: string): Json | undefined => facts[`max${capital(fact)}`];
  const called = (title: string): string => {
    const text = languageIn(speech).term('resource', title);
    return /^[A-Z]/.test(title) ? capital(text) : text;
  };
  // Two letters are initials: HP. Whose most is null has none of it.
  const bounded = Object.entries(facts).flatMap(([fact, value]) =>
    (mostOf(fact) ?? null) === null
      ? []
      : [`${called(fact.length === 2 ? fact.toUpperCase() : capital(fact))} ${minus(String(value))}/${String(mostOf(fact))}`],
  );
  const others = view.rules.resources.filter((resource) => mostOf(resource.id) === undefined);
  const wounds = (speech.ruleSet.look?.gauges ?? []).flatMap(({ fact, title, as, harm }) => {
    const some = harm && as === 'text' ? withoutNothing(facts[fact]) : undefined;
    return some === undefined || isNothing(some) ? [] : [`${languageIn(speech).term('resource', title)} ${factText(languageIn(speech), some)}`];
  });
  return [
    ...wounds,
    ...bounded,
    ...others.map((resource) => {
      const owed = resource.owes(view, who);
      const owes = owed === 0 ? '' : ` (${plain(languageIn(speech).say('sheet-owes', { number: owed })!)})`;
      return `${called(resource.title)} ${resource.left(view, who)}${owes}`;
    }),
  ];
}

/** " by Ann", " on Ann": whose a condition is, behind its name. */
export function fromWhom(speech: Speech, condition: string, source: Id): string {
  const { [condition]: called = 'by' } = speech.ruleSet.words?.preposition ?? {};
  if (called === null) return '';
  const word = languageIn(speech).term('word', called);
  return `${word === '' ? '' : ` ${word}`} ${nameOf(speech, source)}`;
}

/** All conditions in words: those given, with value and cause, and those that follow from facts. */
export const conditionsOf = (speech: Speech, who: Id): string[] => namedConditions(speech, who).map((condition) => condition.title);

/** The same, each with its id. */
export function namedConditions(speech: Speech, who: Id): { readonly id: string; readonly title: string }[] {
  const { view } = speech;
  const { def, things } = view.rules;
  const given = view.state.entities[who].conditions.map(({ kind, source, value }) => {
    const worth = wordOf(speech, things[kind].id, value) ?? (value === 0 ? '' : String(value));
    const title = `${languageIn(speech).term('condition', things[kind].title, things[kind].id)}${worth === '' ? '' : ` (${wordIn(languageIn(speech), worth)})`}${source === NOBODY || source === who ? '' : fromWhom(speech, things[kind].id, source)}`;
    return { id: things[kind].id, title };
  });
  return [
    ...given,
    ...def.conditions.flatMap((condition) =>
      condition.while !== null && view.has(who, condition)
        ? [{ id: condition.id, title: languageIn(speech).term('condition', condition.title, condition.id) }]
        : [],
    ),
  ];
}

/** Board and everybody in whole sentences, for screen readers and pipes. */
export function tableLines(speech: Speech, sides: readonly string[]): string[] {
  const scene = sceneText(speech);
  const places = placeCells(speech).map(([name, ...cells]) => `${name}: ${cells.filter((cell) => cell !== '').join('; ')}`);
  return [...(scene === '' ? [] : [capital(scene)]), ...places, ...fightersOf(speech.view).map((who) => sheetText(sheet(speech, who, sides)))];
}

/** Every fact of a fighter, a line each: "hp: 4", in German "hp (LP): 4", as the game master types the name of the fact. */
export function factLines(speech: Speech, who: Id): string[] {
  const language = languageIn(speech);
  const called = (fact: string): string => {
    const title = language.term('word', fact);
    return title === fact ? fact : `${fact} (${title})`;
  };
  return Object.entries(factsOf(speech, who)).map(([fact, value]) => `${called(fact)}: ${factText(language, value)}`);
}

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null || Array.isArray(value);

function factText(language: Language, value: Json): string {
  const text = (item: Json): string => factText(language, item);
  if (Array.isArray(value))
    return value.length === 0 ? language.term('word', 'none') : value.map((item) => (isPlain(item) ? text(item) : `(${text(item)})`)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, fact]) => `${key} ${text(fact)}`)
      .join(', ');
  if (typeof value === 'boolean') return language.term('word', value ? 'yes' : 'no');
  return typeof value === 'string' ? wordIn(language, value) : String(value);
}
