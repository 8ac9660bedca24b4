// The last purchase sent, and for which offer the cart has to report on it. Pure: the hook sends it.
import { PriceBreakdown } from '#contract/rates.ts';
import { ApiError } from '../../lib/api.ts';
import type { Method } from './pay-method.ts';
import type { Purchase } from './purchase-attempt.ts';

/**
 * The purchase as clicked on the pay button.
 * `window: 'same'`: the payment page replaces this one, where popups are blocked.
 */
export type ClickedPurchase = Purchase & { method: Method; window?: 'same' };

/**
 * Kept by the page: the sheet with the pay button comes and goes, the answer stays.
 * `leaving`: answered, and the payment page is to replace this one; no event tells when the customer stops that.
 * `isRead`: the customer has closed the sheet that said so; it does not open for it again.
 */
export type SentPurchase = { purchase: ClickedPurchase } & (
  | { state: 'busy' }
  | { state: 'leaving'; page: string }
  | { state: 'blocked'; isRead?: true }
  | { state: 'refused'; error: unknown; isRead?: true }
);

/** Held by the page: `sent` is null while nothing is running and there is nothing to report. */
export type Sending = { sent: SentPurchase | null; onSent: (sent: SentPurchase | null) => void };

type Offer = Pick<Purchase, 'rateId' | 'discountCode'>;

export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.rateId === other.rateId && one.discountCode === other.discountCode;

/** Why nothing was ordered; null if that is not the outcome. */
export const refusalOf = (sent: SentPurchase | null): unknown =>
  sent?.state === 'refused' ? sent.error : null;

/** Whether the cart with this offer has news of the purchase: that it was sent, or its outcome. */
export function hasNewsFor(offer: Offer, sent: SentPurchase): boolean {
  const error = refusalOf(sent);
  const isSaid = !isShownElsewhere(error) || newPriceIn(error) !== null;
  return isSaid && isSameOffer(sent.purchase, offer) && !('isRead' in sent);
}

/** No event tells whether the payment page was left: what is in progress there is forgotten. */
export function afterClosing(sent: SentPurchase | null): SentPurchase | null {
  if (sent?.state === 'blocked' || sent?.state === 'refused') return { ...sent, isRead: true };
  return sent?.state === 'busy' ? sent : null;
}

/** The server's price if it differs from the one on the button. */
export const newPriceIn = (error: unknown): PriceBreakdown | null =>
  error instanceof ApiError && error.code === 'price_changed'
    ? (PriceBreakdown.safeParse(error.details['priceBreakdown']).data ?? null)
    : null;

/** A checkout in progress is opened if its ID is known; otherwise the message must be shown here. */
export const isShownElsewhere = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'price_changed' ||
    error.code === 'quote_expired' ||
    (error.code === 'checkout_in_progress' && typeof error.details['intentId'] === 'string'));
