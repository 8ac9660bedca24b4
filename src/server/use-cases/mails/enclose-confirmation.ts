// The order confirmation as an attachment: the law wants a durable medium, and a link is none (§ 312f Abs. 2 BGB).
import type { Context } from '../../context.ts';
import { findIntent } from '../../db/intents.ts';
import { findOwnOrder } from '../../db/orders.ts';
import type { Mail } from '../../db/outbox.ts';
import { wordsOf } from '../../documents/words.ts';
import type { Attachment } from '../../gateways/mail.ts';
import { confirmationFile, loadConfirmed } from '../documents/confirmation-file.ts';

/**
 * In the language of the mail, which is that of the purchase. Drawn again for every try, from the order as it is then:
 * the same bytes, unless the order has changed. Null: there is no such order, or its paper cannot be drawn.
 */
export async function encloseConfirmation(
  ctx: Context,
  { id: mailId, language }: Mail,
  intentId: string,
): Promise<Attachment | null> {
  const checkout = await findIntent(ctx.db.orm, intentId);
  const order = checkout?.orderId && (await findOwnOrder(ctx.db.orm, checkout.orderId, checkout.userId));
  if (!order) return null;
  // If the database is down, the mail waits, as it does for labels.
  const confirmed = await loadConfirmed(ctx, order);
  try {
    return {
      name: `${wordsOf(language).t.confirmation.heading(order.orderNumber)}.pdf`,
      mime: 'application/pdf',
      content: await confirmationFile(ctx, confirmed, language).draw(),
    };
  } catch (error) {
    // A paper that cannot be drawn must not hold back labels, prices and terms.
    ctx.log.error({ err: error, mailId, orderId: order.id }, 'mail is sent without the order confirmation');
    return null;
  }
}
