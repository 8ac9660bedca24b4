// Mails to the customer about a pickup, written in the transaction that changes its state (C-14).
import { legsOf } from '#domain/quote.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { isPickupBookable } from './pickup-bookable.ts';
import { writeOrderMail } from '../mails/write-mail.ts';

/** Writes nothing if no pickup is wanted or its booking is still in progress. */
export async function notifyOfPickup(tx: Orm, intent: Intent, now: Date): Promise<void> {
  const { orderId, rate, pickup, pickupConfirmation, shipment } = intent;
  // On a hub route the first leg's carrier collects; the second only ever comes to the hub.
  const carrier = legsOf(rate)[0].carrier;
  const window = shipment.pickupDate;
  if (!orderId || !window) return;
  const when = { date: window.date, timeFrom: window.timeFrom, timeTo: window.timeTo };
  const mail = { language: 'of-customer' as const, now };
  if (pickup === 'confirmed' && pickupConfirmation)
    await writeOrderMail(tx, orderId, {
      ...mail,
      kind: 'pickup-booked',
      once: `${orderId} ${pickupConfirmation}`,
      data: { ...when, carrier, confirmation: pickupConfirmation },
    });
  if (pickup === 'unconfirmed')
    await writeOrderMail(tx, orderId, {
      ...mail,
      kind: 'pickup-unconfirmed',
      // With a confirmation, it is a cancelled pickup that is needed after all.
      once: pickupConfirmation ? `${orderId} ${pickupConfirmation}` : orderId,
      data: {
        ...when,
        carrier,
        ...(isPickupBookable(intent) ? {} : { isHandmade: true }),
        ...(pickupConfirmation ? { wasCalledOff: true } : {}),
      },
    });
  if (pickup === 'cancelled' && pickupConfirmation)
    await writeOrderMail(tx, orderId, {
      ...mail,
      kind: 'pickup-cancelled',
      once: `${orderId} ${pickupConfirmation}`,
      data: { ...when, confirmation: pickupConfirmation },
    });
}
