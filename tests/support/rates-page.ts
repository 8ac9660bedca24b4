// A customer on the rates page, with rates requested by API: choosing a rate and a payment method, paying at PayPal.
import { expect, type Page } from '@playwright/test';
import type { RatesReply } from '#contract/rates.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { de } from '#web/i18n/de.ts';
import { aShipment } from './factories.ts';
import { type Language, open } from './journey.ts';

/** Opens the rates page for a signed-in customer, with rates stored in the tab as the wizard does. */
export async function openRates(
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
  // The tab's storage is filled before the app loads; a text file has the same origin and renders nothing.
  const t = await open(page, '/robots.txt', language);
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

export const payButton = (page: Page, t: typeof de) => page.getByRole('button', { name: t.paying.orderBare });

/** The first rate that contains this text. */
export const rateRow = (page: Page, says: string) =>
  page.locator('[data-rate]').filter({ hasText: says }).first();

/** Chooses a rate, opens the cart where it is a sheet, and chooses the payment method. */
export async function choose(
  page: Page,
  t: typeof de,
  method: 'card' | 'paypal' | 'invoice',
  says = 'UPS',
): Promise<void> {
  await rateRow(page, says).getByRole('button').first().click();
  const cart = page.getByRole('button', { name: t.rates.cart.open });
  if ((page.viewportSize()?.width ?? 0) < 768) await cart.click();
  await page.getByRole('radio', { name: t.paying.names[method] }).check();
  await expect(payButton(page, t)).toBeEnabled();
}

export async function payAtPayPal(page: Page, t: typeof de, choice: string): Promise<void> {
  await payButton(page, t).click();
  await expect(page.getByText('SANDBOX').first()).toBeVisible();
  await page.locator(`#${choice}`).click();
}
