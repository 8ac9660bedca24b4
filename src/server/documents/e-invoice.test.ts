// E-invoices as they are read: parties, type, payment, discounts and duties where the standard puts them.
import { expect, test } from 'vitest';
import { anInvoice, issuer, priced } from '#tests/drafting.ts';
import { anAddress, plainPrice } from '#tests/factories.ts';
import { correctionDraft, type DocumentFacts } from '#domain/document.ts';
import { eInvoice } from './e-invoice.ts';

const company = {
  ...issuer,
  taxNumber: '48/123/45678',
  register: 'Amtsgericht Hamburg, HRB 1',
  directors: 'E. M.',
};
const firm = anAddress({ company: 'Łódź & <Söhne>', vatId: 'DE136695976', street2: 'Hof\u0007' });
const outside = { from: { country: 'US' }, to: { country: 'BR' } };
const untaxed = priced({ ...plainPrice, vatApplies: false, customsCents: 700 });

/** In German; without line breaks and blanks between elements. */
const written = (facts: DocumentFacts): string => (eInvoice(facts, 'de') ?? '').replace(/>\s+</g, '><');

/** The contents of all elements with this name. */
const allOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>(.*?)</ram:${name}>`, 'g'))].map(
    ([, said = '']) => said,
  );

test('an invoice names its profile, type, dates and order', () => {
  const xml = written(anInvoice({ dueDays: 14, paidBy: 'invoice' }));
  expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
  expect(xml).toContain('<ram:ID>RE-2026-000007</ram:ID><ram:TypeCode>380</ram:TypeCode>');
  expect(allOf(xml, 'IssueDateTime')).toEqual([
    '<udt:DateTimeString format="102">20261121</udt:DateTimeString>',
  ]);
  expect(allOf(xml, 'OccurrenceDateTime')[0]).toContain('>20261120<');
  expect(allOf(xml, 'DueDateDateTime')[0]).toContain('>20261205<');
  expect(allOf(xml, 'SellerOrderReferencedDocument')[0]).toContain('HP-261120-7K3M9Q');
  expect(xml).not.toContain('InvoiceReferencedDocument');
});

test('seller and buyer appear with all their numbers, and names are escaped', () => {
  const xml = written(anInvoice({ issuer: company, recipient: firm }));
  const [seller = ''] = allOf(xml, 'SellerTradeParty');
  for (const said of [
    '<ram:ID schemeID="VA">DE811907980</ram:ID>',
    '<ram:ID schemeID="FC">48/123/45678</ram:ID>',
    '<ram:SpecifiedLegalOrganization><ram:ID>Amtsgericht Hamburg, HRB 1</ram:ID>',
    '<ram:PostcodeCode>20457</ram:PostcodeCode><ram:LineOne>Kehrwieder 2</ram:LineOne><ram:CityName>Hamburg</ram:CityName>',
    '<ram:URIID schemeID="EM">post@nordkai.example</ram:URIID>',
  ])
    expect(seller).toContain(said);
  const [buyer = ''] = allOf(xml, 'BuyerTradeParty');
  for (const said of [
    '<ram:Name>Łódź &amp; &lt;Söhne&gt;</ram:Name>',
    '<ram:PersonName>Jörg Müller</ram:PersonName>',
    '<ram:LineTwo>Hof</ram:LineTwo>',
    '<ram:CountryID>DE</ram:CountryID>',
    '<ram:ID schemeID="VA">DE136695976</ram:ID>',
    '<ram:URIID schemeID="EM">joerg@example.com</ram:URIID>',
  ])
    expect(buyer).toContain(said);
});

test.each([
  ['PTX', '1000', 'PT'],
  ['IC', '38001', 'ES'],
  ['XK', '10000', '1A'],
])('%s is not a country in the standard: %s becomes %s', (country, zip, said) => {
  const xml = written(anInvoice({ recipient: anAddress({ country, zip }) }));
  expect(allOf(allOf(xml, 'BuyerTradeParty')[0] ?? '', 'CountryID')).toEqual([said]);
});

test('a VAT id without a country prefix becomes a note', () => {
  const xml = written(anInvoice({ recipient: anAddress({ vatId: '12-3456789' }) }));
  expect(allOf(xml, 'BuyerTradeParty')[0]).not.toContain('schemeID="VA"');
  expect(allOf(xml, 'Content')).toEqual(['Ihre USt-IdNr.: 12-3456789']);
});

test('a discount is an allowance at the rate of the lines, duties are a charge without VAT', () => {
  const discount = { kind: 'fixed', cents: 500 } as const;
  const xml = written(
    anInvoice({ price: priced({ ...plainPrice, discount, customsCents: 700 }), discountCode: 'SEND5' }),
  );
  expect(allOf(xml, 'ChargeAmount')).toEqual(['30.48']);
  const [allowance = '', charge = ''] = allOf(xml, 'SpecifiedTradeAllowanceCharge');
  expect(allowance).toContain('<udt:Indicator>false</udt:Indicator>');
  expect(allowance).toContain('<ram:ActualAmount>5.00</ram:ActualAmount>');
  expect(allowance).toContain('<ram:Reason>Rabatt (Code SEND5)</ram:Reason>');
  expect(allowance).toContain('<ram:CategoryCode>S</ram:CategoryCode>');
  expect(charge).toContain('<udt:Indicator>true</udt:Indicator>');
  expect(charge).toContain('<ram:ActualAmount>7.00</ram:ActualAmount>');
  expect(charge).toContain('<ram:CategoryCode>E</ram:CategoryCode>');
  expect(allOf(xml, 'ExemptionReasonCode')).toEqual(['VATEX-EU-79-C']);
  expect(allOf(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation')).toEqual([
    '<ram:LineTotalAmount>30.48</ram:LineTotalAmount><ram:ChargeTotalAmount>7.00</ram:ChargeTotalAmount>' +
      '<ram:AllowanceTotalAmount>5.00</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>32.48</ram:TaxBasisTotalAmount>' +
      '<ram:TaxTotalAmount currencyID="EUR">4.84</ram:TaxTotalAmount><ram:GrandTotalAmount>37.32</ram:GrandTotalAmount>' +
      '<ram:TotalPrepaidAmount>37.32</ram:TotalPrepaidAmount><ram:DuePayableAmount>0.00</ram:DuePayableAmount>',
  ]);
});

test('a line below zero has a negative quantity, as prices must not be negative', () => {
  const price = { ...priced(plainPrice), insuranceFee: 5_000 };
  const xml = written(anInvoice({ price }));
  expect(allOf(xml, 'ChargeAmount')).toEqual(['19.52', '50.00']);
  expect(allOf(xml, 'BilledQuantity')).toEqual(['-1', '1']);
  expect(allOf(xml, 'LineTotalAmount')).toEqual(['-19.52', '50.00', '30.48']);
});

test('outside the scope of VAT there is no rate and no VAT id, and a sole trader is identified anyway', () => {
  const xml = written(anInvoice({ ...outside, price: untaxed, recipient: firm }));
  expect(xml).not.toContain('RateApplicablePercent');
  expect(xml).not.toContain('schemeID="VA"');
  expect(new Set(allOf(xml, 'CategoryCode'))).toEqual(new Set(['O']));
  expect(allOf(xml, 'SellerTradeParty')[0]).toContain('<ram:ID>DE811907980</ram:ID><ram:Name>');
  expect(allOf(xml, 'Description')).toContain('USt-IdNr. DE811907980');
  expect(allOf(xml, 'Content')).toEqual(['Ihre USt-IdNr.: DE136695976']);
  expect(allOf(xml, 'ExemptionReasonCode')).toEqual(['VATEX-EU-O']);
  const registered = written(anInvoice({ ...outside, price: untaxed, issuer: company }));
  expect(allOf(registered, 'SellerTradeParty')[0]).not.toContain('<ram:ID>DE811907980</ram:ID>');
});

test.each([
  [{ country: 'DE' }, { country: 'US' }, 'VATEX-EU-146-1E', 'Ausfuhr'],
  [{ country: 'US' }, { country: 'DE' }, 'VATEX-EU-144', 'Einfuhr'],
  [{ country: 'DE' }, { country: 'FR' }, null, 'Es wurde keine Umsatzsteuer berechnet.'],
] as const)('no VAT from %j to %j: reason %s', (from, to, code, words) => {
  const xml = written(anInvoice({ from, to, price: priced({ ...plainPrice, vatApplies: false }) }));
  expect(allOf(xml, 'ExemptionReasonCode')).toEqual(code === null ? [] : [code]);
  expect(allOf(xml, 'ExemptionReason')[0]).toContain(words);
  const both = written(anInvoice({ from, to, price: untaxed }));
  expect(allOf(both, 'ExemptionReasonCode'), 'a code would tell of one of two reasons').toEqual([]);
  expect(allOf(both, 'ExemptionReason')[0]).toMatch(/ Zölle und Abgaben: durchlaufender Posten/);
});

test('an open invoice asks for a transfer to our account, a paid one says how it was paid', () => {
  const owed = written(anInvoice({ paidBy: 'invoice', dueDays: 14 }));
  expect(allOf(owed, 'SpecifiedTradeSettlementPaymentMeans')).toEqual([
    '<ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE02120300000000202051</ram:IBANID>' +
      '<ram:AccountName>Nordkai GmbH</ram:AccountName></ram:PayeePartyCreditorFinancialAccount>',
  ]);
  expect(owed).not.toContain('TotalPrepaidAmount');
  expect(allOf(owed, 'DuePayableAmount')).toEqual(['36.27']);
  const paid = written(anInvoice());
  expect(allOf(paid, 'SpecifiedTradeSettlementPaymentMeans')).toEqual([
    '<ram:TypeCode>68</ram:TypeCode><ram:Information>PayPal</ram:Information>',
  ]);
  const blanks = { ...issuer, bank: { name: '', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' } };
  const spaced = written(anInvoice({ paidBy: 'invoice', dueDays: 14, issuer: blanks }));
  expect(allOf(spaced, 'IBANID')).toEqual(['DE02120300000000202051']);
  expect(allOf(spaced, 'BICID')).toEqual(['BYLADEM1001']);
});

test('a correction is a credit note with positive amounts that names its invoice', () => {
  const back = { packageIndex: 1, netCents: 1_000, vatCents: 190, customsCents: 70, transferredCents: null };
  const on = { issuer, issuedOn: '2026-12-01', wasPaid: true, worthCents: 9_999 };
  const draft = correctionDraft(anInvoice({}, 3), back, on);
  const xml = written({ ...draft, documentNumber: 'RK-2026-000001' });
  expect(xml).toContain('<ram:ID>RK-2026-000001</ram:ID><ram:TypeCode>381</ram:TypeCode>');
  expect(allOf(xml, 'Content')[0]).toMatch(
    /^Korrektur der Rechnung RE-2026-000007 vom 21\.11\.2026: .*mindert sich/,
  );
  expect(allOf(xml, 'InvoiceReferencedDocument')).toEqual([
    '<ram:IssuerAssignedID>RE-2026-000007</ram:IssuerAssignedID><ram:FormattedIssueDateTime>' +
      '<qdt:DateTimeString format="102">20261121</qdt:DateTimeString></ram:FormattedIssueDateTime>',
  ]);
  expect(xml).not.toMatch(/>-/);
  expect(allOf(xml, 'Name')).toContain('Rückerstattung für Paket 2 von 3');
  expect(allOf(xml, 'GrandTotalAmount')).toEqual(['12.60']);
  expect(allOf(xml, 'DuePayableAmount')).toEqual(['12.60']);
  expect(xml, 'ours is not where it goes').not.toContain('IBANID');
});

test('it is written in the language of the document', () => {
  expect(eInvoice(anInvoice(), 'en')).toContain('Paid with PayPal. Nothing is left to pay.');
});
