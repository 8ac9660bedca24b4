// Every screen in both languages: accessible, narrow, legible, translated, and talking only to our server.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type BuiltHouse, openBuiltHouse } from '../support/built-house.ts';
import { expectAccessible, type Language, texts } from '../support/journey.ts';
import {
  groupsTooHigh,
  isBroken,
  isData,
  overflowAt320,
  readScreen,
  smallTargets,
} from '../support/screen-checks.ts';
import { createContrastCache } from '../support/contrast-cache.ts';
import { sameInBoth } from '../support/screen-words.ts';
import { type Account, prepareWorld, type World } from '../support/screen-world.ts';
import { type Screen, screens, show, signOf } from '../support/screens.ts';

/** One after the other, in one worker: they share a server and its data. */
test.describe.configure({ mode: 'default' });

/** Its own: other journeys would add names to the lists, and this one moves the carriers' clock. */
let house: BuiltHouse;
let world: World;
const lane = process.env['E2E_SANDBOX_URL'];
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  house = await openBuiltHouse();
  process.env['E2E_SANDBOX_URL'] = house.sandboxUrl;
  const context = await browser.newContext({ baseURL: house.url });
  world = await prepareWorld(await context.newPage());
  await context.close();
});
test.afterAll(async () => {
  process.env['E2E_SANDBOX_URL'] = lane;
  await house.stop();
});

const WIDE = { width: 1440, height: 900 };

const isEarly = ({ name }: Screen): boolean => /^(wizard|rates)/.test(name);
const halves = [
  { what: 'wizard and rates', list: screens.filter(isEarly) },
  { what: 'sign-in, results, dashboard and profile', list: screens.filter((screen) => !isEarly(screen)) },
];
const seen = createContrastCache();

for (const { what, list } of halves)
  test(`every screen speaks both languages and is accessible: ${what}`, async ({ browser }) => {
    test.setTimeout(900_000);
    const baseURL = house.url;
    const foreign = new Set<string>();
    /** Each with the first screen that shows it. */
    const untranslated = new Map<string, string>();
    const pages = new Map<string, Page>();
    const pageOf = async (account: Account, language: Language): Promise<Page> => {
      const known = pages.get(account + language);
      if (known) return known;
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: WIDE });
      const opened = await openPage(context, world, account);
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) foreign.add(request.url());
      });
      pages.set(account + language, opened);
      return opened;
    };
    // One step each: anything done outside a step is searched for in all earlier ones.
    for (const screen of list)
      await test.step(screen.name, async () => {
        const account = screen.as ?? 'nobody';
        const page = await pageOf(account, 'de');
        const german = await visit(screen, page, { world, language: 'de' });
        const switched = await inEnglish(screen, page, world);
        // Messages shown once, and results found by a word of the other language, do not change.
        const english =
          switched && sameIn(german, switched).length === 0
            ? switched
            : await visit(screen, await pageOf(account, 'en'), { world, language: 'en' });
        for (const text of sameIn(german, english))
          if (!untranslated.has(text)) untranslated.set(text, screen.name);
      });
    expect.soft(Object.fromEntries(untranslated), 'the same in both languages').toEqual({});
    expect.soft([...foreign], 'asked of somebody else').toEqual([]);
    // Contexts opened by a test stay open as long as the browser.
    for (const page of pages.values()) await page.context().close();
  });

type Visit = { world: World; language: Language };

/** Brings up the screen and checks it; returns its texts. */
async function visit(screen: Screen, page: Page, { world, language }: Visit): Promise<string[]> {
  await page.setViewportSize(WIDE);
  await show(screen, { page, t: texts[language], world });
  return look(screen, page, language);
}

/** The same without a reload (R1), even behind a dialog; null without a switch, or where the state is gone. */
async function inEnglish(screen: Screen, page: Page, world: World): Promise<string[] | null> {
  await page.setViewportSize(WIDE);
  const hasSwitch = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[lang=en]');
    button?.click();
    return button !== null;
  });
  if (!hasSwitch) return null;
  await expect(page.locator('html[lang=en]')).toHaveCount(1);
  // After the narrow check, a few screens have closed what was open.
  const isThere = await signOf(screen, { page, t: texts.en, world }).isVisible();
  return isThere ? look(screen, page, 'en') : null;
}

const sameIn = (german: readonly string[], english: readonly string[]): string[] =>
  german.filter((text) => english.includes(text) && !isData(text) && !sameInBoth(text));

async function look(screen: Screen, page: Page, language: Language): Promise<string[]> {
  const name = `${screen.name} (${language})`;
  const { texts: said, small, title, language: spoken, headings } = await readScreen(page);
  expect.soft(small, `${name}: too small`).toEqual([]);
  expect.soft(said.filter(isBroken), `${name}: no sentence`).toEqual([]);
  expect.soft(title, `${name}: title`).not.toBe('');
  expect.soft(spoken, `${name}: lang`).toBe(language);
  expect.soft(headings, `${name}: h1`).toBe(1);
  // The markup is the same in both languages.
  if (language === 'de') {
    await test.step(name, () => expectAccessible(page, { colours: seen }));
    expect.soft(await groupsTooHigh(page), `${name}: higher in Safari`).toEqual([]);
    expect.soft(await smallTargets(page), `${name}: too small for a finger`).toEqual([]);
  }
  expect.soft(await overflowAt320(page), `${name}: wider than 320 px`).toEqual([]);
  return said;
}

async function openPage(context: BrowserContext, world: World, account: Account): Promise<Page> {
  await context.addCookies(world.accounts[account].cookies);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return page;
}
