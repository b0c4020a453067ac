/** A state that tells its listeners when it changes, as React reads it. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (more: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeStore<State extends object>(first: State): Store<State> {
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
