// The catalogue of carriers: what each of them is like, and where its services may be shown (C-11).

type Traits = {
  /** Whether a pickup can be ordered for a bought label (C-14). */
  collects: boolean;
  /** Postal networks take one parcel per consignment, and each clears customs on its own. */
  isPostal: boolean;
  /** Postal networks deliver duty unpaid only, so DDP cannot be sold with them (C-10). */
  carriesDdp: boolean;
};

export const carrierTraits = {
  'DHL Express': { collects: true, isPostal: false, carriesDdp: true },
  FedEx: { collects: true, isPostal: false, carriesDdp: true },
  UPS: { collects: true, isPostal: false, carriesDdp: true },
  DPD: { collects: false, isPostal: false, carriesDdp: false },
  'DHL Paket': { collects: false, isPostal: true, carriesDdp: false },
  USPS: { collects: true, isPostal: true, carriesDdp: false },
} satisfies Record<string, Traits>;
export type Carrier = keyof typeof carrierTraits;
export const carriers = Object.keys(carrierTraits) as Carrier[];

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
