// Whose numbers are declared for which party.
import { expect, test } from 'vitest';
import type { Address } from './address.ts';
import { anAddress, aShipment } from '#tests/factories.ts';
import { businessParties, customsNumbers, exporterOf } from './customs-numbers.ts';

const exporter = { eori: 'DE1234567', vatId: 'DE123456788' };
const hamburg = anAddress();
const zurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
const london = anAddress({ country: 'GB', zip: 'SW1A 1AA', city: 'London' });
const none = { vatId: null, eori: null };

test("the account's numbers are the sender's on outgoing goods, whatever the purpose", () => {
  for (const purpose of ['commercial', 'return'] as const)
    expect(customsNumbers({ ...aShipment({ toAddress: zurich }), exporter, purpose })).toEqual({
      sender: exporter,
      recipient: none,
    });
});

test("goods that come back to the account are imported under its numbers, not the sender's", () => {
  const back = { ...aShipment({ fromAddress: zurich, toAddress: hamburg }), exporter };
  expect(customsNumbers({ ...back, purpose: 'return' })).toEqual({ sender: none, recipient: exporter });
  expect(customsNumbers({ ...back, purpose: 'commercial' }).sender).toEqual(exporter);
  // Into another member: a number of the EU serves there, too.
  const amsterdam = anAddress({ country: 'NL', zip: '1012 AB', city: 'Amsterdam' });
  expect(customsNumbers({ ...back, toAddress: amsterdam, purpose: 'return' })).toEqual({
    sender: none,
    recipient: exporter,
  });
});

test('goods that a business imports into the EU for itself are imported under its numbers, whatever the purpose', () => {
  const account = { ...exporter, email: 'Einkauf@example.com', companyName: 'Nordkai GmbH', address: null };
  const supplier = anAddress({ ...zurich, email: 'supplier@example.com' });
  const buyer = anAddress({ email: 'einkauf@EXAMPLE.com' });
  const said = (parties: { fromAddress: Address; toAddress: Address }) =>
    customsNumbers({ ...aShipment(parties), exporter: exporterOf(account, parties), purpose: 'commercial' });
  expect(said({ fromAddress: supplier, toAddress: buyer })).toEqual({ sender: none, recipient: exporter });
  const byName = { ...buyer, email: 'lager@example.com', company: 'Nordkai GmbH' };
  expect(said({ fromAddress: supplier, toAddress: byName }).recipient).toEqual(exporter);
  // From the account's own warehouse abroad to a customer; out of the EU, whoever the parties are.
  for (const parties of [
    { fromAddress: { ...zurich, email: account.email }, toAddress: hamburg },
    { fromAddress: byName, toAddress: supplier },
    { fromAddress: hamburg, toAddress: { ...zurich, email: account.email } },
  ])
    expect(said(parties)).toEqual({ sender: exporter, recipient: none });
});

test('a supplier outside the EU is not declared under the numbers of an account that books for a third party', () => {
  const account = { ...exporter, email: 'einkauf@example.com', companyName: null, address: null };
  const parties = { fromAddress: zurich, toAddress: hamburg };
  const shipment = { ...aShipment(parties), exporter: exporterOf(account, parties) };
  expect(customsNumbers(shipment)).toEqual({ sender: none, recipient: none });
  expect(businessParties(shipment)).toEqual({ sender: false, recipient: false });
  expect(customsNumbers({ ...shipment, purpose: 'return' }).recipient).toEqual(exporter);
  const swiss = { ...account, eori: 'CHE123456789' };
  expect(customsNumbers({ ...shipment, exporter: exporterOf(swiss, parties) }).sender.eori).toBe(swiss.eori);
});

test('an account that imports goods to Belfast or London does so under its own number', () => {
  const account = {
    eori: 'GB123456789000',
    vatId: null,
    email: 'x@example.com',
    companyName: null,
    address: null,
  };
  const numbers = { eori: account.eori, vatId: null };
  const belfast = anAddress({ country: 'GB', zip: 'BT1 1AA', city: 'Belfast', email: account.email });
  const said = (fromAddress: Address, toAddress: Address) => {
    const parties = { fromAddress, toAddress };
    return customsNumbers({ ...aShipment(parties), exporter: exporterOf(account, parties) });
  };
  expect(said(london, belfast)).toEqual({ sender: none, recipient: numbers });
  const newYork = anAddress({ country: 'US', zip: '10118', city: 'New York' });
  expect(said(newYork, { ...london, email: account.email })).toEqual({ sender: none, recipient: numbers });
  const jersey = anAddress({ country: 'JE', zip: 'JE2 3AB', city: 'St Helier' });
  expect(said(jersey, hamburg)).toEqual({ sender: numbers, recipient: none });
});

