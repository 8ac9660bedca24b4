// Commands on orders: show, release an export hold, mark as paid, give back.
import { currentHoldReasons } from '#domain/hold.ts';
import { euroFromCents } from '#domain/money.ts';
import { readMrn } from '#domain/mrn.ts';
import { markPaid } from '../../use-cases/operator/mark-paid.ts';
import { refundOrder } from '../../use-cases/operator/refund-order.ts';
import { type Released, releaseHold } from '../../use-cases/operator/release-hold.ts';
import { showOrder } from '../../use-cases/operator/show-order.ts';
import { soldCovers } from '../../use-cases/operator/sold-covers.ts';
import { type Command, UsageError } from '../command.ts';
import type { Report } from '../report.ts';
import { coverColumns } from './covers.ts';
import { fileRow } from './files.ts';
import { auditRow, line, refundRow } from './intent-report.ts';
import { referenceOf } from './reference.ts';
import { standingOf } from './refunds.ts';

export const orderCommands: readonly Command[] = [
  {
    name: 'orders show',
    usage: 'NUMBER|ID',
    summary:
      'an order with parcels, files and refunds; every command on an order also accepts the number of its invoice (RE-…) or of a correction (RK-…)',
    words: 1,
    plan:
      ({ word }) =>
      async (ctx) =>
        orderReport(await showOrder(ctx, word(0))),
  },
  {
    name: 'orders release-hold',
    usage: 'NUMBER|ID [--mrn MRN]',
    summary:
      'the export declaration is there, and anything that goes through our warehouse is checked, marked and with the carrier (orders show says which): releases the labels and mails the customer',
    words: 1,
    changes: true,
    options: { mrn: 'text' },
    plan: ({ word, text, operator }) => {
      const mrn = mrnOf(text('mrn'));
      return async (ctx) => {
        const { orderNumber, toldBy } = await releaseHold(ctx, { order: word(0), operator, mrn });
        return { sentence: `${orderNumber} is released; ${wordsFor(toldBy)}.` };
      };
    },
  },
  {
    name: 'orders mark-paid',
    usage: 'NUMBER|ID [--reference TEXT]',
    summary: 'the transfer for an open invoice has arrived: marks it as paid, in the books, too',
    words: 1,
    changes: true,
    options: { reference: 'text' },
    plan: ({ word, text, operator }) => {
      const reference = referenceOf(text('reference'));
      return async (ctx) => {
        const { orderNumber, paidCents } = await markPaid(ctx, { order: word(0), operator, reference });
        return { sentence: `The invoice of ${orderNumber} is paid: ${euroFromCents(paidCents)} EUR.` };
      };
    },
  },
  {
    name: 'orders refund',
    usage: 'NUMBER|ID [--packages 1,2] [--reason TEXT]',
    summary: 'returns labels to the carrier, then refunds the customer',
    words: 1,
    changes: true,
    options: { packages: 'text', reason: 'text' },
    plan: ({ word, text, operator }) => {
      const packageIndexes = packagesOf(text('packages'));
      return async (ctx) =>
        refundedReport(
          await refundOrder(ctx, { order: word(0), operator, packageIndexes, reason: text('reason') }),
        );
    },
  },
];

/** Bad if a parcel was not given back, or a person must look at one; refunds under way are fine. */
function refundedReport(parcels: Awaited<ReturnType<typeof refundOrder>>): Report {
  const standings = parcels.flatMap(({ packageIndex, status, reason, refund }) =>
    status === 'failed'
      ? { sentence: `Package ${packageIndex + 1} is not refunded (${reason}).`, isBad: true }
      : refund
        ? standingOf(refund)
        : [],
  );
  const bad = standings.filter(({ isBad }) => isBad);
  return {
    sentence: (bad.length > 0 ? bad : standings).map(({ sentence }) => sentence).join(' '),
    isBad: bad.length > 0,
    sections: {
      refunds: parcels.map(({ packageIndex, status, refundId, state, reason, amount, refund }) => ({
        package: packageIndex + 1,
        status,
        refund: refundId,
        state: refund?.state ?? state,
        reason,
        amount,
      })),
    },
  };
}

function wordsFor(toldBy: Released['toldBy']): string {
  if (toldBy === 'mail') return 'the customer is told by mail';
  if (toldBy === 'confirmation') return 'its labels are not here yet and will come with the confirmation';
  return 'all of it is being refunded, so the customer gets no mail';
}

function mrnOf(given: string | null): string | null {
  if (given === null) return null;
  const mrn = readMrn(given);
  if (mrn === null) throw new UsageError('--mrn takes the number of a declaration: 26DE485012345678E1.');
  return mrn;
}

/** "1,2" → 0 and 1. */
function packagesOf(given: string | null): number[] | null {
  if (given === null) return null;
  if (!/^([1-9]|10)(,([1-9]|10))*$/.test(given))
    throw new UsageError('--packages counts from 1, separated by commas: 1,2.');
  return given.split(',').map((word) => Number(word) - 1);
}

type Shown = Awaited<ReturnType<typeof showOrder>>;

const orderReport = ({ order, mrn, parcels, files, refunds, audit }: Shown): Report => ({
  sections: {
    order: {
      number: order.orderNumber,
      id: order.id,
      intent: order.intentId,
      status: order.status,
      'export hold': order.exportHold,
      'held for':
        currentHoldReasons(order.exportHold, order.orderSnapshot?.additionalServices).join(', ') || null,
      MRN: mrn,
      batteries: batteriesOf(order),
      incoterm: order.incoterm,
      'duties agreed': order.dutiesAgreedAt,
      rate: `${order.carrier} ${order.service}`,
      // As sold: what was given back is shown below.
      ...coverColumns(soldCovers(order, [])),
      total: euroFromCents(order.totalAmountCents),
      provider: order.paymentProvider,
      payment: order.paymentStatus,
      invoice: order.invoiceStatus,
      owner: order.userId,
      from: line(order.fromAddress),
      to: line(order.toAddress),
      created: order.createdAt,
    },
    parcels: parcels.map((parcel) => ({
      package: parcel.packageIndex + 1,
      leg: parcel.leg + 1,
      carrier: `${parcel.carrier} ${parcel.service}`,
      tracking: parcel.trackingCode,
      status: parcel.status,
      label: parcel.labelPurchased,
      file: parcel.labelFileId !== null,
    })),
    files: files.map(fileRow),
    refunds: refunds.map(refundRow),
    audit: audit.map(auditRow),
  },
});

/** "mix, more2": as declared; only the type if an early order has no more. */
const batteriesOf = ({ lithiumBatteryType, orderSnapshot }: Shown['order']): string | null => {
  const count = orderSnapshot?.additionalServices?.lithiumBatteryDetails?.batteryCount;
  return lithiumBatteryType && [lithiumBatteryType, count].filter(Boolean).join(', ');
};
