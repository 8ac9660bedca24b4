// The connection is gone, or an answer is lost: what is said is true, and nothing that was there disappears.
import { expect, test } from '@playwright/test';
import { builtFile } from '../support/built-file.ts';
import { buyAndFind } from '../support/desk.ts';
import { createGate } from '../support/gate.ts';
import { fillOver, openAs, sender, signIn } from '../support/journey.ts';
import { choose, openRates, payButton, rateRow } from '../support/rates-page.ts';

test('a dialog that cannot be loaded says so and leaves the form; with a connection it opens', async ({
  page,
  context,
}) => {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator');
  const name = page.getByRole('textbox', { name: t.wizard.address.name });
  await fillOver(name, 'Nora Netzlos');
  const opener = page.getByRole('button', { name: t.book.open });
  await expect(opener).toBeVisible();
  await context.setOffline(true);
  await opener.click();
  await expect(page.getByText(t.errors.network)).toBeVisible();
  await expect(name).toHaveValue('Nora Netzlos');
  await expect(opener).toBeFocused();
  await context.setOffline(false);
  await opener.click();
  // Newer browsers ask for the file again, others only after a reload.
  const dialog = page.getByRole('dialog', { name: t.book.title.sender });
  const reload = page.getByRole('button', { name: t.site.broken.reload });
  await expect(dialog.or(reload)).toBeVisible();
  if (await reload.isVisible()) {
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await opener.click();
  }
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Nora Netzlos');
});

test('a dialog that takes long to load says so, and does not open over what is typed meanwhile', async ({
  page,
}) => {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator');
  const name = page.getByRole('textbox', { name: t.wizard.address.name });
  const city = page.getByRole('textbox', { name: t.wizard.address.city });
  const code = createGate();
  const asked = createGate();
  await page.route(builtFile('features/wizard/address-picker.tsx'), async (route) => {
    asked.open();
    await code.opened;
    await route.continue();
  });
  await fillOver(name, 'Lars Langsam');
  await page.getByRole('button', { name: t.book.open }).click();
  await asked.opened;
  const waiting = page.getByText(t.site.loading);
  await expect(waiting).toBeVisible();
  await city.click();
  await page.keyboard.type('Lü');
  code.open();
  await expect(waiting).toHaveCount(0);
  await page.keyboard.type('beck');
  await expect(city).toHaveValue(/Lübeck$/);
  await page.getByRole('button', { name: t.book.open }).click();
  await expect(page.getByRole('dialog', { name: t.book.title.sender })).toBeVisible();
});

test('a page that takes long to load says so in words that can be seen', async ({ page }) => {
  const t = await openAs(page, 'privat@example.com', '/dashboard');
  const code = createGate();
  await page.route(builtFile('pages/profile-page.tsx'), async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.getByRole('link', { name: t.orders.menu.profile }).first().click();
  const waiting = page.getByText(t.site.loading);
  await expect(waiting).toBeVisible();
  expect((await waiting.boundingBox())?.width, 'for screen readers alone it is 1 px').toBeGreaterThan(40);
  code.open();
  await expect(page.getByRole('heading', { level: 1, name: t.profile.title })).toBeVisible();
});

test('on a phone the rates stay where the cart cannot be loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = await openRates(page);
  for (const part of ['pages/rates-cart.tsx', 'features/rates/cart-dialog.tsx'])
    await test.step(part, async () => {
      await page.route(builtFile(part), (route) => route.abort());
      await page.reload();
      await rateRow(page, 'UPS').getByRole('button').first().click();
      const open = page.getByRole('button', { name: t.rates.cart.open });
      if (part.includes('dialog')) await open.click();
      await expect(page.getByRole('button', { name: t.site.broken.reload })).toBeVisible();
      await expect(rateRow(page, 'UPS')).toBeVisible();
      await page.unroute(builtFile(part));
    });
});

test('whoever loses the connection right after the order can ask for it there, and no page is missing', async ({
  page,
  context,
}) => {
  const ahead = page.waitForRequest(builtFile('pages/checkout-success-page.tsx'));
  const t = await openRates(page, { email: 'gold@example.com' });
  await choose(page, t, 'invoice');
  await (await (await ahead).response())?.finished();
  await page.route('**/checkout-intent', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await payButton(page, t).click();
  await expect(page.getByText(t.checkout.loadFailed)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: t.checkout.retry }).click();
  await expect(page.getByRole('heading', { name: t.checkout.status.completed.title })).toBeVisible();
});

test('a menu that cannot be loaded leaves the list of orders', async ({ page, context }) => {
  const t = await buyAndFind(page, 'Olaf Offline');
  await context.setOffline(true);
  await page.getByRole('button', { name: /HP-/ }).click();
  await expect(page.getByText(t.errors.network)).toBeVisible();
  await expect(page.getByText('Olaf Offline')).toBeVisible();
});

test('where the list of states cannot be loaded, the state is typed', async ({ page }) => {
  const t = await signIn(page, 'privat@example.com');
  for (const part of ['ui/listed-state.tsx', 'lib/country-states.ts'])
    await test.step(part, async () => {
      await page.route(builtFile(part), (route) => route.abort());
      await page.goto('/shipping-calculator');
      await fillOver(page.getByRole('textbox', { name: t.wizard.address.name }), sender.name);
      await page.getByRole('combobox', { name: t.wizard.address.country }).fill('Vereinigte Staaten');
      await page.getByRole('option', { name: 'Vereinigte Staaten' }).first().click();
      const state = page.getByRole('textbox', { name: t.wizard.address.state });
      await state.fill('NY');
      await expect(state).toHaveValue('NY');
      await expect(page.getByRole('textbox', { name: t.wizard.address.name })).toHaveValue(sender.name);
      await page.unroute(builtFile(part));
      await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
    });
});

test('neither a portal that answers everything with a page nor a proxy that knows no such address ends a session', async ({
  page,
}) => {
  const t = await openAs(page, 'privat@example.com', '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  for (const status of [200, 404])
    await test.step(String(status), async () => {
      const reply = {
        status,
        contentType: 'text/html',
        body: '<!doctype html><h1>Welcome to the hotel</h1>',
      };
      await page.route('**/api/**', (route) => route.fulfill(reply));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
      await expect(page.getByText(t.errors.codes.not_signed_in)).toHaveCount(0);
      await page.unroute('**/api/**');
    });
});

test('a password change whose answer is lost says that the new one may already apply', async ({ page }) => {
  const t = await openAs(page, 'privat@example.com', '/profile?tab=security');
  await page.route('**/api/profile/password', (route) => route.abort());
  const texts = t.security.password;
  await page.getByLabel(texts.current).fill('Hafenpost1');
  await page.getByLabel(texts.next, { exact: true }).fill('Hafenpost2');
  await page.getByLabel(texts.confirm).fill('Hafenpost2');
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
  await expect(page.getByText(texts.unclear)).toBeVisible();
});
