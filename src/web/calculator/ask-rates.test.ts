// How the calculators read an answer about rates.
import { expect, test } from 'vitest';
import { readReply } from './ask-rates.ts';

test('rates are passed on', () => {
  expect(readReply(true, '{"success":true,"rates":[],"message":"None."}')).toEqual({
    kind: 'rates',
    rates: [],
  });
});

test('a refusal keeps its code and message', () => {
  const text = '{"success":false,"code":"too_many_requests","message":"Slow down."}';
  expect(readReply(false, text)).toEqual({
    kind: 'failed',
    offline: false,
    code: 'too_many_requests',
    message: 'Slow down.',
  });
});

test.each(['', '<h1>502</h1>', 'null', '[]', '"x"', '{"rates":1}', '{"message":{"a":1},"code":""}'])(
  'the malformed answer %s is a failure without a message',
  (text) => {
    const failure = { kind: 'failed', offline: false, code: null, message: null };
    expect(readReply(false, text)).toEqual(failure);
    expect(readReply(true, text)).toEqual(failure);
  },
);
