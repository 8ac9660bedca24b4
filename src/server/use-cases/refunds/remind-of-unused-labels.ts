// Reminds of labels that nobody has used, while their carrier still takes them back (0045).
import { carriers } from '#domain/carrier.ts';
import { labelReturnableUntil, soonNotReturnable } from '#domain/refund.ts';
import type { Context } from '../../context.ts';
import { insertOrderMails, type OrderMail } from '../../db/outbox.ts';
import { findUnusedLabels, type UnusedLabels } from '../../db/unused-labels.ts';
import { orderMail } from '../mails/write-mail.ts';

/** Orders per page. */
const BATCH = 500;

/** One run of the job: an order whose owner was reminded before gets no second mail. */
export async function remindOfUnusedLabels({ db, clock }: Context, ending?: AbortSignal): Promise<number> {
  const now = clock();
  const bought = soonNotReturnable(now);
  for (let after: string | null = ''; after !== null && !ending?.aborted;) {
    const page: { bought: typeof bought; after: string; limit: number } = { bought, after, limit: BATCH };
    const unused: UnusedLabels[] = await db.patiently((tx) => findUnusedLabels(tx, page));
    await insertOrderMails(db.orm, unused.flatMap(reminder), now);
    after = unused.length < BATCH ? null : (unused.at(-1)?.orderId ?? null);
  }
  return 0;
}

function reminder({ orderId, carrier: name, boughtAt, labels }: UnusedLabels): OrderMail[] {
  const carrier = carriers.find((ours) => ours === name);
  const until = carrier && labelReturnableUntil(carrier, boughtAt);
  if (!until) return [];
  return [
    orderMail(orderId, {
      kind: 'label-unused',
      language: 'of-customer',
      once: orderId,
      data: { carrier: name, labels, until: until.toISOString() },
    }),
  ];
}
