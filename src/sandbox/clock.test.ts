// Tests of the sandbox clock.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

const frozen = () => createClock(() => 1_000);

test('an appointment runs when its time has come, not before', () => {
  const clock = frozen();
  const kept: number[] = [];
  clock.schedule(1_500, () => kept.push(clock.now()));
  clock.advance(499);
  expect(kept).toEqual([]);
  clock.advance(1);
  expect(kept).toEqual([1_500]);
  clock.advance(10_000);
  expect(kept).toEqual([1_500]);
  expect(clock.now()).toBe(11_500);
});

test('appointments run in order of time, whatever order they were made in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (times) => {
      const clock = frozen();
      const kept: number[] = [];
      for (const time of times) clock.schedule(1_000 + time, () => kept.push(clock.now() - 1_000));
      clock.advance(500);
      expect(kept).toEqual([...times].sort((a, b) => a - b));
    }),
  );
});

test('an appointment made while another runs is not missed in the same jump', () => {
  const clock = frozen();
  const kept: string[] = [];
  clock.schedule(2_000, () => {
    kept.push('first');
    clock.schedule(3_000, () => kept.push('second'));
  });
  clock.advance(5_000);
  expect(kept).toEqual(['first', 'second']);
  expect(clock.pending()).toBe(0);
});

test('real time alone makes appointments run, and a reset forgets them', () => {
  let real = 0;
  const clock = createClock(() => real);
  let count = 0;
  clock.schedule(100, () => (count += 1));
  real = 100;
  clock.tick();
  expect(count).toBe(1);
  clock.schedule(200, () => (count += 1));
  clock.set(150);
  clock.reset();
  real = 1_000;
  clock.tick();
  expect(count).toBe(1);
  expect(clock.now()).toBe(1_000);
});
