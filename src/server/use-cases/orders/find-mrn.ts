// The number of an order's export declaration (MRN), as it was typed when the hold was released.
import { findDone, HOLD_RELEASED } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';

/** Null: none was typed, or nothing was released. */
export async function findMrn(orm: Orm, orderId: string): Promise<string | null> {
  const released = await findDone(orm, { subject: orderId, action: HOLD_RELEASED });
  const mrn = released?.details['mrn'];
  return typeof mrn === 'string' ? mrn : null;
}
