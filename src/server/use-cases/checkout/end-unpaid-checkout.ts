// Ends a checkout that only waits for its buyer: cancelled by the buyer, or superseded by a newer checkout.
import { awaitsBuyer } from '#domain/intent.ts';
import type { Orm } from '../../db/database.ts';
import { changeIntent, unclaimed } from '../../db/intent-claims.ts';
import type { Intent } from '../../db/intents.ts';
import { LAST_CHECK_MS } from './next-attempt.ts';

type Reason = { errorCode: 'superseded' | 'user_cancelled'; now: Date };

/**
 * Cancels the checkout on our side; if the card is charged anyway, a last look finds that and it is refunded. Null when
 * the checkout no longer waits for its buyer, or when a worker holds its claim.
 */
export async function endUnpaidCheckout(
  orm: Orm,
  intent: Intent,
  { errorCode, now }: Reason,
): Promise<Intent | null> {
  if (!awaitsBuyer(intent)) return null;
  return await changeIntent(orm, intent, {
    status: 'cancelled',
    errorCode,
    ...unclaimed,
    nextAttemptAt: new Date(now.getTime() + LAST_CHECK_MS),
    updatedAt: now,
  });
}
