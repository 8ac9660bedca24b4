// Group commit: what arrives while a transaction runs is written together by the next one.
import { isDatabaseUnavailable } from './db/database.ts';

/**
 * A short wait for callers who were just answered: they often have more to write at once. Without it they would split
 * into two halves, each waiting for the other's batch.
 */
const GATHER_MS = 5;

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Each caller is answered only after the commit: nothing is acknowledged that is not stored. `write` returns one result
 * per item, in order. If it fails for several at once, each is tried alone, so that one bad item does not fail the
 * others. `gatherMs`: 0 where whoever was just answered has nothing more to write.
 */
export function inBatches<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
  gatherMs = GATHER_MS,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isWorking = false;
  let expected = 1;
  let whenGathered: (() => void) | null = null;

  const gathered = (): Promise<void> =>
    new Promise((resolve) => {
      if (gatherMs === 0 || queue.length >= expected) return resolve();
      const timer = setTimeout(() => whenGathered?.(), gatherMs);
      whenGathered = () => {
        clearTimeout(timer);
        whenGathered = null;
        resolve();
      };
    });

  const work = async (): Promise<void> => {
    isWorking = true;
    while (queue.length > 0) {
      await gathered();
      const batch = queue.splice(0, most);
      await settle(batch, write);
      expected = Math.min(queue.length + batch.length, most);
    }
    isWorking = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isWorking) void work();
      else if (queue.length >= expected) whenGathered?.();
    });
}

/** Never throws: the outcome is passed to the waiting callers. */
async function settle<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await write(batch.map(({ item }) => item));
    batch.forEach(({ resolve, reject }, i) => {
      const result = results[i];
      if (result === undefined) reject(new Error('A batch returned too few results.'));
      else resolve(result);
    });
  } catch (error) {
    const isHopeless = batch.length === 1 || isDatabaseUnavailable(error);
    if (isHopeless) for (const { reject } of batch) reject(error);
    else for (const one of batch) await settle([one], write);
  }
}
