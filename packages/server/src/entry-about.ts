import { nameOf } from '@riposte/files';
import type { Id } from '@riposte/kernel';
import type { Item } from '@riposte/ruleset';
import { gauges, lostBy } from './looks.ts';
import { type SeatView } from './seat-view.ts';

/** Of whom an entry tells, and whether somebody is worse off after it, as far as a seat may know both. */
export function aboutOf(then: SeatView, now: SeatView, items: readonly Item[]): { readonly who: readonly string[]; readonly hurt: boolean } {
  const { entities } = now.view.state;
  const ids = [...new Set(namedIn(items))].filter((id) => entities[id]?.kind === 'fighter' && now.sees(id) !== 'hidden');
  const known = then.view.state.entities;
  return {
    who: ids.map((id) => nameOf(now.speech, id)),
    hurt: ids.some((id) => known[id] !== undefined && then.sees(id) !== 'hidden' && lostOf(now, id) > lostOf(then, id)),
  };
}

/** Those who act, roll, answer or change in what a seat is told. */
export function namedIn(items: readonly Item[]): Id[] {
  return items.flatMap((item): Id[] => {
    if (item.kind === 'act') return [...(item.veil === 'doer' || item.by.id === undefined ? [] : [item.by.id]), ...namedIn(item.items)];
    return item.who?.id === undefined ? [] : [item.who.id];
  });
}

/** The share of its health that a fighter has lost, as a seat sees it. */
export function lostOf(who: SeatView, id: Id): number {
  const { look } = who.speech.ruleSet;
  const isAll = who.sees(id) === 'all';
  return lostBy({
    out: look?.out?.(who.view, id) ?? false,
    badness: isAll ? 0 : (look?.hurt?.badness(who.view, id) ?? 0),
    gauges: isAll ? gauges(who, id) : [],
  });
}
