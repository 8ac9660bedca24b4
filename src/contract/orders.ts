// Orders of the signed-in user: the list, and its figures (R142, R146, C-58).
import * as z from 'zod/mini';
import { Cents } from '#domain/money.ts';
import { DisplayStatus, ShipmentStatus } from '#domain/order.ts';
import { line } from '#domain/text.ts';
import { MAX_ORDER_SEARCH } from '#domain/text-limits.ts';
import { endpoint } from './endpoint.ts';

/** Sender or recipient in a row. */
export const Party = z.object({
  name: z.string(),
  company: z.nullable(z.string()),
  street1: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
});

/** A row of the list, as B§3 has it. */
export const Order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  status: DisplayStatus,
  fromAddress: Party,
  toAddress: Party,
  carrier: z.string(),
  service: z.string(),
  packageCount: z.number(),
  /** kg */
  totalWeight: z.number(),
  /** Declared; euro with two decimals, and cents. */
  totalValue: z.string(),
  totalValueCents: Cents,
  customsDescription: z.nullable(z.string()),
  hasInsurance: z.boolean(),
  hasCarbonNeutral: z.boolean(),
  hasCustomsClearance: z.boolean(),
  hasPickup: z.boolean(),
  hasLithiumBattery: z.boolean(),
  lithiumBatteryType: z.nullable(z.string()),
  totalAmount: z.string(),
  totalAmountCents: Cents,
  currency: z.literal('EUR'),
  /** The rate that was bought, and its selling price. */
  selectedRate: z.object({ carrier: z.string(), service: z.string(), amount: z.string() }),
  paymentProvider: z.string(),
  invoiceStatus: z.nullable(z.string()),
  intentId: z.nullable(z.string()),
  exportHold: z.boolean(),
  shipments: z.array(
    z.object({
      /** Id of this parcel for a refund request (B§7). */
      id: z.string(),
      packageIndex: z.number(),
      /** The status over the whole route, also through a hub. */
      status: ShipmentStatus,
      carrier: z.string(),
      service: z.string(),
      trackingCode: z.nullable(z.string()),
      labelUrl: z.nullable(z.string()),
      /** Its label is given back, or about to be. */
      isGivenBack: z.boolean(),
      /** The money for it has been refunded, too. */
      isRefunded: z.boolean(),
    }),
  ),
});
export type Order = z.infer<typeof Order>;

/** How many orders match the filters, and of how many. */
export const OrderCount = z.object({
  total: z.number(),
  filtered: z.number(),
  /** There may be more than `filtered`: the older ones were not counted. */
  isMore: z.boolean(),
});
export type OrderCount = z.infer<typeof OrderCount>;

const filters = {
  /** "all" filters nothing (B§2). */
  status: z.optional(z.enum([...DisplayStatus.options, 'all'], 'invalid')),
  /** "all", or a carrier of the list. */
  carrier: z.optional(line(80)),
  /** Prefixes of words in number, name, country or tracking code. */
  q: z.optional(line(MAX_ORDER_SEARCH)),
};

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/dashboard/orders-fixed',
  aliases: ['/api/orders'],
  summary:
    'Orders of the signed-in user, newest first, 25 at a time; can be filtered by status, carrier and free text.',
  access: 'user',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/, 'invalid'))),
    ...filters,
  }),
  reply: z.object({
    success: z.literal(true),
    orders: z.array(Order),
    nextCursor: z.nullable(z.string()),
    /** Null without a filter. */
    counted: z.nullable(OrderCount),
  }),
});

const Share = z.object({ name: z.string(), orders: z.number() });

export const summarizeOrders = endpoint({
  method: 'GET',
  path: '/api/dashboard/stats',
  aliases: ['/api/orders/stats'],
  summary:
    'The four counts, the money spent, and the orders by country and by carrier; with the same filters as the list.',
  access: 'user',
  query: z.object(filters),
  reply: z.object({
    success: z.literal(true),
    totalOrders: z.number(),
    processing: z.number(),
    shipped: z.number(),
    delivered: z.number(),
    /** Euro with two decimals. */
    totalSpent: z.string(),
    /** Country codes, the most frequent first. */
    destinations: z.array(Share),
    carriers: z.array(Share),
    /** More orders may match than were searched; the figures are those of the newest. Only with a free text. */
    isMore: z.boolean(),
  }),
});
