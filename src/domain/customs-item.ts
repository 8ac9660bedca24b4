// The item table of a shipment, the same for customs papers and for carriers.
import { type Cents, sumCents } from './money.ts';
import { hsDigits, type Parcel } from './parcel.ts';
import { type ProductIds, productIdsOf } from './product-ids.ts';
import { isReturned } from './returned-goods.ts';
import { centsOf } from './rounding.ts';
import type { Shipment } from './shipment.ts';
import { DEFAULT_PURPOSE, type ShipmentPurpose } from './shipment-purpose.ts';
import { carrierCountry, type Place } from './territory.ts';

/** One line: the contents of one parcel, because nothing finer is known of them. */
export type CustomsItem = {
  /** Position of the parcel, from 0. */
  parcel: number;
  description: string;
  /** Parcels with these contents. */
  quantity: 1;
  /** Digits only; null when none was given. */
  hsCode: string | null;
  /** ISO alpha-2. */
  originCountry: string;
  productIds: ProductIds;
  unitValueCents: Cents;
  valueCents: Cents;
  /** Weight of the packed parcel. */
  weightKg: number;
};

type CustomsTotals = { quantity: number; valueCents: Cents; weightKg: number };

export function customsItems({
  fromAddress,
  packages,
}: Pick<Shipment, 'fromAddress' | 'packages'>): CustomsItem[] {
  return packages.map((parcel, index) => customsItem(parcel, { index, sender: fromAddress }));
}

type Sent = { index: number; sender: Shipment['fromAddress'] };

export function customsItem(parcel: Parcel, { index, sender }: Sent): CustomsItem {
  const valueCents = centsOf(parcel.value);
  return {
    parcel: index,
    description: parcel.description,
    quantity: 1,
    hsCode: hsDigits(parcel.hsCode) || null,
    originCountry: originCountryOf(parcel, sender),
    productIds: productIdsOf(parcel),
    unitValueCents: valueCents,
    valueCents,
    weightKg: parcel.weight,
  };
}

/** The declared origin, ISO alpha-2: the one given, else the sender's country. */
export const originCountryOf = (parcel: Pick<Parcel, 'originCountry'>, sender: Place): string =>
  carrierCountry({ country: parcel.originCountry || sender.country });

/** Weights are summed in grams, to avoid float errors. */
export const customsTotals = (items: readonly CustomsItem[]): CustomsTotals => ({
  quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  valueCents: sumCents(items.map(({ valueCents }) => valueCents)),
  weightKg: items.reduce((sum, { weightKg }) => sum + Math.round(weightKg * 1000), 0) / 1000,
});

type Sending = {
  purpose?: ShipmentPurpose | null | undefined;
  packages: readonly Pick<Parcel, 'description'>[];
};

/** The purpose of the shipment; when none is given, a return is recognised by its descriptions. */
export function purposeOf({ purpose, packages }: Sending): ShipmentPurpose {
  if (purpose) return purpose;
  const isWayBack = packages.length > 0 && packages.every(({ description }) => isReturned(description));
  return isWayBack ? 'return' : DEFAULT_PURPOSE;
}

/** What customs read where the purpose is none of their own categories, but "other". */
export const explanations = {
  repair: 'Goods on their way to a repair or back, not for resale',
  personal: 'Personal effects, not for resale',
  other: 'Goods that are not sold',
} as const satisfies Partial<Record<ShipmentPurpose, string>>;

const isExplained = (purpose: ShipmentPurpose): purpose is keyof typeof explanations =>
  Object.hasOwn(explanations, purpose);

/** Null: the purpose is one of their categories. */
export const explanationOf = (purpose: ShipmentPurpose): string | null =>
  isExplained(purpose) ? explanations[purpose] : null;
