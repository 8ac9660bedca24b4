// What a wait for an order comes to is heard, not only seen: the focus goes to its heading, and the tab says it.
import { expect, type Page, test } from '@playwright/test';
import type { Intent } from '#contract/checkout.ts';
import { buy } from '../support/bought.ts';
import { expectAccessible, openAs } from '../support/journey.ts';

const POLLED_MS = 20_000;

/** The order as it really is, but for what the test says of it at that moment. */
async function tellOf(page: Page, intentId: string, how: () => Partial<Intent>): Promise<void> {
  await page.route(`**/api/checkout-intents/${intentId}`, async (route) => {
    const response = await route.fetch();
    const { intent } = (await response.json()) as { intent: Intent };
    await route.fulfill({ response, json: { success: true, intent: { ...intent, ...how() } } });
  });
}

const going = { status: 'paid', terminal: false } as const;

for (const language of ['de', 'en'] as const) {
  test(`when the labels are there, the focus and the tab say so (${language})`, async ({ page }) => {
    const t = await openAs(page, 'gold@example.com', '/imprint', language);
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
    await expectAccessible(page);

    // Whoever is elsewhere on the page stays there.
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

  test(`when a payment comes to nothing, the focus and the tab say so (${language})`, async ({ page }) => {
    const t = await openAs(page, 'gold@example.com', '/imprint', language);
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
}

for (const [status, problem] of [
  ['label_creation_failed', 'label_creation_failed'],
  ['paid_label_failed', 'label_processing_failed'],
  ['unlock_failed', 'capture_failed'],
] as const)
  test(`a purchase that has failed comes with a toast, also where no way leads back to rates (${status})`, async ({
    page,
  }) => {
    const t = await openAs(page, 'gold@example.com', '/imprint', 'de');
    const intentId = await buy(page, { name: 'Hedda Hörig' });
    await tellOf(page, intentId, () => ({ status, problem, terminal: true, provider: 'paypal' }));
    await page.goto(`/label-success?intentId=${intentId}`);
    await expect(page.locator('[data-toast=bad]')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: t.checkout.newOrder })).toBeVisible();
    await expect(page.getByText(t.result.labelFailed.back)).toHaveCount(0);
  });
