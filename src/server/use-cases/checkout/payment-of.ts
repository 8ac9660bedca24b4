// The payment of an intent: its provider, its reference there, and the keys that make repetition harmless.
import { holdsBeforeCapture, type Move, type PaidAt } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import type { Intent } from '../../db/intents.ts';
import type { OpenPayment, PaymentPort, PaymentReference } from '../../gateways/payment.ts';

export type PaymentOf = {
  provider: PaidAt;
  port: PaymentPort;
  capture: OpenPayment['capture'];
};

/** Throws for an invoice: the machine never sends one here. */
export function paymentOf(ctx: Context, intent: Intent): PaymentOf {
  const { provider } = intent;
  if (provider === 'invoice') throw new Error('An invoice has no payment provider.');
  return {
    provider,
    port: ctx.payments[provider],
    capture: holdsBeforeCapture(intent) ? 'later' : 'at_once',
  };
}

/** Throws when the payment was never opened: the machine never asks in that case. */
export function referenceOf({ id, paymentReference }: Intent): PaymentReference {
  if (!paymentReference) throw new Error(`${id} has no payment.`);
  return paymentReference;
}

/** Idempotency key: the same for every repetition of a move. */
export const moveKeyOf = ({ id }: Pick<Intent, 'id'>, move: Move): string => `${id}.${move}`;

/**
 * A try after a definite refusal needs its own key: Computop repeats its first answer to a key, even a refusal; for
 * PayPal this is not known. While an answer is merely missing, the key stays the same.
 */
export const tryKeyOf = (intent: Pick<Intent, 'id' | 'refusals'>, move: Move): string =>
  intent.refusals > 0 ? `${moveKeyOf(intent, move)}.${intent.refusals}` : moveKeyOf(intent, move);

/** The amount that the provider holds or has captured. */
export const amountAt = ({ paymentReference, amountCents }: Intent): number =>
  paymentReference?.amountCents ?? amountCents;
