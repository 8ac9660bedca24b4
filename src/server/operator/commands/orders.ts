// Commands on orders and their refunds: show, release an export hold, mark as paid, give back, try a refund again.
import { whyHeld } from '#domain/hold.ts';
import { euroFromCents } from '#domain/money.ts';
import { readMrn } from '#domain/mrn.ts';
import { acceptRefund } from '../../use-cases/operator/accept-refund.ts';
import { markPaid } from '../../use-cases/operator/mark-paid.ts';
import { readRefunds } from '../../use-cases/operator/read-lists.ts';
import { refundOrder } from '../../use-cases/operator/refund-order.ts';
import { type Released, releaseHold } from '../../use-cases/operator/release-hold.ts';
import { resolveRefund } from '../../use-cases/operator/resolve-refund.ts';
import { retryRefund } from '../../use-cases/operator/retry-refund.ts';
import { settleRefund } from '../../use-cases/operator/settle-refund.ts';
import { showOrder } from '../../use-cases/operator/show-order.ts';
import { type Command, UsageError } from '../command.ts';
import type { Report } from '../report.ts';
import { soldCovers } from './covers.ts';
import { fileRow } from './files.ts';
import { auditRow, line, refundRow } from './intent-report.ts';
import {
  backOf,
  referenceOf,
  resolveCommand,
  resolvingOf,
  settlingOf,
  settlingOptions,
} from './reference.ts';

export const orderCommands: readonly Command[] = [
  {
    name: 'orders show',
    usage: 'NUMBER|ID',
    summary: 'an order with parcels, files and refunds',
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
      'the export declaration is there, and what goes through our warehouse is checked, marked and with the carrier (orders show says which): labels are free, the customer gets a mail',
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
    summary: 'the transfer for an open invoice is on our account: it is paid, and the books say so',
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
    summary: 'gives labels back to the carrier, then the money to the customer',
    words: 1,
    changes: true,
    options: { packages: 'text', reason: 'text' },
    plan: ({ word, text, operator }) => {
      const packageIndexes = packagesOf(text('packages'));
      return async (ctx) => ({
        sections: {
          refunds: (
            await refundOrder(ctx, { order: word(0), operator, packageIndexes, reason: text('reason') })
          ).map(({ packageIndex, status, refundId, state, reason, amount }) => ({
            package: packageIndex + 1,
            status,
            refund: refundId,
            state,
            reason,
            amount,
          })),
        },
      });
    },
  },
  {
    name: 'refunds',
    usage: '[--all]',
    summary: 'refunds that need a person; --all: the newest of all',
    words: 0,
    options: { all: 'flag' },
    plan:
      ({ flag, limit }) =>
      async (ctx) => ({
        sections: { refunds: (await readRefunds(ctx, { all: flag('all'), limit })).map(refundRow) },
      }),
  },
  {
    name: 'refunds retry',
    usage: 'ID',
    summary: 'tries a refund again that has stopped',
    words: 1,
    changes: true,
    plan:
      ({ word, operator }) =>
      async (ctx) => {
        await retryRefund(ctx, { refundId: word(0), operator });
        return { sentence: `${word(0)} was tried again.` };
      },
  },
  {
    name: 'refunds accept',
    usage: 'ID --note TEXT',
    summary:
      'the carrier does not say whether it takes the label back (no_answer, stuck): the label is our loss then, and the customer gets the money',
    words: 1,
    changes: true,
    options: { note: 'text' },
    plan: (input) => {
      const accepting = resolvingOf(input);
      return async (ctx) => {
        await acceptRefund(ctx, accepting);
        return { sentence: `The money of ${accepting.id} goes back; its label is our loss.` };
      };
    },
  },
  {
    name: 'refunds settle',
    usage: 'ID --reference TEXT [--at-provider] [--amount 12.34]',
    summary:
      'the money that was refused, or is stuck or waits behind stuck money of its order, goes back by transfer (settle first, then transfer: until then the provider may pay as well), or has at the provider itself (by hand, or in a dispute); --amount: what the provider has given back, if that was another sum: the rest goes by transfer, with --at-provider it is all that the customer gets',
    words: 1,
    changes: true,
    options: { ...settlingOptions, amount: 'text' },
    plan: (input) => {
      const settling = { ...settlingOf(input), backCents: backOf(input) };
      return async (ctx) => {
        const settled = await settleRefund(ctx, settling);
        const paid = `${euroFromCents(settled.amountCents)} EUR of ${settled.orderNumber}`;
        const { transferCents } = settled;
        const rest =
          settling.backCents !== null && transferCents > 0
            ? ` Of them ${euroFromCents(transferCents)} EUR are to be transferred.`
            : '';
        const use = settled.isUsed
          ? ' Its label is used all the same, and stays on the list (label_used).'
          : '';
        return { sentence: `${paid} are paid back; the customer is told by mail.${rest}${use}` };
      };
    },
  },
  resolveCommand('refunds resolve', resolveRefund),
];

function wordsFor(toldBy: Released['toldBy']): string {
  if (toldBy === 'mail') return 'the customer is told by mail';
  if (toldBy === 'confirmation') return 'its labels are not here yet, and come with the confirmation';
  return 'all of it is on its way back, so the customer gets no mail';
}

function mrnOf(given: string | null): string | null {
  if (given === null) return null;
  const mrn = readMrn(given);
  if (mrn === null) throw new UsageError('--mrn is the number of a declaration: 26DE485012345678E1.');
  return mrn;
}

/** "1,2" → 0 and 1. */
function packagesOf(given: string | null): number[] | null {
  if (given === null) return null;
  if (!/^([1-9]|10)(,([1-9]|10))*$/.test(given))
    throw new UsageError('--packages counts from 1, with commas: 1,2.');
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
      'held for': whyHeld(order.exportHold, order.orderSnapshot?.additionalServices).join(', ') || null,
      MRN: mrn,
      batteries: batteriesOf(order),
      incoterm: order.incoterm,
      'duties agreed': order.dutiesAgreedAt,
      rate: `${order.carrier} ${order.service}`,
      // As it was sold: what was given back stands below.
      ...soldCovers(order, []),
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

/** "mix, more2": what was declared; the type alone where an early order has no more. */
const batteriesOf = ({ lithiumBatteryType, orderSnapshot }: Shown['order']): string | null => {
  const count = orderSnapshot?.additionalServices?.lithiumBatteryDetails?.batteryCount;
  return lithiumBatteryType && [lithiumBatteryType, count].filter(Boolean).join(', ');
};
