// Packed rates: nothing is lost on the way into the row and back, and the row gets smaller.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuotedRate } from '#domain/quote.ts';
import { packRates, unpackRates } from './packed-rates.ts';

const cents = fc.integer({ min: 0, max: 1e7 });
const few = (...words: string[]) => fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 }));
const rate = fc.record({
  carrier: fc.constantFrom('UPS', 'FedEx', 'DHL Express'),
  service: few('Standard', 'Express'),
  costCents: cents,
  deliveryDays: fc.option(fc.integer({ min: 1, max: 20 })),
  deliveryDate: fc.option(fc.constantFrom('2026-12-01', '2026-12-24')),
  shownCents: cents,
  reference: fc.record({
    kind: fc.constantFrom('shipment', 'order'),
    id: few('shp_1', 'shp_2'),
    rateId: few('rate_1'),
    carrier: few('UPS', 'DHLExpress'),
    service: few('Standard'),
  }),
});
const hub = fc.record({ name: fc.constant('Economy'), legs: fc.array(rate, { maxLength: 2 }) });
const parts = fc.record({ rate, hub: fc.option(hub, { nil: undefined }), isOdd: fc.boolean() });

test('whatever a quote holds is read back as written, in the same order', () => {
  fc.assert(
    fc.property(fc.array(parts), fc.string({ maxLength: 5 }), (all, quoteId) => {
      const rates = all.map(({ rate, hub: route, isOdd }, place) => ({
        id: isOdd ? `other.${place + 1}` : `${quoteId}.${place}`,
        ...rate,
        ...(route ? { hub: route } : {}),
      })) as unknown as QuotedRate[];
      const stored = JSON.parse(JSON.stringify(packRates(rates))) as ReturnType<typeof packRates>;
      expect(unpackRates(stored)).toEqual(rates);
    }),
  );
});

test('sixty rates of one carrier take less than half the bytes', () => {
  const rates = Array.from({ length: 60 }, (_, place): QuotedRate => {
    const service = `Service ${place}`;
    const id = 'shp_0123456789abcdef0123456789abcdef';
    return {
      id: `q_0123456789abcdef012345.${place}`,
      shownCents: 2_433 + place,
      carrier: 'UPS',
      service,
      costCents: 2_045 + place,
      deliveryDays: 3,
      deliveryDate: null,
      reference: { kind: 'shipment', id, rateId: `rate_${id}${place}`, carrier: 'UPS', service },
    };
  });
  const bytes = (value: unknown): number => JSON.stringify(value).length;
  expect(bytes(packRates(rates)) / bytes(rates)).toBeLessThan(0.5);
});
