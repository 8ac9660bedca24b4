// Who is signed in: a session that ends, another user in the same browser, and what other tabs notice.
import { expect, type Page, test } from '@playwright/test';
import { anAddress, aShipment } from '../support/factories.ts';
import { buy } from '../support/bought.ts';
import {
  expectAccessible,
  fillAddress,
  fillUpToServices,
  logIn,
  openAs,
  recipients,
  sender,
  signIn,
  texts,
} from '../support/journey.ts';
import { choose, openRates, payButton, rateRow } from '../support/rates-page.ts';

const t = texts.de;
const name = (page: Page) => page.getByRole('textbox', { name: t.wizard.address.name });
/** Shown on the auth page, and only after a session. */
const ended = (page: Page) => page.getByRole('alert').filter({ hasText: t.errors.codes.not_signed_in });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('shipping_fromAddress') ?? '');

test('signing in where another session has ended shows nothing of it', async ({ page, context }) => {
  await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Gerda Geheim' });
  await page.goto('/dashboard');
  await expect(page.getByText('Gerda Geheim').first()).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: /HP-/ }).first().click();
  await page.getByRole('button', { name: t.desk.actions.details, exact: true }).click();
  await logIn(page, t, 'rabatt@example.com');
  await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  // The new user's own answer is here.
  await expect(
    page
      .getByText(t.orders.empty.title)
      .or(page.getByRole('button', { name: /HP-/ }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Gerda Geheim')).toHaveCount(0);
});

test('a tab notices a logout and a new user in the next one, and keeps no draft for the wrong user', async ({
  page,
  context,
}) => {
  await openAs(page, 'gold@example.com', '/shipping-calculator');
  await name(page).fill('Gustav Geheim');
  const next = await context.newPage();
  await next.goto('/profile');
  await next.getByRole('button', { name: t.site.logOut }).click();
  await next.getByRole('button', { name: t.draft.logOut.confirm }).click();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  // Nothing has expired: somebody has logged out.
  await expect(ended(page)).toHaveCount(0);
  await expect(ended(next)).toHaveCount(0);
  expect(await kept(page)).toBe('');
  expect(await page.evaluate(() => sessionStorage.getItem('wizardShipment'))).toBeNull();
  await logIn(next, t, 'privat@example.com');
  await expect(page.getByText(t.site.greeting('Petra'))).toBeVisible();
  await expect(name(page)).not.toHaveValue('Gustav Geheim');
  await name(page).fill('Petra Privat');
  await expect.poll(() => kept(page)).toContain('us_demo_privat');
  expect(await kept(page)).not.toContain('Geheim');
});

test('an order on an open result page disappears as soon as another tab has logged out', async ({
  page,
  context,
}) => {
  await openAs(page, 'gold@example.com', '/profile');
  const intentId = await buy(page, { name: 'Gitta Geheim' });
  const result = await context.newPage();
  await result.goto(`/checkout-success?intentId=${intentId}`);
  const recipient = result.getByText('Gitta Geheim');
  await expect(recipient.first()).toBeVisible();
  await page.getByRole('button', { name: t.site.logOut }).click();
  await expect(result.getByText(t.checkout.loadFailed)).toBeVisible();
  await expect(recipient).toHaveCount(0);
});

test('a logout without a connection says so and leaves the page as it is; with one it works again', async ({
  page,
  context,
}) => {
  await openAs(page, 'privat@example.com', '/profile');
  const field = name(page);
  await expect(field).not.toHaveValue('');
  await field.fill('Petra Neu');
  const leave = page.getByRole('button', { name: t.site.logOut });
  await context.setOffline(true);
  await leave.click();
  await expect(page.getByText(t.errors.network)).toBeVisible();
  await expect(field).toHaveValue('Petra Neu');
  await context.setOffline(false);
  await leave.click();
  await expect(page.getByRole('tab', { name: t.auth.login.tab })).toBeVisible();
});

/** A guest, whom neither the login nor the end of a session removes. */
async function beGuest(page: Page): Promise<void> {
  const asked = await page.request.post('/api/rates', { data: aShipment() });
  expect(asked.headers()['set-cookie']).toContain('hp_guest');
}

test('if the session ends while waiting for a carrier, the login is offered, and the order found again', async ({
  page,
  context,
}) => {
  const shipment = aShipment({
    toAddress: anAddress({ name: 'Nadja NORESPONSE', city: 'Paris', zip: '75001', country: 'FR' }),
  });
  await beGuest(page);
  await openRates(page, { email: 'gold@example.com', shipment });
  await choose(page, t, 'invoice');
  await payButton(page, t).click();
  await expect(page).toHaveURL(/\/checkout-success/);
  const unclear = page.getByRole('heading', { name: t.checkout.pending.unclearTitle });
  await expect(unclear).toBeVisible({ timeout: 25_000 });
  // First the guest is left, who has no such order, then nobody.
  for (const gone of [{ name: 'hp_session' }, {}]) {
    await context.clearCookies(gone);
    await page.getByRole('button', { name: t.result.label.signIn }).click();
    await logIn(page, t, 'gold@example.com');
    await expect(unclear).toBeVisible();
  }
});

test('an address being typed when the session ended is there after the login', async ({ page, context }) => {
  await openAs(page, 'privat@example.com', '/profile?tab=addresses');
  await page.getByRole('button', { name: t.profile.book.add }).click();
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByRole('textbox', { name: label });
  const a = t.wizard.address;
  const { france } = recipients;
  await field(a.name).fill(france.name);
  await dialog.getByRole('combobox', { name: a.country }).fill('FR');
  await field(a.street1).fill(france.street);
  await field(a.zip).fill(france.zip);
  await field(a.city).fill(france.city);
  await field(a.phone).fill(france.phone);
  await field(a.email).fill(france.email);
  await expect(dialog.getByRole('combobox', { name: a.country })).toHaveValue('Frankreich');
  await context.clearCookies();
  await dialog.getByRole('button', { name: t.profile.save }).click();
  await expect(ended(page)).toBeVisible();
  await logIn(page, t, 'privat@example.com');
  await expect(field(a.name)).toHaveValue(france.name);
  await dialog.getByRole('button', { name: t.profile.save }).click();
  await expect(page.getByRole('listitem').filter({ hasText: france.name })).toBeVisible();
});

test('a user whose session has ended is told so at the login, and led back to the step and what was typed', async ({
  page,
  context,
}) => {
  const words = await openAs(page, 'privat@example.com', '/shipping-calculator', 'de');
  await fillAddress(page, words, sender);
  await page.getByRole('button', { name: words.wizard.continue.sender }).click();
  const recipient = page.getByRole('textbox', { name: words.wizard.address.name });
  await recipient.fill('Amélie Angefangen');
  const book = page.getByRole('button', { name: words.book.open });
  await expect(book).toBeVisible();
  await context.clearCookies();
  await book.click();
  const sentence = page.getByRole('alert').filter({ hasText: words.errors.codes.not_signed_in });
  await expect(sentence).toBeVisible();
  await expectAccessible(page);
  await logIn(page, words, 'privat@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.wizard.headings.recipient);
  await expect(recipient).toHaveValue('Amélie Angefangen');
  // Said once: a later logout does not show it.
  await page.getByRole('button', { name: words.site.logOut }).click();
  await page.getByRole('button', { name: words.draft.logOut.confirm }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/shipping-calculator');
  await expect(page.getByLabel(words.auth.login.email)).toBeVisible();
  await expect(sentence).toHaveCount(0);
});

test("requesting prices after the session has ended leads to the login first, then to the account's prices", async ({
  page,
  context,
}) => {
  const email = 'rabatt@example.com';
  const total = async () => (await rateRow(page, 'UPS').textContent())?.match(/[\d.]+,\d\d/)?.[0];
  const cookies = async () => (await context.cookies()).map((cookie) => cookie.name);
  await openAs(page, email, '/shipping-calculator');
  await fillUpToServices(page, t, { recipient: recipients.france });
  const ask = page.getByRole('button', { name: t.wizard.final.shipping });
  await expect(ask).toBeEnabled();
  await context.clearCookies();
  await ask.click();
  await expect(ended(page)).toBeVisible();
  await logIn(page, t, email);
  await ask.click();
  await expect(page).toHaveURL('/rates');
  await expect(page.getByText(/Preise gelten bis/)).toBeVisible();
  const price = await total();

  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('calculatedRates') ?? '') as {
      data: { expiresAt: string };
    };
    kept.data.expiresAt = new Date(0).toISOString();
    sessionStorage.setItem('calculatedRates', JSON.stringify(kept));
  });
  await page.reload();
  const refresh = page.getByRole('button', { name: t.rates.expiry.refresh });
  await expect(refresh).toBeVisible();
  await context.clearCookies();
  await refresh.click();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  expect(await cookies(), 'no guest').toEqual([]);
  await logIn(page, t, email);
  await expect(rateRow(page, 'UPS')).toBeVisible();
  expect(await total()).toBe(price);
  expect(await cookies()).toEqual(['hp_session']);
});

