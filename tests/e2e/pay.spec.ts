// Paying in a browser: PayPal and the card window, every way they end, in both languages, on a desk and on a phone.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { RatesReply } from '#contract/rates.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { expectAccessible, type Language, logIn, open, texts } from '../support/journey.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const views = [
  { language: 'de', viewport: desk },
  { language: 'en', viewport: phone },
] as const;

const cards = {
  frictionless: '4000019966199434',
  challenge: '4000012892688323',
  declined: '4000000000000002',
};
const LABEL_MS = 25_000;

/** A signed-in customer before the rates of a shipment, as the wizard leaves them in the tab. */
async function openRates(
  page: Page,
  {
    email = 'privat@example.com',
    language = 'de',
    shipment = aShipment(),
  }: { email?: string; language?: Language; shipment?: Shipment } = {},
): Promise<typeof de> {
  const login = await page.request.post('/api/auth/login', {
    data: { userEmail: email, userPassword: 'Hafenpost1' },
  });
  const { userId } = (await login.json()) as { userId: string };
  const quoted = await page.request.post('/api/rates', { data: shipment });
  expect(quoted.status(), await quoted.text()).toBe(200);
  const reply = (await quoted.json()) as RatesReply;
  const t = await open(page, '/checkout-success', language);
  await page.evaluate(
    ([user, calculatedRates, shipmentData]) => {
      const keep = (key: string, data: unknown) =>
        sessionStorage.setItem(key, JSON.stringify({ version: 1, userId: user, data }));
      keep('calculatedRates', calculatedRates);
      keep('shipmentData', shipmentData);
    },
    [userId, reply, reply.shipmentData] as const,
  );
  await page.goto('/rates');
  return t;
}

const payButton = (page: Page, t: typeof de) => page.getByRole('button', { name: t.checkout.pay.orderBare });

/** Takes the rate of UPS, opens the cart where it is a sheet, and chooses how to pay. */
async function choose(page: Page, t: typeof de, method: 'card' | 'paypal' | 'invoice'): Promise<void> {
  const row = page.locator('[data-rate]').filter({ hasText: 'UPS' }).first();
  await row.getByRole('button').first().click();
  const cart = page.getByRole('button', { name: t.rates.cart.open });
  if ((page.viewportSize()?.width ?? 0) < 768) await cart.click();
  await page.getByRole('radio', { name: t.checkout.pay.names[method] }).check();
  await expect(payButton(page, t)).toBeEnabled();
}

async function payAtPayPal(page: Page, t: typeof de, choice: string): Promise<void> {
  await payButton(page, t).click();
  await expect(page.getByText('SANDBOX').first()).toBeVisible();
  await page.locator(`#${choice}`).click();
}

/** The click on the pay button opens the window; it is given back once it shows the card form. */
async function openCardWindow(page: Page, t: typeof de): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), payButton(page, t).click()]);
  await expect(popup.locator('#card')).toBeVisible();
  return popup;
}

async function fillCard(popup: Page, number: string): Promise<void> {
  await popup.locator('#card').fill(number);
  await popup.locator('#expiry').fill('12/35');
  await popup.locator('#cvc').fill('123');
  await popup.locator('#holder').fill('Jörg Müller');
  await popup.locator('#pay').click();
}

const expectLabel = async (page: Page, t: typeof de): Promise<void> => {
  await expect(page.getByRole('heading', { name: t.checkout.status.completed.title })).toBeVisible({
    timeout: LABEL_MS,
  });
  await expect(page.getByRole('link', { name: t.checkout.labels.download })).toBeVisible();
  await expectAccessible(page);
};

/** As browsers do by default for windows that nobody clicked for. */
const forbidPopups = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.open = () => null;
  });

