// What is owed by invoice: by one customer, and order by order.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { Orm } from './database.ts';
import { documents, intents, orders, refunds, users } from './schema.ts';

const givenBack = sql`select coalesce(sum(amount_cents), 0) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and state = 'money_refunded'`;

/**
 * What this customer owes, in cents: orders whose invoice is open, less what was given back of
 * them, and secured checkouts that have no order yet, those that wait for a label by hand included.
 * Two small partial indexes instead of the customer's whole history.
 */
export async function openInvoiceSum(orm: Orm, userId: string): Promise<Cents> {
  const { rows } = (await orm.execute(sql`select
    (select coalesce(sum(total_amount_cents - (${givenBack})), 0) from ${orders}
      where user_id = ${userId} and invoice_status = 'open')
    + (select coalesce(sum(amount_cents), 0) from ${intents}
      where user_id = ${userId} and status in ('paid', 'paid_label_failed') and provider = 'invoice') as owed`)) as {
    rows: { owed: string }[];
  };
  return Number(rows[0]?.owed ?? 0);
}

/** Written out, not as a parameter: only so does a planner see that the partial index holds what is asked for. */
const isOpen = sql`${orders.invoiceStatus} = 'open'`;

/** The oldest orders first; number and due day are null until the invoice is written, the address for one that is gone. */
export const listOpenInvoices = (orm: Orm, limit: number) =>
  orm
    .select({
      orderNumber: orders.orderNumber,
      invoiceNumber: sql<string | null>`${documents.facts} ->> 'documentNumber'`,
      dueOn: sql<string | null>`${documents.facts} ->> 'dueOn'`,
      leftCents: sql<number>`(${orders.totalAmountCents} - (${givenBack}))::int`,
      email: users.email,
    })
    .from(orders)
    .leftJoin(documents, and(eq(documents.orderId, orders.id), eq(documents.kind, 'invoice')))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(isOpen)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
