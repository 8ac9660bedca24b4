// The mail that confirms an order, with its labels: whoever stores these writes it.
import type { Address } from '#domain/address.ts';
import { berlinNow } from '#domain/berlin.ts';
import { carrierAcross, copiesToPrint, customsPapers } from '#domain/customs-papers.ts';
import { whyHeld } from '#domain/hold.ts';
import { isGuest } from '#domain/user.ts';
import type { Orm } from '../../db/database.ts';
import type { Intent } from '../../db/intents.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { findUserById } from '../../db/users.ts';
import { parcelInvoices } from '../documents/list-customs-papers.ts';
import { writeOrderMail } from '../mails/write-mail.ts';
import { pickupPlan } from '../pickups/pickup-plan.ts';
import { orderIdOf } from './open-order.ts';

/**
 * The confirmation waits in the outbox of the same transaction: no mail without labels, no labels without mail. Nothing
 * is to be printed of what is on its way back; should the carrier refuse that, another mail says so.
 */
export async function announceOrder(tx: Orm, intent: Intent, now: Date): Promise<void> {
  const { fromAddress, toAddress, packages } = intent.shipment;
  if ((await findLockedPackages(tx, intent.orderId)).length === packages.length) return;
  const plan = pickupPlan(intent, now);
  await writeOrderMail(tx, orderIdOf(intent), {
    kind: 'order-confirmed',
    language: 'of-purchase',
    data: {
      carrier: intent.carrier,
      service: intent.service,
      // The way from a hub on is nothing that the customer prints.
      trackingCodes: (intent.labels ?? []).flatMap(({ leg, trackingCode }) =>
        leg === 0 ? [trackingCode] : [],
      ),
      totalCents: intent.amountCents,
      exportHold: intent.exportHold,
      holdReasons: whyHeld(intent.exportHold, intent.shipment.additionalServices),
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

/** Whoever has bought without an account is taken for one. */
const isConsumer = async (tx: Orm, { userId }: Intent): Promise<boolean> =>
  isGuest(userId) || !(await findUserById(tx, userId))?.business;

/** The order has all of it by now: what was bought, and what carriers have made of it. */
function customsOf({ shipment, rate, labels }: Intent) {
  const papers = customsPapers(shipment, carrierAcross(rate), { invoices: parcelInvoices(labels, rate) });
  return papers.length > 0 ? { customs: { copies: copiesToPrint(papers) } } : {};
}

const placeOf = ({ name, city, country }: Address) => ({ name, city, country });
