// What a customer owes by invoice.
import { sql } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { Orm } from './database.ts';
import { intents, orders, refunds } from './schema.ts';

/**
 * What this customer owes, in cents: orders whose invoice is open, less what was given back of
 * them, and secured checkouts that have no order yet, those that wait for a label by hand included.
 * Two small partial indexes instead of the customer's whole history.
 */
export async function openInvoiceSum(orm: Orm, userId: string): Promise<Cents> {
  const givenBack = sql`select coalesce(sum(amount_cents), 0) from ${refunds}
    where ${refunds.orderId} = ${orders.id} and state = 'money_refunded'`;
  const { rows } = (await orm.execute(sql`select
    (select coalesce(sum(total_amount_cents - (${givenBack})), 0) from ${orders}
      where user_id = ${userId} and invoice_status = 'open')
    + (select coalesce(sum(amount_cents), 0) from ${intents}
      where user_id = ${userId} and status in ('paid', 'paid_label_failed') and provider = 'invoice') as owed`)) as {
    rows: { owed: string }[];
  };
  return Number(rows[0]?.owed ?? 0);
}
