// Ends a checkout that only waits for its buyer: called off, or making room for another.
import { awaitsBuyer } from '#domain/intent.ts';
import type { Orm } from '../../db/database.ts';
import { changeIntent, unclaimed } from '../../db/intent-claims.ts';
import type { Intent } from '../../db/intents.ts';
import { LAST_LOOK_MS } from './next-attempt.ts';

type Reason = { errorCode: 'superseded' | 'user_cancelled'; now: Date };

/**
 * Over as far as we are concerned; a card that is charged all the same is found by a last look and refunded. Null when
 * it waits for its buyer no more, or when somebody works on it.
 */
export async function callOff(orm: Orm, intent: Intent, { errorCode, now }: Reason): Promise<Intent | null> {
  if (!awaitsBuyer(intent)) return null;
  return await changeIntent(orm, intent, {
    status: 'cancelled',
    errorCode,
    ...unclaimed,
    nextAttemptAt: new Date(now.getTime() + LAST_LOOK_MS),
    updatedAt: now,
  });
}
