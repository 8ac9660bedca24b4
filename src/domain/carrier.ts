// The catalogue of carriers: names, and where each service may be shown (C-11).

export const carriers = ['DHL Express', 'FedEx', 'UPS', 'DPD', 'DHL Paket', 'USPS'] as const;
export type Carrier = (typeof carriers)[number];

export const storefronts = ['landing', 'widget', 'rates', 'hubLeg'] as const;
export type Storefront = (typeof storefronts)[number];

/** One row of the visibility table; the first row that matches decides. */
export type Visibility = { carrier: Carrier; service: RegExp; hiddenIn: readonly Storefront[] };

/** A§9, B§9: hidden from the rate list, unless the operator decides otherwise. */
export const defaultVisibility: readonly Visibility[] = [
  { carrier: 'DPD', service: /.*/, hiddenIn: ['rates'] },
  { carrier: 'DHL Paket', service: /.*/, hiddenIn: ['rates'] },
  {
    carrier: 'DHL Express',
    service: /medical\s*express|express\s*easy/i,
    hiddenIn: ['rates', 'landing', 'widget'],
  },
];

export function isShown(
  rate: { carrier: Carrier; service: string },
  place: Storefront,
  table: readonly Visibility[],
): boolean {
  const row = table.find((entry) => entry.carrier === rate.carrier && entry.service.test(rate.service));
  return !row?.hiddenIn.includes(place);
}

/** Whether a pickup can be ordered for a bought label (C-14). */
export const collects = (carrier: Carrier): boolean => carrier !== 'DPD' && carrier !== 'DHL Paket';

/** Postal networks take one parcel per consignment, and each clears customs on its own. */
export const isPostal = (carrier: string): boolean => carrier === 'DHL Paket' || carrier === 'USPS';

/** Postal networks deliver duty unpaid only, so DDP cannot be sold with them (C-10). */
export const carriesDdp = (carrier: Carrier): boolean =>
  carrier === 'DHL Express' || carrier === 'FedEx' || carrier === 'UPS';
