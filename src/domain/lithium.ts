// Lithium batteries: which may be shipped, and what they cost on top (A§2, A§9, C-15, C-16, C-26).
import * as z from 'zod/mini';
import { type Carrier, carrierTraits } from './carrier.ts';
import type { Cents } from './money.ts';

export const BatteryType = z.enum(['integrated', 'loose', 'mix', 'dangerous']);
export type BatteryType = z.infer<typeof BatteryType>;

export const BatteryCount = z.enum(['max2', 'more2']);
export type BatteryCount = z.infer<typeof BatteryCount>;

export const LithiumDetails = z.object({
  hasLithiumBatteries: z.boolean('invalid'),
  confirmed: z.boolean('invalid'),
  batteryType: BatteryType,
  batteryCount: BatteryCount,
});
export type LithiumDetails = z.infer<typeof LithiumDetails>;

/** Our own handling in the warehouse; cents. */
export const WAREHOUSE_SURCHARGE: Cents = 2_000;

type Batteries = {
  lithiumBattery?: boolean | undefined;
  lithiumBatteryDetails?: Pick<LithiumDetails, 'batteryType'> | null | undefined;
};

/**
 * Whether our warehouse must check and mark the batteries before a carrier gets them: over 100 Wh, without a device, or
 * more than two (0029).
 */
export const needsWarehouse = ({ lithiumBattery, lithiumBatteryDetails }: Batteries): boolean =>
  lithiumBattery === true && lithiumBatteryDetails?.batteryType === 'mix';

const carrierSurcharge = (carrier: Carrier, service: string): Cents | null => {
  if (carrier === 'UPS') return 2_600;
  if (carrier === 'DHL Express') return 10_000;
  // Economy and Connect first: "Priority" also appears in other FedEx names (C-26).
  if (carrier === 'FedEx') return /economy|connect/i.test(service) ? 10_000 : 4_000;
  return null;
};

/** Types the second step of the dialog offers for this count (R50). */
export const batteryTypesFor = (count: BatteryCount): BatteryType[] =>
  count === 'max2' ? ['integrated', 'loose', 'mix', 'dangerous'] : ['mix', 'dangerous'];

type LithiumRefusal = 'dangerous_goods' | 'lithium_unconfirmed' | 'lithium_invalid';

/** Whether a declaration may be shipped at all, by any carrier. */
export function mayShipLithium(
  details: LithiumDetails | null,
): { ok: true } | { ok: false; reason: LithiumRefusal } {
  if (details?.batteryType === 'dangerous') return { ok: false, reason: 'dangerous_goods' };
  if (!details?.confirmed || !details.hasLithiumBatteries)
    return { ok: false, reason: 'lithium_unconfirmed' };
  const offered = batteryTypesFor(details.batteryCount).includes(details.batteryType);
  return offered ? { ok: true } : { ok: false, reason: 'lithium_invalid' };
}

type LithiumPrice = { ok: true; cents: Cents } | { ok: false; reason: 'lithium_not_carried' };

/** Surcharge per shipment in cents, or why this carrier does not take the batteries. */
export const lithiumSurcharge = (details: LithiumDetails, carrier: Carrier, service: string): LithiumPrice =>
  lithiumSurchargeOf(details, [{ carrier, service }]);

/** `lithiumSurcharge` for all legs of a route: our handling once, each carrier's own; all must take the batteries. */
export function lithiumSurchargeOf(
  details: LithiumDetails,
  legs: readonly { carrier: Carrier; service: string }[],
): LithiumPrice {
  // Postal networks take no battery of any kind (C-15).
  if (details.batteryType === 'dangerous' || legs.some(({ carrier }) => carrierTraits[carrier].isPostal))
    return { ok: false, reason: 'lithium_not_carried' };
  if (details.batteryType === 'integrated' || details.batteryType === 'loose') return { ok: true, cents: 0 };
  let cents = WAREHOUSE_SURCHARGE;
  for (const { carrier, service } of legs) {
    const surcharge = carrierSurcharge(carrier, service);
    if (surcharge === null) return { ok: false, reason: 'lithium_not_carried' };
    cents += surcharge;
  }
  return { ok: true, cents };
}
