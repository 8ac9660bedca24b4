// The move `secure-payment`: asks the provider whether the buyer has paid; a message or URL proves nothing (C-28).
import { asVendorCode, type IntentError } from '#domain/intent-error.ts';
import { isPendingTooLong, PENDING_LOOK_MS } from '#domain/attention.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { holdPosting, salePosting, strayPosting } from '#domain/ledger.ts';
import type { Context } from '../../context.ts';
import type { Intent } from '../../db/intents.ts';
import { insertPosting } from '../../db/ledger.ts';
import { UpstreamError } from '../../errors.ts';
import type { Held, PaymentReference, Secured } from '../../gateways/payment.ts';
import type { MoveResult } from './move.ts';
import { moveKeyOf, tryKeyOf, type PaymentOf, paymentOf, referenceOf } from './payment-of.ts';
import { holdNotReleased } from './void-payment.ts';

/** C-28: a buyer who has not paid by then has given up. */
const PATIENCE_MS = 30 * MINUTE_MS;
/** How long a checkout that is over is still watched, in case the buyer pays after all. */
const WATCH_MS = 120 * MINUTE_MS;

export async function securePayment(ctx: Context, intent: Intent): Promise<MoveResult> {
  const payment = paymentOf(ctx, intent);
  if (isOver(intent) && payment.port.holdsWhenAsked) return await endWithoutHold(intent, payment);
  const now = ctx.clock();
  const secured = await payment.port
    .secure(referenceOf(intent), {
      key: moveKeyOf(intent, 'secure-payment'),
      intentId: intent.id,
      amountCents: intent.amountCents,
      capture: payment.capture,
    })
    .catch((error: unknown) => heldUp(error, now.getTime() - intent.createdAt.getTime()));
  return judge(intent, secured, { payment, now });
}

const isOver = ({ status }: Intent): boolean => status !== 'payment_pending';

/**
 * No hold is taken for a checkout that is over, and without one no money moves. But a hold may exist whose answer was
 * lost or that is still under review: it was never booked, and is released.
 */
async function endWithoutHold(intent: Intent, { port }: PaymentOf): Promise<MoveResult> {
  const { amountCents } = intent;
  const voided = await port.void(referenceOf(intent), { key: tryKeyOf(intent, 'void-payment'), amountCents });
  if (voided.outcome === 'voided') return settled('cancelled');
  return { outcome: null, againMs: PATIENCE_MS, change: holdNotReleased(intent) };
}

/** If the fault is with our own account and nothing was taken, we wait no longer than we do for a buyer. */
function heldUp(error: unknown, ageMs: number): Secured {
  const isOurAccount =
    error instanceof UpstreamError && error.fault.code === 'account' && error.fault.outcome === 'none';
  if (isOurAccount && ageMs >= PATIENCE_MS) return { outcome: 'waiting' };
  throw error;
}

type Circumstances = { payment: PaymentOf; now: Date };

function judge(intent: Intent, secured: Secured, { payment, now }: Circumstances): MoveResult {
  const ageMs = now.getTime() - intent.createdAt.getTime();
  switch (secured.outcome) {
    case 'waiting':
      if (secured.code === 'declined') return settled('failed', 'declined');
      return waiting(intent, ageMs);
    case 'pending':
      return inReview(intent, secured.reference, ageMs);
    case 'refused':
      if (secured.held) return unbooked(intent, secured.held, { code: secured.code, payment, now });
      return secured.code === 'cancelled' || secured.code === 'expired'
        ? settled('cancelled', isOver(intent) ? undefined : byBuyer(secured.code))
        : notOurs(secured.code);
    case 'authorized':
      // Immediate capture was agreed; the provider books it a little later.
      if (payment.capture === 'at_once' && !isOver(intent)) return inReview(intent, secured.reference, 0);
      return paid(intent, secured, { payment, now });
    case 'captured':
      return paid(intent, secured, { payment, now });
  }
}

/** A payment that is not the one we opened may hold somebody's money: an operator looks. */
const notOurs = (code: string): MoveResult => {
  const done = settled('failed', asVendorCode(code));
  return code === 'mismatch' ? { ...done, change: { ...done.change, attention: 'payment_mismatch' } } : done;
};

/** Nothing is paid, yet the buyer's money is blocked: it is released like any other hold. */
const unbooked = (
  intent: Intent,
  { reference, amountCents }: Held,
  { code, payment: { provider }, now }: Circumstances & { code: string },
): MoveResult => ({
  outcome: { move: 'secure-payment', result: 'failed', isHeld: true },
  change: {
    paymentReference: { ...reference, amountCents },
    ...(isOver(intent) ? {} : { errorCode: asVendorCode(code) }),
  },
  beside: (tx) =>
    insertPosting(tx, {
      posting: moveKeyOf(intent, 'secure-payment'),
      intentId: intent.id,
      lines: holdPosting(provider, amountCents),
      now,
    }),
});

const byBuyer = (code: 'cancelled' | 'expired'): IntentError =>
  code === 'cancelled' ? 'user_cancelled' : 'expired';

function waiting(intent: Intent, ageMs: number): MoveResult {
  if (isOver(intent))
    return ageMs > WATCH_MS ? settled('cancelled') : { outcome: null, againMs: PATIENCE_MS };
  if (ageMs >= PATIENCE_MS) return settled('cancelled', 'timeout');
  // The provider has answered: what kept it from answering before is over.
  return { outcome: null, againMs: MINUTE_MS, change: { errorCode: null } };
}

/** Nothing to do but wait; an operator is told when it takes long. The recorded reason why a checkout is over is kept. */
const inReview = (intent: Intent, reference: PaymentReference, ageMs: number): MoveResult => ({
  outcome: null,
  againMs: ageMs === 0 ? MINUTE_MS : PENDING_LOOK_MS,
  change: {
    paymentReference: reference,
    errorCode: isOver(intent) ? intent.errorCode : 'payment_in_review',
    ...(isPendingTooLong(ageMs) ? { attention: 'payment_in_review' } : {}),
  },
});

const settled = (result: 'failed' | 'cancelled', errorCode?: IntentError): MoveResult => ({
  outcome: { move: 'secure-payment', result },
  ...(errorCode ? { change: { errorCode } } : {}),
});

type Paid = Extract<Secured, { outcome: 'authorized' | 'captured' }>;

function paid(
  intent: Intent,
  { outcome, reference, amountCents }: Paid,
  { payment: { provider }, now }: Circumstances,
): MoveResult {
  const isRight = amountCents === intent.amountCents;
  const isWanted = isRight && !isOver(intent);
  const lines =
    outcome === 'authorized'
      ? holdPosting(provider, amountCents)
      : isWanted
        ? salePosting(provider, intent.price)
        : strayPosting(provider, amountCents);
  return {
    outcome: isRight
      ? { move: 'secure-payment', result: outcome }
      : { move: 'secure-payment', result: 'mismatch', payment: outcome },
    change: {
      paymentReference: { ...reference, amountCents },
      ...(isWanted ? { errorCode: null } : {}),
      ...(isWanted && outcome === 'captured' ? { paidAt: now } : {}),
      ...(isRight ? {} : { errorCode: 'amount_mismatch', attention: 'amount_mismatch' }),
    },
    beside: (tx) =>
      insertPosting(tx, { posting: moveKeyOf(intent, 'secure-payment'), intentId: intent.id, lines, now }),
  };
}
