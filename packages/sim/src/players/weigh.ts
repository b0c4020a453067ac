import type { OpenCommand } from '@riposte/files';
import { type AnyIntent, type Choose, type Id, type Json, sameJson, type View } from '@riposte/kernel';
import { FLOATING } from '../odds/chances.ts';
import { eachFall } from '../odds/falls.ts';
import { chosenBy } from '../odds/odds.ts';
import type { Standing } from '../standing.ts';
import type { Asked } from './search.ts';
import type { Worth } from './worth.ts';

/** Something that can be chosen, with what it is expected to be worth, -1 to 1. */
export interface Weighed<T> {
  readonly choice: T;
  readonly worth: number;
}

/** Expectations that differ by less are held for equal. */
const ALIKE = 0.005;
/** Acts that are weighed at most; of longer menus the first and the usual one. */
const MOST_WEIGHED = 60;
/** Ways of the dice after which the likeliest are enough. */
const MOST_WAYS = 300;

/** The legal intents of somebody, none listed twice, the usual one first. */
export function choices(view: View, who: Id, usual: AnyIntent | null): AnyIntent[] {
  const legal: AnyIntent[] = usual === null ? [] : [usual];
  for (const def of view.rules.def.intents) {
    if (def.automatic) continue;
    for (const intent of view.candidates(def, who)) {
      if (legal.length >= MOST_WEIGHED) return legal;
      if (view.legal(intent) && !(usual !== null && usual.def === def && sameJson(usual.with, intent.with))) legal.push(intent);
    }
  }
  return legal;
}

/** Whether a view leaves somebody out: a hidden fighter cannot be forked into the future. */
export function isWhole(view: View): boolean {
  return view.state.entities.every((one) => one.kind !== 'hidden');
}

/** What each act leads to, in exact expectation over its dice. */
export function weighActs(standing: Standing, view: View, acts: readonly AnyIntent[], worth: Worth): Weighed<AnyIntent>[] {
  const choose = chosenBy(standing.policy);
  return acts.map((choice) => ({ choice, worth: expected({ ...standing, state: view.state }, choice, [], choose, worth) }));
}

/** What each answer leads to by the end of the command. */
export function weighAnswers(standing: Standing, { ask, who, about, open }: Asked, values: readonly Json[], worth: Worth): Weighed<Json>[] {
  const choose = chosenBy(standing.policy);
  return values.slice(0, MOST_WEIGHED).map((choice) => {
    const given = [...open.given, { in: 'answer' as const, ask: ask.id, who, about, value: choice }];
    return { choice, worth: expected({ ...standing, state: open.state }, open.intent, given, choose, worth) };
  });
}

function expected(standing: Standing, intent: AnyIntent, given: OpenCommand['given'], choose: Choose, worth: Worth): number {
  let sum = 0;
  let ways = 0;
  const mass = eachFall(
    standing.rules,
    standing.state,
    intent,
    { chances: FLOATING, choose, given, stop: () => ways >= MOST_WAYS },
    ({ probability, runner }) => {
      sum += probability * worth(runner);
      ways++;
    },
  );
  return sum / mass;
}

/** The best, the others behind it. Of those alike the first in the list stands first. */
export function ranked<T>(list: readonly Weighed<T>[]): Weighed<T>[] {
  const best = Math.max(...list.map((one) => one.worth));
  const at = list.findIndex((one) => one.worth >= best - ALIKE);
  return [list[at], ...list.filter((_, i) => i !== at).sort((a, b) => b.worth - a.worth)];
}
