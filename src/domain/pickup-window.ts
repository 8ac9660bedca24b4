// A pickup as requested, and the state of its booking. When a carrier can collect: pickup.ts.
import * as z from 'zod/mini';
import { isCalendarDate } from './calendar.ts';
import { lines } from './text.ts';
import { MAX_INSTRUCTIONS } from './text-limits.ts';

const time = z.string('invalid').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

export const PickupWindow = z.object({
  /** yyyy-MM-dd and HH:mm, Berlin local time wherever the sender is (C-14). */
  date: z.string('invalid').check(z.refine(isCalendarDate, 'invalid')),
  timeFrom: time,
  timeTo: time,
  instructions: z.nullish(lines(MAX_INSTRUCTIONS)),
});
export type PickupWindow = z.infer<typeof PickupWindow>;

/** State of the booking of an order's pickup (C-14); `planned`: the carrier does not accept its day yet (0040). */
export const PickupState = z.enum(['none', 'wanted', 'planned', 'confirmed', 'unconfirmed', 'cancelled']);
export type PickupState = z.infer<typeof PickupState>;
