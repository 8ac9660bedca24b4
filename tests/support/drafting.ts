// Invoices in tests of rules: drafted from prices, without a database.
import fc from 'fast-check';
import { type DocumentFacts, invoiceDraft, type Issuer } from '#domain/document.ts';
import { type PriceInput, priceRate } from '#domain/pricing.ts';
import { storedPrice } from '#domain/stored-price.ts';
import { anAddress, plainPrice } from './factories.ts';

/** An invented company. */
export const issuer: Issuer = {
  name: 'Nordkai GmbH',
  address: ['Kehrwieder 2', '20457 Hamburg'],
  vatId: 'DE811907980',
  taxNumber: null,
  register: null,
  directors: null,
  email: 'post@nordkai.example',
  phone: '+49 40 1',
  bank: { name: '', iban: 'DE02120300000000202051', bic: '' },
};

type Change = Partial<Parameters<typeof invoiceDraft>[0]>;

/** A price as stored with the order. */
export const priced = (input: PriceInput) => {
  const price = priceRate(input);
  return storedPrice(price, { totalCents: price.totalPrice, isInsideEu: input.vatApplies });
};

/** From Hamburg to Paris, paid by PayPal. */
export function anInvoice(change: Change = {}, parcels = 1): DocumentFacts {
  const from = anAddress();
  const to = anAddress({ country: 'FR', city: 'Paris', zip: '75001' });
  return {
    documentNumber: 'RE-2026-000007',
    ...invoiceDraft({
      orderNumber: 'HP-261120-7K3M9Q',
      orderedOn: '2026-11-20',
      issuedOn: '2026-11-21',
      suppliedOn: '2026-11-20',
      issuer,
      recipient: from,
      consignment: { carrier: 'UPS', service: 'Expedited', parcels, weightKg: 5, from, to },
      paidBy: 'paypal',
      price: priced(plainPrice),
      from,
      to,
      discountCode: null,
      dueDays: null,
      ...change,
    }),
  };
}

const cents = (max: number) => fc.integer({ min: 0, max });
/** Any valid input of pricing. */
export const priceInputs: fc.Arbitrary<PriceInput> = fc.record({
  costCents: cents(500_000),
  discount: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('permanent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('fixed' as const), cents: cents(20_000) }),
  ),
  insuredValueCents: fc.option(cents(5_000_000)),
  carbonNeutral: fc.boolean(),
  exportDocumentation: fc.constantFrom('none' as const, 'own' as const, 'provided' as const),
  lithiumCents: cents(5_000),
  pickupCents: cents(2_000),
  vatApplies: fc.boolean(),
  customsCents: cents(100_000),
});
