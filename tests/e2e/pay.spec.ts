// Paying in a browser: PayPal and the card window, all their outcomes, in both languages, on desktop and phone.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { de } from '#web/i18n/de.ts';
import type { RatesReply } from '#contract/rates.ts';
import { failAtCarriers, newYork } from '../support/bought.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { createGate } from '../support/gate.ts';
import { expectAccessible, logIn, open, texts } from '../support/journey.ts';
import { builtFile } from '../support/built-file.ts';
import { choose, openRates, payAtPayPal, payButton, rateRow } from '../support/rates-page.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const cards = {
  frictionless: '4000019966199434',
  challenge: '4000012892688323',
  declined: '4000000000000002',
};
const LABEL_MS = 25_000;

/** Clicking the pay button opens the window; it is returned once it shows the card form. */
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

/** To another URL without reloading the app. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => history.pushState(null, '', next), path);

/** As browsers do by default for windows not opened by a click. */
const forbidPopups = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.open = () => null;
  });

/** No message from another window reaches the app. */
const makeDeaf = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener('message', (event) => event.stopImmediatePropagation()));

test('PayPal: cancelled, declined and approved, each page says what came of it, and the same rate is bought in the end', async ({
  page,
}) => {
  const t = await openRates(page);
  await choose(page, t, 'paypal');
  await test.step('cancelled there, nothing is charged, and it could be paid another way', async () => {
    await payAtPayPal(page, t, 'cancel');
    await expect(page.getByRole('heading', { level: 1, name: t.result.cancel.page })).toBeFocused();
    await expect(page.getByText(t.result.cancel.reasons.user_cancelled)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.checkout.details.title, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.result.labelFailed.backNow }).click();
    await expect(rateRow(page, t.rates.list.chosen)).toContainText('UPS');
    await page.getByRole('radio', { name: t.paying.names.card }).check();
    await expect(payButton(page, t)).toBeEnabled();
  });
  await test.step('declined, the page gives the reason and leads back to the rates', async () => {
    await choose(page, t, 'paypal');
    await payAtPayPal(page, t, 'decline');
    await expect(page).toHaveURL(/\/checkout-error\?.*reason=declined/, { timeout: LABEL_MS });
    await expect(page.getByText(t.result.checkoutError.reasons.declined.message)).toBeVisible();
    // On return the outcome has the focus, without an outline: there is nothing to do with it.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
    await page.getByRole('link', { name: t.result.checkoutError.retry }).click();
    await expect(page).toHaveURL('/rates');
  });
  await test.step('approved, the label is there, and the rates are spent', async () => {
    await choose(page, t, 'paypal');
    const sum = /[\d.,]+/.exec((await payButton(page, t).textContent()) ?? '')?.[0] ?? 'no sum';
    await payAtPayPal(page, t, 'approve');
    await expect(page).toHaveURL(/\/label-success\?.*token=/);
    await expectLabel(page, t);
    await expect(page.getByText(sum).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('calculatedRates'))).toBeNull();
    await page.goto('/rates');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  });
});

/** Returns which order it is. */
async function orderAtPayPal(page: Page, t: typeof de): Promise<string> {
  const opened = page.waitForResponse('**/api/paypal/checkout-intent');
  await payButton(page, t).click();
  return ((await (await opened).json()) as { intentId: string }).intentId;
}

/** With PayPal chosen. */
async function stopOnTheWayToPayPal(page: Page, t: typeof de): Promise<string> {
  // An answer without a page leaves the browser where it is, as Stop does.
  await page.route(/checkoutnow/, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(/checkoutnow/);
  const intentId = await orderAtPayPal(page, t);
  await left;
  await expect(payButton(page, t)).toBeDisabled();
  await page.keyboard.press('Escape');
  return intentId;
}

test('PayPal on a phone, in English: what was chosen is kept on the way there and back, until the label is there', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const t = await openRates(page, { language: 'en' });
  const chosen = rateRow(page, 'UPS').getByRole('button', { name: t.rates.list.chosen });
  const openCart = () => page.getByRole('button', { name: t.rates.cart.open }).click();
  await choose(page, t, 'paypal');
  await expectAccessible(page);
  await test.step('rate and payment method are still chosen after a reload', async () => {
    await page.reload();
    await expect(chosen).toBeVisible();
    await openCart();
    await expect(page.getByRole('radio', { name: t.paying.names.paypal })).toBeChecked();
  });
  await test.step('the rate is still chosen on returning from PayPal', async () => {
    await payButton(page, t).click();
    await expect(page.getByText('SANDBOX').first()).toBeVisible();
    await page.goBack();
    await expect(chosen).toBeVisible();
    await openCart();
    await expect(payButton(page, t)).toBeEnabled();
  });
  await test.step('if loading its page is stopped, the sheet can be closed, and the same order continues', async () => {
    const intentId = await stopOnTheWayToPayPal(page, t);
    await expect(page.getByRole('dialog', { name: t.rates.cart.title })).toHaveCount(0);
    await openCart();
    expect(await orderAtPayPal(page, t)).toBe(intentId);
    await page.unroute(/checkoutnow/);
    await page.keyboard.press('Escape');
    await openCart();
  });
  await test.step('after approval the label is there', async () => {
    await payAtPayPal(page, t, 'approve');
    await expect(page).toHaveURL(/\/label-success\?.*token=/);
    await expectLabel(page, t);
  });
});

