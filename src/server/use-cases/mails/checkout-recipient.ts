// The recipient of mails about a checkout that led to no order.
import { isGuest } from '#domain/user.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { findUserById } from '../../db/users.ts';

/** Null: the account is closed, so no mail is sent. */
export async function checkoutRecipient(
  tx: Orm,
  { userId, shipment }: Pick<Intent, 'userId' | 'shipment'>,
): Promise<string | null> {
  const recipient = isGuest(userId) ? shipment.fromAddress.email : (await findUserById(tx, userId))?.email;
  return recipient || null;
}
