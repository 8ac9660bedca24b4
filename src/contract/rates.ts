// Rates: ask the carriers, and price one rate with a discount code (A§7).
import * as z from 'zod/mini';
import { CustomsCase, Incoterm } from '#domain/customs.ts';
import { Cents } from '#domain/money.ts';
import { Price } from '#domain/price.ts';
import { Shipment } from '#domain/shipment.ts';
import { line } from '#domain/text.ts';
import { MAX_DISCOUNT_CODE } from '#domain/text-limits.ts';
import { unavailableReasons } from '#domain/unavailable.ts';
import { endpoint } from './endpoint.ts';

/** Cents; the lines sum to `totalPrice`. */
export const PriceBreakdown = z.extend(Price, {
  /** The five lines between shipping and net price, together. */
  additionalServices: Cents,
  incoTerm: Incoterm,
});
export type PriceBreakdown = z.infer<typeof PriceBreakdown>;

/** All hub routes are answered together, under this name; each route's own name begins with it, too. */
export const HUB = 'HUB';

/** One leg of a hub route. The prices of both add up to the base price; they cannot be bought alone. */
const HubSegment = z.object({
  carrier: z.string(),
  service: z.string(),
  /** Euro with two decimals. */
  price: z.string(),
  priceCents: Cents,
  currency: z.literal('EUR'),
  /** Countries: the sender's, the hub's, the recipient's. */
  from: z.string(),
  to: z.string(),
  deliveryDays: z.nullable(z.number()),
});

/** Further fields of a hub rate (R59): sender → hub → destination. */
export const HubInfo = z.object({
  /** Economy, Express or Priority. */
  name: z.string(),
  hubName: z.string(),
  hubCity: z.string(),
  hubCountry: z.string(),
  /** To the hub, from the hub. An array, because a tuple's schema would add code to every page. */
  segments: z.array(HubSegment).check(z.minLength(2), z.maxLength(2)),
  /** Business days of handling at the hub, inside estimatedDays. */
  handlingDays: z.number(),
  estimatedDays: z.nullable(z.number()),
});
export type HubInfo = z.infer<typeof HubInfo>;

/** A rate as A§3 names its fields; selling prices only. */
export const Rate = z.object({
  /** Identifies the stored quote and the rate in it; all that a purchase needs. */
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  /** The sum to pay, euro with two decimals: "36.27". */
  rate: z.string(),
  /** The same in cents. */
  priceCents: Cents,
  currency: z.literal('EUR'),
  deliveryDays: z.nullable(z.number()),
  /** yyyy-MM-dd */
  deliveryDate: z.nullable(z.string()),
  deliveryInfo: z.nullable(z.string()),
  isCarbon: z.boolean(),
  isInsured: z.boolean(),
  /** At least one package lacks the tariff number without which the rate cannot be bought (C-06). */
  hsCodeMissing: z.boolean(),
  isHub: z.boolean(),
  hubInfo: z.nullable(HubInfo),
  /** Names of A§3 for hub rates, null for direct ones: euro, business days, "DE → DE → BR", "HUB Economy". */
  total_price: z.nullable(z.string()),
  estimated_days: z.nullable(z.number()),
  route: z.nullable(z.string()),
  label: z.nullable(z.string()),
  /** Per leg, for hub rates only; named as in A§3. */
  carriers: z.optional(z.array(z.string())),
  services: z.optional(z.array(z.string())),
  breakdown: z.optional(
    z.array(
      z.object({ carrier: z.string(), service: z.string(), price: z.string(), currency: z.literal('EUR') }),
    ),
  ),
  shipmentId: z.string(),
  meta: z.object({ rate_id: z.string() }),
  priceBreakdown: PriceBreakdown,
});
export type Rate = z.infer<typeof Rate>;

/** A carrier, or one of its services, that is not on offer, and why (C-65). */
export const CarrierMessage = z.object({
  carrier: z.string(),
  service: z.optional(z.string()),
  reason: z.enum(unavailableReasons),
  /** The carrier's own words, where it gave some. */
  text: z.optional(z.string()),
  /** For `address_too_long`: the fields ("toAddress.city") and their limit in characters; for a street, per line of two. */
  tooLong: z.optional(z.array(z.object({ path: z.string(), max: z.number() }))),
});
export type CarrierMessage = z.infer<typeof CarrierMessage>;

/** The request as it was understood, kept by the browser for the next steps (A§3). */
export const ShipmentData = z.extend(Shipment, {
  incoterm: Incoterm,
  customsCase: CustomsCase,
  totalValueCents: Cents,
  totalWeightKg: z.number(),
  /** Euro; the name of A§3 for the value of all goods. */
  customsInfo: z.object({ value: z.number() }),
});
export type ShipmentData = z.infer<typeof ShipmentData>;

export const RatesReply = z.object({
  success: z.literal(true),
  quoteId: z.string(),
  /** ISO instant; after it the prices must be requested again (C-59). */
  expiresAt: z.string(),
  rates: z.array(Rate),
  messages: z.array(CarrierMessage),
  shipmentData: ShipmentData,
});
export type RatesReply = z.infer<typeof RatesReply>;

/** `Accept: application/x-ndjson`: one of these per line, `done` (or `failed`) last. */
export const RatesLine = z.union([
  z.object({ type: z.literal('asked'), carriers: z.array(z.string()), shipmentData: ShipmentData }),
  z.object({
    type: z.literal('answered'),
    carrier: z.string(),
    rates: z.array(Rate),
    messages: z.array(CarrierMessage),
  }),
  z.object({ type: z.literal('done'), reply: RatesReply }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type RatesLine = z.infer<typeof RatesLine>;

export const quoteRates = endpoint({
  method: 'POST',
  path: '/api/rates',
  summary:
    'Priced rates from all carriers. With Accept: application/x-ndjson, one line per carrier as it answers. With X-User-Id, only for that user, never for a guest.',
  access: 'visitor',
  body: Shipment,
  reply: RatesReply,
  answers: ['application/json', 'application/x-ndjson'],
});

export const priceRate = endpoint({
  method: 'POST',
  path: '/api/rates/price',
  summary: 'The price lines and total of a quoted rate, with an optional discount code.',
  access: 'owner',
  body: z.object({
    rateId: line(80),
    discountCode: z.nullish(line(MAX_DISCOUNT_CODE)),
  }),
  reply: z.object({
    success: z.literal(true),
    rateId: z.string(),
    expiresAt: z.string(),
    priceBreakdown: PriceBreakdown,
    discount: z.nullable(z.object({ code: z.nullable(z.string()), percent: z.number() })),
  }),
});
