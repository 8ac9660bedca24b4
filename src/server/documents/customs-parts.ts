// What customs papers have in common: the two parties, weights and sums as they are written for the other side.
import type { Address } from '#domain/address.ts';
import { type CustomsItem, customsTotals } from '#domain/customs-item.ts';
import { customsNumbers } from '#domain/customs-numbers.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import type { Block, Cell } from './paper.ts';
import { addressLines, wordsOf } from './words.ts';

export const words = wordsOf('en');

/** Why goods leave, as invoices say it. */
export const reasons: Record<ShipmentPurpose, string> = {
  commercial: 'Sale of goods (Verkauf)',
  gift: 'Gift, no commercial value for the recipient (Geschenk)',
  sample: 'Commercial sample, not for sale (Warenmuster)',
  return: 'Returned goods (Warenrücksendung)',
  documents: 'Documents (Dokumente)',
  personal: 'Personal effects, not for resale (persönliche Gegenstände)',
  other: 'Other (Sonstiges)',
};

export function partiesBlock(shipment: Shipment): Block {
  const { sender, recipient } = customsNumbers(shipment);
  return {
    kind: 'beside',
    parts: [
      {
        heading: 'Exporter / sender',
        lines: [
          ...partyLines(shipment.fromAddress),
          ...named('VAT ID', sender.vatId),
          ...named('EORI', sender.eori),
        ],
      },
      {
        heading: 'Consignee / recipient',
        lines: [
          ...partyLines(shipment.toAddress),
          ...named('Tax / VAT ID', recipient.vatId),
          ...named('EORI', recipient.eori),
        ],
      },
    ],
  };
}

const named = (name: string, value: string | null | undefined): string[] =>
  value ? [`${name}: ${value}`] : [];

/** The country is always said, the sender's own too. */
const partyLines = (address: Address): string[] => [
  ...addressLines(address, words),
  ...(address.country === 'DE' ? ['GERMANY'] : []),
  ...named('Phone', address.phone),
  ...named('Email', address.email),
];

/** "120.00" without the sign: the columns say that it is euro. */
export const euro = euroFromCents;

/** Three decimals at most, as scales have them. */
export const kg = words.decimal;

/** Sums of all lines; the last one stands out. */
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

/** The goods in words, and below them the numbers they are sold under. */
export const goodsCell = ({ description, productIds }: CustomsItem): Cell => {
  const { merchant, manufacturer, gtin } = productIds;
  const ids = [...named('SKU', merchant), ...named('MPN', manufacturer), ...named('GTIN', gtin)];
  return ids.length > 0 ? { title: description, detail: ids.join(' · ') } : description;
};

/** "6109 10 00": in the groups that tariffs print. */
export const hsText = (code: string | null): string =>
  code === null ? '–' : [code.slice(0, 4), ...(code.slice(4).match(/.{1,2}/g) ?? [])].join(' ');
