// One key per decision: a failed attempt is started again with another key, once, and nothing else is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/browser-storage.ts';
import { openCheckout } from './open-checkout.ts';

const purchase = {
  rateId: 'rate_1',
  discountCode: null,
  amountCents: 3578,
  dutiesAgreed: false,
  method: 'invoice',
} as const;

type Answer = readonly [status: number, reply: object];

const opened = (status: string): Answer => [
  200,
  {
    success: true,
    checkoutIntentId: 'ci_1',
    intentId: 'ci_1',
    purchaseKey: 'pk_1',
    status,
    awaitsBuyer: false,
    amount: '35.78',
    amountCents: 3578,
  },
];
const refused = (code: string, details = {}): Answer => [
  409,
  { success: false, code, message: 'no', requestId: 'r', details },
];

let keys: (string | null)[];

function serverAnswers(...answers: Answer[]) {
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const [status, reply] = answers.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(reply), { status }));
  });
}

beforeEach(() => {
  keys = [];
  stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('a retry of the same click carries the same key', async () => {
  serverAnswers(refused('internal'), opened('paid'));
  await expect(openCheckout(purchase, 'de')).rejects.toMatchObject({ code: 'internal' });
  expect(await openCheckout(purchase, 'de')).toMatchObject({ intentId: 'ci_1', page: null });
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test.each<[string, Answer]>([
  ['is found to have failed', opened('payment_failed')],
  ['is refused because it failed', refused('illegal_transition', { status: 'cancelled' })],
])('an attempt that %s is started again under another key', async (_, spent) => {
  serverAnswers(spent, opened('paid'));
  expect(await openCheckout(purchase, 'de')).toMatchObject({ status: 'paid' });
  expect(new Set(keys).size).toBe(2);
});

test('it is started again only once', async () => {
  serverAnswers(opened('cancelled'), opened('cancelled'), opened('paid'));
  expect(await openCheckout(purchase, 'de')).toMatchObject({ status: 'cancelled' });
  expect(keys).toHaveLength(2);
});

test('a completed order is not placed a second time', async () => {
  serverAnswers(opened('completed'));
  expect(await openCheckout(purchase, 'de')).toMatchObject({ status: 'completed' });
  expect(keys).toHaveLength(1);
});
