// Purchases without the pages that other journeys are about: by the session of an open page, with the sandbox's clock.
import { expect, type Page } from '@playwright/test';
import type { RatesReply } from '#contract/rates.ts';
import { anAddress, aParcel, aShipment } from './factories.ts';

type Wanted = {
  /** Of the recipient. */
  name: string;
  parcels?: number;
  carrier?: string;
  /** Through the hub, to New York. */
  hub?: boolean;
  /** What else is special about the shipment. */
  change?: Parameters<typeof aShipment>[0];
  discountCode?: string;
  /** To duties that come later. */
  dutiesAgreed?: boolean;
};

const paris = { city: 'Paris', zip: '75001', country: 'FR' };
export const newYork = { street1: '350 5th Ave', city: 'New York', state: 'NY', zip: '10118', country: 'US' };

/** Bought by invoice, labels and all; answers the id of the intent. */
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

/** The next calls to the carriers that match fail, or take their time: `mode` and `times` as the sandbox knows them. */
export async function failAtCarriers(
  page: Page,
  fault: { match: { method: string; path: string }; mode: string; times: number; delayMs?: number },
): Promise<void> {
  const sandbox = process.env['E2E_SANDBOX_URL'] ?? '';
  const reply = await page.request.post(`${sandbox}/__sandbox/faults`, { data: fault });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** Time passes at the carriers; answers when all of their calls have been made. */
export async function passAtCarriers(page: Page, advance: string): Promise<void> {
  const sandbox = process.env['E2E_SANDBOX_URL'] ?? '';
  const reply = await page.request.post(`${sandbox}/__sandbox/clock`, { data: { advance } });
  expect(reply.status(), await reply.text()).toBe(200);
}
