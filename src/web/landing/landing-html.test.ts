// What the landing page says only if the configuration supports it.
import { expect, test } from 'vitest';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { landingHtml } from './landing-html.ts';

test.each(['de', 'en'] as const)('without a hub nothing on the landing page mentions one: %s', (language) => {
  const parts = { countries: [], css: '', script: '/landing.js', font: '/font.woff2' };
  const page = landingHtml({ ...parts, language, text: { de, en }[language] });
  expect(page.match(/\bhub\b/gi)?.length).toBeGreaterThan(5);
  expect(page.replace(/\{\{\?hub\}\}.*?\{\{\/hub\}\}/gs, '')).not.toMatch(/\bhub\b/i);
});

test.each(['de', 'en'] as const)(
  'the landing page names no carrier sold only as a hub leg: %s',
  (language) => {
    const parts = { countries: [], css: '', script: '/landing.js', font: '/font.woff2' };
    const page = landingHtml({ ...parts, language, text: { de, en }[language] });
    expect(page).toContain('DHL, FedEx');
    expect(page).not.toMatch(/DPD/);
  },
);

test.each(['de', 'en'] as const)('without claims their list is left out too: %s', (language) => {
  const parts = { countries: [], css: '', script: '/landing.js', font: '/font.woff2' };
  const page = landingHtml({ ...parts, language, text: { de, en }[language] });
  expect(page).toContain('class="facts"');
  expect(page.replace(/\{\{\?claims\}\}.*?\{\{\/claims\}\}/gs, '')).not.toContain('class="facts"');
});
