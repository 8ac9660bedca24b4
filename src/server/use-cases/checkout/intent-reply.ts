// An intent as its owner sees it: no carrier ids, no costs, labels only when they may be used.
import type {
  CheckoutProblem,
  HubLabels,
  Intent as IntentReply,
  openInvoiceIntent,
} from '#contract/checkout.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { labelPath } from '#contract/label-file.ts';
import { incotermFor } from '#domain/customs.ts';
import { isRateGone, isTerminal, labelsReleased } from '#domain/intent.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Intent } from '../../db/intents.ts';
import type { OrderStanding } from '../../db/orders.ts';
import { listCustomsPapers } from '../documents/list-customs-papers.ts';
import { isPickupBookable } from '../pickups/pickup-bookable.ts';
import { toPriceBreakdown } from '../rates/rate-reply.ts';
import { awaitsBuyer } from './open-intent.ts';
import type { OpenedIntent } from './open-payment-intent.ts';

type Labelled = Pick<
  Intent,
  'id' | 'status' | 'labelFate' | 'labelsStored' | 'exportHold' | 'labels' | 'rate' | 'shipment' | 'isHub'
>;

/**
 * Where the owner downloads the label of one parcel; null while there is none, while it is held (C-40), and once it is
 * among the `locked`: given back, or on its way to be (C-53).
 */
export const labelUrl = (
  intent: Pick<Intent, 'id' | 'status' | 'labelFate' | 'labelsStored' | 'exportHold'>,
  packageIndex: number,
  locked: readonly number[],
): string | null =>
  labelsReleased(intent) && intent.labelsStored && !intent.exportHold && !locked.includes(packageIndex)
    ? labelPath(intent.id, packageIndex)
    : null;

/** Tracking codes of one leg; the customer's is the first. Nothing is told of a label that is not paid for. */
const codesOf = (intent: Labelled, leg: number): string[] =>
  labelsReleased(intent)
    ? (intent.labels ?? []).filter((label) => label.leg === leg).map(({ trackingCode }) => trackingCode)
    : [];

/** One text, for callers that know one label only; null when any is missing. */
export const joined = (parts: readonly (string | null)[]): string | null =>
  parts.length > 0 && parts.every((part) => part !== null) ? parts.join(';') : null;

/** Those of all parcels that are not given back, as one text. */
export function usableLabels(intent: Labelled, locked: readonly number[]): string | null {
  const open = intent.shipment.packages.map((_, index) => index).filter((index) => !locked.includes(index));
  return joined(open.map((packageIndex) => labelUrl(intent, packageIndex, locked)));
}

/** Both labels of a hub route; the second is information only (C-19). */
export function hubLabelsOf(intent: Labelled, locked: readonly number[]): HubLabels | null {
  const { hub } = intent.rate;
  if (!hub || codesOf(intent, 0).length === 0) return null;
  const leg = (index: 0 | 1) => ({
    carrier: hub.legs[index].carrier,
    service: hub.legs[index].service,
    trackingCode: joined(codesOf(intent, index)),
    labelUrl: index === 0 ? usableLabels(intent, locked) : null,
  });
  return { label1: leg(0), label2: leg(1) };
}

/** Why it ended without labels, or waits; null when all is well. */
export function problemOf({
  status,
  payment,
  errorCode,
  labelFate,
}: Pick<Intent, 'status' | 'payment' | 'errorCode' | 'labelFate'>): CheckoutProblem | null {
  const isMismatch = status === 'payment_failed' && errorCode === 'amount_mismatch';
  const late = isMismatch ? null : lateMoneyOf({ status, payment });
  if (late) return late;
  switch (status) {
    case 'payment_failed':
      if (!isMismatch) return 'payment_failed';
      return payment === 'refunded' || payment === 'voided' ? 'amount_mismatch_refunded' : 'amount_mismatch';
    case 'cancelled':
      return cancelReasons.find((reason) => reason === errorCode) ?? 'user_cancelled';
    case 'label_creation_failed':
      return labelProblem(errorCode);
    case 'paid_label_failed':
      return 'label_processing_failed';
    case 'unlock_failed':
      // Nobody tries any more once the label goes back; "cancelled" waits for carrier and provider.
      return labelFate === 'kept' ? 'capture_failed' : 'payment_failed';
    case 'payment_pending':
    case 'payment_pending_label_ready':
      return errorCode === 'payment_in_review' ? errorCode : labelWait(errorCode);
    case 'paid':
      return labelWait(errorCode);
    case 'created':
    case 'label_purchased':
    case 'completed':
      return null;
    case 'refunded':
      return null;
  }
}

