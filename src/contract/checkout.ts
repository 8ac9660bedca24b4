// Checkout: open an intent, query its status, cancel it (B§7).
import * as z from 'zod/mini';
import { CheckoutProblem } from '#domain/checkout-problem.ts';
import { Incoterm } from '#domain/customs.ts';
import { IntentStatus, Provider } from '#domain/intent.ts';
import { Cents } from '#domain/money.ts';
import { PickupState } from '#domain/pickup-window.ts';
import { PickupPlan } from './pickups.ts';
import { Shipment } from '#domain/shipment.ts';
import { line } from '#domain/text.ts';
import { Language } from '#domain/user.ts';
import { MAX_DISCOUNT_CODE } from '#domain/text-limits.ts';
import { CustomsPaper } from './customs-paper.ts';
import { endpoint } from './endpoint.ts';
import { PriceBreakdown } from './rates.ts';

/** What a purchase request may contain. Amounts are compared with ours, never used (C-39). */
export const IntentRequest = z.object({
  /** Id of a quoted rate; B§7 calls it `easypostRateId`. */
  rateId: z.optional(line(80)),
  easypostRateId: z.optional(line(80)),
  discountCode: z.nullish(line(MAX_DISCOUNT_CODE)),
  /** Euro; the sum on the button. If it differs from ours, the answer is 409 with our price. */
  amount: z.nullish(z.union([z.number('invalid'), line(20)])),
  /**
   * The customer has agreed to pay the actual duties of a DDP shipment afterwards; kept with the order (C-10). The same
   * Idempotency-Key with another consent is refused.
   */
  dutiesAgreed: z.optional(z.boolean('invalid')),
  /** The language of mails and papers; by default the customer's, and German for a guest. */
  language: z.optional(Language),
});
export type IntentRequest = z.infer<typeof IntentRequest>;

/** Reply of every payment method when an intent is opened. */
const Opened = z.object({
  success: z.literal(true),
  checkoutIntentId: z.string(),
  intentId: z.string(),
  /** Gives its holder access to the result; not guessable, valid for a day (C-38). */
  purchaseKey: z.string(),
  status: IntentStatus,
  /** The buyer still has to pay at the provider; a repeated request may find that done. */
  awaitsBuyer: z.boolean(),
  amount: z.string(),
  amountCents: Cents,
});

export const openInvoiceIntent = endpoint({
  method: 'POST',
  path: '/api/invoice/checkout-intent',
  summary: 'Buys a quoted rate by invoice (gold status only).',
  access: 'user',
  headers: ['Idempotency-Key'],
  body: IntentRequest,
  reply: Opened,
});

export const openPayPalIntent = endpoint({
  method: 'POST',
  path: '/api/paypal/checkout-intent',
  summary: 'Creates a PayPal order for a quoted rate; send the buyer to the link with rel `approve`.',
  access: 'owner',
  headers: ['Idempotency-Key'],
  body: IntentRequest,
  reply: z.extend(Opened, {
    paypalOrder: z.object({
      id: z.string(),
      status: z.string(),
      links: z.array(z.object({ rel: z.string(), href: z.string(), method: z.string() })),
    }),
  }),
});

export const openCardIntent = endpoint({
  method: 'POST',
  path: '/api/computop/checkout-intent',
  summary: 'Starts a card payment for a quoted rate; open `paymentUrl` in the popup.',
  access: 'owner',
  headers: ['Idempotency-Key'],
  body: IntentRequest,
  reply: z.extend(Opened, { paymentUrl: z.string(), transactionId: z.string() }),
});

export const returnFromPayPal = endpoint({
  method: 'POST',
  path: '/paypal/order/:orderId/capture',
  aliases: ['/api/paypal/order/:orderId/capture'],
  summary:
    'Called when the buyer is back from PayPal: looks the order up there and continues the checkout. Without its owner’s session, the return is parked until the next login.',
  access: 'open',
  params: z.object({ orderId: line(64) }),
  body: z.optional(z.nullable(z.object({ payerId: z.optional(line(64)) }))),
  reply: z.object({
    success: z.literal(true),
    /** The buyer is signed out and has to sign in to go on; the fields below are null then. */
    parked: z.boolean(),
    intentId: z.nullable(z.string()),
    purchaseKey: z.nullable(z.string()),
    status: z.nullable(IntentStatus),
  }),
});

const IntentParcel = z.object({
  packageIndex: z.number(),
  trackingCode: z.nullable(z.string()),
  /** Path of the label PDF; null until it exists, while it is held, and once it is given back. */
  labelUrl: z.nullable(z.string()),
  /** The label is given back, or about to be: nobody may use it (C-53). */
  isGivenBack: z.boolean(),
});

/** One leg of a hub route; codes and urls of several parcels are joined by semicolons. */
const HubLabel = z.object({
  carrier: z.string(),
  service: z.string(),
  /** Without parcels that are given back, unless all are. */
  trackingCode: z.nullable(z.string()),
  /** Only the first leg has one: the customer prints nothing else. */
  labelUrl: z.nullable(z.string()),
});
export const HubLabels = z.object({ label1: HubLabel, label2: HubLabel });
export type HubLabels = z.infer<typeof HubLabels>;