test('card: an own window shows our page until the payment page loads, is not fooled, and closes once it is paid', async ({
  page,
}) => {
  const t = await openRates(page);
  const { opened: held, open: answer } = createGate();
  await page.route('**/api/computop/checkout-intent', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, t, 'card');
  const [popup] = await Promise.all([page.waitForEvent('popup'), payButton(page, t).click()]);
  await test.step('Safari may not cut our own page off from the rates', async () => {
    await expect(popup.getByText(t.paying.popup.waiting)).toBeVisible();
    const reply = await page.request.get(popup.url());
    expect(reply.headers()['content-type']).toContain('text/html');
    expect(reply.headers()['cross-origin-opener-policy']).toBe('unsafe-none');
  });
  answer();
  await expect(popup.locator('#card')).toBeVisible();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600]);
  await expect(page).toHaveURL(/\/checkout-success\?intentId=.*&payment=pending&method=computop/);
  const open = page.getByText(t.checkout.cardWindow.open);
  await expect(open).toBeVisible();
  await expectAccessible(page);
  await test.step('a forged message from another page changes nothing', async () => {
    await page.evaluate(() =>
      window.postMessage({ type: 'hafenpost:payment', purchaseKey: null, outcome: 'success' }),
    );
    await expect(open).toBeVisible();
    await expect(page).toHaveURL(/\/checkout-success/);
  });
  await payUntilClosed(page, popup);
  await expectLabel(page, t);
});

async function payUntilClosed(page: Page, popup: Page): Promise<void> {
  const closed = popup.waitForEvent('close');
  await fillCard(popup, cards.frictionless);
  await closed;
  await expect(page).toHaveURL(/\/label-success\?.*intentId=/);
}

test('card on a phone, in English: cancelled and declined, each page says so and leads back to the rate, which is paid in the end', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const t = await openRates(page, { language: 'en' });
  const { user_cancelled: cancelled, payment_failed: declined } = t.result.problems;
  const backToTheRate = async () => {
    await page.getByRole('link', { name: t.result.labelFailed.backNow }).click();
    await expect(page).toHaveURL('/rates');
    await expect(rateRow(page, 'UPS').getByRole('button', { name: t.rates.list.chosen })).toBeVisible();
    await page.getByRole('button', { name: t.rates.cart.open }).click();
    await expect(payButton(page, t)).toBeEnabled();
  };
  await choose(page, t, 'card');
  await test.step('cancelled in its window', async () => {
    const popup = await openCardWindow(page, t);
    await popup.locator('#cancel').click();
    await expect(page.getByRole('heading', { name: cancelled.title })).toBeVisible({ timeout: LABEL_MS });
    await expectAccessible(page);
    await popup.close();
    await backToTheRate();
  });
  await test.step('declined', async () => {
    const popup = await openCardWindow(page, t);
    await fillCard(popup, cards.declined);
    await expect(page.getByRole('heading', { name: declined.title })).toBeVisible({ timeout: LABEL_MS });
    // It may still say why; an open window would be used again.
    await popup.close();
    await backToTheRate();
  });
  await test.step('paid', async () => {
    await payUntilClosed(page, await openCardWindow(page, t));
    await expectLabel(page, t);
  });
});

test('card: paid before the page has its first answer, the labels still arrive', async ({ page }) => {
  await makeDeaf(page);
  const t = await openRates(page);
  await choose(page, t, 'card');
  const paid = page.waitForEvent('popup').then(async (popup) => {
    const closed = popup.waitForEvent('close');
    await fillCard(popup, cards.frictionless);
    await closed;
  });
  await page.route('**/api/checkout-intents/ci_*', async (route) => {
    await paid;
    await route.continue();
  });
  await payButton(page, t).click();
  await paid;
  await expect(page).toHaveURL(/\/label-success\?.*intentId=/);
  await expectLabel(page, t);
  await page.goBack();
  await expect(page, 'the page that waited is not on the way back').not.toHaveURL(/checkout-success/);
});

