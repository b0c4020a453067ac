import { chosenBy, type OpenCommand, type Situation, stateDiff, UNCHANGED } from '@riposte/files';
import { type AnyAsk, type AnyIntent, type AnyIntentDef, eachFall, FLOATING, type Id, type Json, type Runner, sameJson, type View } from '@riposte/kernel';
import type { Worth } from './worth.ts';

/** Something that can be chosen, with what it is expected to be worth, -1 to 1. */
export interface Weighed<T> {
  readonly choice: T;
  readonly worth: number;
}

/** A question in the middle of a command. */
export interface Asked {
  readonly ask: AnyAsk;
  readonly who: Id;
  readonly about: Json;
  readonly open: OpenCommand;
}

export const LEAST = -1;
/** Expectations that differ by less are held for equal. */
export const ALIKE = 0.005;
/** Acts or answers that are weighed at most; of longer menus some of each kind. */
const MAX_WEIGHED = 40;
/** Ways of the dice, the likeliest, by which all are compared at first; then the best of them by so many. */
const FIRST_WAYS = 8;
const MAX_WAYS = 100;
const BEST = 6;

/** Legal intents of a fighter, without duplicates, the usual one first; equally many of each kind but those left out, spread over its list. */
export function choices(view: View, who: Id, usual: AnyIntent | null, leftOut: readonly AnyIntentDef[] = []): AnyIntent[] {
  const kinds = view.rules.def.intents.flatMap((def) => {
    const all = def.automatic || leftOut.includes(def) ? [] : view.candidates(def, who);
    return all.length === 0 ? [] : [{ all, step: Math.max(1, Math.floor(all.length / MAX_WEIGHED)) }];
  });
  const legal: AnyIntent[] = usual === null ? [] : [usual];
  for (let at = 0; kinds.some(({ all, step }) => at * step < all.length); at++) {
    for (const { all, step } of kinds) {
      const intent = all[at * step];
      if (
        intent === undefined ||
        isLeft(intent.with, leftOut) ||
        !view.legal(intent) ||
        (usual !== null && usual.def === intent.def && sameJson(usual.with, intent.with))
      )
        continue;
      if (legal.push(intent) >= MAX_WEIGHED) return legal;
    }
  }
  return legal;
}

/** The answers to a question that the rules take, but those that are acts left out. */
export function answers(view: View, ask: AnyAsk, who: Id, about: Json, leftOut: readonly AnyIntentDef[] = []): Json[] {
  return (ask.answer.candidates(view, { who, about }) as readonly Json[]).filter(
    (candidate) => !isLeft(candidate, leftOut) && (view as Runner).mayAnswer(ask, who, about, candidate),
  );
}

/** Whether a value is one of these acts, or an act by which one of them is done, such as out of turn. */
function isLeft(value: Json, leftOut: readonly AnyIntentDef[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { do: id } = value as { readonly do?: Json };
  return leftOut.some((def) => def.id === id) || Object.values(value).some((part) => isLeft(part, leftOut));
}

/** Whether a view leaves out a fighter: a hidden one cannot be forked into the future. */
export function isWhole(view: View): boolean {
  return view.state.entities.every((entity) => entity.kind !== 'hidden');
}

/**
 * What each act leads to, in exact expectation over its dice, the likeliest ways of them. The first one is the usual;
 * of the others those that change nothing are worth the least, for they could be done for ever.
 */
export function weighActs(standing: Situation, view: View, acts: readonly AnyIntent[], worth: Worth): Weighed<AnyIntent>[] {
  const expect = expecting({ ...standing, state: view.state }, worth);
  return sifted(acts, (choice, ways) => {
    const { mean, idle } = expect(choice, [], ways);
    return idle && choice !== acts[0] ? LEAST : mean;
  });
}

/** What each answer leads to by the end of the command. The first one is the usual. */
export function weighAnswers(standing: Situation, { ask, who, about, open }: Asked, values: readonly Json[], worth: Worth): Weighed<Json>[] {
  const expect = expecting({ ...standing, state: open.state }, worth);
  return sifted(values.slice(0, MAX_WEIGHED), (choice, ways) => {
    const given = [...open.given, { in: 'answer' as const, ask: ask.id, who, about, value: choice }];
    return expect(open.intent, given, ways).mean;
  });
}

/** The best by a first glance are looked at closely, the usual one too. */
function sifted<T>(list: readonly T[], expect: (choice: T, ways: number) => number): Weighed<T>[] {
  const glanced = list.map((choice): Weighed<T> => ({ choice, worth: expect(choice, list.length <= BEST ? MAX_WAYS : FIRST_WAYS) }));
  if (list.length <= BEST) return glanced;
  const best = new Set([glanced[0], ...[...glanced].sort((a, b) => b.worth - a.worth).slice(0, BEST)]);
  const close = glanced.map((glance) => (best.has(glance) ? { choice: glance.choice, worth: expect(glance.choice, MAX_WAYS) } : glance));
  // Choices dropped at first glance come after those that were not.
  const least = Math.min(...close.filter((_, i) => best.has(glanced[i])).map((weighed) => weighed.worth));
  return close.map((weighed, i) => (best.has(glanced[i]) ? weighed : { ...weighed, worth: Math.min(weighed.worth, least) }));
}

/** What a command is worth on average, and whether all is as before however its dice fall. */
type Expect = (intent: AnyIntent, given: OpenCommand['given'], most: number) => { readonly mean: number; readonly idle: boolean };

/** What commands are expected to be worth that begin in one state. Each state that they lead to is judged once. */
function expecting({ rules, state, policy }: Situation, worth: Worth): Expect {
  const choose = chosenBy(policy);
  const known = new Map<string, number>();
  return (intent, given, most) => {
    let sum = 0;
    let ways = 0;
    let idle = true;
    const mass = eachFall(rules, state, intent, { chances: FLOATING, choose, given, stop: () => ways >= most }, ({ probability, runner }) => {
      const key = stateDiff(state, runner.state);
      idle &&= key === UNCHANGED;
      const now = known.get(key) ?? worth(runner);
      known.set(key, now);
      sum += probability * now;
      ways++;
    });
    return { mean: sum / mass, idle };
  };
}

/** The best first; equal ones in the order of the list. */
export function ranked<T>(list: readonly Weighed<T>[]): Weighed<T>[] {
  const best = Math.max(...list.map((weighed) => weighed.worth));
  const at = list.findIndex((weighed) => weighed.worth >= best - ALIKE);
  return [list[at], ...list.filter((_, i) => i !== at).sort((a, b) => b.worth - a.worth)];
}
