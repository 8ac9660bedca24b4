// E-invoices by EN 16931: every price and refund adds up by its rules, and what cannot is left out.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anInvoice, issuer, priced, priceInputs } from '#tests/drafting.ts';
import { anAddress, plainPrice } from '#tests/factories.ts';
import { correctionDraft, type DocumentFacts, refundedPart } from './document.ts';
import { type EInvoiceSums, eInvoiceSums, paymentMeans } from './e-invoice.ts';
import { type Cents, percentOf, sumCents } from './money.ts';
import { priceRate } from './pricing.ts';
import { nextRefundPosting } from './refund.ts';
import { storedPrice } from './stored-price.ts';

const firm = anAddress({ company: 'Goldmann GmbH', vatId: 'DE136695976' });
const [hamburg, newYork, paris, rio] = [
  { country: 'DE', zip: '20457' },
  { country: 'US', zip: '10118' },
  { country: 'FR', zip: '75001' },
  { country: 'BR', zip: '01000' },
];

/** Throws where there is none. */
function sumsOf(facts: DocumentFacts): EInvoiceSums {
  const sums = eInvoiceSums(facts);
  if (!sums) throw new Error('It has no e-invoice.');
  return sums;
}

const total = (lines: EInvoiceSums['lines']): Cents => sumCents(lines.map(({ amountCents }) => amountCents));

/** BR-CO-10 to 17, S-08, E-08, O-08, O-11, E-01, in cents. */
function expectRules(facts: DocumentFacts): void {
  const sums = sumsOf(facts);
  const { main, duties } = sums;
  const groups = duties ? [main, duties] : [main];
  expect(sums.lineCents).toBe(total(sums.lines));
  expect(sums.allowanceCents).toBe(total(sums.allowances));
  expect(sums.netCents).toBe(sums.lineCents - sums.allowanceCents + sums.chargeCents);
  expect(sums.vatCents).toBe(sumCents(groups.map(({ vatCents }) => vatCents)));
  expect(sums.netCents).toBe(sumCents(groups.map(({ baseCents }) => baseCents)));
  expect(sums.grossCents).toBe(sums.netCents + sums.vatCents);
  expect(sums.dueCents).toBe(sums.grossCents - sums.paidCents);
  expect(new Set(groups.map(({ category }) => category)).size).toBe(groups.length);
  for (const { category, percent, baseCents, vatCents, reasons } of groups) {
    expect(percent === null).toBe(category === 'O');
    expect(reasons.length > 0).toBe(category !== 'S');
    // One cent for each rounding behind a refunded part.
    expect(Math.abs(vatCents - percentOf(baseCents, (percent ?? 0) * 100))).toBeLessThanOrEqual(2);
  }
  for (const { amountCents } of sums.allowances) expect(amountCents).toBeGreaterThan(0);
}

test('any price, and any refunded part of it, adds up by the rules of the standard', () => {
  const ways = [
    [hamburg, newYork],
    [newYork, hamburg],
    [newYork, rio],
    [hamburg, paris],
  ] as const;
  const share = fc.record({ before: fc.nat(1_000), now: fc.nat(1_000) });
  fc.assert(
    fc.property(priceInputs, fc.constantFrom(...ways), share, (terms, [from, to], { before, now }) => {
      const price = priceRate(terms);
      const invoice = anInvoice({ price: priced(terms), from, to, recipient: firm });
      expectRules(invoice);
      const beforeCents = Math.floor((price.totalPrice * before) / 2_001);
      const shareCents = Math.floor((price.totalPrice * now) / 2_001);
      const posting = nextRefundPosting('paypal', price, { beforeCents, shareCents });
      const on = { issuer, issuedOn: '2026-12-01', wasPaid: false, worthCents: shareCents };
      const correction = correctionDraft(invoice, refundedPart(0, posting), on);
      expectRules({ ...correction, documentNumber: 'RK-2026-000001' });
      expect(eInvoiceSums({ ...correction, documentNumber: '' })?.grossCents).toBe(shareCents);
    }),
    { numRuns: 1_000 },
  );
});

const untaxed = priced({ ...plainPrice, vatApplies: false });

test.each([
  ['inside the EU at the rate', hamburg, paris, priced(plainPrice), 'S', 19, []],
  ['export', hamburg, newYork, untaxed, 'E', 0, ['export']],
  ['to the Canaries', hamburg, { country: 'IC', zip: '38001' }, untaxed, 'E', 0, ['export_territory']],
  ['import', newYork, hamburg, untaxed, 'E', 0, ['import']],
  ['outside the EU', newYork, rio, untaxed, 'O', null, ['outside']],
  ['inside the EU, but the price has none', hamburg, paris, untaxed, 'E', 0, ['not_charged']],
] as const)('%s', (_name, from, to, price, category, percent, reasons) => {
  const { main, duties } = sumsOf(anInvoice({ from, to, price, recipient: firm }));
  expect(main).toMatchObject({ category, percent, reasons, baseCents: 3_048 });
  expect(duties).toBeNull();
});

