// The wizard before its code has loaded: already there, in place, and unable to lose anything.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readManifest } from '../../scripts/page-files.ts';
import { createGate } from '../support/gate.ts';
import { open, openAs, texts } from '../support/journey.ts';

const scripts = '**/assets/*.js';

for (const [language, width] of [
  ['de', 1440],
  ['en', 390],
] as const)
  test(`the wizard starts with the step where it was left, and nothing jumps when its code loads (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'privat@example.com', '/shipping-calculator');
    await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
    const t = texts[language].wizard;
    await page.getByRole('button', { name: t.steps.package }).click();
    const heading = page.getByRole('heading', { level: 1, name: t.headings.package, includeHidden: true });
    await expect(heading).toBeFocused();

    const { opened: held, open: release } = createGate();
    await page.route(scripts, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('[inert]')).toBeVisible();
    const before = await placeOf(heading);

    release();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: texts[language].parcel.length })).toBeEditable();
    // Line heights are not whole pixels.
    expect(Math.abs((await placeOf(heading)) - before)).toBeLessThan(1);
  });

test('two tabs each start with their own step again', async ({ page, context }) => {
  await openAs(page, 'privat@example.com', '/shipping-calculator');
  const t = texts.de.wizard;
  const headingOf = (tab: Page, step: 'package' | 'recipient') =>
    tab.getByRole('heading', { level: 1, name: t.headings[step], includeHidden: true });
  await page.getByRole('button', { name: t.steps.package }).click();
  await expect(headingOf(page, 'package')).toBeFocused();
  const other = await context.newPage();
  await other.goto('/shipping-calculator');
  await other.getByRole('button', { name: t.steps.recipient }).click();
  await expect(headingOf(other, 'recipient')).toBeFocused();
  for (const [tab, step] of [
    [page, 'package'],
    [other, 'recipient'],
  ] as const) {
    // Its code never loads: what is shown is what the server has sent.
    await tab.route(scripts, () => undefined);
    await tab.reload({ waitUntil: 'commit' });
    await expect(tab.locator('[inert]')).toBeVisible();
    await expect(headingOf(tab, step)).toBeVisible();
  }
});

test('a tab that only viewed what another tab has bought starts again, from the first view on', async ({
  page,
  context,
}) => {
  const t = (await openAs(page, 'privat@example.com', '/shipping-calculator')).wizard;
  await page.getByRole('textbox', { name: t.address.city }).fill('Hamburg');
  const looking = await context.newPage();
  await looking.goto('/shipping-calculator');
  await looking.getByRole('button', { name: t.steps.package }).click();
  await expect(looking.getByRole('heading', { level: 1, name: t.headings.package })).toBeFocused();
  // As the other tab's order leaves it (lib/bought-shipment.ts).
  const gone = ['shippingFormData', 'packages', 'toAddress', 'services'];
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.removeItem(key.startsWith('shipping') ? key : `shipping_${key}`);
  }, gone);
  await looking.route(scripts, () => undefined);
  await looking.reload({ waitUntil: 'commit' });
  const beginning = looking.getByRole('heading', {
    level: 1,
    name: t.headings.sender,
    includeHidden: true,
  });
  await expect(looking.locator('[inert]')).toBeVisible();
  await expect(beginning).toBeVisible();
  await looking.unroute(scripts);
  await looking.reload();
  await expect(looking.locator('[inert]')).toHaveCount(0);
  await expect(beginning).toBeVisible();
});

test('continuing while another language loads shows the old one until it has arrived', async ({ page }) => {
  await openAs(page, 'privat@example.com', '/shipping-calculator');
  const { opened: held, open: release } = createGate();
  const file = readManifest('dist/web')['i18n/en/start.ts']?.file ?? 'none';
  await page.route(`**/${file}`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(`**/${file}`);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await asked;
  await page.getByRole('link', { name: texts.de.site.dashboard }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.de.orders.title })).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: texts.en.orders.title })).toBeVisible();
});

test('a page whose texts cannot be loaded says so at once, in both languages, and reloading helps', async ({
  page,
}) => {
  const file = readManifest('dist/web')['i18n/de/start.ts']?.file ?? 'none';
  await page.route(`**/${file}`, (route) => route.abort());
  const t = await open(page, '/login', 'de');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t.site.broken.title);
  await expect(alert).toContainText(texts.en.site.broken.title);
  await page.unrouteAll();
  await page.getByRole('link', { name: t.site.broken.reload }).click();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  await expect(page.getByText(texts.en.site.broken.title)).toBeHidden();
});

for (const path of ['/login', '/shipping-calculator'])
  test(`${path} carries its styles and fetches none, which would come before the app`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const t =
      path === '/login' ? await open(page, path, 'de') : await openAs(page, 'privat@example.com', path);
    await expect(
      page.getByText(path === '/login' ? t.auth.login.email : t.wizard.address.name).first(),
    ).toBeVisible();
    expect(fetched.filter((file) => file.endsWith('.js'))).not.toEqual([]);
    expect(fetched.filter((file) => file.endsWith('.css'))).toEqual([]);
  });

for (const path of ['/login', '/shipping-calculator'])
  test(`${path} does not stay silent for ever if its script never loads`, async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    const t =
      path === '/login' ? await open(page, path, 'de') : await openAs(page, 'privat@example.com', path);
    const sentence = page.getByText(t.site.broken.title);
    await expect(sentence).toHaveCount(1);
    await expect(sentence).toBeHidden();
    // After its twenty seconds.
    await page.locator('#undrawn').evaluate((it) => it.getAnimations().forEach((each) => each.finish()));
    await expect(sentence).toBeVisible();
    if (path !== '/login') await expect(page.locator('[inert]')).toBeVisible();
  });

async function placeOf(heading: Locator): Promise<number> {
  const box = await heading.boundingBox();
  return box?.y ?? NaN;
}
