// The outcome of waiting for an order is announced, not only shown: the heading gets the focus, and the tab says it.
import { expect, type Page, test } from '@playwright/test';
import type { Intent } from '#contract/checkout.ts';
import { buy } from '../support/bought.ts';
import { createGate } from '../support/gate.ts';
import { expectAccessible, logIn, signIn, texts } from '../support/journey.ts';

const POLLED_MS = 20_000;

/** To another URL without reloading the app. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => history.pushState(null, '', next), path);

/** The real order, except for what the test says about it at that moment. */
async function tellOf(page: Page, intentId: string, how: () => Partial<Intent>): Promise<void> {
  await page.route(`**/api/checkout-intents/${intentId}`, async (route) => {
    const response = await route.fetch();
    const { intent } = (await response.json()) as { intent: Intent };
    await route.fulfill({ response, json: { success: true, intent: { ...intent, ...how() } } });
  });
}

/** A waiting page keeps polling until it is gone, and its last answer would be changed in vain. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const going = { status: 'paid', terminal: false } as const;

test('when the labels are there, the focus and the tab say so; until then the step in progress is named', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com', 'en');
  const intentId = await buy(page, { name: 'Hanna Hörig' });
  const { status } = t.checkout;
  let now: Partial<Intent> = going;
  await tellOf(page, intentId, () => now);
  await page.goto(`/checkout-success?intentId=${intentId}`);
  await expect(page.getByRole('status').filter({ hasText: status.paid.title })).toBeVisible();
  await expect(page).toHaveTitle(`${t.checkout.page} – Hafenpost`);
  now = {};
  const done = page.getByRole('heading', { level: 1, name: status.completed.title });
  await expect(done).toBeFocused({ timeout: POLLED_MS });
  await expect(page).toHaveTitle(`${status.completed.title} – Hafenpost`);

  await test.step('while a finished label waits for its payment, the payment is the step in progress', async () => {
    const waiting = { status: 'payment_pending_label_ready', terminal: false, provider: 'paypal' } as const;
    now = waiting;
    await page.goto(`/checkout-success?intentId=${intentId}`);
    await expect(page.getByText(t.checkout.status[waiting.status].text)).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toHaveText(t.checkout.steps.payment);
  });
  // A focus elsewhere on the page is not moved.
  now = going;
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: status.paid.title })).toBeVisible();
  const footer = page.getByRole('contentinfo').getByRole('link').first();
  await footer.focus();
  now = {};
  const told = page.locator('[data-toast]').filter({ hasText: status.completed.title });
  await expect(told).toBeVisible({ timeout: POLLED_MS });
  await expect(done).toBeVisible();
  await expect(footer).toBeFocused();
});

test('when a payment fails, the focus and the tab say so', async ({ page }) => {
  const t = await signIn(page, 'gold@example.com');
  const intentId = await buy(page, { name: 'Herta Hörig' });
  let now: Partial<Intent> = going;
  await tellOf(page, intentId, () => now);
  const pages = [
    ['/checkout-success', t.checkout.status.payment_failed.title],
    ['/label-success', t.result.payment.failed],
  ] as const;
  for (const [path, title] of pages) {
    now = going;
    await page.goto(`${path}?intentId=${intentId}`);
    await expect(page.getByRole('status').filter({ hasText: t.checkout.status.paid.title })).toBeVisible();
    now = { status: 'payment_failed', terminal: true, provider: 'computop' };
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading, path).toBeFocused({ timeout: POLLED_MS });
    await expect(page, path).toHaveTitle(`${title} – Hafenpost`);
    await expectAccessible(page);
  }
});

const calledOff = { status: 'cancelled', problem: 'user_cancelled', terminal: true } as const;
const open = { status: 'payment_pending', terminal: false, awaitsBuyer: true } as const;
const tooLate = { success: false, code: 'illegal_transition', message: '', requestId: 'r' };

test('"cancelled" is shown only once it is true, and otherwise the page offers a way on', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  const intentId = await buy(page, { name: 'Hilde Hörig' });
  const { cancel, checkoutError, label } = t.result;
  const cancelled = page.getByText(cancel.page);
  const retry = page.getByRole('button', { name: t.checkout.retry });
  let now: Partial<Intent> = open;
  await tellOf(page, intentId, () => now);

  // No answer.
  const call = `**/api/checkout-intents/${intentId}/cancel`;
  await page.route(call, (route) => route.abort());
  await page.goto(`/checkout-cancel?intentId=${intentId}`);
  await expect(page.getByText(cancel.unclear)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: label.foreignTitle })).toBeFocused();
  await expect(cancelled).toHaveCount(0);

  // The provider takes longer than the server waits: the order is open.
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 409, json: tooLate }));
  await retry.click();
  await expect(page.getByText(checkoutError.stillOpen)).toBeVisible();
  await expect(page).toHaveTitle(`${t.checkout.cardWindow.cancelFailed} – Hafenpost`);
  await expect(cancelled).toHaveCount(0);

  // Another attempt, which takes its time.
  const { opened: held, open: answer } = createGate();
  await page.unroute(call);
  await page.route(call, async (route) => {
    await held;
    const { intent } = (await (await page.request.get(`/api/checkout-intents/${intentId}`)).json()) as {
      intent: Intent;
    };
    await route.fulfill({ json: { success: true, intent: { ...intent, ...calledOff } } });
  });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: cancel.underWay })).toBeVisible();
  await expect(page).toHaveTitle(`${t.checkout.page} – Hafenpost`);
  await expect(cancelled).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: cancel.page })).toBeFocused();
  await expect(page.getByText(cancel.reasons.user_cancelled)).toBeVisible();
  await expect(page).toHaveTitle(`${cancel.page} – Hafenpost`);

  // It has ended differently: its own page says how.
  now = { status: 'payment_failed', problem: 'payment_failed', terminal: true };
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 409, json: tooLate }));
  await page.goto(`/checkout-cancel?intentId=${intentId}`);
  await expect(page).toHaveURL(`/checkout-success?intentId=${intentId}`);
  const { title } = t.result.problems.payment_failed;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(cancelled).toHaveCount(0);

  // Somebody else's.
  await page.unroute(call);
  await page.goto('/checkout-cancel?intentId=ci_gone');
  await expect(page.getByText(t.checkout.notFound)).toBeVisible();
  await expect(page.getByRole('link', { name: checkoutError.toStatus })).toBeVisible();
  await expect(cancelled).toHaveCount(0);
});

test('a signed-out visitor reads what the URL says about a cancelled payment, and signs in for the rest', async ({
  page,
  context,
}) => {
  const t = await signIn(page, 'gold@example.com');
  const intentId = await buy(page, { name: 'Carla Cookie' });
  const { cancel, back, label } = t.result;
  await context.clearCookies();
  const main = page.getByRole('main');
  for (const [query, sentence] of [
    ['', cancel.unseen.user_cancelled],
    ['&reason=timeout', cancel.unseen.timeout],
    ['&reason=user_cancelled', cancel.unseen.user_cancelled],
    ['&reason=error', cancel.reasons.error],
    ['&reason=nonsense', cancel.reasons.other],
  ] as const) {
    const address = `/checkout-cancel?intentId=${intentId}${query}`;
    if (query) await goTo(page, address);
    else await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: back.cancelled })).toBeVisible();
    await expect(main.getByText(sentence, { exact: true }), query).toBeVisible();
  }
  await expect(main.getByText(cancel.page), 'it was bought').toHaveCount(0);
  await expect(main.getByRole('button', { name: t.checkout.retry })).toHaveCount(0);
  for (const hint of cancel.next) await expect(main.getByText(hint)).toBeVisible();
  await expect(main.getByRole('link', { name: t.checkout.newOrder })).toBeVisible();
  await expect(main.getByRole('link', { name: t.checkout.home })).toBeVisible();
  await expect(main.getByText(cancel.signIn)).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: label.signIn }).click();
  await logIn(page, t);
  await expect(page.getByText(cancel.paid)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout-cancel\?intentId=/);
});

test('a failed purchase shows a toast, even if no link leads back to rates, and on a phone it covers no button', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  const intentId = await buy(page, { name: 'Hedda Hörig' });
  let now: Partial<Intent> = {};
  await tellOf(page, intentId, () => now);
  const toast = page.locator('[data-toast=bad]');
  const ways = page.locator('main [data-ways] > *');
  for (const [height, status, problem] of [
    [664, 'label_creation_failed', 'label_creation_failed'],
    [844, 'paid_label_failed', 'label_processing_failed'],
    [844, 'unlock_failed', 'capture_failed'],
  ] as const)
    await test.step(status, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      now = { status, problem, terminal: true, provider: 'paypal' };
      await page.goto(`/label-success?intentId=${intentId}`);
      await expect(toast).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('link', { name: t.checkout.newOrder })).toBeVisible();
      await expect(page.getByText(t.result.labelFailed.back)).toHaveCount(0);
      // Invoice orders end on the status page.
      now = { ...now, provider: 'computop' };
      await page.setViewportSize({ width: 390, height });
      await page.goto(`/checkout-success?intentId=${intentId}`);
      await expect(toast).toHaveCount(1);
      await expect(toast).toBeVisible();
      await expect(ways.filter({ hasText: t.checkout.newOrder })).toBeVisible();
      // It gives way in the frame after the one it appears in.
      await expect(async () => {
        const told = await toast.boundingBox();
        for (const way of await ways.all()) {
          const at = await way.boundingBox();
          const isClear = at && told && (at.y >= told.y + told.height || at.y + at.height <= told.y);
          expect(isClear, `${status}: ${(await way.textContent()) ?? ''}`).toBe(true);
        }
      }).toPass();
    });
});

test('returning from PayPal without having paid, the customer finds the link there on both waiting pages', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  const intentId = await buy(page, { name: 'Hilma Hörig' });
  const buyerUrl = 'https://www.paypal.example/checkoutnow?token=1';
  let now: Partial<Intent> = { ...open, provider: 'paypal', buyerUrl };
  await tellOf(page, intentId, () => now);
  const way = page.getByRole('link', { name: t.checkout.pending.toPayPal });
  for (const path of ['/checkout-success', '/label-success']) {
    await page.goto(`${path}?intentId=${intentId}`);
    await expect(way, path).toHaveAttribute('href', buyerUrl);
    await expect(page.getByText(t.checkout.pending.atPayPal), path).toBeVisible();
  }
  now = going;
  await expect(way).toHaveCount(0, { timeout: POLLED_MS });
});

test('on a phone a toast is at the bottom, and covers neither the main button nor any link', async ({
  page,
}) => {
  await signIn(page, 'gold@example.com');
  const toast = page.locator('[data-toast]');
  for (const [width, height] of [
    [390, 664],
    [360, 740],
    [390, 844],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/label-success?purchaseKey=pk_gone');
      await expect(toast).toContainText(texts.de.result.label.supportToast);
      const ways = page.locator('main').locator('[href^="tel:"], [href^="mailto:"], .bg-signal');
      await expect(ways).toHaveCount(3);
      // It gives way in the frame after the one it appears in.
      await expect(async () => {
        const told = await toast.boundingBox();
        for (const way of await ways.all()) {
          const at = await way.boundingBox();
          const isClear =
            at && told && (at.y >= told.y + told.height || at.y + at.height <= told.y || at.y >= height);
          expect(isClear, (await way.textContent()) ?? '').toBe(true);
        }
      }).toPass();
      await expect(toast).toBeInViewport({ ratio: 1 });
      if (height < 844) return;
      const told = await toast.boundingBox();
      expect(height - (told?.y ?? NaN) - (told?.height ?? NaN)).toBeLessThan(24);
      const last = await page
        .getByRole('main')
        .getByRole('link', { name: texts.de.result.label.newShipment })
        .boundingBox();
      expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeLessThan(told?.y ?? NaN);
    });
});

test('however an order ends, the heading says so, and the main link looks the same on every page', async ({
  page,
}) => {
  const t = await signIn(page, 'gold@example.com');
  const { label, cancel, checkoutError, payment } = t.result;
  const ends = [
    ['/checkout-success', t.checkout.missing.title],
    ['/checkout-success?intentId=ci_gone', t.checkout.loadFailed],
    ['/label-success', label.noData],
    ['/label-success?purchaseKey=pk_gone', label.noData],
    ['/checkout-cancel?reason=timeout', cancel.page],
    ['/checkout-error?reason=error&method=paypal', checkoutError.failed],
    ['/payment-failed?reason=expired&method=card', payment.failed],
  ] as const;
  const looks = new Set<string>();
  for (const [path, title] of ends) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading, path).toBeFocused();
    await expect(page, path).toHaveTitle(`${title} – Hafenpost`);
    const sign = await page.locator('main svg').first().boundingBox();
    const words = await heading.boundingBox();
    expect(words?.height, path).toBeGreaterThan(20);
    const first = page.locator('main :is(a, button)').filter({ visible: true }).first();
    const look = await first.evaluate((element) => {
      const { backgroundColor, fontSize, height } = getComputedStyle(element);
      return [backgroundColor, fontSize, height].join(' ');
    });
    looks.add([sign?.x, sign?.width, words?.x, look].join(' '));
  }
  expect([...looks]).toHaveLength(1);
});
