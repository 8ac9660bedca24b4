// Who is written to about a checkout that has left no order.
import { isGuest } from '#domain/user.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { findUserById } from '../../db/users.ts';

/** Null: who has closed the account is not written to. */
export async function checkoutRecipient(
  tx: Orm,
  { userId, shipment }: Pick<Intent, 'userId' | 'shipment'>,
): Promise<string | null> {
  const recipient = isGuest(userId) ? shipment.fromAddress.email : (await findUserById(tx, userId))?.email;
  return recipient || null;
}
