// One sentence on what waits in lists other than the checkouts', with the command that shows it.
import type { Context } from '../../context.ts';
import { countOthersWaiting } from '../../use-cases/operator/read-lists.ts';
import { moment } from '../report.ts';

/** Empty when nothing does. */
export async function othersWaiting(ctx: Context): Promise<string> {
  const { refunds, failedMails, waitingMails, held } = await countOthersWaiting(ctx);
  const since = held && moment(held.createdAt);
  return [
    held &&
      `${held.count === 1 ? '1 order is' : `${held.count} orders are`} held, the oldest since ${since} (${held.orderNumber}): orders held`,
    refunds > 0 && `${refunds === 1 ? '1 refund needs' : `${refunds} refunds need`} a person: refunds`,
    failedMails > 0 &&
      `${failedMails === 1 ? '1 mail was' : `${failedMails} mails were`} given up: outbox --failed`,
    waitingMails > 0 &&
      `${waitingMails === 1 ? '1 mail is' : `${waitingMails} mails are`} still not sent after several tries: outbox --waiting`,
  ]
    .filter(Boolean)
    .map((part) => `${String(part)}.`)
    .join(' ');
}
