// A value outside of anything drawn, for useSyncExternalStore: whoever shows it is told when there is another.

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
