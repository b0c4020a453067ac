import {
  type AnyAsk,
  type AnyIntent,
  type AnyIntentDef,
  type Fight,
  type Id,
  type IntentJson,
  intentJson,
  type Json,
  type Refusal,
  type Rules,
  Runner,
  type State,
  type View,
} from '@riposte/kernel';
import { destinations, pathParam } from './destinations.ts';
import { intentText, isEntity, isIntent, nameOf, namesOf, type Speech, wordsFor } from './render.ts';

/** Something that a fighter could declare. */
export interface Option {
  readonly intent: IntentJson;
  /** "Strike". */
  readonly title: string;
  /** "Strike at Egil". */
  readonly text: string;
  /** What it takes until the first die falls, by resource; below 0 = it gives. */
  readonly cost: { readonly [resource: string]: number };
  /** Who may react to it before the first die falls, by name. */
  readonly provokes: readonly string[];
  /** Every reason against it; none = it is legal. */
  readonly refusals: readonly Refusal[];
}

/** Everything that somebody could declare, with costs and reasons. */
export function optionsOf(fight: Fight, speech: Speech, who: Id): Option[] {
  const listed = fight.menu(who).map(({ intent, refusals }) => (refusals.length === 0 ? offered(fight, speech, intent) : refused(speech, intent, refusals)));
  return [...listed, ...unavailable(fight, speech, who, new Set(listed.map((one) => one.intent.do)))];
}

function offered(fight: Fight, speech: Speech, intent: AnyIntent, cost: Option['cost'] = costOf(fight, intent)): Option {
  const provokes = provokedBy(speech, fight, intent).map((id) => nameOf(speech, id));
  return { ...refused(speech, intent, []), cost, provokes };
}

const refused = (speech: Speech, intent: AnyIntent, refusals: readonly Refusal[]): Option => ({
  intent: intentJson(intent),
  title: intent.def.title,
  text: intentText({ ...speech, now: true }, intentJson(intent)),
  cost: {},
  provokes: [],
  refusals,
});

/** Whether an act leads along a path, so that people name only where it ends. */
export const isWalk = (rules: Rules, intent: IntentJson): boolean => pathParam(rules.intent(intent).def) !== null;

/** Where the acts with a path, or that one, can lead somebody now, each place by the cheapest way: "Run to 7,1". */
export function walksOf(fight: Fight, speech: Speech, who: Id, act: string | null = null): Option[] {
  const walks = [...new Set(fight.legal(who).map(({ def }) => def))].filter((def) => pathParam(def) !== null && (act === null || def.id === act));
  return walks.flatMap((def) => {
    const search = destinations(speech, def, who, (intent) => costOf(fight, intent));
    for (;;) {
      const step = search.next();
      if (step.done) return step.value.map(({ intent, cost }) => ({ ...offered(fight, speech, intent, cost), text: walkText(speech, intent) }));
    }
  });
}

/** "Run to 7,1", whatever the way. */
function walkText(speech: Speech, { def, by, with: chosen }: AnyIntent): string {
  const name = pathParam(def)!;
  const path = (chosen as { readonly [name: string]: readonly Json[] })[name];
  return intentText({ ...speech, now: true }, { do: def.id, by, with: { ...(chosen as object), [name]: path.slice(-1) } });
}

/** Acts of which no form can be listed, because there is nobody to do them to. */
function unavailable(fight: Fight, speech: Speech, who: Id, listed: ReadonlySet<string>): Option[] {
  return fight.rules.def.intents.flatMap((def) => {
    if (def.automatic || listed.has(def.id)) return [];
    return [{ ...refused(speech, def.of(who, {} as never), whyUnavailable(speech, def, who)), text: def.title }];
  });
}

/** What stands against an act of which no form can be listed: the rules, else that there is nobody or nothing for it. */
export function whyUnavailable(speech: Speech, def: AnyIntentDef, who: Id): Refusal[] {
  const { view } = speech;
  const refusals: Refusal[] = [];
  def.available?.(view, who, (rule, reason) => refusals.push({ rule, reason }));
  if (refusals.length > 0) return refusals;
  // The words of a parameter for people are the names of all of them.
  const anybody = view.state.entities.find((entity) => entity.kind === 'fighter')?.id;
  const isPerson = (name: string): boolean => {
    const words = wordsFor(speech, name);
    return words !== null && anybody !== undefined && words.has(anybody) && words.get(anybody) === namesOf(speech)?.get(anybody);
  };
  const isPlace = def.params.some(({ kind }) => kind === 'path' || kind === 'place');
  const lacks = def.paramNames.some(isPerson) ? 'nobody within reach for it' : isPlace ? 'no place to do it' : 'nothing at hand for it';
  return [{ rule: def.rule, reason: `there is ${lacks}` }];
}

/** An act as far as it goes without dice, everybody answering by default. `asked` hears who is asked what, and in which state. */
function triedToTheDice(rules: Rules, state: State, intent: AnyIntent, asked: (who: Id, ask: AnyAsk, about: Json, view: View) => void = () => {}): Runner {
  // Its own list is enough: entities are copied at their first change.
  const trial = Runner.recording(
    rules,
    { ...state, entities: state.entities.slice() },
    {
      roll: () => null,
      answer(ask, who, about, runner) {
        asked(who, ask, about, runner);
        return { in: 'answer', ask: ask.id, who, about, value: ask.fallback(runner, who, about) as Json, from: 'policy' };
      },
    },
  );
  trial.execute(intent, []);
  return trial;
}

