// Settles a failed checkout whose money the provider keeps: an operator reports that it went back another way.
import { bookedService } from '#domain/booked-service.ts';
import { type Cents, euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { advanceCheckout } from '../checkout/advance-checkout.ts';
import { externalRefundChange } from '../checkout/stalled-refund.ts';
import { aftermathCutoff } from '../../lease.ts';
import { amountAt, paymentOf } from '../checkout/payment-of.ts';
import { postRefund } from '../checkout/refund-payment.ts';
import { checkoutRecipient } from '../mails/checkout-recipient.ts';
import { writeMail } from '../mails/write-mail.ts';
import { runOperatorAction, changeByHand, intentNamed, refusal, nothingToSettle } from './operator-action.ts';
import type { Settling } from './settle-refund.ts';

/** Throws `not_found`, and `illegal_transition` where no money waits for a person. */
export async function settleIntent(
  ctx: Context,
  { id, operator, reference, isAtProvider }: Settling,
): Promise<{ amountCents: Cents; isTold: boolean }> {
  const act = { operator, action: 'intent.settle', subject: id, details: { reference, isAtProvider } };
  const settled = await runOperatorAction(ctx, act, async (tx, now) => {
    const intent = await intentNamed(tx, id);
    const change = externalRefundChange(intent, now);
    if (!change || isUnderWay(intent, now)) throw refusal(nothingToSettle(id));
    await changeByHand(tx, intent, change);
    await postRefund(tx, intent, { way: isAtProvider ? paymentOf(ctx, intent).provider : 'bank', now });
    // Money that comes back the way it was paid is seen there; a transfer would be a surprise.
    const isTold = !isAtProvider && (await tellCustomer(tx, intent, now));
    const { status, attention } = intent;
    const amountCents = amountAt(intent);
    return {
      result: { amountCents, isTold },
      details: { status, attention, paid: euroFromCents(amountCents) },
    };
  });
  // The carrier may still have to confirm that it takes the labels back.
  await advanceCheckout(ctx, id);
  return settled;
}

/** The last worker to ask the provider has died or given up, and the provider may still be at it (0034). */
const isUnderWay = ({ claimToken, claimedUntil, nextAttemptAt, updatedAt }: Intent, now: Date): boolean => {
  const ended = aftermathCutoff(now);
  const isLeased = claimToken !== null && claimedUntil !== null && claimedUntil > ended;
  return isLeased || (nextAttemptAt !== null && updatedAt > ended);
};

async function tellCustomer(tx: Orm, intent: Intent, now: Date): Promise<boolean> {
  const recipient = await checkoutRecipient(tx, intent);
  if (!recipient) return false;
  const { id: intentId, language } = intent;
  await writeMail(tx, {
    kind: 'money-transferred',
    once: intentId,
    recipient,
    language,
    data: { intentId, ...bookedService(intent), amountCents: amountAt(intent) },
    now,
  });
  return true;
}
