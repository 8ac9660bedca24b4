// Ends a checkout that will not come to a label: what was bought goes back, what was paid goes back.
import { mayBecome } from '#domain/intent.ts';
import { labelCostPosting } from '#domain/ledger.ts';
import { isGuest } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent, IntentChange } from '../../db/intents.ts';
import { insertPosting } from '../../db/ledger.ts';
import { findUserById } from '../../db/users.ts';
import { advanceCheckout } from '../checkout/advance-checkout.ts';
import { writeMail } from '../mails/write-mail.ts';
import { byHand, changeByHand, intentNamed, refusal } from './by-hand.ts';

/** Answers the intent as it stands afterwards; the provider may take longer. */
export async function giveUpIntent(
  ctx: Context,
  { intentId, operator, reason }: { intentId: string; operator: string; reason: string | null },
): Promise<Intent> {
  const act = { operator, action: 'intent.give-up', subject: intentId, details: { note: reason } };
  await byHand(ctx, act, async (tx, now) => {
    const intent = await intentNamed(tx, intentId);
    const { status, attention, payment } = intent;
    const end = await ending(tx, intent, now);
    await changeByHand(tx, intent, {
      ...end,
      attention: null,
      claimedMove: null,
      attempts: 0,
      nextAttemptAt: now,
      updatedAt: now,
    });
    if (end.status === 'refunded') await tellCustomer(tx, intent, now);
    return { result: null, details: { status, attention, payment } };
  });
  await advanceCheckout(ctx, intentId);
  return await intentNamed(ctx.db.orm, intentId);
}

async function ending(tx: Orm, intent: Intent, now: Date): Promise<IntentChange> {
  const { id, status, provider, labelFate } = intent;
  // The engine gives labels and hold back, and then calls it cancelled.
  if (status === 'unlock_failed' && labelFate === 'kept') return { labelFate: 'void_due' };
  if (status !== 'paid_label_failed' || !mayBecome(status, 'refunded', provider))
    throw refusal(
      status === 'completed'
        ? `${id} is completed; give its order back with "orders refund".`
        : `${id} is ${status}: only paid_label_failed and unlock_failed can be given up.`,
    );
  return { status: 'refunded', ...(await leftoverLabels(tx, intent, now)) };
}

/** There is no order yet whose customer could be asked for. Who has closed the account is not written to. */
async function tellCustomer(tx: Orm, intent: Intent, now: Date): Promise<void> {
  const { id: intentId, userId, language, carrier, service, amountCents, provider, shipment } = intent;
  const recipient = isGuest(userId) ? shipment.fromAddress.email : (await findUserById(tx, userId))?.email;
  if (!recipient) return;
  await writeMail(tx, {
    kind: 'checkout-given-up',
    once: intentId,
    recipient,
    language,
    data: { intentId, carrier, service, amountCents, byInvoice: provider === 'invoice' },
    now,
  });
}

/** Labels of some parcels that an unclear purchase has left: they cost money, and were in no books so far. */
async function leftoverLabels(tx: Orm, intent: Intent, now: Date): Promise<IntentChange> {
  const labels = (intent.labels ?? []).filter(({ leg }) => leg >= intent.legsBought);
  if (labels.length === 0 || intent.labelFate !== 'kept') return {};
  const costCents = labels.reduce((sum, label) => sum + label.costCents, 0);
  await insertPosting(tx, {
    posting: `${intent.id}.leftover-labels`,
    intentId: intent.id,
    lines: labelCostPosting(costCents),
    now,
  });
  return { labelFate: 'void_due', labelCostCents: intent.labelCostCents + costCents };
}
