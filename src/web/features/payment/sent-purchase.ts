// The purchase that was sent last, and of which offer something is to be said. Pure: the hook sends it.
import { PriceBreakdown } from '#contract/rates.ts';
import { ApiError } from '../../lib/api.ts';
import type { Method } from './pay-method.ts';
import type { Purchase } from './purchase-attempt.ts';

/**
 * What the click on the pay button says.
 * `window: 'same'`: the payment page takes the place of this one, where popups are forbidden.
 */
export type ClickedPurchase = Purchase & { method: Method; window?: 'same' };

/**
 * The page keeps it: the sheet with the pay button comes and goes, the answer stays.
 * `leaving`: answered, and the payment page is to take the place of this one; nobody tells us when that is stopped.
 * `isRead`: the customer has closed the sheet that said so; it does not open for it again.
 */
export type SentPurchase = { purchase: ClickedPurchase } & (
  | { state: 'busy' }
  | { state: 'leaving'; page: string }
  | { state: 'blocked'; isRead?: true }
  | { state: 'refused'; error: unknown; isRead?: true }
);

/** What the page holds: `sent` is null while nothing is under way and nothing is to be said. */
export type Sending = { sent: SentPurchase | null; onSent: (sent: SentPurchase | null) => void };

type Offer = Pick<Purchase, 'rateId' | 'discountCode'>;

export const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.rateId === other.rateId && one.discountCode === other.discountCode;

/** Why nothing was ordered; null where that is not the answer. */
export const refusalOf = (sent: SentPurchase | null): unknown =>
  sent?.state === 'refused' ? sent.error : null;

/** Whether the cart with this offer has news of the purchase: that it is sent, or what became of it. */
export function isToldAt(offer: Offer, sent: SentPurchase): boolean {
  const error = refusalOf(sent);
  const isSaid = !isShownElsewhere(error) || newPriceIn(error) !== null;
  return isSaid && isSameOffer(sent.purchase, offer) && !('isRead' in sent);
}

/** Nobody tells whether the page to pay at was left: what is under way there is forgotten. */
export function afterClosing(sent: SentPurchase | null): SentPurchase | null {
  if (sent?.state === 'blocked' || sent?.state === 'refused') return { ...sent, isRead: true };
  return sent?.state === 'busy' ? sent : null;
}

/** The server's price, where it differs from the one on the button. */
export const newPriceIn = (error: unknown): PriceBreakdown | null =>
  error instanceof ApiError && error.code === 'price_changed'
    ? (PriceBreakdown.safeParse(error.details['priceBreakdown']).data ?? null)
    : null;

/** A checkout that is in progress is gone to where its name is known; else that must be said here. */
export const isShownElsewhere = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'price_changed' ||
    error.code === 'quote_expired' ||
    (error.code === 'checkout_in_progress' && typeof error.details['intentId'] === 'string'));
