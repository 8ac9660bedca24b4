// A cookie of the browser is limited to https where the site uses it, and works on a laptop without.
import { afterEach, expect, test, vi } from 'vitest';
import { setCookie } from './set-cookie.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['https:', 'language=en; path=/; max-age=31536000; samesite=lax; secure'],
  ['http:', 'language=en; path=/; max-age=31536000; samesite=lax'],
])('on a page loaded over %s the cookie is "%s"', (protocol, cookie) => {
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', { cookie: '' });
  setCookie({ name: 'language', value: 'en', path: '/' });
  expect(document.cookie).toBe(cookie);
});

test('the cookie is there before a reload sends its request: what browsers write later, reading waits for', () => {
  let written = '';
  let arrived = '';
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      arrived = written;
      return arrived;
    },
    set cookie(text) {
      written = text;
    },
  });
  setCookie({ name: 'wizard-step', value: 'package', path: '/shipping-calculator' });
  expect(arrived).toContain('wizard-step=package');
});