/** From here on; the page switches to English at once. */
async function speakEnglish(page: Page): Promise<typeof texts.en> {
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  return texts.en;
}

test('card: a blocked window is reported, and the payment continues in the same window', async ({
  page,
  context,
}) => {
  await forbidPopups(context);
  const german = await openRates(page);
  await choose(page, german, 'card');
  await payButton(page, german).click();
  await expect(page.getByText(german.paying.popup.blocked)).toBeVisible();
  await expectAccessible(page);
  const t = await speakEnglish(page);
  await expect(page.getByText(t.paying.popup.blocked)).toBeVisible();
  await page.getByRole('button', { name: t.paying.popup.retry }).click();
  await expect(page.getByText(t.paying.popup.blocked)).toBeVisible();
  await page.getByRole('button', { name: t.paying.popup.sameWindow }).click();
  await fillCard(page, cards.frictionless);
  await expect(page).toHaveURL(/\/label-success/);
  await expectLabel(page, t);
});

test('card: a window closed by the buyer can be opened again, and is paid once, with a challenge confirmed by its code', async ({
  page,
}) => {
  const german = await openRates(page);
  await choose(page, german, 'card');
  const popup = await openCardWindow(page, german);
  await page.getByRole('button', { name: german.checkout.cardWindow.focus }).focus();
  await popup.close();
  const { closedTitle } = german.checkout.cardWindow;
  await expect(page.getByRole('status').getByText(closedTitle), 'read out').toBeVisible();
  await expect(page.getByText(closedTitle), 'its button has gone').toBeFocused();
  const t = await speakEnglish(page);
  await expect(page.getByText(t.checkout.cardWindow.closedTitle)).toBeVisible();
  await page.getByRole('button', { name: t.checkout.cardWindow.paid }).click();
  await expect(page.getByText(t.checkout.cardWindow.paidHint)).toBeVisible();
  await expectAccessible(page);
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: t.checkout.cardWindow.retry }).click(),
  ]);
  await fillCard(again, cards.challenge);
  await again.locator('#code').fill('1234');
  await again.locator('#confirm').click();
  await expectLabel(page, t);
});

test('card: paid after the page has returned to the rates, it still leads to the labels and clears the drafts', async ({
  page,
}) => {
  const t = await openRates(page);
  await choose(page, t, 'card');
  const popup = await openCardWindow(page, t);
  await expect(page).toHaveURL(/checkout-success/);
  await page.goBack();
  await expect(rateRow(page, 'UPS')).toBeVisible();
  await fillCard(popup, cards.frictionless);
  await expect(page).toHaveURL(/\/label-success\?.*purchaseKey=/);
  await expectLabel(page, t);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('calculatedRates'))).toBeNull();
});

test('card: "I have paid" has the payment service asked, where neither it nor its window told us', async ({
  page,
  context,
}) => {
  const set = (off: boolean) =>
    page.request.post(`${process.env['E2E_SANDBOX_URL'] ?? ''}/__sandbox/computop/notify`, { data: { off } });
  const t = await openRates(page);
  const { cardWindow } = t.checkout;
  await choose(page, t, 'card');
  const popup = await openCardWindow(page, t);
  const intentId = new URL(page.url()).searchParams.get('intentId') ?? '';
  await context.route('**/api/payments/card/return/**', (route) => route.abort());
  const back = popup.waitForRequest('**/api/payments/card/return/**');
  expect((await set(true)).ok()).toBe(true);
  try {
    await fillCard(popup, cards.frictionless);
    await back;
  } finally {
    await set(false);
  }
  await popup.close();
  const seen = await page.request.get(`/api/checkout-intents/${intentId}`);
  expect(await seen.json(), 'nobody has told us').toMatchObject({ intent: { awaitsBuyer: true } });
  const paid = page.getByRole('button', { name: cardWindow.paid });
  await paid.click();
  await expectLabel(page, t);
});

test('card: a page whose code could not be loaded leads to the labels once the window says that it is paid', async ({
  page,
}) => {
  // Already ahead, while the cart is open.
  await page.route(builtFile('pages/checkout-success-page.tsx'), (route) => route.abort());
  const t = await openRates(page);
  await choose(page, t, 'card');
  const popup = await openCardWindow(page, t);
  await expect(page.getByText(t.site.broken.title).first()).toBeVisible();
  await fillCard(popup, cards.frictionless);
  await expect(page).toHaveURL(/\/label-success\?.*purchaseKey=/);
  await expectLabel(page, t);
});

