// An intent as its owner sees it: no carrier ids, no costs, labels only when they may be used.
import type { Intent as IntentReply, openInvoiceIntent } from '#contract/checkout.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { incotermFor } from '#domain/customs.ts';
import { hubLabel } from '#domain/hub.ts';
import { awaitsBuyer, isRateGone, isTerminal } from '#domain/intent.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Intent } from '../../db/intents.ts';
import type { OrderState } from '../../db/orders.ts';
import { listCustomsPapers } from '../documents/list-customs-papers.ts';
import { isPickupBookable } from '../pickups/pickup-bookable.ts';
import { pickupPlan } from '../pickups/pickup-plan.ts';
import { toPriceBreakdown } from '../rates/rate-reply.ts';
import { problemOf } from '#domain/checkout-problem.ts';
import { isBeingChecked, isCheckRepeated } from './await-payment-check.ts';
import type { OpenedIntent } from './open-payment-intent.ts';
import { codesOf, hubLabelsOf, joined, labelUrl, usableLabels } from './own-labels.ts';

/** All that its own row and its order say; `order`: the order it led to, if any. */
export function toIntentReply(
  intent: Intent,
  order: OrderState | null,
  now: Date,
): Omit<IntentReply, 'replacedBy'> {
  const { toAddress, packages, additionalServices } = intent.shipment;
  const trackingCodes = codesOf(intent);
  const locked = order?.locked ?? [];
  return {
    id: intent.id,
    checkoutIntentId: intent.id,
    userId: intent.userId,
    provider: intent.provider,
    ...paymentFields(intent),
    ...rateFields(intent),
    status: intent.status,
    terminal: isTerminal(intent.status),
    carrier: intent.carrier,
    service: intent.service,
    amount: euroFromCents(intent.amountCents),
    amountCents: intent.amountCents,
    currency: intent.currency,
    priceBreakdown: toPriceBreakdown(intent.price, intent.shipment),
    trackingCode: joined(trackingCodes),
    labelId: trackingCodes.length > 0 ? intent.id : null,
    labelUrl: usableLabels(intent, locked),
    packages: packages.map((_, packageIndex) => ({
      packageIndex,
      trackingCode: trackingCodes[packageIndex] ?? null,
      labelUrl: labelUrl(intent, packageIndex, locked),
      isGivenBack: locked.includes(packageIndex),
    })),
    isHub: intent.isHub,
    hubLabels: hubLabelsOf(intent, locked),
    purchaseKey: intent.purchaseKey,
    problem: problemOf(intent),
    rateGone: isRateGone(intent),
    awaitsBuyer: awaitsBuyer(intent),
    beingChecked: isBeingChecked(intent, now) || isCheckRepeated(intent),
    buyerUrl: awaitsBuyer(intent) ? intent.buyerUrl : null,
    paid: intent.paidAt !== null && intent.status !== 'label_creation_failed',
    orderNumber: order?.orderNumber ?? null,
    orderId: intent.orderId,
    exportHold: intent.exportHold,
    pickup: intent.pickup,
    pickupConfirmation: intent.pickupConfirmation,
    pickupPlan: intent.pickup === 'planned' ? pickupPlan(intent, intent.updatedAt) : null,
    pickupBookable: isPickupBookable(intent),
    errorMessage: intent.errorCode,
    createdAt: intent.createdAt.toISOString(),
    updatedAt: intent.updatedAt.toISOString(),
    paidAt: intent.paidAt?.toISOString() ?? null,
    completedAt: intent.completedAt?.toISOString() ?? null,
    toAddress: { name: toAddress.name, city: toAddress.city, country: toAddress.country },
    incoterm: incotermFor(additionalServices),
    customsPapers:
      intent.orderId !== null && intent.status === 'completed'
        ? listCustomsPapers(intent.orderId, { ...intent, locked })
        : [],
    wizardData: intent.shipment,
  };
}

/** The payment's ids at the provider, and the captured amount. */
function paymentFields({ payment, paymentReference, providerOrderId, amountCents }: Intent) {
  const isTaken = paymentReference !== null && (payment === 'captured' || payment === 'refunded');
  return {
    providerOrderId,
    transactionId: providerOrderId,
    captureId: paymentReference?.captureId ?? null,
    captureAmount: isTaken ? euroFromCents(paymentReference.amountCents ?? amountCents) : null,
  };
}

/** Field names from B§3; what the rate costs us is left out. */
const rateFields = ({ rateId, rate, carrier, service, amountCents }: Intent) => ({
  easypostShipmentId: rateId,
  easypostRateId: rateId,
  easypostOrderId: rateId,
  rateSnapshot: {
    id: rateId,
    label: rate.hub ? hubLabel(rate.hub.name) : null,
    carrier,
    service,
    rate: euroFromCents(amountCents),
    currency: 'EUR' as const,
    deliveryDays: rate.deliveryDays,
    deliveryDate: rate.deliveryDate,
  },
});

type Opened = Omit<ReplyOf<typeof openInvoiceIntent>, 'success'>;

/** The first reply of every payment method. */
export const toOpenedReply = (intent: Intent): Opened => ({
  checkoutIntentId: intent.id,
  intentId: intent.id,
  purchaseKey: intent.purchaseKey,
  status: intent.status,
  awaitsBuyer: awaitsBuyer(intent),
  amount: euroFromCents(intent.amountCents),
  amountCents: intent.amountCents,
});

/** An order in PayPal's format, so that the browser finds the link with rel approve (B§7). */
export const toPayPalOrder = ({ providerOrderId, buyerUrl }: OpenedIntent) => ({
  id: providerOrderId,
  status: 'PAYER_ACTION_REQUIRED',
  links: [{ rel: 'approve', href: buyerUrl, method: 'GET' }],
});
