import { capital, factsOf, isIntent, languageIn, wordIn } from '@riposte/files';
import { type Id, type IntentJson, type Json, type Rules, type View } from '@riposte/kernel';
import { actLook, conditionLook, type Gauge, type Look, pictureOf } from '@riposte/ruleset';
import type { ShownCondition, ShownGauge } from './protocol.ts';
import type { SeatView } from './seat-view.ts';

// How things look, by the rule set, in the form that the page gets. Nothing guesses it from words.

/** The share of health that fighters have lost when they look like this. */
const LOST: readonly number[] = [0, 0.2, 0.4, 0.65, 1];

/** The share of its health that a fighter has lost, from 0 to 1, as a seat sees it; all of it where the fighter is out. */
export const lostBy = (who: SeatView, id: Id): number => (who.speech.ruleSet.look?.out?.(who.view, id) === true ? 1 : harmOf(who, id));

/** The same by its gauges if they are known, else by its look. A fighter that gives up unhurt has lost nothing. */
export function harmOf(who: SeatView, id: Id): number {
  if (who.sees(id) !== 'all') return LOST[who.speech.ruleSet.look?.hurt?.badness(who.view, id) ?? 0];
  return Math.max(0, ...gauges(who, id).flatMap((gauge) => (gauge.harm ? [lostOf(gauge)] : [])));
}

function lostOf({ as, value, most, nothing }: ShownGauge): number {
  if (typeof value === 'number') return most === null || most === 0 ? 0 : 1 - Math.max(0, value) / most;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0;
  const states = Object.values(value);
  if (as === 'body') return states.filter((state) => state !== nothing).length / Math.max(1, states.length);
  // Kinds of wounds from the least to the worst.
  const worst = states.findLastIndex((count) => typeof count === 'number' && count > 0);
  return (worst + 1) / (states.length + 1);
}

/** Conditions with their pictures. */
export function shownConditions(look: Look | undefined, conditions: readonly { readonly id: string; readonly title: string }[]): ShownCondition[] {
  return conditions.map(({ id, title }) => {
    const { icon = null, good = false } = conditionLook(look, id);
    return { id, title, icon, good };
  });
}

/** A fighter's conditions by their titles, for a seat that sees the fighter in part. */
export const conditionsTitled = ({ speech, view }: SeatView, titles: readonly string[]): { readonly id: string; readonly title: string }[] =>
  titles.map((title) => {
    const id = view.rules.def.conditions.find((condition) => condition.title === title)?.id;
    return id === undefined ? { id: '', title } : { id, title: languageIn(speech).term('condition', title, id) };
  });

/** The picture of a fighter's visible gear, for a seat that sees the fighter in part. */
export function badgeInSight(look: Look | undefined, view: View, id: Id, titles: readonly string[]): string | null {
  const { def, things } = view.rules;
  if (look?.inSight !== undefined)
    return pictureOf(
      look,
      look.inSight(view, id).map((code) => things[code]),
    );
  return pictureOf(
    look,
    titles.flatMap((title) => def.features.find((feature) => feature.title === title) ?? []),
  );
}

/** The picture of an answer; null where it has none. */
export function answerIcon(look: Look | undefined, rules: Rules, ask: string, value: Json): string | null {
  const act = inner(value);
  if (act !== null) return actLook(look, rules.intent({ do: act.do, by: 0, with: act.with }).def).icon;
  if (value === null) return PASS;
  const own = look?.answers ?? {};
  if (typeof value === 'string' && Object.hasOwn(own, value)) return own[value];
  return typeof value === 'boolean' ? null : (look?.defences?.[ask] ?? null);
}

/** An open hand stands for doing nothing. */
const PASS = 'hand';

/** The act that an answer chooses; if it is about another act, that other act. */
function inner(value: Json): IntentJson | null {
  if (!isIntent(value)) return null;
  const about = Object.values(value.with).find((chosen) => isIntent(chosen as Json));
  return about === undefined ? value : inner(about as Json);
}

/** What the picture of a fighter shows in numbers. */
export function gauges({ speech, view }: SeatView, id: Id): ShownGauge[] {
  const facts = factsOf(speech, id);
  const language = languageIn(speech);
  const [main] = view.rules.def.resources;
  return (speech.ruleSet.look?.gauges ?? []).flatMap(({ fact, title, as, most, harm, ranks, nothing }: Gauge): ShownGauge[] => {
    const value = facts[fact];
    if (value === undefined || value === nothing) return [];
    const top = most === undefined ? null : facts[most];
    const shown = {
      title: capital(language.term('resource', title)),
      as,
      value: as === 'text' && typeof value === 'string' ? wordIn(language, value) : value,
      most: typeof top === 'number' ? top : null,
      main: title === main?.title,
      harm: harm === true,
      ranks: ranks === true,
    };
    return [nothing === undefined ? shown : { ...shown, nothing }];
  });
}
