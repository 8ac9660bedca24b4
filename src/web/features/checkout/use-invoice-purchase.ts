// Buys a quoted rate by invoice: one key per decision, no second request while one runs (R82, C-66).
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { openInvoiceIntent } from '#contract/checkout.ts';
import { PriceBreakdown } from '#contract/rates.ts';
import { euroFromCents } from '#domain/money.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import {
  attemptFor,
  keepAttempt,
  loadAttempt,
  markBought,
  newUuid,
  type Purchase,
} from './purchase-attempt.ts';

export type InvoicePurchase = {
  buy: (purchase: Purchase) => void;
  busy: boolean;
  /** What the customer must know; null for refusals that have a dialog or a notice of their own. */
  error: unknown;
  /** The server's price differs from the one on the button; nothing was ordered. */
  newPrice: PriceBreakdown | null;
  dismissNewPrice: () => void;
};

export function useInvoicePurchase({ onExpired }: { onExpired: () => void }): InvoicePurchase {
  const [language] = useLanguage();
  const [, navigate] = useLocation();
  const [newPrice, setNewPrice] = useState<PriceBreakdown | null>(null);
  const running = useRef(false);
  const arrive = (intentId: string) => {
    keepAttempt(sessionStorage, null);
    markBought(sessionStorage, intentId);
    navigate(`/checkout-success?intentId=${encodeURIComponent(intentId)}&payment=paid&method=invoice`);
  };
  const mutation = useMutation({
    mutationFn: (purchase: Purchase) => {
      const attempt = attemptFor(loadAttempt(sessionStorage), purchase, newUuid);
      keepAttempt(sessionStorage, attempt);
      const { rateId, discountCode, amountCents } = purchase;
      return call(openInvoiceIntent, {
        body: { rateId, discountCode, amount: euroFromCents(amountCents), language },
        headers: { 'Idempotency-Key': attempt.key },
      });
    },
    onSuccess: (reply) => arrive(reply.intentId),
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'price_changed')
        setNewPrice(PriceBreakdown.safeParse(error.details['priceBreakdown']).data ?? null);
      if (error.code === 'quote_expired') onExpired();
      if (error.code === 'idempotency_key_reused') keepAttempt(sessionStorage, null);
      // This rate is bought already, by another tab or before a reload: show that order.
      const { intentId } = error.details;
      if (error.code === 'checkout_in_progress' && typeof intentId === 'string') arrive(intentId);
    },
    onSettled: () => {
      running.current = false;
    },
  });
  useLostSession(mutation.error);
  return {
    buy: (purchase) => {
      // The disabled button comes a moment after the click; a double click is faster.
      if (running.current) return;
      running.current = true;
      setNewPrice(null);
      mutation.mutate(purchase);
    },
    busy: mutation.isPending,
    error: isShownElsewhere(mutation.error) ? null : mutation.error,
    newPrice,
    dismissNewPrice: () => setNewPrice(null),
  };
}

const isShownElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'price_changed' || error.code === 'quote_expired');
