// PayPal's messages, as far as we read them: tolerant of everything else, strict on these keys.
import * as z from 'zod/mini';
import { line, requiredLine } from '#domain/text.ts';

const text = z.nullish(z.string());

/** Decimal string with a point. */
const Money = z.object({
  currency_code: z.string(),
  value: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/)),
});

export const WireToken = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Seconds. */
  expires_in: z.number(),
});

export type WireToken = z.infer<typeof WireToken>;

const links = z.array(z.object({ rel: z.string(), href: z.string() }));

/** POST /v2/checkout/orders */
export const WireOpened = z.object({ id: z.string(), links });
export type WireOpened = z.infer<typeof WireOpened>;

/** An authorization or a capture: the same keys, different statuses. */
export const WirePayment = z.object({
  id: z.string(),
  status: z.string(),
  amount: Money,
  custom_id: text,
});
export type WirePayment = z.infer<typeof WirePayment>;

/** The short answer has only id and status; the order's list has all. */
export const WireRefund = z.object({
  id: z.string(),
  status: z.string(),
  invoice_id: text,
  amount: z.nullish(Money),
});
export type WireRefund = z.infer<typeof WireRefund>;

export const WireVoided = z.object({ status: text });

const WireUnit = z.object({
  custom_id: text,
  payments: z.nullish(
    z.object({
      authorizations: z.nullish(z.array(WirePayment)),
      captures: z.nullish(z.array(WirePayment)),
      refunds: z.nullish(z.array(WireRefund)),
    }),
  ),
});

/** GET an order, and the answers of authorize and capture. */
export const WireOrder = z.object({
  id: z.string(),
  status: z.string(),
  update_time: text,
  purchase_units: z.nullish(z.array(WireUnit)),
});
export type WireOrder = z.infer<typeof WireOrder>;

export const WireWebhook = z.object({
  id: z.string(),
  url: z.string(),
  event_types: z.nullish(z.array(z.object({ name: z.string() }))),
});
export type WireWebhook = z.infer<typeof WireWebhook>;
export const WireWebhooks = z.object({ webhooks: z.array(WireWebhook) });

/** Events are stored and looked up by these; none of PayPal's has characters that a database cannot hold. */
const id = z.nullish(line(100));
/** What other checkouts of the account put there may be odd; it is not ours then. */
const ours = z.catch(z.nullish(line(300)), null);

/** A webhook's body; the resource is whatever the event is about. */
export const WireEvent = z.object({
  id: requiredLine('required', 100),
  event_type: requiredLine('required', 100),
  resource_type: text,
  resource: z.object({
    id,
    order_id: id,
    custom_id: ours,
    invoice_id: ours,
    supplementary_data: z.nullish(
      z.object({ related_ids: z.nullish(z.object({ order_id: id, capture_id: id })) }),
    ),
    links: z.nullish(links),
  }),
});
export type WireEvent = z.infer<typeof WireEvent>;

/** GET /v1/notifications/webhooks-events; each event is parsed separately. */
export const WireEvents = z.object({ events: z.array(z.unknown()), links: z.nullish(links) });
export type WireEvents = z.infer<typeof WireEvents>;

/** Every refusal; the token endpoint has a shape of its own. */
export const WireFailure = z.union([
  z.object({
    name: z.string(),
    message: text,
    debug_id: text,
    details: z.nullish(z.array(z.object({ issue: text, description: text }))),
  }),
  z.object({ error: z.string(), error_description: text }),
]);
export type WireFailure = z.infer<typeof WireFailure>;
