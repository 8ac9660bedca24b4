// Many short lists of numbers packed into one array: an array for each would take ten times the memory.

export type Lists = {
  /** Where each list begins, and the last one ends. */
  starts: Uint32Array;
  held: Uint32Array;
};

/** Packs lists that are added one after the other. */
export function createLists(): { add(list: readonly number[]): void; packed(): Lists } {
  const starts = [0];
  const held: number[] = [];
  return {
    add(list) {
      for (const one of list) held.push(one);
      starts.push(held.length);
    },
    packed: () => ({ starts: Uint32Array.from(starts), held: Uint32Array.from(held) }),
  };
}

/** A view, no copy; empty where there is no such list. */
export const listAt = ({ starts, held }: Lists, at: number): Uint32Array =>
  held.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);

export const lengthAt = ({ starts }: Lists, at: number): number => (starts[at + 1] ?? 0) - (starts[at] ?? 0);

/** For each number below `size` the lists that hold it, in their order. */
export function turned(lists: Lists, size: number): Lists {
  const starts = new Uint32Array(size + 1);
  for (const one of lists.held) starts[one + 1] = (starts[one + 1] ?? 0) + 1;
  for (let at = 1; at <= size; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const held = new Uint32Array(lists.held.length);
  const next = starts.slice();
  for (let list = 0; list + 1 < lists.starts.length; list += 1)
    for (const one of listAt(lists, list)) {
      const at = next[one] ?? 0;
      held[at] = list;
      next[one] = at + 1;
    }
  return { starts, held };
}
