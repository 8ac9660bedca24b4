// An answer that comes late, when the customer has gone on: it overwrites nothing, and leads nobody away.
import { expect, type Page, test } from '@playwright/test';
import { buy, failAtCarriers } from '../support/bought.ts';
import { orderOf } from '../support/desk.ts';
import { anAddress } from '../support/factories.ts';
import { builtFile } from '../support/built-file.ts';
import { createGate } from '../support/gate.ts';
import {
  fillOver,
  fillUpToServices,
  goTo,
  logIn,
  open,
  openAs,
  recipients,
  signIn,
  texts,
} from '../support/journey.ts';
import { choose, openRates, payAtPayPal, rateRow } from '../support/rates-page.ts';

const t = texts.de;

type Held = { asked: Promise<void>; release: () => Promise<void> };

/** The next call there is answered by the server, or refused, but its answer arrives only once released. */
async function hold(page: Page, url: string, method: string, refused?: object): Promise<Held> {
  const asked = createGate();
  const released = createGate();
  const answered = createGate();
  let isFirst = true;
  await page.route(url, async (route) => {
    if (!isFirst || route.request().method() !== method) return route.fallback();
    isFirst = false;
    const response = refused ? null : await route.fetch();
    asked.open();
    await released.opened;
    const json = { success: false, requestId: 'x', ...refused };
    // The page may not want it any more.
    await route.fulfill(response ? { response } : { status: 400, json }).catch(() => null);
    answered.open();
  });
  return {
    asked: asked.opened,
    release: async () => {
      released.open();
      await answered.opened;
      // The page reads and uses it in tasks of its own.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    },
  };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const address = t.wizard.address;

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.site.logOut }).click();
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
}

