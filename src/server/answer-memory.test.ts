// How long answers are kept, how many, and that failures are not.
import { expect, test } from 'vitest';
import { createAnswerMemory } from './answer-memory.ts';

const at = (ms: number) => new Date(ms);

test('an answer is known until it expires', async () => {
  const memory = createAnswerMemory<string>({ ttlMs: 100, maxAnswers: 5 });
  expect(memory.recall('a', at(0))).toBeUndefined();
  await memory.keep('a', at(0), Promise.resolve('first'));
  await expect(memory.recall('a', at(99))).resolves.toBe('first');
  expect(memory.recall('a', at(100))).toBeUndefined();
  expect(memory.recall('b', at(0))).toBeUndefined();
});

test('the oldest answer makes room, and asking for one again makes it the newest', async () => {
  const memory = createAnswerMemory<string>({ ttlMs: 100, maxAnswers: 2 });
  for (const key of ['a', 'b', 'a', 'c']) await memory.keep(key, at(0), Promise.resolve(key));
  expect(memory.recall('b', at(1))).toBeUndefined();
  await expect(memory.recall('a', at(1))).resolves.toBe('a');
  await expect(memory.recall('c', at(1))).resolves.toBe('c');
});

test('asking again for a known answer evicts no other', async () => {
  const memory = createAnswerMemory<string>({ ttlMs: 100, maxAnswers: 2 });
  for (const key of ['a', 'b', 'b']) await memory.keep(key, at(0), Promise.resolve(key));
  await expect(memory.recall('a', at(1))).resolves.toBe('a');
});

test('a failure reaches everyone waiting for it and is not kept', async () => {
  const memory = createAnswerMemory<string>({ ttlMs: 100, maxAnswers: 2 });
  const failing = memory.keep('a', at(0), Promise.reject(new Error('away')));
  await expect(memory.recall('a', at(1))).rejects.toThrow('away');
  await expect(failing).rejects.toThrow('away');
  expect(memory.recall('a', at(1))).toBeUndefined();
});

test('an answer that ends early is known until then, and never longer than the others', async () => {
  const ends = { half: at(30), late: at(500), whole: null };
  const endsEarly = (answer: keyof typeof ends) => ends[answer];
  const memory = createAnswerMemory<keyof typeof ends>({ ttlMs: 100, maxAnswers: 3, endsEarly });
  const keep = (answer: keyof typeof ends) => memory.keep(answer, at(0), Promise.resolve(answer));
  for (const answer of ['half', 'late', 'whole'] as const) await keep(answer);
  await expect(memory.recall('half', at(29))).resolves.toBe('half');
  expect(memory.recall('half', at(30))).toBeUndefined();
  for (const answer of ['late', 'whole'] as const) {
    await expect(memory.recall(answer, at(99))).resolves.toBe(answer);
    expect(memory.recall(answer, at(100))).toBeUndefined();
  }
});

test('a late failure does not remove a newer answer', async () => {
  const memory = createAnswerMemory<string>({ ttlMs: 100, maxAnswers: 2 });
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise<string>((_resolve, reject) => (fail = reject));
  const failing = memory.keep('a', at(0), late);
  await memory.keep('a', at(200), Promise.resolve('newer'));
  fail(new Error('late'));
  await expect(failing).rejects.toThrow('late');
  await expect(memory.recall('a', at(201))).resolves.toBe('newer');
});
