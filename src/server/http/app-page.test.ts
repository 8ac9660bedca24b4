// The app's page as the browser gets it: which files it names, and what data it carries.
import { expect, test } from 'vitest';
import { pageWriter } from './app-page.ts';

const built = `<!doctype html><html lang="de"><head><title></title><link rel="modulepreload" crossorigin href="/assets/base.js"><script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="root"></div></body></html>`;

const pageFiles = {
  paths: {
    '/shipping-calculator': { visitor: 'auth', signedIn: 'wizard' },
    '/rates': { visitor: 'auth', signedIn: 'rates' },
    '/track/:code?': { visitor: 'track', signedIn: 'track' },
  },
  files: {
    auth: {
      de: ['assets/base.js', 'assets/auth.js', 'assets/auth-de.js'],
      en: ['assets/auth.js', 'assets/auth-en.js'],
    },
    rates: { de: ['assets/rates.js'], en: ['assets/rates.js'] },
    track: { de: ['assets/track.js'], en: ['assets/track.js'] },
    wizard: { de: ['assets/wizard.js'], en: ['assets/wizard.js'] },
    'not-found': { de: ['assets/not-found.js'], en: ['assets/not-found.js'] },
  },
};

const firstViews = {
  de: {
    title: 'Rechner – {{name}}',
    steps: { sender: '<h1>{{name}}: Absender</h1>', package: '<h1>Paket</h1>' },
  },
  en: { title: 'Calculator', steps: { sender: '<h1>Sender</h1>', package: '<h1>Package</h1>' } },
};

const write = pageWriter({
  html: built,
  pageFiles,
  firstViews,
  siteName: 'A & <b>B</b>',
  support: { email: 'help@a&b.example', phone: '+49 30 1' },
});

const visit = { language: 'de', isSignedIn: true, boot: null, step: undefined } as const;

const preloaded = (html: string): string[] =>
  [...html.matchAll(/modulepreload" crossorigin href="\/assets\/([^"]+)"/g)].map(([, file]) => file ?? '');

test.each([
  ['/rates', 'de', false, ['base.js', 'auth.js', 'auth-de.js']],
  ['/rates', 'en', false, ['base.js', 'auth.js', 'auth-en.js']],
  ['/rates', 'de', true, ['base.js', 'rates.js']],
  ['/track/1Z999', 'de', false, ['base.js', 'track.js']],
  ['/track', 'de', false, ['base.js', 'track.js']],
  ['/constructor', 'de', true, ['base.js', 'not-found.js']],
] as const)(
  'at %s in %s, signed in %s, the browser is told to load %j',
  (path, language, isSignedIn, files) => {
    expect(preloaded(write({ ...visit, path, language, isSignedIn }))).toEqual(files);
  },
);

test('the page states its language', () => {
  expect(write({ ...visit, path: '/', language: 'en' })).toContain('<html lang="en">');
});

test.each([
  ['de', '/rates', 'benötigt JavaScript'],
  ['en', '/rates', 'needs JavaScript'],
  ['en', '/shipping-calculator', 'needs JavaScript'],
] as const)(
  'without scripts the page says so in %s at %s, and where to get help',
  (language, path, sentence) => {
    const told =
      /<noscript>(.*)<\/noscript><div id="root">/s.exec(write({ ...visit, path, language }))?.[1] ?? '';
    expect(told).toContain(sentence);
    expect(told).toContain('A &amp; &lt;b&gt;B&lt;/b&gt; ');
    expect(told).toContain('href="mailto:help@a&amp;b.example"');
    expect(told).toContain('href="tel:+49301">+49 30 1<');
  },
);

test("no user's name can close the element it is in", () => {
  const boot = { user: { firstName: '</script><script>alert(1)</script><!--' } };
  const html = write({ ...visit, path: '/rates', boot });
  const told = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(told).not.toContain('<');
  expect(JSON.parse(told)).toEqual(boot);
});

test.each([
  ['de', 'package', 'Paket'],
  ['en', 'package', 'Package'],
  ['en', undefined, 'Sender'],
  ['en', 'constructor', 'Sender'],
  ['en', '<script>', 'Sender'],
] as const)('in %s the wizard, left at %s, begins with "%s"', (language, step, heading) => {
  const html = write({ ...visit, path: '/shipping-calculator', language, step });
  expect(html).toContain(`<div id="root"><h1>${heading}</h1></div>`);
});

test('the site name is always text', () => {
  expect(write({ ...visit, path: '/shipping-calculator' })).toContain(
    '<title>Rechner – A &amp; &lt;b&gt;B&lt;/b&gt;</title>',
  );
  expect(write({ ...visit, path: '/shipping-calculator' })).toContain(
    '<h1>A &amp; &lt;b&gt;B&lt;/b&gt;: Absender</h1>',
  );
});

test('the first view waits for no script, and scripts are fetched after it', () => {
  const html = write({ ...visit, path: '/shipping-calculator' });
  expect(html).not.toMatch(/modulepreload"|<script type="module"/);
  expect([...html.matchAll(/<link data-later[^>]*href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/assets/base.js',
    '/assets/index.js',
    '/assets/wizard.js',
  ]);
});

test('a page without a first view, or a visitor before the wizard, gets its scripts at once', () => {
  for (const html of [
    write({ ...visit, path: '/rates' }),
    write({ ...visit, path: '/shipping-calculator', isSignedIn: false }),
  ]) {
    expect(html).toContain('<title></title>');
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<script type="module" crossorigin src="/assets/index.js">');
    expect(html).not.toContain('data-later');
  }
});
