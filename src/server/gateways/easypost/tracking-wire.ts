// EasyPost's tracking messages, as far as we read them; anything may be null.
import * as z from 'zod/mini';
import { line } from '#domain/text.ts';

const text = z.nullish(z.string());

export const WireEvent = z.object({ id: z.string(), description: z.string(), result: z.unknown() });

/** The subject of a `refund.*` event. */
export const WireRefundResult = z.object({ shipment_id: line(100) });

export const WireTrackingDetail = z.object({
  message: text,
  description: text,
  status: text,
  status_detail: text,
  datetime: text,
  source: text,
  carrier_code: text,
  tracking_location: z.nullish(z.object({ city: text, country: text })),
});
export type WireTrackingDetail = z.infer<typeof WireTrackingDetail>;

export const WireTracker = z.object({
  tracking_code: z.string(),
  status: text,
  status_detail: text,
  updated_at: text,
  est_delivery_date: text,
  carrier: text,
  tracking_details: z.nullish(z.array(WireTrackingDetail)),
});
export type WireTracker = z.infer<typeof WireTracker>;

export const WireWebhook = z.object({ id: z.string(), url: z.string(), disabled_at: text });
export const WireWebhooks = z.object({ webhooks: z.array(WireWebhook) });