/** Charged for a checkout that is over: nobody may read that nothing was charged. */
function lateMoneyOf({ status, payment }: Pick<Intent, 'status' | 'payment'>): LateMoney | null {
  const hasFailed = status === 'cancelled' || status === 'payment_failed';
  const isOver = hasFailed || ['refunded', 'unlock_failed', 'label_creation_failed'].includes(status);
  if (payment === 'captured' && isOver) return 'refund_pending';
  return payment === 'refunded' && hasFailed ? 'late_payment_refunded' : null;
}

type LateMoney = Extract<CheckoutProblem, 'refund_pending' | 'late_payment_refunded'>;

/** The engine reads back for a quarter of an hour before it gives up. */
const labelWait = (errorCode: string | null): CheckoutProblem | null =>
  errorCode === 'label_outcome_unknown' ? 'label_unclear' : null;

const cancelReasons = ['timeout', 'superseded', 'expired', 'capture_failed'] as const;

const labelProblem = (errorCode: string | null): CheckoutProblem =>
  errorCode === 'price_changed'
    ? 'price_changed'
    : errorCode === 'not_authorized' || errorCode === 'account_empty'
      ? 'carrier_not_enabled'
      : 'label_creation_failed';

/** `order`: what has come of it. */
export function toIntentReply(intent: Intent, order: OrderStanding | null): IntentReply {
  const { toAddress, packages, additionalServices } = intent.shipment;
  const trackingCodes = codesOf(intent, 0);
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
    trackingCode: trackingCodes.length > 0 ? trackingCodes.join(';') : null,
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
    buyerUrl: awaitsBuyer(intent) ? intent.buyerUrl : null,
    paid: intent.paidAt !== null && intent.status !== 'label_creation_failed',
    orderNumber: order?.orderNumber ?? null,
    orderId: intent.orderId,
    exportHold: intent.exportHold,
    pickup: intent.pickup,
    pickupConfirmation: intent.pickupConfirmation,
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

/** What buyer and provider call the payment, and what has been taken. */
function paymentFields({ payment, paymentReference, providerOrderId, amountCents }: Intent) {
  const isTaken = paymentReference !== null && (payment === 'captured' || payment === 'refunded');
  return {
    providerOrderId,
    transactionId: providerOrderId,
    captureId: paymentReference?.captureId ?? null,
    captureAmount: isTaken ? euroFromCents(paymentReference.amountCents ?? amountCents) : null,
  };
}

/** Under the names of B§3; what the rate costs us stays here. */
const rateFields = ({ rateId, rate, carrier, service, amountCents }: Intent) => ({
  easypostShipmentId: rateId,
  easypostRateId: rateId,
  easypostOrderId: rateId,
  rateSnapshot: {
    id: rateId,
    carrier,
    service,
    rate: euroFromCents(amountCents),
    currency: 'EUR' as const,
    deliveryDays: rate.deliveryDays,
    deliveryDate: rate.deliveryDate,
  },
});

type Opened = Omit<ReplyOf<typeof openInvoiceIntent>, 'success'>;

/** What every way to pay answers first. */
export const toOpenedReply = (intent: Intent): Opened => ({
  checkoutIntentId: intent.id,
  intentId: intent.id,
  purchaseKey: intent.purchaseKey,
  status: intent.status,
  awaitsBuyer: awaitsBuyer(intent),
  amount: euroFromCents(intent.amountCents),
  amountCents: intent.amountCents,
});

/** As PayPal itself words an order, so that the browser finds the link with rel approve (B§7). */
export const toPayPalOrder = ({ providerOrderId, buyerUrl }: OpenedIntent) => ({
  id: providerOrderId,
  status: 'PAYER_ACTION_REQUIRED',
  links: [{ rel: 'approve', href: buyerUrl, method: 'GET' }],
});
