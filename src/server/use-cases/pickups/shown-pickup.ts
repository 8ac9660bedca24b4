// How a pickup stands for whoever has ordered it: one that nobody confirmed, or ordered yet, is no news once nothing waits for a van.
import type { PickupState } from '#domain/pickup-window.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { findToCollect } from './restore-pickup.ts';

type Ordered = Pick<Intent, 'pickup' | 'orderId'>;

export async function shownPickup(orm: Orm, { pickup, orderId }: Ordered): Promise<PickupState> {
  if ((pickup !== 'unconfirmed' && pickup !== 'planned') || !orderId) return pickup;
  return (await findToCollect(orm, orderId)).length > 0 ? pickup : 'none';
}
