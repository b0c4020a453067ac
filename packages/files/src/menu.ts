import {
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
} from '@riposte/kernel';
import { intentText, namesOf, type Speech, wordsFor } from './render.ts';

/** Something that a fighter could declare. */
export interface Option {
  readonly intent: IntentJson;
  /** "Strike at Egil". */
  readonly text: string;
  /** What it takes until the first die falls, by resource; below 0 = it gives. */
  readonly cost: { readonly [resource: string]: number };
  /** Every reason against it; none = it is legal. */
  readonly refusals: readonly Refusal[];
}

/** Everything that somebody could declare, with costs and reasons. */
export function optionsOf(fight: Fight, speech: Speech, who: Id): Option[] {
  const listed = fight.menu(who).map(({ intent, refusals }) => ({
    intent: intentJson(intent),
    text: intentText({ ...speech, now: true }, intentJson(intent)),
    cost: refusals.length > 0 ? {} : costOf(fight, intent),
    refusals,
  }));
  return [...listed, ...unavailable(fight, speech, who, new Set(listed.map((one) => one.intent.do)))];
}

/** Acts of which no form can be listed, because there is nobody to do them to. */
function unavailable(fight: Fight, speech: Speech, who: Id, listed: ReadonlySet<string>): Option[] {
  return fight.rules.def.intents.flatMap((def) => {
    if (def.automatic || listed.has(def.id)) return [];
    return [{ intent: { do: def.id, by: who, with: {} }, text: def.title, cost: {}, refusals: whyUnavailable(speech, def, who) }];
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

/** An act as far as it goes without dice, everybody answering by default. `asked` is told who is. */
export function triedToTheDice(rules: Rules, state: State, intent: AnyIntent, asked: (who: Id) => void = () => {}): Runner {
  // Its own list is enough: entities are copied at their first change.
  const trial = Runner.recording(
    rules,
    { ...state, entities: state.entities.slice() },
    {
      roll: () => null,
      answer(ask, who, about, runner) {
        asked(who);
        return { in: 'answer', ask: ask.id, who, about, value: ask.fallback(runner, who, about) as Json, from: 'policy' };
      },
    },
  );
  trial.execute(intent, []);
  return trial;
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

/** "no AP left (SS-APS-005)": why something is refused, with its rule. */
export function reasonText({ reason, rule }: Refusal): string {
  return `${reason} (${rule})`;
}

/** What is refused, each act once for each set of reasons: "Strike at Ann, Bea: too far away (R-1)". */
export function refusedLines(options: readonly Option[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { text, refusals } of options) {
    if (refusals.length === 0) continue;
    const why = [...new Set(refusals.map(reasonText))].join('; ');
    lines.set(why, [...(lines.get(why) ?? []), text]);
  }
  return [...lines].map(
    ([why, texts]) => `${texts.length > MAX_NAMED ? `${texts.slice(0, MAX_NAMED).join(', ')} and ${texts.length - MAX_NAMED} more` : texts.join(', ')}: ${why}`,
  );
}

const MAX_NAMED = 4;
