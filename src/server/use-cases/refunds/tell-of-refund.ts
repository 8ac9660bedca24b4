// What the customer hears of a refund by mail; part of the transaction in which it comes to stand so (C-53).
import { whyHeld } from '#domain/hold.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import { type Cents, sumCents } from '#domain/money.ts';
import type { Orm } from '../../db/database.ts';
import type { Order } from '../../db/orders.ts';
import type { Refund } from '../../db/refunds.ts';
import { writeOrderMail } from '../mails/write-mail.ts';

type Step = 'refund-requested' | 'refund-accepted' | 'refund-paid';
type About = {
  order: Order;
  refunds: readonly Refund[];
  /** A person has sent the money, because the way it came was closed. */
  isTransferred?: boolean;
  /** Only so much of it: the rest did go back that way. */
  transferredCents?: Cents | undefined;
  now: Date;
};

/** One mail for all parcels that have made this step together. */
export async function tellOfRefund(tx: Orm, step: Step, about: About): Promise<void> {
  const isHandmade = step === 'refund-requested' && about.refunds.every(isAccepted);
  if (about.refunds.length > 0)
    await writeOrderMail(tx, about.order.id, {
      ...mailOf(about),
      kind: step,
      data: {
        ...dataOf(about),
        ...(isHandmade ? { isHandmade } : {}),
        ...(about.isTransferred ? { isTransferred: true } : {}),
        ...(about.transferredCents === undefined ? {} : { transferredCents: about.transferredCents }),
      },
    });
}

/** From the start: what a person has made, no carrier has to take back. */
export const isAccepted = ({ state }: Refund): boolean => state === 'carrier_accepted';

export const tellOfRejection = (tx: Orm, about: About & { reason: string }): Promise<void> =>
  writeOrderMail(tx, about.order.id, {
    ...mailOf(about),
    kind: 'refund-rejected',
    data: {
      ...dataOf(about),
      reason: about.reason,
      // Nobody gets a label that is held.
      ...(about.order.exportHold ? { exportHold: true, holdReasons: reasonsOf(about.order) } : {}),
      ...(needsWarehouse(about.order.orderSnapshot?.additionalServices ?? {}) ? { byWarehouse: true } : {}),
    },
  });

const reasonsOf = ({ exportHold, orderSnapshot }: Order) =>
  whyHeld(exportHold, orderSnapshot?.additionalServices);

/** `refunds`: whatever is paid back for it. */
export const tellOfCancellation = (tx: Orm, about: About): Promise<void> =>
  writeOrderMail(tx, about.order.id, {
    language: 'of-customer',
    now: about.now,
    kind: 'order-cancelled',
    once: about.order.id,
    data: { amountCents: dataOf(about).amountCents, ...waysOf(about.order) },
  });

const mailOf = ({ refunds, now }: About) => ({
  language: 'of-customer' as const,
  once: refunds.map(({ id }) => id).join(' '),
  now,
});

const dataOf = ({ order, refunds }: About) => ({
  packageIndexes: refunds.map(({ packageIndex }) => packageIndex).sort((a, b) => a - b),
  packageCount: order.packageCount,
  amountCents: sumCents(refunds.map(({ amountCents }) => amountCents)),
  ...waysOf(order),
});

/** An invoice that is not paid becomes smaller; of one that was paid into our account, no provider can give it back. */
const waysOf = ({ paymentProvider, invoiceStatus }: Order) => {
  if (paymentProvider !== 'invoice') return { byInvoice: false };
  return invoiceStatus === 'paid' ? { byInvoice: false, byTransfer: true } : { byInvoice: true };
};
