// A value outside React, for useSyncExternalStore: subscribers are told when it changes.

export function createStore<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    publish: (next: T): void => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