test('duties have their own category next to VAT, and share the category of a sale without VAT', () => {
  const taxed = sumsOf(anInvoice({ price: priced({ ...plainPrice, customsCents: 700 }) }));
  expect(taxed).toMatchObject({
    chargeCents: 700,
    netCents: 3_748,
    main: { category: 'S', baseCents: 3_048 },
    duties: { category: 'E', baseCents: 700, vatCents: 0, reasons: ['disbursement'] },
  });
  for (const [from, to, category] of [
    [hamburg, newYork, 'E'],
    [newYork, rio, 'O'],
  ] as const) {
    const price = priced({ ...plainPrice, vatApplies: false, customsCents: 700 });
    const { main, duties } = sumsOf(anInvoice({ from, to, price }));
    expect(main).toMatchObject({ category, baseCents: 3_748 });
    expect([main.reasons.at(-1), duties]).toEqual(['disbursement', null]);
  }
});

const old = (stored: object, totalCents: Cents, isInsideEu = true) =>
  anInvoice({ price: storedPrice(stored, { totalCents, isInsideEu }) });

test('a discount is an allowance, and a negative line of an old order stays a line', () => {
  expect(sumsOf(old({ discount: 300 }, 11_900))).toMatchObject({
    lines: [{ code: 'shipping', amountCents: 10_300 }],
    allowances: [{ code: 'discount', amountCents: 300 }],
  });
  const { lines, allowances } = sumsOf(old({ insuranceFee: 20_000, discount: -50 }, 11_900));
  expect(lines.map(({ amountCents }) => amountCents)).toEqual([-10_050, 50, 20_000]);
  expect(allowances).toEqual([]);
});

test.each([
  ['only a total', old({}, 11_900), 1_900],
  ['a cent off', old({ vatRate: 19, vatAmount: 1_901 }, 11_900), 1_901],
  ['99 cents off', old({ vatRate: 19, vatAmount: 1_983 }, 11_900), 1_983],
  ['another rate', old({ vatRate: 16, vatAmount: 1_600 }, 11_600), 1_600],
])('the VAT stays as it was stored: %s', (_name, facts, vatCents) => {
  expect(sumsOf(facts)).toMatchObject({ vatCents, main: { vatCents } });
});

test.each([
  ['a euro off its rate', old({ vatRate: 19, vatAmount: 1_984 }, 11_900)],
  ['VAT at a rate of zero', old({ vatRate: 0, vatAmount: 1_900 }, 11_900)],
  ['a negative rate', old({ vatRate: -19, vatAmount: -1_900 }, 8_100)],
  ['a rate without VAT', old({ vatRate: 19, vatAmount: 0 }, 11_900)],
  ['no country', anInvoice({ recipient: anAddress({ country: '' }) })],
  ['no name', anInvoice({ recipient: anAddress({ name: ' ' }) })],
])('there is no e-invoice: %s', (_name, facts) => {
  expect(eInvoiceSums(facts)).toBeNull();
});

const back = { packageIndex: 0, netCents: 1_000, vatCents: 190, customsCents: 0, transferredCents: null };

test.each([
  ['paid by PayPal', { paidBy: 'paypal' }, 0, '68'],
  ['paid by card', { paidBy: 'computop' }, 0, '54'],
  ['owed', { paidBy: 'invoice', dueOn: '2026-12-05' }, 3_627, '58'],
  ['no longer owed', { paidBy: 'invoice' }, 0, null],
] as const)('the sum due on an invoice that is %s', (_name, change, dueCents, means) => {
  const facts: DocumentFacts = { ...anInvoice(), ...change };
  expect(sumsOf(facts)).toMatchObject({ dueCents, paidCents: 3_627 - dueCents });
  expect(paymentMeans(facts)).toBe(means);
});

test.each([
  ['went back to PayPal', { paidBy: 'paypal' }, 0, '68'],
  ['went back to the card', { paidBy: 'computop' }, 0, '54'],
  ['reduces an open invoice', { paidBy: 'invoice' }, 1_190, '97'],
  ['belongs to an invoice that nobody owes', { paidBy: 'invoice', isUnowed: true }, 0, '97'],
  ['is transferred', { paidBy: 'paypal', wasPaid: true }, 1_190, null],
  ['is transferred in part', { paidBy: 'computop', transferredCents: 90 }, 90, null],
] as const)('the sum due after a correction that %s', (_name, change, dueCents, means) => {
  const on = { issuer, issuedOn: '2026-12-01', wasPaid: false, worthCents: 1_190 };
  const facts = { ...correctionDraft(anInvoice(), back, on), documentNumber: 'RK-2026-000001', ...change };
  expect(sumsOf(facts)).toMatchObject({
    lines: [{ code: 'refund', amountCents: 1_000 }],
    vatCents: 190,
    grossCents: 1_190,
    paidCents: 1_190 - dueCents,
    dueCents,
  });
  expect(paymentMeans(facts)).toBe(means);
});
