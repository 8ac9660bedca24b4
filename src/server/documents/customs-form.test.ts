// What customs papers say of the reason for sending, in the words that carriers get.
import { expect, test } from 'vitest';
import { customsItems, explanationOf } from '#domain/customs-item.ts';
import type { CustomsPaperKind } from '#domain/customs-papers.ts';
import type { Shipment } from '#domain/shipment.ts';
import { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import { toCustomsInfo } from '../gateways/easypost/customs-mapping.ts';
import { customsForm } from './customs-form.ts';

const zurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });

/** The pairs above the table. */
const headOf = (kind: CustomsPaperKind, purpose: ShipmentPurpose): Map<string, string> =>
  headOfShipment(kind, { ...aShipment({ toAddress: zurich }), purpose });

function headOfShipment(kind: CustomsPaperKind, shipment: Shipment): Map<string, string> {
  const { blocks } = customsForm({
    kind,
    number: 'HP-261120-7K3M9Q',
    reference: null,
    mrn: null,
    issuedOn: '2026-11-20',
    carrier: 'DHL Paket',
    incoterm: 'DAP',
    shipment,
    parcel: 0,
    items: customsItems(shipment),
  });
  return new Map(blocks.flatMap((block) => (block.kind === 'pairs' ? block.rows : [])));
}

const explained = ShipmentPurpose.options.filter((purpose) => explanationOf(purpose) !== null);

test.each(explained)(
  '%s has no box on a postal form, and is explained there as to the carrier',
  (purpose) => {
    const said = explanationOf(purpose) ?? '';
    for (const kind of ['cn22', 'cn23'] as const) {
      const head = headOf(kind, purpose);
      expect(head.get('Category of item')).toContain('☒\u00a0Other');
      expect(head.get('Explanation')).toBe(said);
    }
    expect(headOf('proforma_invoice', purpose).get('Reason for export')).toContain(said);
    const shipment = { ...aShipment({ toAddress: zurich }), purpose };
    const [parcel] = shipment.packages;
    expect(parcel && toCustomsInfo(shipment, parcel).contents_explanation).toBe(said);
  },
);

test('repairs, personal effects and what is sent for another reason have no box; nothing else is explained', () => {
  expect(explained).toEqual(['repair', 'personal', 'other']);
  for (const purpose of ShipmentPurpose.options.filter((one) => !explained.includes(one)))
    for (const kind of ['cn22', 'cn23'] as const) {
      const head = headOf(kind, purpose);
      expect(head.get('Category of item')).toContain('☐\u00a0Other');
      expect(head.has('Explanation')).toBe(false);
    }
});

test('no paper denies the value that it states', () => {
  for (const purpose of ShipmentPurpose.options)
    expect(headOf('proforma_invoice', purpose).get('Reason for export')).not.toMatch(
      /no (commercial )?value/i,
    );
});

test('goods whose health is inspected are commented on the large postal form, each kind once', () => {
  const commentsOn = (kind: CustomsPaperKind, ...hsCodes: string[]) => {
    const packages = hsCodes.map((hsCode) => aParcel({ hsCode }));
    return headOfShipment(kind, aShipment({ toAddress: zurich, packages })).get('Comments');
  };
  expect(commentsOn('cn23', '040900', '490199', '060290', '040690')).toBe(
    'Animal products, subject to sanitary inspection; Plant products, subject to phytosanitary inspection',
  );
  expect(commentsOn('cn23', '490199')).toBeUndefined();
  expect(commentsOn('cn22', '040900'), 'no room').toBeUndefined();
});
