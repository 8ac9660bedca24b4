// Accepts a pickup window that can still be booked, or throws a refusal that names its field.
import type { ErrorDetails } from '#contract/error-details.ts';
import { checkPickup, pickupDays } from '#domain/pickup.ts';
import { isBeyondHorizon } from '#domain/pickup-horizon.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import { AppError } from '../../errors.ts';

/** `carrier`: has to accept the booking now (0040); absent at the purchase, when booking may wait. */
type When = { now: Date; heldSince: Date | null; carrier?: string };

/** `heldSince`: see checkPickup. */
export function acceptPickup(
  window: PickupWindow | null | undefined,
  { now, heldSince, carrier }: When,
): PickupWindow {
  if (!window) throw pickupRefusal('required');
  const checked = checkPickup(window, now, heldSince);
  if (checked.ok && carrier && isBeyondHorizon(carrier, window.date, now))
    throw beyond({ now, heldSince, carrier });
  if (checked.ok) return window;
  throw pickupRefusal(checked.reason, { minDate: checked.minDate, maxDate: checked.maxDate });
}

function beyond({ now, heldSince, carrier }: Required<When>): AppError {
  const days = pickupDays(now, heldSince).filter((date) => !isBeyondHorizon(carrier, date, now));
  const [minDate] = days;
  const maxDate = days.at(-1);
  return pickupRefusal('pickup_date_range', minDate && maxDate ? { minDate, maxDate } : {});
}

const pickupRefusal = (reason: string, details: ErrorDetails['pickup_not_possible'] = {}): AppError =>
  new AppError('pickup_not_possible', { issues: [{ path: 'pickupDate', reason }], details });
