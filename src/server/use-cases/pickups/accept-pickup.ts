// A pickup window that can still be booked, or the refusal that says why not, next to its field.
import type { ErrorDetails } from '#contract/error-details.ts';
import { checkPickup } from '#domain/pickup.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import { AppError } from '../../errors.ts';

type When = { now: Date; heldSince: Date | null };

/** `heldSince`: see checkPickup. */
export function acceptPickup(
  window: PickupWindow | null | undefined,
  { now, heldSince }: When,
): PickupWindow {
  if (!window) throw pickupRefusal('required');
  const checked = checkPickup(window, now, heldSince);
  if (checked.ok) return window;
  throw pickupRefusal(checked.reason, { minDate: checked.minDate, maxDate: checked.maxDate });
}

const pickupRefusal = (reason: string, details: ErrorDetails['pickup_not_possible'] = {}): AppError =>
  new AppError('pickup_not_possible', { issues: [{ path: 'pickupDate', reason }], details });
