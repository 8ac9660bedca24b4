// The pickup state shown to the customer: an unconfirmed or planned one is hidden once no parcel waits for a van.
import type { PickupState } from '#domain/pickup-window.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { findParcelsToCollect } from './restore-pickup.ts';

type Ordered = Pick<Intent, 'pickup' | 'orderId'>;

export async function shownPickup(orm: Orm, { pickup, orderId }: Ordered): Promise<PickupState> {
  if ((pickup !== 'unconfirmed' && pickup !== 'planned') || !orderId) return pickup;
  return (await findParcelsToCollect(orm, orderId)).length > 0 ? pickup : 'none';
}
