// What a failure says in a toast, and when the login says it instead.
import { expect, test } from 'vitest';
import { de } from '../i18n/de.ts';
import { refusal } from './refusal.ts';
import { toastFailure } from './toast-failure.ts';
import { dismissToast, toastStore } from './toast.ts';

test('a toast about a failure says what failed, and why', () => {
  toastFailure(de, 'Nicht gespeichert', refusal(429, { code: 'too_many_requests' }));
  expect(toastStore.current()).toMatchObject({
    title: 'Nicht gespeichert',
    text: de.errors.codes.too_many_requests,
    tone: 'bad',
  });
});

test('that the session is over is left to the login', () => {
  dismissToast();
  toastFailure(de, 'Nicht gespeichert', refusal(401, { code: 'not_signed_in' }));
  expect(toastStore.current()).toBeNull();
});
