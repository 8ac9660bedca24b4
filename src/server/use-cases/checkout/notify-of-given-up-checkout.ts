// Tells a customer that a checkout was given up: there is no order yet that they could look up.
import { bookedService } from '#domain/booked-service.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { checkoutRecipient } from '../mails/checkout-recipient.ts';
import { writeMail } from '../mails/write-mail.ts';

/** Sent once per checkout; `isUnpaid`: the money was only held. */
export async function notifyOfGivenUpCheckout(
  tx: Orm,
  intent: Intent,
  { isUnpaid, now }: { isUnpaid: boolean; now: Date },
): Promise<void> {
  const recipient = await checkoutRecipient(tx, intent);
  if (!recipient) return;
  const { id: intentId, language, amountCents, provider } = intent;
  await writeMail(tx, {
    kind: 'checkout-given-up',
    once: intentId,
    recipient,
    language,
    data: { intentId, ...bookedService(intent), amountCents, byInvoice: provider === 'invoice', isUnpaid },
    now,
  });
}
