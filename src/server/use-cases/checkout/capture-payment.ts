// The move `capture-payment`: the label exists, so the money that is held is taken; the order begins (C-29).
import { releasePosting, salePosting, strayPosting } from '#domain/ledger.ts';
import type { Context } from '../../context.ts';
import type { Intent } from '../../db/intents.ts';
import { insertPosting } from '../../db/ledger.ts';
import type { Captured } from '../../gateways/payment.ts';
import type { Done } from './advance-checkout.ts';
import { openOrder } from './open-order.ts';
import { amountAt, keyOf, type PaymentOf, paymentOf, referenceOf } from './payment-of.ts';

const REVIEW_LOOK_MS = 15 * 60_000;
/** Tries in all; then label and hold are given back. */
const MAX_TRIES = 4;

export async function capturePayment(ctx: Context, intent: Intent): Promise<Done> {
  const payment = paymentOf(ctx, intent);
  const captured = await payment.port.capture(referenceOf(intent), {
    key: keyOfTry(intent),
    amountCents: intent.amountCents,
    intentId: intent.id,
  });
  switch (captured.outcome) {
    case 'captured':
      return taken(intent, captured, payment);
    case 'pending':
      return {
        outcome: null,
        againMs: REVIEW_LOOK_MS,
        change: {
          paymentReference: { ...intent.paymentReference, ...captured.reference },
          errorCode: 'payment_in_review',
        },
      };
    case 'refused':
      ctx.log.warn({ intentId: intent.id, code: captured.code, text: captured.text }, 'capture refused');
      return {
        outcome: { move: 'capture-payment', result: isFinal(intent, captured.code) ? 'given_up' : 'refused' },
        change: { errorCode: 'capture_failed', errorMessage: captured.text.slice(0, 500) },
      };
  }
}

/**
 * Providers repeat their first answer to a key, refusals too, so a try after a definite refusal needs a key of its own.
 * While an answer is only missing the key stays as it is.
 */
function keyOfTry(intent: Intent): string {
  const key = keyOf(intent, 'capture-payment');
  return intent.status === 'unlock_failed' ? `${key}.${intent.attempts}` : key;
}

/** A refused card or account may be good again in a few minutes; a hold that is gone is not. */
const isFinal = ({ attempts }: Intent, code: string): boolean => code !== 'declined' || attempts >= MAX_TRIES;

function taken(
  intent: Intent,
  { reference, amountCents }: Extract<Captured, { outcome: 'captured' }>,
  { provider }: PaymentOf,
): Done {
  const difference = amountCents - intent.amountCents;
  return {
    outcome: { move: 'capture-payment', result: 'captured' },
    change: {
      paymentReference: { ...intent.paymentReference, ...reference, amountCents },
      errorCode: null,
      errorMessage: null,
      ...(difference === 0 ? {} : { attention: 'amount_mismatch' }),
    },
    beside: async (tx, _intent, now) => {
      const posting = keyOf(intent, 'capture-payment');
      const about = { intentId: intent.id, now };
      await insertPosting(tx, {
        ...about,
        posting: `${posting}.hold`,
        lines: releasePosting(provider, amountAt(intent)),
      });
      await insertPosting(tx, { ...about, posting, lines: salePosting(provider, intent.price) });
      await insertPosting(tx, {
        ...about,
        posting: `${posting}.stray`,
        lines: strayPosting(provider, difference),
      });
      return { ...(await openOrder(tx, intent, now)), paidAt: now };
    },
  };
}
