// Insurance and offset as they are reported: those of one order, and the orders of a month (record 0008).
import { addDays, isCalendarDate } from '#domain/calendar.ts';
import { type Cents, euroFromCents } from '#domain/money.ts';
import { readSoldCovers } from '../../use-cases/operator/read-lists.ts';
import { soldCovers } from '../../use-cases/operator/sold-covers.ts';
import { type Command, UsageError } from '../command.ts';
import { truncatedList } from './truncated-list.ts';

export const coverCommands: readonly Command[] = [
  {
    name: 'orders to-report',
    usage: '--month YYYY-MM',
    summary: 'insured and offset orders of a month (Berlin time), for the insurer and the offset partner',
    words: 0,
    options: { month: 'text' },
    plan: ({ text, limit }) => {
      const days = monthOf(text('month'));
      return async (ctx) => {
        const sold = await readSoldCovers(ctx, { ...days, limit });
        return truncatedList(
          sold,
          (order) => ({
            number: order.orderNumber,
            created: order.createdAt,
            status: order.status,
            payment: order.paymentStatus,
            // Only what travels is reported: the covers of the other parcels.
            'given back':
              order.givenBack.length > 0 ? `${order.givenBack.length} of ${order.packageCount}` : null,
            ...coverColumns(
              soldCovers(
                order,
                order.givenBack.map(({ packageIndex }) => packageIndex),
              ),
            ),
            carrier: order.carrier,
            from: order.fromAddress.country,
            to: order.toAddress.country,
          }),
          { heading: 'orders', limit },
        );
      };
    },
  },
];

/** In EUR; empty where nothing was sold. */
export function coverColumns({ valueCents, insuranceCents, offsetCents }: ReturnType<typeof soldCovers>) {
  const euro = (cents: Cents | null) => (cents === null ? null : euroFromCents(cents));
  return {
    'insured value': euro(valueCents),
    insurance: euro(insuranceCents),
    offset: euro(offsetCents),
  };
}

/** The month's first day, and that of the next month. */
function monthOf(given: string | null): { first: string; next: string } {
  const first = `${given ?? ''}-01`;
  if (!isCalendarDate(first)) throw new UsageError('--month takes a month: 2026-11.');
  return { first, next: `${addDays(first, 31).slice(0, 7)}-01` };
}
