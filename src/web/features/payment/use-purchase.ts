// Buys a quoted rate in any way to pay: one key per decision, no second request while one runs (R81–R83, C-66).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { orderPage, PAYPAL_ERROR_PAGE } from '#contract/pages.ts';
import { PriceBreakdown } from '#contract/rates.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Language } from '#domain/user.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { closePaymentWindow, openPaymentWindow, sendPaymentWindow } from '../../lib/payment-window.ts';
import { toast } from '../../lib/toast.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { userKey } from '../../lib/use-user.ts';
import { isSpent, pageToPay, purchaseInTheWay, refusesSpent, statusPage } from './after-opening.ts';
import type { Method } from './pay-method.ts';
import { attemptFor, keepAttempt, loadAttempt, markBought, type Purchase } from './purchase-attempt.ts';
import { useLeaving } from './use-leaving.ts';
import { type Opened, waysToPay } from './ways-to-pay.ts';

/** B§9: PayPal's page follows after a moment in which one can read where one is going. */
const BEFORE_PAYPAL_MS = 500;

/** `window: 'same'`: the payment page takes the place of this one, where popups are forbidden. */
export type Order = Purchase & { method: Method; window?: 'same' };

/**
 * The order that was sent last. The page keeps it: the sheet with the pay button comes and goes, the answer stays.
 * `leaving`: answered, and the payment page is to take the place of this one; nobody tells us when that is stopped.
 * `isRead`: the customer has closed the sheet that said so; it does not open for it again.
 */
export type SentOrder = { order: Order; error: unknown; isRead?: true } & (
  | { state: 'busy' | 'blocked' | 'refused' }
  | { state: 'leaving'; page: string }
);

/** What the page holds: `sent` is null while nothing is under way and nothing is to be said. */
export type Sending = { sent: SentOrder | null; onSent: (sent: SentOrder | null) => void };

type Asked = Sending & {
  /** What is in the cart: what was said of one offer says nothing about another. */
  purchase: Purchase | null;
  onExpired: () => void;
};

export type PurchaseState = {
  /** Call it in the click: a card's payment window may be opened only then. */
  buy: (order: Order) => void;
  busy: boolean;
  /** What the customer must know; null for refusals that have a dialog, a notice or a page of their own. */
  error: unknown;
  /** The browser has blocked the payment window; nothing was sent. */
  blocked: boolean;
  /** The server's price differs from the one on the button; nothing was ordered. */
  newPrice: PriceBreakdown | null;
  /** Forgets what was said about an attempt before. */
  dismiss: () => void;
};

export function usePurchase({ sent, onSent, purchase, onExpired }: Asked): PurchaseState {
  const [language] = useLanguage();
  const running = useRef(false);
  const busy = sent?.state === 'busy' || sent?.state === 'leaving';
  const said = sent && purchase && isSameOffer(sent.order, purchase) ? sent : null;

  const mutation = useMutation({
    mutationFn: (order: Order) => openCheckout(order, language),
    onSuccess: useArrival(onSent),
    onError: useRefusal({ onSent, onExpired }),
    onSettled: () => {
      running.current = false;
    },
  });
  useCameBack(() => {
    running.current = false;
    if (busy && !mutation.isPending) onSent(null);
  });
  useLeaving(
    {
      page: sent?.state === 'leaving' ? sent.page : null,
      afterMs: sent?.order.method === 'paypal' ? BEFORE_PAYPAL_MS : 0,
    },
    () => onSent(null),
  );
  useLostSession(sent?.error);
  return {
    buy: (order) => {
      // The disabled button comes a moment after the click; a double click is faster.
      if (running.current || busy) return;
      const needsWindow = order.method === 'card' && order.window !== 'same';
      const isBlocked = needsWindow && !openPaymentWindow();
      onSent({ order, state: isBlocked ? 'blocked' : 'busy', error: null });
      if (isBlocked) return;
      running.current = true;
      mutation.mutate(order);
    },
    busy,
    error: isShownElsewhere(said?.error) ? null : (said?.error ?? null),
    blocked: said?.state === 'blocked',
    newPrice: newPriceIn(said?.error),
    dismiss: () => {
      if (!busy) onSent(null);
    },
  };
}

