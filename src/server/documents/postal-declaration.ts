// CN22 and CN23, the customs declarations of postal services: the fields of the Universal Postal Union's forms.
import { customsIdOf } from '#domain/customs-id.ts';
import { explanationOf, purposeOf } from '#domain/customs-item.ts';
import { customsNumbers } from '#domain/customs-numbers.ts';
import { inspectionOf } from '#domain/goods-permits.ts';
import type { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import type { CustomsFacts, CustomsForm } from './customs-form.ts';
import {
  earlierExportRow,
  euro,
  goodsCell,
  hsText,
  kg,
  partiesBlock,
  quantityText,
  totalsBlock,
  words,
} from './customs-parts.ts';
import type { Block } from './paper.ts';

type PostalKind = 'cn22' | 'cn23';

const categories: readonly (readonly [readonly ShipmentPurpose[], string])[] = [
  [['commercial'], 'Sale of goods'],
  [['gift'], 'Gift'],
  [['sample'], 'Commercial sample'],
  [['return'], 'Returned goods'],
  [['documents'], 'Documents'],
  [['repair', 'personal', 'other'], 'Other'],
];

/** The forms' own wording. */
const CERTIFICATE =
  'I, the undersigned, whose name and address are given on the item, certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.';

export function postalDeclaration(facts: CustomsFacts, kind: PostalKind): CustomsForm {
  const { shipment, items, number, parcel } = facts;
  const name = kind === 'cn22' ? 'CN 22' : 'CN 23';
  const of = parcel === null ? '' : ` · parcel ${parcel + 1} of ${shipment.packages.length}`;
  return {
    language: 'en',
    heading: `Customs declaration ${name}`,
    subheading: `Zollinhaltserklärung · Déclaration en douane · May be opened officially · ${number}${of}`,
    blocks: [
      partiesBlock(shipment),
      { kind: 'pairs', rows: headRows(facts, kind), apart: true },
      itemTable(facts),
      totalsBlock(items),
      { kind: 'text', text: CERTIFICATE },
      {
        kind: 'signature',
        fields: [
          { label: 'Date / Datum', value: facts.issuedOn },
          { label: `Sender's signature / Unterschrift: ${shipment.fromAddress.name}`, value: '' },
        ],
      },
    ],
    pageWords: `${name} · Page {page} of {of}`,
  };
}

function headRows(facts: CustomsFacts, kind: PostalKind) {
  const { carrier, shipment, items, number, issuedOn, incoterm, mrn } = facts;
  const purpose = purposeOf(shipment);
  const boxes = categories.map(
    ([purposes, said]) => `${purposes.includes(purpose) ? '☒' : '☐'}\u00a0${said.replaceAll(' ', '\u00a0')}`,
  );
  const explanation = explanationOf(purpose);
  const rows: [string, string][] = [
    ['Designated operator', carrier],
    ['Category of item', boxes.join('   ')],
    ...(explanation === null ? [] : [['Explanation', explanation] satisfies [string, string]]),
  ];
  // The small form has no room for more.
  if (kind === 'cn22') return rows;
  const { sender, recipient } = customsNumbers(shipment);
  rows.push(
    ['Sender’s customs ref.', sender.eori ?? sender.vatId ?? '–'],
    ['Importer’s reference', recipient.eori ?? recipient.vatId ?? customsIdOf(shipment.toAddress) ?? '–'],
    ['Invoice', `${number}, ${issuedOn}`],
    ['Terms of delivery', incoterm],
    ['Country of destination', words.country(shipment.toAddress.country)],
  );
  if (mrn !== null) rows.push(['Export declaration', `MRN ${mrn}`]);
  rows.push(...earlierExportRow(shipment));
  const inspections = new Set(items.flatMap(({ hsCode }) => inspectionOf(hsCode) ?? []));
  if (inspections.size > 0) rows.push(['Comments', [...inspections].join('; ')]);
  return rows;
}

const itemTable = ({ items }: CustomsFacts): Block => ({
  kind: 'table',
  columns: [
    { heading: 'Qty', share: 0.075, align: 'left' },
    { heading: 'Detailed description of contents', share: 0.385, align: 'left' },
    { heading: 'Gross kg', share: 0.12, align: 'right' },
    { heading: 'Value EUR', share: 0.14, align: 'right' },
    { heading: 'HS code', share: 0.18, align: 'right' },
    { heading: 'Origin', share: 0.1, align: 'right' },
  ],
  rows: items.map((item) => [
    quantityText(item),
    goodsCell(item),
    kg(item.weightKg),
    euro(item.valueCents),
    hsText(item.hsCode),
    item.originCountry,
  ]),
});
