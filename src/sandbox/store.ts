// A small in-memory store: objects by id, newest first; when it is full the oldest are dropped.

export type Shelf<T> = {
  put(id: string, item: T): T;
  get(id: string): T | undefined;
  delete(id: string): boolean;
  newestFirst(): T[];
  size(): number;
};

/** `mayGo` protects objects that must not be dropped, e.g. a bought shipment. */
export function createShelf<T>(limit = 20_000, mayGo: (item: T) => boolean = () => true): Shelf<T> {
  const items = new Map<string, T>();

  const makeRoom = () => {
    for (const [id, item] of items) {
      if (items.size <= limit) return;
      if (mayGo(item)) items.delete(id);
    }
  };

  return {
    put(id, item) {
      items.set(id, item);
      // Only at 10 % over the limit, so that a put does not walk over protected old objects every time.
      if (items.size > limit * 1.1) makeRoom();
      return item;
    },
    get: (id) => items.get(id),
    delete: (id) => items.delete(id),
    newestFirst: () => [...items.values()].reverse(),
    size: () => items.size,
  };
}
