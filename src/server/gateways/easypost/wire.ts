// EasyPost's messages, as far as we read them: tolerant of everything else, strict on these keys.
import { object } from 'zod';
import * as z from 'zod/mini';

const text = z.nullish(z.string());

/** Money is a decimal string; some endpoints send a number. */
const money = z.union([z.string(), z.number()]);

/** NOTE: not zod/mini's object: this one compiles itself, and reads sixty rates per quote in a sixth of the time. */
export const WireRate = object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  rate: money,
  currency: z.string(),
  delivery_days: z.nullish(z.number()),
  est_delivery_days: z.nullish(z.number()),
  delivery_date: text,
});
export type WireRate = z.infer<typeof WireRate>;

/** `message`: free text from a carrier, sometimes an object or an array. `type`: rate_error, seldom rate_message. */
export const WireMessage = z.object({ type: z.optional(z.unknown()), message: z.optional(z.unknown()) });
export type WireMessage = z.infer<typeof WireMessage>;

const messages = z.nullish(z.array(WireMessage));

/** POST /shipments */
export const WireQuotedShipment = z.object({ id: z.string(), rates: z.array(WireRate), messages });
/** POST /orders; its own rates are the sums of its shipments'. */
export const WireQuotedOrder = z.object({
  id: z.string(),
  rates: z.array(WireRate),
  messages,
  shipments: z.array(z.object({ messages })),
});
/** Either of the two, flattened by the mapping. */
export type WireQuote = { id: string; rates: WireRate[]; messages?: WireMessage[] | null | undefined };

/** POST /shipments/:id/rerate, GET /orders/:id/rates */
export const WireRates = z.object({ rates: z.array(WireRate) });
export type WireRates = z.infer<typeof WireRates>;

/** A form of a bought shipment; `submitted_electronically`: EasyPost has passed it to the carrier. */
const WireForm = z.object({
  form_type: text,
  form_url: text,
  submitted_electronically: z.nullish(z.boolean()),
});
type WireForm = z.infer<typeof WireForm>;

/** In US dollars, whatever the rate's currency. `charged`: taken from our account; `refunded`: and given back. */
const WireFee = z.object({
  type: z.string(),
  amount: money,
  charged: z.nullish(z.boolean()),
  refunded: z.nullish(z.boolean()),
});

/** A shipment after (or before) its purchase, and after a label conversion. */
export const WireShipment = z.object({
  id: z.string(),
  reference: text,
  tracking_code: text,
  postage_label: z.nullish(z.object({ label_url: text, label_pdf_url: text })),
  // `shipment_id`: in an order, another shipment may hold the price, which then covers all.
  selected_rate: z.nullish(
    z.object({ rate: money, currency: z.string(), carrier: text, service: text, shipment_id: text }),
  ),
  refund_status: text,
  // A purchase has cost money: whatever this list contains, it must not make the label unreadable.
  forms: z.catch(z.nullish(z.array(WireForm)), null),
  fees: z.catch(z.nullish(z.array(WireFee)), null),
});
export type WireShipment = z.infer<typeof WireShipment>;

export const WireOrder = z.object({ id: z.string(), shipments: z.array(WireShipment) });
export type WireOrder = z.infer<typeof WireOrder>;

/** GET a shipment, and POST its refund. */
export const WireRefundable = z.object({
  id: z.string(),
  refund_status: z.nullish(z.enum(['submitted', 'refunded', 'rejected', 'not_applicable'])),
});
export type WireRefundable = z.infer<typeof WireRefundable>;

export const WirePickup = z.object({
  id: z.string(),
  created_at: text,
  status: text,
  confirmation: text,
  messages,
  reference: text,
  min_datetime: text,
  max_datetime: text,
  pickup_rates: z.array(z.object({ carrier: z.string(), service: z.string(), rate: money, currency: text })),
});
export type WirePickup = z.infer<typeof WirePickup>;

/** Newest first. */
export const WirePickups = z.object({ pickups: z.array(WirePickup), has_more: z.nullish(z.boolean()) });

/** Every refusal; message and errors come in several shapes. */
export const WireFailure = z.object({
  error: z.object({ code: z.string(), message: z.optional(z.unknown()), errors: z.optional(z.unknown()) }),
});
export type WireFailure = z.infer<typeof WireFailure>;
