// Maps our payment to PayPal's requests, and its orders, authorizations, captures and refunds to our outcomes. Pure.
import { type Cents, centsFromEuro, euroFromCents } from '#domain/money.ts';
import type { Captured, OpenPayment, PaymentReference, Refunded, Secured } from '../payment.ts';
import { refused } from './refusal.ts';
import type { WireOpened, WireOrder, WirePayment, WireRefund } from './wire.ts';

const toMoney = (cents: Cents) => ({ currency_code: 'EUR', value: euroFromCents(cents) });

const locales = { de: 'de-DE', en: 'en-GB' } as const;

/** POST /v2/checkout/orders. One amount without a breakdown: nothing that could fail to add up. */
export function toOrderRequest(payment: OpenPayment, brandName: string): unknown {
  const { intentId, amountCents, description, language, urls } = payment;
  return {
    intent: payment.capture === 'later' ? 'AUTHORIZE' : 'CAPTURE',
    purchase_units: [
      // The same invoice_id is paid only once: PayPal's own guard against a second payment of an intent.
      { custom_id: intentId, invoice_id: intentId, description, amount: toMoney(amountCents) },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brandName,
          locale: locales[language],
          landing_page: 'LOGIN',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          // PayPal's default. IMMEDIATE_PAYMENT_REQUIRED would turn away buyers with slower funding, without need: a
          // payment that is still pending keeps the label locked.
          payment_method_preference: 'UNRESTRICTED',
          return_url: urls.success,
          cancel_url: urls.cancel,
        },
      },
    },
  };
}

/** The link's name differs between orders with and without a payment source. */
export const buyerLinkIn = ({ links }: WireOpened): string | null =>
  (links.find(({ rel }) => rel === 'payer-action') ?? links.find(({ rel }) => rel === 'approve'))?.href ??
  null;

export const toCaptureRequest = (amountCents: Cents, intentId: string): unknown => ({
  amount: toMoney(amountCents),
  invoice_id: intentId,
  final_capture: true,
});

/** `invoiceId` is the refund's key, by which it is found again among those of the order. */
export const toRefundRequest = (amountCents: Cents, invoiceId: string, intentId: string): unknown => ({
  amount: toMoney(amountCents),
  invoice_id: invoiceId,
  custom_id: intentId,
});

/** Null for any currency but euro. */
const centsOf = ({ amount }: WirePayment): Cents | null =>
  amount.currency_code === 'EUR' ? centsFromEuro(amount.value) : null;

const foreignCurrency = ({ id, amount }: WirePayment) =>
  refused('mismatch', `${id} is in ${amount.currency_code}, not in EUR.`);

/** Best first: an order can hold a declined attempt next to a good one. */
const authorizationRanks = ['CREATED', 'CAPTURED', 'PARTIALLY_CAPTURED', 'PENDING'];
const captureRanks = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'PENDING'];

function bestOf(payments: readonly WirePayment[], ranks: readonly string[]): WirePayment | null {
  const rankOf = ({ status }: WirePayment): number => {
    const at = ranks.indexOf(status);
    return at < 0 ? ranks.length : at;
  };
  return payments.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

const unitsOf = (order: WireOrder) => order.purchase_units ?? [];

export const authorizationIn = (order: WireOrder): WirePayment | null =>
  bestOf(
    unitsOf(order).flatMap(({ payments }) => payments?.authorizations ?? []),
    authorizationRanks,
  );

export const captureIn = (order: WireOrder): WirePayment | null =>
  bestOf(
    unitsOf(order).flatMap(({ payments }) => payments?.captures ?? []),
    captureRanks,
  );

export const refundsIn = (order: WireOrder): WireRefund[] =>
  unitsOf(order).flatMap(({ payments }) => payments?.refunds ?? []);

/** Null if the answer does not say, as short answers do not. */
function intentIn(order: WireOrder): string | null {
  const [unit] = unitsOf(order);
  return unit?.custom_id ?? (captureIn(order) ?? authorizationIn(order))?.custom_id ?? null;
}

/** Null if the status alone is not conclusive: a captured hold needs its capture. */
export function fromAuthorization(hold: WirePayment, reference: PaymentReference): Secured | null {
  const grown = { ...reference, authorizationId: hold.id };
  const amountCents = centsOf(hold);
  if (amountCents === null) return foreignCurrency(hold);
  switch (hold.status) {
    case 'CREATED':
      return { outcome: 'authorized', reference: grown, amountCents };
    case 'PENDING':
      return { outcome: 'pending', reference: grown };
    case 'DENIED':
      return refused('declined', `Authorization ${hold.id} was denied.`);
    case 'EXPIRED':
      return refused('expired', `Authorization ${hold.id} has expired.`);
    case 'VOIDED':
      return refused('not_possible', `Authorization ${hold.id} is voided.`);
    default:
      return null;
  }
}

/** Money refunded later was captured all the same. Null for an unknown status. */
export function fromCapture(capture: WirePayment, reference: PaymentReference): Captured | null {
  const grown = { ...reference, captureId: capture.id };
  const amountCents = centsOf(capture);
  if (amountCents === null) return foreignCurrency(capture);
  switch (capture.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return { outcome: 'captured', reference: grown, amountCents };
    case 'PENDING':
      return { outcome: 'pending', reference: grown };
    case 'DECLINED':
    case 'FAILED':
      return refused('declined', `Capture ${capture.id}: ${capture.status}.`);
    default:
      return null;
  }
}

type Expected = { reference: PaymentReference; intentId: string };

/** The state of an order; null if it does not show: approved and not yet taken, or a short answer. */
export function fromOrder(order: WireOrder, { reference, intentId }: Expected): Secured | null {
  const owner = intentIn(order);
  if (order.id !== reference.orderId || (owner !== null && owner !== intentId))
    return refused('mismatch', `Order ${order.id} belongs to ${owner ?? 'nobody'}, not to ${intentId}.`);
  const hold = authorizationIn(order);
  const capture = captureIn(order);
  if (hold || capture) {
    if (owner === null) return null;
    const grown = hold ? { ...reference, authorizationId: hold.id } : reference;
    return capture ? fromCapture(capture, grown) : hold && fromAuthorization(hold, reference);
  }
  switch (order.status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { outcome: 'waiting' };
    case 'VOIDED':
      return refused('expired', `Order ${order.id} is voided.`);
    default:
      return null;
  }
}

/** Whether the refund names another sum; some answers name none. */
export const hasOtherAmount = ({ amount }: WireRefund, amountCents: Cents): boolean =>
  !!amount && (amount.currency_code !== 'EUR' || centsFromEuro(amount.value) !== amountCents);

/** Null for an unknown status. */
export function fromRefund({ id, status }: WireRefund): Refunded | null {
  switch (status) {
    case 'COMPLETED':
      return { outcome: 'refunded', refundId: id };
    case 'PENDING':
      return { outcome: 'pending', refundId: id };
    case 'FAILED':
    case 'CANCELLED':
      return refused('declined', `Refund ${id}: ${status}.`);
    default:
      return null;
  }
}
