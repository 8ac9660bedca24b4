// Reasons why something is not for sale: all those for which a carrier, a rate or a hub route may be left out.

/** Why a carrier gave no rate. */
const noRateReasons = [
  'timeout',
  'unavailable',
  'too_heavy',
  'too_large',
  'not_served',
  'single_parcel_only',
  'address_incomplete',
  'address_too_long',
  'customs_data_missing',
  'export_filing_needed',
  'no_rates',
  'other_currency',
  'refused',
] as const;
export type NoRateReason = (typeof noRateReasons)[number];

/** Why a rate that was given is not sold for this shipment. */
const notSellable = ['lithium_not_carried', 'ddp_not_offered', 'pickup_not_offered'] as const;
export type NotSellable = (typeof notSellable)[number];

const noLegs = ['no_leg_to_hub', 'no_leg_from_hub'] as const;

/**
 * `timeout`: a carrier that might have been the missing leg was silent, and may offer it the next time;
 * `address_too_long`: one that might have been could not print the address.
 */
export type HubRefusal = (typeof noLegs)[number] | NotSellable | 'timeout' | 'address_too_long';

/** `not_direct`: sold as a leg of hub routes at most. */
export const unavailableReasons = [...noRateReasons, ...notSellable, ...noLegs, 'not_direct'] as const;