test('card: what went wrong is told truly: a cancellation without an answer, and an amount other than ordered', async ({
  page,
}) => {
  const t = await openRates(page);
  await choose(page, t, 'card');
  await test.step('an order cancelled without an answer is shown as cancelled, and meanwhile it is said to be unclear', () =>
    cancelWithoutAnAnswer(page, t));
  await page.getByRole('link', { name: t.result.labelFailed.backNow }).click();
  await choose(page, t, 'card');
  await test.step('an amount other than ordered buys nothing, and both pages say that it is refunded', () =>
    payAnotherAmount(page, t));
});

async function cancelWithoutAnAnswer(page: Page, t: typeof de): Promise<void> {
  const { cardWindow } = t.checkout;
  const popup = await openCardWindow(page, t);
  await popup.close();
  const cancel = page.getByRole('button', { name: cardWindow.cancel });
  await page.route('**/cancel', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }), { times: 1 });
  await cancel.click();
  await expect(page.getByRole('status').getByText(cardWindow.cancelUnclear)).toBeVisible();
  const failed = page.getByText(cardWindow.cancelFailed);
  expect(await failed.count(), 'a message would disappear by itself').toBe(0);
  await expectAccessible(page);
  await page.route(
    '**/cancel',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await cancel.click();
  await expect(page.getByRole('heading', { name: t.result.problems.user_cancelled.title })).toBeVisible();
  expect(await failed.count()).toBe(0);
}

async function payAnotherAmount(page: Page, t: typeof de): Promise<void> {
  const settings = `${process.env['E2E_SANDBOX_URL'] ?? ''}/__sandbox/computop/settings`;
  const { amount_mismatch: goesBack, amount_mismatch_refunded: isBack } = t.result.problems;
  const told = page.getByText(goesBack.text).or(page.getByText(isBack.text));
  const popup = await openCardWindow(page, t);
  const back = popup.waitForURL('**/payment-failed?*', { waitUntil: 'commit' });
  let address = '';
  await page.request.post(settings, { data: { amountFactor: 0.5 } });
  try {
    await fillCard(popup, cards.frictionless);
    await back;
    address = popup.url();
    await expect(told).toBeVisible();
    await expect(page.getByRole('link', { name: t.result.labelFailed.backNow })).toBeVisible();
  } finally {
    await page.request.post(settings, { data: { amountFactor: 1 } });
  }
  // As in a browser without windows, where the card page returns to this one.
  await page.goto(address);
  await expect(told).toBeVisible();
}

