// Insurance and offset as they are reported: what one order has of them, and the orders of a month (record 0008).
import { addDays, isCalendarDate } from '#domain/berlin.ts';
import { type Cents, euroFromCents } from '#domain/money.ts';
import { orderPrice } from '#domain/order-price.ts';
import { staysInsideEu } from '#domain/territory.ts';
import { readSoldCovers } from '../../use-cases/operator/read-lists.ts';
import type { showOrder } from '../../use-cases/operator/show-order.ts';
import { type Command, UsageError } from '../command.ts';

export const coverCommands: readonly Command[] = [
  {
    name: 'orders to-report',
    usage: '--month YYYY-MM',
    summary: 'insured and offset orders of a month in Berlin, for insurer and offset partner',
    words: 0,
    options: { month: 'text' },
    plan: ({ text, limit }) => {
      const days = monthOf(text('month'));
      return async (ctx) => {
        const { rows, hasMore } = await readSoldCovers(ctx, { ...days, limit });
        return {
          ...(hasMore && { sentence: `Only the first ${limit} orders: --limit N shows more.` }),
          sections: {
            orders: rows.map((order) => ({
              number: order.orderNumber,
              created: order.createdAt,
              status: order.status,
              // What was given back, and its cover with it, is told by this word alone.
              payment: order.paymentStatus,
              ...soldCovers(order),
              carrier: order.carrier,
              from: order.fromAddress.country,
              to: order.toAddress.country,
            })),
          },
        };
      };
    },
  },
];

type Sold = Pick<
  Awaited<ReturnType<typeof showOrder>>['order'],
  | 'hasInsurance'
  | 'hasCarbonNeutral'
  | 'totalValueCents'
  | 'totalAmountCents'
  | 'price'
  | 'fromAddress'
  | 'toAddress'
>;

/** Net, in EUR; nothing stands where nothing was sold. */
export function soldCovers(order: Sold) {
  const { insuranceFee, carbonNeutralFee } = orderPrice(order.price, {
    totalCents: order.totalAmountCents,
    isInsideEu: staysInsideEu(order.fromAddress, order.toAddress),
  });
  const sold = (isSold: boolean, cents: Cents) => (isSold ? euroFromCents(cents) : null);
  return {
    'insured value': sold(order.hasInsurance, order.totalValueCents),
    insurance: sold(order.hasInsurance, insuranceFee),
    offset: sold(order.hasCarbonNeutral, carbonNeutralFee),
  };
}

/** Its first day, and that of the next one. */
function monthOf(given: string | null): { first: string; next: string } {
  const first = `${given ?? ''}-01`;
  if (!isCalendarDate(first)) throw new UsageError('--month names the month: 2026-11.');
  return { first, next: `${addDays(first, 31).slice(0, 7)}-01` };
}
