// The customs data that carriers get: purpose, origin, and the numbers of exporter and recipient.
import { expect, test } from 'vitest';
import type { Carrier } from '#domain/carrier.ts';
import { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import { toCustomsInfo, toTaxIdentifiers, toUpsParties } from './customs-mapping.ts';

const toZurich = aShipment({ toAddress: anAddress({ country: 'CH', zip: '8001', city: 'Zürich' }) });

test.each([
  ['commercial', 'merchandise'],
  ['gift', 'gift'],
  ['sample', 'sample'],
  ['return', 'returned_goods'],
  ['documents', 'documents'],
  ['repair', 'other'],
  ['personal', 'other'],
  ['other', 'other'],
] as const)('%s is called %s', (purpose, contents) => {
  expect(ShipmentPurpose.options).toContain(purpose);
  const info = toCustomsInfo({ ...toZurich, purpose }, aParcel());
  expect(info.contents_type).toBe(contents);
  expect(Boolean(info.contents_explanation)).toBe(contents === 'other');
});

test('goods marked as returned are a return even without a purpose', () => {
  const back = aParcel({ description: 'Returned goods: printed books' });
  expect(toCustomsInfo({ ...toZurich, packages: [back] }, back).contents_type).toBe('returned_goods');
  expect(toCustomsInfo(toZurich, aParcel()).contents_type).toBe('merchandise');
});

test('all parcels of a shipment have the same purpose, as its papers say', () => {
  const packages = [aParcel({ description: 'Returned goods: printed books' }), aParcel()];
  const mixed = { ...toZurich, packages };
  const contents = packages.map((parcel) => toCustomsInfo(mixed, parcel).contents_type);
  expect(contents).toEqual(['merchandise', 'merchandise']);
});

test('the origin is that of the parcel', () => {
  const [item] = toCustomsInfo(toZurich, aParcel({ originCountry: 'VN', hsCode: '6109.10' })).customs_items;
  expect(item).toMatchObject({
    origin_country: 'VN',
    hs_tariff_number: '610910',
    quantity: 1,
    value: '120.00',
  });
});

test('the account’s EORI and VAT numbers are sent; a VAT number in the address takes precedence', () => {
  const exporter = { eori: 'DE1234567', vatId: 'DE123456788' };
  expect(toTaxIdentifiers({ ...toZurich, exporter }, 'UPS')).toEqual([
    { entity: 'SENDER', tax_id: 'DE123456788', tax_id_type: 'VAT', issuing_country: 'DE' },
    { entity: 'SENDER', tax_id: 'DE1234567', tax_id_type: 'EORI', issuing_country: 'DE' },
  ]);
  const named = {
    ...toZurich,
    fromAddress: anAddress({ vatId: 'ATU 12345678', country: 'AT' }),
    toAddress: anAddress({ vatId: 'CHE-123.456.789', country: 'CH' }),
    exporter: { eori: 'XI123456789000', vatId: 'DE123456788' },
  };
  expect(toTaxIdentifiers(named, 'UPS')).toEqual([
    { entity: 'SENDER', tax_id: 'ATU12345678', tax_id_type: 'VAT', issuing_country: 'AT' },
    { entity: 'SENDER', tax_id: 'XI123456789000', tax_id_type: 'EORI', issuing_country: 'GB' },
    { entity: 'RECEIVER', tax_id: 'CHE123456789', tax_id_type: 'VAT', issuing_country: 'CH' },
  ]);
  expect(toTaxIdentifiers(toZurich, 'UPS')).toEqual([]);
});

test('an EORI number has the type that the carrier knows', () => {
  const shipment = { ...toZurich, exporter: { eori: 'DE1234567', vatId: null } };
  const typeFor = (carrier: Carrier) => toTaxIdentifiers(shipment, carrier).map((one) => one.tax_id_type);
  expect(typeFor('FedEx')).toEqual(['EORI']);
  expect(typeFor('DHL Express')).toEqual(['EOR']);
});

// VAT number · country of the address · issuing country
test.each([
  ['FR12345678901', 'DE', 'FR'],
  ['fr 12345678901', 'DE', 'FR'],
  ['EL123456789', 'DE', 'GR'],
  ['GR 123456789', 'DE', 'GR'],
  ['EL123456789', 'GR', 'GR'],
  ['XI123456789', 'DE', 'GB'],
  ['DE123456788', 'DE', 'DE'],
  ['XI123456789', 'GBX', 'GB'],
  ['123456789', 'GR', 'GR'],
  ['GB123456789', 'GBX', 'GB'],
  ['CHE-123.456.789', 'CH', 'CH'],
])('the VAT number %s at an address in %s was issued by %s', (vatId, country, issuing_country) => {
  const exporter = { eori: null, vatId };
  const sent = { ...toZurich, fromAddress: anAddress({ country }) };
  const told = { tax_id_type: 'VAT', issuing_country };
  expect(toTaxIdentifiers({ ...sent, exporter }, 'UPS')).toMatchObject([{ entity: 'SENDER', ...told }]);
  expect(toTaxIdentifiers({ ...sent, toAddress: anAddress({ country, vatId }) }, 'UPS')).toMatchObject([
    { entity: 'RECEIVER', ...told },
  ]);
});

test("product identifiers are sent under EasyPost's names for them, and nothing is sent where there are none", () => {
  const said = aParcel({
    merchantProductId: 'SHIRT-L',
    manufacturerProductId: 'A-17',
    gtin: '4 006381 333931',
  });
  const ids = { code: 'SHIRT-L', manufacturer_product_id: 'A-17', standardized_product_id: '4006381333931' };
  expect(toCustomsInfo(toZurich, said).customs_items[0]).toMatchObject(ids);
  const [item = {}] = toCustomsInfo(toZurich, aParcel({ gtin: '' })).customs_items;
  expect(Object.keys(item)).not.toEqual(expect.arrayContaining([expect.stringMatching(/product_id|code/)]));
});

test('UPS is told who acts as a business', () => {
  const shop = anAddress({ country: 'US', zip: '10118', city: 'New York', company: 'Shirts Inc.' });
  const sale = aShipment({ fromAddress: shop, toAddress: anAddress() });
  expect(toUpsParties(sale)).toEqual({ shipper_type: 'business', consignee_type: 'consumer' });
});
