// Accepts a withdrawal: stored with its time, acknowledged by mail, and shown to support. It triggers no refund.
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { declareWithdrawal as endpoint } from '#contract/withdrawals.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { normaliseOrderNumber } from '#domain/withdrawal.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/database.ts';
import { insertWithdrawal } from '../../db/withdrawals.ts';
import { mailboxOf } from '../../mailbox.ts';
import { writeMail } from '../mails/write-mail.ts';

type Call = { body: BodyOf<typeof endpoint>; ip: string; now: Date };

/**
 * The declaration counts at once, however often a mailbox is named. Receipts could be used to flood the mailbox: after
 * several in a short time the next one waits, and beyond a day's limit only support is told.
 */
const LATER_MS = 15 * MINUTE_MS;

/** Known and unknown order numbers get the same answer and the same receipt. */
export async function declareWithdrawal(
  ctx: Context,
  { body, ip, now }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  const { name, orderNumber, language } = body;
  const email = mailboxOf(body.email);
  await ctx.throttles.withdrawalByAddress.attempt(ip);
  const isReceiptSent = await ctx.throttles.withdrawalByRecipientAndDay.allows(email);
  const isFree = await ctx.throttles.withdrawalByRecipient.allows(email);
  const id = newId('wd');
  const receivedAt = now.toISOString();
  const said = { name, orderNumber, email: body.email, receivedAt };
  await ctx.db.transaction(async (tx) => {
    const row = { id, name, orderNumber, email, createdAt: now };
    const { orderId } = await insertWithdrawal(tx, row, normaliseOrderNumber(orderNumber));
    if (isReceiptSent)
      await writeMail(tx, {
        kind: 'withdrawal-received',
        recipient: body.email,
        language,
        data: said,
        now,
        notBefore: isFree ? now : new Date(now.getTime() + LATER_MS),
      });
    await writeMail(tx, {
      kind: 'withdrawal-notice',
      recipient: ctx.config.brand.supportEmail,
      language: 'de',
      data: { ...said, id, orderId },
      now,
    });
  });
  ctx.wake('outbox');
  return { success: true, receivedAt };
}
