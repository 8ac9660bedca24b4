// Tells a customer that a payment went back: who paid in a window that was no longer the order may never see its page.
import { bookedService } from '#domain/booked-service.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { checkoutRecipient } from '../mails/checkout-recipient.ts';
import { writeMail } from '../mails/write-mail.ts';
import { amountAt } from './payment-of.ts';

const known = ['amount_mismatch', 'superseded'] as const;

/** Sent once per checkout. */
export async function notifyOfReturnedPayment(tx: Orm, intent: Intent, now: Date): Promise<void> {
  const recipient = await checkoutRecipient(tx, intent);
  if (!recipient) return;
  const { id: intentId, language, errorCode } = intent;
  await writeMail(tx, {
    kind: 'payment-returned',
    once: intentId,
    recipient,
    language,
    data: {
      intentId,
      ...bookedService(intent),
      amountCents: amountAt(intent),
      why: known.find((code) => code === errorCode) ?? 'late',
    },
    now,
  });
}
