// Purchases by API with a page's session, for journeys that are not about buying; and the sandbox's faults and clock.
import { expect, type Page } from '@playwright/test';
import type { RatesReply } from '#contract/rates.ts';
import { anAddress, aParcel, aShipment } from './factories.ts';

type Wanted = {
  /** The recipient's name. */
  name: string;
  parcels?: number;
  carrier?: string;
  /** By hub route, to New York. */
  hub?: boolean;
  /** Other changes to the shipment. */
  change?: Parameters<typeof aShipment>[0];
  discountCode?: string;
  /** Consent to later duties. */
  dutiesAgreed?: boolean;
};

const paris = { city: 'Paris', zip: '75001', country: 'FR' };
export const newYork = { street1: '350 5th Ave', city: 'New York', state: 'NY', zip: '10118', country: 'US' };

/** Buys by invoice and waits for the labels; answers the intent's id. */
export async function buy(
  page: Page,
  {
    name,
    parcels = 1,
    carrier: wanted = 'UPS',
    hub = false,
    change = {},
    discountCode,
    dutiesAgreed,
  }: Wanted,
): Promise<string> {
  const quoted = await page.request.post('/api/rates', {
    data: aShipment({
      toAddress: anAddress({ name, ...(hub ? newYork : paris) }),
      packages: Array.from({ length: parcels }, () => aParcel()),
      ...change,
    }),
  });
  const { rates } = (await quoted.json()) as RatesReply;
  const rate = rates.find(({ carrier, isHub }) => (hub ? isHub : carrier === wanted && !isHub));
  const opened = await page.request.post('/api/invoice/checkout-intent', {
    data: { rateId: rate?.id, discountCode, dutiesAgreed },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(opened.status(), await opened.text()).toBe(200);
  const { intentId } = (await opened.json()) as { intentId: string };
  await expect
    .poll(
      async () => {
        const reply = await page.request.get(`/api/checkout-intents/${intentId}`);
        return ((await reply.json()) as { intent: { status: string } }).intent.status;
      },
      { timeout: 30_000 },
    )
    .toBe('completed');
  return intentId;
}

/** The next matching requests to the carriers fail or are delayed; `mode` and `times` as in the sandbox. */
export async function failAtCarriers(
  page: Page,
  fault: { match: { method: string; path: string }; mode: string; times: number; delayMs?: number },
): Promise<void> {
  const sandbox = process.env['E2E_SANDBOX_URL'] ?? '';
  const reply = await page.request.post(`${sandbox}/__sandbox/faults`, { data: fault });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Advances the carriers' clock; resolves when all their webhooks are delivered. */
export async function passAtCarriers(page: Page, advance: string): Promise<void> {
  const sandbox = process.env['E2E_SANDBOX_URL'] ?? '';
  const reply = await page.request.post(`${sandbox}/__sandbox/clock`, { data: { advance } });
  expect(reply.status(), await reply.text()).toBe(200);
}
