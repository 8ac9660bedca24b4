// A whole shipment: its defaults, and the path of a wrong field.
import { expect, test } from 'vitest';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import { noServices } from './services.ts';
import { Shipment } from './shipment.ts';

const firstIssue = (change: object): string | undefined => {
  const issue = Shipment.safeParse({ ...aShipment(), ...change }).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

test('a valid shipment is unchanged; services are off by default, and there is no pickup', () => {
  expect(Shipment.parse(aShipment())).toEqual(aShipment());
  const { fromAddress, toAddress, packages } = aShipment();
  expect(Shipment.parse({ fromAddress, toAddress, packages }).additionalServices).toEqual(noServices);
});

test.each(['commercial', 'gift', 'sample', 'return', 'repair', 'documents', 'personal', 'other'] as const)(
  'a shipment keeps its purpose (%s) and exporter',
  (purpose) => {
    const exporter = { eori: 'DE1234567', vatId: null, isRecipient: true };
    const said = { ...aShipment(), purpose, exporter };
    expect(Shipment.parse(said)).toEqual(said);
  },
);

test.each<[object, string]>([
  [{ fromAddress: { ...anAddress(), country: '' } }, 'fromAddress.country: sender_country_required'],
  [{ toAddress: { ...anAddress(), country: 'D' } }, 'toAddress.country: destination_country_required'],
  [{ toAddress: { ...anAddress(), zip: ' ' } }, 'toAddress.zip: zip_required'],
  [{ packages: [] }, 'packages: parcel_required'],
  [{ packages: Array(11).fill(aParcel()) }, 'packages: too_many_parcels'],
  [{ packages: [aParcel(), aParcel({ weight: -1 })] }, 'packages.1.weight: weight_positive'],
  [{ additionalServices: { insurance: 'yes' } }, 'additionalServices.insurance: invalid'],
  [{ purpose: 'sale' }, 'purpose: invalid'],
  [{ exporter: { eori: 'x'.repeat(41), vatId: null } }, 'exporter.eori: too_long'],
  [{ exporter: { eori: null, vatId: 'x'.repeat(41) } }, 'exporter.vatId: too_long'],
  [{ pickupDate: { date: '2026-02-30', timeFrom: '10:00', timeTo: '16:00' } }, 'pickupDate.date: invalid'],
])('%j is refused at %s', (change, issue) => {
  expect(firstIssue(change)).toBe(issue);
});

test('unknown fields are dropped, not trusted', () => {
  const body = { ...aShipment(), userId: 123, amount: 1, pricingBreakdown: { totalPrice: 1 } };
  expect(Shipment.parse(body)).toEqual(aShipment());
});
