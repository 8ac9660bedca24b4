// Pages and mails that cannot load a style sheet repeat the colours of the web (src/web/tokens.css).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { welcomePage } from './http/welcome-page.ts';

type Colours = Record<string, string>;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** First the light theme, then the dark one. */
const themesIn = (css: string): [Colours, Colours] => {
  const [light = '', dark = ''] = [...css.matchAll(/:root\s*\{([^}]+)\}/g)].map(([, block]) => block);
  const named = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+):\s*(#\w{6})/g)].map(([, name, colour]) => [name, colour]),
    ) as Colours;
  return [named(light), named(dark)];
};

const tokens = themesIn(read('../web/tokens.css'));

test('the welcome page has the colours of the product, in light and dark', () => {
  const page = welcomePage(readConfig({}), { language: 'de', next: '/', problem: null });
  const own = themesIn(page);
  for (const theme of [0, 1] as const) {
    expect(Object.keys(own[theme])).toContain('ink-soft');
    expect(tokens[theme]).toMatchObject(own[theme]);
  }
});

test('the browser’s own bar has the page’s colour', () => {
  for (const page of ['../web/index.html', '../web/calculator/calculator-html.ts']) {
    const said = [...read(page).matchAll(/theme-color"[^>]*content="(#\w{6})"/g)].map(([, colour]) => colour);
    expect(said, page).toEqual(tokens.map(({ paper }) => paper));
  }
});

test('a mail uses only the product’s colours', () => {
  const known = new Set(tokens.flatMap((theme) => Object.values(theme)));
  const used = [...read('./use-cases/mails/mail-html.ts').matchAll(/#[\da-f]{6}\b/gi)].map(([hex]) =>
    hex.toLowerCase(),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((colour) => !known.has(colour))).toEqual([]);
});
