// Records a pickup arranged by hand: the day on which its van comes, and what the order shows from then on.
import { isPickupOver } from '#domain/pickup.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent, IntentChange } from '../../db/intents.ts';
import { changePickupDate } from '../../db/orders.ts';
import { refusal } from './operator-action.ts';

export type ArrangedPickup = {
  confirmation: string;
  /** yyyy-MM-dd; null: the ordered day. The hours stay. */
  date: string | null;
};

/** The order must exist already. Refused where the window is over: the customer would wait for nobody. */
export async function arrangePickup(
  tx: Orm,
  { intent, orderId, arranged }: { intent: Intent; orderId: string; arranged: ArrangedPickup | null },
  now: Date,
): Promise<IntentChange> {
  const { id, pickup, shipment } = intent;
  const ordered = shipment.pickupDate;
  if (pickup === 'none' && arranged) throw refusal(`No pickup was ordered with ${id}.`);
  if (pickup === 'none') return {};
  // The carrier API collects only parcels whose labels it sold.
  if (!arranged) return { pickup: 'unconfirmed', pickupConfirmation: null };
  const confirmed = { pickup: 'confirmed', pickupConfirmation: arranged.confirmation } as const;
  if (!ordered) return confirmed;
  const window = onDay(ordered, arranged.date);
  if (isPickupOver(window, now))
    throw refusal(
      `The pickup of ${window.date} until ${window.timeTo} is over: give the day of the van with --pickup-date.`,
    );
  await changePickupDate(tx, orderId, { window, now });
  return { ...confirmed, shipment: { ...shipment, pickupDate: window } };
}

const onDay = (ordered: PickupWindow, date: string | null): PickupWindow =>
  date === null ? ordered : { ...ordered, date };
