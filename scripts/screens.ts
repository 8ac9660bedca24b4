// Takes a screenshot of every screen at three widths in both languages, and writes one page with all of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openBuiltHouse } from '../tests/support/built-house.ts';
import { findChromium } from '../tests/support/chromium.ts';
import { type Language, texts } from '../tests/support/journey.ts';
import { prepareWorld, type World } from '../tests/support/screen-world.ts';
import { type Screen, screens, show } from '../tests/support/screens.ts';

const FOLDER = 'screens';
const SETTLE_MS = 250;
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

// `npm run screens -- --only rates,cart` takes the screens whose names begin with these, `-- --dark` the dark theme.
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, dark: { type: 'boolean', default: false } },
});
const names = options.only?.split(',') ?? [''];
const wanted = screens.filter(({ name }) => names.some((start) => name.startsWith(start)));
if (wanted.length === 0) throw new Error(`No screen name begins with ${options.only}.`);
const theme = options.dark ? 'dark' : 'light';

mkdirSync(FOLDER, { recursive: true });
const house = await openBuiltHouse({ REQUESTS_PER_MINUTE: '0' });
// Read by the steps shared with the journeys.
process.env['E2E_SANDBOX_URL'] = house.sandboxUrl;
const browser = await chromium.launch(await findChromium());
const failed: string[] = [];
try {
  const world = await prepare(browser);
  // Both languages in parallel; each takes one screen after the other.
  await Promise.all((['de', 'en'] as const).map((language) => takeAll(world, language)));
} finally {
  await browser.close();
  await house.stop();
}
writeFileSync(join(FOLDER, `index-${theme}.html`), indexPage());
console.log(`${wanted.length} screens in ${FOLDER}/index-${theme}.html`);
if (failed.length > 0) {
  console.error(`Not reached:\n${failed.join('\n')}`);
  process.exitCode = 1;
}

async function prepare(at: Browser): Promise<World> {
  const context = await at.newContext({ baseURL: house.url });
  try {
    return await prepareWorld(await context.newPage());
  } finally {
    await context.close();
  }
}

async function takeAll(world: World, language: Language): Promise<void> {
  for (const size of sizes)
    for (const account of ['nobody', 'privat', 'gold', 'newcomer'] as const) {
      const theirs = wanted.filter((screen) => (screen.as ?? 'nobody') === account);
      if (theirs.length === 0) continue;
      const context = await browser.newContext({
        baseURL: house.url,
        viewport: size,
        colorScheme: theme,
        locale: language === 'de' ? 'de-DE' : 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      await context.addCookies(world.accounts[account].cookies);
      const page = await context.newPage();
      await page.goto('/api/health');
      await page.evaluate((word) => localStorage.setItem('language', word), language);
      for (const screen of theirs) await take(screen, page, { world, language, width: size.width });
      await context.close();
    }
}

type Taken = { world: World; language: Language; width: number };

async function take(screen: Screen, page: Page, { world, language, width }: Taken): Promise<void> {
  try {
    await show(screen, { page, t: texts[language], world });
    await settle(page);
    // A dialog is positioned in the viewport, not the page: on a full-page screenshot it would be misplaced.
    const fullPage = (await page.locator('[role=dialog], dialog[open]').count()) === 0;
    await page.screenshot({ path: join(FOLDER, fileOf(screen, width, language)), fullPage });
  } catch (error) {
    failed.push(`${fileOf(screen, width, language)}: ${String(error).split('\n').slice(0, 6).join(' ')}`);
  }
}

/** Waits for fonts, and for parts that load after the first paint. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLE_MS);
}

function fileOf({ name }: Screen, width: number, language: Language): string {
  return `${name}-${width}-${language}${options.dark ? '-dark' : ''}.png`;
}

function indexPage(): string {
  const row = (screen: Screen) =>
    `<h2>${screen.name}</h2><p>${(['de', 'en'] as const)
      .flatMap((language) => sizes.map(({ width }) => fileOf(screen, width, language)))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" height="420"></a>`)
      .join(' ')}</p>`;
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px system-ui;margin:24px;background:#888}img{vertical-align:top;margin:0 8px 8px 0}</style>
${wanted.map(row).join('\n')}`;
}
