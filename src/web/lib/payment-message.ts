// What the payment window tells the page that opened it. Only ever a hint to look at the server again (C-28).

/** The name of the window in which a card is paid; also how a page knows that it is inside that window. */
export const WINDOW_NAME = 'hafenpost-payment';

const TYPE = 'hafenpost:payment';
/** `pending`: not known yet. */
const outcomes = ['success', 'failed', 'cancelled', 'pending'] as const;
export type PaymentOutcome = (typeof outcomes)[number];
export type PaymentMessage = { type: typeof TYPE; purchaseKey: string | null; outcome: PaymentOutcome };

export const paymentMessage = (outcome: PaymentOutcome, purchaseKey: string | null): PaymentMessage => ({
  type: TYPE,
  purchaseKey,
  outcome,
});

/** A customer who returns with the outcome still open may have paid: offer neither payment nor cancellation. */
export const mayBePaid = ({ outcome }: PaymentMessage): boolean =>
  outcome === 'success' || outcome === 'pending';

/** Null for everything not sent by our own payment window: another origin, another window, another shape. */
export function readPaymentMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  expected: { origin: string; source: MessageEventSource | null },
): PaymentMessage | null {
  if (event.origin !== expected.origin || expected.source === null) return null;
  if (event.source !== expected.source) return null;
  return isMessage(event.data) ? event.data : null;
}

const isMessage = (data: unknown): data is PaymentMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === TYPE &&
  'outcome' in data &&
  outcomes.some((outcome) => outcome === data.outcome) &&
  'purchaseKey' in data &&
  (data.purchaseKey === null || typeof data.purchaseKey === 'string');