for (const { language, viewport } of views) {
  test(`PayPal: approved, the label is there (${language}, ${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const t = await openRates(page, { language });
    await choose(page, t, 'paypal');
    await expectAccessible(page);
    const sum = /[\d.,]+/.exec((await payButton(page, t).textContent()) ?? '')?.[0] ?? 'no sum';
    await payAtPayPal(page, t, 'approve');
    await expect(page).toHaveURL(/\/label-success\?.*token=/);
    await expectLabel(page, t);
    await expect(page.getByText(sum).first()).toBeVisible();
    await page.goto('/rates');
    await expect(page, 'the rates are spent').toHaveURL('/');
  });

  test(`card: a frictionless payment closes its window and shows the label (${language}, ${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const t = await openRates(page, { language });
    await choose(page, t, 'card');
    const popup = await openCardWindow(page, t);
    await expect(page).toHaveURL(/\/checkout-success\?intentId=.*&payment=pending&method=computop/);
    await expect(page.getByText(t.checkout.cardWindow.open)).toBeVisible();
    await expectAccessible(page);
    const closed = popup.waitForEvent('close');
    await fillCard(popup, cards.frictionless);
    await closed;
    await expect(page).toHaveURL(/\/label-success\?.*intentId=/);
    await expectLabel(page, t);
  });
}

test('card: the labels come even when the window never says a word', async ({ page }) => {
  const t = await openRates(page);
  await choose(page, t, 'card');
  const popup = await openCardWindow(page, t);
  await page.context().route('**/payment/success*', (route) => route.abort());
  await fillCard(popup, cards.frictionless);
  await expect(page).toHaveURL(/\/label-success\?.*intentId=/);
  await expectLabel(page, t);
});

test('card: a challenge is confirmed with its code', async ({ page }) => {
  const t = await openRates(page);
  await choose(page, t, 'card');
  const popup = await openCardWindow(page, t);
  await fillCard(popup, cards.challenge);
  await popup.locator('#code').fill('1234');
  await popup.locator('#confirm').click();
  await expectLabel(page, t);
});

test('card: declined, nothing is charged and the rates are still there to try again', async ({ page }) => {
  const t = await openRates(page, { language: 'en' });
  await choose(page, t, 'card');
  const popup = await openCardWindow(page, t);
  await fillCard(popup, cards.declined);
  await expect(page.getByRole('heading', { name: t.result.problems.payment_failed.title })).toBeVisible({
    timeout: LABEL_MS,
  });
  await expectAccessible(page);
  await page.getByRole('link', { name: t.result.labelFailed.backNow }).click();
  await expect(page).toHaveURL('/rates');
});

test('card: a blocked window is said, and paying goes on in the same window', async ({ page, context }) => {
  await forbidPopups(context);
  const t = await openRates(page);
  await choose(page, t, 'card');
  await payButton(page, t).click();
  await expect(page.getByText(t.checkout.pay.popup.blocked)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.checkout.pay.popup.retry }).click();
  await expect(page.getByText(t.checkout.pay.popup.blocked)).toBeVisible();
  await page.getByRole('button', { name: t.checkout.pay.popup.sameWindow }).click();
  await fillCard(page, cards.frictionless);
  await expect(page).toHaveURL(/\/label-success/);
  await expectLabel(page, t);
});

test('card: a window closed by the buyer can be opened again, and is paid once', async ({ page }) => {
  const t = await openRates(page);
  await choose(page, t, 'card');
  const popup = await openCardWindow(page, t);
  await popup.close();
  await expect(page.getByText(t.checkout.cardWindow.closedTitle)).toBeVisible();
  await page.getByRole('button', { name: t.checkout.cardWindow.paid }).click();
  await expect(page.getByText(t.checkout.cardWindow.paidHint)).toBeVisible();
  await expectAccessible(page);
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: t.checkout.cardWindow.retry }).click(),
  ]);
  await fillCard(again, cards.frictionless);
  await expectLabel(page, t);
});

test('card: called off in its window, the order is cancelled and says so', async ({ page }) => {
  const t = await openRates(page);
  await choose(page, t, 'card');
  const popup = await openCardWindow(page, t);
  await popup.locator('#cancel').click();
  await expect(page.getByRole('heading', { name: t.result.problems.user_cancelled.title })).toBeVisible({
    timeout: LABEL_MS,
  });
  await expectAccessible(page);
});

