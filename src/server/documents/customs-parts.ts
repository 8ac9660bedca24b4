// Common parts of customs papers: the two parties, and weights and sums as written for the other side.
import type { Address } from '#domain/address.ts';
import { customsIdName, customsIdOf } from '#domain/customs-id.ts';
import { type CustomsItem, customsTotals, explanations } from '#domain/customs-item.ts';
import { customsNumbers } from '#domain/customs-numbers.ts';
import { earlierExportOf } from '#domain/earlier-export.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import type { Block, Cell } from './paper.ts';
import { addressLines, wordsOf } from './words.ts';

export const words = wordsOf('en');

/**
 * The reason for export, in the wording of invoices. NOTE: customs refuse "no commercial value" beside a value, and a
 * gift has one.
 */
export const reasons: Record<ShipmentPurpose, string> = {
  commercial: 'Sale of goods (Verkauf)',
  gift: 'Gift (Geschenk)',
  sample: 'Commercial sample, not for sale (Warenmuster)',
  return: 'Returned goods (Warenrücksendung)',
  repair: `${explanations.repair} (Reparatur)`,
  documents: 'Documents (Dokumente)',
  personal: `${explanations.personal} (persönliche Gegenstände)`,
  other: `${explanations.other} (Sonstiges, kein Verkauf)`,
};

export function partiesBlock(shipment: Shipment): Block {
  const { sender, recipient } = customsNumbers(shipment);
  const { fromAddress, toAddress } = shipment;
  return {
    kind: 'beside',
    parts: [
      {
        heading: 'Exporter / sender',
        lines: [...partyLines(fromAddress), ...named('VAT ID', sender.vatId), ...named('EORI', sender.eori)],
      },
      {
        heading: 'Consignee / recipient',
        lines: [
          ...partyLines(toAddress),
          ...named('Tax / VAT ID', recipient.vatId),
          ...named('EORI', recipient.eori),
          ...named(customsIdName(toAddress.country) || 'Tax / ID no.', customsIdOf(toAddress)),
        ],
      },
    ],
  };
}

export function earlierExportRow(shipment: Shipment): [string, string][] {
  const earlier = earlierExportOf(shipment);
  return earlier === null ? [] : [['Earlier export', `${earlier} (Ausfuhr vor der Rückkehr)`]];
}

const named = (name: string, value: string | null | undefined): string[] =>
  value ? [`${name}: ${value}`] : [];

/** The country is always printed, even the sender's own. */
const partyLines = (address: Address): string[] => [
  ...addressLines(address, words),
  ...(address.country === 'DE' ? ['GERMANY'] : []),
  ...named('Phone', address.phone),
  ...named('Email', address.email),
];

/** "120.00" without the sign: the column headings say euro. */
export const euro = euroFromCents;

/** At most three decimals, as scales show. */
export const kg = words.decimal;

/** Totals of all lines; the last one is emphasized. */
export function totalsBlock(items: readonly CustomsItem[]): Block {
  const { quantity, valueCents, weightKg } = customsTotals(items);
  return {
    kind: 'sums',
    rows: [
      { label: 'Number of parcels', value: String(quantity), isTotal: false },
      { label: 'Total gross weight', value: `${kg(weightKg)}\u00a0kg`, isTotal: false },
      { label: 'Total value', value: `EUR\u00a0${euro(valueCents)}`, isTotal: true },
    ],
  };
}

/** Packages, said beside the figure: "1" would contradict the "12 pieces" of the description. */
export const quantityText = ({ quantity }: CustomsItem): string => `${quantity}\u00a0pkg`;

/** The description of the goods, and below it their article numbers. */
export const goodsCell = ({ description, productIds }: CustomsItem): Cell => {
  const { merchant, manufacturer, gtin } = productIds;
  const ids = [...named('SKU', merchant), ...named('MPN', manufacturer), ...named('GTIN', gtin)];
  return ids.length > 0 ? { title: description, detail: ids.join(' · ') } : description;
};

/** "6109 10 00": grouped as tariffs print it. */
export const hsText = (code: string | null): string =>
  code === null ? '–' : [code.slice(0, 4), ...(code.slice(4).match(/.{1,2}/g) ?? [])].join(' ');
