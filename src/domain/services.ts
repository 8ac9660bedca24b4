// The extras of a shipment: their shape, and which of them the rules force or forbid.
import * as z from 'zod/mini';
import { crossesCustomsBorder, exportDeclarationRequired, mayDeclareExport } from './customs.ts';
import { LithiumDetails, mayShipLithium, needsWarehouse } from './lithium.ts';
import type { Cents } from './money.ts';
import type { Place } from './territory.ts';
import { MAX_FILE_NAME } from './text-limits.ts';
import { line } from './text.ts';

/** In cents. Above this we refer the customer to support (C-17). */
export const MAX_INSURED: Cents = 5_000_000;

const flag = z._default(z.boolean('invalid'), false);

export const AdditionalServices = z.object({
  pickup: flag,
  insurance: flag,
  lithiumBattery: flag,
  carbonNeutral: flag,
  customsClearance: flag,
  exportDocumentation: flag,
  /** The customer brings an export declaration of their own (R54). */
  hasOwnAE: flag,
  ownAEFileName: z.nullish(line(MAX_FILE_NAME)),
  /** Id that POST /api/upload-ae returned; without it a declaration of their own does not count (C-18). */
  ownAEFileId: z.nullish(line(64)),
  lithiumBatteryDetails: z.nullish(LithiumDetails),
});
export type AdditionalServices = z.infer<typeof AdditionalServices>;

export const noServices: AdditionalServices = AdditionalServices.parse({});

/** Goods that cross no customs border are not declared: the paper does not exist. */
export const noDeclaration = {
  exportDocumentation: false,
  hasOwnAE: false,
  ownAEFileName: null,
  ownAEFileId: null,
} as const satisfies Partial<AdditionalServices>;

export type ServicesRefusal =
  | 'dangerous_goods'
  | 'lithium_unconfirmed'
  | 'lithium_invalid'
  | 'pickup_not_possible'
  | 'insurance_above_limit';

export type SettledServices =
  | { ok: true; services: AdditionalServices }
  | { ok: false; reason: ServicesRefusal };

/** Forces and forbids what the route and the value demand; refuses what may not be shipped at all. */
export function settleServices(
  wanted: AdditionalServices,
  shipment: { from: Place; to: Place; valueCents: Cents },
): SettledServices {
  if (wanted.lithiumBattery) {
    const lithium = mayShipLithium(wanted.lithiumBatteryDetails ?? null);
    if (!lithium.ok) return lithium;
  }
  // The carrier would collect the parcel before the warehouse has marked it (0029).
  if (wanted.pickup && needsWarehouse(wanted)) return { ok: false, reason: 'pickup_not_possible' };
  if (wanted.insurance && shipment.valueCents > MAX_INSURED)
    return { ok: false, reason: 'insurance_above_limit' };
  const crosses = crossesCustomsBorder(shipment.from, shipment.to);
  return {
    ok: true,
    services: {
      ...wanted,
      // Details whose box is not ticked are left over from a change of mind.
      lithiumBatteryDetails: wanted.lithiumBattery ? wanted.lithiumBatteryDetails : null,
      customsClearance: wanted.customsClearance && crosses,
      ...(mayDeclareExport(shipment.from, shipment.to)
        ? { exportDocumentation: wanted.exportDocumentation || exportDeclarationRequired(shipment) }
        : noDeclaration),
    },
  };
}
