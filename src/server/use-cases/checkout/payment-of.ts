// The payment of an intent: who moves it, what they call it, and the keys that make a repetition harmless.
import { holdsFirst, type Move, type PaidAt } from '#domain/intent.ts';
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
    capture: holdsFirst(intent) ? 'later' : 'at_once',
  };
}

/** Throws when the payment was never opened: the machine never asks then. */
export function referenceOf({ id, paymentReference }: Intent): PaymentReference {
  if (!paymentReference) throw new Error(`${id} has no payment.`);
  return paymentReference;
}

/** The same at every repetition of the same move. */
export const keyOf = ({ id }: Pick<Intent, 'id'>, move: Move): string => `${id}.${move}`;

/**
 * A try after a definite refusal needs a key of its own: Computop repeats its first answer to a key, a refusal too; of
 * PayPal it is not known. While an answer is only missing the key stays as it is.
 */
export const keyOfTry = (intent: Pick<Intent, 'id' | 'refusals'>, move: Move): string =>
  intent.refusals > 0 ? `${keyOf(intent, move)}.${intent.refusals}` : keyOf(intent, move);

/** What the provider holds or has taken. */
export const amountAt = ({ paymentReference, amountCents }: Intent): number =>
  paymentReference?.amountCents ?? amountCents;
