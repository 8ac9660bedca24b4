// What customs papers say of the reason for sending, in the words that carriers get.
import { expect, test } from 'vitest';
import { customsItems, explanationOf } from '#domain/customs-item.ts';
import type { CustomsPaperKind } from '#domain/customs-papers.ts';
import { MAX_VALUE_EURO } from '#domain/parcel-limits.ts';
import type { Shipment } from '#domain/shipment.ts';
import { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { toCustomsInfo } from '../gateways/easypost/customs-mapping.ts';
import { customsForm } from './customs-form.ts';
import { drawForm } from './draw-form.ts';

const zurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });

/** The pairs above the table. */
const headOf = (kind: CustomsPaperKind, purpose: ShipmentPurpose): Map<string, string> =>
  headOfShipment(kind, { ...aShipment({ toAddress: zurich }), purpose });

function headOfShipment(kind: CustomsPaperKind, shipment: Shipment): Map<string, string> {
  const { blocks } = formOf(kind, shipment);
  return new Map(blocks.flatMap((block) => (block.kind === 'pairs' ? block.rows : [])));
}

const formOf = (kind: CustomsPaperKind, shipment: Shipment, mrn: string | null = null) =>
  customsForm({
    kind,
    number: 'HP-261120-7K3M9Q',
    reference: null,
    mrn,
    issuedOn: '2026-11-20',
    carrier: 'DHL Paket',
    incoterm: 'DAP',
    shipment,
    parcel: 0,
    items: customsItems(shipment),
  });

const textOf = async (kind: CustomsPaperKind, shipment: Shipment, mrn: string | null = null) => {
  const form = { ...formOf(kind, shipment, mrn), author: 'Hafenpost', issuedAt: '2026-11-20T12:00:00.000Z' };
  return (await readPdf(await drawForm(form))).text;
};

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

test('returned and repaired goods name the export that they left with, and nothing else does', () => {
  for (const purpose of ShipmentPurpose.options)
    for (const kind of ['proforma_invoice', 'cn23'] as const) {
      const shipment = { ...aShipment({ toAddress: zurich }), purpose, earlierExport: 'HP-7, MRN 26DE1' };
      const head = headOfShipment(kind, shipment);
      const isNamed = purpose === 'return' || purpose === 'repair';
      expect(head.get('Earlier export'), purpose).toBe(
        isNamed ? 'HP-7, MRN 26DE1 (Ausfuhr vor der Rückkehr)' : undefined,
      );
      expect(headOfShipment(kind, { ...shipment, earlierExport: '' }).has('Earlier export')).toBe(false);
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

const kinds = ['commercial_invoice', 'proforma_invoice', 'cn22', 'cn23'] as const;

test.each(kinds)('the largest value that can be declared stays on one line of a %s', async (kind) => {
  const packages = [aParcel({ value: MAX_VALUE_EURO, weight: 999.999, hsCode: '8537109899' })];
  const text = await textOf(kind, aShipment({ toAddress: zurich, packages }));
  const isInvoice = kind === 'commercial_invoice' || kind === 'proforma_invoice';
  expect(text).toContain(
    isInvoice
      ? '8537 10 98 99 DE 1 pkg 999.999 10000000.00 10000000.00'
      : '999.999 10000000.00 8537 10 98 99',
  );
});

test.each(kinds)(
  'the number that customs ask of a recipient is on a %s, under its name there',
  async (kind) => {
    const rio = { country: 'BR', state: 'RJ', zip: '22240-006', city: 'Rio de Janeiro' };
    const sent = (change: object) => aShipment({ toAddress: anAddress({ ...rio, ...change }) });
    expect(await textOf(kind, sent({ customsId: '123.456.789-09' }))).toContain('CPF/CNPJ: 123.456.789-09');
    expect(await textOf(kind, sent({}))).not.toContain('CPF');
    const left = aShipment({ toAddress: { ...zurich, customsId: '123.456.789-09' } });
    expect(await textOf(kind, left), 'nobody asks there').not.toContain('123.456.789-09');
  },
);

test('the large postal form has that number as the importer’s reference, and names the export declaration', async () => {
  const toAddress = anAddress({ country: 'ZA', zip: '8001', city: 'Cape Town', customsId: '8001015009087' });
  const text = await textOf('cn23', aShipment({ toAddress }), '26DE585012345678A1');
  expect(text).toContain('Importer’s reference 8001015009087');
  expect(text).toContain('Tax / ID no.: 8001015009087');
  expect(text).toContain('Export declaration MRN 26DE585012345678A1');
});
