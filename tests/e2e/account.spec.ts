// Signing in and out, registering, languages, and pages that are not there.
import { expect, test } from '@playwright/test';
import { expectAccessible, logIn, open, openAs, texts } from '../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an empty login says that everything has to be filled in, and puts the cursor there', async ({
  page,
}) => {
  const t = await open(page, '/', 'de');
  await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte füllen Sie alle Felder aus' })).toBeVisible();
  await expect(page.getByLabel(t.auth.login.email)).toBeFocused();
  await expectAccessible(page);
});

test('a wrong password and an unknown address get the same sentence', async ({ page }) => {
  const t = await open(page, '/login', 'de');
  for (const email of ['privat@example.com', 'niemand@example.com']) {
    await page.getByLabel(t.auth.login.email).fill(email);
    await page.getByLabel(t.auth.login.password, { exact: true }).fill('Falsch1234');
    const reply = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: t.auth.login.submit, exact: true }).click();
    expect((await reply).status()).toBe(401);
    await expect(page.getByText('Ungültige E-Mail oder Passwort')).toBeVisible();
    await expect(page.getByLabel(t.auth.login.email)).toHaveValue(email);
  }
});

test('a company registers, sees the rules of its password met one by one, and is signed in', async ({
  page,
}) => {
  const t = await open(page, '/register', 'de');
  const r = t.auth.register;
  await page.getByRole('button', { name: r.business }).click();
  const rules = page.getByRole('list', { name: r.rulesLabel }).getByRole('listitem');
  const unmet = rules.filter({ hasText: r.unmet });
  await expect(unmet).toHaveCount(3);
  const password = page.getByLabel(r.password, { exact: true });
  for (const [typed, left] of [
    ['sechzehn', 2],
    ['Sechzehn', 1],
    ['Sechzehn16', 0],
  ] as const) {
    await password.fill(typed);
    await expect(unmet).toHaveCount(left);
  }
  await page.getByRole('button', { name: r.submit }).click();
  await expect(page.getByText(r.fillIn)).toBeVisible();
  await expect(page.getByLabel(r.companyName)).toBeFocused();
  await expect(page.getByLabel(r.companyName)).toHaveAccessibleDescription(
    t.errors.reasons.company_name_required,
  );
  await expectAccessible(page);

  await page.getByLabel(r.companyName).fill('Łódź Handel GmbH');
  await page.getByLabel(r.firstName).fill('Grażyna');
  await page.getByLabel(r.lastName).fill('O’Neill');
  await page.getByLabel(r.email).fill(`neu-${crypto.randomUUID()}@example.com`);
  await page.getByLabel(r.confirm).fill('Sechzehn17');
  await page.getByRole('button', { name: r.submit }).click();
  await expect(page.getByText(r.mismatch)).toBeVisible();
  await page.getByLabel(r.confirm).fill('Sechzehn16');
  await page.getByRole('button', { name: r.submit }).click();
  await expect(page.getByText(t.site.greeting('Grażyna'))).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a protected address is kept while somebody signs in', async ({ page }) => {
  const t = await open(page, '/dashboard?from=mail', 'de');
  await logIn(page, t, 'privat@example.com');
  await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  await expect(page).toHaveURL('/dashboard?from=mail');
  await expectAccessible(page);
});

test('the language changes at once, without losing what was typed, and stays after a reload', async ({
  page,
}) => {
  const { de, en } = texts;
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel(de.auth.login.email).fill('privat@example.com');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('button', { name: en.auth.login.submit, exact: true })).toBeVisible();
  await expect(page.getByLabel(en.auth.login.email)).toHaveValue('privat@example.com');
  await page.reload();
  await expect(page.getByRole('button', { name: en.auth.login.submit, exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('logging out leads to the start page and leaves nothing of the shipment behind', async ({ page }) => {
  const t = await openAs(page, 'privat@example.com', '/shipping-calculator');
  await page.getByRole('textbox', { name: t.wizard.address.name }).fill('Jörg Müller');
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await kept()).toContain('shipping_fromAddress');
  await page.getByRole('button', { name: t.site.logOut }).click();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await kept()).toEqual(['language']);
  await page.goto('/shipping-calculator');
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
});

test('an unknown path says "Page Not Found" and shows the way home', async ({ page }) => {
  const t = await open(page, '/gibt/es/nicht', 'de');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.site.notFound.home }).click();
  await expect(page).toHaveURL('/');
});

test('legal pages open beside the shop', async ({ page }) => {
  const t = await open(page, '/', 'de');
  const link = page.getByRole('link', { name: t.site.links.imprint });
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('nothing scrolls sideways on a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNoOverflow = async () => {
    await expect(page.getByRole('main')).toBeVisible();
    const wide = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - innerWidth,
      header: (document.querySelector('header')?.scrollWidth ?? 0) - innerWidth,
    }));
    expect(wide).toEqual({ page: 0, header: 0 });
  };
  await open(page, '/register', 'de');
  await expectNoOverflow();
  const t = await openAs(page, 'privat@example.com', '/');
  await expect(page.getByRole('button', { name: t.site.logOut })).toBeVisible();
  await expectNoOverflow();
  await page.goto('/checkout-success');
  await expect(page.getByRole('button', { name: t.site.logOut })).toBeVisible();
  await expectNoOverflow();
  await page.goto('/shipping-calculator');
  for (const step of Object.values(t.wizard.steps)) {
    await page
      .getByRole('navigation', { name: t.wizard.stepsLabel })
      .getByRole('button', { name: step })
      .click();
    await expectNoOverflow();
  }
});
