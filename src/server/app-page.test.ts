// The app's page as the browser gets it: what is named to be loaded, and what it is told at once.
import { expect, test } from 'vitest';
import { pageWriter } from './app-page.ts';

const built = `<!doctype html><html lang="de"><head><link rel="modulepreload" crossorigin href="/assets/base.js"></head><body></body></html>`;

const write = pageWriter(built, {
  paths: {
    '/rates': { visitor: 'auth', signedIn: 'rates' },
    '/track/:code': { visitor: 'track', signedIn: 'track' },
  },
  files: {
    auth: {
      de: ['assets/base.js', 'assets/auth.js', 'assets/auth-de.js'],
      en: ['assets/auth.js', 'assets/auth-en.js'],
    },
    rates: { de: ['assets/rates.js'], en: ['assets/rates.js'] },
    track: { de: ['assets/track.js'], en: ['assets/track.js'] },
    'not-found': { de: ['assets/not-found.js'], en: ['assets/not-found.js'] },
  },
});

const preloaded = (html: string): string[] =>
  [...html.matchAll(/modulepreload" crossorigin href="\/assets\/([^"]+)"/g)].map(([, file]) => file ?? '');

test.each([
  ['/rates', 'de', false, ['base.js', 'auth.js', 'auth-de.js']],
  ['/rates', 'en', false, ['base.js', 'auth.js', 'auth-en.js']],
  ['/rates', 'de', true, ['base.js', 'rates.js']],
  ['/track/1Z999', 'de', false, ['base.js', 'track.js']],
  ['/constructor', 'de', true, ['base.js', 'not-found.js']],
] as const)(
  'at %s in %s, signed in %s, the browser is told to load %j',
  (path, language, isSignedIn, files) => {
    expect(preloaded(write({ path, language, isSignedIn, boot: null }))).toEqual(files);
  },
);

test('the page says its language', () => {
  expect(write({ path: '/', language: 'en', isSignedIn: false, boot: null })).toContain('<html lang="en">');
});

test('no name of anybody can end the element that it stands in', () => {
  const boot = { user: { firstName: '</script><script>alert(1)</script><!--' } };
  const html = write({ path: '/rates', language: 'de', isSignedIn: true, boot });
  const told = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(told).not.toContain('<');
  expect(JSON.parse(told)).toEqual(boot);
});
