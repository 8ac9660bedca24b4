// What an error keeps of a failed reply: the code and the fields of a refusal, nothing of any other text.
import { expect, test } from 'vitest';
import { ApiError } from './api.ts';

test('a refusal has its code, fields and details', () => {
  const reply = {
    success: false,
    code: 'invalid_request',
    message: 'no',
    requestId: 'r',
    issues: [{ path: 'toAddress.zip', reason: 'zip_required' }],
    details: { intentId: 'ci_1' },
  };
  const text = JSON.stringify(reply);
  expect(new ApiError(400, text)).toMatchObject({
    name: 'ApiError',
    message: `400: ${text}`,
    status: 400,
    code: 'invalid_request',
    issues: reply.issues,
    details: reply.details,
  });
});

test('a refusal without fields and details has none', () => {
  expect(new ApiError(401, '{"success":false,"code":"not_signed_in"}')).toMatchObject({
    code: 'not_signed_in',
    issues: [],
    details: {},
  });
});

test.each([
  '',
  '<h1>502</h1>',
  'null',
  '[]',
  '{}',
  '{"success":true,"code":"x"}',
  '{"success":false,"code":7}',
])('the malformed text %s has no code', (text) => {
  expect(new ApiError(502, text)).toMatchObject({ status: 502, code: null, issues: [], details: {} });
});