test('card: a forged message from another page changes nothing', async ({ page }) => {
  const t = await openRates(page);
  await choose(page, t, 'card');
  await openCardWindow(page, t);
  await expect(page.getByText(t.checkout.cardWindow.open)).toBeVisible();
  await page.evaluate(() =>
    window.postMessage({ type: 'hafenpost:payment', purchaseKey: null, outcome: 'success' }),
  );
  await expect(page.getByText(t.checkout.cardWindow.open)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout-success/);
});

test('PayPal: cancelled there, nothing is charged and the same rate can be bought again', async ({
  page,
}) => {
  const t = await openRates(page);
  await choose(page, t, 'paypal');
  await payAtPayPal(page, t, 'cancel');
  await expect(page.getByRole('heading', { name: t.result.cancel.page })).toBeVisible();
  await expect(page.getByText(t.result.cancel.reasons.user_cancelled)).toBeVisible();
  await expect(page.getByRole('heading', { name: t.checkout.details.title, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/rates');
  await choose(page, t, 'paypal');
  await payAtPayPal(page, t, 'approve');
  await expectLabel(page, t);
});

test('PayPal: declined, the page names the reason and leads back to the rates', async ({ page }) => {
  const t = await openRates(page, { language: 'en' });
  await choose(page, t, 'paypal');
  await payAtPayPal(page, t, 'decline');
  await expect(page).toHaveURL(/\/checkout-error\?.*reason=declined/, { timeout: LABEL_MS });
  await expect(page.getByText(t.result.checkoutError.reasons.declined.message)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.result.checkoutError.retry }).click();
  await expect(page).toHaveURL('/rates');
});

test('PayPal: an e-cheque stays in review, and the page says that there is nothing to do', async ({
  page,
}) => {
  const t = await openRates(page);
  await choose(page, t, 'paypal');
  await payAtPayPal(page, t, 'pending');
  await expect(page.getByRole('heading', { name: t.checkout.pending.reviewTitle })).toBeVisible({
    timeout: LABEL_MS,
  });
  await expectAccessible(page);
});

test('PayPal: a refused label is not charged, and the way leads back to the rates', async ({ page }) => {
  const shipment = aShipment({
    toAddress: anAddress({ name: 'Lena LABELFAIL', city: 'Paris', zip: '75001', country: 'FR' }),
  });
  const t = await openRates(page, { language: 'en', shipment });
  await choose(page, t, 'paypal');
  await payAtPayPal(page, t, 'approve');
  await expect(page.getByText('PayPal payment was NOT charged').first()).toBeVisible({ timeout: LABEL_MS });
  await expect(page).toHaveURL('/rates', { timeout: 8_000 });
});

test('PayPal: who comes back without a session signs in, and finds the label (R94)', async ({
  page,
  context,
}) => {
  const t = await openRates(page);
  await choose(page, t, 'paypal');
  await payButton(page, t).click();
  await expect(page.locator('#approve')).toBeVisible();
  await context.clearCookies();
  await page.locator('#approve').click();
  await expect(page.getByRole('heading', { name: t.result.label.parkedTitle })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await logIn(page, t, 'privat@example.com');
  await expect(page).toHaveURL(/\/label-success\?.*token=.*&PayerID=/);
  await expectLabel(page, t);
});

test('card: a changed price is shown old and new, and paid only after a yes', async ({ page }) => {
  const t = await openRates(page);
  await choose(page, t, 'card');
  const sent: { amount: string; key: string | undefined }[] = [];
  await page.route('**/api/computop/checkout-intent', async (route) => {
    const { amount } = route.request().postDataJSON() as { amount: string };
    sent.push({ amount, key: route.request().headers()['idempotency-key'] });
    if (sent.length > 1) return route.abort();
    const rates = await page.evaluate(() => sessionStorage.getItem('calculatedRates') ?? '');
    const price = (JSON.parse(rates) as { data: RatesReply }).data.rates[0]?.priceBreakdown;
    const details = { priceBreakdown: { ...price, totalPrice: 9_999 } };
    const body = { success: false, code: 'price_changed', message: '', requestId: 'r', details };
    return route.fulfill({ status: 409, json: body });
  });
  await payButton(page, t).click();
  const dialog = page.getByRole('dialog', { name: t.checkout.priceChanged.title });
  await expect(dialog).toContainText('99,99');
  await expectAccessible(page);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: t.checkout.pay.orderBare }).click(),
  ]);
  await expect.poll(() => popup.isClosed(), 'nothing to pay, no window').toBe(true);
  await expect(page.getByText(t.checkout.pay.failed.card).first()).toBeVisible();
  expect(sent.map(({ amount }) => amount).at(-1)).toBe('99.99');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('PayPal: a session that ended meanwhile asks for the login, and keeps the rates', async ({
  page,
  context,
}) => {
  const t = await openRates(page);
  await choose(page, t, 'paypal');
  await context.clearCookies();
  await payButton(page, t).click();
  await expect(page).toHaveURL('/rates');
  await logIn(page, t, 'privat@example.com');
  await expect(page.locator('[data-rate]').first()).toBeVisible();
});

test('an invoice still needs one click', async ({ page }) => {
  const t = await openRates(page, { email: 'gold@example.com' });
  await choose(page, t, 'invoice');
  await payButton(page, t).dblclick();
  await expect(page).toHaveURL(/\/checkout-success\?intentId=.*&payment=paid&method=invoice/);
  await expectLabel(page, t);
});

test('the way to pay is remembered in the tab', async ({ page }) => {
  const t = await openRates(page);
  await choose(page, t, 'paypal');
  await page.reload();
  await page.locator('[data-rate]').first().getByRole('button').first().click();
  await expect(page.getByRole('radio', { name: t.checkout.pay.names.paypal })).toBeChecked();
});

const resultPages = [
  ['/label-success', (t: typeof de) => t.result.label.noData],
  ['/label-success?purchaseKey=pk_gone', (t: typeof de) => t.result.label.missing],
  ['/label-success?intentId=ci_gone', (t: typeof de) => t.result.label.missing],
  ['/checkout-success', (t: typeof de) => t.checkout.missing.title],
  ['/checkout-success?intentId=ci_gone', (t: typeof de) => t.checkout.loadFailed],
  ['/checkout-error', (t: typeof de) => t.result.checkoutError.reasons.missing_intent.message],
  [
    '/checkout-error?intentId=ci_gone&reason=label_processing_failed',
    (t: typeof de) => t.result.checkoutError.successful,
  ],
  ['/checkout-cancel?intentId=ci_gone&reason=timeout', (t: typeof de) => t.result.cancel.reasons.timeout],
  ['/payment-failed?reason=expired&method=card', (t: typeof de) => t.result.payment.card.expired],
  ['/payment-error?reason=timeout', (t: typeof de) => t.result.payment.reasons.timeout],
  ['/payment/success', (t: typeof de) => t.result.payment.reasons.missing],
  ['/payment-success?purchaseKey=pk_gone', (t: typeof de) => t.result.label.missing],
] as const;

for (const language of ['de', 'en'] as const)
  test(`every result page is open to all and says what it knows (${language})`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/auth', language);
    for (const [path, sentence] of resultPages) {
      await page.goto(path);
      await expect(page.getByText(sentence(texts[language])).first(), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBe(0);
      await expectAccessible(page);
    }
  });

test('a purchase key that is none leads home after its message (R85)', async ({ page }) => {
  const t = await open(page, '/label-success?purchaseKey=pk_unknown', 'de');
  await expect(page.getByText('Fehler bei der Zahlungsverarbeitung').first()).toBeVisible();
  await expect(page).toHaveURL('/', { timeout: 4_000 });
  await expect(page.getByRole('button', { name: t.auth.login.submit, exact: true })).toBeVisible();
});
