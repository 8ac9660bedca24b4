// Withdrawals declared by consumers: kept as received, read by operators.
import { desc, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { orders, users, withdrawals } from './schema.ts';

type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'orderId' | 'userId'>;

/** `orderNumber` is normalized; the row keeps what was typed. Answers the matching order. */
export async function insertWithdrawal(
  tx: Orm,
  row: NewWithdrawal,
  orderNumber: string,
): Promise<{ orderId: string | null }> {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, row.email));
  const orderId = order?.id ?? null;
  await tx.insert(withdrawals).values({ ...row, orderId, userId: user?.id ?? null });
  return { orderId };
}

/** Newest first. `isOwn`: the order belongs to the account with this e-mail address. */
export async function listWithdrawals(orm: Orm, limit: number) {
  const rows = await orm
    .select({ withdrawal: withdrawals, ownerId: orders.userId })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .orderBy(desc(withdrawals.createdAt))
    .limit(limit);
  return rows.map(({ withdrawal, ownerId }) => ({
    ...withdrawal,
    isOwn: ownerId !== null && ownerId === withdrawal.userId,
  }));
}
