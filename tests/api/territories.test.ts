// Territories with special rules, known by postcode alone: VAT, declaration, hub and customs data agree.
import { afterAll, expect, test } from 'vitest';
import type { RatesReply } from '#contract/rates.ts';
import { askRates } from '../support/booking.ts';
import { anAddress, aParcel, aShipment } from '../support/factories.ts';
import { openHouse } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());
const session = await house.logIn('gold@example.com');

type To = { country: string; zip: string; city: string; state?: string };

/** Each rule's result for a parcel worth 1,200.00 from Hamburg. */
async function answersFor(to: To) {
  const shipment = aShipment({ toAddress: anAddress(to), packages: [aParcel({ value: 1_200 })] });
  const { rates }: RatesReply = await askRates(session, shipment);
  const direct = rates.find(({ isHub }) => !isHub);
  // Not the rates that only go to the hub.
  const asked = house.sandbox.journal
    .list({ method: 'POST' })
    .filter(({ path }) => path.endsWith('/shipments'))
    .map(({ body }) => JSON.stringify(body))
    .filter((body) => body.includes(`"city":"${to.city}"`));
  const withData = asked.filter((body) => body.includes('"customs_info"'));
  expect([0, asked.length], 'every carrier hears the same').toContain(withData.length);
  return {
    vat: direct?.priceBreakdown.vatRate,
    declared: direct?.priceBreakdown.exportDocFee !== 0,
    byHub: rates.some(({ isHub }) => isHub),
    customsData: withData.length > 0,
  };
}

test.each<[string, To]>([
  ['Madeira', { country: 'PTX', zip: '9000-001', city: 'Funchal' }],
  ['the Azores', { country: 'PT', zip: '9500-001', city: 'Ponta Delgada' }],
  ['Northern Ireland', { country: 'GBX', zip: 'BT1 1AA', city: 'Belfast' }],
  ['Northern Ireland, written as Great Britain', { country: 'GB', zip: 'BT1 1AA', city: 'Belfast' }],
  ['Madrid, written as the Canaries', { country: 'IC', zip: '28013', city: 'Madrid' }],
  ['Monaco', { country: 'MC', zip: '98000', city: 'Monaco' }],
])('%s is inside everywhere', async (_name, to) => {
  expect(await answersFor(to)).toEqual({ vat: 19, declared: false, byHub: false, customsData: false });
});

test.each<[string, To]>([
  ['Büsingen', { country: 'DE', zip: '78266', city: 'Büsingen am Hochrhein' }],
  ['Heligoland', { country: 'DE', zip: '27498', city: 'Helgoland' }],
  ['Livigno', { country: 'IT', zip: '23041', city: 'Livigno', state: 'SO' }],
  ['Campione', { country: 'IT', zip: '22061', city: 'Campione d’Italia', state: 'CO' }],
  ['San Marino', { country: 'SM', zip: '47890', city: 'San Marino' }],
  ['the Vatican', { country: 'VA', zip: '00120', city: 'Città del Vaticano' }],
  ['the Canaries', { country: 'IC', zip: '35001', city: 'Las Palmas' }],
  ['the Canaries, written as Spain', { country: 'ES', zip: '38001', city: 'Santa Cruz' }],
  ['Ceuta', { country: 'ES', zip: '51001', city: 'Ceuta' }],
  ['Réunion, written as France', { country: 'FR', zip: '97400', city: 'Saint-Denis' }],
  ['Guadeloupe', { country: 'GP', zip: '97100', city: 'Basse-Terre' }],
  ['Åland', { country: 'AX', zip: '22100', city: 'Mariehamn' }],
  ['Åland, written as Finland', { country: 'FI', zip: '22100', city: 'Mariehamn' }],
  ['Mount Athos', { country: 'GR', zip: '630 86', city: 'Karyes' }],
  ['Greenland, written as Denmark', { country: 'DK', zip: '3900', city: 'Nuuk' }],
  ['the Faroes', { country: 'FO', zip: '100', city: 'Tórshavn' }],
  ['Jersey', { country: 'JE', zip: 'JE2 3AB', city: 'St Helier' }],
  ['Guernsey, written as Great Britain', { country: 'GB', zip: 'GY1 1AA', city: 'St Peter Port' }],
  ['the Isle of Man', { country: 'GB', zip: 'IM1 1AA', city: 'Douglas' }],
  ['London, written as Northern Ireland', { country: 'GBX', zip: 'SW1A 1AA', city: 'London' }],
  ['Svalbard', { country: 'NO', zip: '9170', city: 'Longyearbyen' }],
])('%s is outside everywhere', async (_name, to) => {
  expect(await answersFor(to)).toEqual({ vat: 0, declared: true, byHub: true, customsData: true });
});

// from · to, as typed · customs box and declaration, both shown or due only at a customs border
test.each<[string, string, Partial<To>, Partial<To>, boolean, boolean]>([
  ['the Canaries', 'ESP-35001', {}, { country: 'ES', zip: 'ESP-35001' }, true, true],
  ['the Canaries', 'in wide digits', {}, { country: 'ES', zip: '３５００１' }, true, true],
  ['Heligoland', 'DEU 27498', {}, { country: 'DE', zip: 'DEU 27498' }, true, true],
  ['Åland', 'FIN-22100', {}, { country: 'FI', zip: 'FIN-22100' }, true, true],
  ['Livigno', 'ITA 23041', {}, { country: 'IT', zip: 'ITA 23041', state: 'SO' }, true, true],
  ['Northern Ireland', 'GB BT1 5GS', {}, { country: 'GB', zip: 'GB BT1 5GS' }, false, false],
  ['Paris', 'from Heligoland', { zip: 'DEU 27498' }, { country: 'FR', zip: '75001' }, true, false],
])('%s, %s: extras and VAT look at the same postcode', async (_name, _zip, from, to, duty, declared) => {
  const shipment = aShipment({
    fromAddress: anAddress(from),
    toAddress: anAddress({ city: 'Anywhere', ...to }),
    packages: [aParcel({ value: 1_200 })],
    services: { customsClearance: true },
  });
  const { rates, shipmentData } = await askRates(session, shipment);
  expect(shipmentData.additionalServices).toMatchObject({
    customsClearance: duty,
    exportDocumentation: declared,
  });
  expect(shipmentData.customsCase === 'inside-eu').toBe(!duty);
  expect(new Set(rates.map(({ priceBreakdown }) => priceBreakdown.vatRate))).toEqual(
    new Set([duty ? 0 : 19]),
  );
});

test('from Northern Ireland to Great Britain nothing is cleared: no clearance is sold, no papers are sent along', async () => {
  const shipment = aShipment({
    fromAddress: anAddress({ country: 'GBX', zip: 'BT1 5GS', city: 'Belfast' }),
    toAddress: anAddress({ country: 'GB', zip: 'SW1A 1AA', city: 'Westminster' }),
    packages: [aParcel({ value: 1_200 })],
    services: { customsClearance: true, exportDocumentation: true },
  });
  const before = house.sandbox.journal.list({ method: 'POST' }).length;
  const { shipmentData } = await askRates(session, shipment);
  expect(shipmentData).toMatchObject({
    incoterm: 'DAP',
    customsCase: 'domestic',
    additionalServices: { customsClearance: false, exportDocumentation: false },
  });
  const asked = JSON.stringify(
    house.sandbox.journal
      .list({ method: 'POST' })
      .slice(before)
      .map(({ body }) => body),
  );
  expect(asked).toContain('Westminster');
  expect(asked).not.toContain('customs_info');
});