test('choosing another rate or paying by card after the session has ended leads to the login first, though a guest session is left', async ({
  page,
  context,
}) => {
  await beGuest(page);
  await openRates(page);
  const pick = (says: string) => rateRow(page, says).getByRole('button').first().click();
  const applied = page.getByText(t.rates.code.applied('SEND5'));
  await pick('UPS');
  await page.getByLabel(t.rates.code.label).fill('send5');
  await page.getByLabel(t.rates.code.label).press('Enter');
  await expect(applied).toBeVisible();
  await context.clearCookies({ name: 'hp_session' });
  await pick('FedEx');
  await logIn(page, t, 'privat@example.com');
  await expect(page).toHaveURL('/rates');
  await pick('FedEx');
  await expect(applied).toBeVisible();
  await expect(payButton(page, t)).toBeEnabled();
  await test.step('paying by card says so at the login', async () => {
    await page.getByRole('radio', { name: t.paying.names.card }).check();
    await context.clearCookies({ name: 'hp_session' });
    await payButton(page, t).click();
    await expect(ended(page)).toBeVisible();
  });
});

test('if the server cannot say who is signed in, the user stays, with all rights', async ({ page }) => {
  await openRates(page, { email: 'gold@example.com' });
  for (const status of [429, 503])
    await test.step(String(status), async () => {
      await page.route('**/api/auth/user', (route) => route.fulfill({ status, json: {} }));
      const asked = page.waitForResponse('**/api/auth/user');
      await page.goto('/rates');
      await asked;
      await rateRow(page, 'UPS').getByRole('button').first().click();
      await expect(page.getByRole('radio', { name: t.paying.names.invoice })).toBeVisible();
      await page.unroute('**/api/auth/user');
    });
});