test('a business outside the EU keeps its number if its name or its own address is given', () => {
  const own = anAddress({ country: 'CH', zip: '8001', city: 'Zürich', street1: 'Limmatquai 80' });
  const account = { ...exporter, email: 'x@example.com', companyName: 'Alpina Uhren AG', address: own };
  const said = (fromAddress: Address) => {
    const parties = { fromAddress, toAddress: hamburg };
    return customsNumbers({ ...aShipment(parties), exporter: exporterOf(account, parties) }).sender;
  };
  expect(said({ ...own, company: 'Alpina', email: 'lager@example.com' })).toEqual(exporter);
  expect(said({ ...zurich, street1: 'Anderswo 1', company: 'alpina uhren' })).toEqual(exporter);
  expect(said({ ...zurich, street1: 'Anderswo 1', company: 'Alpina' })).toEqual(none);
});

test('a British account that ships into the EU and wants the notifications itself remains the sender', () => {
  const british = { eori: 'GB123456789000', vatId: null };
  const parties = { fromAddress: london, toAddress: hamburg };
  const named = exporterOf({ ...british, email: hamburg.email, companyName: null, address: null }, parties);
  expect(customsNumbers({ ...aShipment(parties), exporter: named }).sender).toEqual(british);
});

test('a business abroad that returns something keeps its number', () => {
  const british = { eori: 'GB123456789000', vatId: null };
  const back = { ...aShipment({ fromAddress: london, toAddress: hamburg }), exporter: british };
  expect(customsNumbers({ ...back, purpose: 'return' })).toEqual({ sender: british, recipient: none });
});

test('returns to a British account are imported there under its number; those of a French one leave under its own', () => {
  const british = { eori: 'GB123456789000', vatId: null };
  const french = { eori: 'FR12345678901234', vatId: null };
  const back = { ...aShipment({ fromAddress: hamburg, toAddress: london }), purpose: 'return' as const };
  expect(customsNumbers({ ...back, exporter: british })).toEqual({ sender: none, recipient: british });
  expect(customsNumbers({ ...back, exporter: french })).toEqual({ sender: french, recipient: none });
  expect(customsNumbers({ ...back, exporter: british, purpose: 'commercial' }).sender).toEqual(british);
});

test("a business outside its country's customs area keeps its VAT id when it returns something", () => {
  const islander = { eori: null, vatId: 'DE123456788' };
  const parties = { fromAddress: anAddress({ zip: '27498', city: 'Helgoland' }), toAddress: hamburg };
  expect(customsNumbers({ ...aShipment(parties), exporter: islander, purpose: 'return' })).toEqual({
    sender: islander,
    recipient: none,
  });
});

test('numbers in the address take precedence, and without an account there are no others', () => {
  const shipment = aShipment({
    fromAddress: anAddress({ vatId: 'DE999999999' }),
    toAddress: { ...zurich, vatId: 'CHE-123.456.789' },
  });
  expect(customsNumbers({ ...shipment, exporter })).toEqual({
    sender: { vatId: 'DE999999999', eori: 'DE1234567' },
    recipient: { vatId: 'CHE-123.456.789', eori: null },
  });
  expect(customsNumbers(aShipment())).toEqual({ sender: none, recipient: none });
  expect(customsNumbers({ ...aShipment(), exporter: none })).toEqual({ sender: none, recipient: none });
});

test.each<[string, Partial<Parameters<typeof aShipment>[0]> & { exporter?: object }, boolean, boolean]>([
  ['nobody has a number', {}, false, false],
  ['the sender names a company', { fromAddress: anAddress({ businessName: 'Nordkai' }) }, true, false],
  ['the recipient names a company', { toAddress: { ...zurich, company: 'Alpkai AG' } }, false, true],
  ['the recipient has a VAT id', { toAddress: { ...zurich, vatId: 'CHE-123.456.789' } }, false, true],
  ['the account has an EORI number alone', { exporter: { eori: 'DE1234567', vatId: null } }, true, false],
  ['the account has a VAT id alone', { exporter: { eori: null, vatId: 'DE123456788' } }, true, false],
])('%s: who acts as a business', (_, change, sender, recipient) => {
  expect(businessParties(aShipment(change))).toEqual({ sender, recipient });
});

test('an account that imports goods into the EU under its number is the business there', () => {
  const parties = { fromAddress: zurich, toAddress: hamburg };
  const shipment = { ...aShipment(parties), exporter: { ...exporter, isRecipient: true } };
  expect(businessParties(shipment)).toEqual({ sender: false, recipient: true });
});

test('only a route into the EU makes the account the recipient', () => {
  const account = { ...exporter, email: hamburg.email, companyName: null, address: null };
  const said = (fromAddress: Address, toAddress: Address) => exporterOf(account, { fromAddress, toAddress });
  expect(said(zurich, hamburg)).toEqual({ ...exporter, isRecipient: true });
  expect(said(zurich, { ...hamburg, email: 'x@example.com' })).toEqual(exporter);
  expect(said(hamburg, { ...zurich, email: hamburg.email })).toEqual(exporter);
  expect(said({ ...hamburg, email: 's@x.de' }, { ...zurich, email: hamburg.email })).toEqual(exporter);
  expect(said({ ...hamburg, email: 's@x.de' }, { ...zurich, email: 'x@example.com' })).toEqual(exporter);
  expect(said(hamburg, hamburg)).toEqual(exporter);
  expect(said(zurich, { ...london, email: hamburg.email })).toEqual(exporter);
  expect(said({ ...zurich, email: 'x@example.com' }, { ...london, email: hamburg.email })).toEqual({
    ...exporter,
    isRecipient: true,
  });
});

