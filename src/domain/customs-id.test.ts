// Whose number customs abroad ask for, and what is said of it before payment.
import { expect, test } from 'vitest';
import { anAddress, aShipment } from '#tests/factories.ts';
import type { Address } from './address.ts';
import { checkParties, customsIdName, customsIdOf } from './customs-id.ts';
import type { Exporter } from './exporter.ts';
import { isKnownCountry } from './territory.ts';

const rio = anAddress({ country: 'BR', state: 'RJ', zip: '22240-006', city: 'Rio de Janeiro' });
const zurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });
const london = anAddress({ country: 'GB', zip: 'SW1A 1AA', city: 'London' });

const foundFor = (to: Address, from: Address = anAddress(), exporter: Exporter | null = null) =>
  checkParties({ ...aShipment({ fromAddress: from, toAddress: to }), exporter });

test.each(['AR', 'BR', 'CL', 'EC', 'ID', 'IL', 'KR', 'MX', 'TR', 'ZA'])(
  'customs of %s ask for a number, and a private recipient without one is noted',
  (country) => {
    expect(isKnownCountry(country)).toBe(true);
    expect(customsIdName(country)).not.toBeNull();
    const to = anAddress({ country, zip: '1', city: 'X' });
    expect(foundFor(to)).toEqual(['customs_id_missing']);
    expect(foundFor({ ...to, customsId: '123.456.789-09' })).toEqual([]);
    expect(foundFor({ ...to, customsId: '' })).toEqual(['customs_id_missing']);
  },
);

test('nothing is asked where no customs border is crossed, nor where customs ask for nothing', () => {
  expect(foundFor(rio, { ...rio, city: 'Manaus' })).toEqual([]);
  for (const country of ['US', 'CH', 'FR', 'JP', 'AU'])
    expect(foundFor(anAddress({ country, zip: '1', city: 'X' }))).toEqual([]);
});

test('a company has a number of its own: in Brazil the same kind, in Israel, Korea and South Africa another', () => {
  for (const country of ['IL', 'KR', 'ZA'])
    expect(foundFor(anAddress({ country, zip: '1', city: 'X', company: 'Ltd' }))).toEqual([]);
  expect(foundFor({ ...rio, company: 'Laranjeiras Ltda' })).toEqual(['customs_id_missing']);
  expect(foundFor({ ...rio, company: 'Laranjeiras Ltda', vatId: '11.111.111/0001-55' })).toEqual([]);
});

test('a number left over from another country goes nowhere', () => {
  expect(customsIdOf({ ...rio, customsId: '123.456.789-09' })).toBe('123.456.789-09');
  expect(customsIdOf({ ...zurich, customsId: '123.456.789-09' })).toBeNull();
  expect(customsIdOf(rio)).toBeNull();
});

test.each(['CN', 'IN', 'KZ', 'TW'])(
  'in %s a private recipient is asked for papers, a company is not',
  (country) => {
    const to = anAddress({ country, zip: '1', city: 'X' });
    expect(customsIdName(country)).toBeNull();
    expect(foundFor(to)).toEqual(['recipient_papers']);
    expect(foundFor({ ...to, company: 'Ltd' })).toEqual([]);
  },
);

test('a business that imports or exports without an EORI number is noted, a private person never', () => {
  const firm = { company: 'Nordkai GmbH' };
  const own = { eori: 'DE1234567', vatId: null };
  expect(foundFor(zurich, anAddress(firm))).toEqual(['sender_eori_missing']);
  expect(foundFor(zurich, anAddress(firm), own)).toEqual([]);
  expect(foundFor(anAddress(firm), zurich)).toEqual(['recipient_eori_missing']);
  expect(foundFor(anAddress(firm), zurich, { ...own, isRecipient: true })).toEqual([]);
  expect(foundFor({ ...london, ...firm })).toEqual(['recipient_eori_missing']);
  expect(foundFor(anAddress(), { ...london, ...firm })).toEqual(['sender_eori_missing']);
  expect(foundFor(zurich, { ...london, ...firm })).toEqual(['sender_eori_missing']);
  expect(
    foundFor(anAddress({ country: 'FR', zip: '75001', city: 'Paris', ...firm }), anAddress(firm)),
  ).toEqual([]);
  expect(foundFor({ ...zurich, ...firm }), 'no such number there').toEqual([]);
  expect(foundFor(rio, { ...zurich, ...firm })).toEqual(['customs_id_missing']);
  expect(foundFor(london)).toEqual([]);
});