test('an address already deleted in another tab can be deleted here too', async ({ page }) => {
  await signIn(page, 'privat@example.com');
  const added = await page.request.post('/api/addresses', { data: anAddress({ name: 'Werner Weg' }) });
  const { address } = (await added.json()) as { address: { id: string } };
  await page.goto('/profile?tab=addresses');
  const remove = page.getByRole('button', { name: t.profile.book.removeNamed('Werner Weg') });
  await expect(remove).toBeVisible();
  await page.request.delete(`/api/addresses/${address.id}`);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: t.profile.book.remove }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(remove).toHaveCount(0);
});

/** Another user signs in with the same browser, and this tab has not noticed yet. */
async function signInUnheard(page: Page, email: string): Promise<void> {
  const data = { userEmail: email, userPassword: 'Hafenpost1' };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
}

test('saving in a tab that still shows another user changes nobody’s profile', async ({ page }) => {
  await openAs(page, 'privat@example.com', '/profile');
  const last = page.getByRole('textbox', { name: t.profile.data.lastName, exact: true });
  await last.fill('Vertauscht');
  await signInUnheard(page, 'rabatt@example.com');
  await last.press('Enter');
  await expect(page.getByRole('button', { name: t.auth.login.submit, exact: true })).toBeVisible();
  expect(await (await page.request.get('/api/profile')).text()).not.toContain('Vertauscht');
});

test('an address is added to the book of the user shown, or to none', async ({ page }) => {
  await openAs(page, 'privat@example.com', '/profile?tab=addresses');
  await page.getByRole('button', { name: t.profile.book.add }).click();
  const dialog = page.getByRole('dialog');
  const { france } = recipients;
  await fillAddress(page, t, { ...france, country: 'Frankreich', name: 'Violette Vertauscht' });
  await signInUnheard(page, 'rabatt@example.com');
  await dialog.getByRole('button', { name: t.profile.save }).click();
  await expect(page.getByRole('button', { name: t.auth.login.submit, exact: true })).toBeVisible();
  expect(await (await page.request.get('/api/addresses')).text()).not.toContain('Vertauscht');
});
