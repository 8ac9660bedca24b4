// Errors are reported in sentences.
import { expect, test } from 'vitest';
import { de } from '../i18n/de.ts';
import { ApiError } from './api.ts';
import { errorText } from './error-text.ts';

test.each([
  [502, '<html><body>Bad gateway</body></html>'],
  [409, '{"success":false,"code":"of_a_newer_server","message":""}'],
  [200, '{"success":true,"intent":{"toAddress":{"name":"Zoë Quinn"}}}'],
])('a response that is not a sentence is not shown: %d %s', (status, body) => {
  expect(errorText(de, new ApiError(status, body))).toBe(`${status}: ${de.errors.unknown}`);
});

test('a sentence from the server is shown with its status', () => {
  expect(errorText(de, new ApiError(503, 'Back at noon'))).toBe('503: Back at noon');
});