/** The order is there: to the page where it is paid, or to where it is followed. */
function useArrival(onSent: Sending['onSent']) {
  const [, navigate] = useLocation();
  return (opened: Opened, order: Order) => {
    const { method, window: same } = order;
    const page = pageToPay(opened);
    markBought(sessionStorage, opened.intentId);
    // Until it is paid, the same click must lead to the same order.
    if (!page) keepAttempt(sessionStorage, null);
    if (page && (method === 'paypal' || same)) {
      onSent({ order, state: 'leaving', page, error: null });
      return;
    }
    if (page) sendPaymentWindow(page);
    else closePaymentWindow();
    onSent(null);
    navigate(statusPage(opened.intentId, method));
  };
}

/** Nothing was ordered, or it had been before. */
function useRefusal({ onSent, onExpired }: Pick<Asked, 'onSent' | 'onExpired'>) {
  const t = useText();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  return (error: unknown, order: Order) => {
    const { method, rateId } = order;
    closePaymentWindow();
    onSent({ order, state: 'refused', error });
    if (!(error instanceof ApiError)) return;
    if (error.code === 'quote_expired') onExpired();
    // A guest may pay by card and PayPal, so a lost session is no refusal there: the quote only seems to be gone.
    if (error.code === 'quote_expired' || error.code === 'not_found')
      void client.invalidateQueries({ queryKey: userKey });
    // Nobody has seen a page to pay at, so nothing can be paid any more: the next click is another attempt.
    if (error.code === 'payment_not_started' || error.code === 'idempotency_key_reused')
      keepAttempt(sessionStorage, null);
    // Bought already, by another tab or before a reload: show that order.
    const taken = purchaseInTheWay(error, rateId);
    if (taken) {
      const { intentId, isOfAnotherRate } = taken;
      markBought(sessionStorage, intentId);
      toast({ title: isOfAnotherRate ? t.paying.twiceOther : t.paying.twice });
      navigate(`${orderPage(intentId)}&already_processed=true`);
    } else if (error.code === 'payment_not_started' && method === 'paypal') {
      navigate(PAYPAL_ERROR_PAGE);
    } else if (method === 'card' && !isShownElsewhere(error)) {
      toast({ title: t.paying.failed.card, text: errorText(t, error), tone: 'bad' });
    }
  };
}

type Offer = Pick<Purchase, 'rateId' | 'discountCode'>;

const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.rateId === other.rateId && one.discountCode === other.discountCode;

/** Whether the cart with this offer says something of the order: that it is sent, or what became of it. */
export const isToldAt = (offer: Offer, { order, error }: SentOrder): boolean =>
  isSameOffer(order, offer) && (!isShownElsewhere(error) || newPriceIn(error) !== null);

const newPriceIn = (error: unknown): PriceBreakdown | null =>
  error instanceof ApiError && error.code === 'price_changed'
    ? (PriceBreakdown.safeParse(error.details['priceBreakdown']).data ?? null)
    : null;

/** Throws ApiError. An attempt that has come to nothing meanwhile is begun anew, once. */
async function openCheckout(order: Order, language: Language): Promise<Opened> {
  const opened = await send().catch((error: unknown) => {
    if (error instanceof ApiError && refusesSpent(error)) return null;
    throw error;
  });
  if (opened && !isSpent(opened.status)) return opened;
  keepAttempt(sessionStorage, null);
  return send();

  function send(): Promise<Opened> {
    const attempt = attemptFor(loadAttempt(sessionStorage), order, newUuid);
    keepAttempt(sessionStorage, attempt);
    const { rateId, discountCode, amountCents, dutiesAgreed, method } = order;
    return waysToPay[method]({
      body: { rateId, discountCode, amount: euroFromCents(amountCents), dutiesAgreed, language },
      headers: { 'Idempotency-Key': attempt.key },
    });
  }
}

/** The browser's Back from the payment page may bring this page back exactly as it was left. */
function useCameBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => event.persisted && back();
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}

/** A checkout that is in progress is gone to where its name is known; else that must be said here. */
const isShownElsewhere = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'price_changed' ||
    error.code === 'quote_expired' ||
    (error.code === 'checkout_in_progress' && typeof error.details['intentId'] === 'string'));
