// Why labels are held after the purchase, until somebody of ours releases them (C-40, 0029).
import * as z from 'zod/mini';
import { needsWarehouse } from './lithium.ts';
import type { AdditionalServices } from './services.ts';

/** `declaration`: of the export, which customs must have first. `warehouse`: we put the label on, not the sender. */
export const HoldReason = z.enum(['declaration', 'warehouse']);
export type HoldReason = z.infer<typeof HoldReason>;

/** What is bought with these extras is held for these reasons; empty: it is not held. */
export function holdReasons(services: Partial<AdditionalServices>): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (services.exportDocumentation) reasons.push('declaration');
  if (needsWarehouse(services)) reasons.push('warehouse');
  return reasons;
}

/** Why it is held still. An early order has stored nothing of its extras; then there was one reason only. */
export function whyHeld(isHeld: boolean, services: Partial<AdditionalServices> | undefined): HoldReason[] {
  if (!isHeld) return [];
  const reasons = holdReasons(services ?? {});
  return reasons.length > 0 ? reasons : ['declaration'];
}
