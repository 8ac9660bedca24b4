// How the calculators read an answer about rates.
import { expect, test } from 'vitest';
import { readReply } from './ask-rates.ts';

test('rates are handed on', () => {
  expect(readReply(true, '{"success":true,"rates":[],"message":"None."}')).toEqual({
    kind: 'rates',
    rates: [],
  });
});

test('a refusal keeps its code and its words', () => {
  const text = '{"success":false,"code":"too_many_requests","message":"Slow down."}';
  expect(readReply(false, text)).toEqual({
    kind: 'failed',
    offline: false,
    code: 'too_many_requests',
    message: 'Slow down.',
  });
});

test.each(['', '<h1>502</h1>', 'null', '[]', '"x"', '{"rates":1}', '{"message":{"a":1},"code":""}'])(
  'the odd answer %s is a failure without words',
  (text) => {
    const failure = { kind: 'failed', offline: false, code: null, message: null };
    expect(readReply(false, text)).toEqual(failure);
    expect(readReply(true, text)).toEqual(failure);
  },
);
