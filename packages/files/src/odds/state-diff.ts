import type { State } from '@riposte/kernel';

/** The fields that are not those of an older state, as one text: equal where the states are. */
export function stateDiff(before: State, after: State): string {
  const changed = after.entities.flatMap((now, id) => {
    const old = before.entities[id] as unknown as Readonly<Record<string, unknown>> | undefined;
    // An entity is copied before it is changed.
    return now === (old as unknown) ? [] : [[id, Object.entries(now).filter(([field, value]) => value !== old?.[field])]];
  });
  return JSON.stringify(changed);
}

/** The difference of two states that are the same. */
export const UNCHANGED = '[]';