/** An intent as its owner sees it: the fields of B§3, but none of the carrier side's ids. */
export const Intent = z.object({
  id: z.string(),
  /** The same as `id`, for older callers. */
  checkoutIntentId: z.string(),
  userId: z.string(),
  provider: Provider,
  /** The provider's id of the payment; null for an invoice, and before it is opened. */
  providerOrderId: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  captureId: z.nullable(z.string()),
  /** Euro with two decimals, by the provider's own figures; null until captured. */
  captureAmount: z.nullable(z.string()),
  /** All three are our own id of the quoted rate: the carrier's ids would let somebody look up the cost. */
  easypostShipmentId: z.string(),
  easypostRateId: z.string(),
  easypostOrderId: z.string(),
  status: IntentStatus,
  /** The browser stops polling on a terminal status (C-36). */
  terminal: z.boolean(),
  carrier: z.string(),
  service: z.string(),
  /** Euro with two decimals, and cents. */
  amount: z.string(),
  amountCents: Cents,
  currency: z.literal('EUR'),
  priceBreakdown: PriceBreakdown,
  /** Codes of all parcels, joined by semicolons as B§3 has them. */
  trackingCode: z.nullable(z.string()),
  /** Id of the bought label, as in POST /api/labels/buy; null while there is none. */
  labelId: z.nullable(z.string()),
  labelUrl: z.nullable(z.string()),
  packages: z.array(IntentParcel),
  /** Two legs through a hub: the first is printed, the second travels with the parcel from there (C-19). */
  isHub: z.boolean(),
  hubLabels: z.nullable(HubLabels),
  purchaseKey: z.string(),
  problem: z.nullable(CheckoutProblem),
  /** The purchase has failed and its rate can no longer be bought, because the label goes back; a new quote's can. */
  rateGone: z.boolean(),
  /** The order that has bought the same rate since, if this one was superseded. */
  replacedBy: z.nullable(z.string()),
  /** It may still be paid or cancelled: the payment is neither held nor captured nor under review. */
  awaitsBuyer: z.boolean(),
  /** We are asking the provider whether the buyer has paid: nobody who is back from its page is sent there again. */
  beingChecked: z.boolean(),
  /** Where the buyer pays, while that is awaited, for a buyer who never saw the reply that opened the payment. */
  buyerUrl: z.nullable(z.string()),
  /** Money has been captured, or an invoice will be issued; a hold alone is not paid yet. */
  paid: z.boolean(),
  orderNumber: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  /** Labels are held: for the export declaration, or for our warehouse (C-40, 0029). */
  exportHold: z.boolean(),
  pickup: PickupState,
  pickupConfirmation: z.nullable(z.string()),
  /** When the pickup is wanted, and when we order it, if the carrier does not accept that day yet. */
  pickupPlan: z.nullable(PickupPlan),
  /** The carrier can be asked to collect; not for labels made by hand. */
  pickupBookable: z.boolean(),
  errorMessage: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  paidAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  toAddress: z.object({ name: z.string(), city: z.string(), country: z.string() }),
  incoterm: Incoterm,
  /** What was quoted, at its selling price. */
  rateSnapshot: z.object({
    id: z.string(),
    /** The name of a hub route, e.g. "HUB Economy"; null for a rate of one carrier. */
    label: z.nullable(z.string()),
    carrier: z.string(),
    service: z.string(),
    rate: z.string(),
    currency: z.literal('EUR'),
    deliveryDays: z.nullable(z.number()),
    deliveryDate: z.nullable(z.string()),
  }),
  /** To be printed and attached to the parcels; none before the purchase, or inside the customs border. */
  customsPapers: z.array(CustomsPaper),
  /** The shipment as it was described. */
  wizardData: Shipment,
});
export type Intent = z.infer<typeof Intent>;

const IntentId = z.object({ intentId: line(64) });

export const fetchIntent = endpoint({
  method: 'GET',
  path: '/api/checkout-intents/:intentId',
  summary:
    'The state of a checkout, for its owner only. `Prefer: wait=3` holds the reply until the state changes, for 3 s at most.',
  access: 'owner',
  params: IntentId,
  reply: z.object({ success: z.literal(true), intent: Intent }),
});

export const cancelIntent = endpoint({
  method: 'POST',
  path: '/api/checkout-intents/:intentId/cancel',
  summary:
    'The buyer cancels the checkout. Anything already paid for is left alone; the reply gives the current state.',
  access: 'owner',
  params: IntentId,
  reply: z.object({ success: z.literal(true), intent: Intent }),
});

/** Fields by B§7; without the owner's session only the status is given (C-38). */
export const fetchPurchaseResult = endpoint({
  method: 'GET',
  path: '/api/purchase-result/:purchaseKey',
  summary:
    'The purchase behind a purchase key, for a day; addresses and labels for its owner only. `Prefer: wait=3` works here, too.',
  access: 'open',
  params: z.object({ purchaseKey: line(64) }),
  reply: z.object({
    success: z.literal(true),
    status: IntentStatus,
    terminal: z.boolean(),
    problem: z.nullable(CheckoutProblem),
    awaitsBuyer: z.boolean(),
    isHubLabel: z.boolean(),
    /** Null for everybody but the owner. */
    intentId: z.nullable(z.string()),
    rateData: z.nullable(
      z.object({ id: z.string(), carrier: z.string(), service: z.string(), rate: z.string() }),
    ),
    hubLabels: z.nullable(HubLabels),
    amount: z.nullable(z.string()),
    shipmentData: z.nullable(Shipment),
    intent: z.nullable(Intent),
  }),
});
