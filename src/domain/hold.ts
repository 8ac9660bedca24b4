// Holds: why labels are kept back after the purchase, until one of our people releases them (C-40, 0029).
import * as z from 'zod/mini';
import { needsWarehouse } from './lithium.ts';
import type { AdditionalServices } from './services.ts';

/** `declaration`: customs must have the export declaration first. `warehouse`: we put the label on, not the sender. */
export const HoldReason = z.enum(['declaration', 'warehouse']);
export type HoldReason = z.infer<typeof HoldReason>;

/** Why a purchase with these extras is held; empty: it is not. */
export function holdReasons(services: Partial<AdditionalServices>): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (services.exportDocumentation) reasons.push('declaration');
  if (needsWarehouse(services)) reasons.push('warehouse');
  return reasons;
}

/** Why an order is still held. Early orders have stored no extras; there was only one reason then. */
export function currentHoldReasons(
  isHeld: boolean,
  services: Partial<AdditionalServices> | undefined,
): HoldReason[] {
  if (!isHeld) return [];
  const reasons = holdReasons(services ?? {});
  return reasons.length > 0 ? reasons : ['declaration'];
}