test('who was signed in before a logout, or another login, is not signed in again', async ({ page }) => {
  await openAs(page, 'gold@example.com', '/dashboard');
  const { asked, release } = await hold(page, '**/api/auth/user', 'GET');
  await page.goto('/dashboard');
  await asked;
  await logOut(page);
  await logIn(page, t, 'privat@example.com');
  await expect(page.getByText(t.site.greeting('Petra'))).toBeVisible();
  await release();
  await page.getByRole('link', { name: t.site.newShipment }).first().click();
  await expect(field(page, address.email)).toHaveValue('privat@example.com');
  await expect(page.getByText(t.site.greeting('Petra'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('privat@example.com');
});

test('a shipment that is handed out during a logout leaves nothing of it behind', async ({ page }) => {
  await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Spät Angekommen' });
  const { id } = await orderOf(page, 'Spät Angekommen');
  await page.request.post(`/api/orders/${id}/duplicate-to-session`);
  const { asked, release } = await hold(page, '**/api/wizard/session', 'GET');
  await page.goto('/shipping-calculator');
  await asked;
  await logOut(page);
  await release();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('Spät Angekommen');
});

test('a shipment that arrives late leaves the step at which somebody types', async ({ page }) => {
  await openAs(page, 'privat@example.com', '/shipping-calculator');
  const released = createGate();
  await page.route('**/api/wizard/session', async (route) => {
    await released.opened;
    await route.fulfill({ json: { success: true, data: { toAddress: { name: 'Spät Geladen' } } } });
  });
  await page.reload();
  await goTo(page, t, 'recipient');
  await field(page, address.city).fill('Lyo');
  released.open();
  await expect(page.getByText(t.wizard.sessionLoaded)).toBeVisible();
  await expect(field(page, address.name)).toHaveValue('Spät Geladen');
  await expect(field(page, address.city)).toBeFocused();
  await page.getByRole('button', { name: t.wizard.undo }).click();
  await expect(field(page, address.city)).toHaveValue('Lyo');
});

test('an address chosen from the book meanwhile is not mixed with a suggested one', async ({ page }) => {
  await signIn(page, 'rabatt@example.com');
  const own = anAddress({
    name: 'Buch Person',
    street1: 'Buchweg 7',
    zip: '24103',
    city: 'Kiel',
    country: 'DE',
  });
  await page.request.post('/api/addresses', { data: own });
  await page.goto('/shipping-calculator');
  await goTo(page, t, 'recipient');
  await page.getByRole('combobox', { name: address.country }).fill('Deutschland');
  await page.getByRole('option', { name: 'Deutschland' }).first().click();
  const { asked, release } = await hold(page, '**/api/maps/details**', 'GET');
  const street = page.getByRole('combobox', { name: address.street1 });
  await street.fill('Lindenweg');
  await page.getByRole('listbox').getByRole('option').first().click();
  await asked;
  await page.getByRole('button', { name: t.book.open }).click();
  await page.getByRole('dialog').getByRole('option').filter({ hasText: 'Buch Person' }).first().click();
  await expect(street).toHaveValue('Buchweg 7');
  await release();
  await field(page, address.name).fill('Buch Person jun.');
  await expect(street).toHaveValue('Buchweg 7');
  await expect(field(page, address.city)).toHaveValue('Kiel');
});

test('whoever goes back while rates are requested stays there, and is told of no refusal elsewhere', async ({
  page,
}) => {
  await openAs(page, 'privat@example.com', '/shipping-calculator');
  // The next page is loaded ahead, so that no spinner takes the wizard's place.
  const ahead = page.waitForRequest(builtFile('pages/rates-page.tsx'));
  await fillUpToServices(page, t, { recipient: recipients.france });
  await ahead;
  const final = page.getByRole('button', { name: t.wizard.final.shipping });
  const first = await hold(page, '**/api/rates', 'POST');
  await final.click();
  await first.asked;
  await page.getByRole('button', { name: t.site.back, exact: true }).click();
  await field(page, t.parcel.weight).fill('9');
  await first.release();
  await field(page, t.parcel.description).fill('Printed books and maps');
  await page.getByRole('button', { name: t.wizard.continue.package }).click();
  await expect(final).toBeEnabled();
  await expect(page).toHaveURL('/shipping-calculator');

  const issues = [{ path: 'fromAddress.zip', reason: 'invalid' }];
  const second = await hold(page, '**/api/rates', 'POST', { code: 'invalid_request', message: 'x', issues });
  await final.click();
  await second.asked;
  await page.getByRole('link', { name: t.site.dashboard }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await second.release();
  await page.getByRole('link', { name: t.orders.menu.profile }).first().hover();
  await expect(page.getByText(t.services.failure.title)).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('whoever has asked for a new password meanwhile is not led away by the login', async ({ page }) => {
  await open(page, '/login', 'de');
  const { asked, release } = await hold(page, '**/api/auth/login', 'POST');
  await logIn(page, t);
  await asked;
  await page.getByRole('link', { name: t.auth.login.forgot }).click();
  const email = page.getByRole('textbox', { name: t.auth.login.email });
  await email.fill('somebody@example.com');
  await release();
  await expect(page.getByText(t.site.greeting('Greta'))).toBeVisible();
  await expect(email).toHaveValue('somebody@example.com');
});

test('a declaration that is being stored cannot be changed in its dialog', async ({ page }) => {
  await openAs(page, 'privat@example.com', '/shipping-calculator');
  await fillUpToServices(page, t, { recipient: recipients.switzerland });
  await page.getByRole('checkbox', { name: t.services.export.label }).click();
  const dialog = page.getByRole('dialog');
  const own = dialog.getByRole('checkbox', { name: t.services.export.ownCheckbox });
  await own.check();
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  const file = { name: 'meine.pdf', mimeType: 'application/pdf', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  const { asked, release } = await hold(page, '**/api/upload-ae', 'POST');
  await dialog.getByRole('button', { name: t.services.export.confirm }).click();
  await asked;
  await expect(own).toBeDisabled();
  await expect(dialog.locator('input[type=file]')).toBeDisabled();
  await release();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('meine.pdf')).toBeVisible();
});

test('a refusal of one part of the profile leaves the focus in another, and is said after leaving; the last choice of a language counts', async ({
  page,
}) => {
  await openAs(page, 'business@example.com', '/profile');
  const save = page.getByRole('button', { name: t.profile.save }).first();
  const company = page.locator('#own-companyName');
  const kept = await company.inputValue();
  const issues = [{ path: 'companyName', reason: 'invalid' }];
  const refused = { code: 'invalid_request', message: 'x', issues };
  const first = await hold(page, '**/api/profile', 'POST', refused);
  await company.fill('Firma');
  await save.click();
  await first.asked;
  const city = page.locator('#address-city');
  await city.fill('');
  await page.keyboard.type('Ham');
  await first.release();
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await expect(city).toBeFocused();

  const second = await hold(page, '**/api/profile', 'POST', refused);
  await company.fill('Firma 2');
  await save.click();
  await second.asked;
  await page.getByRole('tab', { name: t.profile.tab.security }).click();
  await expect(page.locator('#password-currentPassword')).toBeVisible();
  await second.release();
  await expect(page.getByText(t.errors.title)).toBeVisible();
  await page.getByRole('tab', { name: t.profile.tab.data }).click();
  await company.fill(kept);
  await page.unrouteAll();
  await test.step('of two choices of a language the last one counts, whichever answer comes first', async () => {
    const { asked, release } = await hold(page, '**/api/profile', 'POST');
    const choice = (language: 'de' | 'en') => page.getByRole('radio', { name: t.profile.language[language] });
    await choice('en').click();
    await asked;
    await choice('de').click();
    await release();
    await expect(choice('de')).toBeChecked();
    await expect
      .poll(async () => {
        const reply = await page.request.get('/api/profile');
        return ((await reply.json()) as { profile: { language: string } }).profile.language;
      })
      .toBe('de');
    await expect(page.getByRole('heading', { level: 1, name: t.profile.title })).toBeVisible();
  });
});

test('an order to load keeps its address until somebody signs in, if the session has just ended', async ({
  page,
  context,
}) => {
  await signIn(page, 'gold@example.com');
  await buy(page, { name: 'Lade Später' });
  const { id } = await orderOf(page, 'Lade Später');
  await page.route(
    '**/duplicate-to-session',
    async (route) => {
      await context.clearCookies();
      await route.fulfill({
        response: await route.fetch({ headers: { origin: new URL(page.url()).origin } }),
      });
    },
    { times: 1 },
  );
  await page.goto(`/?loadOrder=${id}`);
  await expect(page.getByLabel(t.auth.login.email)).toBeVisible();
  await expect(page).toHaveURL(`/?loadOrder=${id}`);
  await logIn(page, t);
  await expect(page.getByText(t.wizard.sessionLoaded)).toBeVisible();
});

test('what is typed after signing in again in another tab is kept, where the logout was', async ({
  page,
  context,
}) => {
  await openAs(page, 'privat@example.com', '/dashboard');
  await logOut(page);
  const next = await context.newPage();
  await next.goto('/login');
  await logIn(next, t, 'privat@example.com');
  await expect(page.getByText(t.site.greeting('Petra'))).toBeVisible();
  await page.getByRole('link', { name: t.site.newShipment }).first().click();
  await fillOver(field(page, address.name), 'Wieder Da');
  await page.reload();
  await expect(field(page, address.name)).toHaveValue('Wieder Da');
});

test('a return from PayPal that is handed out while the page changes is not lost', async ({ page }) => {
  await openAs(page, 'privat@example.com', '/dashboard');
  const asked = createGate();
  const released = createGate();
  await page.route(
    '**/api/auth/user',
    async (route) => {
      const response = await route.fetch();
      const user = (await response.json()) as object;
      asked.open();
      await released.opened;
      const redirectToPayPalSuccess = { token: 'TOKEN', PayerID: 'PAYER', purchaseKey: 'key' };
      await route.fulfill({ response, json: { ...user, redirectToPayPalSuccess } });
    },
    { times: 1 },
  );
  await page.goto('/dashboard');
  await asked.opened;
  await page.getByRole('link', { name: t.orders.menu.profile }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: t.profile.title })).toBeVisible();
  released.open();
  await expect(page).toHaveURL(/\/label-success\?.*token=TOKEN/);
});

test('while PayPal takes long to authorize, who has approved is not sent back there', async ({ page }) => {
  await openRates(page);
  await choose(page, t, 'paypal');
  const slow = {
    match: { method: 'POST', path: '/\\/authorize$/' },
    mode: 'delay',
    delayMs: 10_000,
    times: 1,
  };
  await failAtCarriers(page, slow);
  // By now a webhook's look has the payment in hand, and the call does not wait for it.
  await page.route('**/capture', async (route) => {
    const key = new URL(page.url()).searchParams.get('purchaseKey') ?? '';
    await expect
      .poll(async () => (await page.request.get(`/api/purchase-result/${key}`)).text())
      .toContain('"beingChecked":true');
    await route.continue();
  });
  await payAtPayPal(page, t, 'approve');
  await expect(page.getByText(t.checkout.pending.paypal)).toBeVisible();
  await expect(page.getByRole('link', { name: t.checkout.pending.toPayPal })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t.checkout.status.completed.title })).toBeVisible();
});

/** PayPal calls nobody: only the buyer's return tells us. */
async function withoutCallsOfPayPal(page: Page, work: () => Promise<void>): Promise<void> {
  const set = (off: boolean) =>
    page.request.post(`${process.env['E2E_SANDBOX_URL'] ?? ''}/__sandbox/paypal/webhooks`, { data: { off } });
  expect((await set(true)).ok()).toBe(true);
  try {
    await work();
  } finally {
    await set(false);
  }
}

test('a return from PayPal that gets a proxy’s error page, and then no answer, is reported again, and nobody is asked to pay meanwhile', async ({
  page,
}) => {
  await openRates(page);
  await choose(page, t, 'paypal');
  let lost = 0;
  await page.route('**/paypal/order/*/capture', (route) => {
    lost += 1;
    return lost === 1 ? route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }) : route.abort();
  });
  await withoutCallsOfPayPal(page, async () => {
    await payAtPayPal(page, t, 'approve');
    await expect.poll(() => lost, 'reported again').toBeGreaterThan(1);
    await expect(page.getByText(t.checkout.pending.paypal)).toBeVisible();
    await expect(page.getByRole('link', { name: t.checkout.pending.toPayPal })).toHaveCount(0);
    await page.unroute('**/paypal/order/*/capture');
    await expect(page.getByRole('heading', { name: t.checkout.status.completed.title })).toBeVisible({
      timeout: 45_000,
    });
  });
});

test('a late answer to a discount code brings back no removed code, and takes away none that applies', async ({
  page,
}) => {
  await openRates(page);
  await choose(page, t, 'card', 'UPS');
  const pick = (carrier: string) => rateRow(page, carrier).getByRole('button').first().click();
  const kept = () => page.evaluate(() => localStorage.getItem('discountCode'));
  const field = page.getByLabel(t.rates.code.label);
  await field.fill('ship10');
  await field.press('Enter');
  const applied = page.getByText(t.rates.code.applied('SHIP10'));
  await expect(applied).toBeVisible();

  const refused = await hold(page, '**/api/rates/price', 'POST', { code: 'discount_invalid', message: 'x' });
  await pick('FedEx');
  await refused.asked;
  await pick('UPS');
  await expect(applied).toBeVisible();
  await refused.release();
  expect(await kept()).toContain('SHIP10');
  await expect(applied).toBeVisible();

  const accepted = await hold(page, '**/api/rates/price', 'POST');
  await pick('FedEx');
  await accepted.asked;
  await pick('UPS');
  await page.getByRole('button', { name: t.rates.code.removeNamed('SHIP10') }).click();
  await expect(applied).toHaveCount(0);
  await accepted.release();
  expect(await kept()).toBeNull();
});
