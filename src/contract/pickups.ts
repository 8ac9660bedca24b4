// Pickups: book the one that a finished checkout could not get confirmed (A§7, C-14).
import * as z from 'zod/mini';
import { isCalendarDate } from '#domain/calendar.ts';
import { PickupWindow } from '#domain/pickup-window.ts';
import { atMost, lines, requiredLine } from '#domain/text.ts';
import { MAX_INSTRUCTIONS } from '#domain/text-limits.ts';
import { endpoint } from './endpoint.ts';

/** ISO with an offset. */
const instant = z.string('invalid').check(atMost(40), z.refine(isInstant, 'invalid'));

function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(text) &&
    isCalendarDate(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text))
  );
}

/** Days in Berlin: yyyy-MM-dd. */
export const PickupPlan = z.object({ date: z.string(), orderedOn: z.string() });
export type PickupPlan = z.infer<typeof PickupPlan>;

export const schedulePickup = endpoint({
  method: 'POST',
  path: '/api/schedule-pickup',
  summary:
    'Books the pickup of a bought shipment; one that is already confirmed is returned, not booked twice.',
  access: 'owner',
  body: z.object({
    /** The checkout intent, or its quoted rate, as B§7 calls it. */
    shipmentId: requiredLine('required', 80),
    /** The window in our form, or as two instants; without either, the order's. */
    pickupDate: z.nullish(PickupWindow),
    minDatetime: z.nullish(instant),
    maxDatetime: z.nullish(instant),
    instructions: z.nullish(lines(MAX_INSTRUCTIONS)),
  }),
  reply: z.object({
    success: z.literal(true),
    pickup: z.object({ confirmation: z.string(), id: z.string() }),
  }),
});
