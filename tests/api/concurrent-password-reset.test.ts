// Setting a password while the account requests another link waits its turn.
import { expect, test } from 'vitest';
import { deletePasswordResets } from '#server/db/password-resets.ts';
import { lockUser } from '#server/db/users.ts';
import { openHouse } from '../support/house.ts';
import { resetTokenFor } from '../support/mailbox.ts';
import { isTransactionWaiting } from '../support/transaction-waiting.ts';

const GOLD = 'gold@example.com';

test('a reset made while the account requests another link waits for it, without a deadlock', async () => {
  await using house = await openHouse();
  const visitor = house.visitor();
  await visitor.post('/api/auth/forgot-password', { email: GOLD });
  const token = await resetTokenFor(house, GOLD);
  const { db } = house.ctx;
  let resetting: ReturnType<typeof visitor.post> | undefined;
  await db.transaction(async (tx) => {
    expect(await lockUser(tx, 'us_demo_gold')).not.toBeNull();
    resetting = visitor.post('/api/auth/reset-password', { token, newPassword: 'Leuchtturm9' });
    await expect.poll(() => isTransactionWaiting(db.orm)).toBe(true);
    await deletePasswordResets(tx, 'us_demo_gold');
  });
  const reply = await resetting;
  expect([reply?.statusCode, reply?.json<{ code: string }>().code]).toEqual([422, 'token_invalid']);
});
