// Hidden, deduped, sorted, one best: R60–R63, C-20.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Carrier, defaultVisibility } from './carrier.ts';
import {
  bestOffer,
  dedupe,
  keepsDeliveryDate,
  type Offer,
  sortOffers,
  splitByVisibility,
  UNKNOWN_DAYS,
} from './rate.ts';

/** "UPS/Saver/2/3000": carrier, service, days (? unknown), cents. */
const offer = (text: string): Offer => {
  const [carrier = '', service = '', days = '?', cents = '0'] = text.split('/');
  return { carrier, service, deliveryDays: days === '?' ? null : Number(days), priceCents: Number(cents) };
};
const offers = (text: string): Offer[] => text.split(' ').map(offer);
const text = (o: Offer): string => `${o.carrier}/${o.service}/${o.deliveryDays ?? '?'}/${o.priceCents}`;
const texts = (list: Offer[]): string => list.map(text).join(' ');

test.each([
  ['the faster is kept, even if it costs more', 'A/x/3/100 A/x/2/900', 'A/x/2/900'],
  ['the cheaper of two equally fast ones', 'A/x/2/900 A/x/2/100', 'A/x/2/100'],
  ['any number of days beats unknown', 'A/x/?/1 A/x/30/999', 'A/x/30/999'],
  ['the cheaper of two unknown ones', 'A/x/?/2 A/x/?/1', 'A/x/?/1'],
  ['capitals do not make another service', 'ups/SAVER/2/200 UPS/Saver/1/300', 'UPS/Saver/1/300'],
  ['another service or carrier is not a duplicate', 'A/x/1/1 A/y/1/1 B/x/1/1', 'A/x/1/1 A/y/1/1 B/x/1/1'],
  ['carrier and service are not run together', 'AB/c/1/1 A/bc/1/1', 'AB/c/1/1 A/bc/1/1'],
])('dedupe: %s', (_, given, kept) => {
  expect(texts(dedupe(offers(given)))).toBe(kept);
});

// given · by price · by speed
test.each([
  ['A/x/5/300 B/x/1/900 C/x/3/100', 'C/x/3/100 A/x/5/300 B/x/1/900', 'B/x/1/900 C/x/3/100 A/x/5/300'],
  ['A/x/?/100 B/x/9/100', 'B/x/9/100 A/x/?/100', 'B/x/9/100 A/x/?/100'],
  ['A/x/2/200 B/x/2/100', 'B/x/2/100 A/x/2/200', 'B/x/2/100 A/x/2/200'],
  ['B/y/2/100 B/x/2/100 A/z/2/100', 'A/z/2/100 B/x/2/100 B/y/2/100', 'A/z/2/100 B/x/2/100 B/y/2/100'],
])('%s sorts by price to %s and by speed to %s', (given, byPrice, bySpeed) => {
  expect(texts(sortOffers(offers(given), 'price'))).toBe(byPrice);
  expect(texts(sortOffers(offers(given), 'speed'))).toBe(bySpeed);
  expect(text(bestOffer(offers(given)) ?? offer('none'))).toBe(byPrice.split(' ')[0]);
});

test('a delivery date holds only for what leaves today', () => {
  const keeps = (collectedOn: string | null, isHeld = false) =>
    keepsDeliveryDate({ collectedOn, isHeld }, '2026-11-23');
  expect(keeps(null)).toBe(true);
  expect(keeps('2026-11-23')).toBe(true);
  expect(keeps('2026-11-24')).toBe(false);
  expect(keeps(null, true)).toBe(false);
});

test('an unknown time counts as 999 days', () => {
  expect(UNKNOWN_DAYS).toBe(999);
  expect(texts(sortOffers(offers('A/x/?/1 A/y/998/1 A/z/1000/1'), 'speed'))).toBe(
    'A/y/998/1 A/x/?/1 A/z/1000/1',
  );
});

test('an empty list has no best offer', () => {
  expect(bestOffer([])).toBeNull();
  expect(dedupe([])).toEqual([]);
});

const anyOffer = fc.record({
  carrier: fc.constantFrom('A', 'B', 'ups', 'UPS'),
  service: fc.constantFrom('x', 'X', 'y'),
  deliveryDays: fc.option(fc.integer({ min: 1, max: 4 })),
  priceCents: fc.integer({ min: 1, max: 4 }),
});
const anyOffers = fc.array(anyOffer, { maxLength: 12 });

test('sorting does not depend on the order of the answers', () => {
  const shuffled = anyOffers.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, fc.constantFrom('price', 'speed'), ([list, other], mode) => {
      expect(texts(sortOffers(dedupe(other), mode))).toBe(texts(sortOffers(dedupe(list), mode)));
    }),
  );
});

test('there is exactly one best offer, none is cheaper, and the given list is unchanged', () => {
  fc.assert(
    fc.property(anyOffers, (list) => {
      const before = texts(list);
      const best = bestOffer(list);
      expect(texts(list)).toBe(before);
      expect(list.filter((o) => o === best)).toHaveLength(list.length === 0 ? 0 : 1);
      expect(list.every((o) => best && o.priceCents >= best.priceCents)).toBe(true);
    }),
  );
});

test('hidden services are split off, and none is lost', () => {
  const rate = (carrier: Carrier, service: string) => ({ carrier, service });
  const all = [
    rate('UPS', 'Saver'),
    rate('DPD', 'Classic'),
    rate('DHL Paket', 'Paket'),
    rate('DHL Express', 'Medical Express'),
    rate('DHL Express', 'Express Easy'),
    rate('DHL Express', 'Worldwide'),
  ];
  expect(splitByVisibility(all, 'rates', defaultVisibility)).toEqual({
    shown: [all[0], all[5]],
    hidden: all.slice(1, 5),
  });
  expect(splitByVisibility(all, 'landing', defaultVisibility).hidden).toEqual([all[3], all[4]]);
  expect(splitByVisibility(all, 'rates', []).hidden).toEqual([]);
});
