// Mails to the customer about a refund, written in the transaction that changes its state (C-53).
import { currentHoldReasons } from '#domain/hold.ts';
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
  /** An operator sent the money, because it could not go back the way it came. */
  isTransferred?: boolean;
  /** The part sent that way; the rest went back the way it came. */
  transferredCents?: Cents | undefined;
  now: Date;
};

/** One mail for all parcels that reached this step together. */
export async function notifyOfRefund(tx: Orm, step: Step, about: About): Promise<void> {
  const isHandmade = step === 'refund-requested' && about.refunds.every(isAccepted);
  if (about.refunds.length > 0)
    await writeOrderMail(tx, about.order.id, {
      ...mailOf(about),
      kind: step,
      data: {
        ...dataOf(about),
        ...(isHandmade ? { isHandmade } : {}),
        ...(about.order.exportHold ? { isHeld: true } : {}),
        ...(about.isTransferred ? { isTransferred: true } : {}),
        ...(about.transferredCents === undefined ? {} : { transferredCents: about.transferredCents }),
      },
    });
}

/** Accepted from the start: no carrier has to take back a label made by hand. */
export const isAccepted = ({ state }: Refund): boolean => state === 'carrier_accepted';

export const notifyOfRejection = (tx: Orm, about: About & { reason: string }): Promise<void> =>
  writeOrderMail(tx, about.order.id, {
    ...mailOf(about),
    kind: 'refund-rejected',
    data: {
      ...dataOf(about),
      reason: about.reason,
      // A held label is not available to the customer.
      ...(about.order.exportHold ? { exportHold: true, holdReasons: reasonsOf(about.order) } : {}),
      ...(needsWarehouse(about.order.orderSnapshot?.additionalServices ?? {}) ? { byWarehouse: true } : {}),
    },
  });

const reasonsOf = ({ exportHold, orderSnapshot }: Order) =>
  currentHoldReasons(exportHold, orderSnapshot?.additionalServices);

/** `refunds`: what is paid back for the order. */
export const notifyOfCancellation = (tx: Orm, about: About): Promise<void> =>
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

/** An unpaid invoice is reduced; one paid into our account cannot be refunded through a provider. */
const waysOf = ({ paymentProvider, invoiceStatus }: Order) => {
  if (paymentProvider !== 'invoice') return { byInvoice: false };
  return invoiceStatus === 'paid' ? { byInvoice: false, byTransfer: true } : { byInvoice: true };
};
