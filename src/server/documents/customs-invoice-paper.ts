// The commercial invoice of a shipment, or the pro-forma invoice where nothing is sold, for customs (domain-facts 6.4).
import { purposeOf } from '#domain/customs-item.ts';
import type { BatteryType } from '#domain/lithium.ts';
import type { AdditionalServices } from '#domain/services.ts';
import type { CustomsFacts, CustomsForm } from './customs-form.ts';
import {
  earlierExportRow,
  euro,
  goodsCell,
  hsText,
  kg,
  partiesBlock,
  quantityText,
  reasons,
  totalsBlock,
  words,
} from './customs-parts.ts';
import type { Block } from './paper.ts';

type InvoiceKind = 'commercial_invoice' | 'proforma_invoice';

const titles = {
  commercial_invoice: { heading: 'Commercial invoice', subheading: 'Handelsrechnung' },
  proforma_invoice: {
    heading: 'Pro-forma invoice',
    subheading: 'Proforma-Rechnung · Value for customs purposes only, no payment is due',
  },
} as const;

const DECLARATION =
  'I declare that the information in this invoice is true and correct and that the contents of this shipment are as stated above.';
const HARMLESS = 'The goods contain no dangerous articles and nothing that may not be carried.';
/**
 * Dangerous goods with reliefs (domain-facts 6.8). We do not ask whether they are ion (3481) or metal (3091). What our
 * warehouse has to mark first is declared by the warehouse.
 */
const BATTERIES: Readonly<Record<BatteryType, string | null>> = {
  integrated: 'The goods contain lithium batteries contained in equipment (UN3481 or UN3091).',
  loose: 'The goods contain lithium batteries packed with equipment (UN3481 or UN3091).',
  mix: null,
  dangerous: null,
};
const DECLARATION_DE =
  'Ich versichere, dass die Angaben in dieser Rechnung vollständig und richtig sind und der Inhalt der Sendung ihnen entspricht.';
const HARMLESS_DE = 'Die Sendung enthält kein Gefahrgut und nichts, was nicht befördert werden darf.';

export function customsInvoice(facts: CustomsFacts, kind: InvoiceKind): CustomsForm {
  const { shipment, items, number } = facts;
  const { heading, subheading } = titles[kind];
  return {
    language: 'en',
    heading: `${heading} ${number}`,
    subheading,
    blocks: [
      partiesBlock(shipment),
      { kind: 'pairs', rows: headRows(facts), apart: true },
      itemTable(facts),
      totalsBlock(items),
      { kind: 'text', text: [DECLARATION, ...dangersOf(shipment.additionalServices)].join(' ') },
      { kind: 'text', text: declarationDe(shipment.additionalServices), quiet: true },
      {
        kind: 'signature',
        fields: [
          { label: 'Place, date / Ort, Datum', value: `${shipment.fromAddress.city}, ${facts.issuedOn}` },
          { label: `Signature / Unterschrift: ${shipment.fromAddress.name}`, value: '' },
        ],
      },
    ],
    pageWords: 'Page {page} of {of}',
  };
}

/** What is said of batteries has its official words in English only. */
const declarationDe = ({ lithiumBattery }: AdditionalServices): string =>
  lithiumBattery ? DECLARATION_DE : `${DECLARATION_DE} ${HARMLESS_DE}`;

/** Lithium batteries of any kind are dangerous goods: nobody may sign that there are none. */
function dangersOf({ lithiumBattery, lithiumBatteryDetails }: AdditionalServices): string[] {
  if (!lithiumBattery) return [HARMLESS];
  const said = lithiumBatteryDetails && BATTERIES[lithiumBatteryDetails.batteryType];
  return said ? [said] : [];
}

/** The date is written so that its day cannot be mistaken for a month. */
function headRows({ number, issuedOn, reference, mrn, carrier, incoterm, shipment, parcel }: CustomsFacts) {
  const { fromAddress, toAddress, packages } = shipment;
  // Under DDP our customer pays, who may be the sender or the recipient: neither signs for the other.
  const payer =
    incoterm === 'DDP'
      ? 'duties and taxes not to be collected from the recipient'
      : 'duties and taxes paid by the recipient';
  const rows: [string, string][] = [
    ['Invoice number', number],
    ['Date', issuedOn],
    ['Reason for export', reasons[purposeOf(shipment)]],
    ...earlierExportRow(shipment),
    ['Terms of delivery', `${incoterm} ${toAddress.city} (Incoterms 2020), ${payer}`],
    ['Country of export', words.country(fromAddress.country)],
    ['Destination', words.country(toAddress.country)],
    ['Currency', 'EUR (euro)'],
    ['Carrier', carrier],
  ];
  if (parcel !== null) rows.push(['Parcel', `${parcel + 1} of ${packages.length}`]);
  if (reference !== null) rows.push(['Electronic data', reference]);
  if (mrn !== null) rows.push(['Export declaration', `MRN ${mrn}`]);
  return rows;
}

function itemTable({ items }: CustomsFacts): Block {
  return {
    kind: 'table',
    columns: [
      { heading: 'Parcel', share: 0.065, align: 'left' },
      { heading: 'Description of goods', share: 0.285, align: 'left' },
      { heading: 'HS code', share: 0.15, align: 'left' },
      { heading: 'Origin', share: 0.065, align: 'left' },
      { heading: 'Qty', share: 0.065, align: 'left' },
      { heading: 'Gross kg', share: 0.09, align: 'right' },
      { heading: 'Unit EUR', share: 0.14, align: 'right' },
      { heading: 'Value EUR', share: 0.14, align: 'right' },
    ],
    rows: items.map((item) => [
      String(item.parcel + 1),
      goodsCell(item),
      hsText(item.hsCode),
      item.originCountry,
      quantityText(item),
      kg(item.weightKg),
      euro(item.unitValueCents),
      euro(item.valueCents),
    ]),
  };
}
