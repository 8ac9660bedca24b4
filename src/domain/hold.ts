// Why labels are held after the purchase, until somebody of ours releases them (C-40, 0029).
import type { HoldReason } from './order.ts';
import type { AdditionalServices } from './services.ts';
import { needsWarehouse } from './lithium.ts';

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
