// Imprint and withdrawal: open to everybody, and the withdrawal in two steps with its receipt.
import { expect, type Page, test } from '@playwright/test';
import { createGate } from '../support/gate.ts';
import { expectAccessible, open, openAs } from '../support/journey.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';

/** The first request for who runs the site fails. */
const failOnce = (page: Page): Promise<unknown> =>
  page.route('**/api/site/company', (route) => route.abort(), { times: 1 });

test('on a phone and at a desk nothing jumps when it is known who runs the site', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/imprint', '/withdrawal']) {
      const gate = createGate();
      await page.route('**/api/site/company', (route) => gate.opened.then(() => route.continue()), {
        times: 1,
      });
      const t = await open(page, path, 'de');
      await expect(page.locator('main .animate-pulse')).toBeVisible();
      // The footer has been painted where it stands beside a page that is still loading.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      gate.open();
      const known = path === '/imprint' ? t.legal.imprint.law : t.legal.withdrawal.right.period;
      await expect(page.getByText(known)).toBeVisible();
      expect(await layoutShiftOf(page), `${path} at ${width} px`).toBeLessThan(0.02);
    }
  }
});

test('the footer opens the imprint in this window, and the external terms in another', async ({ page }) => {
  const t = await open(page, '/login', 'de');
  const footer = page.getByRole('contentinfo');
  const terms = footer.getByRole('link', { name: t.site.links.terms });
  await expect(terms).toHaveAttribute('href', /^https:\/\//);
  await expect(terms).toHaveAttribute('target', '_blank');
  await expect(terms).toHaveAttribute('rel', 'noopener');
  const imprint = footer.getByRole('link', { name: t.site.links.imprint });
  await expect(imprint).not.toHaveAttribute('target');
  await imprint.click();
  await expect(page).toHaveURL('/imprint');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
});

test('the imprint says who runs the site', async ({ page }) => {
  await failOnce(page);
  await page.setViewportSize({ width: 390, height: 700 });
  const t = await open(page, '/impressum#barrierefreiheit', 'de');
  await page.getByRole('button', { name: t.errors.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.legal.imprint.title })).toBeVisible();
  for (const said of [
    'Hafenpost GmbH (Beispielfirma)',
    'Musterstraße 1',
    '20457 Hamburg',
    'Erika Mustermann',
    'HRB 00000',
    'DE000000000',
  ])
    await expect(page.getByRole('main')).toContainText(said);
  await expect(page.getByRole('link', { name: 'service@hafenpost.example' }).first()).toBeVisible();
  // The licence of the places requires the name, the licence, and a note that something was changed.
  await expect(page.getByRole('main')).toContainText(`${t.legal.imprint.places} GeoNames, CC BY 4.0`);
  // Others link to it by its name; no arbitration body is stated until one is configured.
  const accessibility = page.locator('#barrierefreiheit');
  await expect(accessibility.getByRole('heading', { level: 2 })).toHaveText(t.legal.accessibility.title);
  await expect(accessibility).toContainText(`${t.legal.accessibility.barrier} service@hafenpost.example.`);
  await expect(accessibility).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(t.legal.arbitration.none)).toBeVisible();
});

test('a guest withdraws in two steps and reads the receipt', async ({ page }) => {
  await failOnce(page);
  const t = await open(page, '/widerruf', 'en');
  const w = t.legal.withdrawal;
  await page.getByRole('button', { name: t.errors.retry }).click();
  await expect(page.getByRole('heading', { name: w.right.title, exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Musterstraße 1');
  await page.getByRole('button', { name: w.start }).click();
  await expect(page.getByRole('heading', { name: w.formTitle })).toBeFocused();
  await page.getByRole('button', { name: w.confirm }).click();
  await expect(page.getByLabel(w.name)).toBeFocused();
  await expect(page.getByLabel(w.orderNumber)).toHaveAccessibleDescription(
    new RegExp(t.errors.reasons.order_number_required),
  );
  await expectAccessible(page);
  const email = `widerruf-${crypto.randomUUID()}@example.com`;
  await page.getByLabel(w.name).fill('Łucja O’Neill');
  await page.getByLabel(w.orderNumber).fill('HP-000000-AAAAAA');
  await page.getByLabel(w.email).fill(email);
  await page.getByRole('button', { name: w.confirm }).click();
  await expect(page.getByRole('heading', { name: w.doneTitle })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  await expectAccessible(page);
});

test('a signed-in user finds the address filled in, the quicker way named, and what was typed kept where it did not get through', async ({
  page,
}) => {
  const t = await openAs(page, 'privat@example.com', '/withdrawal');
  const w = t.legal.withdrawal;
  await expect(page.getByRole('link', { name: w.toDashboard })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('button', { name: w.start }).click();
  await expect(page.getByLabel(w.email)).toHaveValue('privat@example.com');
  await page.route('**/api/withdrawals', (route) => route.abort());
  await page.getByLabel(w.name).fill('Petra');
  await page.getByLabel(w.orderNumber).fill('HP-1');
  await page.getByRole('button', { name: w.confirm }).click();
  await expect(page.getByRole('alert')).toContainText(t.errors.network);
  await expect(page.getByLabel(w.orderNumber)).toHaveValue('HP-1');
});