/** Who is asked before the first die of an act falls whether to react, each once: cheap, as for every place that one can walk to. */
export function askedBefore({ rules, state }: Pick<Fight, 'rules' | 'state'>, { def, by, with: chosen }: AnyIntent): Id[] {
  const asked = new Set<Id>();
  triedToTheDice(rules, state, def.of(by, chosen), (who, ask) => {
    if (who >= 0 && who !== by && rules.def.windows.some((window) => window.ask === ask)) asked.add(who);
  });
  return [...asked];
}

/** Who may react against the one who acts before the first die of an act falls, each once. */
export function provokedBy(speech: Speech, { rules, state }: Pick<Fight, 'rules' | 'state'>, { def, by, with: chosen }: AnyIntent): Id[] {
  const provoked = new Set<Id>();
  triedToTheDice(rules, state, def.of(by, chosen), (who, ask, about, view) => {
    if (who < 0 || who === by || provoked.has(who) || !rules.def.windows.some((window) => window.ask === ask)) return;
    if ((ask.answer.candidates(view, { who, about }) as readonly Json[]).some((answer) => isAimedAt({ ...speech, view }, answer, by))) provoked.add(who);
  });
  return [...provoked];
}

/** Whether an answer is an act that names somebody, itself or in the act that it is about. */
function isAimedAt(speech: Speech, answer: Json, at: Id): boolean {
  return (
    isIntent(answer) &&
    Object.entries(answer.with).some(([name, value]) => (value === at && isEntity(speech, name, at) === true) || isAimedAt(speech, value, at))
  );
}

/** The price that the rules name, else what a trial takes until the first die, with the default answers. */
export function costOf({ rules, state, view }: Pick<Fight, 'rules' | 'state' | 'view'>, { def, by, with: chosen }: AnyIntent): { [resource: string]: number } {
  if (def.price !== null) return Object.fromEntries(def.price(view, by, chosen).map(({ resource, amount }) => [resource.title, amount]));
  const trial = triedToTheDice(rules, state, def.of(by, chosen));
  const spent = rules.resources.map((one) => [one.title, one.left(view, by) - one.left(trial, by)] as const);
  return Object.fromEntries(spent.filter(([, amount]) => amount !== 0));
}

/** "2 AP, +1 MP"; empty for what costs nothing. */
export function costText(cost: Option['cost']): string {
  return Object.entries(cost)
    .map(([resource, amount]) => (amount < 0 ? `+${-amount} ${resource}` : `${amount} ${resource}`))
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

const someOf = (texts: readonly string[], most: number): string =>
  texts.length > most ? `${texts.slice(0, most).join(', ')} and ${texts.length - most} more` : texts.join(', ');

/**
 * What is offered, the forms of one act on one line where they cost the same and the same may react:
 * "Run to 2,1; 3,1; 4,1 and 25 more: 1 Energy; Odo may react".
 */
export function offerLines(options: readonly Option[]): string[] {
  const lines = grouped(options, ({ intent, cost, provokes }) => JSON.stringify([intent.do, intent.by, cost, provokes]));
  return [...lines.values()].map((forms) => {
    const [{ title, text, cost, provokes }] = forms;
    const details = [costText(cost), provokes.length === 0 ? '' : `${provokes.join(', ')} may react`].filter((one) => one !== '').join('; ');
    return `${forms.length === 1 ? text : foldedText(title, forms)}${details === '' ? '' : `: ${details}`}`;
  });
}

/** Forms of one act that a line names. */
const MAX_FORMS = 8;

/** "Run to 2,1; 3,1 and 6 more". */
function foldedText(title: string, forms: readonly Option[]): string {
  const rests = forms.map(({ text }) => text.slice(title.length).trim());
  const [first] = /^(?:to|at) /.exec(rests[0]) ?? [''];
  const shared = rests.every((rest) => rest.startsWith(first)) ? first : '';
  const named = rests.slice(0, MAX_FORMS).map((rest) => rest.slice(shared.length));
  return `${title} ${shared}${named.join('; ')}${rests.length > MAX_FORMS ? ` and ${rests.length - MAX_FORMS} more` : ''}`;
}

/** Rules that a line of refusals names. */
const MAX_RULES = 3;

/**
 * What is refused by its reasons, an act by its title alone where all of it is refused for the same:
 * "Strike, Shoot: no weapon in hand (R-1, R-2)".
 */
export function refusedLines(options: readonly Option[]): string[] {
  const lines = grouped(
    options.filter(({ refusals }) => refusals.length > 0),
    ({ refusals }) => [...new Set(refusals.map(({ reason }) => reason))].join('; '),
  );
  const isWhole = ({ intent }: Option, group: readonly Option[]): boolean =>
    options.every((other) => other.intent.do !== intent.do || other.intent.by !== intent.by || group.includes(other));
  return [...lines].map(([why, group]) => {
    const whole = group.filter((option) => isWhole(option, group)).map(({ title }) => title);
    const forms = group.filter((option) => !isWhole(option, group)).map(({ text }) => text);
    const texts = [...new Set(whole), ...(forms.length === 0 ? [] : [someOf(forms, MAX_NAMED)])];
    const rules = new Set(group.flatMap(({ refusals }) => refusals.map(({ rule }) => rule)));
    return `${texts.join(', ')}: ${why} (${someOf([...rules], MAX_RULES)})`;
  });
}
