/** A state that tells its listeners when it changes, as React reads it. */
export interface Watched<State> {
  readonly get: () => State;
  readonly set: (more: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function watched<State extends object>(first: State): Watched<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(more) {
      state = { ...state, ...more };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
