// The number of an order's export declaration (MRN), as entered when the hold was released.
import { findDone, HOLD_RELEASED } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';

/** Null: none was entered, or the hold was not released. */
export async function findMrn(orm: Orm, orderId: string): Promise<string | null> {
  const released = await findDone(orm, { subject: orderId, action: HOLD_RELEASED });
  const mrn = released?.details['mrn'];
  return typeof mrn === 'string' ? mrn : null;
}
