// How errors are answered: with the code, never the cause.
import { expect, test } from 'vitest';
import { errorCodes } from '#contract/error.ts';
import { reasonSentences, sentenceFor } from '#contract/reason.ts';
import { errorReply, toAppError } from '#server/http/error-reply.ts';
import { AppError, UpstreamError } from '#server/errors.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['a refusal', new AppError('price_changed'), 'price_changed'],
  [
    'a fault upstream',
    new UpstreamError(
      { upstream: 'easypost', kind: 'timeout', code: 'timeout', outcome: 'none' },
      'easypost',
    ),
    'upstream_unavailable',
  ],
  ['a refused connection', coded('ECONNREFUSED'), 'unavailable'],
  ['a query on a lost connection', new Error('Failed query', { cause: coded('57P01') }), 'unavailable'],
  ['a write on a read-only server', new Error('Failed query', { cause: coded('25006') }), 'unavailable'],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect'), 'unavailable'],
  ['a broken query', new Error('Failed query', { cause: coded('42P01') }), 'internal'],
  ['a caller who hung up', coded('ECONNRESET', 'aborted'), 'malformed_body'],
  ['a defect', new TypeError('x is not a function'), 'internal'],
  ['no error at all', 'text', 'internal'],
])('%s is answered with the code %s', (_what, error, code) => {
  expect(toAppError(error).code).toBe(code);
});

test('every code has a message for callers without our translations', () => {
  for (const code of errorCodes) {
    const { message } = errorReply(new AppError(code), 'id');
    expect(message).toMatch(/^[A-Z].+\.$/);
  }
});

test('the specified sentences are used verbatim (A§5, B§5, C-16)', () => {
  expect(errorReply(new AppError('dangerous_goods'), 'id').message).toBe(
    'Dangerous goods (E-bikes/E-bike batteries) cannot be shipped. Contact support.',
  );
  expect(sentenceFor('sender_country_required')).toBe('Sender country is required');
  expect(sentenceFor('destination_country_required')).toBe('Destination country is required');
  expect(sentenceFor('description_too_short')).toBe('Description must be at least 20 characters');
  expect(sentenceFor('parcel_required')).toBe('At least one package is required');
  expect(sentenceFor('email_required')).toBe('Valid email is required');
  expect(sentenceFor('nobody_knows_this')).toBe(reasonSentences.invalid);
});

test('many issues make one message, each sentence once', () => {
  const issues = ['name_required', 'name_required', 'city_required'].map((reason, i) => ({
    path: `p${i}`,
    reason,
  }));
  expect(errorReply(new AppError('invalid_request', { issues }), 'id').message).toBe(
    'Name is required. City is required.',
  );
});
