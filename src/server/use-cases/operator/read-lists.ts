// The lists of the operator command: what waits for a person, mails, webhook calls, audit, books.
import { listingReason } from '#domain/attention.ts';
import { berlinInstant } from '#domain/berlin.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import { type Cents, sumCents } from '#domain/money.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import {
  countWaitingRefunds,
  type ListedIntent,
  listIntents,
  listRefunds,
  listWaitingIntents,
} from '../../db/attention.ts';
import { listAudit } from '../../db/audit.ts';
import { listLabelCharges } from '../../db/label-charges.ts';
import { balances, findUnbalanced } from '../../db/ledger.ts';
import { countHeldOrders, listHeldOrders } from '../../db/held-orders.ts';
import { listOpenInvoices } from '../../db/open-invoices.ts';
import { countMails, listMails, type MailsOnly } from '../../db/outbox.ts';
import { listRefundedParcels, listSoldCovers } from '../../db/sold-covers.ts';
import { listMembershipWishes } from '../../db/users.ts';
import { listWebhookEvents } from '../../db/webhook-events.ts';
import { listWithdrawals } from '../../db/withdrawals.ts';
import { isRefundStalled } from '../checkout/stalled-refund.ts';

/** A checkout due for this long means that no server is running, or none that can advance it. */
const OVERDUE_MS = 15 * MINUTE_MS;

/** The fourth try comes after 21 minutes: a mail that was greylisted is usually through. */
const TRIES_OF_TROUBLE = 4;

/** Shown on the list only; it is not stored in the row. */
export const OVERDUE = 'overdue';

/** `hasMore`: there are more rows. */
type ListPage<T> = { rows: T[]; hasMore: boolean };

/** Reads one row more than is shown, to know whether there are more. */
async function cutAt<T>(limit: number, read: (limit: number) => Promise<readonly T[]>): Promise<ListPage<T>> {
  const rows = await read(limit + 1);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

export async function readIntents(
  ctx: Context,
  { all, limit: shown }: { all: boolean; limit: number },
): Promise<ListPage<ListedIntent & { why: string | null }>> {
  const overdueBefore = new Date(ctx.clock().getTime() - OVERDUE_MS);
  const { rows, hasMore } = await cutAt(shown, (limit) =>
    all
      ? // Sorts all rows: the operator waits, rather than every purchase for one more index.
        ctx.db.patiently((tx) => listIntents(tx, limit))
      : listWaitingIntents(ctx.db.orm, { overdueBefore, limit }),
  );
  return { rows: rows.map((row) => ({ ...row, why: waitingReason(row, overdueBefore) })), hasMore };
}

function waitingReason(intent: ListedIntent, overdueBefore: Date): string | null {
  const { attention, status, nextAttemptAt } = intent;
  if (attention !== null) return listingReason({ ...intent, isMoneyLeft: isRefundStalled(intent) });
  if (status === 'paid_label_failed') return 'label_failed';
  return nextAttemptAt !== null && nextAttemptAt <= overdueBefore ? OVERDUE : null;
}

export const readHeldOrders = (ctx: Context, shown: number) =>
  cutAt(shown, (limit) => listHeldOrders(ctx.db.orm, limit));

/** What waits on the other lists, shown with that of the checkouts: nobody is alerted to any of it. */
export const countOthersWaiting = async ({ db: { orm } }: Context) => ({
  refunds: await countWaitingRefunds(orm),
  failedMails: await countMails(orm, 'failed'),
  waitingMails: await countMails(orm, 'waiting', TRIES_OF_TROUBLE),
  held: await countHeldOrders(orm),
});

export const readRefunds = (ctx: Context, { all, limit: shown }: { all: boolean; limit: number }) =>
  cutAt(shown, (limit) => ctx.db.patiently((tx) => listRefunds(tx, { all, limit })));

/** Covers sold from `first` until before `next`, as calendar days in Berlin, each with its refunded parcels. */
export async function readSoldCovers(
  ctx: Context,
  { first, next, limit: shown }: { first: string; next: string; limit: number },
) {
  const from = new Date(berlinInstant(first, '00:00'));
  const until = new Date(berlinInstant(next, '00:00'));
  return await ctx.db.patiently(async (tx) => {
    const { rows, hasMore } = await cutAt(shown, (limit) => listSoldCovers(tx, { from, until, limit }));
    const gone = await listRefundedParcels(
      tx,
      rows.map(({ id }) => id),
    );
    const withGone = rows.map((row) => ({
      ...row,
      givenBack: gone.filter(({ orderId }) => orderId === row.id),
    }));
    return { rows: withGone, hasMore };
  });
}

export const readOpenInvoices = (ctx: Context, shown: number) =>
  cutAt(shown, (limit) => listOpenInvoices(ctx.db.orm, limit));

export const readMails = (ctx: Context, { only, limit: shown }: { only: MailsOnly | null; limit: number }) =>
  cutAt(shown, (limit) => listMails(ctx.db.orm, { only, limit }));

export const readWebhooks = (ctx: Context, shown: number) =>
  cutAt(shown, (limit) => listWebhookEvents(ctx.db.orm, limit));

export const readWithdrawals = (ctx: Context, shown: number) =>
  cutAt(shown, (limit) => listWithdrawals(ctx.db.orm, limit));

export const readMembershipWishes = (ctx: Context, shown: number) =>
  cutAt(shown, (limit) => listMembershipWishes(ctx.db.orm, limit));

/** Charges without a posting, for comparing the carrier API's bill with the books. */
export const readLabelCharges = (ctx: Context, shown: number) =>
  cutAt(shown, (limit) => ctx.db.patiently((tx) => listLabelCharges(tx, limit)));

export const readAudit = (ctx: Context, { limit: shown, ...of }: { subject?: string; limit: number }) =>
  cutAt(shown, (limit) => listAudit(ctx.db.orm, { ...of, limit }));

type Books = { accounts: [LedgerAccount, Cents][]; sumCents: Cents; unbalanced: string[] };

/** The books are correct when every posting adds up, and so does the whole. */
export const readBooks = (ctx: Context): Promise<Books> =>
  // Every line is read, and that takes longer with every order.
  ctx.db.patiently(async (tx) => {
    const accounts = [...(await balances(tx))].sort(([a], [b]) => a.localeCompare(b));
    return {
      accounts,
      sumCents: sumCents(accounts.map(([, cents]) => cents)),
      unbalanced: await findUnbalanced(tx),
    };
  });