const accountOf = (eori: string, email = hamburg.email) => ({
  eori,
  vatId: null,
  email,
  companyName: null,
  address: null,
});

test.each([
  ['IC', '35001', 'Las Palmas'],
  ['AX', '22100', 'Mariehamn'],
  ['RE', '97400', 'Saint-Denis'],
  ['FR', '97400', 'Saint-Denis'],
  ['IT', '22061', "Campione d'Italia"],
  ['GR', '63086', 'Karyes'],
])('a business that buys from %s %s imports the goods: there is a tax border', (country, zip, city) => {
  const account = accountOf('DE1234567');
  const parties = {
    fromAddress: anAddress({ country, zip, city, email: 'supplier@example.com' }),
    toAddress: hamburg,
  };
  const shipment = { ...aShipment(parties), exporter: exporterOf(account, parties) };
  expect(customsNumbers(shipment)).toEqual({ sender: none, recipient: { eori: account.eori, vatId: null } });
});

test.each<[string, Address, Address, string]>([
  [
    'the Canary Islands to Madrid',
    anAddress({ country: 'IC', zip: '35001', city: 'Las Palmas' }),
    anAddress({ country: 'ES', zip: '28013', city: 'Madrid' }),
    'ESA12345674',
  ],
  [
    'Réunion, written as France, to Paris',
    anAddress({ country: 'FR', zip: '97400', city: 'Saint-Denis' }),
    anAddress({ country: 'FR', zip: '75001', city: 'Paris' }),
    'FR12345678901234',
  ],
  [
    'Hamburg to Réunion',
    hamburg,
    anAddress({ country: 'RE', zip: '97400', city: 'Saint-Denis' }),
    'FR12345678901234',
  ],
  ['Hamburg to Åland', hamburg, anAddress({ country: 'AX', zip: '22100', city: 'Mariehamn' }), 'FI1234567-8'],
  ...(
    [
      ['GG', 'GY1 1AA', 'St Peter Port', 'GB123456789000'],
      ['IM', 'IM1 1AA', 'Douglas', 'GB123456789000'],
      ['MC', '98000', 'Monaco', 'FR12345678901234'],
      ['GP', '97100', 'Basse-Terre', 'FR12345678901234'],
      ['MQ', '97200', 'Fort-de-France', 'FR12345678901234'],
      ['GF', '97300', 'Cayenne', 'FR12345678901234'],
      ['YT', '97600', 'Mamoudzou', 'FR12345678901234'],
      ['MF', '97150', 'Marigot', 'FR12345678901234'],
    ] as const
  ).map(([country, zip, city, eori]): [string, Address, Address, string] => [
    `Hamburg to ${city}`,
    hamburg,
    anAddress({ country, zip, city }),
    eori,
  ]),
])('a return from %s is imported by the shop that it goes back to', (_, fromAddress, toAddress, eori) => {
  const parties = { fromAddress, toAddress: { ...toAddress, email: 'shop@example.com' } };
  const exporter = exporterOf(accountOf(eori, 'shop@example.com'), parties);
  const numbers = customsNumbers({ ...aShipment(parties), exporter, purpose: 'return' });
  expect(numbers).toEqual({ sender: none, recipient: { eori, vatId: null } });
});

test.each(['GB', 'JE', 'GG', 'IM', 'GR', 'AX', 'MC', 'GP', 'MQ', 'GF', 'RE', 'YT', 'MF'])(
  'what goes back to %s is not imported under a number of another country',
  (country) => {
    const parties = { fromAddress: hamburg, toAddress: anAddress({ country }) };
    const exporter = { eori: 'PT123456789', vatId: null };
    const numbers = customsNumbers({ ...aShipment(parties), exporter, purpose: 'return' });
    expect(numbers.recipient).toEqual(none);
  },
);

test('a Greek business is recognised by the prefix of its VAT id or EORI number, a Northern Irish one by its own', () => {
  const athens = anAddress({ country: 'GR', zip: '10431', city: 'Athina' });
  const belfast = anAddress({ country: 'GB', zip: 'BT1 1AA', city: 'Belfast' });
  for (const [own, numbers] of [
    [athens, { eori: null, vatId: 'EL123456783' }],
    [athens, { eori: 'GR123456783', vatId: null }],
    [belfast, { eori: 'XI123456789000', vatId: null }],
  ] as const) {
    const back = { ...aShipment({ fromAddress: zurich, toAddress: own }), purpose: 'return' as const };
    expect(customsNumbers({ ...back, exporter: numbers }).recipient).toEqual(numbers);
    const out = { ...aShipment({ fromAddress: own, toAddress: zurich }), purpose: 'return' as const };
    expect(customsNumbers({ ...out, exporter: { ...numbers, isThirdParty: true } }).sender).toEqual(numbers);
  }
});
