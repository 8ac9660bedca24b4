// Withdrawals that consumers have declared: kept as they came, read by operators.
import { desc, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { orders, users, withdrawals } from './schema.ts';

type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'orderId' | 'userId'>;

/** `orderNumber`: as orders are numbered; what was typed stays in the row. Answers which order it fits. */
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

/** The newest first. `isOwn`: the order belongs to the account that has this address. */
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
