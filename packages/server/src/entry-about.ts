import { nameOf } from '@riposte/files';
import type { Id } from '@riposte/kernel';
import type { Item } from '@riposte/ruleset';
import { lostBy } from './looks.ts';
import type { SeatView } from './seat-view.ts';

/** What a seat may know about the fighters in an entry. */
export interface About {
  readonly who: readonly string[];
  /** The share of its health that each hurt fighter lost. */
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
