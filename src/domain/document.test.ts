// Invoices and corrections: sums that add up exactly, numbers, and why there is no VAT.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anInvoice, issuer, priced, priceInputs } from '#tests/drafting.ts';
import { plainPrice } from '#tests/factories.ts';
import {
  correctionDraft,
  type DocumentFacts,
  documentNumber,
  refundedPart,
  linesOf,
  noVatReason,
  partsOfNumber,
  seriesOf,
} from './document.ts';
import { type Cents, sumCents } from './money.ts';
import { storedPrice } from './stored-price.ts';
import { priceRate } from './pricing.ts';
import { equalShares } from './parcel-share.ts';
import { nextRefundPosting } from './refund.ts';

const sumOfLines = ({ lines }: Pick<DocumentFacts, 'lines'>): Cents =>
  sumCents(lines.map(({ amountCents }) => amountCents));

test('for any price the lines add up to the net sum, and net, VAT and customs to what was paid', () => {
  fc.assert(
    fc.property(priceInputs, (terms) => {
      const price = priceRate(terms);
      const facts = anInvoice({ price: priced(terms) });
      expect(sumOfLines(facts)).toBe(facts.netCents);
      expect(facts.netCents).toBe(price.netPrice);
      expect(facts.netCents + facts.vatCents + facts.customsCents).toBe(facts.grossCents);
      expect(facts.grossCents).toBe(price.totalPrice);
      expect(facts.lines[0]).toMatchObject({ code: 'shipping', amountCents: price.basePrice });
      expect(facts.noVatReason === null).toBe(terms.vatApplies);
      const zeros = facts.lines.slice(1).filter(({ amountCents }) => amountCents === 0);
      expect(zeros).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('corrections of all parcels reverse the invoice to the cent, in any order', () => {
  fc.assert(
    fc.property(
      priceInputs,
      fc.integer({ min: 1, max: 10 }),
      fc.infiniteStream(fc.nat()),
      (terms, count, chance) => {
        const price = priceRate(terms);
        const invoice = anInvoice({ price: priced(terms) }, count);
        const parcels = Array.from({ length: count }, (_, i) => i).sort(() =>
          chance.next().value % 2 ? 1 : -1,
        );
        let beforeCents = 0;
        const sums = { net: 0, vat: 0, customs: 0, gross: 0 };
        for (const index of parcels) {
          const shareCents = equalShares(price.totalPrice, count)[index] ?? 0;
          const posting = nextRefundPosting('paypal', price, { beforeCents, shareCents });
          beforeCents += shareCents;
          const draft = correctionDraft(invoice, refundedPart(index, posting), {
            issuer,
            issuedOn: '2026-12-01',
            wasPaid: false,
            worthCents: shareCents,
          });
          expect(draft.isReduced).toBeUndefined();
          expect(draft.grossCents).toBe(0 - shareCents);
          expect(draft.netCents + draft.vatCents + draft.customsCents).toBe(draft.grossCents);
          expect(sumOfLines(draft)).toBe(draft.netCents);
          sums.net += draft.netCents;
          sums.vat += draft.vatCents;
          sums.customs += draft.customsCents;
          sums.gross += draft.grossCents;
        }
        expect([sums.net, sums.vat, sums.customs, sums.gross]).toEqual(
          [invoice.netCents, invoice.vatCents, invoice.customsCents, invoice.grossCents].map(
            (sum) => 0 - sum,
          ),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('an old order without stored lines still adds up: transport is the remainder', () => {
  const price = storedPrice({ insuranceFee: 500, discount: 300 }, { totalCents: 11_900, isInsideEu: true });
  expect(linesOf(price, 'SHIP10')).toEqual([
    { code: 'shipping', text: null, amountCents: 9_800 },
    { code: 'discount', text: 'SHIP10', amountCents: -300 },
    { code: 'insurance', text: null, amountCents: 500 },
  ]);
  expect(anInvoice({ price })).toMatchObject({ netCents: 10_000, vatCents: 1_900, grossCents: 11_900 });
});

test('each extra is a line of its own, under its own name', () => {
  const price = priced({
    ...plainPrice,
    lithiumCents: 4_600,
    insuredValueCents: 80_000,
    exportDocumentation: 'provided',
    carbonNeutral: true,
    pickupCents: 300,
  });
  expect(linesOf(price, null)).toEqual([
    { code: 'shipping', text: null, amountCents: 3_048 },
    { code: 'lithium', text: null, amountCents: 4_600 },
    { code: 'insurance', text: null, amountCents: 1_680 },
    { code: 'export_documentation', text: null, amountCents: 2_000 },
    { code: 'carbon_neutral', text: null, amountCents: 112 },
    { code: 'pickup', text: null, amountCents: 300 },
  ]);
});

test('an invoice corrects nothing', () => {
  expect(anInvoice().corrects).toBe(null);
});

test('a correction names its invoice and keeps the recipient', () => {
  const invoice = anInvoice({}, 3);
  const back = { packageIndex: 1, netCents: 1_000, vatCents: 190, customsCents: 0, transferredCents: null };
  const today = { ...issuer, name: 'Nordkai AG' };
  const on = { issuedOn: '2026-12-01', worthCents: 1_190 };
  const draft = correctionDraft(invoice, back, { ...on, issuer: today, wasPaid: false });
  expect(draft).toMatchObject({
    issuer: today,
    corrects: { number: 'RE-2026-000007', issuedOn: '2026-11-21' },
    recipient: invoice.recipient,
    issuedOn: '2026-12-01',
    vatRate: 19,
    dueOn: null,
    lines: [{ code: 'refund', text: '2/3', amountCents: -1_000 }],
    grossCents: -1_190,
  });
  expect(draft.wasPaid).toBeUndefined();
  const open = anInvoice({ dueDays: 14 });
  expect(correctionDraft(open, back, { ...on, issuer, wasPaid: true })).toMatchObject({
    dueOn: null,
    wasPaid: true,
  });
});

test.each([
  ['invoice', null, false, true],
  ['invoice', null, true, undefined],
  ['invoice', 14, false, undefined],
  ['paypal', null, false, undefined],
] as const)(
  'paid by %s, due in %j days, refunded by transfer: %s – nobody owes anything: %j',
  (paidBy, dueDays, wasPaid, isUnowed) => {
    const back = { packageIndex: 0, netCents: 1_000, vatCents: 190, customsCents: 0, transferredCents: null };
    const on = { issuer, issuedOn: '2026-12-01', worthCents: 1_190, wasPaid };
    expect(correctionDraft(anInvoice({ paidBy, dueDays }), back, on).isUnowed).toBe(isUnowed);
  },
);

test.each([
  ['bank', undefined, undefined],
  ['paypal', undefined, undefined],
  ['bank', { at: 'computop', cents: 500 }, 690],
  ['bank', { at: 'paypal', cents: 1 }, 1_189],
] as const)('a correction says how much of it is transferred: by %s, %o', (way, part, transferredCents) => {
  const price = priceRate(plainPrice);
  const posting = nextRefundPosting(way, price, { beforeCents: 0, shareCents: 1_190, part });
  expect(posting.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  const back = refundedPart(4, posting);
  expect(back.packageIndex).toBe(4);
  const draft = correctionDraft(anInvoice(), back, {
    issuer,
    issuedOn: '2026-12-01',
    wasPaid: way === 'bank',
    worthCents: 1_190,
  });
  expect([draft.grossCents, draft.transferredCents]).toEqual([-1_190, transferredCents]);
});

test.each([
  [1_190, undefined],
  [1_189, undefined],
  [1_191, true],
])('11.90 refunded for a parcel worth %i cents is a reduced refund: %s', (worthCents, isReduced) => {
  const back = { packageIndex: 0, netCents: 900, vatCents: 171, customsCents: 119, transferredCents: null };
  const on = { issuer, issuedOn: '2026-12-01', wasPaid: false };
  expect(correctionDraft(anInvoice(), back, { ...on, worthCents }).isReduced).toBe(isReduced);
});

test('an open invoice is due its number of days after issue, a paid one is not due', () => {
  expect(anInvoice({ dueDays: 14 }).dueOn).toBe('2026-12-05');
  expect(anInvoice().dueOn).toBeNull();
});

test('a series has the year of issue, and its numbers have six digits or more', () => {
  expect(documentNumber(seriesOf('invoice', '2026-12-31'), 1)).toBe('RE-2026-000001');
  expect(documentNumber(seriesOf('correction', '2027-01-01'), 1_234_567)).toBe('RK-2027-1234567');
});

test.each([
  ['RE-2026-000001', { series: 'RE-2026', number: 1 }],
  ['RK-2027-1234567', { series: 'RK-2027', number: 1_234_567 }],
  ['RE-2026-000000', null],
  ['RE-2026-00001', null],
  ['RE-2026-12345678', null],
  ['RE-26-000001', null],
  ['RX-2026-000001', null],
  ['XRE-2026-000001', null],
  ['RE-2026-000001 ', null],
  ['', null],
])('the number %j is split into %j', (text, parts) => {
  expect(partsOfNumber(text)).toEqual(parts);
});

test.each([
  ['DE 20457', 'US 10118', 'export'],
  ['DE 20457', 'CH 8001', 'export'],
  ['DE 20457', 'GB SW1A1AA', 'export'],
  ['DE 20457', 'ES 35001', 'export_territory'],
  ['DE 20457', 'IC 38001', 'export_territory'],
  ['DE 20457', 'FI 22100', 'export_territory'],
  ['DE 20457', 'DE 27498', 'export_territory'],
  ['DE 20457', 'IT 23041', 'export_territory'],
  ['DE 20457', 'GP 97100', 'export_territory'],
  ['US 10118', 'DE 20457', 'import'],
  ['ES 38001', 'DE 20457', 'import_territory'],
  ['US 10118', 'BR 01000', 'outside'],
  ['CH 8001', 'ES 35001', 'outside'],
  // No tax border, though the EU list's border runs there; and neither place is in a member state.
  ['GB BT15GS', 'GB SW1A1AA', 'outside'],
  ['GB SW1A1AA', 'GBX BT15GS', 'outside'],
  ['GB BT15GS', 'GB JE23AB', 'export'],
  ['DE 20457', 'FR 75001', 'not_charged'],
  ['GB BT15GS', 'GBX BT11AA', 'not_charged'],
  ['DE 20457', 'GB BT11AA', 'not_charged'],
  ['DE 20457', 'GBX SW1A1AA', 'export'],
  ['GBX SW1A1AA', 'DE 20457', 'import'],
] as const)('%s → %s is without VAT for this reason: %s', (from, to, reason) => {
  const place = (text: string) => ({ country: text.split(' ')[0] ?? '', zip: text.split(' ')[1] ?? '' });
  expect(noVatReason(place(from), place(to))).toBe(reason);
});
