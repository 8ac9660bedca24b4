// Group commit: what is written together, who is answered when, and what one failing item does to the others.
import { afterEach, expect, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Writes all at once; items that arrive in one turn are written together from the start. */
const writeAll = (write: (number: number) => Promise<string>, numbers: readonly number[]) =>
  numbers.map((number) => write(number));
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Writes numbers, each batch only when released; 13 cannot be written. */
function openBook(most = 100) {
  const batches: number[][] = [];
  const releases: (() => void)[] = [];
  const write = inBatches<number, string>(async (numbers) => {
    batches.push([...numbers]);
    await new Promise<void>((resolve) => releases.push(resolve));
    if (numbers.includes(13)) throw new Error('unlucky');
    return numbers.map((number) => `kept ${number}`);
  }, most);
  /** Releases every batch as soon as it is there, until `done` settles. */
  const letAllGo = async (done: Promise<unknown>): Promise<void> => {
    let isDone = false;
    void done.then(() => (isDone = true));
    while (!isDone) {
      releases.splice(0).forEach((release) => release());
      await turn();
    }
  };
  return { batches, write, letAllGo };
}

test('whatever arrives during the first write is written together, and each caller gets its own answer', async () => {
  const { batches, write, letAllGo } = openBook();
  const first = write(1);
  await turn();
  const answers = Promise.all([first, ...writeAll(write, [2, 3, 4])]);
  await letAllGo(answers);
  expect(batches).toEqual([[1], [2, 3, 4]]);
  expect(await answers).toEqual(['kept 1', 'kept 2', 'kept 3', 'kept 4']);
});

test('nobody is answered before the batch is written', async () => {
  const { write, letAllGo } = openBook();
  let isAnswered = false;
  const answer = write(1).then(() => (isAnswered = true));
  await turn();
  expect(isAnswered).toBe(false);
  await letAllGo(answer);
  expect(isAnswered).toBe(true);
});

test('one item that cannot be written does not affect the others', async () => {
  const { batches, write, letAllGo } = openBook();
  const answers = Promise.allSettled(writeAll(write, [1, 2, 13, 4]));
  await letAllGo(answers);
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(batches).toEqual([[1, 2, 13, 4], [1], [2], [13], [4]]);
});

test('no batch exceeds its limit, and the last number is written too', async () => {
  const { batches, write, letAllGo } = openBook(3);
  const answers = Promise.all(writeAll(write, [20, 21, 22, 23, 24, 25, 26, 27]));
  await letAllGo(answers);
  expect(batches.map(({ length }) => length)).toEqual([3, 3, 2]);
});

test('without a database everyone is refused at once, not one by one', async () => {
  let tries = 0;
  const write = inBatches<number, string>(() => {
    tries += 1;
    return Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  }, 100);
  const answers = await Promise.allSettled(writeAll(write, [1, 2, 3, 4, 5]));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(tries).toBe(1);
});

test('callers that write again as soon as they are answered stay together, however they arrived', async () => {
  // Time is frozen: the callers that are waited for do arrive.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { batches, write, letAllGo } = openBook();
  const caller = async (first: number, times: number): Promise<void> => {
    for (let number = first; number < first + times; number += 1) {
      await write(number);
      await turn();
    }
  };
  const early = caller(100, 4);
  await turn();
  await letAllGo(Promise.all([early, ...[200, 300, 400].map((first) => caller(first, 3))]));
  expect(batches).toEqual([[100], [200, 300, 400, 101], [201, 301, 401, 102], [202, 302, 402, 103]]);
});
