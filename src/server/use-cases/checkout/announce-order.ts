// The order confirmation mail with its labels, written in the transaction that stores the labels.
import type { Address } from '#domain/address.ts';
import { berlinNow } from '#domain/berlin.ts';
import { bookedService } from '#domain/booked-service.ts';
import { purposeOf } from '#domain/customs-item.ts';
import { copiesToPrint, pouchPlace } from '#domain/customs-papers.ts';
import { currentHoldReasons } from '#domain/hold.ts';
import { isGuest } from '#domain/user.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findUserById } from '../../db/users.ts';
import { papersOf } from '../documents/list-customs-papers.ts';
import { writeOrderMail } from '../mails/write-mail.ts';
import { pickupPlan } from '../pickups/pickup-plan.ts';
import { orderIdOf } from './open-order.ts';

/**
 * The confirmation enters the outbox in the same transaction: no mail without labels, no labels without mail. No mail
 * if all labels are being returned; should the carrier refuse the return, another mail says so.
 */
export async function announceOrder(tx: Orm, intent: Intent, now: Date): Promise<void> {
  const { fromAddress, toAddress, packages } = intent.shipment;
  if ((await findLockedPackages(tx, intent.orderId)).length === packages.length) return;
  const plan = pickupPlan(intent, now);
  await writeOrderMail(tx, orderIdOf(intent), {
    kind: 'order-confirmed',
    language: 'of-purchase',
    data: {
      ...bookedService(intent),
      // The customer does not print the label of the leg from the hub.
      trackingCodes: (intent.labels ?? []).flatMap(({ leg, trackingCode }) =>
        leg === 0 ? [trackingCode] : [],
      ),
      totalCents: intent.amountCents,
      exportHold: intent.exportHold,
      holdReasons: currentHoldReasons(intent.exportHold, intent.shipment.additionalServices),
      from: placeOf(fromAddress),
      to: placeOf(toAddress),
      ...customsOf(intent),
      byInvoice: intent.provider === 'invoice',
      isConsumer: await isConsumer(tx, intent),
      ...(plan && { pickupPlan: plan }),
      ...(intent.dutiesAgreedAt && { dutiesAgreedOn: berlinNow(intent.dutiesAgreedAt).date }),
    },
    now,
  });
}

/** A guest counts as a consumer. */
const isConsumer = async (tx: Orm, { userId }: Intent): Promise<boolean> =>
  isGuest(userId) || !(await findUserById(tx, userId))?.business;

/** What to print for customs and where to put it; of all parcels, as the mail is about the purchase. */
function customsOf({ shipment, rate, labels }: Intent) {
  const papers = papersOf({ shipment, rate, labels, locked: [] });
  if (papers.length === 0) return {};
  const invoice = purposeOf(shipment) === 'commercial' ? 'commercial_invoice' : 'proforma_invoice';
  const pouchOn = pouchPlace(papers, shipment.packages.length);
  return { customs: { copies: copiesToPrint(papers), invoice, pouchOn } } as const;
}

const placeOf = ({ name, city, country }: Address) => ({ name, city, country });
