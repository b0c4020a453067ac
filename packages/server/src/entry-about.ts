import { nameOf } from '@riposte/files';
import type { Id } from '@riposte/kernel';
import type { Item } from '@riposte/ruleset';
import { lostBy } from './looks.ts';
import type { SeatView } from './seat-view.ts';

/** What a seat may know of those of whom an entry tells. */
export interface About {
  readonly who: readonly string[];
  /** Who is worse off after it, by what share of its health. */
  readonly worse: readonly (readonly [Id, number])[];
}

/** Of whom an entry tells, and who is worse off after it, as far as a seat may know both. */
export function aboutOf(then: SeatView, now: SeatView, items: readonly Item[]): About {
  const { entities } = now.view.state;
  const ids = [...new Set(namedIn(items))].filter((id) => entities[id]?.kind === 'fighter' && now.sees(id) !== 'hidden');
  const worse = ids.flatMap((id) => {
    if (then.view.state.entities[id] === undefined || then.sees(id) === 'hidden') return [];
    const more = lostBy(now, id) - lostBy(then, id);
    return more > 0 ? [[id, more] as const] : [];
  });
  return { who: ids.map((id) => nameOf(now.speech, id)), worse };
}

/** Those who act, roll, answer or change in the story of a seat. */
function namedIn(items: readonly Item[]): Id[] {
  return items.flatMap((item): Id[] => {
    if (item.kind === 'act') return [...(item.veil === 'doer' || item.by.id === undefined ? [] : [item.by.id]), ...namedIn(item.items)];
    return item.who?.id === undefined ? [] : [item.who.id];
  });
}
