// The move `capture-payment`: the label exists, so the held money is captured and the order begins (C-29).
import { setTimeout as pause } from 'node:timers/promises';
import { isPendingTooLong, PENDING_LOOK_MS } from '#domain/attention.ts';
import { releasePosting, salePosting, strayPosting } from '#domain/ledger.ts';
import type { Cents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { insertPostings } from '../../db/ledger.ts';
import { storableText } from '../../db/storable-text.ts';
import type { Captured, PaymentReference } from '../../gateways/payment.ts';
import type { MoveResult } from './move.ts';
import { newOrderId, openOrder } from './open-order.ts';
import { amountAt, moveKeyOf, tryKeyOf, type PaymentOf, paymentOf, referenceOf } from './payment-of.ts';
import { fetchLabels, storeFetchedLabels, rememberInvoices } from './store-labels.ts';
import { notifyOfGivenUpCheckout } from './notify-of-given-up-checkout.ts';

/** Tries in total; then the label is returned and the hold released. */
const MAX_TRIES = 4;
const LABEL_PATIENCE_MS = 2_000;

export async function capturePayment(ctx: Context, intent: Intent): Promise<MoveResult> {
  const payment = paymentOf(ctx, intent);
  const captured = await payment.port.capture(referenceOf(intent), {
    key: tryKeyOf(intent, 'capture-payment'),
    amountCents: intent.amountCents,
    intentId: intent.id,
  });
  switch (captured.outcome) {
    case 'captured':
      return taken(ctx, { intent, captured, payment });
    case 'pending':
      return {
        outcome: null,
        againMs: PENDING_LOOK_MS,
        change: {
          paymentReference: { ...intent.paymentReference, ...captured.reference },
          errorCode: 'payment_in_review',
          ...(isLong(intent, ctx.clock()) ? { attention: 'payment_in_review' } : {}),
        },
      };
    case 'refused': {
      ctx.log.warn({ intentId: intent.id, code: captured.code, text: captured.text }, 'capture refused');
      const result = isFinal(intent, captured.code) ? 'given_up' : 'refused';
      return {
        outcome: { move: 'capture-payment', result },
        change: {
          errorCode: 'capture_failed',
          errorMessage: storableText(captured.text, 500),
          refusals: intent.refusals + 1,
          paymentReference: withoutCapture(referenceOf(intent)),
        },
        beside: async (tx, after, now) => {
          if (result === 'given_up') await notifyOfGivenUpCheckout(tx, after, { isUnpaid: true, now });
        },
      };
    }
  }
}

/** A capture declined after a review is dead; the hold may be captured again. */
function withoutCapture(reference: PaymentReference): PaymentReference {
  const { captureId: _dead, ...held } = reference;
  return held;
}

/** A declined card or account may work a few minutes later; a hold that is gone will not. */
const isFinal = ({ refusals }: Intent, code: string): boolean =>
  code !== 'declined' || refusals + 1 >= MAX_TRIES;

const isLong = ({ createdAt }: Intent, now: Date): boolean =>
  isPendingTooLong(now.getTime() - createdAt.getTime());

type Capture = {
  intent: Intent;
  captured: Extract<Captured, { outcome: 'captured' }>;
  payment: PaymentOf;
};

async function taken(ctx: Context, { intent, captured, payment }: Capture): Promise<MoveResult> {
  const { reference, amountCents } = captured;
  const difference = amountCents - intent.amountCents;
  const fetched = await labelsInTime(ctx, intent);
  return {
    outcome: { move: 'capture-payment', result: 'captured', labelsStored: fetched !== null },
    change: {
      ...rememberInvoices(fetched ?? []),
      paymentReference: { ...intent.paymentReference, ...reference, amountCents },
      orderId: newOrderId(),
      paidAt: ctx.clock(),
      errorCode: null,
      errorMessage: null,
      ...(difference === 0 ? {} : { attention: 'amount_mismatch' }),
    },
    beside: async (tx, after, now) => {
      await book(tx, { intent, payment, difference, now });
      await openOrder(tx, after, now);
      if (fetched) await storeFetchedLabels(ctx, { tx, intent: after, fetched, now });
    },
  };
}

/** The labels, if they arrive in time for the same commit; otherwise the move `store-label` fetches them later. */
async function labelsInTime(ctx: Context, intent: Intent) {
  const limit = new AbortController();
  const tooLate = pause(LABEL_PATIENCE_MS, null, { signal: limit.signal, ref: false });
  try {
    return await Promise.race([fetchLabels(ctx, intent), tooLate]);
  } catch (error) {
    ctx.log.info({ intentId: intent.id, err: error }, 'labels will be fetched later');
    return null;
  } finally {
    limit.abort();
    // The rejection comes from our own abort.
    tooLate.catch(() => undefined);
  }
}

type Booking = { intent: Intent; payment: PaymentOf; difference: Cents; now: Date };

/** The hold becomes a sale; any difference from the price is booked as money that is not ours. */
async function book(tx: Orm, { intent, payment, difference, now }: Booking): Promise<void> {
  const posting = moveKeyOf(intent, 'capture-payment');
  const { provider } = payment;
  const lines = [...releasePosting(provider, amountAt(intent)), ...salePosting(provider, intent.price)];
  const about = { intentId: intent.id, now };
  await insertPostings(tx, [
    { ...about, posting, lines },
    { ...about, posting: `${posting}.stray`, lines: strayPosting(provider, difference) },
  ]);
}
