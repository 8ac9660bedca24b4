// A tiny in-memory shelf: things by id, newest first, the oldest thrown away when it is full.

export type Shelf<T> = {
  put(id: string, item: T): T;
  get(id: string): T | undefined;
  delete(id: string): boolean;
  newestFirst(): T[];
  size(): number;
};

/** `mayGo` protects things that must not be thrown away, e.g. a bought shipment. */
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
      // In gulps of a tenth, so that protected old things are not walked over at every put.
      if (items.size > limit * 1.1) makeRoom();
      return item;
    },
    get: (id) => items.get(id),
    delete: (id) => items.delete(id),
    newestFirst: () => [...items.values()].reverse(),
    size: () => items.size,
  };
}
