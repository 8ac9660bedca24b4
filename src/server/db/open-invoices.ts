// What is owed by invoice: by one customer, and order by order.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { Orm } from './database.ts';
import { documents, intents, orders, refunds, users } from './schema.ts';

const givenBack = sql`select coalesce(sum(amount_cents), 0) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and state = 'money_refunded'`;

/**
 * What this customer owes, in cents: orders whose invoice is open, minus refunds, and secured checkouts that have no
 * order yet, including those waiting for a manual label. Reads two small partial indexes instead of the customer's
 * whole history.
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

/** As a literal, not a parameter: only then does the planner see that the partial index covers the query. */
const isOpen = sql`${orders.invoiceStatus} = 'open'`;

/** Oldest orders first; number and due date are null until the invoice is written, the e-mail for a closed account. */
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