test('card: while the money is held and the labels are bought, no page asks to pay or calls it cancelled', async ({
  page,
}) => {
  await makeDeaf(page);
  const t = await openRates(page, {
    shipment: aShipment({ toAddress: anAddress({ name: 'Zoë Quinn', ...newYork }) }),
  });
  await choose(page, t, 'card', 'HUB');
  const popup = await openCardWindow(page, t);
  await expect(page).toHaveURL(/checkout-success/);
  const status = page.url().replace('&payment=pending', '');
  await failAtCarriers(page, {
    match: { method: 'POST', path: '/\\/buy$/' },
    mode: 'delay',
    delayMs: 25_000,
    times: 1,
  });
  await fillCard(popup, cards.frictionless);
  const underWay = page.getByRole('heading', { name: t.checkout.status.paid.title });
  await expect(page).toHaveURL(/\/label-success/);
  await expect(underWay).toBeVisible();
  await page.goto(status);
  await expect(underWay).toBeVisible();
  await expect(page.getByText(t.checkout.cardWindow.none)).toBeHidden();
  await expect(page.getByRole('button', { name: t.checkout.cardWindow.cancel })).toBeHidden();
  await page.goto(status.replace('checkout-success', 'checkout-cancel'));
  await expect(page.getByText(t.result.cancel.paid)).toBeVisible();
  await expect(underWay).toBeVisible();
  await page.getByRole('link', { name: t.result.checkoutError.toStatus }).click();
  await expect(page.getByRole('heading', { name: t.checkout.status.completed.title })).toBeVisible({
    timeout: 45_000,
  });
  await expectLabel(page, t);
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

test('PayPal: if the carrier does not answer, the page says so instead of waiting for PayPal', async ({
  page,
}) => {
  const shipment = aShipment({
    toAddress: anAddress({ name: 'Nora NORESPONSE', city: 'Paris', zip: '75001', country: 'FR' }),
  });
  const t = await openRates(page, { shipment });
  await choose(page, t, 'paypal');
  await payAtPayPal(page, t, 'approve');
  await expect(page.getByRole('heading', { name: t.checkout.pending.unclearTitle })).toBeVisible({
    timeout: LABEL_MS,
  });
  await expect(page.getByText(t.checkout.pending.paypal)).toBeHidden();
  await expectAccessible(page);
});

test('a refused label is not charged by PayPal, which leads back to the rates; an invoice names the support', async ({
  page,
}) => {
  const shipment = aShipment({
    toAddress: anAddress({ name: 'Lena LABELFAIL', city: 'Paris', zip: '75001', country: 'FR' }),
  });
  const english = await openRates(page, { email: 'gold@example.com', language: 'en', shipment });
  await choose(page, english, 'paypal');
  await payAtPayPal(page, english, 'approve');
  await expect(page.getByText('PayPal payment was NOT charged').first()).toBeVisible({
    timeout: LABEL_MS,
  });
  await expect(page).toHaveURL('/rates');
  await page.getByRole('button', { name: 'DE', exact: true }).click();
  const t = texts.de;
  await choose(page, t, 'invoice');
  await payButton(page, t).click();
  // The toast says it too.
  await expect(
    page
      .getByRole('main')
      .getByText(
        'Zahlung erfolgreich, aber die Label-Erstellung ist fehlgeschlagen. Bitte kontaktieren Sie den Support.',
      ),
  ).toBeVisible({ timeout: 20_000 });
  await expect(
    page.getByRole('region', { name: t.checkout.support.title }).getByRole('link').first(),
  ).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
});

test('PayPal at a desk: neither a stopped page nor an ended session loses the order, before approving or after', async ({
  page,
  context,
}) => {
  const t = await openRates(page);
  await choose(page, t, 'paypal');
  await test.step('next to the rates the button is free again if loading its page is stopped', async () => {
    const intentId = await stopOnTheWayToPayPal(page, t);
    expect(await orderAtPayPal(page, t)).toBe(intentId);
    await page.unroute(/checkoutnow/);
    await page.keyboard.press('Escape');
  });
  await test.step('a session ended meanwhile leads to the login, and keeps the rates', async () => {
    await context.clearCookies();
    await payButton(page, t).click();
    await expect(page).toHaveURL('/rates');
    await logIn(page, t, 'privat@example.com');
    await expect(page.locator('[data-rate]').first()).toBeVisible();
  });
  await test.step('returning without a session, the customer signs in and finds the label (R94)', async () => {
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
});

/** Invoice orders are refused, each when it is released. */
async function refuseInvoices(page: Page, code: string, details: object = {}): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route('**/api/invoice/checkout-intent', async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.fulfill({
      status: 409,
      json: { success: false, code, message: '', requestId: 'r', details },
    });
  });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
}

const newPrice = (rate: RatesReply['rates'][number] | undefined) => ({
  priceBreakdown: { ...rate?.priceBreakdown, totalPrice: 9_999 },
});

/** As the page stores them. */
async function ratesOf(page: Page): Promise<RatesReply['rates']> {
  const kept = await page.evaluate(() => sessionStorage.getItem('calculatedRates') ?? '');
  return (JSON.parse(kept) as { data: RatesReply }).data.rates;
}

test('an answer to an order reaches the customer, whatever happens to the sheet it was sent from', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const t = await openRates(page, { email: 'gold@example.com' });
  const [rate] = await ratesOf(page);
  const letGo = await refuseInvoices(page, 'price_changed', newPrice(rate));
  const sheet = page.getByRole('dialog', { name: t.rates.cart.title });
  const changed = page.getByRole('dialog', { name: t.paying.priceChanged.title });
  const order = async () => {
    const sent = page.waitForRequest('**/api/invoice/checkout-intent');
    await payButton(page, t).click();
    await sent;
    await expect(page.getByText(t.paying.busy.invoice)).toBeVisible();
  };
  await choose(page, t, 'invoice');
  await order();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await letGo();
  await expect(changed).toContainText('99,99');
  await changed.getByRole('button', { name: t.paying.priceChanged.keep }).click();
  await order();
  await page.setViewportSize(desk);
  await expect(sheet).toHaveCount(0);
  await expect(payButton(page, t)).toBeDisabled();
  await letGo();
  await expect(changed).toContainText('99,99');
  await changed.getByRole('button', { name: t.paying.priceChanged.keep }).click();
  await order();
  await page.setViewportSize(phone);
  await letGo();
  await expect(changed).toContainText('99,99');
  // Like a tablet rotated and rotated back.
  await page.setViewportSize(desk);
  await expect(sheet).toHaveCount(0);
  await expect(changed).toContainText('99,99');
  await page.setViewportSize(phone);
  await expect(changed).toContainText('99,99');
  await changed.getByRole('button', { name: t.paying.priceChanged.keep }).click();
  await test.step('a new price of one rate is not a new price of another one chosen meanwhile', async () => {
    await page.setViewportSize(desk);
    const row = (index: number) => page.locator('[data-rate]').nth(index).getByRole('button').first();
    const send = async () => {
      const sent = page.waitForRequest('**/api/invoice/checkout-intent');
      await payButton(page, t).click();
      return (await sent).postDataJSON() as { rateId: string; amount: string };
    };
    await row(0).click();
    const first = await send();
    await row(1).click();
    await letGo();
    await expect(payButton(page, t)).toBeEnabled();
    await expect(changed).toHaveCount(0);
    await row(0).click();
    await expect(changed).toContainText('99,99');
    await changed.getByRole('button', { name: t.paying.priceChanged.keep }).click();
    await row(1).click();
    const second = await send();
    expect(second.rateId).not.toBe(first.rateId);
    expect(second.amount).not.toBe('99.99');
    await letGo();
    await expect(changed).toContainText('99,99');
  });
});

test('a changed price is shown old and new, even if its dialog cannot be loaded at first, and paid only after consent', async ({
  page,
}) => {
  const t = await openRates(page, { email: 'gold@example.com' });
  const [rate] = await ratesOf(page);
  const dialog = page.getByRole('dialog', { name: t.paying.priceChanged.title });
  await test.step('a dialog that cannot be loaded is said at the button, and shown after a reload', async () => {
    const letGo = await refuseInvoices(page, 'price_changed', newPrice(rate));
    const order = async () => {
      const sent = page.waitForRequest('**/api/invoice/checkout-intent');
      await payButton(page, t).click();
      await sent;
      await letGo();
    };
    await choose(page, t, 'invoice');
    await page.route('**/assets/**', (route) => route.abort());
    await order();
    const said = page.getByRole('alert').filter({ hasText: t.paying.priceChanged.title });
    await expect(said).toContainText(t.paying.priceChanged.text);
    await expectAccessible(page);
    await page.unroute('**/assets/**');
    await said.getByRole('button', { name: t.site.broken.reload }).click();
    await expect(payButton(page, t)).toBeEnabled();
    await order();
    await expect(dialog).toContainText('99,99');
    await dialog.getByRole('button', { name: t.paying.priceChanged.keep }).click();
  });
  await test.step('by card it is paid only after consent', async () => {
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
    await expect(dialog).toContainText('99,99');
    await expectAccessible(page);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: t.paying.orderBare }).click(),
    ]);
    await expect.poll(() => popup.isClosed(), 'nothing to pay, no window').toBe(true);
    await expect(page.getByText(t.paying.failed.card).first()).toBeVisible();
    expect(sent.map(({ amount }) => amount).at(-1)).toBe('99.99');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

test('the cart on a phone: methods one tap away and in view, toasts above it, refusals and new prices in it', async ({
  page,
}) => {
  // As much as a browser's own toolbars leave.
  await page.setViewportSize({ width: 390, height: 664 });
  const t = await openRates(page, { email: 'gold@example.com' });
  const sheet = page.getByRole('dialog', { name: t.rates.cart.title });
  await test.step('the payment methods are one tap from the pay button, and not covered by its footer', async () => {
    await rateRow(page, 'UPS').getByRole('button').first().click();
    await page.getByRole('button', { name: t.rates.cart.open }).click();
    await page.getByRole('button', { name: `${t.paying.change} ${t.paying.method}` }).click();
    const foot = await page.locator('[data-pinned-foot]').boundingBox();
    const radios = Object.values(t.paying.names).map((name) =>
      page.getByRole('radio', { name, exact: true }),
    );
    const focused: boolean[] = [];
    for (const radio of radios) {
      const box = await radio.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(foot?.y ?? 0);
      focused.push(await radio.evaluate((input) => input === document.activeElement));
    }
    expect(focused).toContain(true);
    await expectAccessible(page);
  });
  await page.setViewportSize(phone);
  await test.step('if only another payment method can help, the methods scroll into view', async () => {
    const letGo = await refuseInvoices(page, 'invoice_limit_reached');
    await page.getByRole('radio', { name: t.paying.names.invoice }).check();
    await expect(payButton(page, t)).toBeEnabled();
    // Reopened, it starts at the top, with the chosen payment method.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.rates.cart.open }).click();
    await payButton(page, t).click();
    await letGo();
    const bottomOf = async (name: string) => {
      const box = await page.getByRole('radio', { name, exact: true }).boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    const foot = page.getByRole('alert').filter({ hasText: t.errors.codes.invoice_limit_reached });
    for (const name of Object.values(t.paying.names))
      await expect(async () => {
        expect(await bottomOf(name), name).toBeLessThan((await foot.boundingBox())?.y ?? 0);
      }).toPass();
    await page.unroute('**/api/invoice/checkout-intent');
  });
  await test.step('over the open sheet a toast is announced, and its cross closes only the toast', async () => {
    await page.route('**/computop/checkout-intent', (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('radio', { name: t.paying.names.card }).check();
    await payButton(page, t).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    await expect(page.locator('#root [data-aria-hidden]').first(), 'the page below is hidden').toBeAttached();
    await expect(page.locator('[aria-hidden=true] [data-toast]')).toHaveCount(0);
    await toast.getByRole('button', { name: t.site.close }).click();
    await expect(toast).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
  await test.step('the reason an order was refused opens the sheet on a rotated phone until the sheet is closed', async () => {
    await page.setViewportSize(desk);
    const letGo = await refuseInvoices(page, 'invoice_limit_reached');
    const refused = page.getByText(t.errors.codes.invoice_limit_reached);
    await choose(page, t, 'invoice');
    await payButton(page, t).click();
    await letGo();
    await expect(refused).toBeVisible();
    await page.setViewportSize(phone);
    await expect(sheet).toContainText(t.errors.codes.invoice_limit_reached);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.setViewportSize(desk);
    await expect(refused).toBeVisible();
    await page.setViewportSize(phone);
    // It would wait for the sheet, and then be behind it.
    await expect(page.getByRole('button', { name: t.rates.cart.open })).toBeEnabled();
    await expect(sheet).toHaveCount(0);
    await page.unroute('**/api/invoice/checkout-intent');
  });
  await test.step('prices found to have expired are refreshed with one click in place', async () => {
    const letGo = await refuseInvoices(page, 'quote_expired');
    await choose(page, t, 'invoice');
    const sent = page.waitForRequest('**/api/invoice/checkout-intent');
    await payButton(page, t).click();
    await sent;
    await letGo();
    const refresh = sheet.getByRole('button', { name: t.rates.expiry.refresh });
    await expect(refresh).toBeInViewport();
    await expect(sheet.getByText(t.rates.expiry.expired)).toHaveCount(1);
    await expectAccessible(page);
    await refresh.click();
    await expect(page.getByRole('heading', { name: t.rates.list.title, exact: true })).toBeFocused();
    await expect(page.getByText(/Preise gelten bis/)).toBeVisible();
    // The same rate is chosen among the new ones, permanently.
    await page.reload();
    await page.getByRole('button', { name: t.rates.cart.open }).click();
    await expect(payButton(page, t)).toBeEnabled();
  });
});

test('a business that needs a billing address is led to its profile, and finds its rates again, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const t = await openRates(page, {
    email: 'business@example.com',
    language: 'en',
    shipment: aShipment({ packages: Array.from({ length: 10 }, () => aParcel({ weight: 28 })) }),
  });
  await choose(page, t, 'paypal');
  await payButton(page, t).click();
  const said = page.getByRole('alert').filter({ hasText: t.errors.codes.billing_address_missing });
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await said.getByRole('link', { name: t.paying.toProfile }).click();
  await expect(page.getByRole('heading', { name: t.profile.address.title })).toBeVisible();
  await page.goBack();
  await expect(rateRow(page, 'UPS')).toBeVisible();
});

test('an invoice still needs one click', async ({ page }) => {
  const t = await openRates(page, { email: 'gold@example.com' });
  // A dashboard that this tab has shown before still has the new order, however quick the buyer is (R88).
  await page.clock.setFixedTime(Date.now());
  const orders = page.getByRole('button', { name: /HP-/ });
  await goTo(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: t.orders.title })).toBeVisible();
  await goTo(page, '/rates');
  await choose(page, t, 'invoice');
  await payButton(page, t).dblclick();
  await expect(page).toHaveURL(/\/checkout-success\?intentId=.*&payment=paid&method=invoice/);
  await expectLabel(page, t);
  const code = (await page.getByText(/^1Z\w+$/).textContent()) ?? 'no code';
  await page.getByRole('main').getByRole('link', { name: t.checkout.dashboard }).click();
  await expect(orders.first()).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
});

test('every reason has its sentence on its page', async ({ page }) => {
  const { checkoutError, cancel, payment, label } = texts.de.result;
  const t = await open(page, '/checkout-error', 'de');
  const title = page.getByRole('heading', { level: 1 });
  for (const [reason, { message, action }] of Object.entries(checkoutError.reasons)) {
    await goTo(page, `/checkout-error?intentId=ci_gone&reason=${reason}`);
    await expect(page.getByText(message), reason).toBeVisible();
    await expect(page.getByText(action), reason).toBeVisible();
    const isPaid = reason.startsWith('label_');
    await expect(title).toHaveText(isPaid ? checkoutError.successful : checkoutError.failed);
    await expect(page.getByRole('link', { name: checkoutError.retry })).toHaveCount(isPaid ? 0 : 1);
    await expect(page.getByText(t.checkout.support.ask('ci_gone'))).toBeVisible();
  }
  for (const [reason, sentence] of Object.entries(cancel.reasons)) {
    await goTo(page, `/checkout-cancel?reason=${reason}`);
    await expect(page.getByText(sentence), reason).toBeVisible();
  }
  const payments = [
    ...(['error', 'declined', 'timeout'] as const).map((word) => [word, payment.reasons[word]] as const),
    ['nonsense', payment.reasons.generic],
    ['missing-identifier', payment.reasons.missing],
    ...Object.entries(payment.card).map(([word, said]) => [`${word}&method=card`, said] as const),
    ...Object.entries(payment.payPal).map(([word, said]) => [`${word}&method=paypal`, said] as const),
  ] as const;
  for (const path of ['/payment-failed', '/payment-error'])
    for (const [reason, sentence] of payments) {
      await goTo(page, `${path}?reason=${reason}`);
      const failure = path === '/payment-failed' ? payment.failed : payment.error;
      await expect(title).toHaveText(reason === 'missing-identifier' ? payment.unknown : failure);
      await expect(page.getByText(sentence), reason).toBeVisible();
    }
  await goTo(page, '/label-success?purchaseKey=pk_gone');
  await expect(page.getByText(label.supportToast)).toBeVisible();
  for (const cause of label.causes) await expect(page.getByText(cause)).toBeVisible();
  for (const [name, href] of [
    [t.checkout.home, '/'],
    [label.shippingOptions, '/rates'],
    [label.newShipment, '/shipping-calculator'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  await page.route('**/api/checkout-intents/*', (route) => route.abort());
  await goTo(page, '/label-success?intentId=ci_lost');
  await expect(page.getByText(label.error)).toBeVisible();
  await page.unroute('**/api/checkout-intents/*');
  await page.getByRole('button', { name: t.checkout.retry }).click();
  await expect(page.getByText(label.missing)).toBeVisible();
  await test.step('an invalid purchase key leads home after its message (R85)', async () => {
    await page.goto('/label-success?purchaseKey=pk_unknown');
    await expect(page.getByText('Fehler bei der Zahlungsverarbeitung').first()).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: t.auth.login.submit, exact: true })).toBeVisible();
  });
});

test('a payment that cannot be started says so, whatever the payment method', async ({ page }) => {
  const t = await openRates(page, { email: 'gold@example.com', language: 'en' });
  await test.step('messages about one rate are not shown for the next', async () => {
    await page.route('**/paypal/checkout-intent', (route) => route.abort());
    await choose(page, t, 'paypal');
    await payButton(page, t).click();
    const failed = page.getByText(t.paying.failed.paypal, { exact: true });
    await expect(failed).toBeVisible();
    await rateRow(page, 'FedEx').getByRole('button').first().click();
    await expect(failed).toHaveCount(0);
    await page.unroute('**/paypal/checkout-intent');
  });
  const refusal = { success: false, code: 'payment_not_started', message: '', requestId: 'r' };
  await page.route('**/api/*/checkout-intent', (route) => route.fulfill({ status: 502, json: refusal }));
  await choose(page, t, 'card');
  const popup = page.waitForEvent('popup');
  await payButton(page, t).click();
  const main = page.getByRole('main');
  await expect(main.getByText(t.paying.failed.card)).toBeVisible();
  await expect.poll(async () => (await popup).isClosed(), 'nothing to pay, no window').toBe(true);
  await expect(main.getByText(t.errors.codes.payment_not_started)).toBeVisible();
  await page.getByRole('radio', { name: t.paying.names.invoice }).check();
  await payButton(page, t).click();
  await expect(main.getByText(t.paying.failed.invoice)).toBeVisible();
  await page.getByRole('radio', { name: t.paying.names.paypal }).check();
  await payButton(page, t).click();
  await expect(page).toHaveURL('/checkout-error?reason=error&method=paypal');
  await expect(page.getByText(t.result.checkoutError.reasons.error.message)).toBeVisible();
});
