// The lists of the operator command: what waits for a person, mails, calls of providers, audit, books.
import { whyListed } from '#domain/attention.ts';
import { berlinInstant } from '#domain/berlin.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import { type Cents, sumCents } from '#domain/money.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { type ListedIntent, listIntents, listRefunds, listWaitingIntents } from '../../db/attention.ts';
import { listAudit } from '../../db/audit.ts';
import { balances, findUnbalanced } from '../../db/ledger.ts';
import { countHeldOrders, listHeldOrders } from '../../db/held-orders.ts';
import { listMails } from '../../db/outbox.ts';
import { listGivenBack, listSoldCovers } from '../../db/sold-covers.ts';
import { listMembershipWishes } from '../../db/users.ts';
import { listWebhookEvents } from '../../db/webhook-events.ts';
import { listWithdrawals } from '../../db/withdrawals.ts';
import { isMoneyLeft } from '../checkout/money-left.ts';

/** Due for so long means that no server runs, or none that can do it. */
const OVERDUE_MS = 15 * MINUTE_MS;

export async function readIntents(
  ctx: Context,
  { all, limit }: { all: boolean; limit: number },
): Promise<(ListedIntent & { why: string | null })[]> {
  const overdueBefore = new Date(ctx.clock().getTime() - OVERDUE_MS);
  const rows = all
    ? // All are sorted for it: the operator waits, not every purchase for an index more.
      await ctx.db.patiently((tx) => listIntents(tx, limit))
    : await listWaitingIntents(ctx.db.orm, { overdueBefore, limit });
  return rows.map((row) => ({ ...row, why: whyWaiting(row, overdueBefore) }));
}

function whyWaiting(intent: ListedIntent, overdueBefore: Date): string | null {
  const { attention, status, nextAttemptAt } = intent;
  if (attention !== null) return whyListed({ ...intent, isMoneyLeft: isMoneyLeft(intent) });
  if (status === 'paid_label_failed') return 'label_failed';
  return nextAttemptAt !== null && nextAttemptAt <= overdueBefore ? 'overdue' : null;
}

export const readHeldOrders = (ctx: Context, limit: number) => listHeldOrders(ctx.db.orm, limit);

/** For whoever looks at another list: nobody is told of a held order. */
export const summariseHeldOrders = (ctx: Context) => countHeldOrders(ctx.db.orm);

export const readRefunds = (ctx: Context, page: { all: boolean; limit: number }) =>
  ctx.db.patiently((tx) => listRefunds(tx, page));

/**
 * From the first day until before the next, as the calendar in Berlin has them, each with its parcels that were given
 * back; `hasMore`: that was not all.
 */
export async function readSoldCovers(
  ctx: Context,
  { first, next, limit }: { first: string; next: string; limit: number },
) {
  const from = new Date(berlinInstant(first, '00:00'));
  const until = new Date(berlinInstant(next, '00:00'));
  return await ctx.db.patiently(async (tx) => {
    const rows = await listSoldCovers(tx, { from, until, limit: limit + 1 });
    const gone = await listGivenBack(
      tx,
      rows.map(({ id }) => id),
    );
    const withGone = rows.map((row) => ({
      ...row,
      givenBack: gone.filter(({ orderId }) => orderId === row.id),
    }));
    return { rows: withGone.slice(0, limit), hasMore: rows.length > limit };
  });
}

export const readMails = (ctx: Context, page: { failed: boolean; limit: number }) =>
  listMails(ctx.db.orm, page);

export const readWebhooks = (ctx: Context, limit: number) => listWebhookEvents(ctx.db.orm, limit);

export const readWithdrawals = (ctx: Context, limit: number) => listWithdrawals(ctx.db.orm, limit);

export const readMembershipWishes = (ctx: Context, limit: number) => listMembershipWishes(ctx.db.orm, limit);

export const readAudit = (ctx: Context, page: { subject?: string; limit: number }) =>
  listAudit(ctx.db.orm, page);

export type Books = { accounts: [LedgerAccount, Cents][]; sumCents: Cents; unbalanced: string[] };

/** The books are true when every posting adds up, and so does the whole. */
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
