// A valid body with one value replaced, at every place and for every kind of nonsense: never a 5xx, and 400 names the place.
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '#contract/auth.ts';
import { quoteCalculator } from '#contract/calculator.ts';
import { openInvoiceIntent } from '#contract/checkout.ts';
import { calculateCustoms } from '#contract/customs.ts';
import type { ErrorReply } from '#contract/error.ts';
import { persistShipment } from '#contract/order-record.ts';
import { schedulePickup } from '#contract/pickups.ts';
import { addAddress } from '#contract/addresses.ts';
import { priceRate, quoteRates } from '#contract/rates.ts';
import { suggestTariffs } from '#contract/tariffs.ts';
import { declareWithdrawal } from '#contract/withdrawals.ts';
import { askRates, bookAndSettle, rateOf } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';

// Without hub routes a quote asks half as many rates.
const house = await openHouse({ config: { hub: null, requestsPerMinute: 0 } });
afterAll(() => house.close());
const gold = await house.logIn('gold@example.com');
const rate = rateOf(await askRates(gold), 'UPS');
const bought = await bookAndSettle(house, gold);

/** As JSON, because some of them cannot be written as values. */
const nonsense = [
  'null',
  '-1',
  '0',
  '1e309',
  '1e-320',
  '"NaN"',
  '[]',
  '{}',
  'true',
  '""',
  '"__proto__"',
].concat(
  [
    'x'.repeat(10_000),
    'a\u0000b',
    'a\nb',
    '\ud83d',
    '\u200b',
    "'; drop table users; --<script>",
    '2026-99-99',
  ].map((text) => JSON.stringify(text)),
);

const shipment = aShipment({
  toAddress: anAddress({ city: 'New York', zip: '10118', state: 'NY', country: 'US' }),
  services: { insurance: true, customsClearance: true },
});

test.each<[{ path: string }, object]>([
  [quoteRates, shipment],
  [priceRate, { rateId: rate.id, discountCode: 'SHIP10' }],
  [
    openInvoiceIntent,
    { rateId: rate.id, discountCode: null, amount: '0.01', dutiesAgreed: true, language: 'de' },
  ],
  [
    calculateCustoms,
    {
      selectedRate: { id: 'x', rate: '12.50', carrier: 'DHL Express', service: 'Express Worldwide' },
      shipmentData: {
        fromAddress: { country: 'US', zip: '10118', city: 'New York' },
        toAddress: { country: 'DE', zip: '10115', city: 'Berlin' },
        packages: [{ value: 300, hsCode: '610910' }],
        customsInfo: { value: 300, contentsType: 'gift' },
      },
    },
  ],
  [
    quoteCalculator,
    { length: 10, width: 10, height: 10, weight: 1, value: 20, fromCountry: 'DE', toCountry: 'FR' },
  ],
  [suggestTariffs, { description: 'Cotton shirts for men', limit: 3 }],
  [addAddress, anAddress({ company: 'Hafen GmbH', vatId: 'DE129274202' })],
  [persistShipment, { orderId: bought.orderId, payment: { transactionId: 'x' }, reference: 'R', note: 'N' }],
  [
    schedulePickup,
    {
      shipmentId: bought.id,
      minDatetime: '2026-11-25T10:00:00+01:00',
      maxDatetime: '2026-11-25T15:00:00+01:00',
    },
  ],
  [declareWithdrawal, { name: 'Ada', orderNumber: 'HP-1', email: 'ada@example.com', language: 'de' }],
  [
    registerUser,
    {
      company: true,
      companyName: 'C',
      firstName: 'A',
      lastName: 'B',
      userEmail: 'n@example.com',
      userPassword: 'Hafenpost1',
    },
  ],
])('$path: nonsense at any place is refused with that place named, or kept', async ({ path }, body) => {
  let sender = 0;
  const send = (payload: string) =>
    gold.send({
      method: 'POST',
      url: path,
      payload,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `bad-fields-${path}-${(sender += 1)}`,
      },
      // No throttling.
      remoteAddress: `127.1.${sender >> 8}.${sender & 255}`,
    });
  const valid = await send(JSON.stringify(body));
  expect(valid.statusCode, valid.body).not.toBe(400);
  for (const place of placesIn(body))
    for (const value of nonsense) {
      const reply = await send(withValue(body, place, value));
      const what = `${place.join('.')}: ${value.slice(0, 40)} → ${reply.body.slice(0, 300)}`;
      expect(reply.statusCode, what).toBeLessThan(500);
      // An address that has an account by now is refused in vague words.
      if (reply.statusCode !== 400 || reply.body.includes('Registration failed')) continue;
      const paths = reply.json<ErrorReply>().issues?.map((issue) => issue.path) ?? [];
      expect(
        paths.some((named) => named.startsWith(place[0] ?? '')),
        what,
      ).toBe(true);
    }
});

type Place = readonly string[];

function placesIn(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...above, key];
    return [place, ...placesIn(inner, place)];
  });
}

/** The body as JSON, with this JSON put at that place. */
function withValue(body: object, place: Place, json: string): string {
  const marked: unknown = structuredClone(body);
  const parent = place.slice(0, -1).reduce((inner, key) => (inner as Record<string, unknown>)[key], marked);
  (parent as Record<string, unknown>)[place.at(-1) ?? ''] = '@@here@@';
  return JSON.stringify(marked).replace('"@@here@@"', () => json);
}
